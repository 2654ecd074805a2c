package memory

import "accc/ir"

// NameOf returns the user's name of the variable that an address leads into, "" where the operations do not say: that of its declaration, of its memory, or of
// the pointer that leads there.
func NameOf(v *ir.Value) string {
	for range mostDepthOfTarget {
		if id, ok := ir.IdentityOf(v); ok && id.Name != "" {
			return id.Name
		}
		from := inner(v)
		if from == nil {
			return ir.NameOf(v.Loc())
		}
		v = from
	}
	return ""
}
