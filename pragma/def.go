package pragma

// DirectiveDef is a row of the directive table.
type DirectiveDef struct {
	Table *Table // the directive language it is of
	Name  string // canonical: "parallel loop", "enter data"
	Doc   string // one sentence
	Spec  string // "OpenACC 3.3 §2.5.1"
	Since int    // version times ten, 0: always
	Assoc Association
	// Leaves are the constructs a combined directive stands for, outermost first; nil for a leaf.
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
	// Words are the rows of which one may follow the name at once: the atomic-clause of atomic.
	Words []*ClauseDef
}

// Use returns how d takes the clause, or nil if it does not take it.
func (d *DirectiveDef) Use(clause *ClauseDef) *ClauseUse {
	for i := range d.Clauses {
		if d.Clauses[i].Clause == clause {
			return &d.Clauses[i]
		}
	}
	return nil
}

// Is tells whether d is def or is a combined directive that contains it.
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
	Standalone  Association = iota // nothing: update, wait, enter data
	Block                          // the next statement
	LoopNest                       // the next loop nest
	Declarative                    // a declaration, or nothing: routine, declare
)

// ClauseUse is one clause a directive takes.
type ClauseUse struct {
	Clause *ClauseDef
	Once   bool // at most once (per device_type group where it may follow device_type)
	Since  int  // version times ten
	// AfterDeviceType: the clause may stand after a device_type clause.
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
	Shape     *Shape
	// Standalone is its shape on directives that govern nothing, if another; the argument is required there.
	Standalone *Shape
	// Devices: the clauses after it hold for the devices it lists, on directives where such clauses may follow.
	Devices bool
	// Optional: the parenthesised argument may be left out.
	Optional bool
	// Modifiers that may precede the arguments, followed by a colon: readonly, zero, force.
	Modifiers []ModifierDef
	// Keywords allowed for ShapeKeyword.
	Keywords []string
	// Group is what the clause is about.
	Group Group
	// Rule is what its expressions must be.
	Rule ArgRule
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
	// Structured: only directives that govern a statement take it.
	Structured bool
}

// Grouped tells whether device_type on d makes the clauses after it hold for
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
	return c.Shape, c.Optional
}
