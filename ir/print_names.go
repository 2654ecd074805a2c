package ir

import (
	"fmt"
	"strconv"
)

// valueName is the name of a value: a number, or text.
type valueName struct {
	v    *Value
	id   int
	text string
}

// namer names values and numbers blocks. Values remember their slot in its
// table, and a slot counts only if it points back to the value.
type namer struct {
	generic bool
	outer   *namer // names the values around the isolated operation that this one is for
	// pending are the isolated operations whose inside has not been named, and where its numbers start.
	pending map[*Op]counters
	table   []valueName
	groups  map[*Op][]int // operations whose results have several names: where each group starts
	used    map[string]bool
	order   []string // names in use, to forget those of a region at its end
}

// counters number what has no name; nested regions go on where the outer ones ended.
type counters struct{ value, arg, conflict int }

func newNamer(generic bool) *namer {
	return &namer{generic: generic, groups: map[*Op][]int{}, used: map[string]bool{}, pending: map[*Op]counters{}}
}

// inner is a namer for the inside of an isolated operation.
func (p *Printer) inner(outer *namer) *namer {
	n := p.freeNamer
	if n == nil {
		n = newNamer(outer.generic)
	}
	p.freeNamer = nil
	n.table, n.order, n.outer = n.table[:0], n.order[:0], outer
	clear(n.groups)
	clear(n.used)
	clear(n.pending)
	return n
}

// op names the results of o and everything inside.
func (n *namer) op(o *Op) {
	var c counters
	n.results(o, &c)
	if n.generic {
		n.numberAll(o, &c)
		return
	}
	for _, r := range o.regions {
		n.region(r, c)
	}
}

// numberAll numbers everything inside o without using a number twice, as the generic form
// does: of the regions met so far the latest comes next.
func (n *namer) numberAll(o *Op, c *counters) {
	stack := append([]*Region(nil), o.regions...)
	for len(stack) > 0 {
		r := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		n.direct(r, c)
		for _, b := range r.blocks {
			for in := b.first; in != nil; in = in.next {
				stack = append(stack, in.regions...)
			}
		}
	}
}

// region names the values directly in r and then those inside its operations.
func (n *namer) region(r *Region, c counters) {
	mark := len(n.order)
	n.direct(r, &c)
	for _, b := range r.blocks {
		for o := b.first; o != nil; o = o.next {
			if len(o.regions) > 0 && o.def.Has(IsolatedFromAbove) && len(n.order) == 0 {
				n.pending[o] = c // named when it is printed
				continue
			}
			for _, in := range o.regions {
				n.region(in, c)
			}
		}
	}
	for _, name := range n.order[mark:] {
		delete(n.used, name)
	}
	n.order = n.order[:mark]
}

// direct names the arguments of r's blocks and the results of its operations.
func (n *namer) direct(r *Region, c *counters) {
	if !n.generic && r.parent != nil && r.parent.def.ArgNames != nil {
		r.parent.def.ArgNames(r.parent, r, func(v *Value, name string) { n.set(v, name, c) })
	}
	for i, b := range r.blocks {
		b.number = int32(i)
		for _, a := range b.args {
			switch {
			case n.has(a):
			case i == 0:
				n.set(a, "arg"+strconv.Itoa(c.arg), c)
				c.arg++
			default:
				n.set(a, "", c)
			}
		}
		for o := b.first; o != nil; o = o.next {
			n.results(o, c)
		}
	}
}

func (n *namer) results(o *Op, c *counters) {
	if len(o.results) == 0 {
		return
	}
	if o.def.ResultNames != nil && !n.generic {
		var groups []int
		o.def.ResultNames(o, func(v *Value, name string) {
			if v.op != o || n.has(v) {
				return
			}
			n.set(v, name, c)
			if v.index > 0 {
				groups = append(groups, int(v.index))
			}
		})
		if len(groups) > 0 {
			sorted := append([]int{0}, groups...)
			for i := 1; i < len(sorted); i++ {
				for j := i; j > 0 && sorted[j] < sorted[j-1]; j-- {
					sorted[j], sorted[j-1] = sorted[j-1], sorted[j]
				}
			}
			n.groups[o] = sorted
		}
	}
	if !n.has(o.results[0]) {
		n.set(o.results[0], "", c)
	}
}

func (n *namer) has(v *Value) bool {
	return int(v.slot) < len(n.table) && n.table[v.slot].v == v
}

func (n *namer) set(v *Value, name string, c *counters) {
	v.slot = int32(len(n.table))
	if name == "" {
		n.table = append(n.table, valueName{v: v, id: c.value})
		c.value++
		return
	}
	n.table = append(n.table, valueName{v: v, text: n.unique(name, c)})
}

// unique makes a name that is valid and not in use.
func (n *namer) unique(name string, c *counters) string {
	name = validName(name)
	if n.used[name] {
		var room [64]byte
		base := append(append(room[:0], name...), '_')
		for {
			text := strconv.AppendInt(base, int64(c.conflict), 10)
			c.conflict++
			if !n.used[string(text)] {
				name = string(text)
				break
			}
		}
	}
	n.used[name] = true
	n.order = append(n.order, name)
	return name
}

func validName(name string) string {
	ok := charClass[name[0]]&classDigit == 0
	for i := 0; ok && i < len(name); i++ {
		ok = charClass[name[i]]&classSuffix != 0
	}
	if ok {
		return name
	}
	var out []byte
	if charClass[name[0]]&classDigit != 0 {
		out = append(out, '_')
	}
	for i := 0; i < len(name); i++ {
		switch {
		case charClass[name[i]]&classSuffix != 0:
			out = append(out, name[i])
		case name[i] == ' ':
			out = append(out, '_')
		default:
			out = append(out, fmt.Sprintf("%X", name[i])...)
		}
	}
	return string(out)
}

// group is the range of results that share a name with v.
func (n *namer) group(v *Value) (start, end int) {
	end = len(v.op.results)
	groups := n.groups[v.op]
	for i, g := range groups {
		if g <= int(v.index) {
			start, end = g, len(v.op.results)
			if i+1 < len(groups) {
				end = groups[i+1]
			}
		}
	}
	return start, end
}

// value writes the name of v, with #number for one of several results.
func (p *Printer) value(v *Value, number bool) {
	if p.collect != nil {
		return
	}
	if v == nil {
		p.Text("<<NULL VALUE>>")
		return
	}
	var e *valueName
	offset := -1
	for n := p.names; n != nil && e == nil; n = n.outer {
		base := v
		offset = -1
		if v.op != nil && len(v.op.results) > 1 {
			start, end := n.group(v)
			base = v.op.results[start]
			if end-start > 1 {
				offset = int(v.index) - start
			}
		}
		if n.has(base) {
			e = &n.table[base.slot]
		}
	}
	if e == nil {
		p.Text("<<UNKNOWN SSA VALUE>>")
		return
	}
	p.Byte('%')
	if e.text != "" {
		p.Text(e.text)
	} else {
		p.Int(int64(e.id))
	}
	if number && offset >= 0 {
		p.Byte('#')
		p.Int(int64(offset))
	}
}

// preds are the blocks that branch to b, in order, one for each branch.
func (p *Printer) preds(b *Block) []*Block {
	if !p.predsIn[b.region] {
		if p.predsIn == nil {
			p.predsIn, p.predsOf = map[*Region]bool{}, map[*Block][]*Block{}
		}
		p.predsIn[b.region] = true
		for _, x := range b.region.blocks {
			for o := x.first; o != nil; o = o.next {
				for _, s := range o.Successors() {
					p.predsOf[s] = append(p.predsOf[s], x)
				}
			}
		}
	}
	return p.predsOf[b]
}
