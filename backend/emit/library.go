package emit

import (
	_ "embed"
	"slices"
	"strings"
	"text/template"
)

// The module openacc for translated programs in Fortran is a source of its own: what a module defines must be the same
// entity for all files that use it, so it cannot be included in each, as the header is.

//go:embed include/openacc.f90
var openaccModule string

// queueDeclarations are the objects that represent queues, in Fortran: common blocks, which files share with each
// other and with the header's variables of C.
var (
	queueDeclarations        = []string{"integer(1) :: accc_queue(0:63)", "common /accc_queue/ accc_queue", "bind(c) :: /accc_queue/"}
	defaultQueueDeclarations = []string{"integer :: accc_default_queue", "common /accc_default_queue/ accc_default_queue", "bind(c) :: /accc_default_queue/"}
)

// A dataRoutine is a routine on a variable, and what it does in OpenMP.
type dataRoutine struct {
	Name       string
	Directives []string
}

var dataRoutines = []dataRoutine{
	{"copyin", []string{"enter data map(to: p)"}},
	{"create", []string{"enter data map(alloc: p)"}},
	{"copyout", []string{"exit data map(from: p)"}},
	{"copyout_finalize", []string{"update from(p)", "exit data map(delete: p)"}},
	{"delete", []string{"exit data map(release: p)"}},
	{"delete_finalize", []string{"exit data map(delete: p)"}},
	{"update_device", []string{"update to(p)"}},
	{"update_self", []string{"update from(p)"}},
}

// A copyRoutine copies between memories: device memory is a type(c_ptr), host memory a variable.
type copyRoutine struct {
	Name, Arguments, More          string
	Declarations                   string
	Async                          bool
	To, From, ToDevice, FromDevice string
}

func copyRoutines() (list []copyRoutine) {
	const device, host = "omp_get_default_device()", "omp_get_initial_device()"
	const isDevice, isHost = "    type(c_ptr), value :: ", "    type(*), dimension(..), target :: "
	for _, c := range []copyRoutine{
		{Name: "memcpy_to_device", Arguments: "data_dest, data_src", Declarations: isDevice + "data_dest\n" + isHost + "data_src",
			To: "data_dest", From: "c_loc(data_src)", ToDevice: device, FromDevice: host},
		{Name: "memcpy_from_device", Arguments: "data_dest, data_src", Declarations: isHost + "data_dest\n" + isDevice + "data_src",
			To: "c_loc(data_dest)", From: "data_src", ToDevice: host, FromDevice: device},
		{Name: "memcpy_device", Arguments: "data_dest, data_src", Declarations: isDevice + "data_dest, data_src",
			To: "data_dest", From: "data_src", ToDevice: device, FromDevice: device},
	} {
		async := c
		async.Name, async.Async, async.More = c.Name+"_async", true, ", async_arg"
		async.Declarations += "\n    integer(acc_handle_kind), intent(in) :: async_arg"
		list = append(list, c, async)
	}
	return list
}

// Module is the source of the module openacc, written with OpenMP's library.
func (h Header) Module() string {
	var b strings.Builder
	err := template.Must(template.New("openacc").Parse(openaccModule)).Execute(&b, map[string]any{
		"Device": !h.Host, "Queues": "  " + strings.Join(slices.Concat(queueDeclarations, defaultQueueDeclarations), "\n  "), "Data": dataRoutines, "Copies": copyRoutines(),
		"Attach": []dataRoutine{{Name: "attach"}, {Name: "detach"}, {Name: "detach_finalize"}},
	})
	if err != nil {
		panic(err) // it is part of the program
	}
	return b.String()
}
