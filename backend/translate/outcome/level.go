package outcome

import "accc/dialects/fir"

// A Level is the outermost level of parallelism that is left to a part of a program, or that it needs.
type Level int

// The levels.
const (
	Seq Level = iota
	Vector
	Worker
	Gang
	// Stays: directives of OpenMP stay in the function, which can be no routine of OpenACC then.
	Stays
)

// Level is the parallelism in a function that devices have, by its name in the source; ok is false where devices do not have it. Of procedures with one name
// it is that of the one outside of modules, or else of the first by its name in the module.
func (p *Program) Level(name string) (level Level, ok bool) {
	if p.symbols == nil {
		p.symbols = map[string]string{}
		for symbol := range p.Routines {
			user := fir.UserName(symbol)
			alone := "_QP" + user
			if before, taken := p.symbols[user]; !taken || symbol == alone || before != alone && symbol < before {
				p.symbols[user] = symbol
			}
		}
	}
	level, ok = p.Routines[p.symbols[name]]
	return level, ok
}
