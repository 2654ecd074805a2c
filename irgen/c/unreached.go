package c

import (
	front "accc/frontend/c"
	"accc/frontend/diag"

	"modernc.org/cc/v4"
)

// defineInTurn lowers a function. Headers hold functions for many compilers: what cannot be lowered in one that the unit cannot reach
// is no fault of the program, and such a function has no body.
func (l *lowerer) defineInTurn(f *function) {
	d := f.def.Declarator
	if !f.static && f.external {
		l.guard(d, func() { l.defineFunction(f) })
		return
	}
	var held diag.List
	report, failed := l.report, l.failed
	l.report, l.failed = &held, false
	l.guard(d, func() { l.defineFunction(f) })
	wrong := l.failed
	l.report, l.failed = report, failed || wrong
	if wrong && !l.isReached(f) {
		l.failed = failed
		l.defineWithoutBody(f)
		return
	}
	for _, d := range held.Sorted() {
		report.Report(d)
	}
}

// defineWithoutBody makes f a function that does nothing, which only functions that are not reached themselves can call.
func (l *lowerer) defineWithoutBody(f *function) {
	if f.op == nil {
		return
	}
	f.op.Erase()
	f.op, f.unreached = nil, true
	l.defineFunction(f)
}

// isReached reports whether the unit, or another one, can call f: a chain of functions that name one another leads to it from a function
// with external linkage or from an initial value.
func (l *lowerer) isReached(f *function) bool {
	if l.reached == nil {
		l.reached = map[string]bool{}
		var reach func(n cc.Node)
		reach = func(n cc.Node) {
			front.Walk(n, func(n cc.Node) bool {
				p, ok := n.(*cc.PrimaryExpression)
				if !ok || p.Case != cc.PrimaryExpressionIdent {
					return true
				}
				if g := l.funcs[p.Token.SrcStr()]; g != nil && !l.reached[g.name] {
					l.reached[g.name] = true
					if g.def != nil {
						reach(g.def.CompoundStatement)
					}
				}
				return true
			})
		}
		for tu := l.unit.AST.TranslationUnit; tu != nil; tu = tu.TranslationUnit {
			switch x := tu.ExternalDeclaration; x.Case {
			case cc.ExternalDeclarationFuncDef:
				g := l.funcs[x.FunctionDefinition.Declarator.Name()]
				if g == nil || !g.static && g.external {
					reach(x.FunctionDefinition)
				}
			case cc.ExternalDeclarationDecl:
				reach(x.Declaration)
			}
		}
	}
	return l.reached[f.name]
}
