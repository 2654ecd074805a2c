package libfortran

import (
	"fmt"
	"runtime"
	"sort"
	"strings"
	"unicode"

	"github.com/tetratelabs/wazero/api"
)

// Prefix is what the names of all functions begin with.
const Prefix = "_FortranA"

// A Func is one function of the Fortran library.
type Func struct {
	Name    string          // with the prefix
	Params  []api.ValueType // WebAssembly parameters
	Results []api.ValueType // none or one
	Device  bool            // may be called in device code
	do      func(e *Env, s []uint64)
}

// Invoke calls f. The arguments are on stack, which has room for at least one value; the result replaces stack[0].
// It panics with a *[Error] for what Fortran calls an error condition, with a *libc.Trap for memory out of reach, and
// with a *libc.Exit when it ends the program.
func (f *Func) Invoke(e *Env, stack []uint64) {
	defer e.leave(e.fn)
	e.fn = f
	f.do(e, stack)
}

// leave ends a call: the caller is at work again. An index out of range, or a nil pointer, in the library itself comes from descriptors that
// lie, since compiled code passes those of the types that a function takes: the program has written over one.
func (e *Env) leave(caller *Func) {
	f := e.fn
	e.fn = caller
	x := recover()
	if x == nil {
		return
	}
	if internal, ok := x.(runtime.Error); ok {
		panic(&Error{Msg: fmt.Sprintf("%s: the descriptors of the arguments do not fit the call (%v): the program has written over one, or accc is wrong",
			Describe(f.Name), internal)})
	}
	panic(x)
}

// Lookup returns the function of that name, prefix included, or nil.
func Lookup(name string) *Func { return byName[name] }

// Describe names what a function does in the words of Fortran: random_number for _FortranARandomNumber.
func Describe(name string) string {
	name = strings.TrimPrefix(name, Prefix)
	if strings.HasPrefix(name, "io") {
		return "this statement of input or output"
	}
	var b strings.Builder
	for i, c := range name {
		if unicode.IsUpper(c) && i > 0 {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(c))
	}
	return b.String()
}

// All returns every function, ordered by name.
func All() []*Func {
	out := make([]*Func, 0, len(byName))
	for _, f := range byName {
		out = append(out, f)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Name < out[j].Name })
	return out
}

// A row is a Func before its signature is read.
type row struct {
	name  string // without the prefix
	sig   string // letters of the parameters, then : and the letter of the result if there is one
	where where
	do    func(e *Env, s []uint64)
}

type where uint8

const (
	host   where = iota // callable on the host alone
	device              // callable in kernels too
)

var byName = map[string]*Func{}

var letters = map[rune]api.ValueType{
	'i': api.ValueTypeI32, 'l': api.ValueTypeI64, 'p': api.ValueTypeI64, 'f': api.ValueTypeF32, 'd': api.ValueTypeF64,
}

// register adds rows to the table; every file does so in its init.
func register(rows ...row) {
	for _, r := range rows {
		name := Prefix + r.name
		if byName[name] != nil {
			panic("libfortran: two rows for " + name)
		}
		f := &Func{Name: name, Device: r.where == device, do: r.do}
		params, result, _ := strings.Cut(r.sig, ":")
		f.Params, f.Results = valueTypes(name, params), valueTypes(name, result)
		byName[name] = f
	}
}

func valueTypes(name, sig string) []api.ValueType {
	out := []api.ValueType{}
	for _, c := range sig {
		t, ok := letters[c]
		if !ok {
			panic(fmt.Sprintf("libfortran: %s: no type has the letter %c", name, c))
		}
		out = append(out, t)
	}
	return out
}
