package acc

import (
	"accc/ir"
)

// The syntax that declarative formats cannot say.
func init() {
	Dialect.Custom = map[string]ir.CustomDirective{
		"Var":                               {Parse: parseVar, Print: printVar},
		"AccVar":                            {Parse: parseAccVar, Print: printAccVar},
		"VarPtrType":                        {Parse: parseVarType, Print: printVarType},
		"Copies":                            {Parse: parseCopies, Print: printCopies},
		"AtomicReadTypes":                   {Parse: parseReadTypes, Print: printReadTypes},
		"RecipeSym":                         {Parse: parseRecipeSym, Print: printRecipeSym},
		"DeviceTypeOperands":                {Parse: parseTyped, Print: printTyped},
		"DeviceTypeOperandsWithKeywordOnly": {Parse: parseTypedOrKeyword, Print: printTypedOrKeyword},
		"DeviceTypeOperandsWithSegment":     {Parse: parseSegments, Print: printSegments},
		"NumGangs":                          {Parse: parseSegments, Print: printSegments},
		"WaitClause":                        {Parse: parseWaitClause, Print: printWaitClause},
		"GangClause":                        {Parse: parseGangClause, Print: printGangClause},
		"RoutineGangClause":                 {Parse: parseRoutineGang, Print: printRoutineGang},
		"DeviceTypeArrayAttr":               {Parse: parseTypeArray, Print: printTypeArray},
		"OperandWithKeywordOnly":            {Parse: parseOrKeyword, Print: printOrKeyword},
		"OperandsWithKeywordOnly":           {Parse: parseOrKeyword, Print: printOrKeyword},
		"BindName":                          {Parse: parseBind, Print: printBind},
		"CombinedConstructsLoop":            {Parse: parseCombined, Print: printCombined},
		"LoopControl":                       {Parse: parseControl, Print: printControl},
	}
}

// pointerWord is the keyword of a variable: pointers have one of their own.
func pointerWord(t ir.Type, pointer, other string) string {
	if _, ok := t.(ir.PointerLike); ok {
		return pointer
	}
	return other
}

// either consumes one of two keywords.
func either(p *ir.Parser, a, b string) error {
	if p.OptionalKeyword(a) {
		return nil
	}
	return p.Keyword(b)
}

// varPtr(%a, whose closing parenthesis belongs to VarPtrType.
func parseVar(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	if err := either(p, "varPtr", "var"); err != nil {
		return err
	}
	if err := p.Punct("("); err != nil {
		return err
	}
	v, err := p.Operand()
	args[0].Operands = []ir.Unresolved{v}
	return err
}

func printVar(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	v := args[0].Value()
	p.Text(pointerWord(v.Type(), "varPtr", "var"), "(")
	p.Value(v)
}

// accPtr(%a : type)
func parseAccVar(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	if err := either(p, "accPtr", "accVar"); err != nil {
		return err
	}
	if err := p.Punct("("); err != nil {
		return err
	}
	v, err := p.Operand()
	if err != nil {
		return err
	}
	t, err := p.ColonType()
	if err != nil {
		return err
	}
	args[0].Operands, args[1].Types = []ir.Unresolved{v}, []ir.Type{t}
	return p.Punct(")")
}

func printAccVar(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	v := args[0].Value()
	p.Text(pointerWord(v.Type(), "accPtr", "accVar"), "(")
	p.Value(v)
	p.Text(" : ")
	p.Type(v.Type())
	p.Byte(')')
}

// impliedVarType is the varType that goes without saying, nil when it must be said.
func impliedVarType(t ir.Type) ir.Type {
	if ptr, ok := t.(ir.PointerLike); ok {
		return ptr.PointerElem()
	}
	return t
}

// type) or type) varType(type)
func parseVarType(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	t, err := p.Type()
	if err != nil {
		return err
	}
	if err := p.Punct(")"); err != nil {
		return err
	}
	args[0].Types = []ir.Type{t}
	at := p.Offset()
	elem := impliedVarType(t)
	if p.OptionalKeyword("varType") {
		if err := p.Punct("("); err != nil {
			return err
		}
		if elem, err = p.Type(); err != nil {
			return err
		}
		if err := p.Punct(")"); err != nil {
			return err
		}
	}
	if elem == nil {
		s.After = append(s.After, findVarType(p.Errorf(at, "expected 'varType(...)': it is not known what %s points to", ir.TypeString(t))))
		elem = ir.None()
	}
	args[1].Attr = ir.TypeValue(elem)
	return nil
}

func printVarType(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	t := args[0].Type()
	p.Type(t)
	p.Byte(')')
	if elem, ok := args[1].Attr.(*ir.TypeAttr); ok && elem.Type != impliedVarType(t) {
		p.Text(" varType(")
		p.Type(elem.Type)
		p.Byte(')')
	}
}

func parseRecipeSym(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	s, err := p.SymbolRef()
	if err != nil {
		return err
	}
	args[0].Attr = s
	return nil
}

func printRecipeSym(p *ir.Printer, _ *ir.Op, args []*ir.Arg) { p.Attr(args[0].Attr) }

// parseCombined: kernels, parallel or serial.
func parseCombined(p *ir.Parser, _ *ir.State, args []*ir.Arg) error {
	for i, w := range combinedWords {
		if p.OptionalKeyword(w) {
			args[0].Attr = Combined(i + 1).Attr()
			return nil
		}
	}
	return p.Errorf(p.Offset(), "expected 'kernels', 'parallel' or 'serial'")
}

var combinedWords = []string{"kernels", "parallel", "serial"}

func printCombined(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	v, _ := CombinedEnum.Of(args[0].Attr)
	p.Text(combinedWords[v-1])
}

// parseControl: control(%iv : t) = (%lb : t) to (%ub : t) step (%s : t) and the region.
func parseControl(p *ir.Parser, s *ir.State, args []*ir.Arg) error {
	var ivs []ir.Argument
	if p.OptionalKeyword("control") {
		var err error
		if ivs, err = p.ArgumentList(true, false); err != nil {
			return err
		}
		for i, word := range []string{"=", "to", "step"} {
			if word == "=" {
				err = p.Punct(word)
			} else {
				err = p.Keyword(word)
			}
			if err != nil {
				return err
			}
			if err := controlOperands(p, args[1+2*i], args[2+2*i], len(ivs)); err != nil {
				return err
			}
		}
	}
	r, err := p.Region(s, ivs)
	args[0].Regions = []*ir.Region{r}
	return err
}

// controlOperands reads (%a, %b : t, u) with n operands.
func controlOperands(p *ir.Parser, operands, types *ir.Arg, n int) error {
	if err := p.Punct("("); err != nil {
		return err
	}
	at := p.Offset()
	var err error
	if operands.Operands, err = p.OperandList(); err != nil {
		return err
	}
	if len(operands.Operands) != n {
		return p.Errorf(at, "expected %d operands", n)
	}
	if types.Types, err = p.ColonTypes(); err != nil {
		return err
	}
	return p.Punct(")")
}

func printControl(p *ir.Printer, _ *ir.Op, args []*ir.Arg) {
	r := args[0].Regions[0]
	if b := r.Entry(); b != nil && len(b.Args()) > 0 {
		p.Text("control(")
		p.List(len(b.Args()), func(i int) {
			p.Value(b.Arg(i))
			p.Text(" : ")
			p.Type(b.Arg(i).Type())
		})
		p.Text(") = (")
		p.OperandsWithTypes(args[1].Values)
		p.Text(") to (")
		p.OperandsWithTypes(args[3].Values)
		p.Text(")  step (")
		p.OperandsWithTypes(args[5].Values)
		p.Text(") ")
	}
	p.Region(r, ir.RegionOptions{NoEntryArgs: true})
}
