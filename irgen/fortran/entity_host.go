package fortran

import (
	front "accc/frontend/fortran"
	"accc/ir"
)

// entityAnswers answers the questions of package entity.
type entityAnswers struct{ x *fn }

func (h entityAnswers) Here() (file, line *ir.Value)         { return h.x.here() }
func (h entityAnswers) DefaultImage(d *front.Derived) string { return h.x.defaultImage(d) }

func (h entityAnswers) Unsupported(format string, args ...any) {
	h.x.unsupported(h.x.stmtSpan(h.x.line), format, args...)
}
