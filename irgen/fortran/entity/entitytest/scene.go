// Package entitytest has procedures of Fortran whose expressions are constants, variables and elements: enough of a
// program for the tests of packages that ask the lowering of a procedure for the values of expressions.
package entitytest

import (
	"fmt"
	"go/constant"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects/fir"
	fndialect "accc/dialects/func"
	"accc/frontend"
	"accc/frontend/diag"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen/fortran/build"
	"accc/irgen/fortran/entity"
	"accc/irgen/fortran/initial"
	"accc/irgen/fortran/typemap"
)

// Parse reads a source without errors.
func Parse(t *testing.T, path string) *front.Unit {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var list diag.List
	u := front.Parse(source.NewFile(path, text), front.Options{}, &list)
	require.NotNil(t, u)
	require.Empty(t, list.Sorted())
	return u
}

// A Scene is a procedure whose body is made.
type Scene struct {
	*entity.Memory
	Types  *typemap.Map
	Prog   *front.ProgUnit
	unit   *front.Unit
	module *build.Module
	// addresses are the arguments, and the memory of other variables.
	addresses map[*front.Symbol]*ir.Value
}

// New begins a function whose arguments are the dummy arguments of a procedure.
func New(m *build.Module, types *typemap.Map, u *front.Unit, p *front.ProgUnit, name string) *Scene {
	s := &Scene{Types: types, Prog: p, unit: u, module: m, addresses: map[*front.Symbol]*ir.Value{}}
	inputs := []ir.Type{}
	for _, d := range p.Symbol.Proc.Dummies {
		inputs = append(inputs, s.argument(d))
	}
	op := m.DeclareFunction(name, ir.Func(inputs, []ir.Type{}))
	op.SetAttr("sym_visibility", nil)
	block := op.Region(0).AddBlock(inputs...)
	for i, d := range p.Symbol.Proc.Dummies {
		s.addresses[d] = block.Arg(i)
	}
	s.Memory = entity.New(build.New(m, op), types, s)
	return s
}

// In is the same procedure, in the body of a function that is made on the way.
func (s *Scene) In(op *ir.Op) *Scene {
	own := *s
	own.Memory = entity.New(build.New(s.module, op), s.Types, &own)
	return &own
}

// End returns from the function.
func (s *Scene) End() { s.Op(fndialect.Return, nil, nil) }

// argument is the type of a dummy argument in memory.
func (s *Scene) argument(d *front.Symbol) ir.Type {
	elem := s.Types.ScalarType(d.Type)
	switch {
	case d.Has(front.Allocatable | front.PointerAttr):
		return fir.Ref(s.Types.MutableBox(d, elem))
	case d.AssumedRank:
		return fir.Box(fir.Array(nil, elem, nil))
	case d.Type.Class == frontend.Character && d.Type.Len < 0:
		return fir.Number("boxchar", 1)
	case len(d.Dims) > 0 && d.Dims[0].Upper == nil:
		return fir.Box(typemap.ArrayType(d.Extents, elem))
	}
	return fir.Ref(typemap.ArrayType(d.Extents, elem))
}

// Here, DefaultImage and Unsupported implement entity.Host; what is not supported ends the test.
func (s *Scene) Here() (file, line *ir.Value)         { return s.SourceArgs(source.Span{}) }
func (s *Scene) DefaultImage(d *front.Derived) string { return "image." + d.Name }

func (s *Scene) Unsupported(format string, args ...any) { panic(fmt.Sprintf(format, args...)) }

// Variable is where a variable lives.
func (s *Scene) Variable(sym *front.Symbol) *entity.Variable {
	if s.addresses[sym] == nil {
		s.addresses[sym] = s.TempOf(typemap.ArrayType(sym.Extents, s.Types.ScalarType(sym.Type)), build.Attr("bindc_name", ir.String(sym.Name)))
	}
	v := &entity.Variable{Sym: sym, Addr: s.addresses[sym]}
	switch {
	case sym.Type.Class != frontend.Character, sym.Has(front.Allocatable | front.PointerAttr):
	case sym.Type.Len < 0:
		v.Addr, v.Len = s.UnboxChar(v.Addr)
	default:
		v.Len = s.Idx(sym.Type.Len)
	}
	if build.IsBox(v.Addr.Type()) {
		v.Box = v.Addr
	}
	for d, n := range sym.Extents {
		low := int64(1)
		if n := sym.Dims[d].Lower; n != nil {
			low, _ = front.IntegerValue(n)
		}
		v.Lower = append(v.Lower, s.Idx(low))
		v.Extent = append(v.Extent, nil)
		if n >= 0 {
			v.Extent[d] = s.Idx(n)
		}
	}
	switch {
	case len(sym.Dims) == 0 || sym.Has(front.Allocatable|front.PointerAttr):
	case v.Box == nil:
		v.Shape = s.AnyShape(v.Lower, v.Extent)
	case !build.AllOnes(v.Lower):
		v.Shape = s.Shift(v.Lower)
	}
	return v
}

// Named is the entity of the variable with a name.
func (s *Scene) Named(name string) *entity.Entity {
	return s.OfVariable(s.Variable(s.Prog.Scope.Names[name]))
}

// Designator is a variable, or an element of one.
func (s *Scene) Designator(n *front.Node) *entity.Entity {
	if n.Kind != front.RefExpr {
		return s.OfVariable(s.Variable(n.Symbol))
	}
	array := s.Designator(n.Args[0])
	var idx []*ir.Value
	for _, a := range n.Args[1:] {
		idx = append(idx, s.Index(a))
	}
	return &entity.Entity{Type: array.Type, Sym: array.Sym, Base: array.Base, Len: array.Len, Addr: s.Element(array, idx...)}
}

// Value is a constant in memory, or a designator.
func (s *Scene) Value(n *front.Node) *entity.Entity {
	switch {
	case n.Value == nil:
		return s.Designator(n)
	case n.Type.Class == frontend.Character:
		addr, length := s.Char(n)
		return &entity.Entity{Type: n.Type, Addr: addr, Len: length, Temp: true}
	}
	return &entity.Entity{Type: n.Type, Addr: s.Spill(s.Scalar(n)), Temp: true}
}

// Scalar is a constant, or the value of a designator.
func (s *Scene) Scalar(n *front.Node) *ir.Value {
	if n.Value == nil {
		return s.Load(s.Designator(n).Addr)
	}
	t := s.Types.ScalarType(n.Type)
	switch n.Type.Class {
	case frontend.Integer:
		v, _ := constant.Int64Val(n.Value)
		return s.Int(v, t)
	case frontend.Logical:
		return s.FirConvert(s.Bool(constant.BoolVal(n.Value)), t)
	}
	v, _ := initial.Float(n.Value)
	return s.Float(v, t)
}

// Index and Condition are integers and logicals as index and i1.
func (s *Scene) Index(n *front.Node) *ir.Value     { return s.AsIndex(s.Scalar(n)) }
func (s *Scene) Condition(n *front.Node) *ir.Value { return s.Convert(s.Scalar(n), ir.I1()) }

// Char is the address and the length of a character.
func (s *Scene) Char(n *front.Node) (addr, length *ir.Value) {
	if n.Value == nil {
		return s.CharOf(s.Designator(n))
	}
	text := constant.StringVal(n.Value)
	return s.Text(text), s.Idx(int64(len(text)))
}

// Elements are those of a variable, or a scalar for all of them.
func (s *Scene) Elements(n *front.Node) *entity.Elements {
	if n.Rank > 0 {
		return s.ElementsOf(s.Designator(n))
	}
	v := s.Scalar(n)
	return &entity.Elements{At: func([]*ir.Value) entity.Part { return entity.Part{Value: v} }}
}

// Span is the text of a node.
func (s *Scene) Span(n *front.Node) source.Span { return s.unit.Span(n.First, n.Last) }
