package wasm

import (
	"fmt"
	"slices"
	"strings"

	"accc/backend/wasm/binary"
	"accc/backend/wasm/ssa"
	"accc/ir"
)

// FirstFunction is the least address that a function has. Smaller numbers are no functions: null, and constants that programs
// compare pointers to functions with, such as SIG_IGN.
const FirstFunction = 16

// Options say what is compiled and how it meets its surroundings.
type Options struct {
	Name string // of the module, in stack traces
	// Roots are functions to compile and export under their names, with all they reach.
	Roots []string
	// Table lists the functions whose address may be taken, in the order of their indices: the first has index
	// [FirstFunction].
	// Modules that share pointers to functions are compiled with the same list; see [AddressTaken].
	Table    []string
	Memory   Memory
	Bias     uint64 // subtracted from an address, modulo 2^32, to compute the offset in memory
	DataBase uint64 // address of the first global
	// DataEnd is the address after the last that a global may have; 0: no limit. What names the memory in the message.
	DataEnd uint64
	What    string
	// Apart is how many bytes are between globals at least, which begin at multiples of 8 then; 0: it does not matter.
	Apart uint64
	// NameOf returns what a user calls a global, for messages; nil: its symbol.
	NameOf func(symbol string) string
	// Library returns functions that the module leaves undefined, and the variables that these use; nil for those it
	// does not have. May be nil itself.
	Library func(name string) *ir.Op
	// Constant returns the result, an i32, of a call of an undefined function if the result is known from its
	// arguments; may be nil.
	Constant func(name string, args []int64) (result int64, ok bool)
	// Log has the calls that become entries of a log, with their tags: see log.go.
	Log map[string]int64
	// Guards say how addresses are checked, where calls of [Guard] ask for it.
	Guards *ssa.Guards
	// Window is the part of the memory that is the program's; the zero value: all of it. See window.go.
	Window Window
	// Poll is the name of a function () that loops call now and then, so that they can be interrupted; empty: none.
	Poll string
	// Poison initializes variables that have no value yet with a conspicuous one: see poison.go.
	Poison bool
	// Unoptimized leaves out all optimisation, for comparison.
	Unoptimized bool
	// Inspect, when set, is shown every function after its optimisation.
	Inspect func(*ssa.Func)
}

// Memory says where the linear memory comes from. Its first 64 KiB must hold nothing that a program may access:
// constants are added to addresses after the check against wrapping around.
type Memory struct {
	Module, Name       string // both empty: defined here and exported as "memory"
	MinPages, MaxPages uint32
	Shared             bool
}

// The names under which the module exports what belongs to the engine side of it.
const (
	StackPointer = "__stack_pointer" // mutable i32: the low bits of the address where the stack ends; it grows down
	StackLimit   = "__stack_limit"   // mutable i32: the lowest address the stack may reach
	TableExport  = "__table"
	// Owner is a mutable i32, in modules that read it: a number of the task at work, which the engine side sets.
	Owner = "__owner"
	// Budget and Begun are mutable i32 for tasks, in modules that read or write them: how many the code may begin without asking the engine
	// side, and how many of those that have not ended it has begun so, of which the engine side knows nothing yet.
	Budget = "__task_budget"
	Begun  = "__tasks_begun"
	// Allowance is a mutable i32, in modules that poll: what is left until Options.Poll is called.
	Allowance = "__allowance"
)

// fullAllowance is what Allowance is after a call of Options.Poll: the call costs little beside so many rounds of a loop.
const fullAllowance = 1 << 12

// taskGlobals are those about tasks. The code generator makes a function for each that reads it, "__accc_get" before its name, and one that
// sets it.
var taskGlobals = []string{Owner, Budget, Begun}

// taskGlobal is what a function of the code generator is about.
func taskGlobal(function string) (name string, set, ok bool) {
	name, get := strings.CutPrefix(function, "__accc_get")
	if !get {
		name, set = strings.CutPrefix(function, "__accc_set")
	}
	return name, set, (get || set) && slices.Contains(taskGlobals, name)
}

// ImportModule is the module that undefined functions are imported from.
const ImportModule = "env"

// Import is a function that the module needs from outside.
type Import struct {
	Name            string
	Params, Results []binary.ValueType
}

// Module is the result of a compilation.
type Module struct {
	Binary  []byte
	Imports []Import
	// Exports are the types of the functions that the module exports.
	Exports map[string]binary.FuncType
	// Symbols are the globals that the compiled functions reach, Data the bytes that the memory must hold for them
	// before the program starts, DataEnd the first address after them.
	Symbols map[string]Symbol
	Data    []Segment
	DataEnd uint64

	positions positionTable
}

// Error is a construct that cannot be compiled.
type Error struct {
	Loc ir.Location
	Msg string
}

// Error returns position and message.
func (e *Error) Error() string {
	if f := ir.File(e.Loc); f != nil {
		return fmt.Sprintf("%s:%d:%d: %s", f.File, f.Line, f.Col, e.Msg)
	}
	return e.Msg
}

// Compile translates the functions of a module, a builtin.module, that the roots reach. Errors are *[Error].
func Compile(module *ir.Op, opts Options) (*Module, error) {
	c := &compiler{opts: opts, symbols: map[string]*ir.Op{}, byName: map[string]*function{}, tableIndex: map[string]int{}}
	c.static = static{c: c, next: opts.DataBase, syms: map[string]Symbol{}}
	c.locations = []ir.Location{ir.Unknown}
	for o := module.Region(0).Entry().First(); o != nil; o = o.Next() {
		if name := o.StringAttr("sym_name"); name != "" {
			c.symbols[name] = o
		}
	}
	for i, name := range opts.Table {
		c.tableIndex[name] = FirstFunction + i
	}
	for _, name := range opts.Roots {
		if fn := c.symbols[name]; fn == nil || !hasBody(fn) {
			return nil, &Error{Loc: module.Loc, Msg: "no function " + name + " to compile"}
		}
		if _, err := c.function(name, nil); err != nil {
			return nil, err
		}
	}
	for len(c.queue) > 0 {
		f := c.queue[0]
		c.queue = c.queue[1:]
		if err := c.lower(f); err != nil {
			return nil, err
		}
		if len(c.queue) == 0 {
			if err := c.static.finish(); err != nil { // may reach further functions
				return nil, err
			}
		}
	}
	if err := c.static.finish(); err != nil {
		return nil, err
	}
	c.optimize()
	c.writeLogs()
	c.writeGuards()
	if err := c.poll(); err != nil {
		return nil, err
	}
	return c.link()
}

// AddressTaken lists the functions of a module whose address something takes, in the order of the text.
func AddressTaken(module *ir.Op) []string {
	funcs := map[string]bool{}
	for o := module.Region(0).Entry().First(); o != nil; o = o.Next() {
		if isFunc(o) {
			funcs[o.StringAttr("sym_name")] = true
		}
	}
	var out []string
	seen := map[string]bool{}
	ir.Walk(module, func(o *ir.Op) bool {
		name := ""
		switch o.Name() {
		case "func.constant":
			name = symbolName(o.Attr("value"))
		case "llvm.mlir.addressof":
			name = symbolName(o.Attr("global_name"))
		}
		if funcs[name] && !seen[name] {
			seen[name] = true
			out = append(out, name)
		}
		return true
	})
	return out
}

func symbolName(a ir.Attribute) string {
	if s, ok := a.(*ir.SymbolRefAttr); ok {
		return s.Root
	}
	return ""
}

func isFunc(o *ir.Op) bool { return o.Name() == "func.func" || o.Name() == "llvm.func" }

func hasBody(fn *ir.Op) bool { return isFunc(fn) && fn.NumRegions() > 0 && !fn.Region(0).Empty() }

// A function is one that is compiled or imported.
type function struct {
	name     string
	op       *ir.Op // nil for a library function that the code generator itself needs
	sig      ssa.Signature
	variadic bool
	body     *ssa.Func // nil: imported
	index    int
}

type compiler struct {
	opts       Options
	symbols    map[string]*ir.Op
	funcs      []*function // in the order in which they were met
	byName     map[string]*function
	queue      []*function // to lower
	static     static
	tableIndex map[string]int
	locations  []ir.Location   // by ssa.Pos
	tasks      map[string]bool // of taskGlobals: those that are used
	logs       bool
	guards     bool
	lastLoc    ir.Location
	out        binary.Module
	globals    []string
}

// function finds what a name calls. For names that the module does not declare, sig is used.
func (c *compiler) function(name string, sig *ssa.Signature) (*function, error) {
	if f := c.byName[name]; f != nil {
		return f, nil
	}
	f := &function{name: name, op: c.definition(name)}
	if f.op != nil && isFunc(f.op) {
		params, results, variadic := functionType(f.op)
		s, err := signature(params, results, variadic)
		if err != nil {
			return nil, &Error{Loc: f.op.Loc, Msg: fmt.Sprintf("function %s: %v", name, err)}
		}
		f.sig, f.variadic = s, variadic
	} else if sig != nil {
		f.sig = *sig
	} else {
		return nil, fmt.Errorf("%s is not a function", name)
	}
	c.byName[name] = f
	c.funcs = append(c.funcs, f)
	if f.op != nil && hasBody(f.op) {
		c.queue = append(c.queue, f)
	}
	return f, nil
}

// definition is what a name refers to: an operation of the module, or of the library if the module has none or only
// declares it.
func (c *compiler) definition(name string) *ir.Op {
	own := c.symbols[name]
	if c.opts.Library == nil || own != nil && (!isFunc(own) || hasBody(own)) {
		return own
	}
	other := c.opts.Library(name)
	switch {
	case other == nil:
		return own
	case own != nil && own.Attr("function_type") != other.Attr("function_type"): // declared as something else
		return own
	}
	return other
}

// addressOf is the number that represents a global or a function named by an attribute.
func (c *compiler) addressOf(o *ir.Op, attr string) (uint64, error) {
	name := symbolName(o.Attr(attr))
	target := c.definition(name)
	switch {
	case target == nil:
		return 0, fmt.Errorf("%s is not defined", name)
	case isFunc(target):
		if _, err := c.function(name, nil); err != nil {
			return 0, err
		}
		i, ok := c.tableIndex[name]
		if !ok {
			i = FirstFunction + len(c.tableIndex)
			c.tableIndex[name] = i
		}
		return uint64(i), nil
	case target.Name() == "llvm.mlir.global":
		return c.static.address(target)
	}
	return 0, fmt.Errorf("%s has no address", name)
}

// pos numbers a location.
func (c *compiler) pos(l ir.Location) ssa.Pos {
	if l == nil || l == ir.Unknown {
		return 0
	}
	if l != c.lastLoc {
		c.locations = append(c.locations, l)
		c.lastLoc = l
	}
	return ssa.Pos(len(c.locations) - 1)
}

// bodies are the functions that are compiled.
func (c *compiler) bodies() (out []*ssa.Func) {
	for _, f := range c.funcs {
		if f.body != nil {
			out = append(out, f.body)
		}
	}
	return out
}

// poll makes loops call Options.Poll.
func (c *compiler) poll() error {
	if c.opts.Poll == "" {
		return nil
	}
	ssa.AddPolls(c.bodies())
	_, err := c.function(c.opts.Poll, &ssa.Signature{})
	return err
}

func (c *compiler) optimize() {
	if c.opts.Unoptimized {
		return
	}
	bodies := c.bodies()
	ssa.Optimize(bodies)
	for _, f := range bodies {
		if f.NestDepth() > ssa.MaxNest {
			f.Spill(ssa.Stack{Pointer: StackPointer, Limit: StackLimit, Bias: int64(int32(c.opts.Bias)), Full: int64(StackOverflow)})
		}
	}
	if c.opts.Inspect != nil {
		for _, f := range bodies {
			c.opts.Inspect(f)
		}
	}
}

// link numbers functions and writes the module.
func (c *compiler) link() (*Module, error) {
	m := &Module{Symbols: c.static.syms, Data: c.static.data, DataEnd: c.static.next}
	c.out.Name = c.opts.Name
	c.dropUncalled()
	for _, defined := range []bool{false, true} {
		for _, f := range c.funcs {
			if (f.body != nil) != defined {
				continue
			}
			t := c.typeIndex(&f.sig)
			f.index = len(c.out.Imports) + len(c.out.Funcs)
			if defined {
				c.out.Funcs = append(c.out.Funcs, binary.Func{Name: f.name, Type: t})
				continue
			}
			c.out.Imports = append(c.out.Imports, binary.Import{Module: ImportModule, Name: f.name, Type: t})
			ft := c.out.Types[t]
			m.Imports = append(m.Imports, Import{f.name, ft.Params, ft.Results})
		}
	}
	c.addGlobals()
	c.addTable()
	mem := c.opts.Memory
	c.out.Memory = &binary.Memory{Min: mem.MinPages, Max: mem.MaxPages, Shared: mem.Shared}
	if mem.Module != "" || mem.Name != "" {
		c.out.MemoryImport = [2]string{mem.Module, mem.Name}
	} else {
		c.out.Exports = append(c.out.Exports, binary.Export{Name: "memory", Kind: binary.MemoryKind})
	}
	for _, name := range c.opts.Roots {
		c.out.Exports = append(c.out.Exports, binary.Export{Name: name, Kind: binary.FuncKind, Index: c.byName[name].index})
	}
	m.Exports = map[string]binary.FuncType{}
	for _, x := range c.out.Exports {
		if i := x.Index - len(c.out.Imports); x.Kind == binary.FuncKind && i >= 0 {
			m.Exports[x.Name] = c.out.Types[c.out.Funcs[i].Type]
		}
	}
	marks := make([][]mark, len(c.out.Funcs))
	for _, f := range c.funcs {
		if f.body == nil {
			continue
		}
		i := f.index - len(c.out.Imports)
		fn := &c.out.Funcs[i]
		fn.Locals, fn.Body, marks[i] = emit(f.body, c, c.opts)
	}
	c.out.Custom = debugSections()
	var starts []int
	m.Binary, starts = c.out.Encode()
	m.positions = newPositionTable(c, starts, marks)
	return m, nil
}

// dropUncalled forgets the functions that nothing calls any more, after inlining.
func (c *compiler) dropUncalled() {
	needed := map[string]bool{}
	var work []string
	need := func(name string) {
		if !needed[name] {
			needed[name] = true
			work = append(work, name)
		}
	}
	for _, r := range c.opts.Roots {
		need(r)
	}
	for name := range c.tableIndex {
		need(name)
	}
	for len(work) > 0 {
		f := c.byName[work[len(work)-1]]
		work = work[:len(work)-1]
		if f == nil || f.body == nil {
			continue
		}
		for _, b := range f.body.Blocks {
			for _, v := range b.Values {
				switch v.Op {
				case ssa.Call:
					need(v.Sym)
				case ssa.Poll:
					need(c.opts.Poll)
				}
			}
		}
	}
	c.funcs = slices.DeleteFunc(c.funcs, func(f *function) bool { return !needed[f.name] })
}

func (c *compiler) addGlobals() {
	names := []string{StackPointer, StackLimit}
	for _, name := range taskGlobals {
		if c.tasks[name] {
			names = append(names, name)
		}
	}
	if c.logs {
		names = append(names, LogPointer)
	}
	if c.opts.Poll != "" {
		names = append(names, Allowance)
	}
	for i, name := range names {
		c.globals = append(c.globals, name)
		c.out.Globals = append(c.out.Globals, binary.Global{Type: binary.I32, Mutable: true})
		c.out.Exports = append(c.out.Exports, binary.Export{Name: name, Kind: binary.GlobalKind, Index: i})
	}
}

// addTable makes the table: nulls first, then the functions; what is not compiled here stays null. Every function in
// it is exported by its number too, for callers outside.
func (c *compiler) addTable() {
	if len(c.tableIndex) == 0 && !c.callsPointers() {
		return
	}
	c.out.Table = make([]int, FirstFunction+len(c.tableIndex))
	for i := range c.out.Table {
		c.out.Table[i] = -1
	}
	for name, i := range c.tableIndex {
		if f := c.byName[name]; f != nil {
			c.out.Table[i] = f.index
		}
	}
	c.out.Exports = append(c.out.Exports, binary.Export{Name: TableExport, Kind: binary.TableKind})
	for i, f := range c.out.Table {
		if f >= 0 {
			c.out.Exports = append(c.out.Exports, binary.Export{Name: fmt.Sprintf("%s_%d", TableExport, i), Kind: binary.FuncKind, Index: f})
		}
	}
}

// callsPointers reports whether there are calls through pointers. Where no address of a function is taken either, all such
// pointers are null or wrong, but the code needs a table.
func (c *compiler) callsPointers() bool {
	for _, f := range c.funcs {
		if f.body == nil {
			continue
		}
		for _, b := range f.body.Blocks {
			for _, v := range b.Values {
				if v.Op == ssa.CallIndirect {
					return true
				}
			}
		}
	}
	return false
}

func (c *compiler) funcIndex(name string) int { return c.byName[name].index }

func (c *compiler) globalIndex(name string) int { return slices.Index(c.globals, name) }

func (c *compiler) typeIndex(sig *ssa.Signature) int {
	convert := func(ts []ssa.Type) []binary.ValueType {
		out := make([]binary.ValueType, len(ts))
		for i, t := range ts {
			out[i] = valueTypes[t]
		}
		return out
	}
	return c.out.TypeIndex(binary.FuncType{Params: convert(sig.Params), Results: convert(sig.Results)})
}
