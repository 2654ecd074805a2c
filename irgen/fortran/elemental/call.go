package elemental

import (
	"accc/ir"
	"accc/irgen/fortran/build"
)

// A Call is a reference to an elemental function.
type Call struct {
	Name string
	// Type is that of the result.
	Type ir.Type
	// Vals are the arguments by dummy argument, nil where none is given: numbers and logicals in their types in memory,
	// characters as !fir.boxchar, values of derived types as their addresses.
	Vals []*ir.Value
	// Lens are the lengths of arguments that are characters, -1 where one is not constant.
	Lens []int64
	// Untyped tells that the first argument is a constant without a type: its bits (Fortran 2018 §7.7).
	Untyped bool
	// Fail reports that an argument is not supported, or the call where arg is -1. It does not return.
	Fail func(arg int, format string, args ...any)
}

// A Rule makes the value of a call.
type Rule func(x *build.Builder, c *Call) *ir.Value

// rules are filled by the init functions of the files.
var rules = map[string]Rule{}

// add enters one rule under several names.
func add(rule Rule, names ...string) {
	for _, n := range names {
		rules[n] = rule
	}
}

// Has reports whether there is a rule for a function.
func Has(name string) bool { return rules[name] != nil }

// Lower makes the value of a call; ok is false where there is no rule for the function.
func Lower(x *build.Builder, c *Call) (v *ir.Value, ok bool) {
	rule := rules[c.Name]
	if rule == nil {
		return nil, false
	}
	return rule(x, c), true
}

// realKind makes sure that a kind of real is one that there is arithmetic for.
func (c *Call) realKind(t ir.Type) {
	if !build.HasArithmetic(t) {
		c.Fail(-1, "'%s' for this kind of real", c.Name)
	}
}

// text reports whether the arguments are characters.
func (c *Call) text() bool { return build.IsKind(c.Vals[0].Type(), "boxchar") }
