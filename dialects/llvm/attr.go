package llvm

import "accc/ir"

// DereferenceableAttr is #llvm.dereferenceable<bytes = 8>, or with mayBeNull = true.
type DereferenceableAttr struct {
	ir.AttrBase
	Bytes     int64
	MayBeNull bool
}

// Dereferenceable is the attribute of a pointer through which so many bytes can be read.
func Dereferenceable(bytes int64, mayBeNull bool) *DereferenceableAttr {
	k := ir.Key("llvm.dereferenceable").Num(bytes)
	if mayBeNull {
		k = append(k, 1)
	}
	return ir.InternAttr(k, func() *DereferenceableAttr { return &DereferenceableAttr{ir.NewAttrBase(), bytes, mayBeNull} })
}

// DialectName is "llvm".
func (*DereferenceableAttr) DialectName() string { return "llvm" }

// PrintBody implements ir.DialectAttr.
func (a *DereferenceableAttr) PrintBody(p *ir.Printer) {
	p.Text("dereferenceable")
	a.printParams(p)
}

func (a *DereferenceableAttr) printParams(p *ir.Printer) {
	p.Text("<bytes = ")
	p.Int(a.Bytes)
	if a.MayBeNull {
		p.Text(", mayBeNull = true")
	}
	p.Byte('>')
}

func parseDereferenceable(p *ir.Parser) (ir.Attribute, error) {
	if err := p.Punct("<"); err != nil {
		return nil, err
	}
	var bytes int64
	mayBeNull := false
	err := p.CommaList(func() (err error) {
		at := p.Offset()
		switch {
		case p.OptionalKeyword("bytes"):
			if err = p.Punct("="); err == nil {
				bytes, err = p.Integer()
			}
		case p.OptionalKeyword("mayBeNull"):
			if err = p.Punct("="); err == nil {
				if mayBeNull = p.OptionalKeyword("true"); !mayBeNull {
					err = p.Keyword("false")
				}
			}
		default:
			err = p.Errorf(at, "expected 'bytes' or 'mayBeNull'")
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return Dereferenceable(bytes, mayBeNull), p.Punct(">")
}

// dereferenceable is the constraint of the attribute, which formats write without its prefix.
var dereferenceable = ir.AttrConstraint{
	Name:  "LLVM dereferenceable attribute",
	Match: func(a ir.Attribute) bool { _, ok := a.(*DereferenceableAttr); return ok },
	Parse: parseDereferenceable,
	Print: func(p *ir.Printer, a ir.Attribute) { a.(*DereferenceableAttr).printParams(p) },
}

func init() {
	Dialect.ParseAttr = func(p *ir.Parser, t ir.Type) (ir.Attribute, error) {
		name, a, err := ir.ParseEnumAttr(p, enums)
		if a != nil || err != nil {
			return a, err
		}
		if name == "dereferenceable" {
			return parseDereferenceable(p)
		}
		return parseStructured(p, name)
	}
}
