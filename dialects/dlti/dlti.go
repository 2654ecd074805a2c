// Package dlti is the dialect of data layout attributes, which modules that come
// from LLVM IR carry. accc keeps them as they are written.
package dlti

import "accc/ir"

// Dialect is the dlti namespace.
var Dialect = ir.NewDialect("dlti", "Data layout and target information on modules.")

func init() {
	Dialect.ParseAttr = func(p *ir.Parser, _ ir.Type) (ir.Attribute, error) {
		name, err := p.AnyKeyword()
		if err != nil {
			return nil, err
		}
		return p.Structured("dlti", name, "")
	}
}
