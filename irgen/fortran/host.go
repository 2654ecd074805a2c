package fortran

import (
	"accc/frontend"
	front "accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	"accc/pragma"
)

// A host answers directive lowering for the procedure being lowered.
type host struct {
	*lowerer
	x *fn
}

func newHost(l *lowerer) *host { return &host{lowerer: l} }

// reset begins a procedure.
func (h *host) reset() {}

// ownRegion tells whether a directive gets a region of its own, which jumps do not leave.
func (x *fn) ownRegion(d *front.Dir) bool { return irgen.HasRegion(d.Directive) }

// directive lowers a directive and what it governs.
func (x *fn) directive(d *front.Dir) {
	x.unsupported(d.Span, "directives")
}

// moduleDirectives lowers the directives in a module's specification part.
func (l *lowerer) moduleDirectives(p *front.ProgUnit) {}

// Builder implements irgen.Host.
func (h *host) Builder() *ir.Builder { return h.x.b }

// Location implements irgen.Host.
func (h *host) Location(s source.Span) ir.Location { return spanLocation(s) }

// Table implements irgen.Host.
func (h *host) Table() *ir.Block { return h.body }

// Unsupported implements irgen.Host.
func (h *host) Unsupported(at source.Span, format string, args ...any) {
	h.unsupported(at, format, args...)
}

func (h *host) notYet(at source.Span) { h.unsupported(at, "directives") }

// Integer implements irgen.Host.
func (h *host) Integer(_ *frontend.Construct, e *pragma.Expr) *ir.Value { h.notYet(e.Span); return nil }

// Condition implements irgen.Host.
func (h *host) Condition(_ *frontend.Construct, e *pragma.Expr) *ir.Value {
	h.notYet(e.Span)
	return nil
}

// Object implements irgen.Host.
func (h *host) Object(_ *frontend.Construct, v *pragma.Var, _ bool) *irgen.Object {
	h.notYet(v.Span)
	return nil
}

// Implicit implements irgen.Host.
func (h *host) Implicit(_ *frontend.Symbol, at source.Span, _ bool) *irgen.Object {
	h.notYet(at)
	return nil
}

// Enter implements irgen.Host.
func (h *host) Enter(*ir.Block, bool, []irgen.Binding) {}

// Leave implements irgen.Host.
func (h *host) Leave(func(b *ir.Builder)) {}

// Body implements irgen.Host.
func (h *host) Body(*frontend.Construct) {}

// Bounds implements irgen.Host.
func (h *host) Bounds(l *frontend.Loop) (lower, upper, step *ir.Value) { h.notYet(l.Span); return }

// Nest implements irgen.Host.
func (h *host) Nest([]*frontend.Loop, []*ir.Value) {}

// LoopLocals implements irgen.Host.
func (h *host) LoopLocals(*frontend.Construct) []*frontend.Symbol { return nil }

// RecipeName implements irgen.Host.
func (h *host) RecipeName(*irgen.Object) string { return "" }

// Init implements irgen.Host.
func (h *host) Init(*ir.Builder, *irgen.Object, string, *ir.Value, []*ir.Value) *ir.Value { return nil }

// Copy implements irgen.Host.
func (h *host) Copy(*ir.Builder, *irgen.Object, *ir.Value, *ir.Value, []*ir.Value) {}

// Combine implements irgen.Host.
func (h *host) Combine(*ir.Builder, *irgen.Object, string, *ir.Value, *ir.Value, []*ir.Value) {}

// AtScopeEnd implements irgen.Host.
func (h *host) AtScopeEnd(func()) {}

// Atomic implements irgen.Host.
func (h *host) Atomic(*frontend.Construct) *irgen.AtomicStatement { return nil }

// convention is what flang does in other ways than the front end of C.
var convention = irgen.Convention{}
