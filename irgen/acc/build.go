package acc

import (
	"accc/ir"
)

// hasGroup reports whether a definition has an operand group of a name.
func hasGroup(def *ir.OpDef, name string) bool {
	for _, g := range def.Operands {
		if g.Name == name {
			return true
		}
	}
	return false
}
