package libc

import (
	"fmt"
	"sort"
	"strings"
	"sync"

	"github.com/tetratelabs/wazero/api"
)

// A Func is one function of the C library.
type Func struct {
	Name    string          // the name in C
	Header  string          // where C declares it: "stdio.h"; "" for names that only the headers of glibc use
	Proto   string          // its prototype, with the names of the parameters
	Doc     string          // one line: what it does
	Params  []api.ValueType // WebAssembly parameters; see the package comment for complex and variable arguments
	Results []api.ValueType // none or one
	Device  bool            // may be called in device code
	Pure    bool            // the result depends on the arguments alone and memory is neither read nor written
	Varargs bool            // the last parameter is the address of the variable arguments

	do    func(e *Env, s []uint64)
	alone bool // threads call it one after another
}

// oneByOne are the functions over state that all threads share, and that have no lock of their own: what they do to it is not safe in C
// either, but must not harm the library.
var oneByOne = []string{"getenv", "secure_getenv", "setenv", "unsetenv", "putenv", "clearenv", "strtok", "opendir", "readdir", "closedir", "rewinddir", "chdir",
	"atexit", "at_quick_exit", "signal", "tmpnam", "getopt", "getopt_long", "feclearexcept", "feraiseexcept", "fetestexcept",
	"hcreate", "hdestroy", "__hsearch", "pthread_key_create", "pthread_key_delete", "pthread_getspecific", "pthread_setspecific", "pthread_join", "thrd_join", "pthread_detach",
	"pthread_mutex_lock", "pthread_mutex_trylock", "pthread_mutex_unlock"}

// Invoke calls f. The arguments are on stack, which has room for at least one value; the result replaces
// stack[0]. It panics with a *[Trap] when the call is wrong and with an *[Exit] when it ends the program.
func (f *Func) Invoke(e *Env, stack []uint64) {
	defer e.leave(e.fn, len(e.held))
	e.fn = f
	e.Receive()
	if f.alone {
		e.hold(&e.alone)
	}
	f.do(e, stack)
}

// Lookup returns the function of that name, or nil.
func Lookup(name string) *Func {
	byName, _ := table()
	return byName[name]
}

// All returns every function, ordered by header and name.
func All() []*Func {
	_, ordered := table()
	return ordered
}

// A row is a Func before its prototype is read.
type row struct {
	proto string
	doc   string
	flags flags
	do    func(e *Env, s []uint64)
}

type flags uint8

const (
	host   flags = 0          // callable on the host alone
	device flags = 1          // callable in kernels too
	pure   flags = 2 | device // device, and without any effect
)

// A header is the rows one C header declares.
type header struct {
	name string
	rows []row
}

// table is made when it is asked for: most commands do not run programs.
var table = sync.OnceValues(func() (byName map[string]*Func, ordered []*Func) {
	byName = map[string]*Func{}
	for _, h := range append(refusedHeaders(),
		assertHeader, complexHeader, ctypeHeader, errnoHeader, getoptHeader, farHeader, glibcHeader, inttypesHeader, localeHeader, mathHeader, ompHeader, ompMemoryHeader, ompTraitsHeader, ompThreadsHeader, ompLocksHeader, slowLocksHeader,
		stdioHeader, stdlibHeader, stringHeader, stringsHeader, sysTimeHeader, timeHeader, unistdHeader, fcntlHeader, statHeader, resourceHeader, timesHeader,
		utsnameHeader, schedHeader, mmanHeader, waitHeader, signalHeader, setjmpHeader, fenvHeader, pthreadHeader, direntHeader, semaphoreHeader, fnmatchHeader, globHeader, regexHeader, searchHeader, threadsHeader, x86Header,
	) {
		for _, r := range h.rows {
			f, err := readProto(r.proto)
			if err != nil {
				panic(fmt.Sprintf("libc: %s: %v", r.proto, err))
			}
			if byName[f.Name] != nil {
				panic("libc: two rows for " + f.Name)
			}
			f.Header, f.Doc, f.do = h.name, r.doc, r.do
			f.Device, f.Pure = r.flags&device != 0, r.flags&pure == pure
			byName[f.Name] = f
			ordered = append(ordered, f)
		}
	}
	for _, name := range oneByOne {
		if f := byName[name]; f != nil {
			f.alone = true
		}
	}
	sort.Slice(ordered, func(i, j int) bool {
		if ordered[i].Header != ordered[j].Header {
			return ordered[i].Header < ordered[j].Header
		}
		return ordered[i].Name < ordered[j].Name
	})
	return byName, ordered
})

// readProto takes a prototype apart: the name, the types of the parameters and of the result.
func readProto(proto string) (*Func, error) {
	open := strings.IndexByte(proto, '(')
	if open < 0 || !strings.HasSuffix(proto, ")") {
		return nil, fmt.Errorf("not a prototype")
	}
	head := proto[:open]
	at := strings.LastIndexAny(head, " *") + 1
	f := &Func{Name: head[at:], Proto: proto}

	result := strings.TrimSpace(head[:at])
	t, err := valueType(result + " r")
	switch {
	case result == "void" || result == "_Noreturn void":
	case err != nil:
		return nil, err
	case strings.Contains(result, complexWord): // Declarations has its address
	default:
		f.Results = []api.ValueType{t}
	}
	for _, p := range Declarations(proto) {
		if p == "..." {
			f.Varargs = true
			f.Params = append(f.Params, api.ValueTypeI64)
			continue
		}
		t, err := valueType(p)
		if err != nil {
			return nil, err
		}
		f.Params = append(f.Params, t)
	}
	return f, nil
}

// Declarations returns the declarations of the parameters of a prototype, as they become values: a complex result is passed by its address, before them.
func Declarations(proto string) (list []string) {
	head, params, found := strings.Cut(strings.TrimSuffix(proto, ")"), "(")
	if !found {
		return nil
	}
	if strings.Contains(head, complexWord) {
		list = append(list, "void *result")
	}
	return append(list, splitParams(params)...)
}

// splitParams cuts a parameter list at the commas outside parentheses; "void" is the empty list.
func splitParams(list string) []string {
	if list == "void" {
		return nil
	}
	var out []string
	depth, from := 0, 0
	for i, c := range list {
		switch {
		case c == '(':
			depth++
		case c == ')':
			depth--
		case c == ',' && depth == 0:
			out = append(out, strings.TrimSpace(list[from:i]))
			from = i + 1
		}
	}
	return append(out, strings.TrimSpace(list[from:]))
}

// wordTypes are the value types of a declaration by the words in it; the widest wins ("long int").
var wordTypes = map[string]api.ValueType{
	"char": api.ValueTypeI32, "short": api.ValueTypeI32, "int": api.ValueTypeI32, "unsigned": api.ValueTypeI32,
	"signed": api.ValueTypeI32, "useconds_t": api.ValueTypeI32, "pid_t": api.ValueTypeI32, "clockid_t": api.ValueTypeI32,
	"long": api.ValueTypeI64, "size_t": api.ValueTypeI64, "ssize_t": api.ValueTypeI64, "time_t": api.ValueTypeI64,
	"clock_t": api.ValueTypeI64, "intmax_t": api.ValueTypeI64, "uintmax_t": api.ValueTypeI64, "va_list": api.ValueTypeI64,
	"off_t": api.ValueTypeI64, "mode_t": api.ValueTypeI32, "uid_t": api.ValueTypeI32, "gid_t": api.ValueTypeI32, "pthread_t": api.ValueTypeI64,
	"__rlimit_resource_t": api.ValueTypeI32, "__priority_which_t": api.ValueTypeI32, "__itimer_which_t": api.ValueTypeI32, "idtype_t": api.ValueTypeI32, "pthread_key_t": api.ValueTypeI32, "sighandler_t": api.ValueTypeI64, "jmp_buf": api.ValueTypeI64, "omp_sched_t": api.ValueTypeI32, "omp_proc_bind_t": api.ValueTypeI32, "omp_sync_hint_t": api.ValueTypeI32,
	"omp_allocator_handle_t": api.ValueTypeI64, "omp_event_handle_t": api.ValueTypeI64, "omp_memspace_handle_t": api.ValueTypeI64, "omp_interop_t": api.ValueTypeI64,
	"omp_intptr_t": api.ValueTypeI64, "omp_pause_resource_t": api.ValueTypeI32, "omp_interop_property_t": api.ValueTypeI32, "omp_interop_rc_t": api.ValueTypeI32,
	"nfds_t": api.ValueTypeI64, "char16_t": api.ValueTypeI32, "char32_t": api.ValueTypeI32,
	"id_t": api.ValueTypeI32, "key_t": api.ValueTypeI32, "dev_t": api.ValueTypeI64, "wint_t": api.ValueTypeI32, "wchar_t": api.ValueTypeI32,
	"locale_t": api.ValueTypeI64, "timer_t": api.ValueTypeI64, "wctrans_t": api.ValueTypeI64, "intptr_t": api.ValueTypeI64, "uint32_t": api.ValueTypeI32,
	"float": api.ValueTypeF32, "double": api.ValueTypeF64,
}

// complexWord marks a type that is passed by its address, as structures are.
const complexWord = "_Complex"

// valueType returns the type of the value that one declared parameter becomes.
func valueType(decl string) (api.ValueType, error) {
	if strings.ContainsAny(decl, "*[(") || strings.Contains(decl, complexWord) {
		return api.ValueTypeI64, nil
	}
	var got api.ValueType
	for word := range strings.FieldsSeq(decl) {
		t, known := wordTypes[word]
		// "long double" is a double here, and "long int" a long.
		if known && (got == 0 || got == api.ValueTypeI32 || t == api.ValueTypeF64) {
			got = t
		}
	}
	if got == 0 {
		return 0, fmt.Errorf("no type is known in %q", decl)
	}
	return got, nil
}
