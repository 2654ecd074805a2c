package acc

import "accc/ir"

// The text of types and attributes.

func init() {
	Dialect.ParseType = func(p *ir.Parser) (ir.Type, error) {
		switch {
		case p.OptionalKeyword("data_bounds_ty"):
			return boundsType, nil
		case p.OptionalKeyword("declare_token"):
			return tokenType, nil
		}
		return nil, nil
	}
	Dialect.ParseAttr = parseAttr
}

// PrintBody implements ir.DialectType.
func (*BoundsType) PrintBody(p *ir.Printer) { p.Text("data_bounds_ty") }

// PrintBody implements ir.DialectType.
func (*TokenType) PrintBody(p *ir.Printer) { p.Text("declare_token") }

// structured are the attributes with parameters, by mnemonic; the reader is called after "<".
var structured = map[string]func(p *ir.Parser) (ir.Attribute, error){
	"declare":             parseDeclareAttr,
	"declare_action":      parseDeclareAction,
	"routine_info":        parseRoutineInfo,
	"var_name":            parseVarName,
	"specialized_routine": parseSpecialized,
}

func parseAttr(p *ir.Parser, _ ir.Type) (ir.Attribute, error) {
	name, a, err := ir.ParseEnumAttr(p, Enums)
	if a != nil || err != nil {
		return a, err
	}
	read := structured[name]
	if read == nil {
		return nil, nil
	}
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	if a, err = read(p); err != nil {
		return nil, err
	}
	return a, p.Punct(">")
}

// fields reads name = value, ...; each name at most once. read consumes the value.
func fields(p *ir.Parser, read map[string]func() error) error {
	seen := map[string]bool{}
	return p.CommaList(func() error {
		at := p.Offset()
		name, err := p.AnyKeyword()
		if err != nil {
			return err
		}
		f := read[name]
		if f == nil || seen[name] {
			return p.Errorf(at, "unknown or repeated parameter %q", name)
		}
		seen[name] = true
		if err := p.Punct("="); err != nil {
			return err
		}
		return f()
	})
}

func parseDeclareAttr(p *ir.Parser) (ir.Attribute, error) {
	at := p.Offset()
	clause, implicit := DataClauseNone, false
	err := fields(p, map[string]func() error{
		"dataClause": func() error {
			a, err := clauseParam(p)
			clause = a
			return err
		},
		"implicit": func() error {
			implicit = p.OptionalKeyword("true")
			if implicit {
				return nil
			}
			return p.Keyword("false")
		},
	})
	if err == nil && clause == DataClauseNone {
		err = p.Errorf(at, "the parameter dataClause is missing")
	}
	if err != nil {
		return nil, err
	}
	return DeclareOf(clause, implicit), nil
}

// clauseParam reads a data clause as a parameter: its keyword.
func clauseParam(p *ir.Parser) (DataClause, error) {
	a, err := DataClauseEnum.ParseText(p)
	if err != nil {
		return DataClauseNone, err
	}
	v, _ := DataClauseEnum.Of(a)
	return DataClause(v), nil
}

// PrintBody implements ir.DialectAttr. The second blank after = is LLVM's.
func (a *DeclareAttr) PrintBody(p *ir.Printer) {
	p.Text("declare<dataClause =  ", a.Clause.String())
	if a.Implicit {
		p.Text(", implicit = true")
	}
	p.Byte('>')
}

func parseDeclareAction(p *ir.Parser) (ir.Attribute, error) {
	var f [4]*ir.SymbolRefAttr
	read := map[string]func() error{}
	for i, name := range actionFields {
		read[name] = func() (err error) {
			f[i], err = p.SymbolRef()
			return err
		}
	}
	if p.PeekPunct(">") {
		return DeclareAction(nil, nil, nil, nil), nil
	}
	if err := fields(p, read); err != nil {
		return nil, err
	}
	return DeclareAction(f[0], f[1], f[2], f[3]), nil
}

var actionFields = []string{"preAlloc", "postAlloc", "preDealloc", "postDealloc"}

// PrintBody implements ir.DialectAttr.
func (a *DeclareActionAttr) PrintBody(p *ir.Printer) {
	p.Text("declare_action<")
	some := false
	for i, s := range []*ir.SymbolRefAttr{a.PreAlloc, a.PostAlloc, a.PreDealloc, a.PostDealloc} {
		if s == nil {
			continue
		}
		if some {
			p.Text(", ")
		}
		some = true
		p.Text(actionFields[i], " = ")
		p.Attr(s)
	}
	p.Byte('>')
}

func parseRoutineInfo(p *ir.Parser) (ir.Attribute, error) {
	var routines []*ir.SymbolRefAttr
	err := p.List("[", "]", func() error {
		s, err := p.SymbolRef()
		routines = append(routines, s)
		return err
	})
	if err != nil {
		return nil, err
	}
	return RoutineInfo(routines...), nil
}

// PrintBody implements ir.DialectAttr.
func (a *RoutineInfoAttr) PrintBody(p *ir.Printer) {
	p.Text("routine_info<[")
	p.List(len(a.Routines), func(i int) { p.Attr(a.Routines[i]) })
	p.Text("]>")
}

func parseVarName(p *ir.Parser) (ir.Attribute, error) {
	s, err := p.String()
	if err != nil {
		return nil, err
	}
	return VarName(s), nil
}

// PrintBody implements ir.DialectAttr.
func (a *VarNameAttr) PrintBody(p *ir.Printer) {
	p.Text("var_name<")
	p.String(a.Name)
	p.Byte('>')
}

func parseSpecialized(p *ir.Parser) (ir.Attribute, error) {
	routine, err := p.SymbolRef()
	if err != nil {
		return nil, err
	}
	if err := p.Punct(","); err != nil {
		return nil, err
	}
	level, err := ParLevelEnum.ParseText(p)
	if err != nil {
		return nil, err
	}
	if err := p.Punct(","); err != nil {
		return nil, err
	}
	name, err := p.String()
	if err != nil {
		return nil, err
	}
	v, _ := ParLevelEnum.Of(level)
	return SpecializedRoutine(routine, ParLevel(v), name), nil
}

// PrintBody implements ir.DialectAttr.
func (a *SpecializedRoutineAttr) PrintBody(p *ir.Printer) {
	p.Text("specialized_routine<")
	p.Attr(a.Routine)
	p.Text(", <", a.Level.String(), ">, ")
	p.String(a.Function)
	p.Byte('>')
}
