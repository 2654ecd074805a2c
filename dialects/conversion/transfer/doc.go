// Package transfer reduces what data clauses of OpenACC and maps of OpenMP transfer between the host and a device. It has two passes for each:
//
//	acc-data-hoisting, omp-data-hoisting
//	    put a data construct around a loop of the host whose compute constructs map the same sections in each iteration
//	acc-redundant-data-elimination, omp-redundant-data-elimination
//	    leave out the copy to the device of a section that a construct writes before it reads it, and the copy to the host
//	    of one that it does not write, or that nothing reads there afterwards; make an update in a data construct one of the part that the host reads after it,
//	    or wrote before it, and leave out updates that change nothing
//
// Each change is recorded as the attribute accc.reason of the data operation that it is about; accc.kept says why the data of a construct in a
// loop are transferred in each iteration after all.
//
// A section may stay on the device while a loop runs if no host code in the loop writes it or, when a construct writes it, reads it, or if updates
// can be where it does, and move less than the constructs; if
// all constructs name the same section, which does not change in the loop, or the sections of pointers that only exchange their values; and if nothing else in the loop can be the same
// memory. The clauses inside of the loop stay: they find the section present. What is not understood (calls of
// functions without a body or that call themselves, pointers out of memory but for members of structures that lead to what was allocated for them, queues, conditions on constructs) makes the answer no. The data clause around
// a loop copies in whatever a construct may write only in part, so a loop that never runs and elements that are
// never written leave the host's values as they were. Memory that need not exist when the loop runs no iteration (what a pointer leads to,
// allocatable variables) is mapped under the condition that it does.
//
// The constructs of a loop are also those of functions that it calls. What they map is described in terms of the caller: the arguments of the call for those of the
// function, what is stored once in its variables for these. In Fortran all of the variable is mapped that is the argument, which is no smaller than
// the dummy argument. Functions are summarized once, and the functions themselves stay as they are: other callers may have nothing on the device. For that reason
// no clause becomes present, though all callers of a function that is local to the file may have a data construct around; the clauses of such functions are left
// alone, and no more constructs are put around their loops, since there is nothing to save. Where the host accesses a section in a function, updates are possible
// before and after the call, which is enough unless the function's constructs map what it writes, or write what it reads.
//
// A section need not be copied to the device if each read of it in the construct is of elements that are certain to be written before: in the same
// iteration, or by loops that ended. If all of the section is written, copy becomes copyout; if the host needs none of it, create. It
// need not be copied to the host if it is memory of the function (or, in the main program, of the file) and nothing that can run afterwards reads it, as host
// code or by another clause. For a directive that ends
// the lifetime of data on its own the same holds, and for declare in a procedure, whose data region is what runs from the directive to each end of its block.
//
// An update that the user wrote is compared with what may run before it and after it in the data construct, or the data region of declare, that maps its section. To the device go
// the elements that the host wrote since both sides were equal, by an update or when the construct began; to the host those that it reads before all of the
// section is made new there, by an update or when the construct ends. Code that need not be executed where the update is may have an index that is wrong then, so that
// all of the section counts unless its elements are among others that are accessed for certain. The code that accesses them has to be in the block of the update. Updates with a condition or a queue
// stay.
//
// Read language.go (what the passes ask of a directive language), openacc.go and openmp.go (the two that there are), object.go (what memory an
// address leads to), member.go (pointers in structures), effect.go (what code reads and writes), section.go (sections that do not change), resident.go (what is on the device
// already), declare.go (data regions of declare directives), call.go (functions as their callers see them), lift.go and lift_fortran.go (clauses of functions in terms of callers), candidate.go (what the constructs of a
// loop map), hoist.go, head.go (what a loop does before its first iteration), visit.go (host code in the loop that needs updates), narrow.go (which elements it needs) and parts.go (their bounds), flow.go (what motion asks of a section that is on the device), update.go (updates of the user), swap.go (pointers that take turns), cycle.go (loops of blocks), enter.go (whether a loop runs at all), view.go (numbers and addresses as polynomials), region.go (sets of bytes), shape.go (the one that a clause maps), coverage.go (what is written before it is read), needed.go (what the host
// reads afterwards), overwritten.go (what it writes before it reads it) and redundant.go (the passes), made.go (what they made and changed, for writers), amount.go (bytes, in words), same.go (whether the
// source that is written from the result has the same directives: clauses are about names, and change what is implied).
//
// Considered: moving the operations of each clause, as LLVM's passes for OpenMP move calls of the runtime. A construct around
// the loop is what a programmer writes, so the result can be shown to one.
package transfer
