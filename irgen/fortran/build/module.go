package build

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"

	"accc/dialects/builtin"
	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/ir"
)

// A Module is the module being made: what it defines and declares, by name.
type Module struct {
	Op   *ir.Op
	Body *ir.Block
	// Symbols are the functions and globals of the module by name.
	Symbols map[string]*ir.Op
	// start is the location of what has none of its own.
	start ir.Location
	// NoLines leaves out the line numbers of run-time messages.
	NoLines bool
	// constants are the names of arrays of constants by their text.
	constants map[string]string
}

// NewModule makes an empty module at a location, with the attributes of flang's modules.
func NewModule(start ir.Location) *Module {
	m := ir.Create(builtin.Module, ir.With{Types: []ir.Type{}}, start)
	m.Region(0).AddBlock()
	m.SetAttr("fir.defaultkind", ir.String("a1c4d8i4l4r4"))
	m.SetAttr("fir.kindmap", ir.String(""))
	return &Module{Op: m, Body: m.Region(0).Entry(), Symbols: map[string]*ir.Op{}, constants: map[string]string{}, start: start}
}

// DeclareFunction adds the declaration of a function that is defined elsewhere; flags are unit attributes.
func (m *Module) DeclareFunction(name string, t *ir.FunctionType, flags ...string) *ir.Op {
	if o := m.Symbols[name]; o != nil {
		return o
	}
	attrs := []ir.NamedAttr{Attr("sym_name", ir.String(name)), Attr("function_type", ir.TypeValue(t)), Attr("sym_visibility", ir.String("private"))}
	for _, f := range flags {
		attrs = append(attrs, Attr(f, ir.Unit()))
	}
	o := ir.At(m.Body).Op(fndialect.Func, ir.With{Types: []ir.Type{}, Attrs: attrs, Loc: m.start})
	m.Symbols[name] = o
	return o
}

// Global adds a global variable without a value; loc nil: the module's location.
func (m *Module) Global(loc ir.Location, attrs []ir.NamedAttr) *ir.Op {
	if loc == nil {
		loc = m.start
	}
	return ir.At(m.Body).Op(fir.Global, ir.With{Types: []ir.Type{}, Attrs: attrs, Loc: loc})
}

// Text is the address of a global with the characters of s, as a constant.
func (x *Builder) Text(s string) *ir.Value {
	t := fir.Char(1, int64(len(s)))
	name := textName(s)
	m := x.module
	if m.Symbols[name] == nil {
		o := m.Global(nil, []ir.NamedAttr{Attr("sym_name", ir.String(name)), Attr("symref", ir.Symbol(name)), Attr("type", ir.TypeValue(t)),
			Attr("linkName", ir.String("linkonce")), Attr("constant", ir.Unit())})
		m.Symbols[name] = o
		y := &Builder{module: m, B: ir.At(o.Region(0).AddBlock())}
		y.B.Loc = o.Loc
		y.Op(fir.HasValue, []*ir.Value{y.StringLit(s)}, nil)
	}
	return x.GlobalAddress(name, t)
}

// ConstantArray is the address of a global with an array of constants, one for equal ones.
func (x *Builder) ConstantArray(dense ir.Attribute, t ir.Type) *ir.Value {
	m := x.module
	key := ir.AttrString(dense)
	name := m.constants[key]
	if name == "" {
		name = "_QQro." + strconv.Itoa(len(m.constants))
		m.constants[key] = name
		m.Symbols[name] = m.Global(nil, []ir.NamedAttr{Attr("sym_name", ir.String(name)), Attr("symref", ir.Symbol(name)), Attr("type", ir.TypeValue(t)),
			Attr("linkName", ir.String("internal")), Attr("constant", ir.Unit()), Attr("initVal", dense)})
	}
	return x.GlobalAddress(name, t)
}

// textName is the name of the global that holds a character constant: the text in it in hexadecimal, or a digest of a
// long one.
func textName(text string) string {
	if len(text) > 64 {
		sum := sha256.Sum256([]byte(text))
		return "_QQclL" + strings.ToUpper(hex.EncodeToString(sum[:16]))
	}
	return "_QQclX" + strings.ToUpper(hex.EncodeToString([]byte(text)))
}

// StringLit is a character value.
func (x *Builder) StringLit(s string) *ir.Value {
	return x.Op(fir.StringLit, nil, []ir.Type{fir.Char(1, int64(len(s)))}, Attr("value", ir.String(s)), Attr("size", ir.Integer(ir.I64(), int64(len(s))))).Result(0)
}
