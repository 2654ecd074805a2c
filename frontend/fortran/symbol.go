package fortran

import (
	"fmt"
	"go/constant"
	"slices"
	"strconv"
	"strings"
	"sync"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
)

// A Type is the type of a value: class, kind and what else belongs to it. Rank and shape are apart.
type Type struct {
	// Class is Integer, Real, Complex, Logical, Character, Aggregate (a derived type), Function (a procedure), Void (none) or Unknown.
	Class frontend.Class
	// Kind is the kind type parameter, which is the size in bytes (of each part of a complex number).
	Kind int
	// Len is the length of a character type: -1 where it is not constant.
	Len     int64
	Derived *Derived
	// Poly marks class(t); with Derived nil it is class(*).
	Poly bool
	// Lengths are the values of the length parameters of a parameterized derived type, nil if it has none.
	Lengths *Lengths
}

// Lengths are the values of the length parameters of a type in the order of Derived.LenParams: expressions, a
// StarExpr where the value is assumed, or a TripletExpr where it is deferred.
type Lengths struct{ Args []*Node }

// explicit reports whether all values are expressions.
func (l *Lengths) explicit() bool {
	return !slices.ContainsFunc(l.Args, func(n *Node) bool { return !isLength(n) })
}

// isLength reports whether the value of a length parameter is an expression, neither assumed nor deferred.
func isLength(n *Node) bool { return n != nil && n.Kind != StarExpr && n.Kind != TripletExpr }

// Length is the expression for a length parameter, nil if its value is assumed, deferred or not known.
func (t Type) Length(i int) *Node {
	if t.Lengths == nil || i >= len(t.Lengths.Args) || !isLength(t.Lengths.Args[i]) {
		return nil
	}
	return t.Lengths.Args[i]
}

var (
	unknownType = Type{Class: frontend.Unknown}
	voidType    = Type{Class: frontend.Void}
)

func characterType(length int64) Type { return Type{Class: frontend.Character, Kind: 1, Len: length} }

var classWords = map[frontend.Class]string{
	frontend.Integer: "integer", frontend.Real: "real", frontend.Complex: "complex", frontend.Logical: "logical",
	frontend.Character: "character", frontend.Function: "procedure", frontend.Void: "nothing", frontend.Unknown: "unknown",
}

// String is the type as a user would write it: real(8), type(point).
func (t Type) String() string {
	switch t.Class {
	case frontend.Aggregate:
		word, name := "type", "*"
		if t.Poly {
			word = "class"
		}
		if t.Derived != nil {
			name = t.Derived.withLengths(t.Lengths)
		}
		return word + "(" + name + ")"
	case frontend.Character:
		if t.Len >= 0 {
			return fmt.Sprintf("character(%d)", t.Len)
		}
		return "character(*)"
	case frontend.Integer, frontend.Real, frontend.Complex, frontend.Logical:
		return fmt.Sprintf("%s(%d)", classWords[t.Class], t.Kind)
	}
	return classWords[t.Class]
}

// Size is the number of bytes, -1 if not known.
func (t Type) Size() int64 {
	switch t.Class {
	case frontend.Integer, frontend.Real, frontend.Logical:
		if t.Class == frontend.Real {
			return int64(t.Bytes())
		}
		return int64(t.Kind)
	case frontend.Complex:
		return 2 * int64(t.Bytes())
	case frontend.Character:
		if t.Len >= 0 {
			return t.Len * int64(t.Kind)
		}
	}
	return -1
}

// Bytes is the size of a number, or of each part of a complex one. Reals of kinds 10 and 16 are computed, and stored, as those of kind 8.
func (t Type) Bytes() int {
	if t.Kind > 8 && (t.Class == frontend.Real || t.Class == frontend.Complex) {
		return 8
	}
	return t.Kind
}

func (t Type) numeric() bool {
	switch t.Class {
	case frontend.Integer, frontend.Real, frontend.Complex, frontend.Unknown:
		return true
	}
	return false
}

// withLengths is the type with the values of its length parameters, as far as they are known: t(8, 3), t(8, *).
func (d *Derived) withLengths(lengths *Lengths) string {
	var values []string
	i := 0
	for _, p := range d.Params {
		switch {
		case !p.Length:
			values = append(values, strconv.FormatInt(p.Value, 10))
		case lengths != nil && i < len(lengths.Args):
			values = append(values, lengthText(lengths.Args[i]))
			i++
		}
	}
	if len(values) == 0 {
		return d.Name
	}
	return d.Name + "(" + strings.Join(values, ", ") + ")"
}

// lengthText is the value of a length parameter as a user would write it; an expression that is not constant is an
// ellipsis.
func lengthText(n *Node) string {
	if v, ok := integerValue(n); ok {
		return strconv.FormatInt(v, 10)
	}
	switch {
	case n.Kind == StarExpr:
		return "*"
	case n.Kind == TripletExpr:
		return ":"
	}
	return "..."
}

// otherLengths reports whether a length parameter has different constant values in two types.
func otherLengths(a, b Type) bool {
	if a.Derived == nil || b.Derived == nil || a.Lengths == nil || b.Lengths == nil {
		return false
	}
	for i := range min(len(a.Lengths.Args), len(b.Lengths.Args)) {
		x, okX := integerValue(a.Lengths.Args[i])
		y, okY := integerValue(b.Lengths.Args[i])
		if okX && okY && x != y {
			return true
		}
	}
	return false
}

// SymbolKind says what a name is.
type SymbolKind uint8

const (
	Variable  SymbolKind = iota
	Parameter            // a named constant
	Procedure            // a function or subroutine
	Generic              // a generic name, operator or assignment
	TypeName
	ModuleName
	Common
	Namelist
)

var kindWords = [...]string{"variable", "constant", "procedure", "generic procedure", "type", "module", "common block", "namelist"}

// Attribute is a set of attributes.
type Attribute uint32

const (
	Allocatable Attribute = 1 << iota
	PointerAttr
	Target
	Optional
	Save
	Value
	Contiguous
	External
	IntrinsicAttr
	Private
	Public
	Protected
	Volatile
	Asynchronous
	DummyAttr
	ResultAttr
	Bind
	InCommon
	Deferred
	NoPass
	// LengthParam marks a length parameter of a derived type.
	LengthParam
	// Automatic marks a component whose shape or character length depends on a length parameter: the object holds a
	// descriptor, whose memory comes and goes with the object.
	Automatic
	// typed: the type has been given. implied: the name got its type by the implicit rules.
	typedAttr
	impliedAttr
	usedAttr   // came by use association
	calledAttr // external because it is called: no declaration says so
)

var attributeWords = map[string]Attribute{
	"allocatable": Allocatable, "pointer": PointerAttr, "target": Target, "optional": Optional, "save": Save, "value": Value,
	"contiguous": Contiguous, "external": External, "intrinsic": IntrinsicAttr, "private": Private, "public": Public,
	"protected": Protected, "volatile": Volatile, "asynchronous": Asynchronous, "bind": Bind, "static": Save, "automatic": 0,
	"deferred": Deferred, "nopass": NoPass, "pass": 0, "non_overridable": 0, "kind": 0, "len": 0, "device": 0, "managed": 0,
}

// A Dim is a dimension of an array. Upper is nil for assumed shape and deferred shape, a StarExpr for assumed size.
type Dim struct{ Lower, Upper *Node }

// A Symbol is a declared name. Name is in lower case, or operator(+) and the like.
type Symbol struct {
	Name  string
	Kind  SymbolKind
	Type  Type
	Dims  []Dim
	Attr  Attribute
	Scope *Scope
	Span  source.Span // of the name where it is declared
	// Intent is in, out, inout or "".
	Intent string
	// Init is the initial value of a variable, the value of a constant.
	Init *Node
	// Value is that of a scalar constant.
	Value constant.Value
	// Extents are the numbers of elements of the dimensions, -1 where not constant.
	Extents []int64
	// Proc is what is known of a procedure.
	Proc *Proc
	// Specifics are the procedures of a generic name.
	Specifics []*Symbol
	Derived   *Derived
	Block     string // the common block the variable is in
	// Members are the variables of a common block or namelist.
	Members []*Symbol
	// Assoc is the expression an associate name denotes.
	Assoc *Node
	// Cray is the integer whose value is the address of the variable, in pointer (p, x).
	Cray *Symbol
	// AssumedRank marks x(..).
	AssumedRank bool
	// Model is the symbol of the neutral model, made when it is first needed.
	Model *frontend.Symbol

	// addresses: a pointer of Cray Fortran.
	addresses bool

	spec      *TypeSpec // the type as declared, resolved by need
	bind      []Arg     // the arguments of bind(c)
	pass      string    // the argument of pass(name)
	specScope *Scope
	dimNodes  []*Node
	// constants are the elements of a constant array, once they have been computed; evaluating is set meanwhile.
	constants  *constArray
	evaluating bool
	finished   bool
	finishing  bool
	folding    bool
	shaped     bool
	blanket    bool // saved by a statement without a list
	aliased    bool // it is in an equivalence set or a namelist
	// inNamelist: it is in a namelist.
	inNamelist bool
	// equivalenced: it is in an equivalence set.
	equivalenced bool
}

// Has reports whether the symbol has one of the attributes.
func (s *Symbol) Has(a Attribute) bool { return s.Attr&a != 0 }

// Rank is the number of dimensions.
func (s *Symbol) Rank() int {
	if s.AssumedRank {
		return -1
	}
	return len(s.Dims)
}

// assumedSize reports whether the symbol is a dummy array whose last extent is *.
func (s *Symbol) assumedSize() bool {
	if len(s.Dims) == 0 || !s.Has(DummyAttr) {
		return false
	}
	upper := s.Dims[len(s.Dims)-1].Upper
	return upper != nil && upper.Kind == StarExpr && upper.Text == "*"
}

// A Proc is what is known of a procedure.
type Proc struct {
	Function bool
	// Known: the interface is explicit, so that Dummies and Result say all.
	Known     bool
	Dummies   []*Symbol // nil is an alternate return
	Result    *Symbol
	Elemental bool
	Pure      bool
	Unit      *ProgUnit // of the definition or interface body
	// Entry is the entry statement that defines the procedure, nil if the statement of Unit does.
	Entry *EntryStmt
	// Interface is the procedure whose interface this one has.
	Interface string
	Intrinsic *Intrinsic
	// Statement is the expression of a statement function.
	Statement *Node
}

// A Scope holds the names of a program unit, derived type or block.
type Scope struct {
	Parent *Scope
	Unit   *ProgUnit
	Names  map[string]*Symbol
	// None: names must be declared. Implicit are the types by first letter that differ from the host's.
	None     bool
	noneSet  bool
	Implicit map[byte]*TypeSpec
	// Private is the accessibility of a module's names by default, access what its statements say of a name: Public or Private.
	Private bool
	access  map[string]Attribute
	// order keeps the symbols in the order of their declaration.
	order []*Symbol
	// taken are the symbols that modules gave, in the order of the use statements; those of a whole module by their names.
	taken []*Symbol
	// ambiguous are names that different modules gave.
	ambiguous map[string]bool
	// Used are the modules that use statements of the scope name.
	Used []*Scope
	// directives are the declarative directives of a module and of its procedures.
	directives []*frontend.Construct
	// lost: a module that is used is not known, so that names may be missing.
	lost bool
	// missing is the report of such a module, nil where something else is missing.
	missing *diag.Diagnostic
	// components: the components of a derived type are declared here.
	components bool
	span       source.Span
	text       *sourceText

	// declares are the directives that declare reductions and mappers, those of used modules included; list is the same with those of the
	// hosts, once it is known.
	declares []declaredName
	list     *frontend.Declared
	once     sync.Once
}

func newScope(parent *Scope, u *ProgUnit, r *sourceText) *Scope {
	return &Scope{Parent: parent, Unit: u, Names: map[string]*Symbol{}, text: r}
}

// Lookup finds a name here or in the hosts. A component or a type-bound procedure is known by its object only: in the
// definition of its type, its name is that of the host (Fortran 2018 §19.3.4); type parameters are known there.
func (s *Scope) Lookup(name string) *Symbol {
	for ; s != nil; s = s.Parent {
		if sym := s.Names[name]; sym != nil && (!s.components || sym.Has(LengthParam) || sym.Kind == Parameter) {
			return sym
		}
	}
	return nil
}

// LocalName is the name of a symbol here. One of a module has another than there, if the use statement renames it; of several it is the
// first in the alphabet.
func (s *Scope) LocalName(sym *Symbol) string {
	if s.Lookup(sym.Name) == sym {
		return sym.Name
	}
	for ; s != nil; s = s.Parent {
		var names []string
		for name, of := range s.Names {
			if of == sym {
				names = append(names, name)
			}
		}
		if len(names) > 0 {
			return slices.Min(names)
		}
	}
	return sym.Name
}

// put declares a symbol.
func (s *Scope) put(sym *Symbol) *Symbol {
	if sym.Scope == nil {
		sym.Scope = s
	}
	s.Names[sym.Name] = sym
	s.order = append(s.order, sym)
	return sym
}

// none reports whether implicit none holds.
func (s *Scope) none() bool {
	all := s.text != nil && s.text.opts.Dialect.ImplicitNone
	for ; s != nil; s = s.Parent {
		if s.noneSet {
			return s.None
		}
	}
	return all
}

// Symbols are the names declared here, in order.
func (s *Scope) Symbols() []*Symbol { return s.order }

// operatorName is the name under which a generic operator is declared.
func operatorName(op string) string { return "operator(" + canonicalOperator(op) + ")" }

var spellings = map[string]string{".eq.": "==", ".ne.": "/=", ".lt.": "<", ".le.": "<=", ".gt.": ">", ".ge.": ">="}

// canonicalOperator maps .eq. and == to one spelling.
func canonicalOperator(op string) string {
	if s, ok := spellings[op]; ok {
		return s
	}
	return op
}

// nameOf is the name that a generic-spec declares.
func (g *GenericSpec) nameOf() string {
	switch {
	case g == nil:
		return ""
	case g.Operator != "":
		return operatorName(g.Operator)
	case g.Assignment:
		return "assignment(=)"
	case g.Transfer != "":
		return strings.ToLower(g.Transfer)
	}
	return g.Name.Text
}
