package omp

import (
	"accc/frontend"
	"accc/ir"
	"accc/pragma"
)

// mapperOf is the symbol of the mapper that a modifier names.
func (g *Generator) mapperOf(c *frontend.Construct, m pragma.Modifier) *ir.SymbolRefAttr {
	if len(m.Args) == 0 {
		return nil
	}
	g.host.Unsupported(m.Word.Span, "the mapper '%s'", m.Args[0].Text())
	return nil
}
