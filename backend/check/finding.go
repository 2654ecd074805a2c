package check

import "fmt"

// A Kind says what is wrong. It is a word of the output for machines, and so never changes.
type Kind string

const (
	DataRace     Kind = "data race"
	Stale        Kind = "stale value"
	Lost         Kind = "lost value"
	Unset        Kind = "uninitialized value"
	OutOfBounds  Kind = "out of bounds"
	NotPresent   Kind = "not present"
	Lifetime     Kind = "lifetime"
	AsyncOrder   Kind = "async order"
	Transfer     Kind = "transfer"
	Deadlock     Kind = "deadlock"
	Message      Kind = "message passing"
	RuntimeError Kind = "run-time error" // whatever else stops a program
)

// An Access is what is done to a variable at a place.
type Access string

const (
	None  Access = "" // a directive, a call: no access of the program itself
	Read  Access = "read"
	Write Access = "write"
)

// A Place is an expression of the source, or a directive.
type Place struct {
	File         string
	Line, Column int // from 1; 0: unknown
	Access       Access
	Text         string // what happens there, for people: "written on the device here"
}

// IsValid reports whether the place is known.
func (p Place) IsValid() bool { return p.File != "" }

// String returns "file:line:column", as much of it as is known.
func (p Place) String() string {
	switch {
	case p.Line == 0:
		return p.File
	case p.Column == 0:
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// A Level says how much a finding matters.
type Level uint8

const (
	Wrong Level = iota // the program is wrong and goes on
	Fatal              // the program is wrong and cannot go on
	Warn               // the program is wrong, but what it does may be what is meant
	Note               // the program may be right
)

// A Finding is one thing that is wrong with a program.
type Finding struct {
	Code     string // "RUN1101"
	Kind     Kind
	Level    Level
	Message  string // lower case, no full stop
	Variable string
	// Construct is the loop or construct whose parts two accesses are in; "" where that says nothing.
	Construct string
	First     Place // the access or directive at which it shows
	Second    Place // the other one, if there is one
	More      []Place
	Notes     []string
	Fix       string // what to write, as a sentence
	Text      string // shown as text in place of all of it, where a library has a form of its own
}
