package ir

import (
	"sort"
	"strconv"
	"strings"
)

// Aliases: names that stand for long attributes, types and locations
// (#map = affine_map<...>, #loc3 = loc(...)). Which there are is found by
// printing the module once without keeping the text.

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

// aliasTable holds the names, and the definitions in the order they are printed.
type aliasTable struct {
	attrs map[Attribute]string
	types map[Type]string
	locs  map[any]string
	defs  []aliasEntry
}

// aliasEntry is something visited while collecting.
type aliasEntry struct {
	name     string // "" for no alias
	depth    int
	isType   bool
	deferred bool // may be defined behind the module
	attr     Attribute
	typ      Type
	loc      Location
	children []int
}

// aliasCollector notes what is printed.
type aliasCollector struct {
	entries []aliasEntry
	index   map[any]int
	// Of the entry being printed: its deepest child, the children, and whether it may be deferred.
	depth    int
	children []int
	deferred bool
}

type locVisit struct{ id any }

func (c *aliasCollector) visitAttr(p *Printer, a Attribute, e elision) {
	if a == nil {
		return
	}
	if l, ok := a.(*LocAttr); ok {
		c.visit(p, locVisit{locID(l.Loc)}, aliasEntry{name: "loc", loc: l.Loc})
		return
	}
	c.visit(p, a, aliasEntry{name: attrAlias(a), attr: a})
}

func (c *aliasCollector) visitType(p *Printer, t Type) {
	if t != nil {
		c.visit(p, t, aliasEntry{name: typeAlias(t), typ: t, isType: true})
	}
}

func (c *aliasCollector) visitLoc(p *Printer, l Location) {
	c.visit(p, locVisit{locID(l)}, aliasEntry{name: "loc", loc: l})
}

// visit notes an attribute, type or location, and what its own text contains.
func (c *aliasCollector) visit(p *Printer, key any, e aliasEntry) {
	i, ok := c.index[key]
	if !ok {
		i = len(c.entries)
		c.index[key] = i
		e.deferred = c.deferred
		if e.name != "" {
			e.depth = 1
		}
		c.entries = append(c.entries, e)
		depth, children := c.depth, c.children
		c.depth, c.children = 0, nil
		start := len(p.buf)
		switch {
		case e.typ != nil:
			p.typeText(e.typ)
		case e.loc != nil:
			p.locationText(e.loc)
		default:
			p.attrText(e.attr, elideNever)
		}
		p.buf = p.buf[:start]
		c.entries[i].children = c.children
		if c.depth > 0 {
			c.entries[i].depth = c.depth + 1
		}
		c.depth, c.children = depth, children
	} else if !c.deferred {
		c.keep(i)
	}
	c.depth = max(c.depth, c.entries[i].depth)
	c.children = append(c.children, i)
}

// keep marks an entry and what it contains as needed before the module.
func (c *aliasCollector) keep(i int) {
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
	t := &aliasTable{attrs: map[Attribute]string{}, types: map[Type]string{}, locs: map[any]string{}}
	sort.SliceStable(c.entries, func(i, j int) bool {
		a, b := &c.entries[i], &c.entries[j]
		switch {
		case a.depth != b.depth:
			return a.depth < b.depth
		case a.isType != b.isType:
			return a.isType
		}
		return a.name < b.name
	})
	count := map[string]int{}
	for _, e := range c.entries {
		if e.name == "" {
			continue
		}
		n := count[e.name]
		count[e.name]++
		if n > 0 {
			if last := e.name[len(e.name)-1]; charClass[last]&classDigit != 0 {
				e.name += "_"
			}
			e.name += strconv.Itoa(n)
		}
		switch {
		case e.typ != nil:
			t.types[e.typ] = e.name
		case e.loc != nil:
			t.locs[locID(e.loc)] = e.name
		default:
			t.attrs[e.attr] = e.name
		}
		t.defs = append(t.defs, e)
	}
	return t
}

// aliasDefs writes the definitions that stand before or behind the module.
func (p *Printer) aliasDefs(deferred bool) {
	for _, e := range p.aliases.defs {
		if e.deferred != deferred {
			continue
		}
		if e.isType {
			p.Byte('!')
		} else {
			p.Byte('#')
		}
		p.Text(e.name, " = ")
		switch {
		case e.typ != nil:
			p.typeText(e.typ)
		case e.loc != nil:
			p.Text("loc(")
			p.locationText(e.loc)
			p.Byte(')')
		default:
			p.attrText(e.attr, elideNever)
		}
		p.Byte('\n')
	}
}
