package argue

import (
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// byOne returns the sentence that explains a step which uses a single number, or several numbers one
// by one.
func (t Teller) byOne(s solver.Step) string {
	if len(s.Numbers) > 1 {
		return text.Text{
			"Número a número se ve que %s.",
			"Taking the numbers one by one, %s."}.In(t.Lang, t.concludes(s))
	}
	u := t.clue(s, s.Regions[0])
	if u.region.Mines > 0 {
		return t.full(u)
	}
	_, safe := split(s.Concludes)
	then := t.allAre(safe, false)
	switch len(u.mines) {
	case 0:
		return text.Text{
			"A %s no le queda ninguna mina por encontrar: %s.",
			"%s has no mines left to find, so %s."}.In(t.Lang, u.name, then)
	case 1:
		return text.Text{
			"%s ya tiene su mina, en %s: %s.",
			"%s already has its mine, at %s, so %s."}.In(t.Lang, t.subject(u), t.and(u.mines), then)
	}
	return text.Text{
		"%s ya tiene sus %s minas, en %s: %s.",
		"%s already has its %s mines, at %s, so %s."}.In(t.Lang, t.subject(u), t.count(len(u.mines)), t.and(u.mines), then)
}

// full returns the sentence about a number whose remaining closed cells are all mines.
func (t Teller) full(u clue) string {
	left := u.region.Cells
	at, n := t.and(left), t.count(len(left))
	subject := t.subject(u)
	switch one := len(left) == 1; {
	case len(u.mines) > 0 && one:
		return text.Text{
			"%s tiene %s%s y solo le queda %s: ahí está la otra.",
			"%s has %s%s and only %s left: the other one is there."}.In(t.Lang, subject, t.minesAt(u.mines), t.apart(u), at)
	case len(u.mines) > 0:
		return text.Text{
			"%s tiene %s%s y solo le quedan %s: %s.",
			"%s has %s%s and only %s left: %s."}.In(t.Lang, subject, t.minesAt(u.mines), t.apart(u), at, t.allMines(len(left)))
	case len(u.safe) > 0 && one:
		return text.Text{
			"%s solo puede tener su mina en %s, porque en %s no hay.",
			"%s can only have its mine at %s, as there is none at %s."}.In(t.Lang, subject, at, t.and(u.safe))
	case len(u.safe) > 0:
		return text.Text{
			"%s solo puede tener sus minas en %s, porque en %s no hay.",
			"%s can only have its mines at %s, as there are none at %s."}.In(t.Lang, subject, at, t.and(u.safe))
	case u.isLeft && one:
		return text.Text{
			"%s solo le queda una celda sin marcar, %s: ahí está la mina.",
			"%s has one cell left without a flag, %s: that is its mine."}.In(t.Lang, t.toSubject(u), at)
	case u.isLeft:
		return text.Text{
			"%s le quedan justo %s celdas sin marcar, %s: %s.",
			"%s has exactly %s cells left without a flag, %s: %s."}.In(t.Lang, t.toSubject(u), n, at, t.allMines(len(left)))
	case one:
		return text.Text{
			"%s solo toca una celda cerrada, %s: ahí está la mina.",
			"%s touches only one closed cell, %s: that is its mine."}.In(t.Lang, subject, at)
	}
	return text.Text{
		"%s toca justo %s celdas cerradas, %s: %s.",
		"%s touches exactly %s closed cells, %s: %s."}.In(t.Lang, subject, n, at, t.allMines(len(left)))
}

func (t Teller) allMines(n int) string {
	if n == 2 {
		return text.Text{"las dos son minas", "both are mines"}[t.Lang]
	}
	return text.Text{"las %s son minas", "all %s are mines"}.In(t.Lang, t.count(n))
}

// apart returns the words about the safe closed cells around a number, for the middle of a
// sentence: ", ninguna en Fc,". It returns "" if no such cell is known.
func (t Teller) apart(u clue) string {
	if len(u.safe) == 0 {
		return ""
	}
	return text.Text{", ninguna en %s,", ", none at %s,"}.In(t.Lang, t.and(u.safe))
}
