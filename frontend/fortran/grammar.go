package fortran

import (
	"errors"
	"io"
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"accc/frontend/fortran/lex"
)

// The statements of a program unit's specification part, and those that begin and end units. Each statement is a
// struct whose tags are its grammar; names in double quotes are keywords, which are not reserved: statement.go
// has decided by then which statement it is. Expressions, types and names are read by the functions of expr.go.

// A ProgramStmt begins a main program, module, submodule or block data.
type ProgramStmt struct {
	Kind   string `parser:"@('program' | 'module' | 'block' 'data' | 'submodule')"`
	Parent *Name  `parser:"( '(' @@"`
	Middle *Name  `parser:"( ':' @@ )? ')' )?"`
	Name   *Name  `parser:"@@?"`
}

// A SubprogramStmt begins a subroutine, function or separate module procedure.
type SubprogramStmt struct {
	Prefix []*Prefix `parser:"@@*"`
	Kind   string    `parser:"@('subroutine' | 'function' | 'procedure')"`
	Name   *Name     `parser:"@@"`
	Dummys []*Dummy  `parser:"( '(' ( @@ ( ',' @@ )* )? ')' )?"`
	Suffix []*Suffix `parser:"@@*"`
}

// A Prefix is a word before subroutine or function, or the function's type.
type Prefix struct {
	Word string   `parser:"@('pure' | 'elemental' | 'recursive' | 'impure' | 'module' | 'non_recursive')"`
	Type DeclType `parser:"| @@"`
}

// A Dummy is a dummy argument; Star is an alternate return.
type Dummy struct {
	Star bool  `parser:"@'*'"`
	Name *Name `parser:"| @@"`
}

// A Suffix follows the arguments: result(name) or bind(c).
type Suffix struct {
	Result *Name `parser:"'result' '(' @@ ')'"`
	Bind   []Arg `parser:"| 'bind' '(' @@ ( ',' @@ )* ')'"`
}

// An EntryStmt is a second entry into a subprogram.
type EntryStmt struct {
	Name   *Name     `parser:"'entry' @@"`
	Dummys []*Dummy  `parser:"( '(' ( @@ ( ',' @@ )* )? ')' )?"`
	Suffix []*Suffix `parser:"@@*"`
}

// An EndStmt ends a unit or a block.
type EndStmt struct {
	What string       `parser:"'end' ( @('block' 'data') | @Ident )?"`
	Name *GenericSpec `parser:"@@?"`
}

// A GenericSpec is what an interface, or an item of use and public, names.
type GenericSpec struct {
	Operator   string `parser:"'operator' '(' @(Punct | DotOp) ')'"`
	Assignment bool   `parser:"| @'assignment' '(' '=' ')'"`
	Transfer   string `parser:"| @('read' | 'write') @'(' @('formatted' | 'unformatted') @')'"`
	Name       *Name  `parser:"| @@"`
}

// A WordStmt is a statement of one word: contains, sequence, continue, ...
type WordStmt struct {
	Word string `parser:"@Ident"`
	Name *Name  `parser:"@@?"`
}

// A UseStmt makes a module's names known.
type UseStmt struct {
	Nature string     `parser:"'use' ( ',' @('intrinsic' | 'non_intrinsic') '::' | '::' )?"`
	Module *Name      `parser:"@@"`
	Only   bool       `parser:"( ',' ( @'only' ':'"`
	Items  []*UseItem `parser:"( @@ ( ',' @@ )* )?"`
	Rename []*UseItem `parser:"| @@ ( ',' @@ )* ) )?"`
}

// A UseItem is name, local => name, operator(+), ...
type UseItem struct {
	Local *GenericSpec `parser:"@@"`
	Use   *GenericSpec `parser:"( '=>' @@ )?"`
}

// An ImportStmt makes names of the host known in an interface body.
type ImportStmt struct {
	Mode  string  `parser:"'import' ( ',' @('only' | 'none' | 'all') ':'? )?"`
	Names []*Name `parser:"'::'? ( @@ ( ',' @@ )* )?"`
}

// An ImplicitStmt sets the types of undeclared names.
type ImplicitStmt struct {
	None  bool            `parser:"'implicit' ( @'none' ( '(' ('type' | 'external') ( ',' ('type' | 'external') )* ')' )?"`
	Rules []*ImplicitRule `parser:"| @@ ( ',' @@ )* )"`
}

// An ImplicitRule is a type and the letters it is for.
type ImplicitRule struct {
	Type *TypeSpec
	// Ranges are expressions such as a-h and o.
	Ranges []*Node
}

// Parse reads type(letters): the parentheses after real may hold the kind or the letters, which only what follows tells.
func (r *ImplicitRule) Parse(peek *lexer.PeekingLexer) error {
	p := exprParser{lex: peek}
	back := peek.MakeCheckpoint()
	if s, err := parseTypeSpec(peek); err == nil && p.is("(") {
		r.Type = s.Spec()
		r.Ranges, err = p.arguments()
		return err
	}
	peek.LoadCheckpoint(back)
	t := peek.Peek()
	if tokenKind(t) != lex.Ident || !intrinsicTypes[t.Value] {
		return p.fail("a type")
	}
	word, first := p.take()
	r.Type = &TypeSpec{First: first, Last: first, Name: word.Value}
	if word.Value == "double" {
		second, last := p.take()
		r.Type.Name, r.Type.Last = "double "+second.Value, last
	}
	if !p.is("(") {
		return p.fail("'('")
	}
	var err error
	r.Ranges, err = p.arguments()
	return err
}

// A DeclStmt declares variables, functions and components.
type DeclStmt struct {
	Type     DeclType  `parser:"@@"`
	Attrs    []*Attr   `parser:"( ',' @@ )*"`
	Colons   bool      `parser:"@'::'?"`
	Entities []*Entity `parser:"@@ ( ',' @@ )*"`
}

// An Attr is an attribute with its arguments.
type Attr struct {
	Intent string `parser:"'intent' '(' @('in' 'out' | 'in' | 'out' | 'inout') ')'"`
	Word   string `parser:"| @Ident"`
	Args   []Arg  `parser:"( '(' @@ ( ',' @@ )* ')' )?"`
}

// An Entity is a name being declared.
type Entity struct {
	Name    *Name       `parser:"@@"`
	Dims    []Arg       `parser:"( '(' @@ ( ',' @@ )* ')' )?"`
	Codims  []Arg       `parser:"( '[' @@ ( ',' @@ )* ']' )?"`
	Len     *CharLength `parser:"@@?"`
	Init    Expr        `parser:"( '=' @@"`
	Pointer Expr        `parser:"| '=>' @@"`
	Old     []Constant  `parser:"| '/' @@ ( ',' @@ )* '/' )?"`
}

// A CharLength is *length after a name.
type CharLength struct{ Len *Node }

// Parse reads *8, *(n) or *(*).
func (c *CharLength) Parse(peek *lexer.PeekingLexer) error {
	p := exprParser{lex: peek}
	if !p.is("*") {
		return participle.NextMatch
	}
	p.take()
	n, err := p.length()
	c.Len = n
	return err
}

// A ProcedureStmt lists procedures: in a declaration, an interface, or a derived type.
type ProcedureStmt struct {
	Module    bool          `parser:"@'module'? 'procedure'"`
	Bare      bool          `parser:"( '(' ( @')'"`
	Interface Specification `parser:"| @@ ')' ) )?"`
	Attrs     []*Attr       `parser:"( ',' @@ )*"`
	Colons    bool          `parser:"@'::'?"`
	Items     []*ProcItem   `parser:"@@ ( ',' @@ )*"`
}

// A ProcItem is name or name => target.
type ProcItem struct {
	Name   *Name `parser:"@@"`
	Target Expr  `parser:"( '=>' @@ )?"`
}

// A GenericStmt gives several type-bound procedures one name.
type GenericStmt struct {
	Attrs []*Attr      `parser:"'generic' ( ',' @@ )*"`
	Spec  *GenericSpec `parser:"'::' @@"`
	Names []*Name      `parser:"'=>' @@ ( ',' @@ )*"`
}

// A FinalStmt lists finalizers.
type FinalStmt struct {
	Names []*Name `parser:"'final' '::'? @@ ( ',' @@ )*"`
}

// A TypeStmt begins the definition of a derived type.
type TypeStmt struct {
	Attrs  []*Attr `parser:"'type' ( ',' @@ )* '::'?"`
	Name   *Name   `parser:"@@"`
	Params []*Name `parser:"( '(' @@ ( ',' @@ )* ')' )?"`
}

// An AttrStmt adds an attribute to names: dimension a(10), save, public :: x.
type AttrStmt struct {
	Attr  *Attr       `parser:"@@ '::'?"`
	Items []*AttrItem `parser:"( @@ ( ',' @@ )* )?"`
}

// A CrayPointerStmt declares pointers of Cray Fortran: pointer (p, a), (q, b(10)).
type CrayPointerStmt struct {
	Pairs []*CrayPair `parser:"'pointer' @@ ( ',' @@ )*"`
}

// A CrayPair is an integer that holds an address, and the variable that is there.
type CrayPair struct {
	Pointer *Name `parser:"'(' @@ ','"`
	Pointee *Name `parser:"@@"`
	Dims    []Arg `parser:"( '(' @@ ( ',' @@ )* ')' )? ')'"`
}

// An AttrItem is a name with its dimensions, a generic name, or a common block.
type AttrItem struct {
	Common  *Name        `parser:"'/' @@ '/'"`
	Spec    *GenericSpec `parser:"| @@"`
	Dims    []Arg        `parser:"( '(' @@ ( ',' @@ )* ')' )?"`
	Pointer Expr         `parser:"( '=>' @@ )?"`
}

// A ParameterStmt makes names constants.
type ParameterStmt struct {
	Items []*ParameterItem `parser:"'parameter' '(' @@ ( ',' @@ )* ')'"`
}

// A ParameterItem is name = value.
type ParameterItem struct {
	Name  *Name `parser:"@@ '='"`
	Value Expr  `parser:"@@"`
}

// A DataStmt initializes variables.
type DataStmt struct {
	Sets []*DataSet `parser:"'data' @@ ( ','? @@ )*"`
}

// A DataSet is objects / values /.
type DataSet struct {
	Objects []Designator `parser:"@@ ( ',' @@ )*"`
	Values  []Constant   `parser:"'/' @@ ( ',' @@ )* '/'"`
}

// A CommonStmt puts variables into common blocks.
type CommonStmt struct {
	Blocks []*CommonBlock `parser:"'common' @@ ( ','? @@ )*"`
}

// A CommonBlock is /name/ and its variables; blank common has no name.
type CommonBlock struct {
	Name  *Name     `parser:"( '/' @@? '/' | '//' )?"`
	Items []*Entity `parser:"@@ ( ',' @@ )*"`
}

// An EquivalenceStmt lets variables share storage.
type EquivalenceStmt struct {
	Sets []*EquivalenceSet `parser:"'equivalence' @@ ( ',' @@ )*"`
}

// An EquivalenceSet lists variables that begin at the same address.
type EquivalenceSet struct {
	Items []Designator `parser:"'(' @@ ( ',' @@ )* ')'"`
}

// A NamelistStmt groups variables for input and output.
type NamelistStmt struct {
	Groups []*NamelistGroup `parser:"'namelist' @@ ( ','? @@ )*"`
}

// A NamelistGroup is /name/ and its variables.
type NamelistGroup struct {
	Name  *Name   `parser:"'/' @@ '/'"`
	Items []*Name `parser:"@@ ( ',' @@ )*"`
}

// An EnumStmt begins an enumeration.
type EnumStmt struct {
	Bind string `parser:"'enum' ( ',' @'bind' '(' 'c' ')' )?"`
}

// An EnumeratorStmt lists constants of an enumeration.
type EnumeratorStmt struct {
	Items []*Enumerator `parser:"'enumerator' '::'? @@ ( ',' @@ )*"`
}

// An Enumerator is name or name = value.
type Enumerator struct {
	Name  *Name `parser:"@@"`
	Value Expr  `parser:"( '=' @@ )?"`
}

// An InterfaceStmt begins an interface block.
type InterfaceStmt struct {
	Abstract bool         `parser:"@'abstract'? 'interface'"`
	Spec     *GenericSpec `parser:"@@?"`
}

// A FormatStmt is a format, whose text, from parenthesis to parenthesis, is not looked into here.
type FormatStmt struct{ Text string }

// DeclType is a type that begins a declaration; its only implementation is *TypeSpec.
type DeclType interface {
	Specification
	declares()
}

func (s *TypeSpec) declares() {}

func parseDeclType(peek *lexer.PeekingLexer) (DeclType, error) {
	if t := peek.Peek(); tokenKind(t) != lex.Ident || !intrinsicTypes[t.Value] {
		return nil, participle.NextMatch
	}
	s, err := parseTypeSpec(peek)
	if err != nil {
		return nil, err
	}
	return s.Spec(), nil
}

// attributes are the words that a declaration takes after its type.
var attributes = set("allocatable", "asynchronous", "bind", "codimension", "contiguous", "dimension", "external", "intent",
	"intrinsic", "optional", "parameter", "pointer", "private", "protected", "public", "save", "target", "value", "volatile",
	"kind", "len", "nopass", "pass", "deferred", "non_overridable", "extends", "abstract", "automatic", "static", "device", "managed")

func set(words ...string) map[string]bool {
	out := map[string]bool{}
	for _, w := range words {
		out[w] = true
	}
	return out
}

// symbols are the token types as the grammar names them.
type symbols struct{}

func (symbols) Symbols() map[string]lexer.TokenType {
	return map[string]lexer.TokenType{"EOF": lexer.EOF, "Ident": lexer.TokenType(lex.Ident), "Int": lexer.TokenType(lex.Int),
		"Real": lexer.TokenType(lex.Real), "String": lexer.TokenType(lex.String), "Punct": lexer.TokenType(lex.Punct),
		"DotOp": lexer.TokenType(lex.DotOp), "Logical": lexer.TokenType(lex.Logical)}
}

// Lex is there for the interface: the tokens come from the line layer.
func (symbols) Lex(string, io.Reader) (lexer.Lexer, error) {
	return nil, errors.New("the line layer makes the tokens")
}

// statementGrammar reads one statement; rest is taken as it is if partial is set.
type statementGrammar func(peek *lexer.PeekingLexer, partial bool) (any, error)

// grammar makes the parser of a statement when it is first needed.
func grammar[G any]() statementGrammar {
	build := sync.OnceValue(func() *participle.Parser[G] {
		return participle.MustBuild[G](participle.Lexer(symbols{}), participle.UseLookahead(1<<20),
			participle.ParseTypeWith(parseExpr), participle.ParseTypeWith(parseArg), participle.ParseTypeWith(parseConstant),
			participle.ParseTypeWith(parseDesignator), participle.ParseTypeWith(parseTypeSpec), participle.ParseTypeWith(parseDeclType))
	})
	return func(peek *lexer.PeekingLexer, partial bool) (any, error) {
		v, err := build().ParseFromLexer(peek, participle.AllowTrailing(partial))
		if err != nil {
			return nil, err
		}
		return v, nil
	}
}
