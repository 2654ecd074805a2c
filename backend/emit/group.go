package emit

import (
	"slices"

	"accc/pragma"
)

// group joins clauses of a directive that differ in their arguments alone: the first one has those of all.
func group(d *pragma.Directive) {
	var list []*pragma.Clause
	for _, c := range d.Clauses {
		i := slices.IndexFunc(list, func(x *pragma.Clause) bool {
			return x.Def == c.Def && x.Spelling == c.Spelling && len(x.Modifiers)+len(c.Modifiers) == 0 && slices.Equal(x.DeviceTypes, c.DeviceTypes)
		})
		if i < 0 || len(c.Args) == 0 || c.Operator.Text != "" {
			list = append(list, c)
			continue
		}
		list[i].Args = append(list[i].Args, c.Args...)
	}
	d.Clauses = list
}
