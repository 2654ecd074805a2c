package libmpi

import (
	"github.com/tetratelabs/wazero/api"
)

// attributeFunctions are the functions of attributes that programs pass in Fortran.
var attributeFunctions = map[string]func(e *Env, a []uint64){
	"mpi_comm_dup_fn": func(e *Env, a []uint64) {
		e.store64(a[4], e.load64(a[3]))
		e.setBool(a[5], true)
		e.setInt(a[6], 0)
	},
	"mpi_comm_null_copy_fn": func(e *Env, a []uint64) {
		e.setBool(a[5], false)
		e.setInt(a[6], 0)
	},
	"mpi_comm_null_delete_fn": func(e *Env, a []uint64) { e.setInt(a[4], 0) },
}

// handleTypes are the types of mpi_f08 that == and /= compare.
var handleTypes = []string{"comm", "group", "datatype", "op", "request", "errhandler", "info", "message", "win", "file"}

// fortranOnly are functions that C does not have.
func fortranOnly() (out []*Func) {
	add := func(name, call string, n int, results []api.ValueType, do func(e *Env, a []uint64)) {
		f := &Func{Name: name, Call: call, Results: results, comm: -1, ierror: -1, early: true, fortran: true, do: do}
		for range n {
			f.Params = append(f.Params, api.ValueTypeI64)
		}
		out = append(out, f)
	}
	for _, b := range bindings {
		for name, do := range attributeFunctions {
			n := 7
			if name == "mpi_comm_null_delete_fn" {
				n = 5
			}
			add(name+b.suffix, name, n, nil, do)
		}
		add("mpi_sizeof"+b.suffix, "MPI_Sizeof", 3, nil, func(e *Env, a []uint64) {
			_, length, _, _ := e.dimensions(a[0])
			e.setInt(a[1], length)
			if a[2] != 0 {
				e.setInt(a[2], 0)
			}
		})
	}
	for _, t := range handleTypes {
		for op, equal := range map[string]uint64{"_eq": 1, "_ne": 0} {
			add("accc_"+t+op, op, 2, []api.ValueType{api.ValueTypeI32}, func(e *Env, a []uint64) {
				same := e.load32(a[0]) == e.load32(a[1])
				if a[0] = 1 - equal; same {
					a[0] = equal
				}
			})
		}
	}
	return out
}
