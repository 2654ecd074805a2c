package offloadtorun

import (
	"strings"

	"accc/dialects/conversion/build"
	"accc/ir"
)

// A Site is the directive, or a clause of one, that a runtime call is made for.
type Site struct {
	Directive string // "parallel loop"
	Clause    string // "copyin", or ""
	Var       string // as the user wrote it, or ""
	Global    string // with FlagGlobal: the symbol of the variable
	Object    string // the name of the variable that a section is of
	Loc       ir.Location
	// In programs that register callbacks: the function it is in, and the first and last line of that; 0: unknown.
	Func                  string
	FuncLine, FuncEndLine int
	// Descriptor is the number of bytes of a descriptor after the pointer that it begins with; 0: it is a mere pointer.
	Descriptor int64
}

// A Kernel is a function to be launched.
type Kernel struct {
	Name string // of the function
	// Combine is the function that folds the results of the gangs; "" if there is none.
	Combine string
	// Plain is the form for when one gang at a time runs and no other kernel that has such a form; "" when the kernel
	// comes to no atomic operation.
	Plain string
	Site  int
	Args  []Arg // the captured values, in the order of the parameters
}

// An Arg is a captured value.
type Arg struct {
	Name    string // the variable it comes from, or ""
	Pointer bool
}

// A Team is a function that the threads of a team execute.
type Team struct {
	Name string // of the function
	Site int
	Args []Arg // the captured values, in the order of the parameters after rank and size
}

// A Task is a function that tasks execute.
type Task struct {
	Name string // of the function
	Site int
}

// A Reversed is a function of the host that code on a device has the host run.
type Reversed struct {
	Name string // of the function
	Site int
	Args []Arg // the captured values
}

// A Program is what Lower returns besides the module.
type Program struct {
	Sites   []Site
	Kernels []Kernel
	Teams   []Team
	Tasks   []Task
	// Reversed are regions that code on devices has the host run.
	Reversed []Reversed
	// Criticals are the names of the critical sections, by number; "" is the one without a name.
	Criticals []string
	// Ctors and Dtors are functions to be called before and after the program.
	Ctors, Dtors []string
	// HostAtomics tells that code of the host may come to atomic operations.
	HostAtomics bool
	// Profiled tells that the program may register callbacks for events (OpenACC 3.3 chapter 5).
	Profiled bool
	// Switches tells that constructs have a version for the host.
	Switches bool
}

// site is the number of a site; those that say the same are one.
func (l *lowering) site(s Site) int {
	n, ok := l.sites[s]
	if !ok {
		n = len(l.program.Sites)
		l.sites[s] = n
		l.program.Sites = append(l.program.Sites, s)
	}
	return n
}

// placed is the site of an operation, as an argument, with the function that it is in where callbacks are told that.
func (h *host) placed(e build.Emit, o *ir.Op) *ir.Value {
	var s Site
	if h.program.Profiled && !strings.HasPrefix(h.name, "__accc_") { // else no function of the program
		if s.Func = ir.NameOf(h.f.Loc); s.Func == "" {
			s.Func = userName(h.name)
		}
		if at := ir.File(h.f.Loc); at != nil {
			s.FuncLine, s.FuncEndLine = at.Line, at.EndLine
		}
	}
	return h.siteOf(e, o, s)
}

// userName is what the program calls a function: symbols of Fortran begin with the scopes of a procedure, in capital
// letters, and that of a main program has no name.
func userName(symbol string) string {
	switch i := strings.LastIndexByte(symbol, 'P'); {
	case !strings.HasPrefix(symbol, "_Q"):
		return symbol
	case i < 0:
		return "main"
	default:
		return symbol[i+1:]
	}
}
