// Package acctoomp converts operations of the acc dialect to operations of the omp dialect.
//
// First a plan decides for each operation which OpenMP constructs it becomes, with which clauses, in the words of
// OpenMP's tables (pragma/omp). Then operations are made of it by the rows that lowering and regeneration of OpenMP
// share. Nothing else reads the plan: the text of "accc emit --as omp" is what backend/emit reads from the operations.
//
// Directives makes the operations for the text. They are open: they hold all clauses, by the rules of OpenMP 5.2 §17.2,
// but their regions still use the results of acc's data operations, which name variables and sections as the user did
// and have the recipes of acc. So everything is converted, whatever the host language and however copies are made. What
// a directive says beside its operation is said by private attributes (dialects/accc): accc.at for those at the end of
// a region or after it, accc.bare for constructs of statements without a directive, accc.statement for calls and
// conditions. Locations tell which directive of the user's an operation replaces.
//
// The pass acc-to-omp makes code that LLVM's tools translate: regions have arguments, copies are made by recipes or in
// storage of the region, and tasks wait where an operation cannot depend on others. It refuses what these tools do not
// support.
//
// Read plan.go and clause.go (what a plan is), compute.go and loop.go (who runs what), mapping.go (data clauses), data.go (what moves), use.go
// (which scalars need copies of their own), select.go (device_type), split.go (kernels), auto.go (auto loops),
// nest.go (nested loops), temporary.go (scalars and arrays that gangs have one of), counter.go (loop variables), pointer.go (pointers alone in clauses), own.go (copies of what a pointer points to), rows.go (arrays of pointers with
// their rows), queue.go (async), version.go
// (styles and versions), fortran.go and internal.go (what compilers of Fortran do not take), compilers.go (what compilers reject or hang on), library.go (what programs are to be linked with), rules.go (what is said where OpenMP has no equivalent). The operations: convert.go, slot.go (clauses), directives.go (open
// ones), then target.go, region.go and task.go, build.go (making operations).
//
// There are two targets. Offload keeps the device: a gang is a team, workers and lanes are the threads of it.
// Multicore has none: a gang is a thread of the host, worker loops run in it one after the other, vector loops are
// simd loops, and there is nothing to move or to wait for.
//
//	acc parallel loop gang reduction(+:s)   target teams distribute parallel for reduction(+:s) map(tofrom: s)
//	                                        parallel for reduction(+:s)
//
// Gang-redundant code stays redundant: a parallel construct without a loop is target teams or parallel, not one
// thread of it, so that what each gang does, each team or thread does.
//
// Considered: clacc, which translates OpenACC to OpenMP in clang's tree and documents its mapping clause by clause, and
// Intel's source migration tool, which comments on what it cannot carry over. As in the latter, nothing is dropped
// without a word, but the words are diagnostics.
package acctoomp
