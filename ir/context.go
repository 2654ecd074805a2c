package ir

import (
	"strings"
	"sync"

	"accc/frontend/diag"
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

// suggest adds to an error about an unknown operation of a known dialect the name that is spelled most like it.
func (c *Context) suggest(e *Error, name string) *Error {
	dialect, op, _ := strings.Cut(name, ".")
	d := c.dialects[dialect]
	if d == nil {
		return e
	}
	var names []string
	for _, def := range d.list {
		names = append(names, def.ShortName())
	}
	if near := diag.Nearest(op, names); near != "" {
		return e.Note("did you mean %s.%s?", dialect, near)
	}
	return e
}
