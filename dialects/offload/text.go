package offload

import "accc/ir"

// RangeType is !offload.range: host memory that data actions are about.
type RangeType struct{ ir.TypeBase }

var rangeType = &RangeType{ir.NewTypeBase()}

// DialectName is "offload".
func (*RangeType) DialectName() string { return "offload" }

// PrintBody implements ir.DialectType.
func (*RangeType) PrintBody(p *ir.Printer) { p.Text("range") }

func init() {
	Dialect.ParseType = func(p *ir.Parser) (ir.Type, error) {
		if p.OptionalKeyword("range") {
			return rangeType, nil
		}
		return nil, nil
	}
	Dialect.ParseAttr = func(p *ir.Parser, _ ir.Type) (ir.Attribute, error) {
		_, a, err := ir.ParseEnumAttr(p, enums)
		return a, err
	}
}
