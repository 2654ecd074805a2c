package acc

import (
	"slices"

	"accc/ir"
)

// Clauses whose arguments may depend on the device type: values followed by the type in brackets,
// [#acc.device_type<nvidia>], unless the type is none; and a list of types in brackets for which the clause has no
// value.

// onlyNone reports whether a list of device types is [none]: the clause is a keyword only.
func onlyNone(a ir.Attribute) bool {
	types := DeviceTypesOf(a)
	return len(types) == 1 && types[0] == DeviceNone
}

// parseDeviceType reads an attribute that must be a device type.
func parseDeviceType(p *ir.Parser) (ir.Attribute, error) {
	at := p.Offset()
	a, err := p.Attribute(nil)
	if err != nil {
		return nil, err
	}
	if _, ok := DeviceTypeEnum.Of(a); !ok {
		return nil, p.Errorf(at, "expected a device type (#acc.device_type<...>)")
	}
	return a, nil
}

// deviceTypeSuffix reads [type] if it is there; none otherwise.
func deviceTypeSuffix(p *ir.Parser) (ir.Attribute, error) {
	if !p.OptionalPunct("[") {
		return DeviceNone.Attr(), nil
	}
	a, err := parseDeviceType(p)
	if err != nil {
		return nil, err
	}
	return a, p.Punct("]")
}

func printSuffix(p *ir.Printer, types []DeviceType, i int) {
	if i < len(types) && types[i] != DeviceNone {
		p.Text(" [")
		p.Attr(types[i].Attr())
		p.Byte(']')
	}
}

// typeList reads [type, type] if it is there.
func typeList(p *ir.Parser) ([]ir.Attribute, error) {
	var types []ir.Attribute
	_, err := p.OptionalList("[", "]", func() error {
		a, err := parseDeviceType(p)
		types = append(types, a)
		return err
	})
	return types, err
}

// printTypeList writes [type, type], followed by ", " if more follows; nothing for an empty list.
func printTypeList(p *ir.Printer, a ir.Attribute, more bool) {
	types := DeviceTypesOf(a)
	if len(types) == 0 {
		return
	}
	p.Byte('[')
	p.List(len(types), func(i int) { p.Attr(types[i].Attr()) })
	p.Byte(']')
	if more {
		p.Text(", ")
	}
}

// typedOperand reads "%v : type" into two arguments.
func typedOperand(p *ir.Parser, operands, types *ir.Arg) error {
	v, err := p.Operand()
	if err != nil {
		return err
	}
	t, err := p.ColonType()
	operands.Operands, types.Types = append(operands.Operands, v), append(types.Types, t)
	return err
}

func printTypedOperand(p *ir.Printer, v *ir.Value) {
	p.Value(v)
	p.Text(" : ")
	p.Type(v.Type())
}

// parseTyped: %a : t, %b : u [type]
func parseTyped(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var types []ir.Attribute
	err := p.CommaList(func() error {
		if err := typedOperand(p, args[0], args[1]); err != nil {
			return err
		}
		a, err := deviceTypeSuffix(p)
		types = append(types, a)
		return err
	})
	args[2].Attr = ir.ArrayOf(types...)
	return err
}

func printTyped(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	types := DeviceTypesOf(args[2].Attr)
	p.List(len(args[0].Values), func(i int) {
		printTypedOperand(p, args[0].Values[i])
		printSuffix(p, types, i)
	})
}

// keywordPart reads the beginning of a clause that may be a keyword only: nothing, or
// "(" and the types without value; more tells whether values follow.
func keywordPart(p *ir.Parser, only *ir.Arg) (more bool, err error) {
	if !p.OptionalPunct("(") {
		only.Attr = DeviceTypes(DeviceNone)
		return false, nil
	}
	types, err := typeList(p)
	if err != nil || types == nil {
		return true, err
	}
	only.Attr = ir.ArrayOf(types...)
	if p.OptionalPunct(")") {
		return false, nil
	}
	return true, p.Punct(",")
}

// parseTypedOrKeyword: nothing, or ([types], %a : t [type], ...)
func parseTypedOrKeyword(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	more, err := keywordPart(p, args[3])
	if err != nil || !more {
		return err
	}
	if err := parseTyped(p, s, args[:3]); err != nil {
		return err
	}
	return p.Punct(")")
}

func printTypedOrKeyword(p *ir.Printer, o *ir.Op, args []*ir.Arg) {
	n := len(args[0].Values)
	if n == 0 && onlyNone(args[3].Attr) {
		return
	}
	p.Byte('(')
	printTypeList(p, args[3].Attr, n > 0)
	printTyped(p, o, args[:3])
	p.Byte(')')
}

// parseSegments: {%a : t, %b : t}, {%c : t} [type]
func parseSegments(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	return segments(p, args[0], args[1], args[2], args[3], nil)
}

// segments reads values in braces; word is called for each value, before it.
func segments(p *ir.Parser, operands, types, deviceTypes, sizes *ir.Arg, word func(first bool) error) error {
	var dts []ir.Attribute
	var counts []int64
	err := p.CommaList(func() error {
		before := len(operands.Operands)
		if err := p.Punct("{"); err != nil {
			return err
		}
		first := true
		err := p.CommaList(func() error {
			if word != nil {
				if err := word(first); err != nil {
					return err
				}
			}
			first = false
			return typedOperand(p, operands, types)
		})
		if err != nil {
			return err
		}
		if err := p.Punct("}"); err != nil {
			return err
		}
		counts = append(counts, int64(len(operands.Operands)-before))
		a, err := deviceTypeSuffix(p)
		dts = append(dts, a)
		return err
	})
	deviceTypes.Attr, sizes.Attr = ir.ArrayOf(dts...), ir.DenseArray(ir.I32(), counts)
	return err
}

func printSegments(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	writeSegments(p, args[0].Values, args[2].Attr, args[3].Attr, nil)
}

// writeSegments writes values in braces; word is called with the numbers of segment and value, before the value.
func writeSegments(p *ir.Printer, values []*ir.Value, deviceTypes, sizes ir.Attribute, word func(segment, value int)) {
	types := DeviceTypesOf(deviceTypes)
	at := 0
	d, _ := sizes.(*ir.DenseArrayAttr)
	if d == nil {
		return
	}
	p.List(len(d.Values), func(i int) {
		p.Byte('{')
		p.List(int(d.Values[i]), func(int) {
			if at >= len(values) {
				return
			}
			if word != nil {
				word(i, at)
			}
			printTypedOperand(p, values[at])
			at++
		})
		p.Byte('}')
		printSuffix(p, types, i)
	})
}

// parseWaitClause: nothing, or ([types], {devnum: %a : t, %b : t} [type], ...). The parameters are
// operands, types, device types, segments, whether a segment has a devnum, types without value.
func parseWaitClause(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	more, err := keywordPart(p, args[5])
	if err != nil || !more {
		return err
	}
	if args[5].Attr == nil {
		args[5].Attr = ir.ArrayOf()
	}
	var devnum []ir.Attribute
	err = segments(p, args[0], args[1], args[2], args[3], func(first bool) error {
		if !first {
			return nil
		}
		has := p.OptionalKeyword("devnum")
		devnum = append(devnum, ir.Bool(has))
		if has {
			return p.Punct(":")
		}
		return nil
	})
	if err != nil {
		return err
	}
	args[4].Attr = ir.ArrayOf(devnum...)
	return p.Punct(")")
}

func printWaitClause(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	n := len(args[0].Values)
	if n == 0 && onlyNone(args[5].Attr) {
		return
	}
	p.Byte('(')
	printTypeList(p, args[5].Attr, n > 0)
	devnum, _ := args[4].Attr.(*ir.ArrayAttr)
	last := -1
	writeSegments(p, args[0].Values, args[2].Attr, args[3].Attr, func(segment, _ int) {
		if segment != last && devnum != nil && segment < len(devnum.Elems) && devnum.Elems[segment] == ir.Bool(true) {
			p.Text("devnum: ")
		}
		last = segment
	})
	p.Byte(')')
}

// gangWords are the keywords of gang arguments.
var gangWords = [...]string{GangNum: "num", GangDim: "dim", GangStatic: "static"}

// parseGangClause: nothing, or ([types], {num=%a : t, static=%b : t} [type], ...). The parameters are
// operands, types, kinds, device types, segments, types without value.
func parseGangClause(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	at := p.Offset()
	more, err := keywordPart(p, args[5])
	if err != nil {
		return err
	}
	if !more {
		if p.Offset() > at {
			args[2].Attr, args[3].Attr, args[4].Attr = ir.ArrayOf(), ir.ArrayOf(), ir.DenseArray(ir.I32(), nil)
		}
		return nil
	}
	if args[5].Attr == nil {
		args[5].Attr = ir.ArrayOf()
	}
	var kinds []ir.Attribute
	err = segments(p, args[0], args[1], args[3], args[4], func(bool) error {
		for k, w := range gangWords {
			if p.OptionalKeyword(w) {
				kinds = append(kinds, GangArg(k).Attr())
				return p.Punct("=")
			}
		}
		return p.Errorf(p.Offset(), "expected 'num=', 'dim=' or 'static='")
	})
	if err != nil {
		return err
	}
	args[2].Attr = ir.ArrayOf(kinds...)
	return p.Punct(")")
}

func printGangClause(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	n := len(args[0].Values)
	if n == 0 && onlyNone(args[5].Attr) {
		return
	}
	p.Byte('(')
	printTypeList(p, args[5].Attr, n > 0)
	kinds, _ := args[2].Attr.(*ir.ArrayAttr)
	writeSegments(p, args[0].Values, args[3].Attr, args[4].Attr, func(_, value int) {
		if kinds != nil && value < len(kinds.Elems) {
			k, _ := GangArgEnum.Of(kinds.Elems[value])
			p.Text(gangWords[k], "=")
		}
	})
	p.Byte(')')
}

// parseRoutineGang: nothing, or ([types], dim: 2 : i64 [type], ...). The parameters are
// types without value, dimensions, their device types.
func parseRoutineGang(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	more, err := keywordPart(p, args[0])
	if err != nil || !more {
		return err
	}
	if args[0].Attr == nil {
		args[0].Attr = ir.ArrayOf()
	}
	var dims, types []ir.Attribute
	err = p.CommaList(func() error {
		if err := p.Keyword("dim"); err != nil {
			return err
		}
		if err := p.Punct(":"); err != nil {
			return err
		}
		a, err := p.Attribute(nil)
		if err != nil {
			return err
		}
		dims = append(dims, a)
		t, err := deviceTypeSuffix(p)
		types = append(types, t)
		return err
	})
	if err != nil {
		return err
	}
	args[1].Attr, args[2].Attr = ir.ArrayOf(dims...), ir.ArrayOf(types...)
	return p.Punct(")")
}

func printRoutineGang(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	dims, _ := args[1].Attr.(*ir.ArrayAttr)
	if dims == nil && onlyNone(args[0].Attr) {
		return
	}
	p.Byte('(')
	printTypeList(p, args[0].Attr, dims != nil && len(dims.Elems) > 0)
	if dims != nil {
		types := DeviceTypesOf(args[2].Attr)
		p.List(len(dims.Elems), func(i int) {
			p.Text("dim: ")
			p.Attr(dims.Elems[i])
			printSuffix(p, types, i)
		})
	}
	p.Byte(')')
}

// parseTypeArray: nothing, or ([types]).
func parseTypeArray(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	if !p.OptionalPunct("(") {
		args[0].Attr = DeviceTypes(DeviceNone)
		return nil
	}
	at := p.Offset()
	types, err := typeList(p)
	if err == nil && len(types) == 0 {
		err = p.Errorf(at, "expected device types between brackets")
	}
	if err != nil {
		return err
	}
	args[0].Attr = ir.ArrayOf(types...)
	return p.Punct(")")
}

func printTypeArray(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	if onlyNone(args[0].Attr) {
		return
	}
	p.Byte('(')
	printTypeList(p, args[0].Attr, false)
	p.Byte(')')
}

// parseOrKeyword: nothing, or (%a, %b : t, u).
func parseOrKeyword(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	if !p.OptionalPunct("(") {
		args[2].Attr = ir.Unit()
		return nil
	}
	var err error
	if args[0].Operands, err = p.OperandList(); err != nil {
		return err
	}
	if args[1].Types, err = p.ColonTypes(); err != nil {
		return err
	}
	return p.Punct(")")
}

func printOrKeyword(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	if len(args[0].Values) == 0 {
		return
	}
	p.Byte('(')
	p.OperandsWithTypes(args[0].Values)
	p.Byte(')')
}

// parseBind: @name [type], "name" [type], ... The parameters are symbols, strings, and the device types of each.
func parseBind(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var names, types [2][]ir.Attribute
	err := p.CommaList(func() error {
		at := p.Offset()
		a, err := p.Attribute(ir.None())
		if err != nil {
			return err
		}
		i := 0
		switch a.(type) {
		case *ir.SymbolRefAttr:
		case *ir.StringAttr:
			i = 1
		default:
			return p.Errorf(at, "expected a symbol (@name) or a string")
		}
		names[i] = append(names[i], a)
		t, err := deviceTypeSuffix(p)
		types[i] = append(types[i], t)
		return err
	})
	for i := range names {
		args[i].Attr, args[2+i].Attr = ir.ArrayOf(names[i]...), ir.ArrayOf(types[i]...)
	}
	return err
}

func printBind(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	var all []ir.Attribute
	var types []DeviceType
	for i := range 2 {
		if arr, ok := args[i].Attr.(*ir.ArrayAttr); ok {
			all = slices.Concat(all, arr.Elems)
			types = slices.Concat(types, DeviceTypesOf(args[2+i].Attr))
		}
	}
	p.List(len(all), func(i int) {
		p.Attr(all[i])
		printSuffix(p, types, i)
	})
}
