package acc

import (
	"slices"

	"accc/dialects/acc"
	"accc/ir"
	"accc/irgen/decompose"
	"accc/pragma"
)

// A Form is one shape of clause.
type Form = decompose.Form[decompose.Values, decompose.Text, acc.Held]

// deviceTypes are the device types that a clause is for: those of the device_type clause before it, or every one.
func deviceTypes(c *pragma.Clause) []acc.DeviceType {
	if len(c.DeviceTypes) == 0 {
		return []acc.DeviceType{acc.DeviceNone}
	}
	var out []acc.DeviceType
	for _, d := range c.DeviceTypes {
		out = append(out, Device(d))
	}
	return out
}

// grouped makes a lowering of one that evaluates the arguments of a clause, which are the same for all device types of
// the clause. A clause without arguments is bare.
func grouped(arguments func(v decompose.Values, c *pragma.Clause) acc.Arguments) func(decompose.Values, []*pragma.Clause) acc.Held {
	return func(v decompose.Values, clauses []*pragma.Clause) (h acc.Held) {
		for _, c := range clauses {
			if len(c.Args) == 0 {
				h.Bare = append(h.Bare, deviceTypes(c)...)
				continue
			}
			a := arguments(v, c)
			for _, d := range deviceTypes(c) {
				a.Device = d
				h.Groups = append(h.Groups, a)
			}
		}
		return h
	}
}

// addUp makes one group of those for the same device type.
func addUp(h acc.Held) (out acc.Held) {
	for _, d := range h.Bare {
		if !slices.Contains(out.Bare, d) {
			out.Bare = append(out.Bare, d)
		}
	}
	for _, g := range h.Groups {
		i := slices.IndexFunc(out.Groups, func(o acc.Arguments) bool { return o.Device == g.Device })
		if i < 0 {
			out.Groups = append(out.Groups, g)
			continue
		}
		first := &out.Groups[i]
		first.Values = slices.Concat(first.Values, g.Values)
	}
	return out
}

// covered reports whether another clause without arguments is for the device types of a clause, too.
func covered(c *pragma.Clause, clauses []*pragma.Clause) bool {
	return len(c.Args) > 0 && slices.ContainsFunc(clauses, func(o *pragma.Clause) bool {
		return len(o.Args) == 0 && slices.Equal(o.DeviceTypes, c.DeviceTypes)
	})
}

// clauseFor is a clause without arguments for a device type, or for all devices.
func clauseFor(d acc.DeviceType, def *pragma.ClauseDef) *pragma.Clause {
	c := pragma.NewClause(def)
	if d != acc.DeviceNone {
		c.DeviceTypes = []string{DeviceWord(d)}
	}
	return c
}

// each makes a regeneration of one that writes the arguments of one device type.
func each(arguments func(t decompose.Text, c *pragma.Clause, a acc.Arguments) error) func(decompose.Text, *pragma.ClauseDef, acc.Held) ([]*pragma.Clause, error) {
	return func(t decompose.Text, def *pragma.ClauseDef, h acc.Held) (out []*pragma.Clause, err error) {
		for _, d := range h.Bare {
			out = append(out, clauseFor(d, def))
		}
		for _, g := range h.Groups {
			c := clauseFor(g.Device, def)
			c.Parens = true
			if err := arguments(t, c, g); err != nil {
				return nil, err
			}
			out = append(out, c)
		}
		return out, nil
	}
}

// The forms.
var (
	// condition is if(e), and self with or without (e).
	condition = &Form{
		Lower: func(v decompose.Values, clauses []*pragma.Clause) (h acc.Held) {
			for _, c := range clauses {
				if len(c.Args) == 0 || c.Args[0].Expr == nil {
					h.Bare = []acc.DeviceType{acc.DeviceNone}
					continue
				}
				h.Groups = append(h.Groups, acc.Arguments{Values: []*ir.Value{v.Condition(c.Args[0].Expr)}})
			}
			return h
		},
		Clauses: each(func(t decompose.Text, c *pragma.Clause, a acc.Arguments) error {
			e, err := t.Condition(a.Values[0])
			c.Args = []*pragma.Arg{decompose.Expr(e)}
			return err
		}),
	}

	// value is a clause with one integer, or with none: async, num_workers, worker(num: e).
	value = &Form{
		Lower: grouped(func(v decompose.Values, c *pragma.Clause) acc.Arguments {
			return acc.Arguments{Values: []*ir.Value{v.Integer(c.Args[0].Expr)}}
		}),
		Clauses: each(func(t decompose.Text, c *pragma.Clause, a acc.Arguments) (err error) {
			c.Args, err = decompose.Integers(t, a.Values, false)
			return err
		}),
	}

	// values is a clause with several integers: num_gangs.
	values = &Form{
		Lower: grouped(func(v decompose.Values, c *pragma.Clause) (a acc.Arguments) {
			for _, arg := range c.Args {
				a.Values = append(a.Values, v.Integer(arg.Expr))
			}
			return a
		}),
		Clauses: value.Clauses,
	}

	// sizes is a clause with several integers or '*': tile.
	sizes = &Form{
		Lower: grouped(func(v decompose.Values, c *pragma.Clause) (a acc.Arguments) {
			for _, arg := range c.Args {
				if arg.Kind == pragma.ArgStar {
					a.Values = append(a.Values, v.Star(ir.I32()))
					continue
				}
				a.Values = append(a.Values, v.Integer(arg.Expr))
			}
			return a
		}),
		Clauses: each(func(t decompose.Text, c *pragma.Clause, a acc.Arguments) (err error) {
			c.Args, err = decompose.Integers(t, a.Values, true)
			return err
		}),
	}

	// queues is wait([devnum: e :] e, ...), as a clause or as the argument of the wait directive. Clauses for the same
	// device types add up; one without an argument is for all queues, which includes those of the others.
	queues = &Form{
		Lower: func(v decompose.Values, clauses []*pragma.Clause) acc.Held {
			all := clauses
			clauses = slices.DeleteFunc(slices.Clone(all), func(c *pragma.Clause) bool { return covered(c, all) })
			numbered := map[acc.DeviceType]bool{} // the checks allow one device for each type
			return addUp(grouped(func(v decompose.Values, c *pragma.Clause) (a acc.Arguments) {
				for _, arg := range c.Args {
					if arg.Key.Text == "devnum" {
						if first := deviceTypes(c)[0]; !numbered[first] {
							numbered[first] = true
							a.Number = v.Integer(arg.Expr)
						}
						continue
					}
					a.Values = append(a.Values, v.Integer(arg.Expr))
				}
				return a
			})(v, clauses))
		},
		Clauses: each(func(t decompose.Text, c *pragma.Clause, a acc.Arguments) error {
			if a.Number != nil {
				number, err := t.Integer(a.Number)
				if err != nil {
					return err
				}
				arg := decompose.Expr(number)
				arg.Key = pragma.Word{Text: "devnum"}
				c.Args = append(c.Args, arg)
			}
			list, err := decompose.Integers(t, a.Values, false)
			c.Args = append(c.Args, list...)
			return err
		}),
	}

	// gangs is gang([num:] e, dim: e, static: e) of loops.
	gangs = &Form{
		Lower: grouped(func(v decompose.Values, c *pragma.Clause) (a acc.Arguments) {
			for _, arg := range c.Args {
				a.Kinds = append(a.Kinds, gangArgs[arg.Key.Text])
				if arg.Kind == pragma.ArgStar {
					a.Values = append(a.Values, v.Star(ir.Index()))
					continue
				}
				a.Values = append(a.Values, v.Integer(arg.Expr))
			}
			return a
		}),
		Clauses: each(func(t decompose.Text, c *pragma.Clause, a acc.Arguments) error {
			for i, v := range a.Values {
				kind := acc.GangNum
				if i < len(a.Kinds) {
					kind = a.Kinds[i]
				}
				args, err := decompose.Integers(t, []*ir.Value{v}, kind == acc.GangStatic)
				if err != nil {
					return err
				}
				args[0].Key = pragma.Word{Text: gangWords[kind]}
				c.Args = append(c.Args, args...)
			}
			return nil
		}),
	}

	// dimension is gang(dim: n) of routines, where n is a constant.
	dimension = &Form{
		Lower: func(v decompose.Values, clauses []*pragma.Clause) (h acc.Held) {
			for _, c := range clauses {
				dim := int64(0)
				for _, a := range c.Args {
					if n, ok := v.Known(a.Expr); ok && a.Key.Text == "dim" {
						dim = n
					}
				}
				for _, d := range deviceTypes(c) {
					if dim == 0 {
						h.Bare = append(h.Bare, d)
						continue
					}
					h.Groups = append(h.Groups, acc.Arguments{Device: d, Constants: []ir.Attribute{ir.Integer(ir.I64(), dim)}})
				}
			}
			return h
		},
		Clauses: each(func(t decompose.Text, c *pragma.Clause, a acc.Arguments) error {
			writeNumber(t, c, a)
			for _, arg := range c.Args {
				arg.Key = pragma.Word{Text: "dim"}
			}
			return nil
		}),
	}

	// number is a clause with one constant: collapse.
	number = &Form{
		Lower: grouped(func(v decompose.Values, c *pragma.Clause) acc.Arguments {
			n, ok := v.Known(c.Args[0].Expr)
			if !ok {
				n = 1
			}
			return acc.Arguments{Constants: []ir.Attribute{ir.Integer(ir.I64(), n)}}
		}),
		Clauses: each(func(t decompose.Text, c *pragma.Clause, a acc.Arguments) error {
			writeNumber(t, c, a)
			return nil
		}),
	}

	// keyword is a clause without arguments: seq, finalize.
	keyword = &Form{
		Lower: func(_ decompose.Values, clauses []*pragma.Clause) (h acc.Held) {
			for _, c := range clauses {
				h.Bare = append(h.Bare, deviceTypes(c)...)
			}
			return addUp(h)
		},
		Clauses: each(func(decompose.Text, *pragma.Clause, acc.Arguments) error { return nil }),
	}

	// modifier is a modifier of a clause that has a slot of its own: force of collapse. Its words are put
	// into the clause by the form of the clause's row (see Row.Modifier).
	modifier = keyword

	// defaults is default(none) and default(present).
	defaults = &Form{
		Lower: grouped(func(_ decompose.Values, c *pragma.Clause) acc.Arguments {
			v := acc.DefaultNone
			if c.Args[0].Word == "present" {
				v = acc.DefaultPresent
			}
			return acc.Arguments{Constants: []ir.Attribute{v.Attr()}}
		}),
		Clauses: each(func(_ decompose.Text, c *pragma.Clause, a acc.Arguments) error {
			if e, ok := a.Constants[0].(*ir.EnumAttr); ok {
				c.Args = []*pragma.Arg{{Kind: pragma.ArgWord, Word: e.String()}}
			}
			return nil
		}),
	}

	// types is device_type where it names devices and governs no clauses: on init, shutdown and set.
	types = &Form{
		Lower: func(_ decompose.Values, clauses []*pragma.Clause) (h acc.Held) {
			for _, c := range clauses {
				for _, a := range c.Args {
					word := a.Word
					if a.Kind == pragma.ArgStar {
						word = "*"
					}
					h.Bare = append(h.Bare, Device(word))
				}
			}
			return h
		},
		Clauses: func(_ decompose.Text, def *pragma.ClauseDef, h acc.Held) (out []*pragma.Clause, err error) {
			for i, d := range h.Bare {
				arg := pragma.WordArg(DeviceWord(d))
				// '*' is alone in its clause.
				if star := d == acc.DeviceStar; i > 0 && !star && h.Bare[i-1] != acc.DeviceStar {
					out[len(out)-1].Args = append(out[len(out)-1].Args, arg)
				} else {
					out = append(out, pragma.NewClause(def, arg))
				}
			}
			return out, nil
		},
	}

	// bindName and bindString are bind(f) and bind("f"): a clause has one of the two.
	bindName   = bind(pragma.ArgWord)
	bindString = bind(pragma.ArgString)
)

// bind is bind with an argument of one kind.
func bind(kind pragma.ArgKind) *Form {
	return &Form{
		Lower: func(v decompose.Values, clauses []*pragma.Clause) (h acc.Held) {
			for _, c := range clauses {
				for _, a := range c.Args {
					if (a.Kind == pragma.ArgString) != (kind == pragma.ArgString) {
						continue
					}
					var name ir.Attribute
					if kind == pragma.ArgString {
						name = ir.String(a.Word)
					} else {
						name = ir.Symbol(v.Symbol(a.Word))
					}
					for _, d := range deviceTypes(c) {
						h.Groups = append(h.Groups, acc.Arguments{Device: d, Constants: []ir.Attribute{name}})
					}
				}
			}
			return h
		},
		Clauses: each(func(t decompose.Text, c *pragma.Clause, a acc.Arguments) error {
			switch n := a.Constants[0].(type) {
			case *ir.SymbolRefAttr:
				c.Args = []*pragma.Arg{decompose.Expr(t.Name(n.Root))}
			case *ir.StringAttr:
				c.Args = []*pragma.Arg{{Kind: pragma.ArgString, Word: n.Value}}
			}
			return nil
		}),
	}
}

func writeNumber(t decompose.Text, c *pragma.Clause, a acc.Arguments) {
	for _, k := range a.Constants {
		if n, ok := k.(*ir.IntegerAttr); ok {
			c.Args = append(c.Args, decompose.Expr(t.Number(n.Value)))
		}
	}
}

// gangArgs are the kinds of the arguments of gang by their keys; without one it is num.
var gangArgs = map[string]acc.GangArg{"": acc.GangNum, "num": acc.GangNum, "dim": acc.GangDim, "static": acc.GangStatic}

// gangWords are the keys that are written.
var gangWords = map[acc.GangArg]string{acc.GangNum: "num", acc.GangDim: "dim", acc.GangStatic: "static"}
