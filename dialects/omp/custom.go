package omp

import (
	"accc/ir"
)

func init() {
	Dialect.Custom = map[string]ir.CustomDirective{
		"EntryRegion":          {Parse: parseEntryRegion, Print: printEntryRegion},
		"AllocateAndAllocator": {Parse: parseAllocate, Print: printAllocate},
		"LinearClause":         {Parse: parseLinear, Print: printLinear},
		"AlignedClause":        {Parse: parseAligned, Print: printAligned},
		"Copyprivate":          {Parse: parseCopyprivate, Print: printCopyprivate},
		"DependVarList":        {Parse: parseDepend, Print: printDepend},
		"OrderClause":          {Parse: parseOrder, Print: printOrder},
		"ScheduleClause":       {Parse: parseSchedule, Print: printSchedule},
		"GrainsizeClause":      {Parse: parseStrict(GrainsizeEnum), Print: printStrict},
		"NumTasksClause":       {Parse: parseStrict(NumTasksEnum), Print: printStrict},
		"ClauseAttr":           {Parse: parseClauseAttr, Print: printClauseAttr},
		"SynchronizationHint":  {Parse: parseHint, Print: printHint},
		"MapClause":            {Parse: parseMapType, Print: printMapType},
		"CaptureType":          {Parse: parseCapture, Print: printCapture},
		"MembersIndex":         {Parse: parseMembers, Print: printMembers},
		"LoopTransformClis":    {Parse: parseCLIs, Print: printCLIs},
	}
}

// parseKeyword reads the keyword of an enumeration, without what surrounds it elsewhere.
func parseKeyword(p *ir.Parser, e *ir.Enum) (ir.Attribute, error) {
	at := p.Offset()
	word, err := p.AnyKeyword()
	if err != nil {
		return nil, err
	}
	v, ok := e.Value(word)
	if !ok {
		return nil, p.Errorf(at, "%q is not a value of %s", word, e.Name)
	}
	return e.Attr(v), nil
}

// keyword is the keyword of an attribute.
func keyword(a ir.Attribute) string {
	if e, ok := a.(*ir.EnumAttr); ok {
		return e.String()
	}
	return ""
}

// operand reads "%v" into an argument.
func operand(p *ir.Parser, a *ir.Arg) error {
	v, err := p.Operand()
	a.Operands = append(a.Operands, v)
	return err
}

// colonType reads ": type" into an argument.
func colonType(p *ir.Parser, a *ir.Arg) error {
	t, err := p.ColonType()
	a.Types = append(a.Types, t)
	return err
}

func first(checks ...func() error) error {
	for _, c := range checks {
		if err := c(); err != nil {
			return err
		}
	}
	return nil
}

// %allocator : type -> %variable : type, ...; the parameters are variables, types, allocators, types.

func parseAllocate(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	return p.CommaList(func() error {
		return first(
			func() error { return operand(p, args[2]) }, func() error { return colonType(p, args[3]) },
			func() error { return p.Punct("->") },
			func() error { return operand(p, args[0]) }, func() error { return colonType(p, args[1]) })
	})
}

func printAllocate(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	p.List(len(args[0].Values), func(i int) {
		if i < len(args[2].Values) {
			p.Value(args[2].Values[i])
			p.Text(" : ")
			p.Type(args[3].Types[i])
		}
		p.Text(" -> ")
		p.Value(args[0].Values[i])
		p.Text(" : ")
		p.Type(args[1].Types[i])
	})
}

// %variable = %step : type, ...; the parameters are variables, types, steps.

func parseLinear(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	return p.CommaList(func() error {
		return first(
			func() error { return operand(p, args[0]) }, func() error { return p.Punct("=") },
			func() error { return operand(p, args[2]) }, func() error { return colonType(p, args[1]) })
	})
}

func printLinear(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	p.List(len(args[0].Values), func(i int) {
		p.Value(args[0].Values[i])
		if i < len(args[2].Values) {
			p.Text(" = ")
			p.Value(args[2].Values[i])
		}
		p.Text(" : ")
		p.Type(args[1].Types[i])
	})
}

// %variable : type -> 32 : i64, ...; the parameters are variables, types, alignments.

func parseAligned(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var aligned []ir.Attribute
	err := p.CommaList(func() error {
		err := first(func() error { return operand(p, args[0]) }, func() error { return colonType(p, args[1]) },
			func() error { return p.Punct("->") })
		if err != nil {
			return err
		}
		a, err := p.Attribute(nil)
		aligned = append(aligned, a)
		return err
	})
	args[2].Attr = ir.ArrayOf(aligned...)
	return err
}

func printAligned(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	alignments := elems(args[2])
	p.List(len(args[0].Values), func(i int) {
		p.Value(args[0].Values[i])
		p.Text(" : ")
		p.Type(args[1].Types[i])
		if i < len(alignments) {
			p.Text(" -> ")
			p.Attr(alignments[i])
		}
	})
}

// %variable -> @function : type, ...; the parameters are variables, types, functions.

func parseCopyprivate(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var syms []ir.Attribute
	err := p.CommaList(func() error {
		if err := first(func() error { return operand(p, args[0]) }, func() error { return p.Punct("->") }); err != nil {
			return err
		}
		s, err := p.SymbolRef()
		if err != nil {
			return err
		}
		syms = append(syms, s)
		return colonType(p, args[1])
	})
	args[2].Attr = ir.ArrayOf(syms...)
	return err
}

func printCopyprivate(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	syms := elems(args[2])
	p.List(len(args[0].Values), func(i int) {
		p.Value(args[0].Values[i])
		p.Text(" -> ")
		if i < len(syms) {
			p.Attr(syms[i])
		}
		p.Text(" : ")
		p.Type(args[1].Types[i])
	})
}

// taskdependin -> %variable : type, ...; the parameters are variables, types, kinds.

func parseDepend(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var kinds []ir.Attribute
	err := p.CommaList(func() error {
		k, err := parseKeyword(p, TaskDependEnum)
		if err != nil {
			return err
		}
		kinds = append(kinds, k)
		return first(func() error { return p.Punct("->") }, func() error { return operand(p, args[0]) },
			func() error { return colonType(p, args[1]) })
	})
	args[2].Attr = ir.ArrayOf(kinds...)
	return err
}

func printDepend(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	kinds := elems(args[2])
	p.List(len(kinds), func(i int) {
		p.Text(keyword(kinds[i]), " -> ")
		if i < len(args[0].Values) {
			p.Value(args[0].Values[i])
			p.Text(" : ")
			p.Type(args[1].Types[i])
		}
	})
}

// concurrent or modifier:concurrent; the parameters are kind and modifier.

func parseOrder(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	for _, m := range OrderModEnum.Cases {
		if p.OptionalKeyword(m) {
			v, _ := OrderModEnum.Value(m)
			args[1].Attr = OrderModEnum.Attr(v)
			if err := p.Punct(":"); err != nil {
				return err
			}
		}
	}
	var err error
	args[0].Attr, err = parseKeyword(p, OrderEnum)
	return err
}

func printOrder(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	if args[1].Attr != nil {
		p.Text(keyword(args[1].Attr), ":")
	}
	p.Text(keyword(args[0].Attr))
}

// static = %chunk : type, monotonic, simd; the parameters are kind, modifier, simd, chunk, its type.

func parseSchedule(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	k, err := parseKeyword(p, ScheduleEnum)
	if err != nil {
		return err
	}
	args[0].Attr = k
	switch keyword(k) {
	case "static", "dynamic", "guided", "distribute":
		if p.OptionalPunct("=") {
			if err := first(func() error { return operand(p, args[3]) }, func() error { return colonType(p, args[4]) }); err != nil {
				return err
			}
		}
	}
	return scheduleModifiers(p, args)
}

// scheduleModifiers reads ", modifier" up to two times, one of which is simd.
func scheduleModifiers(p *ir.Parser, args []*ir.Arg) error {
	for n := 0; p.OptionalPunct(","); n++ {
		at := p.Offset()
		a, err := parseKeyword(p, ScheduleModEnum)
		if err != nil {
			return err
		}
		switch k := keyword(a); {
		case k == "simd" && args[2].Attr == nil && (n > 0 || !p.PeekPunct(",")):
			args[2].Attr = ir.Unit()
			if args[1].Attr == nil {
				args[1].Attr = ScheduleModEnum.Attr(0)
			}
		case k != "simd" && args[1].Attr == nil:
			args[1].Attr = a
		default:
			return p.Errorf(at, "modifier %s is not allowed here", k)
		}
	}
	return nil
}

func printSchedule(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	p.Text(keyword(args[0].Attr))
	if v := args[3].Value(); v != nil {
		p.Text(" = ")
		p.Value(v)
		p.Text(" : ")
		p.Type(v.Type())
	}
	if args[1].Attr != nil {
		p.Text(", ", keyword(args[1].Attr))
	}
	if args[2].Attr != nil {
		p.Text(", simd")
	}
}

// strict, %v : type; the parameters are modifier, value, its type.

func parseStrict(e *ir.Enum) func(*ir.Parser, *ir.State, []*ir.Arg) error {
	return func(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
		if p.OptionalKeyword("strict") {
			args[0].Attr = e.Attr(0)
			if err := p.Punct(","); err != nil {
				return err
			}
		}
		return first(func() error { return operand(p, args[1]) }, func() error { return colonType(p, args[2]) })
	}
}

func printStrict(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	if args[0].Attr != nil {
		p.Text("strict, ")
	}
	if v := args[1].Value(); v != nil {
		p.Value(v)
		p.Text(": ")
		p.Type(v.Type())
	}
}

// The keyword of the attribute that the directive is about.

func parseClauseAttr(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	i := s.Def.AttrIndex(args[0].Name)
	a, err := parseKeyword(p, s.Def.Attrs[i].Type.Enum)
	args[0].Attr = a
	return err
}

func printClauseAttr(p *ir.Printer, _ *ir.Op, args []*ir.Arg) { p.Text(keyword(args[0].Attr)) }

// hintBits are the parts of a hint.
var hintBits = []string{"uncontended", "contended", "nonspeculative", "speculative"}

func parseHint(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	v := int64(0)
	if !p.OptionalKeyword("none") {
		err := p.CommaList(func() error {
			for i, b := range hintBits {
				if p.OptionalKeyword(b) {
					v |= 1 << i
					return nil
				}
			}
			return p.Errorf(p.Offset(), "expected a hint: none, uncontended, contended, nonspeculative or speculative")
		})
		if err != nil {
			return err
		}
	}
	args[0].Attr = ir.Integer(ir.I64(), v)
	return nil
}

func printHint(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	a, _ := args[0].Attr.(*ir.IntegerAttr)
	if a == nil || a.Value == 0 {
		p.Text("none")
		return
	}
	some := false
	for i, b := range hintBits {
		if a.Value&(1<<i) == 0 {
			continue
		}
		if some {
			p.Text(", ")
		}
		some = true
		p.Text(b)
	}
}

// mapWords are the keywords of map types, in the order in which they are printed, with their bits.
var mapWords = []struct {
	word string
	bits int64
}{
	{"always", 8}, {"implicit", 256}, {"ompx_hold", 2048}, {"close", 512}, {"present", 1024},
	{"to", 2}, {"from", 4}, {"delete", 16}, {"return_param", 32}, {"private", 64}, {"literal", 128}, {"attach", 4096},
	{"attach_always", 8192}, {"attach_none", 16384}, {"attach_auto", 32768}, {"ref_ptr", 65536}, {"ref_ptee", 131072},
	{"ref_ptr_ptee", 262144}, {"is_device_ptr", 524288},
}

func parseMapType(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	v := int64(0)
	err := p.CommaList(func() error {
		at := p.Offset()
		word, err := p.AnyKeyword()
		if err != nil {
			return err
		}
		for _, w := range mapWords {
			if w.word == word {
				v |= w.bits
				return nil
			}
		}
		switch word {
		case "tofrom":
			v |= MapTo | MapFrom
		case "storage":
			v |= 1
		case "none", "exit_release_or_enter_alloc":
		default:
			return p.Errorf(at, "%q is not a map type", word)
		}
		return nil
	})
	args[0].Attr = MapFlagsEnum.Attr(v)
	return err
}

func printMapType(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	v, _ := MapFlagsEnum.Of(args[0].Attr)
	var words []string
	for _, w := range mapWords {
		switch {
		case w.bits == MapTo && v&(MapTo|MapFrom) == MapTo|MapFrom:
			words = append(words, "tofrom")
		case w.bits == MapFrom && v&(MapTo|MapFrom) == MapTo|MapFrom:
		case v&w.bits != 0:
			words = append(words, w.word)
		}
	}
	if v&1 != 0 {
		words = append(words, "storage")
	}
	if len(words) == 0 {
		words = []string{"none"}
	}
	p.List(len(words), func(i int) { p.Text(words[i]) })
}

func parseCapture(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	a, err := parseKeyword(p, VarCaptureEnum)
	args[0].Attr = a
	return err
}

func printCapture(p *ir.Printer, _ *ir.Op, args []*ir.Arg) { p.Text(keyword(args[0].Attr)) }

// [0], [1, 2]: for each member the indices that lead to it.

func parseMembers(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	var all []ir.Attribute
	err := p.CommaList(func() error {
		var path []ir.Attribute
		err := p.List("[", "]", func() error {
			n, err := p.Integer()
			path = append(path, ir.Integer(ir.I64(), n))
			return err
		})
		all = append(all, ir.ArrayOf(path...))
		return err
	})
	args[0].Attr = ir.ArrayOf(all...)
	return err
}

func printMembers(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	all := elems(args[0])
	p.List(len(all), func(i int) {
		path, _ := all[i].(*ir.ArrayAttr)
		p.Byte('[')
		p.List(len(path.Elems), func(j int) { p.AttrWithoutType(path.Elems[j]) })
		p.Byte(']')
	})
}

// (%made, ...) <- (%given, ...), or <- (%given) when nothing is made.

func parseCLIs(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	made, _, err := p.OptionalOperandList("(", ")")
	if err != nil {
		return err
	}
	args[0].Operands = made
	if err := p.Punct("<"); err != nil {
		return err
	}
	if err := p.Punct("-"); err != nil {
		return err
	}
	given, ok, err := p.OptionalOperandList("(", ")")
	if err == nil && !ok {
		err = p.Punct("(")
	}
	args[1].Operands = given
	return err
}

func printCLIs(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	if len(args[0].Values) > 0 {
		p.Byte('(')
		p.Values(args[0].Values)
		p.Text(") ")
	}
	p.Text("<- (")
	p.Values(args[1].Values)
	p.Byte(')')
}
