package fortran

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
)

// A common is a common block: bytes that program units see as variables of their own (Fortran 2018 §8.10.2).
type common struct {
	name string
	size int64
	op   *ir.Op
	// offsets are those of the variables of each unit.
	offsets map[*front.Symbol]int64
	// data are the variables with initial values.
	data []*front.Symbol
}

func (c *common) typ() ir.Type                 { return fir.Array([]int64{c.size}, ir.I8(), nil) }
func (c *common) offset(s *front.Symbol) int64 { return c.offsets[s] }

// collectCommons finds the sizes of all common blocks, the greatest of what units say.
func (l *lowerer) collectCommons() {
	for _, u := range l.units {
		l.unit = u
		for _, p := range u.Units {
			l.commonsOf(p)
		}
	}
	var names []string
	for n := range l.commons {
		names = append(names, n)
	}
	sort.Strings(names)
	for _, n := range names {
		l.guard(func() { l.commonGlobal(l.commons[n]) })
	}
}

func (l *lowerer) commonsOf(p *front.ProgUnit) {
	if p.Scope != nil {
		for _, s := range p.Scope.Symbols() {
			if s.Kind == front.Common && s.Scope == p.Scope {
				l.guard(func() { l.layoutCommon(p.Scope, s) })
			}
		}
	}
	for _, c := range p.Contains {
		l.commonsOf(c)
	}
}

// layoutCommon gives the variables of a block in one unit their offsets.
func (l *lowerer) layoutCommon(scope *front.Scope, s *front.Symbol) {
	block := s.BlockName()
	name := commonName(block)
	c := l.commons[name]
	if c == nil {
		c = &common{name: name, offsets: map[*front.Symbol]int64{}}
		l.commons[name] = c
	}
	at := int64(0)
	for _, m := range s.Members {
		size, align := l.storageOf(m)
		at = (at + align - 1) / align * align
		c.offsets[m] = at
		at += size
		if m.Init != nil || l.initials.Stated(m) != nil {
			c.data = append(c.data, m)
		}
	}
	// What is equivalent to a member may reach further.
	for _, m := range s.Members {
		if eq := l.equivalenceOf(m); eq != nil {
			for _, other := range slices.SortedFunc(maps.Keys(eq.offsets), func(a, b *front.Symbol) int { return strings.Compare(a.Name, b.Name) }) {
				off := eq.offsets[other]
				where := c.offsets[m] + off - eq.offsets[m]
				if _, ok := c.offsets[other]; !ok {
					if where < 0 {
						l.unsupported(other.Span, "equivalence that extends a common block to the front")
					}
					c.offsets[other] = where
					size, _ := l.storageOf(other)
					at = max(at, where+size)
				}
			}
			eq.common = c
		}
	}
	c.size = max(c.size, at)
}

// storageOf is the size of a variable in bytes and its alignment.
func (l *lowerer) storageOf(s *front.Symbol) (size, align int64) {
	t := l.symbolType(s)
	size, ok := llvm.SizeOf(fir.Memory(t))
	if !ok {
		l.unsupported(s.Span, "'%s' of unknown size in common storage", s.Name)
	}
	align, _ = llvm.AlignOf(fir.Memory(t))
	return size, max(1, align)
}

// commonOf is the block that a variable is in.
func (x *fn) commonOf(s *front.Symbol) *common {
	c := x.commons[commonName(s.Block)]
	if c != nil {
		if _, ok := c.offsets[s]; ok {
			return c
		}
	}
	x.unsupported(s.Span, "the common block of a module in another source, which is not given")
	return nil
}

// commonGlobal makes the global of a common block.
func (l *lowerer) commonGlobal(c *common) {
	if c.size == 0 {
		c.size = 1
	}
	attrs := []ir.NamedAttr{build.Attr("sym_name", ir.String(c.name)), build.Attr("symref", ir.Symbol(c.name)), build.Attr("type", ir.TypeValue(c.typ())),
		build.Attr("linkName", ir.String("common")), build.Attr("alignment", ir.Integer(ir.I64(), 8))}
	bytes := l.imageOf(c.size, c.data, c.offsets)
	attrs = append(attrs, build.Attr("initVal", bytesAttr(bytes)))
	if len(c.data) > 0 {
		attrs[3] = build.Attr("alignment", ir.Integer(ir.I64(), 8))
		attrs = append(attrs[:4], attrs[5:]...)
	}
	c.op = l.globalOp(nil, attrs)
	l.Symbols[c.name] = c.op
}

// bytesAttr is an array of bytes.
func bytesAttr(b []byte) ir.Attribute {
	splat := true
	elems := make([]ir.Attribute, len(b))
	for i, v := range b {
		splat = splat && v == b[0]
		elems[i] = ir.Integer(ir.I8(), int64(int8(v)))
	}
	t := vectorType(int64(len(b)), ir.I8())
	if splat && len(elems) > 0 {
		elems = elems[:1]
	}
	return ir.DenseElements(t, splat, elems)
}

func vectorType(n int64, elem ir.Type) ir.Type { return ir.Vector([]int64{n}, nil, elem) }

// imageOf is the initial contents of storage that variables share.
func (l *lowerer) imageOf(size int64, list []*front.Symbol, offsets map[*front.Symbol]int64) []byte {
	out := make([]byte, size)
	for _, s := range list {
		b := l.bytesOf(s)
		copy(out[offsets[s]:], b)
	}
	return out
}

// An equivalence is a set of variables that share storage (Fortran 2018 §8.10.1).
type equivalence struct {
	static  bool
	offsets map[*front.Symbol]int64
	size    int64
	name    *front.Symbol // the first, which names the storage
	common  *common
}

// collectEquivalences finds what equivalence statements tie together.
func (l *lowerer) collectEquivalences() {
	l.equivalences = map[*front.Symbol]*equivalence{}
	for _, u := range l.units {
		l.unit = u
		for _, p := range u.Units {
			l.equivalencesOf(p)
		}
	}
}

func (l *lowerer) equivalencesOf(p *front.ProgUnit) {
	for _, i := range p.Spec {
		if i.Stmt == nil {
			continue
		}
		if n, ok := i.Stmt.Node.(*front.EquivalenceStmt); ok {
			for _, set := range n.Sets {
				l.guard(func() { l.equivalenceSet(p, set) })
			}
		}
	}
	for _, c := range p.Contains {
		l.equivalencesOf(c)
	}
}

// equivalenceSet ties the variables of one set.
func (l *lowerer) equivalenceSet(p *front.ProgUnit, set *front.EquivalenceSet) {
	var first *front.Symbol
	var firstAt int64
	for _, item := range set.Items {
		n := item.Node()
		b := front.BaseName(n)
		if b == nil || b.Symbol == nil || b.Symbol.Kind != front.Variable {
			l.unsupported(l.span(n), "this item of equivalence")
		}
		s := b.Symbol
		at := l.constantOffset(n)
		eq := l.equivalences[s]
		if eq == nil {
			eq = &equivalence{offsets: map[*front.Symbol]int64{s: 0}}
			l.equivalences[s] = eq
		}
		if first == nil {
			first, firstAt = s, at
			continue
		}
		a, b2 := l.equivalences[first], eq
		// Item s begins where first+firstAt-at is.
		shift := a.offsets[first] + firstAt - at - b2.offsets[s]
		if a == b2 {
			continue
		}
		for m, off := range b2.offsets {
			a.offsets[m] = off + shift
			l.equivalences[m] = a
		}
	}
	eq := l.equivalences[first]
	low := int64(0)
	for _, off := range eq.offsets {
		low = min(low, off)
	}
	eq.size, eq.static, eq.name = 0, p.Scope.Module() || p.Kind == "program", nil
	for m, off := range eq.offsets {
		eq.offsets[m] = off - low
		size, _ := l.storageOf(m)
		eq.size = max(eq.size, off-low+size)
		if m.Has(front.Save) || m.Init != nil || l.initials.Stated(m) != nil {
			eq.static = true
		}
		if eq.name == nil || m.Name < eq.name.Name {
			eq.name = m
		}
	}
}

// constantOffset is the offset in bytes of a designator with constant subscripts.
func (l *lowerer) constantOffset(n *front.Node) int64 {
	if n.Kind != front.RefExpr {
		return 0
	}
	s := front.BaseName(n).Symbol
	if n.Ref == front.Substring {
		at := l.constantOffset(n.Args[0])
		if lo := n.Args[1].Args[0]; lo != nil {
			if v, ok := front.IntegerValue(lo); ok {
				return at + v - 1
			}
			l.unsupported(l.span(n), "a substring in equivalence that is not constant")
		}
		return at
	}
	size, ok := llvm.SizeOf(fir.Memory(l.scalarType(s.Type)))
	if !ok {
		l.unsupported(l.span(n), "this item of equivalence")
	}
	at, stride := int64(0), size
	for d, a := range n.Args[1:] {
		v, ok := front.IntegerValue(a)
		if !ok || d >= len(s.Dims) {
			l.unsupported(l.span(a), "a subscript in equivalence that is not constant")
		}
		low := int64(1)
		if s.Dims[d].Lower != nil {
			low, _ = front.IntegerValue(s.Dims[d].Lower)
		}
		at += (v - low) * stride
		stride *= s.Extents[d]
	}
	return at
}

// equivalenceOf is the set that a variable is in, nil if in none.
func (l *lowerer) equivalenceOf(s *front.Symbol) *equivalence { return l.equivalences[s] }

// localStorage is the storage of a set on the stack of the procedure.
func (x *fn) localStorage(eq *equivalence) *ir.Value {
	if p := x.storages[eq]; p != nil {
		return p
	}
	if x.storages == nil {
		x.storages = map[*equivalence]*ir.Value{}
	}
	p := x.TempOf(fir.Array([]int64{eq.size}, ir.I8(), nil), build.Attr("uniq_name", ir.String(x.variableName(eq.name))))
	x.storages[eq] = p
	return p
}

// staticStorage is the global of a set.
func (x *fn) staticStorage(eq *equivalence) *ir.Value {
	name := x.variableName(eq.name)
	t := fir.Array([]int64{eq.size}, ir.I8(), nil)
	if x.Symbols[name] == nil {
		var list []*front.Symbol
		for s := range eq.offsets {
			if s.Init != nil || x.initials.Stated(s) != nil {
				list = append(list, s)
			}
		}
		sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
		attrs := []ir.NamedAttr{build.Attr("sym_name", ir.String(name)), build.Attr("symref", ir.Symbol(name)), build.Attr("type", ir.TypeValue(t)), build.Attr("alignment", ir.Integer(ir.I64(), 8)),
			build.Attr("initVal", bytesAttr(x.imageOf(eq.size, list, eq.offsets)))}
		if !eq.name.Scope.Module() {
			attrs = append(attrs, build.Attr("linkName", ir.String("internal")))
		}
		x.Symbols[name] = x.globalOp(eq.name, attrs)
	}
	return x.GlobalAddress(name, t)
}

// blockData lowers block data: its common blocks have been made with the values it gives.
func (l *lowerer) blockData(*front.ProgUnit) {}

// numericClass tells whether values of a class have a fixed form in memory.
func numericClass(c frontend.Class) bool {
	switch c {
	case frontend.Integer, frontend.Real, frontend.Complex, frontend.Logical:
		return true
	}
	return false
}
