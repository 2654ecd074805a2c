package fir

import "accc/ir"

func init() {
	Dialect.Custom = map[string]ir.CustomDirective{"CustomRangeSubscript": {Parse: parseRange, Print: printRange}}
}

// fir.alloca type(%params : types), %extents {attributes}

func parseAllocation(p *ir.Parser, s *ir.State) error {
	t, err := p.Type()
	if err != nil {
		return err
	}
	s.Add("in_type", ir.TypeValue(t))
	s.Segments = []int32{0, 0}
	if p.OptionalPunct("(") {
		us, err := p.OperandList()
		if err != nil {
			return err
		}
		types, err := p.ColonTypes()
		if err != nil {
			return err
		}
		if s.Operands, err = p.ResolveAll(us, types); err != nil {
			return err
		}
		if err := p.Punct(")"); err != nil {
			return err
		}
		s.Segments[0] = int32(len(us))
	}
	if p.OptionalPunct(",") {
		err := p.CommaList(func() error {
			u, err := p.Operand()
			if err != nil {
				return err
			}
			v, err := p.Resolve(u, ir.Index())
			s.Operands = append(s.Operands, v)
			s.Segments[1]++
			return err
		})
		if err != nil {
			return err
		}
	}
	s.Types = []ir.Type{Heap(t)}
	if s.Def.ShortName() == "alloca" {
		s.Types[0] = Ref(t)
	}
	return p.AttrDict(s)
}

func printAllocation(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Attr(o.Attr("in_type"))
	if params := o.Group(0); len(params) > 0 {
		p.Byte('(')
		p.Values(params)
		p.Text(" : ")
		p.Types(typesOf(params))
		p.Byte(')')
	}
	for _, v := range o.Group(1) {
		p.Text(", ")
		p.Value(v)
	}
	p.AttrDict(o, "in_type")
}

// fir.load %a {attributes} : type

func parseLoad(p *ir.Parser, s *ir.State) error {
	u, err := p.Operand()
	if err != nil {
		return err
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	at := p.Offset()
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	elem := Pointee(t)
	if elem == nil {
		return p.Errorf(at, "%s is no address", ir.TypeString(t))
	}
	s.Types = []ir.Type{elem}
	v, err := p.Resolve(u, t)
	s.Operands = []*ir.Value{v}
	return err
}

func printLoad(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Value(o.Operand(0))
	p.AttrDict(o)
	p.Text(" : ")
	p.Type(o.Operand(0).Type())
}

// fir.store %v to %a {attributes} : type

func parseStore(p *ir.Parser, s *ir.State) error {
	v, err := p.Operand()
	if err != nil {
		return err
	}
	if err := p.Keyword("to"); err != nil {
		return err
	}
	a, err := p.Operand()
	if err != nil {
		return err
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	at := p.Offset()
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	elem := Pointee(t)
	if elem == nil {
		return p.Errorf(at, "%s is no address", ir.TypeString(t))
	}
	s.Operands, err = p.ResolveAll([]ir.Unresolved{v, a}, []ir.Type{elem, t})
	return err
}

func printStore(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Value(o.Operand(0))
	p.Text(" to ")
	p.Value(o.Operand(1))
	p.AttrDict(o)
	p.Text(" : ")
	p.Type(o.Operand(1).Type())
}

// fir.type_desc type

func parseTypeDesc(p *ir.Parser, s *ir.State) error {
	t, err := p.Type()
	if err != nil {
		return err
	}
	s.Add("in_type", ir.TypeValue(t))
	s.Types = []ir.Type{wrap("tdesc", t)}
	return p.AttrDict(s)
}

func printTypeDesc(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Attr(o.Attr("in_type"))
	p.AttrDict(o, "in_type")
}

// dynamicIndex marks an operand among the numbers of components.
const dynamicIndex = -1 << 31

// fir.coordinate_of %a, %i, component, %j {attributes} : (types) -> type

func parseCoordinateOf(p *ir.Parser, s *ir.State) error {
	type index struct {
		name string // "": an operand
		at   int
	}
	u, err := p.Operand()
	if err != nil {
		return err
	}
	us := []ir.Unresolved{u}
	var indices []index
	for p.OptionalPunct(",") {
		u, ok, err := p.OptionalOperand()
		if err != nil {
			return err
		}
		x := index{at: p.Offset()}
		if ok {
			us = append(us, u)
		} else if x.name, err = p.AnyKeyword(); err != nil {
			return err
		}
		indices = append(indices, x)
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	if err := functional(p, s, us); err != nil {
		return err
	}
	t := s.Operands[0].Type()
	s.Add("baseType", ir.TypeValue(t))
	numbers := make([]int64, len(indices))
	static := false
	t = scalarOf(t)
	for i, x := range indices {
		numbers[i] = dynamicIndex
		if x.name == "" {
			continue
		}
		r, ok := t.(*RecordType)
		if !ok {
			return p.Errorf(x.at, "%s has no components", ir.TypeString(t))
		}
		n := r.FieldIndex(x.name)
		if n < 0 {
			return p.Errorf(x.at, "%s has no component %q", ir.TypeString(t), x.name)
		}
		numbers[i], static = int64(n), true
		t = scalarOf(r.Fields()[n].Type)
	}
	if static {
		s.Add("field_indices", ir.DenseArray(ir.I32(), numbers))
	}
	return nil
}

// functional reads ": (types) -> types" for operands.
func functional(p *ir.Parser, s *ir.State, us []ir.Unresolved) error {
	if err := p.Punct(":"); err != nil {
		return err
	}
	at := p.Offset()
	t, err := p.FunctionType()
	if err != nil {
		return err
	}
	if len(t.Inputs) != len(us) {
		return p.Errorf(at, "%d operands but %d operand types", len(us), len(t.Inputs))
	}
	s.Types = t.Results
	s.Operands, err = p.ResolveAll(us, t.Inputs)
	return err
}

func printCoordinateOf(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Value(o.Operand(0))
	rest := o.Operands()[1:]
	numbers := counts(o, "field_indices")
	if numbers == nil {
		numbers = make([]int64, len(rest))
		for i := range numbers {
			numbers[i] = dynamicIndex
		}
	}
	t := scalarOf(o.Operand(0).Type())
	for _, n := range numbers {
		p.Text(", ")
		if n == dynamicIndex {
			if len(rest) > 0 {
				p.Value(rest[0])
				rest = rest[1:]
			}
			continue
		}
		if r, ok := t.(*RecordType); ok && n >= 0 && n < int64(len(r.Fields())) {
			f := r.Fields()[n]
			p.Text(f.Name)
			t = scalarOf(f.Type)
			continue
		}
		p.Int(n)
	}
	p.AttrDict(o, "baseType", "field_indices")
	p.Text(" : ")
	p.FunctionType(typesOf(o.Operands()), typesOf(o.Results()))
}

// fir.field_index name, type(%params : types)

func parseField(p *ir.Parser, s *ir.State) error {
	name, err := p.KeywordOrString()
	if err != nil {
		return err
	}
	s.Add("field_id", ir.String(name))
	if err := p.Punct(","); err != nil {
		return err
	}
	t, err := p.Type()
	if err != nil {
		return err
	}
	s.Add("on_type", ir.TypeValue(t))
	s.Types = []ir.Type{s.Def.Results[0].Type.Only}
	if !p.OptionalPunct("(") {
		return nil
	}
	us, err := p.OperandList()
	if err != nil {
		return err
	}
	types, err := p.ColonTypes()
	if err != nil {
		return err
	}
	if s.Operands, err = p.ResolveAll(us, types); err != nil {
		return err
	}
	return p.Punct(")")
}

func printField(p *ir.Printer, o *ir.Op) {
	p.Text(" ", o.StringAttr("field_id"), ", ")
	p.Attr(o.Attr("on_type"))
	if vs := o.Operands(); len(vs) > 0 {
		p.Byte('(')
		p.Values(vs)
		p.Text(" : ")
		p.Types(typesOf(vs))
		p.Byte(')')
	}
}

// fir.cmpc "predicate", %a, %b {attributes} : type

func parseCmpc(p *ir.Parser, s *ir.State) error {
	at := p.Offset()
	name, err := p.String()
	if err != nil {
		return err
	}
	n, ok := cmpcPredicates.Value(name)
	if !ok {
		return p.Errorf(at, "%q is not a predicate", name)
	}
	s.Add("predicate", cmpcPredicates.Attr(n))
	var us []ir.Unresolved
	for range 2 {
		if err := p.Punct(","); err != nil {
			return err
		}
		u, err := p.Operand()
		if err != nil {
			return err
		}
		us = append(us, u)
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	s.Types = []ir.Type{ir.I1()}
	s.Operands, err = p.ResolveAll(us, []ir.Type{t, t})
	return err
}

func printCmpc(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	if v, ok := cmpcPredicates.Of(o.Attr("predicate")); ok {
		p.String(cmpcPredicates.Text(v))
	}
	p.Text(", ")
	p.Values(o.Operands())
	p.AttrList(ir.Without(o.Attributes(), "predicate"))
	p.Text(" : ")
	p.Type(o.Operand(0).Type())
}

// fir.string_lit "text"(4) : type, or [1, 2](2) : type

func parseStringLit(p *ir.Parser, s *ir.State) error {
	value, err := p.Attribute(nil)
	if err != nil {
		return err
	}
	name := "value"
	if _, ok := value.(*ir.StringAttr); !ok {
		name = "xlist"
	}
	if err := p.Punct("("); err != nil {
		return err
	}
	n, err := p.Integer()
	if err != nil {
		return err
	}
	s.Add("size", ir.Integer(ir.I64(), n))
	s.Add(name, value)
	if err := p.Punct(")"); err != nil {
		return err
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	t, err := p.ColonType()
	if c, ok := t.(*CharType); ok {
		t = Char(c.Kind, n) // the length is that of the text
	}
	s.Types = []ir.Type{t}
	return err
}

func printStringLit(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	value := o.Attr("value")
	if value == nil {
		value = o.Attr("xlist")
	}
	p.Attr(value)
	p.Byte('(')
	p.Int(o.IntAttr("size"))
	p.Byte(')')
	p.AttrDict(o, "value", "xlist", "size")
	p.Text(" : ")
	p.Type(o.Result(0).Type())
}

// from (0, 1) to (2, 3): the first and last position in turn.

func parseRange(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var bounds [2][]int64
	at := p.Offset()
	for i, w := range []string{"from", "to"} {
		if err := p.Keyword(w); err != nil {
			return err
		}
		err := p.List("(", ")", func() error {
			n, err := p.Integer()
			bounds[i] = append(bounds[i], n)
			return err
		})
		if err != nil {
			return err
		}
	}
	if len(bounds[0]) != len(bounds[1]) {
		return p.Errorf(at, "expected as many numbers in the first position as in the last")
	}
	var elems []ir.Attribute
	for i := range bounds[0] {
		elems = append(elems, ir.Integer(ir.Index(), bounds[0][i]), ir.Integer(ir.Index(), bounds[1][i]))
	}
	splat := true
	for _, e := range elems {
		splat = splat && e == elems[0]
	}
	n := int64(len(elems))
	if splat && n > 0 {
		elems = elems[:1]
	}
	args[0].Attr = ir.DenseElements(ir.Tensor([]int64{n}, ir.Index(), nil), splat && n > 0, elems)
	return nil
}

func printRange(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	bounds := rangeOf(args[0].Attr)
	for i, w := range []string{"from (", ") to ("} {
		p.Text(w)
		p.List(len(bounds)/2, func(j int) { p.Int(bounds[2*j+i]) })
	}
	p.Byte(')')
}

// rangeOf are the numbers of the positions in turn.
func rangeOf(a ir.Attribute) []int64 {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	var shape []int64
	switch t := d.Type.(type) {
	case *ir.TensorType: // as the custom syntax has it
		shape = t.Shape
	case *ir.VectorType: // as flang makes it
		shape = t.Shape
	}
	if len(shape) != 1 {
		return nil
	}
	var out []int64
	for i := range shape[0] {
		e := d.Elems[0]
		if !d.Splat {
			e = d.Elems[i]
		}
		n, ok := e.(*ir.IntegerAttr)
		if !ok {
			return nil
		}
		out = append(out, n.Value)
	}
	return out
}
