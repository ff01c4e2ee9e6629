package cli

import (
	"cmp"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui/serve"
	"buscaminas/ui/settings/dirs"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/term"
)

// The limits of the flags --idle, --players, --disk and --memory.
const (
	leastIdle   = time.Minute
	mostPlayers = 10_000
	leastDisk   = 100       // in megabytes; room for five players
	mostDisk    = 1_000_000 // in megabytes: a terabyte
	leastMemory = 64        // in megabytes; enough for a few players
	mostMemory  = 1_000_000 // in megabytes: a terabyte
)

// serve returns the command that serves the game over SSH.
func (p *program) serve() *command {
	s := serve.Flags{
		Lang: p.lang, Listen: "127.0.0.1:2323", Players: 200, Arrivals: 10, Idle: 30 * time.Minute, Disk: 2000, Largest: 65536,
		Drain: 30 * time.Second,
	}
	c := p.command("serve", func(*command) error {
		if err := checkServer(&s); err != nil {
			return err
		}
		if s.Folder == "" {
			dir, err := dirs.State()
			if err != nil {
				return err
			}
			s.Folder = filepath.Join(dir, "server")
		}
		return serve.Run(s, randomSeed, p.out, func() (cols, rows int, ok bool) {
			cols, rows, err := term.GetSize(os.Stdout.Fd())
			return cols, rows, err == nil
		})
	})
	c.flag(&s.Listen, "listen", "`DIRECCIÓN` en la que se escucha", "`ADDRESS` to listen on")
	c.path(&s.Folder, "folder", "",
		"`DIRECTORIO` para la clave del servidor y los ficheros de los jugadores; si no se indica, server, junto a las partidas",
		"`FOLDER` for the server's key and the players' files; by default, server, next to the games")
	c.flag(&s.Players, "players", "cuántos pueden jugar a la vez", "how many may play at once")
	c.flag(&s.PerAddress, "per-address",
		"cuántos pueden jugar a la vez desde una misma dirección; si no se indica, la mitad de --players",
		"how many may play at once from one address; by default, half of --players")
	c.flag(&s.Arrivals, "arrivals", "cuántos pueden llegar por segundo desde una misma dirección",
		"how many may arrive each second from one address")
	c.flag(&s.Idle, "idle", "`TIEMPO` que puede pasar sin que se toque una tecla antes de cerrar la sesión",
		"`TIME` without a key press before a session is closed")
	c.flag(&s.Disk, "disk", "`MB` que pueden ocupar los ficheros de todos los jugadores", "`MB` that the files of all players may take")
	c.flag(&s.Memory, "memory", "`MB` de memoria que el servidor procura no pasar", "`MB` of memory that the server tries not to exceed")
	c.flag(&s.Largest, "largest", "`CELDAS` del mayor tablero que se puede jugar o editar",
		"`CELLS` in the largest board that can be played or edited")
	c.path(&s.Notice, "motd", "", "`FICHERO` con un aviso para el menú", "`FILE` with a notice for the menu")
	c.path(&s.Allow, "allow", "", "`FICHERO` con las claves y las direcciones que pueden entrar",
		"`FILE` with the keys and addresses that may come in")
	c.path(&s.Deny, "deny", "", "`FICHERO` con las claves y las direcciones que no pueden entrar",
		"`FILE` with the keys and addresses that may not come in")
	c.flag(&s.Drain, "drain", "`TIEMPO` que se puede seguir jugando después de SIGTERM", "`TIME` that players may go on after SIGTERM")
	c.flag(func(value string) error {
		for typed := range strings.SplitSeq(value, ",") {
			network, ok := serve.ParseNetwork(strings.TrimSpace(typed))
			if !ok {
				return usageError{
					"es una dirección o una red, como 192.0.2.7 o 2001:db8::/32",
					"it is an address or a network, such as 192.0.2.7 or 2001:db8::/32"}
			}
			s.Proxies = append(s.Proxies, network)
		}
		return nil
	}, "proxy-from", "`REDES` de los balanceadores, que dicen de quién es cada conexión con el protocolo PROXY",
		"`NETWORKS` of the balancers, which name each client with the PROXY protocol")
	c.choice("log", "formato del registro", "the format of the log", same([]string{"text", "json"}), func(i int) { s.JSON = i == 1 })
	return c
}

// checkServer returns a [usageError] for the first wrong flag.
func checkServer(s *serve.Flags) error {
	for _, f := range []struct {
		name               string
		value, least, most int
	}{
		{"players", s.Players, 1, mostPlayers},
		{"per-address", s.PerAddress, 0, mostPlayers},
		{"arrivals", s.Arrivals, 1, mostPlayers},
		{"disk", s.Disk, leastDisk, mostDisk},
		{"memory", cmp.Or(s.Memory, leastMemory), leastMemory, mostMemory},
		{"largest", s.Largest, game.Expert.Rows * game.Expert.Cols, game.MaxCells},
	} {
		if f.value < f.least || f.value > f.most {
			return usageError(wrongValue.With("--"+f.name, strconv.Itoa(f.value),
				text.Text{"debe estar entre %d y %d", "it must be from %d to %d"}.With(f.least, f.most)))
		}
	}
	switch {
	case s.Idle < leastIdle:
		return usageError(wrongValue.With("--idle", s.Idle.String(),
			text.Text{"debe ser un minuto o más, por ejemplo 30m", "it must be a minute or more, such as 30m"}))
	case s.Drain < 0:
		return usageError(wrongValue.With("--drain", s.Drain.String(), text.Text{"no puede ser negativo", "it cannot be negative"}))
	}
	return nil
}
