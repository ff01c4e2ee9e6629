package words

// Whether anything is certain.
var (
	HintWrongFlag    = Text{"Hay una marca mal puesta", "A flag is wrong"}
	HintSafe         = Text{"Hay algo seguro que abrir", "Something is certainly safe"}
	HintMine         = Text{"Nada seguro que abrir, pero sí una mina segura sin marcar", "Nothing is certainly safe, but a mine without a flag is certain"}
	HintGuess        = Text{"Nada es seguro: toca adivinar", "Nothing is certain: a guess is due"}
	HintUnclear      = Text{"Nada seguro a la vista, y son demasiados números para saberlo todo", "Nothing certain in sight, and too many numbers to know all"}
	HintTooLarge     = Text{"El tablero es demasiado grande para dar pistas", "The board is too large for hints"}
	FirstIsSafe      = Text{"La primera celda que se abre nunca tiene mina", "The first cell opened never holds a mine"}
	FirstIsAny       = Text{"La primera celda que se abre puede tener mina: nada es seguro", "The first cell opened may hold a mine: nothing is certain"}
	ChancesEstimated = Text{"Son demasiados números para saberlo todo: las probabilidades son aproximadas", "Too many numbers to know all: the chances are estimates"}
	Thinking         = Text{"Pensando…", "Thinking…"}
	MoreWhere        = Text{"%s: dónde", "%s: where"}
	MoreWhy          = Text{"%s: por qué", "%s: why"}
)

// Where, and how the sentences begin that say why.
var (
	IsSafe      = Text{"%s es segura", "%s is safe"}
	IsMine      = Text{"%s es mina", "%s is a mine"}
	IsWrongFlag = Text{"La marca de %s está mal", "The flag on %s is wrong"}
	BestGuess   = Text{"Lo mejor es %s: %s de mina", "The best is %s: %s for a mine"}
	LessRisk    = Text{"%s arriesga menos, %s, pero ayuda menos a seguir", "%s risks less, %s, but helps less to go on"}
	ChanceAt    = Text{"%s: %s de mina", "%s: %s for a mine"}
	Percent     = Text{"%s %%", "%s%%"}
	Estimated   = Text{"unos %s", "some %s"}
)

// Why, after a colon. The numbers are told as "Fe (2), Gd (1)".
var (
	WhyOneSafe   = Text{"alrededor de %s no hay más minas", "there are no more mines around %s"}
	WhyOneMine   = Text{"alrededor de %s hay tantas minas como celdas cerradas", "there are as many mines around %s as closed cells"}
	WhyTwoSafe   = Text{"con una mina ahí no salen las cuentas: %s", "a mine there does not fit %s"}
	WhyTwoMine   = Text{"sin una mina ahí no salen las cuentas: %s", "without a mine there %s cannot hold"}
	WhyChainSafe = Text{"paso a paso, los números %s la dejan sin mina", "step by step, the numbers %s leave no mine there"}
	WhyChainMine = Text{"paso a paso, los números %s llevan a ella", "step by step, the numbers %s lead to it"}
	WhyCasesSafe = Text{"ningún reparto que cuadre con %s pone ahí una mina", "no layout that fits %s puts a mine there"}
	WhyCasesMine = Text{"todo reparto que cuadre con %s pone ahí una mina", "every layout that fits %s puts a mine there"}
	TheBoard     = Text{"el tablero (%d)", "the board (%d)"}
	WhyTotalOnly = Text{"las minas del tablero son %d", "the mines of the board are %d"}
	WhyTooLong   = Text{"el argumento es demasiado largo para contarlo", "the argument is too long to be told"}
	And          = Text{" y ", " and "}
	AndMore      = Text{" y %d más", " and %d more"}
)

// The truth about a loss.
var (
	LossForced  = Text{"azar: %s de mina, nada era seguro", "bad luck: %s for a mine, nothing was safe"}
	LossUnclear = Text{"%s de mina, y nada seguro a la vista", "%s for a mine, and nothing safe in sight"}
	LossCertain = Text{"%s era mina segura", "%s was certainly a mine"}
	LossSafe    = Text{"había celdas seguras: %s", "there were safe cells: %s"}
	LossOneSafe = Text{"había una celda segura: %s", "there was a safe cell: %s"}
	LossFlag    = Text{"marca mal puesta: %s", "wrong flag: %s"}
	LossFlags   = Text{"marcas mal puestas: %s", "wrong flags: %s"}
)

// New boards.
var (
	NoGuess      = Text{"sin adivinar", "no guessing"}
	FirstIs      = Text{"primera celda: %s", "first cell: %s"}
	MayNeedGuess = Text{"puede exigir adivinar", "may need a guess"}
	Dealing      = Text{"Repartiendo el tablero: %d %%", "Dealing the board: %d%%"}
	DealingSure  = Text{"Repartiendo un tablero sin adivinar: %d %%", "Dealing a board that needs no guess: %d%%"}
	KeyCancel    = Text{"cancelar", "cancel"}
	NotDealt     = Text{"Reparto cancelado", "Dealing was cancelled"}
)
