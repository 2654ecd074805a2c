package firtollvm

import (
	"regexp"
	"strings"

	"accc/dialects/fir"
	"accc/dialects/llvm"
	"accc/dialects/scf"
	"accc/ir"
)

// tableOf is the derived type that flang's symbol for its description at run time is about, or nil.
func (c *converter) tableOf(symbol string) *fir.RecordType {
	i := strings.LastIndex(symbol, "E.dt.")
	if i < 0 {
		return nil
	}
	name := kindSuffix.ReplaceAllString(symbol[i+len("E.dt."):], "K$1")
	o := c.infos[symbol[:i]+"T"+strings.ReplaceAll(name, "K-", "KN")]
	if o == nil {
		return nil
	}
	r, _ := o.Attr("type").(*ir.TypeAttr).Type.(*fir.RecordType)
	return r
}

// Kind parameters of a type in the names of what describes it, and in its own.
var (
	kindSuffix = regexp.MustCompile(`\.(-?\d+)`)
	kindMark   = regexp.MustCompile(`K(N?)(\d+)`)
)

// tableName is the symbol of the table of a type: that of flang's description of it. Type cellK8 has the description E.dt.cell.8.
func tableName(r *fir.RecordType) string {
	if i := strings.LastIndexByte(r.Name, 'T'); i >= 0 {
		name := kindMark.ReplaceAllString(r.Name[i+1:], ".$1$2")
		return r.Name[:i] + "E.dt." + strings.ReplaceAll(name, ".N", ".-")
	}
	return r.Name + ".dt"
}

// table is the address of the table of a derived type.
func (c *converter) table(e emit, r *fir.RecordType) *ir.Value {
	at := e.Block().ParentOp()
	return e.addressOf(c.tableSymbol(at, r))
}

// tableSymbol makes the table of a derived type on first use; fir's layout.go says what is in it.
func (c *converter) tableSymbol(o *ir.Op, r *fir.RecordType) string {
	name := tableName(r)
	if g := c.symbols[name]; g != nil && !g.Is(fir.Global) {
		return name
	}
	c.symbols[name] = c.module // a type may have components of its own type
	info := c.infos[r.Name]
	m, ok := c.memory(o, r).(*llvm.StructType)
	if !ok {
		c.unsupported(o, "the type %s", r.Name)
	}
	fields := r.Fields()
	var entries []*ir.Op
	var parent *fir.RecordType
	if info != nil {
		if !info.Region(0).Empty() {
			for _, x := range info.Region(0).Entry().Ops() {
				if x.Is(fir.DTEntry) {
					entries = append(entries, x)
				}
			}
		}
		if a, ok := info.Attr("parent_type").(*ir.TypeAttr); ok {
			parent, _ = a.Type.(*fir.RecordType)
		}
	}
	finals, transfers := numbered(info, "fir.finals"), numbered(info, "fir.transfers")
	if special, ok := c.special[strings.Replace(tableName(r), "E.dt.", "E.s.", 1)]; ok {
		finals, transfers = special.finals, special.transfers
	}
	lengths, automatic := nameSet(info, "fir.lengths"), nameSet(info, "fir.automatic")
	listed := len(fields) - len(lengths) // length parameters are no components
	words := fir.TableHeader + fir.TableComponent*listed + fir.TableFinal*len(finals) + len(entries) + fir.TableTransfer*len(transfers)
	d := newDatum(int64(8 * words))
	d.word(8*fir.TableSize, c.size(o, r))
	if image := c.image(o, r); image != nil {
		init := name + ".init"
		if c.symbols[init] == nil {
			c.newGlobal(init, *image, 8)
		}
		d.address(8*fir.TableInit, reloc{symbol: init})
	}
	if parent != nil {
		d.address(8*fir.TableParent, reloc{symbol: c.tableSymbol(o, parent)})
	}
	c.nameIn(&d, 8*fir.TableName, r.Name)
	d.word(8*fir.TableComponents, int64(listed))
	d.word(8*fir.TableFinals, int64(len(finals)))
	d.word(8*fir.TableBindings, int64(len(entries)))
	d.word(8*fir.TableTransfers, int64(len(transfers)))
	at := 8 * fir.TableHeader
	for i, f := range fields {
		if lengths[f.Name] {
			continue
		}
		off, _ := llvm.OffsetOf(m, i)
		d.word(at, off)
		c.componentWords(o, &d, at+8, f.Type)
		if automatic[f.Name] {
			d.word(at+8, fir.ComponentAutomatic)
		}
		c.nameIn(&d, at+8*7, f.Name)
		at += 8 * fir.TableComponent
	}
	procedures := func(list []numberedProc) {
		for _, f := range list {
			d.word(at, f.number)
			if c.symbols[f.proc] != nil {
				if c.described[f.proc] {
					d.word(at+8, 1)
				}
				d.address(at+16, reloc{symbol: c.external(f.proc), proc: true})
			}
			at += 8 * fir.TableFinal
		}
	}
	procedures(finals)
	for _, x := range entries {
		s := x.Attr("proc").(*ir.SymbolRefAttr).Root
		if c.symbols[s] != nil && !x.BoolAttr("deferred") {
			d.address(at, reloc{symbol: c.external(s), proc: true})
		}
		at += 8
	}
	procedures(transfers)
	c.newGlobal(name, d, 8)
	return name
}

// A numberedProc is a procedure that a type's description lists with a number: a final subroutine with the rank of the
// objects it takes, -1 if it is elemental, or a procedure for input or output with what it is for.
type numberedProc struct {
	proc   string
	number int64
}

// specials are the procedures of a type that are called without being named.
type specials struct{ finals, transfers []numberedProc }

// numbered are the procedures that an attribute of a type's description lists, which flang does not write.
func numbered(info *ir.Op, name string) []numberedProc {
	if info == nil {
		return nil
	}
	list, ok := info.Attr(name).(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	var out []numberedProc
	for _, a := range list.Elems {
		pair, ok := a.(*ir.ArrayAttr)
		if !ok || len(pair.Elems) != 2 {
			continue
		}
		proc, isSymbol := pair.Elems[0].(*ir.SymbolRefAttr)
		number, isNumber := pair.Elems[1].(*ir.IntegerAttr)
		if isSymbol && isNumber {
			out = append(out, numberedProc{proc.Root, number.Value})
		}
	}
	return out
}

// nameSet are the names that an attribute of a type's description lists, which flang does not write.
func nameSet(info *ir.Op, name string) map[string]bool {
	if info == nil {
		return nil
	}
	list, ok := info.Attr(name).(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	out := map[string]bool{}
	for _, a := range list.Elems {
		if s, ok := a.(*ir.StringAttr); ok {
			out[s.Value] = true
		}
	}
	return out
}

// takesDescriptor reports whether the first argument of a function is a descriptor.
func takesDescriptor(f *ir.Op) bool {
	t, ok := f.Attr("function_type").(*ir.TypeAttr)
	if !ok {
		return false
	}
	ft, ok := t.Type.(*ir.FunctionType)
	if !ok || len(ft.Inputs) == 0 {
		return false
	}
	_, box := ft.Inputs[0].(*fir.BoxType)
	return box
}

// specialProcs reads the procedures for finalization, input and output that a global of flang names, among what it calls
// special bindings of a type.
func (c *converter) specialProcs(g *ir.Op) (out specials) {
	t := g.Attr("type").(*ir.TypeAttr).Type
	a, ok := t.(*fir.ArrayType)
	if !ok || g.Region(0).Empty() {
		return specials{}
	}
	b, ok := a.Elem.(*fir.RecordType)
	if !ok || b.FieldIndex("which") < 0 || b.FieldIndex("proc") < 0 {
		return specials{}
	}
	d := c.evaluateRegion(g, newDatum(c.size(g, t)))
	size := int(c.size(g, b))
	which, _ := c.field(g, b, "which")
	proc, _ := c.field(g, b, "proc")
	for at := 0; at+size <= len(d.bytes); at += size {
		p, ok := d.relocs[at+int(proc)]
		if !ok {
			continue
		}
		kind := int64(d.bytes[at+int(which)])
		switch rank := kind - scalarFinal; {
		case rank >= -2 && rank <= fir.MaxRank:
			out.finals = append(out.finals, numberedProc{p.symbol, max(rank, -1)})
		case kind >= firstTransfer && kind <= firstTransfer+fir.TransferWriteUnformatted:
			out.transfers = append(out.transfers, numberedProc{p.symbol, kind - firstTransfer})
		}
	}
	return out
}

// The special bindings, in flang's terms: firstTransfer is the procedure for formatted input, which the others follow.
// scalarFinal is the final procedure of scalars; those of arrays follow by their rank, preceded by one for any rank
// and an elemental one.
const (
	firstTransfer = 3
	scalarFinal   = 9
)

// nameIn writes the address of a name and its length.
func (c *converter) nameIn(d *datum, at int, text string) {
	s := "_QQname." + text
	if c.symbols[s] == nil {
		n := newDatum(int64(len(text)))
		copy(n.bytes, text)
		c.newGlobal(s, n, 1)
	}
	d.address(at, reloc{symbol: s})
	d.word(at+8, int64(len(text)))
}

// componentWords writes the table's entry for a component after its offset.
func (c *converter) componentWords(o *ir.Op, d *datum, at int, t ir.Type) {
	kind := fir.ComponentData
	shape, _ := fir.ShapeOf(t)
	if b, ok := t.(*fir.BoxType); ok {
		switch fir.AttrOf(b) {
		case fir.AttrPointer:
			kind = fir.ComponentPointer
		case fir.AttrAllocatable:
			kind = fir.ComponentAllocatable
		}
		shape, _ = fir.ShapeOf(pointee(b))
	}
	elem := fir.ElementOf(t)
	size, _ := c.elemSize(o, elem)
	count := int64(1)
	for _, n := range shape {
		count *= max(n, 0)
	}
	for i, n := range []int64{int64(kind), int64(len(shape)), fir.TypeCode(elem), size, count} {
		d.word(at+8*i, n)
	}
	if r, ok := elem.(*fir.RecordType); ok {
		d.address(at+8*5, reloc{symbol: c.tableSymbol(o, r)})
	}
}

// image is the value that variables of a type begin with; nil when nothing in it is initialized.
func (c *converter) image(o *ir.Op, r *fir.RecordType) *datum {
	m, ok := c.memory(o, r).(*llvm.StructType)
	if !ok {
		return nil
	}
	inits := map[string]string{}
	if info := c.infos[r.Name]; info != nil && info.NumRegions() > 1 && !info.Region(1).Empty() {
		for _, x := range info.Region(1).Entry().Ops() {
			if s, ok := x.Attr("init_val").(*ir.SymbolRefAttr); ok {
				inits[x.StringAttr("name")] = s.Root
			}
		}
	}
	d := newDatum(c.size(o, r))
	some := false
	for i, f := range r.Fields() {
		off, _ := llvm.OffsetOf(m, i)
		if s := inits[f.Name]; s != "" {
			v := c.data[s]
			if v == nil && c.symbols[s] != nil && c.symbols[s].Is(fir.Global) {
				v = c.evaluate(c.symbols[s])
			}
			if v != nil {
				d.put(int(off), *v)
				some = true
			}
			continue
		}
		elem, count := f.Type, int64(1)
		if a, ok := f.Type.(*fir.ArrayType); ok {
			elem = a.Elem
			for _, n := range a.Shape {
				count *= n
			}
		}
		switch t := elem.(type) {
		case *fir.BoxType:
			d.put(int(off), c.emptyBox(o, t))
			some = true
		case *fir.RecordType:
			if inner := c.image(o, t); inner != nil {
				for k := range count {
					d.put(int(off)+int(k)*len(inner.bytes), *inner)
				}
				some = true
			}
		}
	}
	if !some {
		return nil
	}
	return &d
}

// dispatch calls the procedure that the dynamic type of an object has for a binding.
func (c *converter) dispatch(o *ir.Op) {
	object := o.Get("object")
	bt, ok := object.Type().(*fir.BoxType)
	if !ok {
		c.unsupported(o, "a call of a procedure bound to %s", ir.TypeString(object.Type()))
	}
	r, ok := fir.ElementOf(bt.Elem).(*fir.RecordType)
	if !ok || c.infos[r.Name] == nil {
		c.unsupported(o, "a call of a procedure bound to a type that is not known")
	}
	method, slot := o.StringAttr("method"), int64(-1)
	info := c.infos[r.Name]
	if !info.Region(0).Empty() {
		n := int64(0)
		for _, x := range info.Region(0).Entry().Ops() {
			if !x.Is(fir.DTEntry) {
				continue
			}
			if x.StringAttr("method") == method {
				slot = n
			}
			n++
		}
	}
	if slot < 0 {
		c.unsupported(o, "the binding %s, which %s does not have", method, r.Name)
	}
	table := c.box(o, object, bt).typeTable(c, o)
	args := o.GetAll("args")
	e := before(o)
	// The table of an extension begins like that of the type it extends, but its components are more.
	n := e.load(ir.I64(), e.field(table, 8*fir.TableComponents))
	finals := e.load(ir.I64(), e.field(table, 8*fir.TableFinals))
	parts := e.add(e.mul(n, e.i64(8*fir.TableComponent)), e.mul(finals, e.i64(8*fir.TableFinal)))
	at := e.add(parts, e.i64(8*(fir.TableHeader+slot)))
	f := e.load(llvm.Ptr(), e.offset(table, at))
	in := make([]ir.Type, len(args))
	for i, a := range args {
		in[i] = a.Type()
	}
	out := make([]ir.Type, o.NumResults())
	for i, x := range o.Results() {
		out[i] = x.Type()
	}
	s := c.signatureOf(o, in, out, true)
	c.indirect(o, f, args, s)
}

// isExtension is a function that tells whether a table is another one or that of an extension of its type.
func (c *converter) isExtension() string {
	const name = "_QQis_extension"
	if c.symbols[name] != nil {
		return name
	}
	p := llvm.Ptr()
	f := c.newFunc(name, []ir.Type{p, p}, []ir.Type{ir.I1()}, true)
	f.SetAttr("sym_visibility", ir.String("private"))
	b := f.Region(0).Entry()
	e := end(b, f.Loc)
	w := e.make(scf.Dialect, "while", ir.With{Operands: []*ir.Value{b.Arg(0)}, Types: []ir.Type{p}, Regions: 2})
	test := w.Region(0).AddBlock(p)
	te := end(test, f.Loc)
	differs := te.arith("andi", te.icmp("ne", test.Arg(0), te.null()), te.icmp("ne", test.Arg(0), b.Arg(1)))
	te.make(scf.Dialect, "condition", ir.With{Operands: []*ir.Value{differs, test.Arg(0)}})
	body := w.Region(1).AddBlock(p)
	be := end(body, f.Loc)
	be.make(scf.Dialect, "yield", ir.With{Operands: []*ir.Value{be.load(p, be.field(body.Arg(0), 8*fir.TableParent))}})
	e.ret(e.icmp("ne", w.Result(0), e.null()))
	return name
}
