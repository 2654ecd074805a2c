package procedure

import (
	"reflect"
	"strings"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/typemap"
)

// capture finds the variables of a procedure that the procedures it contains use.
func (tab *Table) capture(pr *Procedure) {
	p := pr.unit
	if p.Kind == "module" || p.Kind == "submodule" || len(p.Contains) == 0 {
		return
	}
	seen := map[*front.Symbol]bool{}
	var note func(s *front.Symbol)
	note = func(s *front.Symbol) {
		if s != nil && s.Cray != nil && p.Owns(s) {
			// Where it is, and its shape.
			note(s.Cray)
			for _, d := range s.Dims {
				for _, n := range []*front.Node{d.Lower, d.Upper} {
					n.Walk(func(n *front.Node) bool {
						note(n.Symbol)
						return true
					})
				}
			}
			return
		}
		if s == nil || seen[s] || !p.Owns(s) {
			return
		}
		if s.Kind != front.Variable && !(s.Kind == front.Procedure && s.Has(front.DummyAttr|front.PointerAttr)) || tab.host.Static(s) {
			return
		}
		seen[s] = true
		pr.Captured = append(pr.Captured, s)
	}
	for _, c := range p.Contains {
		walkNames(c, note)
	}
	if len(pr.Captured) == 0 {
		return
	}
	var elems []ir.Type
	for _, s := range pr.Captured {
		elems = append(elems, tab.CaptureType(s))
	}
	pr.Tuple = ir.Tuple(elems)
}

// CaptureType is how a variable is passed to contained procedures.
func (tab *Table) CaptureType(s *front.Symbol) ir.Type {
	switch {
	case s.Kind == front.Procedure && !s.Has(front.PointerAttr):
		return build.AnyProcedure()
	case s.Kind == front.Procedure, s.Has(front.Allocatable | front.PointerAttr):
		return fir.Ref(tab.types.SymbolType(s))
	case s.AssumedRank, s.Type.Poly:
		return tab.types.SymbolType(s)
	case len(s.Dims) > 0:
		return typemap.Boxed(typemap.ArrayType(s.Extents, tab.types.ScalarType(s.Type)), false)
	case s.Type.Class == frontend.Character:
		return fir.Number("boxchar", int64(s.Type.Kind))
	}
	return fir.Ref(tab.types.ScalarType(s.Type))
}

// walkNames calls note for the symbols that occur in a procedure and those it contains.
func walkNames(p *front.ProgUnit, note func(*front.Symbol)) {
	node := func(n *front.Node) {
		n.Walk(func(m *front.Node) bool {
			if m.Symbol != nil && m.Kind == front.NameExpr {
				note(m.Symbol)
				if m.Symbol.Assoc != nil && m.Symbol.Assoc != n {
					m.Symbol.Assoc.Walk(func(k *front.Node) bool {
						if k.Kind == front.NameExpr {
							note(k.Symbol)
						}
						return true
					})
				}
			}
			return true
		})
	}
	names := func(name *front.Name) {
		if name != nil {
			note(p.Scope.Lookup(name.Text))
		}
	}
	for _, s := range p.Scope.Symbols() {
		for _, d := range s.Dims {
			if d.Lower != nil {
				node(d.Lower)
			}
			if d.Upper != nil {
				node(d.Upper)
			}
		}
		if n := s.Length(); n != nil {
			node(n)
		}
		for _, m := range s.Members {
			note(m)
		}
		if s.Proc != nil && s.Proc.Statement != nil {
			node(s.Proc.Statement)
		}
	}
	walkItems(p.Spec, node, names)
	walkItems(p.Body, node, names)
	for _, c := range p.Contains {
		walkNames(c, note)
	}
}

// walkItems calls f for the expressions of items, name for loop variables.
func walkItems(items []*front.Item, f func(*front.Node), name func(*front.Name)) {
	for _, i := range items {
		switch {
		case i.Stmt != nil:
			walkStmt(i.Stmt, f, name)
		case i.Block != nil:
			walkStmt(i.Block.Head, f, name)
			for _, p := range i.Block.Parts {
				if p.Head != nil {
					walkStmt(p.Head, f, name)
				}
				walkItems(p.Items, f, name)
			}
		case i.Dir != nil:
			for _, t := range i.Dir.Tokens {
				name(&front.Name{Text: strings.ToLower(t.Text)})
			}
			walkItems(i.Dir.Body, f, name)
		}
	}
}

// walkStmt calls f for the expressions of a statement.
func walkStmt(s *front.Stmt, f func(*front.Node), name func(*front.Name)) {
	if s == nil || s.Node == nil {
		return
	}
	walkValue(reflect.ValueOf(s.Node), f, name, 0)
}

var (
	nodeType  = reflect.TypeOf((*front.Node)(nil))
	stmtType  = reflect.TypeOf((*front.Stmt)(nil))
	nameType  = reflect.TypeOf((*front.Name)(nil))
	scopeType = reflect.TypeOf((*front.Scope)(nil))
)

// walkValue looks for expressions in the struct of a statement, whatever its form.
func walkValue(v reflect.Value, f func(*front.Node), name func(*front.Name), depth int) {
	if depth > 8 {
		return
	}
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			walkValue(v.Elem(), f, name, depth+1)
		}
	case reflect.Pointer:
		if v.IsNil() || v.Type() == scopeType {
			return
		}
		switch v.Type() {
		case nodeType:
			f(v.Interface().(*front.Node))
			return
		case stmtType:
			walkStmt(v.Interface().(*front.Stmt), f, name)
			return
		case nameType:
			name(v.Interface().(*front.Name))
			return
		}
		walkValue(v.Elem(), f, name, depth+1)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				walkValue(v.Field(i), f, name, depth+1)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			walkValue(v.Index(i), f, name, depth+1)
		}
	}
}
