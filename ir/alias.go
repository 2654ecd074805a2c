package ir

import (
	"slices"
	"strings"
)

// Aliases: names for long attributes, types and locations (#map = affine_map<...>, #loc3 = loc(...)). They are found
// by printing the module once and discarding the text.

// Aliased is what attributes and types of dialects implement to be printed by
// an alias: the name proposed for it ("loop_annotation"), or "" for none.
type Aliased interface{ AliasName() string }

func attrAlias(a Attribute) string {
	switch a := a.(type) {
	case *OpaqueAttr:
		if a.Dialect == "" {
			switch {
			case strings.HasPrefix(a.Body, "affine_map<"):
				return "map"
			case strings.HasPrefix(a.Body, "affine_set<"):
				return "set"
			}
		}
	case *LocAttr:
		return "loc"
	case *DistinctAttr:
		if a.Attr != unitAttr {
			return "distinct"
		}
	case Aliased:
		return a.AliasName()
	}
	return ""
}

func typeAlias(t Type) string {
	switch t := t.(type) {
	case *TupleType:
		if len(t.Elems) > 16 {
			return "tuple"
		}
	case Aliased:
		return t.AliasName()
	}
	return ""
}

// aliasMap finds something by an attribute, a type or a location. Locations are not
// interned: file locations are equal by value, others by their text.
type aliasMap[V any] struct {
	nodes map[any]V // attributes and types
	files map[FileLoc]V
	texts map[string]V
}

func newAliasMap[V any]() aliasMap[V] {
	return aliasMap[V]{map[any]V{}, map[FileLoc]V{}, map[string]V{}}
}

func (m *aliasMap[V]) find(node any) (v V, ok bool) {
	v, ok = m.nodes[node]
	return v, ok
}

func (m *aliasMap[V]) findLoc(l Location) (v V, ok bool) {
	if f, file := l.(*FileLoc); file {
		v, ok = m.files[f.printed()]
		return v, ok
	}
	v, ok = m.texts[locKey(l)]
	return v, ok
}

func (m *aliasMap[V]) put(e *aliasEntry, v V) {
	switch f, file := e.loc.(*FileLoc); {
	case e.node != nil:
		m.nodes[e.node] = v
	case file:
		m.files[f.printed()] = v
	default:
		m.texts[locKey(e.loc)] = v
	}
}

// aliasName is a name and its number: loc, 3 for #loc3; the first has none.
type aliasName struct {
	base string
	n    int
}

func (p *Printer) aliasName(mark byte, a aliasName) {
	p.Byte(mark)
	p.Text(a.base)
	if a.n > 0 {
		if charClass[a.base[len(a.base)-1]]&classDigit != 0 {
			p.Byte('_')
		}
		p.Int(int64(a.n))
	}
}

// aliasTable holds the names, and the definitions in the order they are printed.
type aliasTable struct {
	names aliasMap[aliasName]
	defs  []*aliasEntry
}

// aliasEntry is something visited while collecting: an attribute or type, or a location.
type aliasEntry struct {
	base     string // of its name; "" for no alias
	node     any
	loc      Location
	children []int32
	depth    int32
	isType   bool
	deferred bool // may be defined after the module
}

// aliasCollector notes what is printed.
type aliasCollector struct {
	entries []*aliasEntry
	index   aliasMap[int32]
	// Of the entry being printed (inside): its deepest child and the children.
	inside   bool
	depth    int32
	children []int32
	deferred bool
}

func newAliasCollector() *aliasCollector { return &aliasCollector{index: newAliasMap[int32]()} }

func (c *aliasCollector) visitAttr(p *Printer, a Attribute) {
	if a == nil {
		return
	}
	if l, ok := a.(*LocAttr); ok {
		c.visitLoc(p, l.Loc)
		return
	}
	if i, ok := c.index.find(a); ok {
		c.again(i)
		return
	}
	c.enter(p, &aliasEntry{base: attrAlias(a), node: a}, func() { p.attrText(a, elideNever) })
}

func (c *aliasCollector) visitType(p *Printer, t Type) {
	if t == nil {
		return
	}
	if i, ok := c.index.find(t); ok {
		c.again(i)
		return
	}
	c.enter(p, &aliasEntry{base: typeAlias(t), node: t, isType: true}, func() { p.typeText(t) })
}

func (c *aliasCollector) visitLoc(p *Printer, l Location) {
	if i, ok := c.index.findLoc(l); ok {
		c.again(i)
		return
	}
	c.enter(p, &aliasEntry{base: "loc", loc: l}, func() { p.locationText(l) })
}

// enter notes something new and, by printing it, what it contains.
func (c *aliasCollector) enter(p *Printer, e *aliasEntry, print func()) {
	e.deferred = c.deferred
	if e.base != "" {
		e.depth = 1
	}
	i := int32(len(c.entries))
	c.entries = append(c.entries, e)
	c.index.put(e, i)
	inside, depth, children := c.inside, c.depth, c.children
	c.inside, c.depth, c.children = true, 0, nil
	start := len(p.buf)
	print()
	p.buf = p.buf[:start]
	e.children = c.children
	if c.depth > 0 {
		e.depth = c.depth + 1
	}
	c.inside, c.depth, c.children = inside, depth, children
	c.note(i)
}

// again notes another use of an entry.
func (c *aliasCollector) again(i int32) {
	if !c.deferred {
		c.keep(i)
	}
	c.note(i)
}

// note makes an entry a child of the one being printed.
func (c *aliasCollector) note(i int32) {
	if !c.inside {
		return
	}
	c.depth = max(c.depth, c.entries[i].depth)
	c.children = append(c.children, i)
}

// keep marks an entry and what it contains as needed before the module.
func (c *aliasCollector) keep(i int32) {
	if !c.entries[i].deferred {
		return
	}
	c.entries[i].deferred = false
	for _, ch := range c.entries[i].children {
		c.keep(ch)
	}
}

// table orders the entries that have aliases and numbers their names.
func (c *aliasCollector) table() *aliasTable {
	t := &aliasTable{names: newAliasMap[aliasName]()}
	for _, e := range c.entries {
		if e.base != "" {
			t.defs = append(t.defs, e)
		}
	}
	slices.SortStableFunc(t.defs, func(a, b *aliasEntry) int {
		switch {
		case a.depth != b.depth:
			return int(a.depth - b.depth)
		case a.isType && !b.isType:
			return -1
		case b.isType && !a.isType:
			return 1
		}
		return strings.Compare(a.base, b.base)
	})
	count := map[string]int{}
	for _, e := range t.defs {
		t.names.put(e, aliasName{e.base, count[e.base]})
		count[e.base]++
	}
	return t
}

// aliasDefs writes the definitions that precede or follow the module.
func (p *Printer) aliasDefs(deferred bool) {
	count := map[string]int{}
	for _, e := range p.aliases.defs {
		name := aliasName{e.base, count[e.base]}
		count[e.base]++
		if e.deferred != deferred {
			continue
		}
		mark := byte('#')
		if e.isType {
			mark = '!'
		}
		p.aliasName(mark, name)
		p.Text(" = ")
		switch x := e.node.(type) {
		case Type:
			p.typeText(x)
		case Attribute:
			p.attrText(x, elideNever)
		default:
			p.Text("loc(")
			p.locationText(e.loc)
			p.Byte(')')
		}
		p.Byte('\n')
	}
}
