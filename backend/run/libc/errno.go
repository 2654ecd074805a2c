package libc

import (
	"errors"
	"io/fs"
	"runtime"
	"syscall"
)

// errno.h and assert.h, C23 7.5 and 7.2.
var errnoHeader = header{"errno.h", []row{
	{"int *__errno_location(void)", "the address of errno", host, func(e *Env, s []uint64) { s[0] = e.errnoAddr() }},
}}

var assertHeader = header{"assert.h", []row{
	{"_Noreturn void __assert_fail(const char *expression, const char *file, unsigned line, const char *function)",
		"report a failed assertion and abort", device, assertFail},
}}

// Values of errno: those of Linux on x86-64.
const (
	errnoNoEntry      = 2
	errnoIO           = 5
	errnoNoMemory     = 12
	errnoPermission   = 13
	errnoExists       = 17
	errnoInvalid      = 22
	errnoTooManyFiles = 24
	errnoSeek         = 29
	errnoRange        = 34
	errnoOverflow     = 75
)

// errnoTexts gives what strerror says.
var errnoTexts = map[int32]string{
	0: "Success", 1: "Operation not permitted", 2: "No such file or directory", 3: "No such process",
	4: "Interrupted system call", 5: "Input/output error", 6: "No such device or address", 7: "Argument list too long",
	8: "Exec format error", 9: "Bad file descriptor", 10: "No child processes", 11: "Resource temporarily unavailable",
	12: "Cannot allocate memory", 13: "Permission denied", 14: "Bad address", 16: "Device or resource busy",
	17: "File exists", 19: "No such device", 20: "Not a directory", 21: "Is a directory", 22: "Invalid argument",
	23: "Too many open files in system", 24: "Too many open files", 25: "Inappropriate ioctl for device",
	27: "File too large", 28: "No space left on device", 29: "Illegal seek", 30: "Read-only file system",
	32: "Broken pipe", 33: "Numerical argument out of domain", 34: "Numerical result out of range",
	36: "File name too long", 38: "Function not implemented", 39: "Directory not empty", 40: "Too many levels of symbolic links", 35: "Resource deadlock avoided", 75: "Value too large for defined data type",
	95: "Operation not supported", 110: "Connection timed out", 18: "Invalid cross-device link", 84: "Invalid or incomplete multibyte or wide character",
}

var errNoSeek = errors.New("the stream has no position")

// errnoOf maps an error of Go to errno.
func errnoOf(err error) int32 {
	var number syscall.Errno
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return errnoNoEntry
	case errors.Is(err, fs.ErrPermission):
		return errnoPermission
	case errors.Is(err, fs.ErrExist):
		return errnoExists
	case errors.Is(err, fs.ErrInvalid):
		return errnoInvalid
	case errors.Is(err, errNoSeek):
		return errnoSeek
	case runtime.GOOS == "linux" && errors.As(err, &number) && errnoTexts[int32(number)] != "":
		return int32(number)
	}
	return errnoIO
}

func errnoText(n int32) string {
	if text, ok := errnoTexts[n]; ok {
		return text
	}
	return "Unknown error " + itoa(n)
}

func (e *Env) errnoAddr() uint64 { return e.static("errno", 4) }

func (e *Env) errno() int32 { return int32(hostLoad32(e, e.errnoAddr())) }

// setErrno stores into errno, which lies in the memory of the host whichever side makes the call.
func (e *Env) setErrno(n int32) {
	b, err := e.cfg.Host.Slice(e.errnoAddr(), 4)
	if err != nil {
		e.failErr(err)
	}
	b[0], b[1], b[2], b[3] = byte(n), byte(n>>8), 0, 0
}

func hostLoad32(e *Env, addr uint64) uint32 {
	b, err := e.cfg.Host.Slice(addr, 4)
	if err != nil {
		e.failErr(err)
	}
	return uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
}

func assertFail(e *Env, s []uint64) {
	text := e.programName() + ": " + string(e.cstring(s[1])) + ":" + itoa(int32(s[2])) + ": "
	if s[3] != 0 {
		text += string(e.cstring(s[3])) + ": "
	}
	text += "Assertion `" + string(e.cstring(s[0])) + "' failed.\n"
	e.writeText(e.stream(handle(2)), []byte(text))
	e.abort()
}

// programName is the last element of argv[0].
func (e *Env) programName() string {
	if len(e.cfg.Args) == 0 {
		return "a.out"
	}
	name := e.cfg.Args[0]
	for i := len(name) - 1; i >= 0; i-- {
		if name[i] == '/' {
			return name[i+1:]
		}
	}
	return name
}
