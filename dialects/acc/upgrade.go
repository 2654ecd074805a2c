package acc

import "accc/ir"

// Older spellings, read and never written: those of the OpenACC dialect before
// LLVM 22, where constructs named the recipes of their private and reduction
// variables themselves and varType could be left out for every pointer.

// findVarType looks for what a variable points to where it was not said; unknown is the error when nothing tells.
func findVarType(unknown error) func(*ir.Op) error {
	return func(o *ir.Op) error {
		v := Var(o)
		t := ir.Pointee(v)
		if t == nil {
			if a := AccVar(o); a != nil && a.Op() != nil && a.Op() != o {
				t = VarType(a.Op())
			}
		}
		if t == nil || t == v.Type() {
			return unknown
		}
		o.SetAttr("varType", ir.TypeValue(t))
		return nil
	}
}

// Pointee implements ir.PointsTo: the device variable has the host variable's type.
func (*DataEntry) Pointee(o *ir.Op) ir.Type { return VarType(o) }

// parseCopies: %a, %b : t, u, or the older @recipe -> %a : t, ...
func parseCopies(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	at := p.Offset()
	name, old := p.OptionalSymbolName()
	if !old {
		var err error
		if args[0].Operands, err = p.OperandList(); err != nil {
			return err
		}
		args[1].Types, err = p.ColonTypes()
		return err
	}
	var recipes []*ir.SymbolRefAttr
	for {
		recipes = append(recipes, ir.Symbol(name))
		if err := p.Punct("->"); err != nil {
			return err
		}
		if err := typedOperand(p, args[0], args[1]); err != nil {
			return err
		}
		if !p.OptionalPunct(",") {
			break
		}
		var err error
		if name, err = p.SymbolName(); err != nil {
			return err
		}
	}
	unknown := p.Errorf(at, "expected the result of a data operation with a varType: it is not known what the variable points to")
	s.After = append(s.After, insertCopies(args[0].Name, recipes, unknown))
	return nil
}

func printCopies(p *ir.Printer, _ *ir.Op, args []*ir.Arg) { p.OperandsWithTypes(args[0].Values) }

// insertCopies inserts the operations that make copies before a construct that named their recipes.
func insertCopies(group string, recipes []*ir.SymbolRefAttr, unknown error) func(*ir.Op) error {
	return func(o *ir.Op) error {
		def := map[string]*ir.OpDef{"privateOperands": Private, "firstprivateOperands": Firstprivate, "reductionOperands": Reduction}[group]
		b := ir.Before(o)
		vals := o.GetAll(group)
		for i, v := range vals {
			t := impliedVarType(v.Type())
			if t == nil {
				t = ir.Pointee(v)
			}
			if t == nil {
				return unknown
			}
			vals[i] = b.Op(def, ir.With{Groups: [][]*ir.Value{{v}, nil, nil, nil}, Types: []ir.Type{v.Type()},
				Attrs: []ir.NamedAttr{{Name: "varType", Value: ir.TypeValue(t)}, {Name: "recipe", Value: recipes[i]}}}).Result(0)
		}
		for i, g := range o.Def().Operands {
			if g.Name == group {
				o.SetGroup(i, vals)
			}
		}
		return nil
	}
}

// parseReadTypes: type of v, type of x, element type; older text says the type of both pointers once.
func parseReadTypes(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	types, err := p.TypeList()
	if err != nil {
		return err
	}
	if len(types) == 2 {
		types = []ir.Type{types[0], types[0], types[1]}
	}
	if len(types) != 3 {
		return p.Errorf(p.Offset(), "expected the types of both pointers and of the value")
	}
	args[0].Types, args[1].Types, args[2].Attr = types[:1], types[1:2], ir.TypeValue(types[2])
	return nil
}

func printReadTypes(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	p.Types([]ir.Type{args[0].Type(), args[1].Type()})
	p.Text(", ")
	p.Attr(args[2].Attr)
}

// upgradeQueues: async and wait for the default queue were unit attributes, or async a list of device types. Beside operands, which
// say the queue, they stay what they are for LLVM 22: attributes that no operation reads.
func upgradeQueues(list []ir.NamedAttr) []ir.NamedAttr {
	values := map[string]bool{}
	for _, a := range list {
		values[a.Name] = true
	}
	return rename(list, func(a ir.NamedAttr) ir.NamedAttr {
		names, ok := map[string][2]string{"async": {"asyncOnly", "asyncOperandsDeviceType"}, "wait": {"waitOnly", "waitOperandsDeviceType"}}[a.Name]
		if !ok || values[names[1]] {
			return a
		}
		name := names[0]
		if _, unit := a.Value.(*ir.UnitAttr); unit {
			a.Value = ir.ArrayOf(DeviceNone.Attr())
		}
		if deviceTypeArray.Match(a.Value) {
			a.Name = name
		}
		return a
	})
}

// upgradeRoutine: the function was named by a string, and bind took strings only.
func upgradeRoutine(list []ir.NamedAttr) []ir.NamedAttr {
	return rename(list, func(a ir.NamedAttr) ir.NamedAttr {
		switch v := a.Value.(type) {
		case *ir.StringAttr:
			if a.Name == "func_name" {
				a.Value = ir.Symbol(v.Value)
			}
		case *ir.ArrayAttr:
			if name, ok := map[string]string{"bindName": "bindStrName", "bindNameDeviceType": "bindStrNameDeviceType"}[a.Name]; ok {
				a.Name = name
			}
		}
		return a
	})
}

// rename applies f to every attribute of a list; one whose new name is taken stays as it is.
func rename(list []ir.NamedAttr, f func(ir.NamedAttr) ir.NamedAttr) []ir.NamedAttr {
	taken := map[string]bool{}
	for _, a := range list {
		taken[a.Name] = true
	}
	for i, a := range list {
		if b := f(a); b.Name == a.Name || !taken[b.Name] {
			list[i] = b
		}
	}
	return list
}
