package c

import (
	"maps"

	"accc/dialects/acc"
	"accc/frontend"
	front "accc/frontend/c"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	accgen "accc/irgen/acc"
	ompgen "accc/irgen/omp"
	"accc/pragma"
	ompdir "accc/pragma/omp"

	"modernc.org/cc/v4"
)

// A host answers directive lowering for the function being lowered.
type host struct {
	*lowerer
	x      *fn
	states []*state
	// ended is the beginning of the device region that Leave has ended last.
	ended *prologue
	// fields are numbers for the names of members.
	fields map[string]int64
	direct map[*frontend.Construct]*front.Directive
	// reductions are the declare reduction directives, in the order of the source.
	reductions []*front.Directive
	// user is the declared reduction whose recipe is being made, or nil.
	user *declaredReduction
}

// A state is what a region changes and Leave restores.
type state struct {
	vars     map[*cc.Declarator]*ir.Value
	members  map[memberKey]*ir.Value
	jumps    []jumpTarget
	labels   map[string]*label
	switches []*switchCases
	exits    [][]func()
	place    ir.Builder
	device   bool
	prologue *prologue
}

func newHost(l *lowerer) *host {
	h := &host{lowerer: l, fields: map[string]int64{}, direct: map[*frontend.Construct]*front.Directive{}}
	for _, d := range l.unit.Directives {
		h.direct[d.Construct] = d
		if d.Def == ompdir.DirDeclareReduction {
			h.reductions = append(h.reductions, d)
		}
	}
	return h
}

// directiveAt is the directive that a statement represents, or nil.
func (x *fn) directiveAt(s *cc.Statement) *front.Directive { return x.unit.DirectiveAt(s) }

// ownRegion reports whether the directive's statement gets a region with blocks of its own.
func (x *fn) ownRegion(d *front.Directive) bool {
	if d.Def.Table == ompdir.Table {
		return ompgen.HasRegion(d.Directive)
	}
	return accgen.HasRegion(d.Directive)
}

// directive lowers a directive and what it governs.
func (x *fn) directive(d *front.Directive) {
	if d.Def.Table == ompdir.Table {
		x.omp.Construct(d.Construct)
		return
	}
	x.gen.Construct(d.Construct)
}

func (l *lowerer) unsupportedAt(at source.Span, format string, args ...any) {
	l.reportUnsupported(at, format, args...)
	panic(bailout{})
}

// Builder implements irgen.Host.
func (h *host) Builder() *ir.Builder { return h.x.b }

// Location implements irgen.Host.
func (h *host) Location(s source.Span) ir.Location { return span(s) }

// Table implements irgen.Host.
func (h *host) Table() *ir.Block { return h.body }

// BoundName implements irgen.Host.
func (h *host) BoundName(_ *frontend.Construct, name string) string { return name }

// Unsupported implements irgen.Host.
func (h *host) Unsupported(at source.Span, format string, args ...any) {
	h.unsupportedAt(at, format, args...)
}

func (h *host) expr(c *frontend.Construct, e *pragma.Expr) cc.ExpressionNode {
	if d := h.direct[c]; d != nil {
		if n := d.ExprOf(e); n != nil {
			return n
		}
	}
	h.unsupportedAt(e.Span, "this expression")
	return nil
}

// Integer implements irgen.Host.
func (h *host) Integer(c *frontend.Construct, e *pragma.Expr) *ir.Value {
	n := h.expr(c, e)
	t := promote(typeOf(n).Decay())
	if !cc.IsIntegerType(t) && t.Kind() != cc.Ptr { // a pointer is in the range of an iterator
		t = h.unit.AST.Int
	}
	return h.x.scalar(n, t)
}

// Condition implements irgen.Host.
func (h *host) Condition(c *frontend.Construct, e *pragma.Expr) *ir.Value {
	return h.x.cond(h.expr(c, e))
}

// key is the declarator of a symbol in fn.vars.
func (h *host) key(s *frontend.Symbol) *cc.Declarator {
	d := s.Host.(*cc.Declarator)
	if g := h.globalOf(d); g != nil && h.statics[d] == nil {
		return g.decl
	}
	return d
}

// Enter implements irgen.Host.
func (h *host) Enter(entry *ir.Block, device bool, bindings []irgen.Binding) {
	x := h.x
	h.states = append(h.states, &state{vars: x.vars, members: x.members, jumps: x.jumps, labels: x.labels, switches: x.switches, exits: x.exits, place: *x.b, device: device})
	x.vars, x.members = maps.Clone(x.vars), maps.Clone(x.members)
	x.jumps, x.labels, x.switches, x.exits = nil, map[string]*label{}, nil, nil
	x.inside++
	x.b.SetEnd(entry)
	if device {
		x.pushFrame(entry.Region(), entry)
		h.states[len(h.states)-1].prologue = &prologue{frame: x.frames[len(x.frames)-1]}
	}
	for _, b := range bindings {
		addr := b.Value
		if own, ok := b.Object.Host.(*object); ok && own.described {
			x.b.Loc = b.Object.Loc
			addr = x.described(addr).base
		}
		if b.Object.Pointer {
			x.b.Loc = &ir.NameLoc{Name: b.Object.Symbol.Name, Child: b.Object.Loc}
			p := x.allocaOf(ptrType(), 0)
			x.b.Loc = b.Object.Loc
			x.storeOp(p, addr, false)
			addr = p
			if p := h.states[len(h.states)-1].prologue; p != nil && !isCopy(b.Value) {
				p.alloca, p.store = addr.Op(), entry.Last()
			}
		}
		k := h.key(b.Object.Symbol)
		if b.Object.Member != "" {
			if x.members == nil {
				x.members = map[memberKey]*ir.Value{}
			}
			x.members[memberKey{k, b.Object.Member}] = addr
			continue
		}
		x.vars[k] = addr
		maps.DeleteFunc(x.members, func(m memberKey, _ *ir.Value) bool { return m.of == k })
	}
}

// isCopy reports whether a value is a private copy of a variable, not the device's.
func isCopy(v *ir.Value) bool {
	if v.Op() == nil {
		return false
	}
	e, ok := ir.As[*acc.DataEntry](v.Op())
	if !ok {
		return false
	}
	_, copied := e.Recipe()
	return copied
}

// Leave implements irgen.Host.
func (h *host) Leave(term func(b *ir.Builder)) {
	x := h.x
	x.checkLabels()
	if !x.terminated() {
		term(x.b)
	}
	s := h.states[len(h.states)-1]
	h.states = h.states[:len(h.states)-1]
	irgen.DropUnreachable(x.b.Block().Region())
	if s.device {
		h.ended = s.prologue
		x.popFrame()
	}
	x.members = s.members
	x.vars, x.jumps, x.labels, x.switches, x.exits = s.vars, s.jumps, s.labels, s.switches, s.exits
	*x.b = s.place
	x.inside--
}

// Body implements irgen.Host.
func (h *host) Body(c *frontend.Construct) {
	if d := h.direct[c]; d != nil {
		h.x.statement(d.Body)
	}
}

// AtScopeEnd implements irgen.Host.
func (h *host) AtScopeEnd(f func()) {
	x := h.x
	if len(x.exits) == 0 {
		x.exits = append(x.exits, nil)
	}
	n := len(x.exits) - 1
	x.exits[n] = append(x.exits[n], f)
}
