package ir

import (
	"strings"
	"sync"

	"accc/frontend/source"
)

// A Context is the set of dialects that reading and verifying know.
type Context struct {
	filesMu   sync.Mutex
	files     map[string]*source.File
	dialects  map[string]*Dialect
	unknownMu sync.Mutex
	unknown   map[string]*OpDef
	// AllowUnregistered lets operations, types and attributes of other dialects through.
	AllowUnregistered bool

	dataMu sync.Mutex
	data   map[any]any // what dialects keep, see Data
}

// NewContext makes a context of dialects.
func NewContext(dialects ...*Dialect) *Context {
	c := &Context{dialects: map[string]*Dialect{}}
	for _, d := range dialects {
		c.dialects[d.Name] = d
	}
	return c
}

// Dialect finds a dialect by name, or nil.
func (c *Context) Dialect(name string) *Dialect { return c.dialects[name] }

// unregistered is the definition of an operation that no dialect has, made from its name.
func (c *Context) unregistered(name string) *OpDef {
	c.unknownMu.Lock()
	defer c.unknownMu.Unlock()
	if d := c.unknown[name]; d != nil {
		return d
	}
	if c.unknown == nil {
		c.unknown = map[string]*OpDef{}
	}
	d := &OpDef{FullName: strings.Clone(name)}
	c.unknown[d.FullName] = d
	return d
}

// Op finds a definition by its full name, or nil.
func (c *Context) Op(name string) *OpDef {
	i := strings.IndexByte(name, '.')
	if i < 0 {
		return nil
	}
	d := c.dialects[name[:i]]
	if d == nil {
		return nil
	}
	return d.ops[name[i+1:]]
}

// A Rewriter is what canonicalization patterns change the IR with: it keeps the
// driver's worklist informed.
type Rewriter struct {
	Builder
	// Changed is called for every operation made or whose operands changed; Erased before one is erased. May be nil.
	Changed func(*Op)
	Erased  func(*Op)
}

// Replace replaces o's results by vals and erases o.
func (rw *Rewriter) Replace(o *Op, vals ...*Value) {
	for i, r := range o.results {
		for u := r.uses; u != nil; u = u.next {
			rw.changed(u.owner)
		}
		r.ReplaceAllUses(vals[i])
	}
	rw.Erase(o)
}

// Erase erases o, whose results are unused.
func (rw *Rewriter) Erase(o *Op) {
	for _, u := range o.operands {
		if u.value.op != nil {
			rw.changed(u.value.op)
		}
	}
	if rw.Erased != nil {
		Walk(o, func(in *Op) bool { rw.Erased(in); return true })
	}
	o.Erase()
}

// Op makes an operation at the rewriter's insertion point.
func (rw *Rewriter) Op(def *OpDef, w With) *Op {
	o := rw.Builder.Op(def, w)
	rw.changed(o)
	return o
}

func (rw *Rewriter) changed(o *Op) {
	if rw.Changed != nil {
		rw.Changed(o)
	}
}
