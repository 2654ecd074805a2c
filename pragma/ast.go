// Package pragma knows directives and clauses: what exists (the tables), how it
// is read (the parser) and how it is written (the printer). It knows no host
// language: an expression is a run of tokens that the front end types later.
//
// Read ast.go, def.go and table.go, the types; then parse.go (with args.go, modifier.go, variable.go, expr.go for what stands in
// parentheses, fortran.go for the other host language, lex.go and token.go for the words), print.go, wrap.go,
// which breaks the lines of what the user wrote,
// and same.go, which compares directives by what they say. The rows are
// in packages acc and omp: nothing here knows a directive or clause by name. For example
//
//	d := pragma.Parse(acc.Table, sentinel, pragma.LexC(file, start, end), reporter)
//	d.Def == acc.DirParallelLoop
//	d.Find(acc.ClauseCopyin).Args[0].Var.Name
//
// Considered: LLVM's OpenACC and OpenMP tables, which generate the parsers of two front
// ends but leave the argument shapes to hand-written code, and go/parser, which returns a
// usable tree for broken text. Here a shape is a value that reads and writes, and a row names its shape; a clause is
// dropped only if nothing of it can be used.
package pragma

import (
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
)

// A Token is one lexical token of a directive. Front ends make them, after
// macro expansion where the host language expands macros in directives; the
// span is where the user wrote it (for a token from a macro, the use of the macro).
type Token struct {
	Kind TokenKind
	At   int32 // the index in the Reading of the front end
	Text string
	Span source.Span
	// Macro is the name of the outermost macro the token came from, or "".
	Macro string
}

// TokenKind classifies tokens as far as directives need it.
type TokenKind uint8

const (
	EOF TokenKind = iota
	Ident
	Number
	String // with its quotes
	Char   // with its quotes
	Punct
)

// A Directive is one directive with its clauses, in the order written.
type Directive struct {
	Def      *DirectiveDef
	Span     source.Span  // from the sentinel (#pragma acc, !$acc) to the last token
	NameSpan source.Span  // the directive's name only: "parallel loop"
	Toks     tokens.Range // from the sentinel to the last token; for a line that expands to less than it has, ask for its logical line
	Args     *Clause      // wait(1,2), cache(a[0:n]), routine(f): the parenthesised argument of the directive itself; nil if none
	Clauses  []*Clause
	// Atomic is the atomic-clause of an atomic directive (read, write, update, capture); "" means update.
	Atomic string
	// Tokens are all tokens after the sentinel, as read.
	Tokens []Token
	// Incomplete: the parser has reported mistakes, so clauses or arguments may be missing.
	Incomplete bool
	// SpellingSince is the version that brought the spelling used; 0: it is the usual one.
	SpellingSince int
	// Fortran: the host language is Fortran, so that names are those of Fortran.
	Fortran bool
	// Mixed: it comes from a macro that yields other text, too.
	Mixed bool
	// Implied: a statement of the host language means it, and no text is the directive.
	Implied bool
}

// A Clause is one clause as written.
type Clause struct {
	Def       *ClauseDef
	Spelling  string      // as written: "pcopyin"
	Span      source.Span // name and argument list
	NameSpan  source.Span
	Parens    bool       // an argument list was written
	Modifiers []Modifier // readonly, zero, always, ..., force, queues; the words before a single argument are its Key
	Operator  Word       // reduction operator; Text "" if none
	Args      []*Arg     // the arguments in order
	// Context is the context selector of a clause that has one: when, match.
	Context []*TraitSet
	// DeviceTypes are the device types of the device_type clause that governs this clause (which follows it); nil
	// means the default group.
	DeviceTypes []string
}

// A Word is a keyword or operator with its position.
type Word struct {
	Text string
	Span source.Span
}

// A Modifier is a word before or after the arguments of a clause, some with arguments of their own: readonly, mapper(m).
type Modifier struct {
	Word   Word
	Parens bool // an argument list was written
	Args   []*Arg
}

// ArgKind says what an argument is.
type ArgKind uint8

const (
	ArgExpr      ArgKind = iota // an expression
	ArgVar                      // a variable reference with members and sections
	ArgWord                     // a keyword: none, present, nvidia
	ArgStar                     // *
	ArgString                   // "name"
	ArgDecl                     // a declaration: int i=0:n:2 of an iterator, T v of a mapper
	ArgType                     // a type, as tokens in Expr
	ArgDirective                // a directive without its sentinel
	ArgClause                   // a clause
	ArgGroup                    // {...}, with what is in it in Args
)

// An Arg is one argument of a clause.
type Arg struct {
	Kind ArgKind
	Span source.Span
	Key  Word // gang(num: e), gang(static: *), worker(num: e), vector(length: e), wait(devnum: e : ...)
	Expr *Expr
	Var  *Var
	Word string // ArgWord, ArgString (without the quotes, escapes as written)
	// Args is what is in parentheses after a word, or in the braces of a group.
	Args      []*Arg
	Decl      *Decl
	Directive *Directive
	Clause    *Clause
}

// A Decl declares a variable inside of a clause: an iterator, or the variable of a mapper.
type Decl struct {
	Span source.Span
	Type *Expr // its tokens; nil if left out
	// Colons: :: separates the type and the name, as in Fortran.
	Colons bool
	Name   Word
	At     int32 // of the name, as of a Token
	// Begin, End and Step are the range of an iterator; Step is nil if left out.
	Begin, End, Step *Expr
}

// A TraitSet is one trait set of a context selector: device={kind(gpu), isa("avx512f")}.
type TraitSet struct {
	Name   Word
	Span   source.Span
	Traits []*Trait
}

// A Trait is one trait selector with its properties: vendor(score(2): llvm).
type Trait struct {
	Name Word
	Span source.Span
	// Parens: properties were written.
	Parens bool
	Score  *Expr
	// Args are the properties: words, strings, an expression, or the clauses of a construct.
	Args []*Arg
}

// An Expr is an expression of the host language: its tokens. Front ends fill
// frontend.ExprInfo for it.
type Expr struct {
	Span   source.Span
	Tokens []Token
}

// Text is the expression with single blanks between tokens that need them, macros expanded.
func (e *Expr) Text() string { return JoinTokens(e.Tokens) }

// A Var is a variable reference in a clause: base name, then accesses in order.
type Var struct {
	Span source.Span
	Name string
	Base source.Span // span of the base name
	// Common marks a Fortran common block: /blk/.
	Common bool
	At     int32 // of the base name, as of a Token
	Path   []Access
	Tokens []Token
}

// Text is the reference as written (macros expanded): "s->p[0:n]".
func (v *Var) Text() string { return JoinTokens(v.Tokens) }

// AccessKind says how one step of a variable reference goes on.
type AccessKind uint8

const (
	Member  AccessKind = iota // .name (C), %name (Fortran)
	Arrow                     // ->name
	Index                     // [e]: one element
	Section                   // [lower:length] (C), (lower:upper:stride) (Fortran)
	Deref                     // a leading *: C only, applied to what precedes it in Path order
	Shaping                   // a leading ([n][m]): C only, applied as a leading * is; OpenMP
)

// An Access is one step of a variable reference.
type Access struct {
	Kind   AccessKind
	Span   source.Span
	At     int32   // of its first token, as of a Token; the name of a member follows it
	Name   string  // Member, Arrow
	Lower  *Expr   // Index (the index), Section (nil if left out)
	Length *Expr   // Section in C: the length (nil if left out)
	Upper  *Expr   // Section in Fortran
	Stride *Expr   // Section in Fortran, OpenMP
	Sizes  []*Expr // Shaping
}

// Text is the argument as a user would write it, without its Key.
func (a *Arg) Text() string {
	switch a.Kind {
	case ArgExpr:
		return a.Expr.Text()
	case ArgVar:
		return a.Var.Text()
	case ArgStar:
		return "*"
	case ArgString:
		return `"` + a.Word + `"`
	case ArgDecl:
		return a.Decl.Text()
	case ArgType:
		return a.Expr.Text()
	case ArgDirective:
		return a.Directive.Text()
	case ArgClause:
		return a.Clause.Text()
	case ArgGroup:
		return "{" + argsText(a.Args) + "}"
	}
	if len(a.Args) > 0 {
		return a.Word + "(" + argsText(a.Args) + ")"
	}
	return a.Word
}

func argsText(args []*Arg) string {
	parts := make([]string, len(args))
	for i, a := range args {
		parts[i] = a.Text()
	}
	return strings.Join(parts, ", ")
}

// Leaf is the directive that a modifier of the clause names, or nil: the clause is for that leaf of a combination.
func (c *Clause) Leaf() *DirectiveDef {
	for _, m := range c.Modifiers {
		if d := c.LeafOf(m.Word); d != nil {
			return d
		}
	}
	return nil
}

// LeafOf is the directive that the word of a modifier names, or nil.
func (c *Clause) LeafOf(w Word) *DirectiveDef {
	if c.Def.Table == nil || w.Text == "" || c.Def.Modifier(w.Text) != nil {
		return nil
	}
	return c.Def.Table.Directive(w.Text)
}

// Modifier returns the modifier of that name, or nil.
func (c *Clause) Modifier(name string) *Modifier {
	for i := range c.Modifiers {
		if c.Modifiers[i].Word.Text == name {
			return &c.Modifiers[i]
		}
	}
	return nil
}

// Assoc is what the directive governs, which for some depends on the clauses.
func (d *Directive) Assoc() Association {
	for _, c := range d.Def.Alone {
		if d.Find(c) != nil {
			return Standalone
		}
	}
	return d.Def.Assoc
}

// Find returns the first clause of a definition, or nil.
func (d *Directive) Find(def *ClauseDef) *Clause {
	for _, c := range d.Clauses {
		if c.Def == def {
			return c
		}
	}
	return nil
}

// ClausesAndArgument are the clauses and the directive's own argument, which is first, in the order written.
func (d *Directive) ClausesAndArgument() []*Clause {
	if d.Args == nil {
		return d.Clauses
	}
	return append([]*Clause{d.Args}, d.Clauses...)
}

// All returns the clauses of a definition, in order.
func (d *Directive) All(def *ClauseDef) []*Clause {
	var out []*Clause
	for _, c := range d.Clauses {
		if c.Def == def {
			out = append(out, c)
		}
	}
	return out
}
