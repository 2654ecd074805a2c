package outcome

import "accc/ir"

// A Check is a data operation whose variable must be present where a construct begins.
type Check struct{ Construct, Entry *ir.Op }

// A RowsTime is when rows are moved.
type RowsTime uint8

// The times.
const (
	RowsBegin  RowsTime = iota // where a construct begins, and back where it ends
	RowsEnter                  // enter data
	RowsExit                   // exit data
	RowsUpdate                 // update
)

// Rows are the rows of a data operation, which calls beside a directive move.
type Rows struct {
	Construct, Entry *ir.Op
	At               RowsTime
	Map              string    // the map type, or the direction of an update
	Condition        *ir.Value // of a directive alone; nil: none
}

// An Own is an array that hides a pointer where a construct has copies of what that points to.
type Own struct {
	Construct, Entry *ir.Op
	First            bool // the copies begin with the values that the pointer points to
}
