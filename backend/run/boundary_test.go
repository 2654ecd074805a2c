package run_test

import (
	"bytes"
	"flag"
	"fmt"
	"hash/crc32"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"accc/backend/budget"
	"accc/backend/check"
	"accc/backend/device/api"
	"accc/backend/run"
	"accc/backend/run/libc"
	"accc/backend/run/libfortran"
	"accc/backend/run/libmpi"
	"accc/dialects"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"

	"github.com/stretchr/testify/require"
	wasm "github.com/tetratelabs/wazero/api"
)

var (
	boundaryEvery = flag.Uint("boundary", 400, "of so many calls with bad arguments TestBoundary makes one; 1: all of them")
	boundaryOnly  = flag.String("boundary-row", "", "the one function that TestBoundary calls")
)

// TestBoundary calls the functions of all libraries with arguments that no program may pass, from compiled code: each function, each
// argument, each bad value, in each context that may call it, without checks and with all of them. A call may return, with an error of its
// library or without, or end the program with a run-time error that names it. All else is a fault: an error of Go, a status that says
// that accc is wrong, no end. It prints a table of what came of the calls. It makes a part of the calls, the same in each run; all are made by
//
//	go test ./backend/run -run TestBoundary -boundary=1 -timeout=0 -v
//
// The tests of the libraries call the same functions without compiled code, see package boundarytest.
func TestBoundary(t *testing.T) {
	counts := map[[2]string]*boundaryCounts{}
	var order [][2]string
	for _, r := range boundaryRows() {
		if *boundaryOnly != "" && *boundaryOnly != r.name {
			continue
		}
		for _, context := range boundaryContexts {
			if context == "kernel" && !r.device {
				continue
			}
			key := [2]string{r.library, context}
			if counts[key] == nil {
				counts[key] = &boundaryCounts{functions: map[string]bool{}}
				order = append(order, key)
			}
			for _, checks := range []check.Classes{0, check.All} {
				p := &boundaryProgram{row: r, context: context, checks: checks}
				for i := range r.params {
					for _, v := range boundaryValues {
						name := fmt.Sprintf("%s in the context %s, check %d, argument %d %s", r.name, context, checks, i+1, v.what)
						if crc32.ChecksumIEEE([]byte(name))%uint32(*boundaryEvery) == 0 {
							counts[key].functions[r.name] = true
							counts[key].add(p.try(t, name, i, v.word))
						}
					}
				}
			}
		}
	}
	slices.SortFunc(order, func(a, b [2]string) int { return strings.Compare(a[0], b[0]) })
	table := fmt.Sprintf("%-24s %-8s %9s %7s %9s %7s %9s %7s\n", "library", "context", "functions", "calls", "returned", "errors", "refusals", "faults")
	for _, key := range order {
		c := counts[key]
		table += fmt.Sprintf("%-24s %-8s %9d %7d %9d %7d %9d %7d\n", key[0], key[1], len(c.functions), c.calls, c.of[boundaryReturned], c.of[boundaryError], c.of[boundaryRefused], c.of[boundaryFault])
	}
	t.Log("\n" + table)
}

// boundaryContexts are where calls are made: by the main program, by each thread of a team, by each rank of two, by a kernel.
var boundaryContexts = []string{"main", "team", "rank", "kernel"}

// boundaryValues are the bad values, as the texts that the program is given: see boundaryProgram.
var boundaryValues = []struct{ what, word string }{
	{"null", "0"}, {"host", "@0"}, {"device", fmt.Sprint(1<<31 + 64)}, {"out of bounds", fmt.Sprint(boundaryMemory + 1<<20)},
	{"huge", fmt.Sprint(0x7fff_ffff_ffff_fff0)}, {"negative", fmt.Sprint(^uint64(0))},
}

const boundaryMemory = 16 << 20

type boundaryOutcome int

const (
	boundaryReturned boundaryOutcome = iota
	boundaryError                    // an error of the library
	boundaryRefused                  // a run-time error
	boundaryFault
)

type boundaryCounts struct {
	functions map[string]bool
	calls     int
	of        [4]int
}

func (c *boundaryCounts) add(o boundaryOutcome) {
	c.calls++
	c.of[o]++
}

// A boundaryRow is a function of a library.
type boundaryRow struct {
	library, name   string
	params, results []wasm.ValueType
	good            []string // arguments that most functions take, as texts for the program
	before          string   // a function of libfortran that begins the statement which the call is part of
	names           []string // what an error may call it
	device, ends    bool
}

// boundaryWaits are the functions that may rightly wait for as long as they are asked to, or for ever.
var boundaryWaits = map[string]bool{
	"sleep": true, "usleep": true, "nanosleep": true, "clock_nanosleep": true, "thrd_sleep": true, "pause": true, "sigsuspend": true, "_FortranASleep": true,
}

// boundaryEnds are the functions that end the program, with what status they are asked to.
var boundaryEnds = map[string]bool{
	"exit": true, "_exit": true, "_Exit": true, "quick_exit": true, "abort": true, "MPI_Abort": true, "raise": true, "kill": true, "killpg": true,
	"pthread_kill": true, "__assert_fail": true, "pthread_exit": true, "thrd_exit": true,
}

func boundaryRows() (rows []boundaryRow) {
	add := func(library, name, proto string, params, results []wasm.ValueType, device bool) *boundaryRow {
		r := boundaryRow{library: library, name: name, params: params, results: results, device: device, ends: boundaryEnds[name], names: []string{strings.TrimPrefix(name, "__slow_")}}
		decls := libc.Declarations(proto)
		for i := range params {
			decl := ""
			if i < len(decls) {
				decl = decls[i]
			}
			r.good = append(r.good, boundaryGood(decl, params[i], i))
		}
		if strings.Contains(name, "setjmp") {
			r.names = append(r.names, "setjmp") // which its names are macros of
		}
		if boundaryWaits[name] {
			return &r
		}
		rows = append(rows, r)
		return &rows[len(rows)-1]
	}
	for _, f := range libc.All() {
		library := "libc"
		if strings.HasPrefix(f.Name, "omp_") {
			library = "openacc.h and omp.h"
		}
		add(library, f.Name, f.Proto, f.Params, f.Results, f.Device)
	}
	for _, f := range api.All() {
		add("openacc.h and omp.h", f.Name, f.Proto, f.Params, f.Results, f.Device)
	}
	for _, f := range libmpi.All() {
		add("libmpi", f.Name, f.Proto, f.Params, f.Results, false)
		if f := libmpi.Lookup(strings.ToLower(f.Name)); f != nil {
			r := add("libmpi of Fortran", f.Name, "", f.Params, f.Results, false)
			r.names, r.ends = []string{f.Call}, boundaryEnds[f.Call]
		}
	}
	for _, f := range libfortran.All() {
		name := strings.TrimPrefix(f.Name, libfortran.Prefix)
		r := add("libfortran", f.Name, "", f.Params, f.Results, f.Device)
		types := boundaryTypes.FindAllString(name, -1)
		for i, p := range f.Params {
			if p != wasm.ValueTypeI64 {
				continue
			}
			// A descriptor: of the types in the name of the function, the last for what comes first where there are two.
			typ := "Integer4"
			if n := len(types); n > 0 {
				typ = types[(i+n-1)%n]
			}
			vector := 0
			if strings.Contains(name, "Matmul") {
				vector = i % 3 // the result of a matrix and a vector
			}
			r.good[i] = fmt.Sprint("@", boundaryDescriptor(typ, vector))
		}
		r.ends = slices.Contains([]string{"StopStatement", "StopStatementText", "Exit", "FailImageStatement", "ProgramEndStatement", "Abort", "ReportFatalUserError",
			"PauseStatement", "PauseStatementInt", "PauseStatementText"}, name)
		if strings.HasPrefix(name, "io") && !strings.HasPrefix(name, "ioBegin") {
			r.before = "ioBeginExternalListOutput"
			r.good[0] = "^0"
		}
		r.names = []string{libfortran.Describe(f.Name), f.Name}
	}
	return rows
}

// Where the parts of the buffer of a program are: descriptors of each type, as vectors and matrices, and what they describe.
const (
	boundaryFirst  = 512
	boundaryData   = 8192
	boundaryBuffer = 12288
)

var boundaryTypes = regexp.MustCompile("(Integer|Real|Complex|Logical)[1248]")

// boundaryDescriptors are the types of Fortran, with the sizes of their elements, their codes, and where they are.
var boundaryDescriptors = map[string]struct{ at, size, code byte }{
	"Integer1": {0, 1, 7}, "Integer2": {1, 2, 8}, "Integer4": {2, 4, 9}, "Integer8": {3, 8, 10}, "Real4": {4, 4, 27}, "Real8": {5, 8, 28},
	"Complex4": {6, 8, 34}, "Complex8": {7, 16, 35}, "Logical1": {8, 1, 39}, "Logical2": {9, 2, 13}, "Logical4": {10, 4, 14}, "Logical8": {11, 8, 15},
}

// boundaryDescriptor returns where a descriptor is in the buffer.
func boundaryDescriptor(typ string, vector int) int {
	return boundaryFirst + 96*(3*int(boundaryDescriptors[typ].at)+vector)
}

// boundaryDim is a dimension of a descriptor.
func boundaryDim(extent, stride byte) []byte {
	out := make([]byte, 24)
	out[0], out[8], out[16] = 1, extent, stride
	return out
}

// boundaryHandles are handles of predefined objects of MPI.
var boundaryHandles = map[string]uint{"MPI_Comm": 1<<24 | 1, "MPI_Group": 2<<24 | 1, "MPI_Datatype": 3<<24 | 8, "MPI_Op": 4<<24 | 3,
	"MPI_Request": 5 << 24, "MPI_Errhandler": 6<<24 | 2, "MPI_Info": 7<<24 | 1, "MPI_Message": 8<<24 | 1}

// boundaryGood returns an argument that most functions take for a parameter.
func boundaryGood(decl string, typ wasm.ValueType, i int) string {
	word, _, _ := strings.Cut(strings.TrimPrefix(decl, "const "), " ")
	handle, isHandle := boundaryHandles[word]
	switch {
	case strings.Contains(decl, "(*"), strings.HasSuffix(word, "_function"):
		return "&0"
	case strings.Contains(decl, "FILE *"):
		return "$0"
	case strings.HasPrefix(decl, "const char *"):
		return "@0"
	case decl == "int fd":
		return "1"
	case strings.ContainsAny(decl, "*["), typ == wasm.ValueTypeI64 && (decl == "" || decl == "..." || strings.Contains(decl, "va_list") || strings.Contains(decl, "jmp_buf") || strings.Contains(decl, "_Complex")):
		return fmt.Sprintf("@%d", boundaryData+256*i)
	case isHandle:
		return fmt.Sprint(handle)
	case typ == wasm.ValueTypeF64, typ == wasm.ValueTypeF32:
		return "0"
	}
	return "1"
}

// A boundaryProgram calls a function in a context with the arguments that its own arguments say: @n is an offset into its buffer, $n that
// of stdout, &n that of a function, ^n that of the statement that has begun.
type boundaryProgram struct {
	row     boundaryRow
	context string
	checks  check.Classes
	image   *run.Image
}

// The status of a program whose call has returned.
const (
	boundaryFine   = 4
	boundaryFailed = 5
)

func (p *boundaryProgram) build(t *testing.T) {
	module := p.module()
	var list diag.List
	m := ir.Parse(dialects.NewContext(), source.NewFile("rows.mlir", []byte(module)), &list)
	require.False(t, list.HasErrors(), module)
	image, err := run.Build(m, run.Options{Check: p.checks})
	require.NoError(t, err, "%s", module)
	p.image = image
}

// module is the text of the program.
func (p *boundaryProgram) module() string {
	r := p.row
	var b strings.Builder
	names := map[wasm.ValueType]string{wasm.ValueTypeI32: "i32", wasm.ValueTypeI64: "i64", wasm.ValueTypeF32: "f32", wasm.ValueTypeF64: "f64"}
	declared := map[string]bool{}
	declare := func(name string, params []string, result string) {
		if !declared[name] {
			fmt.Fprintf(&b, "func.func private @%s(%s)%s\n", name, strings.Join(params, ", "), result)
		}
		declared[name] = true
	}
	var params, values []string
	for i, x := range r.params {
		params, values = append(params, names[x]), append(values, fmt.Sprintf("%%v%d", i))
	}
	result, given := "", ""
	if len(r.results) > 0 {
		result, given = " -> "+names[r.results[0]], "%result = "
	}
	buffer := make([]byte, boundaryBuffer)
	copy(buffer, "text 12 aaaa")
	for typ, t := range boundaryDescriptors {
		for vector := range 3 {
			d := append([]byte{t.size, 0, 0, 0, 0, 0, 0, 0, 0x8f, 0xda, 0x34, 1, 1, t.code, 2, 0}, boundaryDim(4, t.size)...)
			if vector == 1 {
				d = append(d, boundaryDim(4, 4*t.size)...)
				d[12] = 2
			}
			copy(buffer[boundaryDescriptor(typ, vector)+8:], d)
		}
	}
	b.WriteString("llvm.mlir.global external @buffer(\"")
	for _, c := range buffer {
		fmt.Fprintf(&b, "\\%02X", c)
	}
	fmt.Fprintf(&b, "\") {addr_space = 0 : i32} : !llvm.array<%d x i8>\n", boundaryBuffer)
	b.WriteString("llvm.mlir.global external @stdout() {addr_space = 0 : i32} : !llvm.ptr\n")
	b.WriteString("func.func @callee(%a: i64, %b: i64) -> i32 {\n%zero = arith.constant 0 : i32\nreturn %zero : i32\n}\n")
	declare(r.name, params, result)
	declare("strtoull", []string{"i64", "i64", "i32"}, " -> i64")
	declare("acc_malloc", []string{"i64"}, " -> i64")
	declare("acc_memcpy_to_device", []string{"i64", "i64", "i64"}, "")
	declare("_exit", []string{"i32"}, "")
	declare("__errno_location", nil, " -> i64")
	declare("MPI_Init", []string{"i64", "i64"}, " -> i32")
	declare("MPI_Comm_set_errhandler", []string{"i32", "i32"}, " -> i32")
	if r.before != "" {
		declare(libfortran.Prefix+r.before, []string{"i32", "i64", "i32"}, " -> i64")
	}
	// The call, with a result that says whether it has failed.
	b.WriteString("func.func @row(")
	for i := range r.params {
		fmt.Fprintf(&b, "%%a%d: i64, %%b%d: i32, ", i, i)
	}
	b.WriteString("%base: i64) -> i32 {\n")
	constant := func(name string, v int, typ string) { fmt.Fprintf(&b, "%%%s = arith.constant %d : %s\n", name, v, typ) }
	constant("zero", 0, "i64")
	constant("zero32", 0, "i32")
	constant("five", boundaryFailed, "i32")
	constant("fine", boundaryFine, "i32")
	for i, kind := range []string{"buffer", "stream", "function", "statement"} {
		constant(kind, i+1, "i32")
	}
	if p.context == "kernel" {
		b.WriteString("%out = arith.constant 256 : i64\n")
	} else {
		b.WriteString("%at = llvm.mlir.addressof @stdout : !llvm.ptr\n%out = llvm.load %at : !llvm.ptr -> i64\n")
	}
	b.WriteString("%f = func.constant @callee : (i64, i64) -> i32\n%fp = builtin.unrealized_conversion_cast %f : (i64, i64) -> i32 to !llvm.ptr\n%fn = llvm.ptrtoint %fp : !llvm.ptr to i64\n")
	fmt.Fprintf(&b, "%%data = arith.constant %d : i64\n%%there = arith.addi %%base, %%data : i64\n", boundaryData)
	for i := range len(boundaryDescriptors) * 3 {
		fmt.Fprintf(&b, "%%o%d = arith.constant %d : i64\n%%q%d = arith.addi %%base, %%o%d : i64\n%%d%d = llvm.inttoptr %%q%d : i64 to !llvm.ptr\nllvm.store %%there, %%d%d : i64, !llvm.ptr\n", i, boundaryFirst+96*i, i, i, i, i, i)
	}
	if r.before != "" {
		unit := 6
		constant("unit", unit, "i32")
		fmt.Fprintf(&b, "%%cookie = func.call @%s(%%unit, %%base, %%unit) : (i32, i64, i32) -> i64\n", libfortran.Prefix+r.before)
	} else {
		constant("cookie", 0, "i64")
	}
	for i, x := range r.params {
		last := "%zero"
		for _, kind := range []struct{ kind, value string }{{"buffer", "%base"}, {"stream", "%out"}, {"function", "%fn"}, {"statement", "%cookie"}} {
			fmt.Fprintf(&b, "%%is_%s%d = arith.cmpi eq, %%b%d, %%%s : i32\n%%of_%s%d = arith.select %%is_%s%d, %s, %s : i64\n", kind.kind, i, i, kind.kind, kind.kind, i, kind.kind, i, kind.value, last)
			last = fmt.Sprintf("%%of_%s%d", kind.kind, i)
		}
		fmt.Fprintf(&b, "%%w%d = arith.addi %%a%d, %s : i64\n", i, i, last)
		switch x {
		case wasm.ValueTypeI64:
			fmt.Fprintf(&b, "%%v%d = arith.addi %%w%d, %%zero : i64\n", i, i)
		case wasm.ValueTypeI32:
			fmt.Fprintf(&b, "%%v%d = arith.trunci %%w%d : i64 to i32\n", i, i)
		case wasm.ValueTypeF64:
			fmt.Fprintf(&b, "%%v%d = arith.bitcast %%w%d : i64 to f64\n", i, i)
		case wasm.ValueTypeF32:
			fmt.Fprintf(&b, "%%n%d = arith.trunci %%w%d : i64 to i32\n%%v%d = arith.bitcast %%n%d : i32 to f32\n", i, i, i, i)
		}
	}
	fmt.Fprintf(&b, "%sfunc.call @%s(%s) : (%s) -> (%s) loc(\"rows.c\":1:1)\n", given, r.name, strings.Join(values, ", "), strings.Join(params, ", "), strings.TrimPrefix(result, " -> "))
	failed := ""
	switch {
	case p.context == "kernel":
	case strings.HasPrefix(r.library, "libmpi"), strings.HasSuffix(r.name, "EndIoStatement"):
		if result == " -> i32" {
			failed = "%result"
		}
	default:
		b.WriteString("%ea = func.call @__errno_location() : () -> i64\n%ep = llvm.inttoptr %ea : i64 to !llvm.ptr\n%errno = llvm.load %ep : !llvm.ptr -> i32\n")
		failed = "%errno"
	}
	if failed == "" {
		b.WriteString("return %fine : i32\n}\n")
	} else {
		fmt.Fprintf(&b, "%%good = arith.cmpi eq, %s, %%zero32 : i32\n%%status = arith.select %%good, %%fine, %%five : i32\nreturn %%status : i32\n}\n", failed)
	}

	b.WriteString("func.func @main(%argc: i32, %argv: !llvm.ptr) -> i32 {\n")
	constant("zero", 0, "i64")
	constant("zero32", 0, "i32")
	constant("fine", boundaryFine, "i32")
	if p.context == "rank" || strings.HasPrefix(r.library, "libmpi") {
		if r.name != "MPI_Init" && r.name != "MPI_Init_thread" && r.name != "mpi_init_" && r.name != "mpi_init_thread_" {
			b.WriteString("func.call @MPI_Init(%zero, %zero) : (i64, i64) -> i32\n")
			constant("world", 1<<24|1, "i32")
			constant("return", 6<<24|2, "i32")
			b.WriteString("func.call @MPI_Comm_set_errhandler(%world, %return) : (i32, i32) -> i32\n")
		}
	}
	var arguments, types []string
	for i := range 2 * len(r.params) {
		fmt.Fprintf(&b, "%%p%d = llvm.getelementptr %%argv[%d] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr\n%%t%d = llvm.load %%p%d : !llvm.ptr -> i64\n", i, i+1, i, i)
		fmt.Fprintf(&b, "%%x%d = func.call @strtoull(%%t%d, %%zero, %%zero32) : (i64, i64, i32) -> i64\n", i, i)
		if i%2 == 1 {
			fmt.Fprintf(&b, "%%y%d = arith.trunci %%x%d : i64 to i32\n", i, i)
			arguments, types = append(arguments, fmt.Sprintf("%%y%d", i)), append(types, "i32")
		} else {
			arguments, types = append(arguments, fmt.Sprintf("%%x%d", i)), append(types, "i64")
		}
	}
	b.WriteString("%at = llvm.mlir.addressof @buffer : !llvm.ptr\n%host = llvm.ptrtoint %at : !llvm.ptr to i64\n")
	base := "%host"
	if p.context == "kernel" {
		base = "%device"
		constant("size", boundaryBuffer, "i64")
		b.WriteString("%device = func.call @acc_malloc(%size) : (i64) -> i64\nfunc.call @acc_memcpy_to_device(%device, %host, %size) : (i64, i64, i64) -> ()\n")
	}
	call := fmt.Sprintf("%%status = func.call @row(%s) : (%s) -> i32\n", strings.Join(append(arguments, base), ", "), strings.Join(append(types, "i64"), ", "))
	exit := "func.call @_exit(%status) : (i32) -> ()\n"
	switch p.context {
	case "team":
		b.WriteString("%two = arith.constant 2 : i32\nomp.parallel num_threads(%two : i32) {\n" + call + "omp.terminator\n}\n" + strings.ReplaceAll(exit, "%status", "%fine"))
	case "kernel":
		b.WriteString("acc.serial {\n" + call + "acc.yield\n}\n" + strings.ReplaceAll(exit, "%status", "%fine"))
	default:
		b.WriteString(call + exit)
	}
	b.WriteString("return %zero32 : i32\n}\n")
	return b.String()
}

// try calls the function with one bad argument.
func (p *boundaryProgram) try(t *testing.T, name string, bad int, value string) boundaryOutcome {
	if p.image == nil {
		p.build(t)
	}
	args := []string{"rows"}
	for i, word := range p.row.good {
		if i == bad {
			word = value
		}
		offset, base := word, "0"
		if k := strings.IndexByte("@$&^", word[0]); k >= 0 {
			offset, base = word[1:], fmt.Sprint(k+1)
		}
		args = append(args, offset, base)
	}
	var findings []check.Finding
	type end struct {
		status int
		err    error
	}
	ended := make(chan end, 1)
	opts := run.Options{Args: args, Stdin: strings.NewReader("text 12 aaaa\n1 2 3\n"), Memory: boundaryMemory, Seed: new(uint64), Check: p.checks, Files: boundaryFiles{},
		Workers: 1, Found: func(f check.Finding) { findings = append(findings, f) },
		Timeout: time.Minute, Limit: time.Minute, Stopped: func(status int) {
			ended <- end{status, nil}
			select {}
		}}
	if p.context == "rank" {
		opts.Ranks = 2
	}
	var errs bytes.Buffer
	opts.Stderr = &errs
	go func() {
		status, err := p.image.Run(opts)
		ended <- end{status, err}
	}()
	e := <-ended
	fault := func(why string) boundaryOutcome {
		t.Errorf("%s: %s: status %d, %v", name, why, e.status, e.err)
		for _, f := range findings {
			t.Logf("    %s%s", f.FaultText(), f.Text)
		}
		return boundaryFault
	}
	if e.err != nil {
		return fault("the program cannot run")
	}
	if e.status == run.StatusTimeout || e.status == 70 {
		return fault("a status that says that accc is wrong")
	}
	findings = slices.DeleteFunc(findings, func(f check.Finding) bool {
		return f.Level != check.Fatal || strings.Contains(f.Message, "without MPI_Finalize")
	})
	for _, f := range findings {
		text := f.FaultText() + f.Text + f.Message
		// A copy of memory is an instruction, whose place is known.
		named := strings.HasPrefix(p.row.name, "mem") && f.First.IsValid() || p.row.library == "libfortran" && f.First.IsValid() || slices.ContainsFunc(p.row.names, func(name string) bool { return strings.Contains(text, name) })
		switch {
		case strings.Contains(text, "internal error"), strings.Contains(text, "bug in accc"), strings.Contains(text, "accc is wrong"):
			return fault("an error of accc")
		case !named && !p.row.ends:
			return fault("a run-time error that does not name the call")
		}
	}
	switch {
	case len(findings) > 0:
		return boundaryRefused
	case e.status == boundaryFine, p.row.ends:
		return boundaryReturned
	case e.status == boundaryFailed:
		return boundaryError
	}
	return fault("no reason is said for the status")
}

// boundaryFiles opens every name as an empty file.
type boundaryFiles struct{}

func (boundaryFiles) Open(string, int) (libc.File, error) { return budget.NewFile(nil), nil }
func (boundaryFiles) Remove(string) error                 { return os.ErrNotExist }
func (boundaryFiles) Rename(string, string) error         { return os.ErrNotExist }
