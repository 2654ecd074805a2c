package libc_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"accc/backend/run/libc"
)

// blocking lists the functions that may rightly wait for ever, or for as long as they are asked to.
var blocking = map[string]bool{
	"sleep": true, "usleep": true, "nanosleep": true, "clock_nanosleep": true, "thrd_sleep": true, "pause": true, "sigsuspend": true,
	"acc_poll": true,
}

// A badValue is an argument that a program has no right to pass, or passes by mistake.
type badValue struct {
	what  string
	value uint64
}

var badValues = []badValue{
	{"null", 0},
	{"page of the host that is never there", 8},
	{"address of a device", 0x8000_0040},
	{"out of bounds", memorySize + 64},
	{"huge", 0x7fff_ffff_ffff_fff0},
	{"huge int", 0x7fff_ffff},
	{"negative", ^uint64(0)},
}

// TestEveryRowWithBadArguments calls each function of the library with bad values for each argument. A call may return, trap or end the
// program; it must leave no lock held, must not end in an error of Go, and must not allocate more than a test program could ask for.
func TestEveryRowWithBadArguments(t *testing.T) {
	calls, traps := 0, 0
	for _, f := range libc.All() {
		if blocking[f.Name] {
			continue
		}
		params := parameters(f.Proto)
		for _, files := range []fileArguments{{stream: 0x110, number: 1}, {stream: 0x100, number: 0}, {stream: 0x130, number: 3}} {
			if files.number != 1 && !takesFile(params) {
				continue
			}
			for i := range f.Params {
				for _, bad := range badValues {
					calls++
					name := fmt.Sprintf("%s of file %d, argument %d (%s)", f.Name, files.number, i+1, bad.what)
					p := start(t, func(c *libc.Config) { c.Files = tempFiles{} })
					p.env = p.env.Env(p.mem, callGood)
					p.env.Jump = func(uint64, int32) error { return errors.New("the buffer was not set") }
					p.call("fopen", "file", "r+")
					stack := make([]uint64, max(1, len(f.Params)))
					for k := range f.Params {
						stack[k] = p.good(params[k], files)
					}
					stack[i] = bad.value
					if p.isTrap(name, f, stack) {
						traps++
					}
					require.Empty(t, p.heldLocks(), "locks that are still held after %s", name)
				}
			}
		}
	}
	t.Logf("%d functions, %d calls, %d of them traps", len(libc.All()), calls, traps)
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
		params := parameters(f.Proto)
		for _, format := range formats {
			for _, bad := range badValues {
				p := start(t, func(c *libc.Config) {
					c.Files, c.Stdin = tempFiles{}, strings.NewReader("text 12 aaaa")
				})
				stack := make([]uint64, max(1, len(f.Params)))
				for k := range f.Params {
					stack[k] = p.good(params[k], fileArguments{stream: 0x110, number: 1})
					if strings.Contains(params[k], "format") {
						stack[k] = p.str(format)
					}
					if params[k] == "..." {
						stack[k] = p.buffer(64)
						for at := range 8 {
							binary.LittleEndian.PutUint64(p.mem[stack[k]+uint64(8*at):], bad.value)
						}
					}
				}
				label := fmt.Sprintf("%s(%q), arguments %s", name, format, bad.what)
				p.isTrap(label, f, stack)
				require.Empty(t, p.heldLocks(), "locks that are still held after %s", label)
			}
		}
	}
}

// isTrap calls f and reports whether the call ended the program. It fails the test for an error of Go and for a call that does not end.
func (p *program) isTrap(name string, f *libc.Func, stack []uint64) bool {
	done := make(chan any, 1)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	go func() {
		defer func() { done <- recover() }()
		f.Invoke(p.env, stack)
	}()
	var x any
	select {
	case x = <-done:
	case <-time.After(time.Minute):
		p.t.Errorf("%s does not end", name)
		return false
	}
	runtime.ReadMemStats(&after)
	assert.Less(p.t, (after.TotalAlloc-before.TotalAlloc)>>20, uint64(64), "MiB that %s made Go allocate", name)
	if x == nil {
		return false
	}
	err, isError := x.(error)
	assert.True(p.t, isError, "%s: %v", name, x)
	var internal runtime.Error
	assert.False(p.t, errors.As(err, &internal), "%s: %v", name, x)
	return true
}

// heldLocks lists the mutexes of the process that are locked.
func (p *program) heldLocks() []string {
	var out []string
	seen := map[unsafe.Pointer]bool{}
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			if v.IsNil() || seen[v.UnsafePointer()] || !strings.HasPrefix(v.Type().String(), "*libc.") {
				return
			}
			seen[v.UnsafePointer()] = true
			walk(path, v.Elem())
		case reflect.Struct:
			if v.Type() == reflect.TypeFor[sync.Mutex]() {
				m := (*sync.Mutex)(v.Addr().UnsafePointer())
				if !m.TryLock() {
					out = append(out, path)
					return
				}
				m.Unlock()
				return
			}
			for i := range v.NumField() {
				walk(path+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Slice, reflect.Array:
			if k := v.Type().Elem().Kind(); k != reflect.Pointer && k != reflect.Struct {
				return
			}
			for i := range v.Len() {
				walk(fmt.Sprintf("%s[%d]", path, i), v.Index(i))
			}
		}
	}
	walk("", reflect.ValueOf(p.env.Process))
	return out
}

// goodFunction is the one function pointer that callGood can call.
const goodFunction = 0x41

func callGood(fn uint64, _ ...uint64) uint64 {
	if fn != goodFunction {
		panic(fmt.Errorf("the pointer %#x designates no function", fn))
	}
	return 0
}

// parameters returns the declarations of the parameters of a prototype.
func parameters(proto string) []string {
	open := strings.IndexByte(proto, '(')
	var out []string
	if strings.Contains(proto[:open], "_Complex") {
		out = append(out, "void *result")
	}
	depth, from := 0, open+1
	for i, c := range proto {
		switch {
		case c == '(':
			depth++
		case c == ')':
			depth--
		}
		if c == ',' && depth == 1 || c == ')' && depth == 0 && i > open {
			if one := strings.TrimSpace(proto[from:i]); one != "void" {
				out = append(out, one)
			}
			from = i + 1
		}
	}
	return out
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
