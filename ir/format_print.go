package ir

// printFormat writes an operation after its name by its compiled format.
func (p *Printer) printFormat(o *Op) {
	f := o.def.compile()
	p.printElements(f, f.elems, o)
}

func (p *Printer) printElements(f *format, elems []*element, o *Op) {
	for _, e := range elems {
		p.printElement(f, e, o)
	}
}

func (p *Printer) printElement(f *format, e *element, o *Op) {
	if e.blank {
		p.Byte(' ')
	}
	switch e.kind {
	case elemLiteral:
		p.Text(e.text)
	case elemSpace:
		switch e.text {
		case " ":
			p.Byte(' ')
		case "\n":
			p.Newline()
		}
	case elemOperand:
		lo, hi := o.groupRange(e.index)
		for i := lo; i < hi; i++ {
			if i > lo {
				p.Text(", ")
			}
			p.value(o.operands[i].value, true)
		}
	case elemOperands:
		for i, u := range o.operands {
			if i > 0 {
				p.Text(", ")
			}
			p.value(u.value, true)
		}
	case elemAttr:
		p.formatAttr(&o.def.Attrs[e.index].Type, o.Prop(e.index))
	case elemType:
		p.printTypeDirective(e, o)
	case elemFunctionalType:
		p.FunctionType(typesOf(e.params[0], o), typesOf(e.params[1], o))
	case elemRegion:
		for i, r := range o.regionGroup(e.index) {
			if i > 0 {
				p.Text(", ")
			}
			p.formatRegion(r)
		}
	case elemRegions:
		for i, r := range o.regions {
			if i > 0 {
				p.Text(", ")
			}
			p.formatRegion(r)
		}
	case elemSuccessor:
		for i, b := range o.succGroup(e.index) {
			if i > 0 {
				p.Text(", ")
			}
			p.Successor(b)
		}
	case elemSuccessors:
		for i, b := range o.Successors() {
			if i > 0 {
				p.Text(", ")
			}
			p.Successor(b)
		}
	case elemAttrDict:
		if e.keyword {
			p.attrDict(o, " attributes", f.elide)
		} else {
			p.attrDict(o, "", f.elide)
		}
	case elemPropDict:
		p.propDict(o, f.elide)
	case elemOptional:
		elems := e.otherwise
		if present(e.anchor, o) {
			elems = e.then
		}
		for _, x := range elems {
			if !e.elidedAnchor || x != e.anchor {
				p.printElement(f, x, o)
			}
		}
	case elemOilist:
		p.printOilist(f, e, o)
	case elemCustom:
		args := p.takeArgs(len(e.params))
		for i, x := range e.params {
			fillArg(args[i], x, o)
		}
		e.custom.Print(p, o, args)
		p.argsUsed -= len(args)
	}
}

func (p *Printer) formatRegion(r *Region) {
	if r.parent.def.Has(ImplicitTerminator) {
		p.ImplicitRegion(r)
		return
	}
	p.Region(r, RegionOptions{})
}

func (p *Printer) printOilist(f *format, e *element, o *Op) {
	for _, c := range e.clauses {
		some := false
		for _, x := range c.elems {
			some = some || present(x, o)
		}
		if !some {
			continue
		}
		if c.blank {
			p.Byte(' ')
		}
		p.Text(c.keyword)
		if c.unit == nil {
			p.printElements(f, c.elems, o)
		}
	}
}

// present reports whether a variable, or one of those of a directive, has a value to print.
func present(e *element, o *Op) bool {
	switch e.kind {
	case elemOperand:
		lo, hi := o.groupRange(e.index)
		return hi > lo
	case elemOperands:
		return len(o.operands) > 0
	case elemResults:
		return len(o.results) > 0
	case elemType:
		switch {
		case e.index < 0 && e.result:
			return len(o.results) > 0
		case e.index < 0:
			return len(o.operands) > 0
		case e.result:
			lo, hi := o.resultRange(e.index)
			return hi > lo
		}
		lo, hi := o.groupRange(e.index)
		return hi > lo
	case elemAttr:
		v := o.Prop(e.index)
		return v != nil && v != o.def.Attrs[e.index].Default
	case elemRegion:
		rs := o.regionGroup(e.index)
		if o.def.Regions[e.index].Kind == Many {
			return len(rs) > 0
		}
		return len(rs) > 0 && len(rs[0].blocks) > 0
	case elemSuccessor:
		return len(o.succGroup(e.index)) > 0
	case elemFunctionalType:
		return present(e.params[0], o)
	case elemCustom:
		for _, x := range e.params {
			if present(x, o) {
				return true
			}
		}
	}
	return false
}

// formatAttr writes the value of an attribute as formats do.
func (p *Printer) formatAttr(c *AttrConstraint, a Attribute) {
	if p.collect != nil && (c.Enum != nil || c.Symbol) {
		return
	}
	switch {
	case a == nil:
	case c.Enum != nil:
		c.Enum.PrintText(p, a)
	case c.Symbol:
		if s, ok := a.(*StringAttr); ok {
			p.Symbol(s.Value)
		}
	case c.Print != nil:
		c.Print(p, a)
	case c.Elided != nil:
		if d, ok := a.(*DenseArrayAttr); ok {
			p.Byte('[')
			p.denseArrayValues(d)
			p.Byte(']')
			return
		}
		p.AttrWithoutType(a)
	default:
		p.Attr(a)
	}
}

func (p *Printer) printTypeDirective(e *element, o *Op) {
	p.typeRoom = appendTypes(p.typeRoom[:0], e, o)
	for i, t := range p.typeRoom {
		if i > 0 {
			p.Text(", ")
		}
		p.Type(t)
	}
}

// typesOf are the types that a type directive denotes.
func typesOf(e *element, o *Op) []Type { return appendTypes(nil, e, o) }

func appendTypes(out []Type, e *element, o *Op) []Type {
	if e.result {
		lo, hi := 0, len(o.results)
		if e.index >= 0 {
			lo, hi = o.resultRange(e.index)
		}
		for _, r := range o.results[lo:hi] {
			out = append(out, r.typ)
		}
		return out
	}
	lo, hi := 0, len(o.operands)
	if e.index >= 0 {
		lo, hi = o.groupRange(e.index)
	}
	for _, u := range o.operands[lo:hi] {
		out = append(out, u.value.typ)
	}
	return out
}

// takeArgs reserves n parameters for a custom directive; regions printed inside use others.
func (p *Printer) takeArgs(n int) []*Arg {
	for len(p.args) < p.argsUsed+n {
		p.args = append(p.args, &Arg{})
	}
	p.argsUsed += n
	return p.args[p.argsUsed-n : p.argsUsed : p.argsUsed]
}

// fillArg fills a parameter of a custom directive from the operation.
func fillArg(a *Arg, e *element, o *Op) {
	a.Name, a.Values, a.Types, a.Attr, a.Regions, a.Blocks, a.Text = e.text, a.Values[:0], a.Types[:0], nil, nil, nil, ""
	switch e.kind {
	case elemOperand:
		lo, hi := o.groupRange(e.index)
		for _, u := range o.operands[lo:hi] {
			a.Values = append(a.Values, u.value)
		}
	case elemOperands:
		for _, u := range o.operands {
			a.Values = append(a.Values, u.value)
		}
	case elemAttr:
		a.Attr = o.Prop(e.index)
	case elemRegion:
		a.Regions = o.regionGroup(e.index)
	case elemRegions:
		a.Regions = o.regions
	case elemSuccessor:
		a.Blocks = o.succGroup(e.index)
	case elemText:
		a.Text = e.text
	case elemType:
		a.Types = appendTypes(a.Types, e, o)
	}
}

// propDict writes " <{...}>" with the inherent attributes that the format does not print itself.
func (p *Printer) propDict(o *Op, elide []string) {
	w := dictWriter{p: p, open: " <{"}
	mentioned := o.def.compile().mentioned
	for i := range o.def.Attrs {
		s := &o.def.Attrs[i]
		if v := o.Prop(i); v != nil && v != s.Default && !mentioned[i] {
			w.entry(s.Name, v)
		}
	}
	if w.some {
		p.Text("}>")
	}
}

// resultRange is the half-open range of result numbers of the i-th result group.
func (o *Op) resultRange(i int) (lo, hi int) {
	if segs := o.ResultSegments(); segs != nil {
		for _, n := range segs[:i] {
			lo += int(n)
		}
		return lo, lo + int(segs[i])
	}
	spare := len(o.results) - o.def.fixedResults
	if varying := len(o.def.Results) - o.def.fixedResults; varying > 1 {
		spare /= varying // they have one size
	}
	for j := 0; j <= i; j++ {
		lo = hi
		if o.def.Results[j].Kind == One {
			hi = lo + 1
		} else {
			hi = lo + spare
		}
	}
	return lo, hi
}

// ResultGroup lists the results of the i-th result group of the definition.
func (o *Op) ResultGroup(i int) []*Value {
	lo, hi := o.resultRange(i)
	return o.results[lo:hi]
}

// regionGroup lists the regions of the i-th region of the definition; one may be of variable size.
func (o *Op) regionGroup(i int) []*Region {
	spare := len(o.regions)
	for _, r := range o.def.Regions {
		if r.Kind == One {
			spare--
		}
	}
	lo, hi := groupIn(i, spare, func(j int) bool { return o.def.Regions[j].Kind == One })
	return o.regions[max(0, min(lo, len(o.regions))):max(0, min(hi, len(o.regions)))]
}

// succGroup lists the successors of the i-th successor group.
func (o *Op) succGroup(i int) []*Block {
	spare := len(o.Successors())
	for _, s := range o.def.Successors {
		if s.Kind == One {
			spare--
		}
	}
	lo, hi := groupIn(i, spare, func(j int) bool { return o.def.Successors[j].Kind == One })
	succs := o.Successors()
	return succs[max(0, min(lo, len(succs))):max(0, min(hi, len(succs)))]
}

func groupIn(i, spare int, one func(int) bool) (lo, hi int) {
	for j := 0; j <= i; j++ {
		lo = hi
		if one(j) {
			hi = lo + 1
		} else {
			hi = lo + max(spare, 0)
		}
	}
	return lo, hi
}
