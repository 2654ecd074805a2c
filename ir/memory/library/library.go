// Package library says what functions do that no source of the program defines: those of the C library, of Fortran's run-time library, of
// OpenACC, OpenMP, MPI and POSIX threads. A program may define a function of such a name itself (`static double *calloc(...)`): ask only after
// looking for a definition, as memory.CalleeOf does for calls in the IR.
//
// The rows are text, one behavior a line, for all functions that have it:
//
//	memcpy memmove: w[2] r[2] = arg0; copies
//
// writes as many bytes as argument 2 says where argument 0 leads, reads as many where argument 1 leads, and returns an address in what argument
// 0 leads to. A function without a row is not known, nor is one in a row that says `?`.
package library

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// An Access says what a function does with the memory that an argument leads to.
type Access uint8

const (
	// Reads and Writes: the function may read, or write, there.
	Reads Access = 1 << iota
	Writes
	// Frees: there is no memory there after the call.
	Frees
	// Keeps: a copy of the address outlives the call.
	Keeps
	// Object: the argument leads to an object of the library, such as a FILE, which the program accesses by calls only.
	Object
	// Counts: the function writes there for the conversion %n of a format only.
	Counts
)

// An Argument says what a function does with one of its arguments. The zero value is an argument that leads to no memory, or is not followed.
type Argument struct {
	Access Access
	// Bytes is how much is accessed, times the arguments in Factors; 0: as much as only the function knows.
	Bytes   uint64
	Factors []int
}

// A ResultKind says where the result of a function leads.
type ResultKind uint8

const (
	// Plain is the result that is a number, an address of which nothing is known, or none.
	Plain ResultKind = iota
	// Fresh is new memory, to which nothing else leads; Size of Function is its size.
	Fresh
	// Static is an object of the library.
	Static
	// Same is an address in the memory that argument From of Function leads to.
	Same
	// Greater and Lesser are one of the two arguments.
	Greater
	Lesser
)

// An Effect is something that a function does besides accessing memory through its arguments.
type Effect uint16

const (
	// State: the function reads or changes what the library remembers, such as the position in a file. Several threads may call it at once.
	State Effect = 1 << iota
	// Racy is State that several threads must not use at once.
	Racy
	// Ends: the function may end the program.
	Ends
	// Calls: the function calls functions of the program.
	Calls
	// Moves: the function changes what is on a device, or copies between a device and the host.
	Moves
	// Acquire and Release: the function orders accesses of the thread and those of other threads, as a lock does.
	Acquire
	Release
	// Copies: the function copies bytes from one argument to another, whether they are set or not.
	Copies
)

// A Function is what is known of a function of a library.
type Function struct {
	Name   string
	Args   []Argument
	Rest   Argument // of the arguments after those in Args
	Result ResultKind
	From   int   // the argument that the result leads into
	Size   []int // the arguments whose product is the size of what is fresh; nil: not known
	Does   Effect
}

// Arg returns what f does with argument i.
func (f *Function) Arg(i int) Argument {
	if i < len(f.Args) {
		return f.Args[i]
	}
	return f.Rest
}

// IsPure reports whether f computes its result from the values of its arguments and does nothing else.
func (f *Function) IsPure() bool {
	return f.Does == 0 && len(f.Args) == 0 && f.Rest.Access == 0 && (f.Result == Plain || f.Result == Greater || f.Result == Lesser)
}

// IsLocal reports whether calls of f access no memory but what their arguments lead to, and call nothing of the program, so that a
// caller who knows the arguments knows the effects.
func (f *Function) IsLocal() bool { return f.Does&(Calls|Moves|Acquire|Release) == 0 }

// Fortran begins the names of the functions of Fortran's run-time library.
const Fortran = "_FortranA"

// What the preprocessor takes away in one build may read and write the variables that it names in another one. In
// modules for transformations of the data motion, calls of functions that do not exist stand for it: each may read and
// write what its argument points to.
const (
	Unread         = "__accc_unread"
	UnreadAnything = "__accc_unread_anything" // with pointers or descriptors in it
)

// IsFortran reports whether f is a function of Fortran's run-time library.
func (f *Function) IsFortran() bool { return strings.HasPrefix(f.Name, Fortran) }

// any reports whether f does something to what one of its arguments leads to.
func (f *Function) any(x Access) bool {
	for _, a := range f.Args {
		if a.Access&x != 0 {
			return true
		}
	}
	return f.Rest.Access&x != 0
}

// WritesMemory reports whether f writes memory that an argument leads to.
func (f *Function) WritesMemory() bool { return f.any(Writes) }

// KeepsNothing reports whether f keeps no address that it is passed.
func (f *Function) KeepsNothing() bool { return !f.any(Keeps) && f.Does&Calls == 0 }

// Lookup returns what is known of the library function with the name in the object file, or nil.
func Lookup(name string) *Function {
	t := table()
	if f, ok := t.exact[name]; ok {
		return f
	}
	for i := len(name); i > 0; i-- {
		if f, ok := t.prefix[name[:i]]; ok {
			return f
		}
	}
	return nil
}

// Listed reports whether a row names a function, if only to say that nothing is known of it.
func Listed(name string) bool {
	t := table()
	if _, ok := t.exact[name]; ok {
		return true
	}
	for i := len(name); i > 0; i-- {
		if _, ok := t.prefix[name[:i]]; ok {
			return true
		}
	}
	return false
}

// rows are the functions by their names, and by what their names begin with. nil: not known.
type rows struct{ exact, prefix map[string]*Function }

var table = sync.OnceValue(func() *rows {
	t := &rows{map[string]*Function{}, map[string]*Function{}}
	for _, x := range []struct{ prefix, text string }{{"", c}, {"", device}, {"", thread}, {Fortran, fortran}, {"", mpi}} {
		if err := t.read(x.prefix, x.text); err != nil {
			panic(err)
		}
	}
	return t
})

// read adds the rows of a text; prefix begins each name.
func (t *rows) read(prefix, text string) error {
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		names, behavior, found := strings.Cut(line, ":")
		if !found {
			return fmt.Errorf("library: no colon in %q", line)
		}
		f, err := read(behavior)
		if err != nil {
			return fmt.Errorf("library: %q: %v", line, err)
		}
		for _, name := range strings.Fields(names) {
			if err := t.add(prefix+name, f); err != nil {
				return err
			}
		}
	}
	return nil
}

// add adds a name. One with ~ at its end is that of the functions for double, float and long double; one with * of all that begin so.
func (t *rows) add(name string, f *Function) error {
	if stem, ok := strings.CutSuffix(name, "~"); ok {
		for _, suffix := range []string{"", "f", "l"} {
			if err := t.add(stem+suffix, f); err != nil {
				return err
			}
		}
		return nil
	}
	to := t.exact
	if stem, ok := strings.CutSuffix(name, "*"); ok {
		name, to = stem, t.prefix
	}
	if _, twice := to[name]; twice {
		return fmt.Errorf("library: two rows for %s", name)
	}
	if f != nil {
		x := *f
		x.Name = name
		f = &x
	}
	to[name] = f
	return nil
}

// effects are the words after the semicolon.
var effects = map[string]Effect{"state": State, "racy": Racy, "ends": Ends, "calls": Calls, "moves": Moves, "acquire": Acquire, "release": Release, "copies": Copies}

// accesses are the letters of arguments.
var accesses = map[byte]Access{'r': Reads, 'w': Writes, 'f': Frees, 'k': Keeps, 'o': Object, '%': Counts}

// read reads what a row says of its functions: arguments, result after =, effects after a semicolon. It returns nil for `?`.
func read(text string) (*Function, error) {
	text = strings.TrimSpace(text)
	if text == "?" {
		return nil, nil
	}
	f := &Function{}
	text, words, _ := strings.Cut(text, ";")
	for _, w := range strings.Fields(words) {
		e, ok := effects[w]
		if !ok {
			return nil, fmt.Errorf("unknown word %q", w)
		}
		f.Does |= e
	}
	text, result, _ := strings.Cut(text, "=")
	for _, w := range strings.Fields(text) {
		w, rest := strings.CutSuffix(w, "...")
		a, err := readArgument(w)
		if err != nil {
			return nil, err
		}
		if rest {
			f.Rest = a
		} else {
			f.Args = append(f.Args, a)
		}
	}
	return f, f.readResult(strings.TrimSpace(result))
}

// readArgument reads letters and, in brackets, how many bytes.
func readArgument(w string) (a Argument, err error) {
	w, size, sized := strings.Cut(w, "[")
	if sized {
		a.Bytes = 1
		for n := range strings.SplitSeq(strings.TrimSuffix(size, "]"), "*") {
			number, bytes := strings.CutSuffix(n, "B")
			i, err := strconv.Atoi(number)
			switch {
			case err != nil:
				return a, err
			case bytes:
				a.Bytes *= uint64(i)
			default:
				a.Factors = append(a.Factors, i)
			}
		}
	}
	if w == "-" {
		return a, nil
	}
	for i := range len(w) {
		x, ok := accesses[w[i]]
		if !ok {
			return a, fmt.Errorf("unknown argument %q", w)
		}
		a.Access |= x
	}
	return a, nil
}

func (f *Function) readResult(w string) (err error) {
	switch {
	case w == "":
	case w == "static":
		f.Result = Static
	case w == "greater":
		f.Result = Greater
	case w == "lesser":
		f.Result = Lesser
	case strings.HasPrefix(w, "fresh"):
		f.Result = Fresh
		if size, ok := strings.CutPrefix(w, "fresh["); ok {
			for n := range strings.SplitSeq(strings.TrimSuffix(size, "]"), "*") {
				i, err := strconv.Atoi(n)
				if err != nil {
					return err
				}
				f.Size = append(f.Size, i)
			}
		}
	case strings.HasPrefix(w, "arg"):
		f.Result = Same
		f.From, err = strconv.Atoi(w[len("arg"):])
	default:
		err = fmt.Errorf("unknown result %q", w)
	}
	return err
}
