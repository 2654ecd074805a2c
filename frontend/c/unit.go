package c

import (
	"strings"
	"sync"

	"accc/frontend"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	"accc/pragma/acc"

	"modernc.org/cc/v4"
)

// A Unit is a parsed and type-checked translation unit.
type Unit struct {
	Model *frontend.Unit
	// AST is the typed tree, nil when the host code has errors. It holds the statements and declarations that
	// represent directives: ask DirectiveAt and DirectiveOf before walking one.
	AST *cc.AST
	// Directives are all directives that were understood, in source order, headers included.
	Directives []*Directive
	// Loops are the counted loops in a kernels construct, in no other loop and without a directive, if nothing in them
	// changes how often they run: compilers look for parallelism in these (OpenACC 3.3 §2.5.3).
	Loops map[*cc.IterationStatement]*frontend.Loop

	// GNUInline: the language is C90 with GNU's inline functions, of which extern ones are for inlining alone.
	GNUInline bool
	// Vectors: the program has vector types, so that VectorOf may be other than nil.
	Vectors bool

	text    *unitText
	reading *tokens.Reading
	// unread are the names that are unread, by file; nil until it is asked for.
	unread     map[*source.File][]tokens.Unread
	unreadOnce sync.Once
	called     map[string]External
	lent       map[string]bool // functions of the library that have the library's type although nothing declares them
	bulks      map[int]*Bulk   // by the offset of the initial value
	byStmt     map[*cc.Statement]*Directive
	byDecl     map[*cc.Declaration]*Directive
	symbols    map[*cc.Declarator]*frontend.Symbol
	types      map[cc.Type]*frontend.TypeInfo
	extents    map[*cc.IterationStatement]loopExtent // of the loops in constructs
}

// A loopExtent is the range of references in a loop.
type loopExtent struct{ first, last frontend.Order }

// InLoop reports whether a reference is one of a loop in a construct, its head included.
func (u *Unit) InLoop(n *cc.IterationStatement, at frontend.Order) bool {
	e := u.extents[n]
	return e.first <= at && at < e.last
}

// A Directive ties a directive to the tree.
type Directive struct {
	*pragma.Directive
	Construct *frontend.Construct
	// Stmt is the statement that represents the directive inside functions: a switch whose body is the governed
	// statement, or a call if the directive governs nothing. nil at file scope.
	Stmt *cc.Statement
	// Decl is the declaration that represents the directive at file scope, or nil.
	Decl *cc.Declaration
	// Body is the governed statement; nil when the directive governs none. It may itself represent a directive.
	Body *cc.Statement
	// Func is the function definition around the directive, nil at file scope.
	Func *cc.FunctionDefinition
	// StandIn is the function that stands for a directive of OpenMP outside of functions, or nil. Its parameters are those of the
	// function that the directive is about.
	StandIn *cc.FunctionDefinition
	// Routines are the declarators a routine directive applies to: those of the declaration or
	// definition that follows, or the one named.
	Routines []*cc.Declarator

	exprs map[*pragma.Expr]cc.ExpressionNode
	// others are the typed expressions of combiners and initializers for the types after the first.
	others map[*pragma.Expr][]cc.ExpressionNode
	refs   map[*pragma.Var]*Ref
}

// A Ref is the typed form of a clause variable such as s->p[lo:len].
type Ref struct {
	// Base is the declarator of the base name, nil when it is not declared.
	Base *cc.Declarator
	// Object is the reference up to (not including) the first section: s->p, or the whole
	// reference when it has none. It is checked like a call argument, so an array has decayed:
	// Object.Type().Undecay() is the declared type. nil when it could not be typed.
	Object cc.ExpressionNode
	// Sections are the steps after Object: Index and Section in order. The typed bounds are
	// Directive.ExprOf(access.Lower) and ExprOf(access.Length).
	Sections []pragma.Access
}

// ExprOf is the typed expression of a clause expression, nil when it could not be typed (which
// has been reported).
func (d *Directive) ExprOf(e *pragma.Expr) cc.ExpressionNode { return d.exprs[e] }

// ExprsOf are the typed expressions of a combiner or initializer, one for each type that the directive declares.
func (d *Directive) ExprsOf(e *pragma.Expr) []cc.ExpressionNode {
	if d.exprs[e] == nil {
		return nil
	}
	return append([]cc.ExpressionNode{d.exprs[e]}, d.others[e]...)
}

// RefOf is the typed form of a clause variable, never nil for a variable of this directive.
func (d *Directive) RefOf(v *pragma.Var) *Ref { return d.refs[v] }

// DirectiveAt is the directive that a statement represents, or nil.
func (u *Unit) DirectiveAt(s *cc.Statement) *Directive { return u.byStmt[s] }

// DirectiveOf is the directive that a file-scope declaration represents, or nil.
func (u *Unit) DirectiveOf(d *cc.Declaration) *Directive { return u.byDecl[d] }

// StandsIn reports whether a function at file scope represents a directive, in whose scope its operands are.
func (u *Unit) StandsIn(n *cc.FunctionDefinition) bool {
	return strings.HasPrefix(n.Declarator.Name(), marker)
}

// SymbolOf is the neutral symbol of a declarator; one symbol serves all declarations of a name
// with linkage.
func (u *Unit) SymbolOf(d *cc.Declarator) *frontend.Symbol { return u.symbols[d] }

// Span is the user's text of a node, from its first to its last token. For text out of a macro
// it is the use of the macro. It is invalid for what the user did not write.
func (u *Unit) Span(n cc.Node) source.Span { return u.text.span(n) }

// Range returns the expanded tokens of a node, from its first to its last one, of Model.Reading. It is empty
// for what the user did not write.
func (u *Unit) Range(n cc.Node) tokens.Range { return u.text.rangeOf(n) }

// Expanded returns the expanded token that a node begins with where a macro yields it, -1 for other nodes.
func (u *Unit) Expanded(n cc.Node) int32 {
	p := position(n)
	if p.Filename != unitName {
		return -1
	}
	i := u.text.runAt(p.Offset)
	if i < 0 || u.text.runs[i].none() || u.text.reading.Origin(u.text.runs[i].tok()).From == 0 {
		return -1
	}
	return u.text.token(p.Offset)
}

// TokenSpan is the user's text of one token.
func (u *Unit) TokenSpan(t cc.Token) source.Span { return u.text.tokenSpan(t) }

// Pos is where a node starts in the user's text.
func (u *Unit) Pos(n cc.Node) source.Position { return u.text.start(n).Position() }

// DeclaredArray is the array as which a parameter is declared, nil for other variables and where the declaration says nothing of
// the length. The parameter is a pointer to its first element (C17 §6.7.6.3p7).
func DeclaredArray(d *cc.Declarator) *cc.ArrayType {
	if d == nil || !d.IsParam() {
		return nil
	}
	a, ok := d.Type().Undecay().(*cc.ArrayType)
	if !ok || a.Len() < 0 && a.SizeExpression() == nil {
		return nil
	}
	return a
}

// takesPointers are the clauses that are about a pointer itself.
var takesPointers = map[*pragma.ClauseDef]bool{
	acc.ClauseDeviceptr: true, acc.ClauseAttach: true, acc.ClauseDetach: true, acc.ClauseUseDevice: true,
}

// ArrayOf is the declared array of a variable in a clause that names, without a section, a parameter declared as an
// array. It is nil for all other variables.
func (d *Directive) ArrayOf(v *pragma.Var) *cc.ArrayType {
	ref := d.refs[v]
	if ref == nil || len(v.Path) > 0 || d.Def.Table != acc.Table {
		return nil
	}
	for _, c := range d.Clauses {
		for _, a := range c.Args {
			if a.Var == v && takesPointers[c.Def] {
				return nil
			}
		}
	}
	return DeclaredArray(ref.Base)
}
