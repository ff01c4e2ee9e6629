package cli

import (
	"path/filepath"
	"strconv"
	"time"

	"buscaminas/game"
	"buscaminas/ui/serve"
	"buscaminas/ui/settings/dirs"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

var (
	listenFlag = text.Text{"`DIRECCIÓN` en la que se escucha", "`ADDRESS` to listen on"}
	folderFlag = text.Text{
		"`DIRECTORIO` para la clave del servidor y los ficheros de los jugadores; si no se indica, server, junto a las partidas",
		"`FOLDER` for the server's key and the players' files; by default, server, next to the games"}
	playersFlag    = text.Text{"cuántos pueden jugar a la vez", "how many may play at once"}
	perAddressFlag = text.Text{
		"cuántos pueden jugar a la vez desde una misma dirección; si no se indica, la mitad de --players",
		"how many may play at once from one address; by default, half of --players"}
	arrivalsFlag = text.Text{
		"cuántos pueden llegar por segundo desde una misma dirección",
		"how many may arrive each second from one address"}
	idleFlag = text.Text{
		"`TIEMPO` que puede pasar sin que se toque una tecla antes de cerrar la sesión",
		"`TIME` without a key press before a session is closed"}
	diskFlag   = text.Text{"`MB` que pueden ocupar los ficheros de todos los jugadores", "`MB` that the files of all players may take"}
	memoryFlag = text.Text{
		"`MB` de memoria que el servidor procura no pasar; si no se indica, 256 y 4 más por jugador",
		"`MB` of memory that the server tries not to exceed; by default, 256 plus 4 for each player"}
	largestFlag = text.Text{"`CELDAS` del mayor tablero que se puede jugar o editar", "`CELLS` in the largest board that can be played or edited"}
	proxyFlag   = text.Text{
		"`REDES` de los balanceadores, que dicen de quién es cada conexión con el protocolo PROXY",
		"`NETWORKS` of the balancers, which name each client with the PROXY protocol"}
	logFlag   = text.Text{"formato del registro", "the format of the log"}
	allowFlag = text.Text{
		"`FICHERO` con las claves y las direcciones que pueden entrar",
		"`FILE` with the keys and addresses that may come in"}
	denyFlag = text.Text{
		"`FICHERO` con las claves y las direcciones que no pueden entrar",
		"`FILE` with the keys and addresses that may not come in"}
	drainFlag = text.Text{
		"`TIEMPO` que se puede seguir jugando después de SIGTERM",
		"`TIME` that players may go on after SIGTERM"}
	negative   = text.Text{"no puede ser negativo", "it cannot be negative"}
	noticeFlag = text.Text{"`FICHERO` con un aviso para el menú", "`FILE` with a notice for the menu"}
	tooShort   = text.Text{"debe ser un minuto o más, por ejemplo 30m", "it must be a minute or more, such as 30m"}
	between    = text.Text{"debe estar entre %d y %d", "it must be from %d to %d"}
)

// The limits of the flags --idle, --players, --disk and --memory.
const (
	leastIdle   = time.Minute
	mostPlayers = 10_000
	leastDisk   = 100       // five players who use all their room
	mostDisk    = 1_000_000 // a terabyte
	leastMemory = 64        // a few players
	mostMemory  = 1_000_000 // a terabyte
)

// serveCommand returns the command that serves the game over SSH. It calls run with the options.
func serveCommand(l text.Lang, run func(c *cobra.Command, s serve.Flags) error) *cobra.Command {
	s, proxies := serve.Flags{Lang: l}, networks(nil)
	c := &cobra.Command{
		Use: "serve",
	}
	f := flags(c, l)
	f.StringVar(&s.Listen, "listen", "127.0.0.1:2323", listenFlag.In(l))
	f.StringVar(&s.Folder, "folder", "", folderFlag.In(l))
	f.IntVar(&s.Players, "players", 200, playersFlag.In(l))
	f.IntVar(&s.PerAddress, "per-address", 0, perAddressFlag.In(l))
	f.IntVar(&s.Arrivals, "arrivals", 10, arrivalsFlag.In(l))
	f.DurationVar(&s.Idle, "idle", 30*time.Minute, idleFlag.In(l))
	f.IntVar(&s.Disk, "disk", 2000, diskFlag.In(l))
	f.IntVar(&s.Memory, "memory", 0, memoryFlag.In(l))
	f.IntVar(&s.Largest, "largest", 65536, largestFlag.In(l))
	f.StringVar(&s.Notice, "motd", "", noticeFlag.In(l))
	f.StringVar(&s.Allow, "allow", "", allowFlag.In(l))
	f.StringVar(&s.Deny, "deny", "", denyFlag.In(l))
	f.DurationVar(&s.Drain, "drain", 30*time.Second, drainFlag.In(l))
	f.Var(&proxies, "proxy-from", proxyFlag.In(l))
	formats := []text.Text{text.Same("text"), text.Same("json")}
	f.Var(&choice{Options: formats, Choose: func(i int) { s.JSON = i == 1 }, Lang: l}, "log", logFlag.In(l))
	for _, name := range []string{"folder", "motd", "allow", "deny"} {
		f.Lookup(name).Annotations = map[string][]string{pathFlag: nil}
	}
	c.RunE = func(c *cobra.Command, _ []string) error {
		s.Proxies = proxies
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
		return run(c, s)
	}
	return c
}

// checkServer returns a [usageError] for the first wrong flag.
func checkServer(s *serve.Flags) error {
	wrong := func(flag, value string, why text.Text, args ...any) error {
		return usage(wrongValue, flag, value, why.With(args...))
	}
	levels := game.Expert.Rows * game.Expert.Cols
	switch {
	case s.Players < 1 || s.Players > mostPlayers:
		return wrong("--players", strconv.Itoa(s.Players), between, 1, mostPlayers)
	case s.PerAddress < 0 || s.PerAddress > mostPlayers:
		return wrong("--per-address", strconv.Itoa(s.PerAddress), between, 1, mostPlayers)
	case s.Arrivals < 1 || s.Arrivals > mostPlayers:
		return wrong("--arrivals", strconv.Itoa(s.Arrivals), between, 1, mostPlayers)
	case s.Idle < leastIdle:
		return wrong("--idle", s.Idle.String(), tooShort)
	case s.Disk < leastDisk || s.Disk > mostDisk:
		return wrong("--disk", strconv.Itoa(s.Disk), between, leastDisk, mostDisk)
	case s.Memory != 0 && s.Memory < leastMemory || s.Memory > mostMemory:
		return wrong("--memory", strconv.Itoa(s.Memory), between, leastMemory, mostMemory)
	case s.Drain < 0:
		return wrong("--drain", s.Drain.String(), negative)
	case s.Largest < levels || s.Largest > game.MaxCells:
		return wrong("--largest", strconv.Itoa(s.Largest), between, levels, game.MaxCells)
	}
	return nil
}
