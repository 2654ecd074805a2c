package quirks

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Compiler is one that compiles what a translation writes.
type Compiler string

// The compilers.
const (
	GCC      Compiler = "gcc"
	GFortran Compiler = "gfortran"
	Clang    Compiler = "clang"
	Flang    Compiler = "flang"
)

// Fortran reports whether the compiler is one for Fortran.
func (c Compiler) Fortran() bool { return c == GFortran || c == Flang }

// A Symptom is how a mistake shows.
type Symptom uint8

// The symptoms.
const (
	Refuses Symptom = iota // an error at a program that is right
	Crashes                // an internal error
	Hangs                  // the program does not end
	Wrong                  // the program does something else
	Links                  // the program is not linked
)

// A Quirk is a mistake of a compiler, or a limit of it, that translations avoid or name.
type Quirk struct {
	ID       string
	Compiler Compiler
	// From is the major version that is known to have it; older ones are taken to have it, too. To is the last one; 0: none without it is known.
	From, To int
	Symptom  Symptom
	// What is the sentence about it, a format for the arguments of Say in which {} stands for the compiler; "" where translations always
	// avoid it.
	What string
	// Match finds the mistake in a directive that a translation writes; nil where the translation asks for the row itself.
	Match func(*At) []Match
	// Program shows it, Right is the spelling that the compiler takes. Flags are options beside those of the directive language.
	Program, Right string
	Flags          []string
	// OpenACC: the programs have directives of OpenACC.
	OpenACC bool
	// Unshown says why a machine without a device does not show it.
	Unshown string
}

// Name is the compiler with the version.
func (q *Quirk) Name() string { return string(q.Compiler) + " " + strconv.Itoa(q.From) }

// Say is the sentence about a quirk.
func (q *Quirk) Say(args ...any) string { return say(q, []*Quirk{q}, args) }

func say(q *Quirk, of []*Quirk, args []any) string {
	var names []string
	for _, q := range of {
		names = append(names, q.Name())
	}
	return strings.ReplaceAll(fmt.Sprintf(q.What, args...), "{}", strings.Join(names, " and "))
}

// A Version is a compiler with its major version.
type Version struct {
	Compiler Compiler
	Major    int
}

// Compilers are those whose mistakes a translation avoids and names; nil: all that are known.
type Compilers []Version

// collections are the names of releases that have a compiler for each language.
var collections = map[string][]Compiler{
	"gcc": {GCC, GFortran}, "gfortran": {GFortran}, "llvm": {Clang, Flang}, "clang": {Clang}, "flang": {Flang},
}

// Parse reads compilers such as gcc-13 and flang-22. GCC's release has gfortran, too, and LLVM's has clang and flang.
func Parse(list []string) (Compilers, error) {
	out := Compilers{}
	for _, word := range list {
		name, version, _ := strings.Cut(word, "-")
		major, err := strconv.Atoi(version)
		if collections[name] == nil || err != nil || major <= 0 {
			return nil, fmt.Errorf("unknown compiler %q (expected names with major versions, such as gcc-13, gfortran-13, clang-22, flang-22 or llvm-22)", word)
		}
		for _, c := range collections[name] {
			out = append(out, Version{c, major})
		}
	}
	return out, nil
}

// Have reports whether one of the compilers has a quirk.
func (c Compilers) Have(q *Quirk) bool {
	return c == nil || slices.ContainsFunc(c, func(v Version) bool { return v.Compiler == q.Compiler && (q.To == 0 || v.Major <= q.To) })
}

// Say is the sentence about quirks of several compilers that are the same, for those that have them; "" if none does. It is that of the
// first quirk.
func (c Compilers) Say(list []*Quirk, args ...any) string {
	have := slices.DeleteFunc(slices.Clone(list), func(q *Quirk) bool { return !c.Have(q) })
	if len(have) == 0 {
		return ""
	}
	return say(list[0], have, args)
}

// All are the rows, those of GCC first.
var All = []*Quirk{
	PresentModifier,
	PresentModifierInFortran,
	Gaps,
	GapsInFortran,
	TwoSections,
	TwoSectionsInFortran,
	ArrowInData,
	LoopVariableInParentheses,
	PointerReduction,
	DummyReduction,
	AllocatableComponents,
	AssumedSize,
	ComponentInUpdate,
	ComponentInMap,
	PartReduction,
	Stride,
	DependOfTarget,
	Continued,
	ComponentOfDummy,
	UpdateOfDeclared,
	TwoSectionsInAcc,
	TwoSectionsInAccFortran,
	ArrowInAccData,
	UpdateOfStatic,
	AddressOfGlobal,
	AtomicLibrary,
	LiteralMember,
	MemberByAddress,
	SectionsOfUpdate,
	LastprivateUnmapped,
	OneTeam,
	ConstantElements,
	CPointersOnly,
	HasDeviceAddr,
	UseDeviceAddr,
	ThreadLimitOfTarget,
	LongConstant,
	CopiesOfTarget,
	FirstprivateOfTarget,
	HostAssociated,
	UpdateBothWays,
	CycleInLoop,
	CallInLoop,
	ArrayInLoop,
	Namelist,
	LastprivateOfDistribute,
	FirstprivateOfTeams,
	StrideOfFlang,
	NamedProcedure,
	DependOfUpdate,
	DependOfTaskwait,
}
