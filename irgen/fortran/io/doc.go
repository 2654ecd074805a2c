// Package io lowers the input and output statements of Fortran, and stop: each becomes calls of the run-time library,
// one that begins the statement and returns a cookie, those that set what its specifiers say and transfer its items,
// and one that ends it and returns the status.
//
//	io.Statement(memory, host, stmt)
//
// Read host.go, what is asked of the lowering of expressions; then statement.go (control lists, open, inquire, jumps),
// transfer.go (the items of read, write and print, formats, namelists), defined.go (items of derived types that procedures
// of the program transfer) and stop.go.
package io
