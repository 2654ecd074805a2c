package accc

import "accc/ir"

// EssentialClause is the name of the first clause that an operation holds as it is (Clauses) and without which the code has another
// meaning, "" if there is none. What makes code of the operation refuses it.
func EssentialClause(o *ir.Op) string {
	list, _ := o.Attr(Clauses.Name).(*ir.ArrayAttr)
	if list == nil {
		return ""
	}
	for _, e := range list.Elems {
		d, ok := e.(*ir.DictAttr)
		if !ok || d.Get("essential") == nil {
			continue
		}
		if name, ok := d.Get("clause").(*ir.StringAttr); ok {
			return name.Value
		}
	}
	return ""
}
