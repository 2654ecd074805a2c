package device

import (
	"fmt"
	"strings"
)

// A Site is the directive or call that asks for something.
type Site struct {
	Directive    string // "parallel loop", "acc_copyin", ...
	Clause       string // "copyin"; "" where it is not about one clause
	File         string
	Line, Column int // 1-based; 0: unknown
}

// Position returns "file:line:column", or "" when unknown.
func (s Site) Position() string {
	switch {
	case s.File == "":
		return ""
	case s.Line == 0:
		return s.File
	}
	return fmt.Sprintf("%s:%d:%d", s.File, s.Line, s.Column)
}

// String returns the directive and its position.
func (s Site) String() string {
	if p := s.Position(); p != "" {
		return s.Directive + " at " + p
	}
	return s.Directive
}

// A Range is Size bytes from Addr on.
type Range struct{ Addr, Size uint64 }

// End is the first address past the range.
func (r Range) End() uint64 { return r.Addr + r.Size }

// Contains reports whether every byte of s lies in r.
func (r Range) Contains(s Range) bool { return s.Addr >= r.Addr && s.End() <= r.End() }

// Overlaps reports whether r and s have a byte in common.
func (r Range) Overlaps(s Range) bool { return r.Addr < s.End() && s.Addr < r.End() }

// String returns "[0x10000, +800)".
func (r Range) String() string { return fmt.Sprintf("[%#x, +%d)", r.Addr, r.Size) }

// Kind says what went wrong. The names follow the error conditions of OpenACC 3.3 §5.2.2 where there is one.
type Kind uint8

const (
	NotPresent      Kind = iota + 1 // acc_error_not_present
	PartlyPresent                   // acc_error_partly_present
	OutOfMemory                     // acc_error_out_of_memory
	NotHost                         // an address that is not the host's where one is needed
	NotDevice                       // an address that is not the device's where one is needed
	Freed                           // device memory used after it was freed
	DoubleFree                      // device memory freed a second time
	NotAllocated                    // freeing what acc_malloc did not return
	Mapped                          // mapping what is mapped, or unmapping what acc_map_data did not map
	OutOfBounds                     // a range that leaves its object
	Overrun                         // something was written out of bounds
	InvalidAsync                    // acc_error_invalid_async
	InvalidDevice                   // acc_error_device_unavailable, acc_error_device_type_unavailable
	InvalidArgument                 // acc_error_invalid_argument
)

// An Error is a data action or call that cannot be done. Which fields are set depends on the kind.
type Error struct {
	Kind  Kind
	Site  Site
	Var   string // as the user wrote it, or ""
	Range Range  // of Var
	// Other is the object on the device that is in the way, with its name and what put it there.
	Other     Range
	OtherVar  string
	OtherSite Site
	Detail    string // what the kind does not say
	Text      string // where not empty, the whole line: what was expected, and what there is instead
}

// Error returns one line without the position: "a[0:n] is not present on the device".
func (e *Error) Error() string {
	if e.Text != "" {
		return e.Text
	}
	var b strings.Builder
	b.WriteString(e.subject())
	b.WriteString(kindText[e.Kind])
	if e.Detail != "" {
		b.WriteString(": " + e.Detail)
	}
	return b.String()
}

// Notes returns further lines: the ranges and what created the other object.
func (e *Error) Notes() []string {
	var notes []string
	if e.Var != "" && e.Range.Size > 0 {
		notes = append(notes, e.Var+" is "+e.Range.String())
	}
	if e.Other != (Range{}) {
		what := e.OtherVar
		if what == "" {
			what = "the memory in question"
		}
		n := what + " is " + e.Other.String()
		if e.OtherSite.Directive != "" {
			n += ", from " + e.OtherSite.String()
		}
		notes = append(notes, n)
	}
	if e.Kind == Overrun {
		notes = append(notes, "--check=memory finds the access")
	}
	return notes
}

func (e *Error) subject() string {
	if e.Var != "" {
		return e.Var
	}
	if e.Range != (Range{}) {
		return fmt.Sprintf("the memory at %#x", e.Range.Addr)
	}
	return "the call"
}

var kindText = map[Kind]string{
	NotPresent:      " is not present on the device",
	PartlyPresent:   " is only partially present on the device",
	OutOfMemory:     " does not fit into the memory of the device",
	NotHost:         " is not in host memory",
	NotDevice:       " is not in device memory",
	Freed:           " was freed before on the device",
	DoubleFree:      " is freed twice",
	NotAllocated:    " was not allocated on the device",
	Mapped:          " cannot be mapped or unmapped",
	OutOfBounds:     " leaves its object",
	Overrun:         " was overrun on the device",
	InvalidAsync:    " has an async value that is neither a queue nor acc_async_sync or acc_async_noval",
	InvalidDevice:   " names a device that does not exist",
	InvalidArgument: " has an argument that is not allowed",
}
