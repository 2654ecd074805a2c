package fortran

import (
	"sort"

	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/storage"
)

// storageOf is the size of a variable in bytes and its alignment.
func (l *lowerer) storageOf(s *front.Symbol) (size, align int64) {
	t := l.SymbolType(s)
	size, ok := llvm.SizeOf(fir.Memory(t))
	if !ok {
		l.unsupported(s.Span, "'%s' of unknown size in common storage", s.Name)
	}
	align, _ = llvm.AlignOf(fir.Memory(t))
	return size, max(1, align)
}

// commonOf is the block that a variable is in. That of a module in another source, or in none of the program, is only declared here.
func (x *fn) commonOf(s *front.Symbol) *storage.Common {
	c := x.storage.CommonOf(s)
	if c == nil {
		x.storage.ReadScope(s.Scope)
		c = x.storage.CommonOf(s)
		if !s.Scope.Library() {
			c.Data = nil // the source of the module has the initial values
		}
	}
	if x.Symbols[c.Name] == nil {
		x.commonGlobal(c)
	}
	return c
}

// commonType is the type of the global of a block.
func commonType(c *storage.Common) ir.Type { return fir.Array([]int64{c.Size}, ir.I8(), nil) }

// commonGlobal makes the global of a common block.
func (l *lowerer) commonGlobal(c *storage.Common) {
	if c.Size == 0 {
		c.Size = 1
	}
	attrs := []ir.NamedAttr{build.Attr("sym_name", ir.String(c.Name)), build.Attr("symref", ir.Symbol(c.Name)), build.Attr("type", ir.TypeValue(commonType(c))),
		build.Attr("linkName", ir.String("common")), build.Attr("alignment", ir.Integer(ir.I64(), 8))}
	attrs = append(attrs, build.Attr("initVal", l.imageOf(c.Size, c.Data, c.Offsets)))
	if len(c.Data) > 0 {
		attrs[3] = build.Attr("alignment", ir.Integer(ir.I64(), 8))
		attrs = append(attrs[:4], attrs[5:]...)
	}
	l.Symbols[c.Name] = l.globalOp(nil, attrs)
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

// mostImage bounds the storage whose initial contents are held byte by byte.
const mostImage = 1 << 27

// imageOf is the initial contents of storage that variables share, some of which have initial values.
func (l *lowerer) imageOf(size int64, list []*front.Symbol, offsets map[*front.Symbol]int64) ir.Attribute {
	if len(list) == 0 {
		return ir.DenseElements(vectorType(size, ir.I8()), true, []ir.Attribute{ir.Integer(ir.I8(), 0)}[:min(size, 1)])
	}
	if size > mostImage {
		l.unsupported(list[0].Span, "initial values in storage of %d bytes that variables share, more than %d", size, int64(mostImage))
	}
	out := make([]byte, size)
	for _, s := range list {
		b := l.bytesOf(s)
		copy(out[offsets[s]:], b)
	}
	return bytesAttr(out)
}

// localStorage is the storage of a set on the stack of the procedure.
func (x *fn) localStorage(eq *storage.Set) *ir.Value {
	if p := x.storages[eq]; p != nil {
		return p
	}
	if x.storages == nil {
		x.storages = map[*storage.Set]*ir.Value{}
	}
	p := x.TempOf(fir.Array([]int64{eq.Size}, ir.I8(), nil), build.Attr("uniq_name", ir.String(x.VariableName(eq.Name))))
	x.storages[eq] = p
	return p
}

// staticStorage is the global of a set.
func (x *fn) staticStorage(eq *storage.Set) *ir.Value {
	name := x.VariableName(eq.Name)
	t := fir.Array([]int64{eq.Size}, ir.I8(), nil)
	if x.Symbols[name] == nil {
		var list []*front.Symbol
		for s := range eq.Offsets {
			if s.Init != nil || x.initials.Stated(s) != nil {
				list = append(list, s)
			}
		}
		sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
		attrs := []ir.NamedAttr{build.Attr("sym_name", ir.String(name)), build.Attr("symref", ir.Symbol(name)), build.Attr("type", ir.TypeValue(t)), build.Attr("alignment", ir.Integer(ir.I64(), 8)),
			build.Attr("initVal", x.imageOf(eq.Size, list, eq.Offsets))}
		if !eq.Name.Scope.Module() {
			attrs = append(attrs, build.Attr("linkName", ir.String("internal")))
		}
		x.Symbols[name] = x.globalOp(eq.Name, attrs)
	}
	return x.GlobalAddress(name, t)
}

// blockData lowers block data: its common blocks have been made with the values it gives.
func (l *lowerer) blockData(*front.ProgUnit) {}

// numericClass reports whether values of a class have a fixed form in memory.
func numericClass(c frontend.Class) bool {
	switch c {
	case frontend.Integer, frontend.Real, frontend.Complex, frontend.Logical:
		return true
	}
	return false
}
