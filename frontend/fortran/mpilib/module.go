package mpilib

import (
	"fmt"
	"strings"
	"sync"
)

// A form is one of the ways in which a program of Fortran has MPI.
type form struct {
	suffix string // of names for the linker
	types  bool   // handles and statuses have types of their own
	loose  bool   // arrays may be anything that storage can be
}

var forms = map[string]form{
	"mpi":     {},
	"mpi_f08": {suffix: "_f08", types: true},
	Implicit:  {suffix: "_f77", loose: true},
}

// Implicit is the name of the module whose procedures a source with mpif.h calls.
const Implicit = "mpif.h"

// ModuleNames are the modules that programs can use.
var ModuleNames = []string{"mpi", "mpi_f08"}

// Module is the text of a module; ok is false if there is none of that name. The text of Implicit is of a module mpif_h.
func Module(name string) (text string, ok bool) {
	f, ok := forms[name]
	if !ok {
		return "", false
	}
	return f.module(strings.ReplaceAll(name, ".", "_")), true
}

// IncludeFile is the text of mpif.h.
var IncludeFile = sync.OnceValue(func() string {
	const indent = "      " // for fixed form
	text := "! MPI for sources that include it: constants. What procedures take is known where they are called.\n"
	return text + indent + strings.TrimSpace(strings.ReplaceAll(forms[Implicit].declarations(), "\n  ", "\n"+indent)) + "\n"
})

// statusSize is MPI_STATUS_SIZE: the integers of a status, of which MPI_SOURCE, MPI_TAG and MPI_ERROR are the first three.
const statusSize = 6

// kinds are constants that mpi.h does not have.
const kinds = `  integer, parameter :: MPI_ADDRESS_KIND = 8, MPI_OFFSET_KIND = 8, MPI_COUNT_KIND = 8, MPI_INTEGER_KIND = 4
  logical, parameter :: MPI_SUBARRAYS_SUPPORTED = .true., MPI_ASYNC_PROTECTS_NONBLOCKING = .true.
`

// places are variables of which only the address counts. Each is a common block, so that it is the same in all sources.
var places = []struct{ name, f77, f08 string }{
	{"MPI_BOTTOM", "integer ::", "integer ::"},
	{"MPI_IN_PLACE", "integer ::", "integer ::"},
	{"MPI_STATUS_IGNORE", "integer, dimension(MPI_STATUS_SIZE) ::", "type(MPI_Status) ::"},
	{"MPI_STATUSES_IGNORE", "integer, dimension(MPI_STATUS_SIZE, 1) ::", "type(MPI_Status), dimension(1) ::"},
	{"MPI_ERRCODES_IGNORE", "integer, dimension(1) ::", "integer, dimension(1) ::"},
	{"MPI_UNWEIGHTED", "integer, dimension(1) ::", "integer, dimension(1) ::"},
	{"MPI_WEIGHTS_EMPTY", "integer, dimension(1) ::", "integer, dimension(1) ::"},
}

// declarations are the constants, and the types if there are any.
func (f form) declarations() string {
	var b strings.Builder
	b.WriteString(kinds)
	if f.types {
		for _, t := range handleOrder {
			fmt.Fprintf(&b, "  type, bind(c) :: %s\n    integer :: MPI_VAL\n  end type\n", t)
		}
		b.WriteString("  type, bind(c) :: MPI_Status\n    integer :: MPI_SOURCE, MPI_TAG, MPI_ERROR\n    integer, private :: cancelled, bytes(2)\n  end type\n")
	}
	fmt.Fprintf(&b, "  integer, parameter :: MPI_STATUS_SIZE = %d, MPI_SOURCE = 1, MPI_TAG = 2, MPI_ERROR = 3\n", statusSize)
	for _, c := range constants(header()) {
		if strings.HasPrefix(c.name, "MPI_MAX_") {
			c.value-- // strings of C have a zero at their end
		}
		t := c.handle()
		switch {
		case t != "" && f.types:
			fmt.Fprintf(&b, "  type(%s), parameter :: %s = %s(%d)\n", t, c.name, t, c.value)
		default:
			fmt.Fprintf(&b, "  integer, parameter :: %s = %d\n", c.name, c.value)
		}
	}
	for _, p := range places {
		t := p.f77
		if f.types {
			t = p.f08
		}
		fmt.Fprintf(&b, "  %s %s\n  common /accc_%s/ %s\n", t, p.name, p.name, p.name)
	}
	return b.String()
}

// module is the text of a module.
func (f form) module(name string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "module %s\n  implicit none\n", name)
	b.WriteString(f.declarations())
	if f.types {
		b.WriteString(functionsF08)
		for _, op := range [][2]string{{"==", "eq"}, {"/=", "ne"}} {
			fmt.Fprintf(&b, "  interface operator(%s)\n", op[0])
			for _, t := range handleOrder {
				n := "accc_" + strings.ToLower(t[4:]) + "_" + op[1]
				fmt.Fprintf(&b, "    pure function %s(a, b) bind(c, name=\"%s\")\n      import\n      type(%s), intent(in) :: a, b\n      logical :: %s\n    end function\n", n, n, t, n)
			}
			b.WriteString("  end interface\n")
		}
	}
	b.WriteString("  interface\n")
	for _, p := range procedures(header()) {
		f.procedure(&b, p)
	}
	link := func(name string) string { return strings.ToLower(name) + f.suffix }
	fmt.Fprintf(&b, "    subroutine MPI_Sizeof(x, size, ierror) bind(c, name=\"%s\")\n      import\n      type(*), dimension(..) :: x\n      integer, intent(out) :: size\n%s    end subroutine\n",
		link("MPI_Sizeof"), f.ierror())
	for _, n := range []string{"MPI_COMM_DUP_FN", "MPI_COMM_NULL_COPY_FN"} {
		fmt.Fprintf(&b, "    subroutine %s(oldcomm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag, ierror) bind(c, name=\"%s\")\n      import\n      %s\n"+
			"      integer :: comm_keyval, ierror\n      integer(8) :: extra_state, attribute_val_in, attribute_val_out\n      logical :: flag\n    end subroutine\n", n, link(n), f.comm("oldcomm"))
	}
	fmt.Fprintf(&b, "    subroutine MPI_COMM_NULL_DELETE_FN(comm, comm_keyval, attribute_val, extra_state, ierror) bind(c, name=\"%s\")\n      import\n      %s\n"+
		"      integer :: comm_keyval, ierror\n      integer(8) :: attribute_val, extra_state\n    end subroutine\n", link("MPI_COMM_NULL_DELETE_FN"), f.comm("comm"))
	b.WriteString("  end interface\nend module\n")
	return b.String()
}

func (f form) comm(name string) string {
	if f.types {
		return "type(MPI_Comm) :: " + name
	}
	return "integer :: " + name
}

// functionsF08 are the interfaces of what programs pass to MPI (MPI 4.0 §19.1.1).
const functionsF08 = `  abstract interface
    subroutine MPI_User_function(invec, inoutvec, len, datatype)
      use iso_c_binding, only: c_ptr
      import
      type(c_ptr), value :: invec, inoutvec
      integer :: len
      type(MPI_Datatype) :: datatype
    end subroutine
    subroutine MPI_Comm_errhandler_function(comm, error_code)
      import
      type(MPI_Comm) :: comm
      integer :: error_code
    end subroutine
    subroutine MPI_Comm_copy_attr_function(oldcomm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag, ierror)
      import
      type(MPI_Comm) :: oldcomm
      integer :: comm_keyval, ierror
      integer(8) :: extra_state, attribute_val_in, attribute_val_out
      logical :: flag
    end subroutine
    subroutine MPI_Comm_delete_attr_function(comm, comm_keyval, attribute_val, extra_state, ierror)
      import
      type(MPI_Comm) :: comm
      integer :: comm_keyval, ierror
      integer(8) :: attribute_val, extra_state
    end subroutine
  end interface
`

func (f form) ierror() string {
	if f.types {
		return "      integer, optional, intent(out) :: ierror\n"
	}
	return "      integer, intent(out) :: ierror\n"
}

// procedure writes the interface of a procedure.
func (f form) procedure(b *strings.Builder, p procedure) {
	names := make([]string, 0, len(p.args)+1)
	for _, a := range p.args {
		names = append(names, a.name)
	}
	link := strings.ToLower(p.name) + f.suffix
	if p.result != "" {
		fmt.Fprintf(b, "    function %s(%s) bind(c, name=\"%s\")\n      import\n", p.name, strings.Join(names, ", "), link)
		for _, a := range p.args {
			fmt.Fprintf(b, "      %s\n", f.declare(p, a))
		}
		result := "real(8)"
		if p.result == "MPI_Aint" {
			result = "integer(MPI_ADDRESS_KIND)"
		}
		fmt.Fprintf(b, "      %s :: %s\n    end function\n", result, p.name)
		return
	}
	ierror := f.ierror()
	if p.name == "MPI_Pcontrol" {
		ierror = ""
	} else {
		names = append(names, "ierror")
	}
	fmt.Fprintf(b, "    subroutine %s(%s) bind(c, name=\"%s\")\n      import\n", p.name, strings.Join(names, ", "), link)
	for _, a := range p.args {
		fmt.Fprintf(b, "      %s\n", f.declare(p, a))
	}
	fmt.Fprintf(b, "%s    end subroutine\n", ierror)
}

// changes reports whether a procedure reads an argument and changes it.
func changes(p procedure, a argument) bool {
	switch {
	case strings.HasSuffix(p.name, "_free"), strings.HasSuffix(p.name, "_disconnect"), a.name == "position", a.name == "dims", a.name == "keyval" && strings.HasPrefix(p.name, "MPI_Comm_free"):
		return true
	case a.class == handle && (strings.Contains(p.name, "Wait") || strings.Contains(p.name, "Test") || strings.Contains(p.name, "Start")):
		return true
	}
	return p.name == "MPI_Cancel" || p.name == "MPI_Type_commit" || a.name == "message" && strings.HasSuffix(p.name, "mrecv") || a.name == "message" && p.name == "MPI_Mrecv"
}

// declare is the declaration of an argument.
func (f form) declare(p procedure, a argument) string {
	intent := ", intent(out)"
	switch {
	case a.constant || !a.pointer && a.array == "":
		intent = ", intent(in)"
	case changes(p, a) || a.array != "":
		intent = "" // its place may be that of a constant such as MPI_UNWEIGHTED
	}
	if a.array != "" && f.loose {
		return "type(*), dimension(..) :: " + a.name
	}
	dims := a.array
	switch a.class {
	case choice:
		if !a.constant {
			intent = ""
		}
		return "type(*), dimension(..)" + intent + " :: " + a.name
	case pointer:
		return "type(*) :: " + a.name
	case address:
		t := "integer(MPI_ADDRESS_KIND)"
		if strings.HasPrefix(p.name, "MPI_Comm_get") {
			return t + ", intent(out) :: " + a.name
		}
		return t + ", intent(in) :: " + a.name
	case text:
		return "type(*), dimension(..)" + intent + " :: " + a.name // which has the length, as arguments of bind(c) have not
	case function:
		if f.types {
			return "procedure(" + a.word + ") :: " + a.name
		}
		return "external :: " + a.name
	case status:
		if f.types {
			return "type(MPI_Status) :: " + a.name + dims
		}
		if dims != "" {
			return "integer :: " + a.name + "(MPI_STATUS_SIZE, *)"
		}
		if f.loose {
			return "type(*), dimension(..) :: " + a.name
		}
		return "integer :: " + a.name + "(MPI_STATUS_SIZE)"
	case handle:
		if f.types {
			return "type(" + a.word + ")" + intent + " :: " + a.name + dims
		}
	case logical:
		return "logical" + intent + " :: " + a.name + dims
	case long:
		return "integer(8)" + intent + " :: " + a.name + dims
	}
	return "integer" + intent + " :: " + a.name + dims
}
