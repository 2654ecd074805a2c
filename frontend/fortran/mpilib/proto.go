package mpilib

import (
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"accc/frontend/c/include"
)

// A class says how an argument of C is one of Fortran.
type class uint8

const (
	integer  class = iota // int
	long                  // MPI_Aint, MPI_Count, MPI_Offset
	logical               // an int that is true or false
	handle                // MPI_Comm and so on
	status                // MPI_Status *
	choice                // void *: a buffer of any type
	pointer               // void *: where an address is stored
	address               // void *: a value as large as an address
	text                  // char *
	function              // a procedure of the program
)

// An argument is a parameter of a procedure.
type argument struct {
	name     string
	word     string // the type in C
	class    class
	array    string // "(*)"; "": a scalar
	constant bool   // not changed
	pointer  bool
}

// A procedure is one of mpi.h.
type procedure struct {
	name   string // MPI_Send
	args   []argument
	result string // the type of what it returns; "": an error code
}

// A constant is a name of mpi.h with its value.
type constant struct {
	name  string
	value int64
}

var (
	logicals = []string{"flag", "reorder", "periods", "remain_dims", "commute", "high", "weighted"}
	// dropped are parameters that Fortran does not have.
	dropped = []string{"argc", "...", "void"}
	// addresses are buffers of C that are values of the size of an address in Fortran.
	addresses = []string{"attribute_val", "extra_state"}
	pointers  = []string{"baseptr", "buffer_addr"}
	handles   = []string{"MPI_Comm", "MPI_Group", "MPI_Datatype", "MPI_Op", "MPI_Request", "MPI_Errhandler", "MPI_Info", "MPI_Message", "MPI_Win", "MPI_File"}
	// onlyC are procedures that Fortran does not have, and those that were removed from the standard and have other
	// arguments in Fortran than in C.
	onlyC = regexp.MustCompile(`_[fc]2[fc]$|^MPI_(Address|Type_(hvector|hindexed|struct|extent|lb|ub)|Attr_\w+|Keyval_\w+|Errhandler_(create|set|get))$`)
)

var (
	protoLine  = regexp.MustCompile(`(?m)^(int|double|MPI_Aint) (MPI_\w+)\((.*)\);$`)
	numberLine = regexp.MustCompile(`(?m)^#define (MPI_\w+) \(?(-?(?:0x)?[0-9a-f]+)\)?$`)
	paramForm  = regexp.MustCompile(`^(const )?(\w+) ?(\*{0,3})(\w+)((?:\[3?\])*)$`)
)

func header() string {
	data, err := fs.ReadFile(include.FS, "mpi.h")
	if err != nil {
		panic(err) // it is part of the program
	}
	return string(data)
}

// procedures are those of mpi.h that Fortran has.
func procedures(header string) (out []procedure) {
	for _, m := range protoLine.FindAllStringSubmatch(header, -1) {
		if onlyC.MatchString(m[2]) {
			continue
		}
		p := procedure{name: m[2]}
		if m[1] != "int" {
			p.result = m[1]
		}
		for s := range strings.SplitSeq(m[3], ", ") {
			if a, ok := argumentOf(s); ok {
				p.args = append(p.args, a)
			}
		}
		out = append(out, p)
	}
	return out
}

func argumentOf(s string) (a argument, ok bool) {
	m := paramForm.FindStringSubmatch(s)
	if m == nil || m[3] == "***" || slices.Contains(dropped, m[4]) || slices.Contains(dropped, s) {
		return a, false
	}
	a = argument{name: m[4], word: m[2], constant: m[1] != "", pointer: m[3] != ""}
	switch m[5] {
	case "[]":
		a.array = "(*)"
	case "[][3]":
		a.array = "(3, *)"
	}
	switch {
	case strings.HasSuffix(a.word, "_function"):
		a.class = function
	case slices.Contains(addresses, a.name):
		a.class = address
	case slices.Contains(pointers, a.name):
		a.class = pointer
	case a.word == "void":
		a.class = choice
	case a.word == "char":
		a.class = text
	case a.word == "MPI_Status":
		a.class = status
	case slices.Contains(handles, a.word):
		a.class = handle
	case a.word == "int" && slices.Contains(logicals, a.name):
		a.class = logical
	case a.word != "int":
		a.class = long
	}
	return a, true
}

// constants are the numbers of mpi.h.
func constants(header string) (out []constant) {
	for _, m := range numberLine.FindAllStringSubmatch(header, -1) {
		if n, err := strconv.ParseInt(m[2], 0, 64); err == nil {
			out = append(out, constant{m[1], n})
		}
	}
	return out
}

// handleOf is the type of a constant that is a handle, "" if it is a number.
func (c constant) handle() string {
	if n := int(c.value >> 24); c.value > 0 && n > 0 && n <= len(handleOrder) {
		return handleOrder[n-1]
	}
	return ""
}

// handleOrder are the types of handles by their first bytes, from 1 on.
var handleOrder = []string{"MPI_Comm", "MPI_Group", "MPI_Datatype", "MPI_Op", "MPI_Request", "MPI_Errhandler", "MPI_Info", "MPI_Message", "MPI_Win", "MPI_File"}
