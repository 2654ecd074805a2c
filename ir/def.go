package ir

import (
	"fmt"
	"slices"
	"sync"
)

// A Dialect is a namespace of operations, types and attributes.
type Dialect struct {
	Name string
	Doc  string
	ops  map[string]*OpDef
	// order of definition, for documentation
	list []*OpDef

	// ParseType reads a type from its mnemonic on, whether it was written !name.mnemonic or !name<mnemonic>;
	// ParseAttr reads an attribute likewise (the closing > of the second form is not theirs to read).
	// typ is the type expected of the attribute, nil: none. They return nil, nil for an unknown mnemonic.
	ParseType func(p *Parser) (Type, error)
	ParseAttr func(p *Parser, typ Type) (Attribute, error)
	// Missing are the operations that LLVM's dialect has beside those that are defined, by their names without the namespace.
	Missing []string
	// Open: operations of any other name are allowed, in the generic form.
	Open bool
	// Constant makes an operation whose result is the value of an attribute, for folding; nil if it cannot.
	Constant func(b *Builder, value Attribute, t Type) *Op
	// VerifyAttr checks a discardable attribute of the dialect on any operation ("acc.declare").
	VerifyAttr func(op *Op, a NamedAttr) error
	// VerifySignatureAttr checks an attribute of the dialect on an argument or a result of a function, of the given type. The
	// error says what the attribute does wrong ("must be a type").
	VerifySignatureAttr func(a NamedAttr, t Type, result bool) error
	// Unreadable reports whether LLVM's tools print an operation in a short form that they do not read; nil: none.
	Unreadable func(op *Op) bool
	// Custom are the handlers of the custom<Name>(...) directives in the assembly formats of the dialect.
	Custom map[string]CustomDirective
}

// NewDialect makes an empty dialect.
func NewDialect(name, doc string) *Dialect {
	return &Dialect{Name: name, Doc: doc, ops: map[string]*OpDef{}}
}

// Op defines an operation: its name without the namespace, and everything about it.
func (d *Dialect) Op(name string, s Spec) *OpDef {
	def := &OpDef{Spec: s, Dialect: d, FullName: d.Name + "." + name}
	def.index()
	d.ops[name] = def
	d.list = append(d.list, def)
	return def
}

// Ops lists the definitions in the order they were made.
func (d *Dialect) Ops() []*OpDef { return d.list }

// Lookup finds a definition by its name without the namespace, or nil.
func (d *Dialect) Lookup(name string) *OpDef { return d.ops[name] }

// Spec is what a definition says of an operation. It is a value: parser, printer,
// structural verifier, builders and reference pages are derived from it.
type Spec struct {
	Doc     string // first sentence: what it does; then the details
	Source  string // section of the specification: "OpenACC 3.3 §2.16.3"
	Example string // one piece of text that verifies inside a function (see irtest)

	Operands   []OperandSpec
	Attrs      []AttrSpec // inherent attributes, in order of their names
	Results    []ResultSpec
	Regions    []RegionSpec
	Successors []SuccessorSpec
	Traits     Trait
	// Parents are the full names of the operations that may contain it directly; nil: any.
	Parents []string
	// Effects on memory. nil: unknown (assume anything) unless the trait Pure or RecursiveEffects is set.
	Effects []Effect

	// Format is the assembly format in MLIR's declarative language; or Parse and Print are given.
	Format string
	Parse  func(p *Parser, s *State) error
	Print  func(p *Printer, o *Op)
	// Terminator is the full name of the operation that ends blocks when the trait ImplicitTerminator is set.
	Terminator string
	// DefaultDialect is the dialect whose operations need no prefix inside the regions: "func" for func.func.
	DefaultDialect string
	// ResultNames proposes names for results ("c0_i32" for %c0_i32), ArgNames for the arguments of a
	// region's entry block; without a name, results are numbered and arguments are %argN.
	ResultNames func(o *Op, name func(v *Value, name string))
	ArgNames    func(o *Op, r *Region, name func(v *Value, name string))
	// AllTypesMatch are lists of operand groups, result groups and typed attributes that have one type;
	// knowing one of them, a format needs not say the others.
	AllTypesMatch [][]string
	// TypesMatch are types that follow from other types.
	TypesMatch []TypeMatch
	// Upgrade rewrites the attributes of older spellings when an operation is read, in either form.
	Upgrade func(attrs []NamedAttr) []NamedAttr
	// Infer returns the result types when the text does not have them.
	Infer func(s *State) ([]Type, error)

	Verify        func(o *Op) error // after the structural checks
	VerifyRegions func(o *Op) error // after the regions were verified
	VerifySymbols func(o *Op) error // that the symbols it names are what it needs; after everything in the symbol table around it

	// Fold returns what each result is, as an Attribute or a *Value, given the constant operands
	// (nil where not constant); nil when it cannot.
	Fold func(o *Op, consts []Attribute) []any
	// Canonicalize are rewrite patterns rooted at the operation; each tells whether it changed anything.
	Canonicalize []func(o *Op, rw *Rewriter) bool

	// Interfaces are values that implement Go interfaces, found with As.
	Interfaces []any
}

// A TypeMatch says that the types of To (an operand or result group) follow from the type of From (an operand, a
// result or a typed attribute; for a TypeAttr, its value).
type TypeMatch struct {
	Doc      string // "result is the element type of memref"
	From, To string
	// Of returns the types of To; one for a group of arity One. nil when From does not have such a type.
	Of func(from Type) []Type
}

// Arity says how many values a group holds.
type Arity uint8

const (
	One Arity = iota
	Maybe
	Many
)

// OperandSpec is a group of operands.
type OperandSpec struct {
	Name string
	Kind Arity
	Type Constraint
	Doc  string
}

// ResultSpec is a group of results.
type ResultSpec = OperandSpec

// RegionSpec is a region.
type RegionSpec struct {
	Name string
	Kind Arity
	// Sized: the region has exactly this many blocks; 0: any number, -1: at least one, or AtMostOneBlock.
	Sized int
}

// AtMostOneBlock is a RegionSpec.Sized.
const AtMostOneBlock = -2

// SuccessorSpec is a successor.
type SuccessorSpec struct {
	Name string
	Kind Arity
}

// AttrSpec is an inherent attribute.
type AttrSpec struct {
	Name string
	Type AttrConstraint
	// Optional: it may be absent. Default: its value when absent, printed only when it differs
	// (and always in the generic form). With both it stays absent and counts as the default.
	Optional bool
	Default  Attribute
	Doc      string
}

// A Constraint is a set of types with a name for messages.
type Constraint struct {
	Name  string
	Match func(Type) bool
	// Only is the one type that matches, when there is one: formats may then leave the type out.
	Only Type
}

// An AttrConstraint is a set of attributes.
type AttrConstraint struct {
	Name  string
	Match func(Attribute) bool
	// Elided is the type that formats leave out when they print an integer or float of it ("I64Attr").
	Elided Type
	// Enum lists the keywords of an enumeration attribute when a format prints only the keyword; see enum.go.
	Enum *Enum
	// Symbol: formats write the string as @name. Qualified: formats write a dialect's attribute with its prefix.
	Symbol, Qualified bool
	// Parse and Print read and write a dialect's attribute in formats, without "#dialect.mnemonic"; nil: as everywhere.
	Parse func(p *Parser) (Attribute, error)
	Print func(p *Printer, a Attribute)
}

// Trait is a set of properties of an operation.
type Trait uint64

const (
	Terminator Trait = 1 << iota
	IsolatedFromAbove
	SymbolTable  // its region's operations may be symbols
	SymbolOp     // has sym_name
	SingleBlock  // each region has at most one block
	NoTerminator // blocks need no terminator
	Pure         // no effects, always speculatable
	RecursiveEffects
	Commutative
	ConstantLike
	SameTypes            // all operands and results have one type
	SameOperands         // all operands have one type
	SameOperandsElements // operands and results have the same element type and shape
	AttrSizedOperands    // several groups vary in size
	AttrSizedResults
	AutomaticAllocationScope
	ImplicitTerminator // a missing terminator is added when read; see Spec.Terminator
	ReturnLike
	AffineScope
	NoRegionArguments
	SameOperandsShape
	Speculatable         // may be executed where it would not have been
	SameVariadicOperands // the groups that vary in size have one size
	GraphRegion          // its regions have one block, in which order says nothing about definition and use
)

// EffectKind is what happens to a resource.
type EffectKind uint8

const (
	ReadEffect EffectKind = iota
	WriteEffect
	AllocEffect
	FreeEffect
)

// Effect is an effect on memory. On names an operand or result group, "" is the whole resource.
type Effect struct {
	Kind     EffectKind
	Resource string // "" is ordinary memory; "acc.RuntimeCounters", ...
	On       string
}

// OpDef is an operation's definition, made by Dialect.Op.
type OpDef struct {
	Spec
	Dialect  *Dialect // nil for unregistered operations
	FullName string

	fixedOperands int
	fixedResults  int
	attrIndex     map[string]int
	compiled      *format
	compileOnce   sync.Once
}

func (d *OpDef) index() {
	d.attrIndex = make(map[string]int, len(d.Attrs))
	for i, a := range d.Attrs {
		d.attrIndex[a.Name] = i
	}
	for _, o := range d.Operands {
		if o.Kind == One {
			d.fixedOperands++
		}
	}
	for _, r := range d.Results {
		if r.Kind == One {
			d.fixedResults++
		}
	}
}

// Registered reports whether the operation belongs to a dialect that is loaded.
func (d *OpDef) Registered() bool { return d.Dialect != nil }

// Has reports whether the definition has all the traits.
func (d *OpDef) Has(t Trait) bool { return d.Traits&t == t }

// ShortName is the name without the namespace.
func (d *OpDef) ShortName() string {
	if d.Dialect == nil {
		return d.FullName
	}
	return d.FullName[len(d.Dialect.Name)+1:]
}

// AttrIndex is the slot of an inherent attribute, or -1.
func (d *OpDef) AttrIndex(name string) int {
	if i, ok := d.attrIndex[name]; ok {
		return i
	}
	return -1
}

// HasOperands reports whether the operation has an operand group of a name.
func (d *OpDef) HasOperands(name string) bool {
	return slices.ContainsFunc(d.Operands, func(s OperandSpec) bool { return s.Name == name })
}

func (d *OpDef) operandIndex(name string) int {
	for i := range d.Operands {
		if d.Operands[i].Name == name {
			return i
		}
	}
	panic(fmt.Sprintf("ir: %s has no operand group %q", d.FullName, name))
}

// As finds the value among the definition's interfaces that implements I.
func As[I any](o *Op) (I, bool) {
	for _, x := range o.def.Interfaces {
		if i, ok := x.(I); ok {
			return i, true
		}
	}
	var zero I
	return zero, false
}

// Is reports whether an operation has the interface.
func Is[I any](o *Op) bool {
	_, ok := As[I](o)
	return ok
}
