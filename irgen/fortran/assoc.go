package fortran

import (
	"reflect"
	"strings"

	"accc/dialects/fir"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/typemap"
)

// Host association follows flang: a procedure that contains others makes a tuple of the addresses (or descriptors) of those of its
// variables that they use, and passes its address as their last argument.

// capture finds the variables of a procedure that the procedures it contains use.
func (l *lowerer) capture(pr *procedure) {
	if pr.walked {
		return
	}
	pr.walked = true
	p := pr.unit
	if p.Kind == "module" || p.Kind == "submodule" || len(p.Contains) == 0 {
		return
	}
	seen := map[*front.Symbol]bool{}
	note := func(s *front.Symbol) {
		if s == nil || seen[s] || s.Scope == nil || s.Scope.Host() != p.Scope || s.Scope != p.Scope {
			return
		}
		if s.Kind != front.Variable && !(s.Kind == front.Procedure && s.Has(front.DummyAttr|front.PointerAttr)) || l.static(s) {
			return
		}
		seen[s] = true
		pr.captured = append(pr.captured, s)
	}
	for _, c := range p.Contains {
		walkNames(c, note)
	}
	if len(pr.captured) == 0 {
		return
	}
	var elems []ir.Type
	for _, s := range pr.captured {
		elems = append(elems, l.captureType(s))
	}
	pr.tuple = ir.Tuple(elems)
}

// captureType is how a variable is passed to contained procedures.
func (l *lowerer) captureType(s *front.Symbol) ir.Type {
	switch {
	case s.Kind == front.Procedure && !s.Has(front.PointerAttr):
		return build.AnyProcedure()
	case s.Kind == front.Procedure, s.Has(front.Allocatable | front.PointerAttr):
		return fir.Ref(l.SymbolType(s))
	case s.AssumedRank, s.Type.Poly:
		return l.SymbolType(s)
	case len(s.Dims) > 0:
		return typemap.Boxed(typemap.ArrayType(s.Extents, l.ScalarType(s.Type)), false)
	case entity.IsCharacter(s.Type):
		return fir.Number("boxchar", int64(s.Type.Kind))
	}
	return fir.Ref(l.ScalarType(s.Type))
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

// capturedIndex is the index of a variable in the tuple of its procedure.
func (l *lowerer) capturedIndex(pr *procedure, s *front.Symbol) (int, bool) {
	for i, c := range pr.captured {
		if c == s {
			return i, true
		}
	}
	return 0, false
}

// hostVariables makes the tuple for the procedures contained in this one.
func (x *fn) hostVariables() {
	if x.proc.tuple == nil {
		return
	}
	x.own = x.TempOf(x.proc.tuple)
	for i, s := range x.proc.captured {
		v := x.variable(s)
		t := x.captureType(s)
		val := v.Addr
		switch {
		case build.IsKind(t, "boxchar"):
			val = x.Op1(fir.EmboxChar, t, v.Addr, v.Len)
		case build.IsBox(t) && !build.IsBox(v.Addr.Type()):
			val = x.BoxOf(x.entityOfVariable(s))
		}
		x.Store(x.FirConvert(val, t), x.coordinateIn(x.own, i, t))
	}
}

// coordinateIn is the address of a field of a tuple.
func (x *fn) coordinateIn(tuple *ir.Value, i int, t ir.Type) *ir.Value {
	return x.Coordinate(tuple, x.I32(int64(i)), fir.LLVMPtr(t))
}

// tupleFor is the tuple of the variables of a procedure p, for a call of one that it contains; nil if there are none.
func (x *fn) tupleFor(p *front.ProgUnit) *ir.Value {
	if x.procedureOf(p).tuple == nil {
		return nil
	}
	if p == x.prog {
		return x.own
	}
	return x.hostTuple
}

// hostVariable finds a variable of the host in the tuple.
func (x *fn) hostVariable(s *front.Symbol) *entity.Variable {
	h := s.Scope.Host()
	if h == nil || x.hostTuple == nil {
		x.unsupported(s.Span, "'%s', a variable of another procedure", s.Name)
	}
	pr := x.procedureOf(h.Unit)
	i, ok := x.capturedIndex(pr, s)
	if !ok {
		x.unsupported(s.Span, "'%s', a variable of the host", s.Name)
	}
	t := x.captureType(s)
	val := x.Load(x.coordinateIn(x.hostTuple, i, t))
	extra, _ := fir.VarAttrs.Value("host_assoc")
	v := &entity.Variable{Sym: s}
	switch {
	case s.Kind == front.Procedure && !s.Has(front.PointerAttr):
		v.Addr = val
		return v
	case s.Kind == front.Procedure, s.Has(front.Allocatable | front.PointerAttr):
		v.Addr = x.declareOp(s, val, nil, nil, extra, nil, 0)
		if entity.IsCharacter(s.Type) && s.Type.Len >= 0 {
			v.Len = x.Idx(s.Type.Len)
		}
		return v
	case build.IsKind(t, "boxchar"):
		o := x.Op(fir.UnboxChar, []*ir.Value{val}, []ir.Type{fir.Ref(fir.Char(int64(s.Type.Kind), ir.Dynamic)), ir.Index()})
		v.Len = o.Result(1)
		if s.Type.Len >= 0 {
			v.Len = x.Idx(s.Type.Len)
		}
		v.Addr = x.declareOp(s, x.FirConvert(o.Result(0), fir.Ref(x.SymbolType(s))), nil, v.Len, extra, nil, 0)
		return v
	case build.IsBox(t):
		if entity.IsCharacter(s.Type) {
			v.Len = x.BoxCharLen(val, s.Type)
		}
		if len(s.Dims) == 0 {
			v.Addr = x.declareOp(s, val, nil, nil, extra, nil, 0)
			v.Box = v.Addr
			return v
		}
		for d := range s.Dims {
			lower, extent, _ := x.BoxDims(val, d)
			if s.Extents[d] >= 0 {
				extent = x.Idx(s.Extents[d])
			}
			if n := s.Dims[d].Lower; n == nil {
				lower = x.Idx(1)
			} else if c, ok := front.IntegerValue(n); ok {
				lower = x.Idx(c)
			}
			v.Lower, v.Extent = append(v.Lower, lower), append(v.Extent, extent)
		}
		if assumedShape(s) {
			if !build.AllOnes(v.Lower) {
				v.Shape = x.Shift(v.Lower)
			}
			v.Addr = x.declareOp(s, val, v.Shape, nil, extra, nil, 0)
			v.Box = v.Addr
			return v
		}
		v.Shape = x.AnyShape(v.Lower, v.Extent)
		v.Addr = x.declareOp(s, x.FirConvert(x.BoxAddr(val), fir.Ref(build.PointeeOf(t))), v.Shape, v.Len, extra, nil, 0)
		return v
	}
	v.Addr = x.declareOp(s, val, nil, nil, extra, nil, 0)
	if s.Type.Class == frontend.Character {
		v.Len = x.length(s)
	}
	return v
}
