// Package frontend is the neutral program model that every host language hands
// over: routines, symbols, constructs (a directive and what it governs) and loop
// nests. Checks (package sema) and directive lowering (package irgen) read only
// this and package pragma, so each is written once for C and Fortran.
//
// Read model.go (the model), declared.go (names that directives declare), sum.go (sizes as sums of products), extent.go (lengths of arrays in the words of declarations), piece.go (procedures as pieces of a text) and language.go (what a host language is for those who do not know which one it is).
package frontend

import (
	"go/constant"
	"slices"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/pragma"
	"accc/pragma/acc"
)

// Language is the host language of a unit.
type Language uint8

const (
	C Language = iota
	Fortran
)

// A Unit is one translation unit.
type Unit struct {
	Language Language
	File     *source.File   // the main file
	Files    []*source.File // it and everything it includes that exists on disk
	Routines []*Routine     // definitions, in order
	// OnDevice are the functions that a region of declare target declares (C), in order.
	OnDevice []*Symbol
	Globals  []*Symbol
	// Directives outside routines (routine, declare), in order.
	Directives []*Construct
	// Imported are the directives by which the modules that the unit uses, of other files, declare something about their variables and
	// procedures, those of the modules that these use included (Fortran).
	Imported []*Construct
	// Missing is the report of a module that is not known, which may be one that a module of another file uses: declarations may be missing, though
	// the unit has no mistakes. It is nil where all modules are known.
	Missing *diag.Diagnostic
	// Extents returns the lengths of the dimensions of the array that is declared at an offset of a file, outermost first; the first of what a pointer
	// points to is none. It is nil where the language writes no lengths of declarations in directives.
	Extents func(file string, declared int) []Extent
	// Reading is what the preprocessor read of the files, in whose tokens the ranges of constructs are.
	Reading *tokens.Reading
	// Chosen are the lines #if, #elif and #else that begin what was read of conditional groups.
	Chosen []source.Span
	// Orphans are directives where no construct is allowed: nothing follows them, not parsed, ... They have been
	// reported.
	Orphans []*pragma.Directive
}

// EachDeclaration calls f for each construct of the unit, and for the directives of the modules that it uses.
func (u *Unit) EachDeclaration(f func(*Construct)) {
	u.EachConstruct(f)
	for _, c := range u.Imported {
		f(c)
	}
}

// A Routine is a function or subroutine with a body, or, where a directive names one, a declaration.
type Routine struct {
	Name    string
	Symbol  *Symbol
	Span    source.Span // the definition
	Params  []*Symbol
	HasBody bool
	// VariantOf is the name of the function of which this one is a variant because it is in the region of begin declare variant (C).
	VariantOf string
	// Main: the main program of Fortran.
	Main bool
	// Constructs are the outermost constructs of the body, in order.
	Constructs []*Construct
	// Directives are the routine directives that apply to it.
	Directives []*Construct
	Calls      []Call
	// Uses are all references of the body to variables, in order of evaluation, an initializer counting as a
	// write. It is nil where the front end does not find them out.
	Uses []Use
	// Allocations are where the body allocates the memory of variables, in order.
	Allocations []Allocation
	// Statics are the references of the body to variables that live as long as the program, in order; declarations of
	// such variables in the body, where the front end knows them, come first, with no kind.
	Statics []Use
	// HostVariables are the references of the body to local variables of the procedure that contains this one, in order (Fortran).
	HostVariables []Use
	// Jumps are the return, stop, break, continue, cycle and exit statements of the body, in order. Gotos: it has other
	// jumps, so that the order of its statements says little about that of their execution.
	Jumps []Jump
	Gotos bool
	// Concurrent are the loops do concurrent of the body without a directive (Fortran), each from its first statement to its last.
	Concurrent []source.Span
	// Pure: a procedure of Fortran without side effects, by its prefix pure or elemental.
	Pure bool
}

// A Block is a part of a routine that is executed as a whole: the branch of a condition, the body of a loop, an operand that
// is not always evaluated. The routine's own statements are in none.
type Block struct {
	Parent *Block
	// Loop: the body of a loop. Late: what a for loop evaluates after its body, which precedes the body in Uses.
	Loop, Late bool
}

// A Call is a direct call in a routine's body.
type Call struct {
	Name string
	// Symbol is the procedure that is called; nil where the front end does not say (C).
	Symbol *Symbol
	Span   source.Span
	// In is the innermost construct around the call, or nil.
	In *Construct
}

// Class is the type class of a value, as directives distinguish types.
type Class uint8

const (
	Unknown Class = iota
	Integer
	Logical // _Bool, LOGICAL
	Real
	Complex
	Character
	Pointer
	Array
	Aggregate // struct, union, derived type
	Function
	Void
)

// TypeInfo is what checks need to know of a type.
type TypeInfo struct {
	Class    Class
	Text     string // as a user would write it: "float *"
	Size     int64  // bytes; -1 unknown or not constant
	Unsigned bool
	Const    bool
	// Incomplete: an array without a length, or a structure without members, neither of which has a size here.
	Incomplete bool
	// Indirect: the variable has Fortran's POINTER or ALLOCATABLE attribute.
	Indirect bool
	// Elem is the pointee or element type of a pointer or array.
	Elem *TypeInfo
	// Extents are the array dimensions, outermost first in the host's own order; -1 where not
	// constant. Elem of an array is what remains after all of them.
	Extents []int64
	// Fields of an aggregate, in order; nil if incomplete. Union: they share their storage.
	Fields []Field
	Union  bool
}

// A Field is a member of an aggregate.
type Field struct {
	Name string
	Type *TypeInfo
}

// IsScalar reports whether both directive languages call the type scalar: an arithmetic or pointer type in C; in Fortran an
// intrinsic type other than character, no array, allocatable or pointer (OpenACC 3.3, glossary; OpenMP 5.2 §1.2.6).
func (t *TypeInfo) IsScalar() bool {
	switch t.Class {
	case Integer, Logical, Real, Complex, Pointer:
		return true
	}
	return false
}

// IsUnknown reports whether nothing is known of the type, or of the elements of an array: the declaration is in a module that is missing, or has mistakes.
func (t *TypeInfo) IsUnknown() bool {
	for t != nil && t.Class == Array {
		t = t.Elem
	}
	return t != nil && t.Class == Unknown
}

// Storage says where a symbol lives.
type Storage uint8

const (
	Auto Storage = iota
	Static
	Global
	Extern
	Param
	Constant // enumerator, PARAMETER
	Func
)

// A Symbol is a declared name.
type Symbol struct {
	Name    string
	Type    *TypeInfo
	Storage Storage
	Decl    source.Span
	// In is the innermost construct around the declaration; nil outside of all constructs.
	In *Construct
	// Local: the name is that of one routine, or of a block in it.
	Local bool
	// Declared: a declare directive names it, which may be in another unit (a Fortran module).
	Declared bool
	// Atomic: every change of it is an atomic operation by its type (_Atomic in C).
	Atomic bool
	// InClause: a clause declares the name for its own expressions: an iterator, the variable of a mapper, omp_in.
	InClause bool
	// Threadprivate: a threadprivate directive names the variable.
	Threadprivate bool
	// OnDevice is the declare target directive that names the symbol or in whose region it is declared, or nil.
	OnDevice *Construct
	// Regions are the directives, such as begin declare variant, in whose regions the symbol is declared, outermost first.
	Regions []*Construct
	// AssumedSize: a dummy array of Fortran whose last extent the callee does not know: x(*).
	AssumedSize bool
	// Common is the name of Fortran's common block that holds the variable, as in a clause: /blk/, // for blank common.
	Common string
	// InNamelist: a namelist statement names the variable.
	InNamelist bool
	// Equivalenced: the variable shares its storage with others by an equivalence statement.
	Equivalenced bool
	// Allocatable and Pointer are Fortran's attributes, IntentIn and Optional those of a dummy argument.
	Allocatable, Pointer, IntentIn, Optional bool
	// CrayPointer: the value of the integer is the address of another variable: pointer (p, x) of Fortran.
	CrayPointer bool
	// Result: the variable whose value a function of Fortran returns.
	Result bool
	// Aliased: others may access the variable at any time, by another name or as volatile.
	Aliased bool
	// Members are the variables of a common block.
	Members []*Symbol
	// Host is the front end's own object.
	Host any
}

// An Order is a point of a routine's text after macro expansion: references and constructs are numbered as the front end meets
// them. Spans order nothing, because all tokens of a macro expansion have one.
type Order int32

// A Construct is a directive and what it governs.
type Construct struct {
	Directive *pragma.Directive
	// At is where the directive is among the references of the routine.
	At       Order
	Routine  *Routine
	Parent   *Construct
	Children []*Construct
	// Block is the innermost block around.
	Block *Block
	// Visible are the declared reductions and mappers that the clauses of the directive can name; Declared is the directive itself, if it
	// declares one.
	Visible, Declared *Declared
	// InPlaceOf is the word whose statement the directive is, all by itself or with what it governs: "if", "else",
	// "while", "do", "for", "switch", "label", "case" (default too) or "directive". It is empty inside of braces.
	InPlaceOf string
	// Body is the statement governed; zero when the directive is standalone or nothing follows.
	Body source.Span
	// Toks are the tokens of the body after macro expansion (C).
	Toks tokens.Range
	// Statements are those of the body one after the other, where it is a block; declarations are not among them.
	Statements []source.Span
	// Arrays are those of the statements that assign to arrays, or scalars, so that threads can share the elements: what OpenMP's
	// workshare takes.
	Arrays []source.Span
	// Other is the first part of the body that neither assigns nor is an atomic, critical or parallel construct, and Why says what it is:
	// workshare takes nothing else (Fortran).
	Other    source.Span
	OtherWhy string
	// End is the directive that ends it: in Fortran, and of begin declare target and the like; zero when there is none.
	End source.Span
	// Loop is the loop nest of a loop or combined construct; nil when the statement is not a loop.
	Loop *Loop
	// Uses are the variables that the body refers to and that are declared outside of it, each once per reference.
	Uses []Use
	// Jumps are branches that leave the body (return, goto, break, continue) or enter it.
	Jumps []Jump
	// Misfit says why the statement of an atomic construct has none of the forms that its
	// atomic-clause asks for, or that of a dispatch construct not the one that it needs, at MisfitSpan, or as a whole if that is not
	// valid; it is empty if the statement fits. Of declare variant it says how the type of the variant differs.
	Misfit     string
	MisfitSpan source.Span
	// Exprs and Vars hold what the front end found out about each expression and variable of the clauses.
	Exprs map[*pragma.Expr]*ExprInfo
	Vars  map[*pragma.Var]*VarInfo
	// Names are what the words among the arguments refer to that name a function or variable: of declare variant, uses_allocators.
	Names map[*pragma.Arg]*Symbol
	// Target is the routine that a routine directive, or declare variant, applies to; nil if there is none.
	Target *Routine
	// External is how an external procedure is declared where a routine directive names it (Fortran).
	External ExternalDeclaration
	// Host is the front end's own object (the statement).
	Host any
}

// ExternalDeclaration is how an external procedure is declared.
type ExternalDeclaration uint8

const (
	ExternalElsewhere ExternalDeclaration = iota // by an interface, or it is no external procedure
	ExternalImplied                              // by the calls of it alone, in a module or main program
	ExternalLocal                                // without an interface, in a procedure
)

// NoTargetCall is the misfit of a dispatch construct.
const NoTargetCall = "expected a call, or an assignment of the result of one"

// EachConstruct calls f for every construct, outer ones first. One that two routines share, as a directive for a
// declaration does, is visited for each.
func (u *Unit) EachConstruct(f func(*Construct)) {
	var visit func(list []*Construct)
	visit = func(list []*Construct) {
		for _, c := range list {
			f(c)
			visit(c.Children)
		}
	}
	visit(u.Directives)
	for _, r := range u.Routines {
		visit(r.Directives)
		visit(r.Constructs)
	}
}

// VisibleDefault returns the default clause that a compute construct obeys: its own, or else that of the nearest data construct
// around it that has one (OpenACC 3.3 §2.6.2). It is nil when there is none, or none with an argument.
func (c *Construct) VisibleDefault() *pragma.Clause {
	for ; c != nil; c = c.Parent {
		if clause := c.Directive.Find(acc.ClauseDefault); clause != nil && len(clause.Args) > 0 {
			return clause
		}
	}
	return nil
}

// ExprInfo is what is known of a clause expression.
type ExprInfo struct {
	Type  *TypeInfo
	Value constant.Value // nil unless constant
	Reads []*Symbol      // in Fortran by when a compiler meets them first in the routine
	// Sum is the expression as a sum of products of variables, where it is one: else nil.
	Sum Sum
	// Plain: it does no more than read these variables: no memory behind a pointer, no call, no assignment.
	Plain bool
	Host  any // the typed expression
}

// VarInfo is what is known of a clause variable. Symbol is nil when it is not declared.
type VarInfo struct {
	Symbol *Symbol
	// Associate: the name is one of Fortran's associate names, which stands for the symbol, or for a part of it.
	Associate bool
	// Named is the type of the name itself then.
	Named *TypeInfo
	// Type is the type of the whole reference, sections counting as arrays.
	Type *TypeInfo
	// Exprs used inside are in Construct.Exprs.
	Host any // the typed reference up to the first section
}

// UseKind says how a variable is used.
type UseKind uint8

const (
	Read UseKind = 1 << iota
	Write
	Address // its address is taken other than by array decay into a subscript
	Through // dereferenced or subscripted: the memory it points to is accessed
	Fresh   // with Write: the value is memory that has just been allocated on the host
	// Associate: with Write, a Fortran pointer gets another target, or none. The target keeps its value.
	Associate
)

// OwnLoopIn reports whether the reference is in a counted loop whose variable the symbol is, and the loop in a construct.
func (u Use) OwnLoopIn(c *Construct) bool { return u.OwnLoop && u.LoopIn.Within(c) }

// A Use is one reference to a symbol.
type Use struct {
	Symbol *Symbol
	Kind   UseKind
	Span   source.Span
	At     Order
	// Whole is the expression that the reference is a part of and that is a part of no other one; Nth is the place of the symbol
	// among those that the routine names, by when a compiler meets them first (Fortran).
	Whole source.Span
	Nth   int
	// In is the innermost construct around the reference.
	In *Construct
	// Block is the innermost block around the reference.
	Block *Block
	// OwnLoop: the reference is in a counted loop whose variable the symbol is (Fortran).
	OwnLoop bool
	// LoopIn is the innermost construct around that loop, nil outside of all.
	LoopIn *Construct
	// Associate is the associate name by which the reference names a part of the symbol, else nil (Fortran).
	Associate *Symbol
	// Members are the members that the reference selects, outermost first, as in s.t.a, and Member the type of the last one (C);
	// none: the variable itself.
	Members []string
	Member  *TypeInfo
}

// A Jump leaves or enters a construct's body.
type Jump struct {
	Word string // "return", "goto", "break", "continue", "exit", ...
	Span source.Span
	Into bool
	// Block is the innermost block around it. Uses of the routine as many as After precede it.
	Block *Block
	After int
}

// A Loop is one loop of a nest.
type Loop struct {
	Span source.Span // the whole loop
	Head source.Span // for (...) / do ...
	// References from First up to and without Last are those of the loop; those from Body on are not of its head.
	First, Body, Last Order

	Var *Symbol
	// Declares: the head declares the variable.
	Declares bool
	Lower    *ExprInfo
	Upper    *ExprInfo
	Step     *ExprInfo // nil: one
	// Down: the variable decreases. Inclusive: Upper is reached (<=, >=, Fortran).
	Down      bool
	Inclusive bool
	// NotEqual: the condition is !=. Negated: the step as written is negative, so its
	// magnitude is what the variable changes by (Step.Value is the magnitude already).
	NotEqual bool
	Negated  bool
	// Breaks are the break (exit) statements that leave this loop, and the cycle statements of loops around it.
	Breaks []source.Span
	// Canonical reports whether the form is one OpenACC accepts; otherwise Why and WhySpan say what is in the way.
	Canonical bool
	Why       string
	WhySpan   source.Span
	// Inner is the one loop directly inside the body, if there is one.
	Inner *Loop
	// Concurrent: do concurrent, of whose variables Var is the first.
	Concurrent bool
	// Tight: the body contains nothing but Inner.
	Tight bool
	// Other is the first thing in the body besides its first loop, where that is known.
	Other source.Span
	Host  any
}

// Holds reports whether a reference is one of the loop, its head included.
func (l *Loop) Holds(at Order) bool { return l.First <= at && at < l.Last }

// DependsOn reports whether the bounds or step of a loop use the variables of loops around it.
func (l *Loop) DependsOn(outer []*Loop) bool {
	for _, e := range []*ExprInfo{l.Lower, l.Upper, l.Step} {
		if e == nil {
			continue
		}
		for _, s := range e.Reads {
			if slices.ContainsFunc(outer, func(o *Loop) bool { return o.Var == s }) {
				return true
			}
		}
	}
	return false
}

// Within reports whether a construct is c or one inside of it.
func (c *Construct) Within(outer *Construct) bool {
	for ; c != nil; c = c.Parent {
		if c == outer {
			return true
		}
	}
	return false
}
