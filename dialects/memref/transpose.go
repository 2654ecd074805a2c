package memref

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"accc/ir"
	"accc/ir/constraint"
)

// Transpose is memref.transpose.
var Transpose = Dialect.Op("transpose", ir.Spec{
	Doc:         "The same memory with its dimensions in another order.",
	Operands:    []ir.OperandSpec{one("in", constraint.RankedMemRef)},
	Attrs:       []ir.AttrSpec{{Name: "permutation", Type: constraint.Attr("AffineMap attribute", isMap)}},
	Results:     []ir.ResultSpec{one("result", constraint.RankedMemRef)},
	Traits:      ir.Pure,
	ResultNames: named("transpose"),
	Parse:       parseTranspose,
	Print:       printTranspose,
	Verify:      verifyTranspose,
	Interfaces:  []any{vague{}},
})

// vague is the ir.Derives of operations whose result is the same memory, with another order of elements.
type vague struct{}

// Derivation implements ir.Derives.
func (vague) Derivation(o *ir.Op) (ir.Derivation, bool) {
	return ir.Derivation{From: o.Operand(0), Vague: true}, true
}

const mapStart, mapEnd = "affine_map<", ">"

func isMap(a ir.Attribute) bool {
	o, ok := a.(*ir.OpaqueAttr)
	return ok && o.Dialect == "" && strings.HasPrefix(o.Body, mapStart)
}

// memref.transpose %m (i, j) -> (j, i) {attributes} : type to type

func parseTranspose(p *ir.Parser, s *ir.State) error {
	in, err := p.Operand()
	if err != nil {
		return err
	}
	number := map[string]int{}
	if err := p.List("(", ")", func() error {
		at := p.Offset()
		name, err := p.AnyKeyword()
		if _, twice := number[name]; twice {
			return p.Errorf(at, "dimension %s is already named", name)
		}
		number[name] = len(number)
		return err
	}); err != nil {
		return err
	}
	if err := p.Punct("->"); err != nil {
		return err
	}
	var order []int
	if err := p.List("(", ")", func() error {
		at := p.Offset()
		name, err := p.AnyKeyword()
		n, known := number[name]
		if err == nil && !known {
			return p.Errorf(at, "%s is not a dimension", name)
		}
		order = append(order, n)
		return err
	}); err != nil {
		return err
	}
	if err := p.AttrDict(s); err != nil {
		return err
	}
	from, err := p.ColonType()
	if err != nil {
		return err
	}
	if err := p.Keyword("to"); err != nil {
		return err
	}
	to, err := p.Type()
	if err != nil {
		return err
	}
	v, err := p.Resolve(in, from)
	if err != nil {
		return err
	}
	s.Operands, s.Types = append(s.Operands, v), append(s.Types, to)
	s.Add("permutation", permutation(len(number), order))
	return nil
}

// permutation is the affine map that selects dimensions.
func permutation(dims int, order []int) ir.Attribute {
	list := func(n int, of func(int) int) string {
		var names []string
		for i := range n {
			names = append(names, "d"+strconv.Itoa(of(i)))
		}
		return "(" + strings.Join(names, ", ") + ")"
	}
	return ir.OpaqueValue("", mapStart+list(dims, func(i int) int { return i })+" -> "+list(len(order), func(i int) int { return order[i] })+mapEnd, nil)
}

// orderOf are the dimensions that a map selects; ok is false if it is not a permutation.
func orderOf(a ir.Attribute) (order []int, ok bool) {
	body := a.(*ir.OpaqueAttr).Body
	_, results, _ := strings.Cut(strings.TrimSuffix(body, mapEnd), "-> (")
	results = strings.TrimSuffix(results, ")")
	if results == "" {
		return nil, permutation(0, nil) == a
	}
	for _, name := range strings.Split(results, ", ") {
		n, err := strconv.Atoi(strings.TrimPrefix(name, "d"))
		if err != nil || n < 0 || slices.Contains(order, n) {
			return nil, false
		}
		order = append(order, n)
	}
	return order, permutation(len(order), order) == a && slices.Max(order) == len(order)-1
}

func printTranspose(p *ir.Printer, o *ir.Op) {
	p.Byte(' ')
	p.Value(o.Operand(0))
	body := o.Attr("permutation").(*ir.OpaqueAttr).Body
	p.Text(" ", strings.TrimSuffix(strings.TrimPrefix(body, mapStart), mapEnd))
	p.AttrDict(o, "permutation")
	p.Text(" : ")
	p.Type(o.Operand(0).Type())
	p.Text(" to ")
	p.Type(o.Result(0).Type())
}

func verifyTranspose(o *ir.Op) error {
	from, to := o.Operand(0).Type().(*ir.MemRefType), o.Result(0).Type().(*ir.MemRefType)
	order, ok := orderOf(o.Attr("permutation"))
	if !ok {
		return fmt.Errorf("needs a permutation of the dimensions")
	}
	if len(order) != len(from.Shape) {
		return fmt.Errorf("has a permutation of %d dimensions for a memref of rank %d", len(order), len(from.Shape))
	}
	strides, offset, strided := stridesOf(from)
	have, at, plain := stridesOf(to)
	if !strided || !plain || len(have) != len(order) || at != offset || from.Elem != to.Elem || from.Space != to.Space {
		return fmt.Errorf("the result must have the shape and the layout of the transposed memref")
	}
	for i, d := range order {
		if to.Shape[i] != from.Shape[d] || have[i] != strides[d] {
			return fmt.Errorf("dimension %d of the result must have the size and the stride of dimension %d", i, d)
		}
	}
	return nil
}
