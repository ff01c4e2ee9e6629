package serve

import (
	"buscaminas/ui/text"

	"github.com/charmbracelet/ssh"
	"github.com/charmbracelet/wish"
)

// The messages for clients that do not play.
var (
	onlyTheGame = text.Text{
		"Este servidor es solo para jugar al buscaminas: no copia ficheros ni ejecuta órdenes. Para jugar: ssh -t SERVIDOR",
		"This server is only for playing Minesweeper: it copies no files and runs no commands. To play: ssh -t HOST"}
	noForwarding = text.Text{
		"este servidor no reenvía puertos: es solo para jugar al buscaminas",
		"this server does not forward ports: it is only for playing Minesweeper"}
	noSuchStart = text.Text{
		"Aquí %q no significa nada: escribe un nivel (principiante, intermedio, experto), un código, «dia» o «ayuda».",
		"%q means nothing here: type a level (beginner, intermediate, expert), a code, \"day\" or \"help\"."}
	noTerminal = text.Text{
		"Hace falta un terminal de verdad: conéctate con ssh -t, y con un TERM que no sea dumb.",
		"This needs a real terminal: connect with ssh -t and a TERM other than dumb."}
	full = text.Text{
		"El servidor está lleno: ya hay %d jugando. Prueba dentro de un rato.",
		"The server is full (players: %d). Try again in a while."}
	fullFromHere = text.Text{
		"Desde tu dirección no caben más (ya hay %d jugando). Prueba dentro de un rato.",
		"There is no room for more from your address (players: %d). Try again in a while."}
	tooOften = text.Text{
		"demasiadas conexiones seguidas desde una misma dirección",
		"too many connections in a row from one address"}
	tooMany = text.Text{
		"demasiadas sesiones en una sola conexión",
		"too many sessions on one connection"}
	howTo = text.Text{`Buscaminas por SSH

  ssh -t SERVIDOR                el menú
  ssh -t SERVIDOR experto        un nivel: principiante, intermedio, experto
  ssh -t SERVIDOR 3000-KAA-818   el tablero de un código
  ssh -t SERVIDOR dia            el tablero del día

Si el servidor no escucha en el puerto 22, añade -p PUERTO.
Con una clave pública de SSH se guardan tus partidas, tu historial y tus opciones.
Sin clave juegas como invitado, y no se guarda nada.
`, `Minesweeper over SSH

  ssh -t HOST                the menu
  ssh -t HOST expert         a level: beginner, intermediate, expert
  ssh -t HOST 3000-KAA-818   the board with that code
  ssh -t HOST day            the daily board

If the server does not listen on port 22, add -p PORT.
With an SSH public key, your games, history and settings are kept.
Without a key you play as a guest, and nothing is kept.
`}
)

// The reasons that only the log tells.
var (
	tooManyConns    = text.Same("too many open connections")
	tooManyFromHere = text.Same("too many open connections from its address")
	noSeat          = text.Same("did not begin to play within %v")
	answersNothing  = text.Same("has answered nothing for %v")
	readsNothing    = text.Same("has read nothing for %v")
	denied          = text.Same("the operator does not let it in")
	noProxyHeader   = text.Same("the balancer does not name the client")
)

// The messages for players.
var (
	guestsKeep = text.Text{
		"Juegas como invitado y no se guarda nada. Con una clave de SSH se guardarían tus partidas.",
		"You are playing as a guest, and nothing is kept. To keep your games, connect with an SSH key."}
	noRoomOnDisk = text.Text{
		"El servidor no tiene sitio para más jugadores nuevos: de momento juegas como invitado y no se guarda nada.",
		"The server has no room for more new players: for now you are playing as a guest, and nothing is kept."}
	wasIdle = text.Text{
		"Llevabas %v sin tocar una tecla y se ha cerrado la sesión.",
		"No key was pressed for %v, so the session was closed."}
	sentTooMuch = text.Text{
		"Ha llegado más texto del que nadie puede teclear, y se ha cerrado la sesión.",
		"More input arrived than anybody can type, so the session was closed."}
	serverEnds = text.Text{"El servidor se cierra.", "The server is shutting down."}
	sessionBad = text.Text{
		"El programa ha fallado y se ha cerrado la sesión.",
		"The program failed, so the session was closed."}
	gameWaits   = text.Text{"Tu partida te espera.", "Your game is waiting for you."}
	nothingLeft = text.Text{
		"Has jugado como invitado: no se ha guardado nada.", "You were a guest: nothing was kept."}
)

// refuse tells a client why it cannot play.
func (s *Server) refuse(c ssh.Session, why text.Text, args ...any) {
	channelOf(c).ends()
	s.log(refused, who(c, because(why, args...))...)
	wish.Fatalln(c, say(c, why.In(s.langOf(c), args...))+"\r")
}
