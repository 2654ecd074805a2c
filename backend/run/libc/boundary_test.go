package libc_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"accc/backend/run/boundarytest"
	"accc/backend/run/libc"
)

// blocking lists the functions that may rightly wait for ever, or for as long as they are asked to.
var blocking = map[string]bool{
	"sleep": true, "usleep": true, "nanosleep": true, "clock_nanosleep": true, "thrd_sleep": true, "pause": true, "sigsuspend": true,
	"acc_poll": true,
}

var badValues = boundarytest.Values(memorySize)

// Each function of the library with bad values for each argument; functions of files with the standard output, the standard input and a file.
func TestEveryRowWithBadArguments(t *testing.T) {
	var rows []boundarytest.Row
	for _, f := range libc.All() {
		if blocking[f.Name] {
			continue
		}
		params := libc.Declarations(f.Proto)
		rows = append(rows, callsOf(t, f, params, fileArguments{stream: 0x110, number: 1}))
		if takesFile(params) {
			rows = append(rows, callsOf(t, f, params, fileArguments{stream: 0x100, number: 0}), callsOf(t, f, params, fileArguments{stream: 0x130, number: 3}))
		}
	}
	boundarytest.Sweep(t, "libc", rows, badValues)
}

// callsOf makes the row of f with arguments that are good for most functions.
func callsOf(t *testing.T, f *libc.Func, params []string, files fileArguments, change ...func(p *program, args []uint64)) boundarytest.Row {
	return boundarytest.Row{Name: fmt.Sprintf("%s of file %d", f.Name, files.number), Args: len(f.Params), Prepare: func() ([]uint64, func([]uint64), any) {
		p := start(t, func(c *libc.Config) { c.Files, c.Stdin = tempFiles{}, strings.NewReader("text 12 aaaa") })
		p.env = p.env.Env(p.mem, callGood)
		p.env.Jump = func(uint64, int32) error { return errors.New("the buffer was not set") }
		p.call("fopen", "file", "r+")
		args := make([]uint64, max(1, len(f.Params)))
		for k := range f.Params {
			args[k] = p.good(params[k], files)
		}
		for _, c := range change {
			c(p, args)
		}
		return args, func(args []uint64) { f.Invoke(p.env, args) }, p.env
	}}
}

// fileArguments are the stream and the file number that calls get.
type fileArguments struct{ stream, number uint64 }

func takesFile(params []string) bool {
	return slices.ContainsFunc(params, func(p string) bool { return strings.HasPrefix(p, "FILE *") || p == "int fd" })
}

// Widths, precisions and sizes in formats are arguments, too.
func TestFormatsWithBadArguments(t *testing.T) {
	formats := []string{
		"%s", "%10s", "%n", "%hhn", "%ls", "%999999999d", "%.999999999f", "%.999999999d", "%999999999s", "%*d", "%.*d", "%-*.*f", "%.2147483647s", "%99999999999999d",
		"%2147483647d", "%c", "%lc", "%p", "%a", "%.999999999a", "%.999999999e", "%.999999999g", "%lf", "%Lf", "%1$d", "%9$s", "%999999999$d", "%z", "%", "%l",
		"%[a-", "%[^", "%d", "%5c", "%999999999c", "%999999999[a]", "%ms", "%i%i%i%i",
	}
	for _, name := range []string{"printf", "sprintf", "snprintf", "fprintf", "dprintf", "asprintf", "sscanf", "scanf", "fscanf", "strftime", "strptime"} {
		f := libc.Lookup(name)
		params := libc.Declarations(f.Proto)
		for _, format := range formats {
			for _, bad := range badValues {
				row := callsOf(t, f, params, fileArguments{stream: 0x110, number: 1}, func(p *program, args []uint64) {
					for k, param := range params {
						if strings.Contains(param, "format") {
							args[k] = p.str(format)
						}
						if param == "..." {
							for at := range uint64(8) {
								binary.LittleEndian.PutUint64(p.mem[args[k]+8*at:], bad.Value)
							}
						}
					}
				})
				boundarytest.Try(t, fmt.Sprintf("%s(%q), arguments %s", name, format, bad.What), row, func([]uint64) {})
			}
		}
	}
}

// goodFunction is the one function pointer that callGood can call.
const goodFunction = 0x41

func callGood(fn uint64, _ ...uint64) uint64 {
	if fn != goodFunction {
		panic(fmt.Errorf("the pointer %#x designates no function", fn))
	}
	return 0
}

// good returns an argument that most functions take.
func (p *program) good(decl string, files fileArguments) uint64 {
	switch {
	case strings.Contains(decl, "(*"):
		return goodFunction
	case strings.HasPrefix(decl, "const char *"):
		return p.str("text")
	case strings.Contains(decl, "FILE *"):
		return files.stream
	case decl == "int fd":
		return files.number
	case strings.Contains(decl, "double"), strings.Contains(decl, "float"):
		if strings.Contains(decl, "*") {
			return p.buffer(64)
		}
		return 0
	case decl == "...", strings.ContainsAny(decl, "*["), strings.Contains(decl, "va_list"), strings.Contains(decl, "jmp_buf"), strings.Contains(decl, "_Complex"):
		return p.buffer(512)
	}
	return 1
}

// tempFiles opens every name as a file that is never there but for reading nothing.
type tempFiles struct{}

func (tempFiles) Open(string, int) (libc.File, error) { return emptyFile{}, nil }
func (tempFiles) Remove(string) error                 { return os.ErrNotExist }
func (tempFiles) Rename(string, string) error         { return os.ErrNotExist }

type emptyFile struct{}

func (emptyFile) Read([]byte) (int, error)       { return 0, io.EOF }
func (emptyFile) Write(b []byte) (int, error)    { return len(b), nil }
func (emptyFile) Seek(int64, int) (int64, error) { return 0, nil }
func (emptyFile) Close() error                   { return nil }
