package ir

// top writes the operation that was asked for, with its alias definitions.
func (p *Printer) top(o *Op) {
	p.names = newNamer(p.opts.Generic)
	p.names.op(o)
	if !p.opts.DebugInfo {
		// Most modules need no alias: print at once, and again if one turned up.
		p.fullOp(o)
		p.Byte('\n')
		if !p.wantAliases {
			p.resources(o)
			return
		}
		p.buf, p.parts, p.distincts = p.buf[:0], nil, nil
	}
	c := newAliasCollector()
	p.collect = c
	p.fullOp(o)
	p.collect, p.buf, p.indent = nil, p.buf[:0], 0
	p.aliases = c.table()
	p.aliasDefs(false)
	p.fullOp(o)
	p.Byte('\n')
	p.aliasDefs(true)
	p.resources(o)
}

// fullOp writes results, operation and location.
func (p *Printer) fullOp(o *Op) {
	if p.collect != nil {
		if p.opts.DebugInfo {
			p.collect.deferred = true
			p.location(o.Loc, false)
			p.collect.deferred = false
		}
		p.opText(o)
		p.buf = p.buf[:0]
		return
	}
	if p.opts.At != nil {
		p.opts.At(o, len(p.buf))
	}
	if n := len(o.results); n > 0 {
		groups := p.names.groups[o]
		if groups == nil {
			p.resultGroup(o, 0, n)
		}
		for i, g := range groups {
			if i > 0 {
				p.Text(", ")
			}
			end := n
			if i+1 < len(groups) {
				end = groups[i+1]
			}
			p.resultGroup(o, g, end)
		}
		p.Text(" = ")
	}
	p.opText(o)
	p.trailingLoc(o.Loc)
}

func (p *Printer) resultGroup(o *Op, from, to int) {
	p.value(o.results[from], false)
	if to-from > 1 {
		p.Byte(':')
		p.Int(int64(to - from))
	}
}

func (p *Printer) opText(o *Op) {
	d := o.def
	if c, ok := p.names.pending[o]; ok && p.collect == nil {
		outer := p.names
		p.names = p.inner(outer)
		for _, r := range o.regions {
			p.names.region(r, c)
		}
		defer func() {
			p.freeNamer = p.names
			p.names = outer
		}()
	}
	if p.opts.Generic || d.Print == nil && d.Format == "" || p.opts.Readable && d.Dialect != nil && d.Dialect.Unreadable != nil && d.Dialect.Unreadable(o) {
		p.genericOp(o)
		return
	}
	name := d.FullName
	if d.Dialect != nil && d.Dialect.Name == p.defaultDialect {
		if short := d.ShortName(); isOneWord(short) {
			name = short
		}
	}
	p.Text(name)
	if d.Print != nil {
		d.Print(p, o)
		return
	}
	p.printFormat(o)
}

func isOneWord(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == '.' {
			return false
		}
	}
	return true
}

func (p *Printer) genericOp(o *Op) {
	p.String(o.def.FullName)
	p.Byte('(')
	for i, u := range o.operands {
		if i > 0 {
			p.Text(", ")
		}
		p.value(u.value, true)
	}
	p.Byte(')')
	if len(o.Successors()) > 0 {
		p.Byte('[')
		for i, s := range o.Successors() {
			if i > 0 {
				p.Text(", ")
			}
			p.Successor(s)
		}
		p.Byte(']')
	}
	p.properties(o)
	if len(o.regions) > 0 {
		p.Text(" (")
		for i, r := range o.regions {
			if i > 0 {
				p.Text(", ")
			}
			p.regionText(o, r, RegionOptions{EmptyBlock: true})
		}
		p.Byte(')')
	}
	p.AttrList(o.attrs)
	p.Text(" : (")
	for i, u := range o.operands {
		if i > 0 {
			p.Text(", ")
		}
		p.Type(u.value.typ)
	}
	p.Text(") -> ")
	if len(o.results) == 1 {
		p.resultTypes([]Type{o.results[0].typ})
		return
	}
	p.Byte('(')
	p.valueTypes(o.results)
	p.Byte(')')
}

// properties writes " <{...}>": all inherent attributes that are set and the sizes of operand and result groups.
func (p *Printer) properties(o *Op) {
	d := o.def
	if d.Dialect == nil {
		if len(o.props) == 1 && o.props[0] != nil {
			p.Text(" <")
			p.Attr(o.props[0])
			p.Byte('>')
		}
		return
	}
	w := dictWriter{p: p, open: " <{"}
	const operandSizes, resultSizes = "operandSegmentSizes", "resultSegmentSizes"
	doneOperands, doneResults := !d.Has(AttrSizedOperands), !d.Has(AttrSizedResults)
	sizes := func(before string) {
		if !doneOperands && (before == "" || operandSizes < before) {
			w.entry(operandSizes, segmentAttr(o.Segments()))
			doneOperands = true
		}
		if !doneResults && (before == "" || resultSizes < before) {
			w.entry(resultSizes, segmentAttr(o.ResultSegments()))
			doneResults = true
		}
	}
	for i := range d.Attrs {
		if v := o.Prop(i); v != nil {
			sizes(d.Attrs[i].Name)
			w.entry(d.Attrs[i].Name, v)
		}
	}
	sizes("")
	if w.some {
		p.Text("}>")
	}
}

func segmentAttr(sizes []int32) Attribute {
	vals := make([]int64, len(sizes))
	for i, n := range sizes {
		vals[i] = int64(n)
	}
	return DenseArray(I32(), vals)
}

// RegionOptions say what of a region is written.
type RegionOptions struct {
	NoEntryArgs  bool // the operation wrote the arguments of the entry block itself
	NoTerminator bool // the terminators are left out
	EmptyBlock   bool // an entry block without operations gets its header
}

// Region writes "{ ... }" without a blank in front.
func (p *Printer) Region(r *Region, opts RegionOptions) { p.regionText(r.parent, r, opts) }

// ImplicitRegion writes a region whose terminators are left out when they say nothing.
func (p *Printer) ImplicitRegion(r *Region) {
	p.regionText(r.parent, r, RegionOptions{NoTerminator: silentTerminator(r)})
}

// silentTerminator reports whether the terminator of the entry block has no attributes, operands or results.
func silentTerminator(r *Region) bool {
	if len(r.blocks) == 0 || r.blocks[0].last == nil {
		return false
	}
	t := r.blocks[0].last
	if len(t.attrs) > 0 || len(t.operands) > 0 || len(t.results) > 0 {
		return false
	}
	for _, a := range t.props {
		if a != nil {
			return false
		}
	}
	return true
}

func (p *Printer) regionText(o *Op, r *Region, opts RegionOptions) {
	p.Text("{\n")
	if len(r.blocks) > 0 {
		outer := p.defaultDialect
		p.defaultDialect = o.def.DefaultDialect
		for i, b := range r.blocks {
			header := true
			if i == 0 {
				header = opts.EmptyBlock && b.first == nil || !opts.NoEntryArgs && len(b.args) > 0
			}
			p.block(b, header, i > 0 || !opts.NoTerminator)
		}
		p.defaultDialect = outer
	}
	p.writeIndent()
	p.Byte('}')
}

func (p *Printer) block(b *Block, header, terminator bool) {
	if header {
		p.blockHeader(b)
	}
	p.indent += indentWidth
	defer func() { p.indent -= indentWidth }()
	if terminator && p.blockInParallel(b) {
		return
	}
	for o := b.first; o != nil; o = o.next {
		if !terminator && o == b.last && o.IsTerminator() {
			break
		}
		p.writeIndent()
		p.fullOp(o)
		p.Byte('\n')
	}
}

func (p *Printer) blockHeader(b *Block) {
	p.writeIndent()
	p.Successor(b)
	if len(b.args) > 0 {
		p.Byte('(')
		for i, a := range b.args {
			if i > 0 {
				p.Text(", ")
			}
			p.value(a, false)
			p.Text(": ")
			p.Type(a.typ)
			p.argLoc(a.loc)
		}
		p.Byte(')')
	}
	p.Byte(':')
	p.predecessors(b)
	p.Byte('\n')
}

// predecessors writes the comment after a block's name.
func (p *Printer) predecessors(b *Block) {
	if b.region == nil {
		return
	}
	preds := p.preds(b)
	switch len(preds) {
	case 0:
		if b.region.blocks[0] != b {
			p.Text("  // no predecessors")
		}
		return
	case 1:
		p.Text("  // pred: ")
		p.Successor(preds[0])
		return
	}
	p.Text("  // ")
	p.Int(int64(len(preds)))
	p.Text(" preds: ")
	for i, x := range preds {
		if i > 0 {
			p.Text(", ")
		}
		p.Successor(x)
	}
}
