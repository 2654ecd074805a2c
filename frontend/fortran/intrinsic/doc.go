// Package intrinsic is the table of Fortran's intrinsic procedures: their arguments, what their results are, and what
// they require of arguments.
//
//	f := intrinsic.Procedures()["mod"]
//	tied, problem, at := f.Match([]string{"", "p"}) // mod(x, p=3)
//
// Read procedure.go, table.go and demand.go.
package intrinsic
