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

// Text is a string in the description of a directive or a clause (Directive, Clauses), or "".
func Text(d *ir.DictAttr, name string) string {
	if s, ok := d.Get(name).(*ir.StringAttr); ok {
		return s.Value
	}
	return ""
}

// Clause is a clause of a directive in an attribute (Directive), or nil.
func Clause(d *ir.DictAttr, name string) *ir.DictAttr {
	list, _ := d.Get("clauses").(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	for _, e := range list.Elems {
		if x, ok := e.(*ir.DictAttr); ok && Text(x, "clause") == name {
			return x
		}
	}
	return nil
}

// Word is the first keyword among the arguments or modifiers of a clause, or "".
func Word(clause *ir.DictAttr, group string) string {
	if clause == nil {
		return ""
	}
	list, _ := clause.Get(group).(*ir.ArrayAttr)
	if list == nil {
		return ""
	}
	for _, e := range list.Elems {
		if x, ok := e.(*ir.DictAttr); ok && Text(x, "word") != "" {
			return Text(x, "word")
		}
	}
	return ""
}

// AllocatorAlignment is that of the variables which an allocator allocates that the program makes: the most that its traits can ask for.
const AllocatorAlignment = 4096

// AllocatorCheck (handle) is the run-time function that refuses an allocator whose traits ask for what variables do not have.
const AllocatorCheck = "__accc_variables_of"
