package libc

import (
	"errors"
	"io/fs"
	"runtime"
	"syscall"

	"accc/backend/budget"
)

// errno.h and assert.h, C23 7.5 and 7.2.
var errnoHeader = header{"errno.h", []row{
	{"char *__accc_program_name(void)", "the last part of the name of the program", host, func(e *Env, s []uint64) { s[0] = e.staticString("program name", e.programName()) }},
	{"int *__errno_location(void)", "the address of errno", host, func(e *Env, s []uint64) { s[0] = e.errnoAddr() }},
}}

var assertHeader = header{"assert.h", []row{
	{"_Noreturn void __assert_fail(const char *expression, const char *file, unsigned line, const char *function)",
		"report a failed assertion and abort", device, assertFail},
}}

// Values of errno: those of Linux on x86-64.
const (
	errnoNoEntry      = 2
	errnoInterrupted  = 4
	errnoIO           = 5
	errnoAgain        = 11
	errnoNoMemory     = 12
	errnoPermission   = 13
	errnoExists       = 17
	errnoInvalid      = 22
	errnoNotDirectory = 20
	errnoTooManyFiles = 24
	errnoNoSpace      = 28
	errnoSeek         = 29
	errnoRange        = 34
	errnoOverflow     = 75
)

// errnoTexts are the texts that strerror returns.
var errnoTexts = map[int32]string{
	0:   "Success",
	1:   "Operation not permitted",
	2:   "No such file or directory",
	3:   "No such process",
	4:   "Interrupted system call",
	5:   "Input/output error",
	6:   "No such device or address",
	7:   "Argument list too long",
	8:   "Exec format error",
	9:   "Bad file descriptor",
	10:  "No child processes",
	11:  "Resource temporarily unavailable",
	12:  "Cannot allocate memory",
	13:  "Permission denied",
	14:  "Bad address",
	15:  "Block device required",
	16:  "Device or resource busy",
	17:  "File exists",
	18:  "Invalid cross-device link",
	19:  "No such device",
	20:  "Not a directory",
	21:  "Is a directory",
	22:  "Invalid argument",
	23:  "Too many open files in system",
	24:  "Too many open files",
	25:  "Inappropriate ioctl for device",
	26:  "Text file busy",
	27:  "File too large",
	28:  "No space left on device",
	29:  "Illegal seek",
	30:  "Read-only file system",
	31:  "Too many links",
	32:  "Broken pipe",
	33:  "Numerical argument out of domain",
	34:  "Numerical result out of range",
	35:  "Resource deadlock avoided",
	36:  "File name too long",
	37:  "No locks available",
	38:  "Function not implemented",
	39:  "Directory not empty",
	40:  "Too many levels of symbolic links",
	42:  "No message of desired type",
	43:  "Identifier removed",
	44:  "Channel number out of range",
	45:  "Level 2 not synchronized",
	46:  "Level 3 halted",
	47:  "Level 3 reset",
	48:  "Link number out of range",
	49:  "Protocol driver not attached",
	50:  "No CSI structure available",
	51:  "Level 2 halted",
	52:  "Invalid exchange",
	53:  "Invalid request descriptor",
	54:  "Exchange full",
	55:  "No anode",
	56:  "Invalid request code",
	57:  "Invalid slot",
	59:  "Bad font file format",
	60:  "Device not a stream",
	61:  "No data available",
	62:  "Timer expired",
	63:  "Out of streams resources",
	64:  "Machine is not on the network",
	65:  "Package not installed",
	66:  "Object is remote",
	67:  "Link has been severed",
	68:  "Advertise error",
	69:  "Srmount error",
	70:  "Communication error on send",
	71:  "Protocol error",
	72:  "Multihop attempted",
	73:  "RFS specific error",
	74:  "Bad message",
	75:  "Value too large for defined data type",
	76:  "Name not unique on network",
	77:  "File descriptor in bad state",
	78:  "Remote address changed",
	79:  "Can not access a needed shared library",
	80:  "Accessing a corrupted shared library",
	81:  ".lib section in a.out corrupted",
	82:  "Attempting to link in too many shared libraries",
	83:  "Cannot exec a shared library directly",
	84:  "Invalid or incomplete multibyte or wide character",
	85:  "Interrupted system call should be restarted",
	86:  "Streams pipe error",
	87:  "Too many users",
	88:  "Socket operation on non-socket",
	89:  "Destination address required",
	90:  "Message too long",
	91:  "Protocol wrong type for socket",
	92:  "Protocol not available",
	93:  "Protocol not supported",
	94:  "Socket type not supported",
	95:  "Operation not supported",
	96:  "Protocol family not supported",
	97:  "Address family not supported by protocol",
	98:  "Address already in use",
	99:  "Cannot assign requested address",
	100: "Network is down",
	101: "Network is unreachable",
	102: "Network dropped connection on reset",
	103: "Software caused connection abort",
	104: "Connection reset by peer",
	105: "No buffer space available",
	106: "Transport endpoint is already connected",
	107: "Transport endpoint is not connected",
	108: "Cannot send after transport endpoint shutdown",
	109: "Too many references: cannot splice",
	110: "Connection timed out",
	111: "Connection refused",
	112: "Host is down",
	113: "No route to host",
	114: "Operation already in progress",
	115: "Operation now in progress",
	116: "Stale file handle",
	117: "Structure needs cleaning",
	118: "Not a XENIX named type file",
	119: "No XENIX semaphores available",
	120: "Is a named type file",
	121: "Remote I/O error",
	122: "Disk quota exceeded",
	123: "No medium found",
	124: "Wrong medium type",
	125: "Operation canceled",
	126: "Required key not available",
	127: "Key has expired",
	128: "Key has been revoked",
	129: "Key was rejected by service",
	130: "Owner died",
	131: "State not recoverable",
	132: "Operation not possible due to RF-kill",
	133: "Memory page has hardware error",
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
	case errors.Is(err, budget.ErrNoSpace):
		return errnoNoSpace
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

// errnoAddr is the address of the thread's errno.
func (e *Env) errnoAddr() uint64 {
	if e.errAt == 0 {
		e.errAt = e.static("errno "+itoa(e.errnos.Add(1)), 4)
	}
	return e.errAt
}

func (e *Env) errno() int32 { return int32(hostLoad32(e, e.errnoAddr())) }

// setErrno stores into errno, which is in host memory whichever side makes the call.
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
