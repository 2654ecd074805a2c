package fir

import (
	"regexp"
	"strings"
)

// kindMarks are the kind parameters of a type, which follow its name.
var kindMarks = regexp.MustCompile(`(KN?\d+)+$`)

// UserName is the user's name of what has a name of flang's form, _QMshapesFareaEside: what follows the last letter that begins a
// part, side. A name of another form is the user's already.
func UserName(name string) string {
	if !strings.HasPrefix(name, "_Q") {
		return name
	}
	name = kindMarks.ReplaceAllString(name, "")
	for i := len(name) - 1; i > 0; i-- {
		if c := name[i]; c >= 'A' && c <= 'Z' {
			return name[i+1:]
		}
	}
	return name
}

// Mangled returns the symbols that a variable or procedure of a module may have here, by what gfortran calls it, as C does that names
// one: __grid_MOD_nx is nx of module grid. It returns nil for other names.
func Mangled(symbol string) []string {
	module, name, ok := strings.Cut(strings.TrimPrefix(symbol, "__"), "_MOD_")
	if !ok || !strings.HasPrefix(symbol, "__") {
		return nil
	}
	return []string{"_QM" + module + "E" + name, "_QM" + module + "P" + name}
}
