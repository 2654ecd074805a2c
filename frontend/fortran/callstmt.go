package fortran

import (
	"accc/frontend"
	"accc/frontend/fortran/lex"
	"accc/frontend/source"
)

func (m *modeller) typedActual(n *Node) *Node {
	m.v.actual++
	m.v.typed(n, m.scope)
	m.v.actual--
	return n
}

func (m *modeller) callStmt(n *CallStmt) {
	proc := n.Proc.Node()
	var args []*Node
	callee := proc
	if proc.Kind == RefExpr {
		callee, args = proc.Args[0], proc.Args[1:]
	}
	switch callee.Kind {
	case NameExpr:
		m.callNamed(proc, callee, args)
	case MemberExpr:
		m.v.typed(callee, m.scope)
		m.v.typedArguments(args, m.scope)
		m.expr(callee.Args[0], frontend.Address)
		sym := callee.Symbol
		if sym != nil && sym.Kind == Generic {
			callee.Symbol = m.v.specific(callee, args)
		}
		if callee.Symbol != nil {
			m.v.passes(callee.Symbol, callee)
		}
		if proc != callee {
			proc.typed, proc.Ref, proc.Symbol = true, Bound, callee.Symbol
		}
		if sym != nil && sym.Kind == Variable {
			m.v.fault(RuleCall.New(m.v.span(callee), "expected a procedure, but '%s' is a component", callee.Text).See(sym.Span, "declared here"))
		}
		for _, a := range args {
			m.expr(a, frontend.Address)
		}
	default:
		m.v.fault(lex.RuleSyntax.New(m.v.span(proc), "expected the name of a procedure after call"))
	}
}

func (m *modeller) callNamed(proc, callee *Node, args []*Node) {
	v := m.v
	sym := m.scope.Lookup(callee.Text)
	span := v.span(callee)
	if f := Intrinsics()[callee.Text]; sym == nil && f != nil && v.globals[callee.Text] == nil {
		m.callIntrinsic(f, args, span)
		return
	}
	v.typedArguments(args, m.scope)
	if sym == nil {
		sym = v.external(callee.Text, span, m.scope, false)
	} else if sym.Has(External) && sym.Proc != nil && !sym.Proc.Known {
		if lib := v.messageProcedure(m.scope, callee.Text); lib != nil {
			sym = lib
		}
	}
	v.finish(sym)
	callee.typed, callee.Symbol = true, sym
	if proc != callee {
		proc.typed, proc.Ref, proc.Symbol = true, Call, sym
	}
	switch {
	case sym.Kind == Procedure && sym.Proc != nil && sym.Proc.Intrinsic != nil:
		m.callIntrinsic(sym.Proc.Intrinsic, args, span)
		return
	case sym.Kind == Procedure:
		if p := v.signature(sym); p != nil {
			if p.Function && p.Known {
				v.fault(RuleCall.New(span, "expected a subroutine, but '%s' is a function", callee.Text).See(sym.Span, "declared here"))
			} else if p.Known && !v.isGlobal(m.scope, sym) {
				v.checkArguments(proc, args, sym, p)
			} else {
				v.implicitCall(proc, args, sym)
			}
		}
	case sym.Kind == Generic:
		specific := v.genericCall(m.scope, callee.Text, args)
		if specific == nil {
			if f := Intrinsics()[callee.Text]; f != nil && f.Subroutine() {
				m.callIntrinsic(f, args, span)
				return
			}
			v.fault(RuleCall.New(v.span(proc), "no procedure of '%s' has these arguments", callee.Text).See(sym.Span, "declared here"))
			break
		}
		sym = specific
		proc.Symbol = specific
	case sym.Kind == Variable && (sym.Has(DummyAttr) || sym.Type.Class == frontend.Unknown || sym.Has(impliedAttr)) && sym.Rank() <= 0:
		// A dummy procedure.
		sym.Kind = Procedure
		sym.Attr |= External | calledAttr
		v.procOf(sym)
	default:
		v.fault(RuleCall.New(span, "expected a subroutine, but '%s' is a %s", callee.Text, kindWords[sym.Kind]).See(sym.Span, "declared here"))
	}
	m.call(sym, nil, args, span)
}

// callIntrinsic walks a call of an intrinsic subroutine.
func (m *modeller) callIntrinsic(f *Intrinsic, args []*Node, span source.Span) {
	m.v.typedArguments(args, m.scope)
	if !f.Subroutine() {
		m.v.fault(RuleCall.New(span, "expected a subroutine, but '%s' is an intrinsic function", f.Name))
	} else if tied, problem, at := f.match(args); problem != "" {
		if at != nil {
			span = m.v.span(at)
		}
		m.v.fault(RuleCall.New(span, "intrinsic '%s' %s", f.Name, problem))
	} else if problem, at := f.complaint(tied); problem != "" {
		m.v.fault(RuleCall.New(m.v.span(at), "intrinsic '%s': %s", f.Name, problem))
	}
	for _, a := range args {
		m.expr(a, frontend.Address)
	}
}
