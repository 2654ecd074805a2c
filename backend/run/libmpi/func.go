package libmpi

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/tetratelabs/wazero/api"
)

// A Func is one function of the library.
type Func struct {
	Name    string // in the object file
	Call    string // in messages: "MPI_Send"
	Proto   string // the prototype of C
	Params  []api.ValueType
	Results []api.ValueType

	do      func(e *Env, a []uint64)
	args    []param
	code    bool // it returns an error code
	comm    int  // the parameter that is a communicator; -1: none
	early   bool // may be called before MPI_Init and after MPI_Finalize
	fortran bool // parameters are addresses
	ierror  int  // of Fortran: the parameter for the error code; -1: none
}

// A param is a parameter of a prototype.
type param struct {
	name     string
	word     string // its type
	pointer  bool
	array    bool
	constant bool
}

// A row is a Func before its prototype is read.
type row struct {
	proto string
	do    func(e *Env, a []uint64)
}

// Lookup returns the function of that name, or nil.
func Lookup(name string) *Func {
	byName, _ := functions()
	return byName[name]
}

// All returns every function of C.
func All() []*Func {
	_, ordered := functions()
	return ordered
}

// functions is made when it is asked for: most commands do not run programs.
var functions = sync.OnceValues(func() (byName map[string]*Func, ordered []*Func) {
	byName = map[string]*Func{}
	for _, list := range [][]row{startRows, messageRows, requestRows, collectiveRows(), commRows, groupRows, topologyRows, typeRows, precisionRows, opRows, attributeRows, infoRows, unsupportedRows} {
		for _, r := range list {
			f, err := readProto(r.proto)
			if err != nil {
				panic(fmt.Sprintf("libmpi: %s: %v", r.proto, err))
			}
			if byName[f.Name] != nil {
				panic("libmpi: two rows for " + f.Name)
			}
			f.do, f.early = r.do, slices.Contains(earlyNames, f.Name)
			byName[f.Name] = f
			ordered = append(ordered, f)
			profiled := *f
			profiled.Name = "P" + f.Name
			byName[profiled.Name] = &profiled
			for _, b := range bindings {
				if x := forFortran(f, b); x != nil {
					byName[x.Name] = x
				}
			}
		}
	}
	for _, f := range fortranOnly() {
		byName[f.Name] = f
	}
	for _, name := range []string{"mpi_wtime", "mpi_wtick"} { // which programs declare themselves
		byName[name+"_"] = byName[name]
	}
	return byName, ordered
})

// values are the types that are passed by value, with their WebAssembly types.
var values = map[string]api.ValueType{"int": api.ValueTypeI32, "double": api.ValueTypeF64, "MPI_Aint": api.ValueTypeI64, "MPI_Count": api.ValueTypeI64, "MPI_Offset": api.ValueTypeI64, "MPI_Fint": api.ValueTypeI32,
	"MPI_Comm": api.ValueTypeI32, "MPI_Datatype": api.ValueTypeI32, "MPI_Request": api.ValueTypeI32, "MPI_Group": api.ValueTypeI32, "MPI_Op": api.ValueTypeI32, "MPI_Info": api.ValueTypeI32,
	"MPI_Errhandler": api.ValueTypeI32, "...": api.ValueTypeI64, "MPI_Message": api.ValueTypeI32, "MPI_Win": api.ValueTypeI32, "MPI_File": api.ValueTypeI32}

// readProto takes a prototype apart.
func readProto(proto string) (*Func, error) {
	open := strings.IndexByte(proto, '(')
	if open < 0 || !strings.HasSuffix(proto, ")") {
		return nil, fmt.Errorf("not a prototype")
	}
	result, name, ok := strings.Cut(proto[:open], " ")
	t, known := values[result]
	if !ok || !known {
		return nil, fmt.Errorf("no type is known in %q", proto[:open])
	}
	f := &Func{Name: name, Call: name, Proto: proto, Results: []api.ValueType{t}, comm: -1, code: result == "int", ierror: -1}
	list := proto[open+1 : len(proto)-1]
	if list == "void" {
		return f, nil
	}
	for i, p := range strings.Split(list, ",") {
		rest, constant := strings.CutPrefix(strings.TrimSpace(p), "const ")
		words := strings.Fields(rest)
		name, _, array := strings.Cut(strings.TrimLeft(words[len(words)-1], "*"), "[")
		x := param{name: name, word: words[0], array: array, constant: constant, pointer: strings.ContainsAny(p, "*[") || strings.HasSuffix(words[0], "_function")}
		t, known := values[x.word]
		switch {
		case x.pointer:
			t = api.ValueTypeI64
		case !known:
			return nil, fmt.Errorf("no type is known in %q", p)
		}
		if x.word == "MPI_Comm" && !x.pointer && f.comm < 0 {
			f.comm = i
		}
		f.Params, f.args = append(f.Params, t), append(f.args, x)
	}
	return f, nil
}
