package ir

import "slices"

// Symbols: operations with names (attribute sym_name) inside of symbol tables.

// SymbolName is the name of an operation, or "".
func SymbolName(o *Op) string {
	s, _ := o.Attr("sym_name").(*StringAttr)
	if s == nil {
		return ""
	}
	return s.Value
}

// LookupSymbol finds the operation named name in the closest symbol table around from, or nil.
func LookupSymbol(from *Op, name string) *Op {
	for p := from; p != nil; p = p.ParentOp() {
		if !p.def.Has(SymbolTable) || len(p.regions) == 0 {
			continue
		}
		if s := SymbolIn(p, name); s != nil {
			return s
		}
	}
	return nil
}

// LookupSymbolRef finds the operation that @root::@nested names, as seen from an operation, or nil.
func LookupSymbolRef(from *Op, ref *SymbolRefAttr) *Op {
	o := LookupSymbol(from, ref.Root)
	for _, n := range ref.Nested {
		if o == nil || len(o.regions) == 0 {
			return nil
		}
		o = SymbolIn(o, n)
	}
	return o
}

// SymbolIn finds the operation named name directly inside table, or nil.
func SymbolIn(table *Op, name string) *Op {
	for _, b := range table.regions[0].blocks {
		if b.symbols != nil {
			if o := b.symbols[name]; o != nil {
				return o
			}
			continue
		}
		for o := b.first; o != nil; o = o.next {
			if s, ok := o.Attr("sym_name").(*StringAttr); ok && s.Value == name {
				return o
			}
		}
	}
	return nil
}

// SymbolRefsIn calls f for the references to symbols that an attribute holds.
func SymbolRefsIn(a Attribute, f func(*SymbolRefAttr)) {
	switch a := a.(type) {
	case *SymbolRefAttr:
		f(a)
	case *ArrayAttr:
		for _, e := range a.Elems {
			SymbolRefsIn(e, f)
		}
	case *DictAttr:
		for _, e := range a.Elems {
			SymbolRefsIn(e.Value, f)
		}
	case interface{ SymbolRefs() []*SymbolRefAttr }:
		for _, r := range a.SymbolRefs() {
			f(r)
		}
	}
}

// indexSymbols makes lookups in the symbol tables inside o fast until their blocks change.
func indexSymbols(o *Op) {
	if o.def.Has(SymbolTable) && len(o.regions) > 0 {
		for _, b := range o.regions[0].blocks {
			if b.symbols != nil {
				continue
			}
			symbols := map[string]*Op{}
			for in := b.first; in != nil; in = in.next {
				if s, ok := in.Attr("sym_name").(*StringAttr); ok && symbols[s.Value] == nil {
					symbols[s.Value] = in
				}
			}
			b.symbols = symbols
		}
	}
	for _, r := range o.regions {
		for _, b := range r.blocks {
			for in := b.first; in != nil; in = in.next {
				if in.def.Has(SymbolTable) {
					indexSymbols(in)
				}
			}
		}
	}
}

// verifySymbolTable: names are unique.
func verifySymbolTable(o *Op) error {
	for _, b := range o.regions[0].blocks {
		seen := make(map[string]*Op, len(b.symbols))
		for in := b.first; in != nil; in = in.next {
			s, ok := in.Attr("sym_name").(*StringAttr)
			if !ok {
				continue
			}
			if old := seen[s.Value]; old != nil {
				return in.ErrorCode(CodeSymbol, "symbol @%s is already defined", s.Value).Also(old.Loc, "defined here")
			}
			seen[s.Value] = in
		}
	}
	return nil
}

// verifySymbolUses lets the operations inside a symbol table check the symbols they name; those in nested symbol
// tables have done so. Of several mistakes it finds the one that mlir-opt does.
func verifySymbolUses(table *Op, naming []*Op) *verifyError {
	wrong := func(o *Op) bool { return o.def.VerifySymbols(o) != nil }
	if !slices.ContainsFunc(naming, wrong) {
		return nil
	}
	for _, o := range operationsNaming(table) {
		if err := o.def.VerifySymbols(o); err != nil {
			return failure(o, err)
		}
	}
	return nil
}

// operationsNaming are the operations inside a symbol table that name symbols, in mlir-opt's order: regions wait until the operations
// around them have been checked, and the last one is next.
func operationsNaming(table *Op) (list []*Op) {
	work := append([]*Region(nil), table.regions...)
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		for _, b := range r.blocks {
			for o := b.first; o != nil; o = o.next {
				if o.def.VerifySymbols != nil {
					list = append(list, o)
				}
				if !o.def.Has(SymbolTable) {
					work = append(work, o.regions...)
				}
			}
		}
	}
	return list
}

// verifySymbol: a symbol has a name and a known visibility, and is directly in a symbol table.
func verifySymbol(o *Op) error {
	if p := o.ParentOp(); p != nil && p.def.Registered() && !p.def.Has(SymbolTable) {
		return o.ErrorCode(CodeSymbol, "is a symbol, so the operation around it must be a symbol table")
	}
	switch v := o.Attr("sym_visibility").(type) {
	case nil:
	case *StringAttr:
		if v.Value != "public" && v.Value != "private" && v.Value != "nested" {
			return o.ErrorCode(CodeSymbol, "expected the visibility public, private or nested, found %q", v.Value)
		}
	default:
		return o.ErrorCode(CodeSymbol, "expected sym_visibility to be a string")
	}
	return nil
}
