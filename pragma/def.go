package pragma

import "slices"

// DirectiveDef is a row of the directive table.
type DirectiveDef struct {
	Table *Table // the directive language it is of
	Name  string // canonical: "parallel loop", "enter data"
	Doc   string // one sentence
	Spec  string // "OpenACC 3.3 §2.5.1"
	Since int    // version times ten, 0: always
	// Deprecated and Until are the version that deprecates it and the last one that has it; 0: none.
	Deprecated, Until int
	// Fortran is the name in Fortran, where it has another: the constructs for and do are one.
	Fortran string
	// Spellings are other ways to write the name, and the version that brought them.
	Spellings []Spelling
	// Only is the host language that has it; 0: both.
	Only  Language
	Assoc Association
	// Alone are clauses with which it governs nothing: ordered with doacross.
	Alone []*ClauseDef
	// Ends is the directive whose region this one ends: "end parallel".
	Ends *DirectiveDef
	// Leaves are the constructs that a combined directive consists of, outermost first; nil for a leaf.
	Leaves []*DirectiveDef
	// Clauses says which clauses the directive takes and how often.
	Clauses []ClauseUse
	// Exclusive lists groups of clauses of which at most one may appear.
	Exclusive [][]*ClauseDef
	// Required: at least one of these must appear; nil means none is required.
	Required []*ClauseDef
	// Arg describes the directive's own parenthesised argument (wait, cache, routine) as
	// if it were a clause; nil if it has none. Arg.Optional tells whether it may be left out.
	Arg *ClauseDef
	// ArgUntil is the last version in which the argument may be given, 0: no limit.
	ArgUntil int
	// Words are the rows of which one may follow the name at once: the atomic-clause of atomic.
	Words []*ClauseDef
}

// A Spelling is another way to write a name.
type Spelling struct {
	Name  string
	Since int
}

// Language is a host language.
type Language uint8

const (
	AnyLanguage Language = iota
	OnlyC
	OnlyFortran
)

// Has reports whether a host language has what is said to be of l only.
func (l Language) Has(fortran bool) bool {
	return l == AnyLanguage || fortran == (l == OnlyFortran)
}

// NameIn is the name in a host language.
func (d *DirectiveDef) NameIn(fortran bool) string {
	if fortran && d.Fortran != "" {
		return d.Fortran
	}
	return d.Name
}

// Use returns how d uses the clause, or nil if it does not allow it.
func (d *DirectiveDef) Use(clause *ClauseDef) *ClauseUse {
	for i := range d.Clauses {
		if d.Clauses[i].Clause == clause {
			return &d.Clauses[i]
		}
	}
	return nil
}

// Is reports whether d is def or is a combined directive that contains it.
func (d *DirectiveDef) Is(def *DirectiveDef) bool {
	if d == def {
		return true
	}
	for _, l := range d.Leaves {
		if l == def {
			return true
		}
	}
	return false
}

// Association is what a directive governs.
type Association uint8

const (
	Standalone   Association = iota // nothing: update, wait, enter data
	Block                           // the next statement
	LoopNest                        // the next loop nest
	Declarative                     // a declaration, or nothing: routine, declare
	LoopSequence                    // a block that is a sequence of loop nests: fuse
	Delimited                       // what follows, up to the directive that ends it: begin declare target
	Separating                      // it splits a structured block: section, scan
	Ending                          // nothing: it ends the region of DirectiveDef.Ends
)

// ClauseUse is one clause a directive takes.
type ClauseUse struct {
	Clause *ClauseDef
	Once   bool // at most once (per device_type group where it may follow device_type)
	Since  int  // version times ten
	// Deprecated and Until are the version that deprecates it here and the last one that takes it; 0: none.
	Deprecated, Until int
	// Only is the host language in which the directive takes it; 0: both.
	Only Language
	// OncePerLeaf: at most once for each leaf, which a modifier names, and once without: if on a combined directive.
	OncePerLeaf bool
	// AfterDeviceType: the clause may follow a device_type clause.
	AfterDeviceType bool
	// Max is how many arguments it takes here, where that is not Clause.Rule.Max.
	Max int
}

// ClauseDef is a row of the clause table.
type ClauseDef struct {
	Table     *Table
	Name      string   // canonical: "copyin"
	Spellings []string // others: "pcopyin", "present_or_copyin"
	Doc       string
	Spec      string
	Since     int
	// Deprecated and Until are the version that deprecates it and the last one that has it; 0: none.
	Deprecated, Until int
	// Fortran is the name in Fortran, where it has another.
	Fortran string
	Shape   *Shape
	// Standalone is its shape on directives that govern nothing, if another; the argument is required there.
	Standalone *Shape
	// Devices: the clauses after it hold for the devices it lists, on directives where such clauses may follow.
	Devices bool
	// Optional: the parenthesised argument may be left out.
	Optional bool
	// LeafSince is the version from which it has the name of a directive as a modifier, if that is not Table.LeafModifiers.
	LeafSince int
	// OptionalOn are the directives on which it may be left out, if not on all.
	OptionalOn []string
	// ArgSince is the version that brought the argument, where the clause is older.
	ArgSince int
	// Modifiers that may precede the arguments, followed by a colon: readonly, zero, force.
	Modifiers []ModifierDef
	// Synonyms are modifiers and keys, and the words that mean the same; "": it may be left out.
	Synonyms map[string]string
	// Keywords allowed for ShapeKeyword, and in place of expressions of a list.
	Keywords []string
	// Lives are the versions of those keywords that not all versions have.
	Lives map[string]Life
	// Group is what the clause is about.
	Group Group
	// Rule is what its expressions must be.
	Rule ArgRule
}

// A Life says which versions have something: since, deprecated since, the last one; 0: no limit.
type Life struct{ Since, Deprecated, Until int }

// NameIn is the name in a host language.
func (c *ClauseDef) NameIn(fortran bool) string {
	if fortran && c.Fortran != "" {
		return c.Fortran
	}
	return c.Name
}

// Modifier returns the modifier of that name, or nil.
func (c *ClauseDef) Modifier(name string) *ModifierDef {
	for i := range c.Modifiers {
		if c.Modifiers[i].Name == name {
			return &c.Modifiers[i]
		}
	}
	return nil
}

// Group is what a clause is about.
type Group uint8

const (
	GroupOther   Group = iota
	GroupData          // gives variables a data attribute: copy, present, attach, ...
	GroupPrivate       // makes private copies: private, firstprivate
	GroupReduce        // reduction
	GroupSize          // how wide a construct runs: num_gangs, ...
	GroupLevel         // how a loop or routine runs: gang, worker, vector, seq, independent, auto
	GroupTiming        // when it runs: async, wait
	GroupGuard         // whether it runs on the device: if, self with a condition
	GroupShared        // lets all threads see the same variable: shared
	GroupMotion        // copies between host and device without a lifetime: update's self, host, device
)

// ArgRule is what the expressions of a clause must be.
type ArgRule struct {
	Integer  bool // integer type
	Positive bool // greater than zero, where the value is known
	Constant bool // an integer constant expression
	Scalar   bool // a condition: scalar type
	Max      int  // at most so many; 0: no limit
}

// ModifierDef is one modifier of a clause.
type ModifierDef struct {
	Name  string
	Since int
	// Deprecated and Until are the version that deprecates it and the last one that has it; 0: none.
	Deprecated, Until int
	// Set names the modifiers of which a clause takes one at most: "map type"; "": it excludes none.
	Set string
	// Params reads what is in parentheses after it; nil: it has none.
	Params *Params
	// Bare: the parentheses may be left out though it has Params.
	Bare bool
	// Post: it follows the arguments and a colon.
	Post bool
	// Structured: only directives that govern a statement take it.
	Structured bool
}

// Params is what a modifier has in parentheses.
type Params struct {
	Name string
	// Read reads the inside of the parentheses, as Shape.Read does.
	Read func(*Parser, *Modifier)
}

// Grouped reports whether device_type on d makes the clauses after it hold for
// those devices only; on init, shutdown and set it names devices and no more.
func (d *DirectiveDef) Grouped() bool {
	for _, u := range d.Clauses {
		if u.AfterDeviceType && !u.Clause.Devices {
			return true
		}
	}
	return false
}

// ShapeOn is the shape of the clause on a directive, and whether the argument may be left out.
func (c *ClauseDef) ShapeOn(d *DirectiveDef) (shape *Shape, optional bool) {
	if c.Standalone != nil && d.Assoc == Standalone {
		return c.Standalone, false
	}
	return c.Shape, c.Optional && (c.OptionalOn == nil || slices.Contains(c.OptionalOn, d.Name))
}
