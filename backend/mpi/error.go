package mpi

import "fmt"

// Error classes of the standard (MPI 4.0 §9.4), with the numbers of mpi.h.
const (
	Success = iota
	ErrBuffer
	ErrCount
	ErrType
	ErrTag
	ErrComm
	ErrRank
	ErrRequest
	ErrRoot
	ErrGroup
	ErrOp
	ErrTopology
	ErrDims
	ErrArg
	ErrUnknown
	ErrTruncate
	ErrOther
	ErrIntern
	ErrInStatus
	ErrPending
	ErrKeyval
	ErrNoMem
	ErrInfo
	ErrInfoKey
	ErrInfoValue
	ErrInfoNoKey
	ErrUnsupported
	lastClass = ErrUnsupported
)

// LastClass is the largest class.
const LastClass = lastClass

var classText = [...]string{"no error", "invalid buffer", "invalid count", "invalid datatype", "invalid tag", "invalid communicator", "invalid rank",
	"invalid request", "invalid root", "invalid group", "invalid operation", "invalid topology", "invalid dimensions", "invalid argument",
	"unknown error", "message truncated", "other error", "internal error", "the error is in the status", "pending request", "invalid key value",
	"no memory", "invalid info", "invalid info key", "invalid info value", "no such info key", "unsupported"}

// ClassText says what an error class is about.
func ClassText(class int) string {
	if class < 0 || class >= len(classText) {
		return "unknown error"
	}
	return classText[class]
}

// An Error is what a call fails with.
type Error struct {
	Class int
	Text  string
	Code  string // of the finding; "": a run-time error
	Notes []string
}

func (e *Error) Error() string { return e.Text }

// Errorf makes an error of a class.
func Errorf(class int, format string, args ...any) *Error {
	return &Error{Class: class, Text: fmt.Sprintf(format, args...)}
}
