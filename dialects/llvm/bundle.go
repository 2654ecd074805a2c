package llvm

import (
	"fmt"

	"accc/ir"
)

// Operand bundles: ["tag"(%a, %b : t, u), "other"()].

// bundle is what is read of operand bundles.
type bundle struct {
	operands []ir.Unresolved
	types    []ir.Type
	sizes    []int64
	tags     []ir.Attribute
}

// parseBundles reads operand bundles if there are any.
func parseBundles(p *ir.Parser) (*bundle, error) {
	b := &bundle{}
	ok, err := p.OptionalList("[", "]", func() error {
		tag, err := p.String()
		if err != nil {
			return err
		}
		b.tags = append(b.tags, ir.String(tag))
		if err := p.Punct("("); err != nil {
			return err
		}
		if p.OptionalPunct(")") {
			b.sizes = append(b.sizes, 0)
			return nil
		}
		at := p.Offset()
		us, err := p.OperandList()
		if err != nil {
			return err
		}
		ts, err := p.ColonTypes()
		if err != nil {
			return err
		}
		if len(us) != len(ts) {
			return p.Errorf(at, "%d operands but %d types", len(us), len(ts))
		}
		b.operands, b.types, b.sizes = append(b.operands, us...), append(b.types, ts...), append(b.sizes, int64(len(us)))
		return p.Punct(")")
	})
	if !ok || err != nil {
		return nil, err
	}
	return b, nil
}

// attrs are the attributes of bundles.
func (b *bundle) attrs() []ir.NamedAttr {
	if b == nil {
		return nil
	}
	list := []ir.NamedAttr{{Name: "op_bundle_sizes", Value: ir.DenseArray(ir.I32(), b.sizes)}}
	if len(b.tags) > 0 {
		list = append(list, ir.NamedAttr{Name: "op_bundle_tags", Value: ir.ArrayOf(b.tags...)})
	}
	return list
}

func printBundles(p *ir.Printer, o *ir.Op, operands []*ir.Value) {
	sizes, _ := o.Attr("op_bundle_sizes").(*ir.DenseArrayAttr)
	tags, _ := o.Attr("op_bundle_tags").(*ir.ArrayAttr)
	if sizes == nil || len(sizes.Values) == 0 {
		return
	}
	p.Byte('[')
	p.List(len(sizes.Values), func(i int) {
		p.Attr(tags.Elems[i])
		p.Byte('(')
		if n := sizes.Values[i]; n > 0 {
			part := operands[:n]
			operands = operands[n:]
			p.Values(part)
			p.Text(" : ")
			p.List(len(part), func(j int) { p.Type(part[j].Type()) })
		}
		p.Byte(')')
	})
	p.Byte(']')
}

// verifyBundles: there is a tag, a string, for each bundle, and the sizes add up.
func verifyBundles(o *ir.Op) error {
	sizes, _ := o.Attr("op_bundle_sizes").(*ir.DenseArrayAttr)
	tags, _ := o.Attr("op_bundle_tags").(*ir.ArrayAttr)
	bundles, named, sum := 0, 0, int64(0)
	if sizes != nil {
		bundles = len(sizes.Values)
		for _, n := range sizes.Values {
			sum += n
		}
	}
	if tags != nil {
		named = len(tags.Elems)
		for _, t := range tags.Elems {
			if _, ok := t.(*ir.StringAttr); !ok {
				return fmt.Errorf("the tag of an operand bundle must be a string")
			}
		}
	}
	groups := o.Def().Operands
	for i := range groups {
		if n := int64(len(o.Group(i))); groups[i].Name == "op_bundle_operands" && n != sum {
			return fmt.Errorf("%d operands of bundles where their sizes add up to %d", n, sum)
		}
	}
	if bundles != named {
		return fmt.Errorf("%d operand bundles and %d tags", bundles, named)
	}
	return nil
}

// custom<OpBundles>(operands, types, tags, sizes)

func parseOpBundles(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	b, err := parseBundles(p)
	if err != nil {
		return err
	}
	if b == nil {
		return ir.ErrAbsent
	}
	for _, a := range b.attrs() {
		if a.Name == "op_bundle_tags" {
			args[2].Attr = a.Value
			continue
		}
		args[3].Attr = a.Value
	}
	args[0].Operands, args[1].Types = b.operands, b.types
	if args[1].Types == nil {
		args[1].Types = []ir.Type{}
	}
	return nil
}

func printOpBundles(p *ir.Printer, o *ir.Op, args []*ir.Arg) { printBundles(p, o, args[0].Values) }
