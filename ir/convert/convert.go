// Package convert replaces operations and types by those of other dialects.
//
// Types says what becomes of types, Rules of operations:
//
//	c := convert.Conversion{Types: types, Rules: map[*ir.OpDef]convert.Rule{arith.AddI: add}, Legal: func(o *ir.Op) bool { ... }}
//	err := c.Run(module)
//
// Operations are converted in the order of the text, each after what defines its operands, so that a rule finds operands and regions that are
// converted already. Signatures of functions and arguments of blocks are changed before that. Where an operand has another type than a rule
// wants, Types.Cast makes it.
package convert

import (
	"accc/ir"
)

// Types converts types: by the first of the functions that knows one, later ones are asked first.
type Types struct {
	rules []func(ir.Type) ir.Type
	known map[ir.Type]ir.Type
	// Cast makes a value of a type from one of another type, for operands that operations without a rule still use; nil where it
	// cannot.
	Cast func(b *ir.Builder, v *ir.Value, to ir.Type) *ir.Value
}

// Add adds a rule; it returns nil for types that it does not know.
func (t *Types) Add(rule func(ir.Type) ir.Type) {
	t.rules = append(t.rules, rule)
	t.known = nil
}

// Of is what a type becomes: itself if no rule knows it.
func (t *Types) Of(x ir.Type) ir.Type {
	if y, ok := t.known[x]; ok {
		return y
	}
	y := x
	for i := len(t.rules) - 1; i >= 0; i-- {
		if z := t.rules[i](x); z != nil {
			y = z
			break
		}
	}
	if t.known == nil {
		t.known = map[ir.Type]ir.Type{}
	}
	t.known[x] = y
	return y
}

// All are what types become.
func (t *Types) All(list []ir.Type) []ir.Type {
	out := make([]ir.Type, len(list))
	for i, x := range list {
		out[i] = t.Of(x)
	}
	return out
}

// A Rule replaces an operation: it makes others at the rewriter's insertion point and returns what the results become. The
// operation is erased after that. An error stops the conversion.
type Rule func(o *ir.Op, b *ir.Builder) ([]*ir.Value, error)

// A Conversion replaces operations.
type Conversion struct {
	Types *Types
	Rules map[*ir.OpDef]Rule
	// Legal reports whether an operation without a rule may stay; nil: all may.
	Legal func(o *ir.Op) bool
}

// Run converts what is inside of an operation. On an error, which is an *ir.Error with the operation that could not be converted, the
// program is converted in part.
func (c *Conversion) Run(root *ir.Op) error {
	ir.Walk(root, func(o *ir.Op) bool {
		c.signature(o)
		return true
	})
	return c.inside(root)
}

// signature converts the type of a function, and arguments of blocks.
func (c *Conversion) signature(o *ir.Op) {
	if f, ok := o.Attr("function_type").(*ir.TypeAttr); ok {
		if t, ok := f.Type.(*ir.FunctionType); ok {
			o.SetAttr("function_type", ir.TypeValue(ir.Func(c.Types.All(t.Inputs), c.Types.All(t.Results))))
		}
	}
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			for _, a := range b.Args() {
				a.SetType(c.Types.Of(a.Type()))
			}
		}
	}
}

func (c *Conversion) inside(o *ir.Op) error {
	for _, r := range o.Regions() {
		for _, b := range r.Blocks() {
			for _, in := range b.Ops() {
				if err := c.operation(in); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func (c *Conversion) operation(o *ir.Op) error {
	if err := c.inside(o); err != nil {
		return err
	}
	rule := c.Rules[o.Def()]
	if rule == nil {
		if c.Legal != nil && !c.Legal(o) {
			return o.Errorf("has no conversion")
		}
		for _, r := range o.Results() {
			r.SetType(c.Types.Of(r.Type()))
		}
		return nil
	}
	vals, err := rule(o, ir.Before(o))
	if err != nil {
		return err
	}
	if len(vals) != o.NumResults() {
		return o.Errorf("has %d results, and its conversion %d", o.NumResults(), len(vals))
	}
	for i, r := range o.Results() {
		v := vals[i]
		if want := c.Types.Of(r.Type()); v.Type() != want {
			if c.Types.Cast != nil {
				v = c.Types.Cast(ir.Before(o), v, want)
			}
			if v == nil || v.Type() != want {
				return o.Errorf("is converted to a value of type %s, not %s", ir.TypeString(vals[i].Type()), ir.TypeString(want))
			}
		}
		r.ReplaceAllUses(v)
	}
	o.Erase()
	return nil
}
