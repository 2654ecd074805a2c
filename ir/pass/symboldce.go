package pass

import "accc/ir"

// SymbolDCE erases symbols that are private and that nothing refers to.
var SymbolDCE = Generic.Define(Pass{
	Name: "symbol-dce",
	Doc:  "Erase private symbols that nothing refers to.",
	Run: func(op *ir.Op, _ Values) error {
		for eraseUnusedSymbols(op) {
		}
		return nil
	},
})

func eraseUnusedSymbols(root *ir.Op) bool {
	used := map[string]bool{}
	ir.Walk(root, func(o *ir.Op) bool {
		name := o.StringAttr("sym_name")
		for i := range o.Def().Attrs {
			references(o.Prop(i), name, used)
		}
		for _, a := range o.DiscardableAttrs() {
			references(a.Value, name, used)
		}
		return true
	})
	var dead []*ir.Op
	ir.Walk(root, func(o *ir.Op) bool {
		if o != root && o.Def().Has(ir.SymbolOp) && o.StringAttr("sym_visibility") == "private" && !used[o.StringAttr("sym_name")] {
			dead = append(dead, o)
			return false
		}
		return true
	})
	for _, o := range dead {
		o.Erase()
	}
	return len(dead) > 0
}

// references adds the symbols that a names; a symbol's reference to itself does not keep it.
func references(a ir.Attribute, self string, used map[string]bool) {
	ir.SymbolRefsIn(a, func(r *ir.SymbolRefAttr) {
		if r.Root != self {
			used[r.Root] = true
		}
		for _, n := range r.Nested {
			used[n] = true
		}
	})
}
