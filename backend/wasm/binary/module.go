// Package binary writes WebAssembly modules: the sections of the core specification, with shared memories, the
// bulk-memory data count and custom sections.
//
// A [Module] is filled field by field and written by [Module.Encode]. The bodies of functions come ready made; the
// append functions of leb.go are what they are made with.
package binary

import "slices"

// ValueType is the encoding of a value type.
type ValueType byte

// The value types.
const (
	I32 ValueType = 0x7F
	I64 ValueType = 0x7E
	F32 ValueType = 0x7D
	F64 ValueType = 0x7C
	// V128 is the type of vectors.
	V128 ValueType = 0x7B
)

// FuncType is the type of a function.
type FuncType struct{ Params, Results []ValueType }

// Memory is a linear memory. Sizes are in pages of 64 KiB.
type Memory struct {
	Min, Max uint32 // Max 0: no maximum
	Shared   bool   // needs a maximum
}

// Import is an imported function.
type Import struct {
	Module, Name string
	Type         int // index into Types
}

// Func is a function defined here.
type Func struct {
	Name   string // for the name section
	Type   int
	Locals []ValueType // behind the parameters
	Body   []byte      // instructions, with the final end
}

// Global is a global variable defined here, with its initial bits.
type Global struct {
	Type    ValueType
	Mutable bool
	Init    uint64
}

// Kind is what an export designates.
type Kind byte

// The kinds of exports.
const (
	FuncKind   Kind = 0
	TableKind  Kind = 1
	MemoryKind Kind = 2
	GlobalKind Kind = 3
)

// Export makes something visible by name.
type Export struct {
	Name  string
	Kind  Kind
	Index int
}

// Segment is data that instantiation writes to memory.
type Segment struct {
	Offset uint32
	Bytes  []byte
}

// Custom is a custom section, placed at the end.
type Custom struct {
	Name  string
	Bytes []byte
}

// Module is a module to be written.
type Module struct {
	Name    string
	Types   []FuncType
	Imports []Import
	// MemoryImport names the module and field of an imported memory; with both empty, Memory is defined here.
	MemoryImport [2]string
	Memory       *Memory // nil: none
	Funcs        []Func
	// Table lists functions by index, -1 for null; its length is the size of the one table, which is nil when not needed.
	Table   []int
	Globals []Global
	Exports []Export
	Data    []Segment
	Custom  []Custom
}

// TypeIndex finds or adds a function type.
func (m *Module) TypeIndex(t FuncType) int {
	for i, u := range m.Types {
		if slices.Equal(t.Params, u.Params) && slices.Equal(t.Results, u.Results) {
			return i
		}
	}
	m.Types = append(m.Types, t)
	return len(m.Types) - 1
}

// Encode writes the module. starts gives for each of Funcs the offset of its first instruction, counted from the
// start of the content of the code section, as debuggers count.
func (m *Module) Encode() (out []byte, starts []int) {
	out = append(out, 0, 'a', 's', 'm', 1, 0, 0, 0)
	section := func(id byte, content []byte) {
		out = append(out, id)
		out = AppendU(out, uint64(len(content)))
		out = append(out, content...)
	}
	vector := func(id byte, n int, item func(b []byte, i int) []byte) {
		if n == 0 {
			return
		}
		b := AppendU(nil, uint64(n))
		for i := 0; i < n; i++ {
			b = item(b, i)
		}
		section(id, b)
	}
	vector(1, len(m.Types), func(b []byte, i int) []byte {
		b = append(b, 0x60)
		b = appendTypes(b, m.Types[i].Params)
		return appendTypes(b, m.Types[i].Results)
	})
	imported := m.Memory != nil && m.MemoryImport != [2]string{}
	n := len(m.Imports)
	if imported {
		n++
	}
	vector(2, n, func(b []byte, i int) []byte {
		if i == len(m.Imports) {
			b = AppendString(AppendString(b, m.MemoryImport[0]), m.MemoryImport[1])
			return m.Memory.append(append(b, byte(MemoryKind)))
		}
		im := m.Imports[i]
		b = AppendString(AppendString(b, im.Module), im.Name)
		return AppendU(append(b, byte(FuncKind)), uint64(im.Type))
	})
	vector(3, len(m.Funcs), func(b []byte, i int) []byte { return AppendU(b, uint64(m.Funcs[i].Type)) })
	if m.Table != nil {
		size := uint64(len(m.Table))
		section(4, AppendU(AppendU([]byte{1, 0x70, 1}, size), size))
	}
	if m.Memory != nil && !imported {
		section(5, m.Memory.append([]byte{1}))
	}
	vector(6, len(m.Globals), func(b []byte, i int) []byte { return m.Globals[i].append(b) })
	vector(7, len(m.Exports), func(b []byte, i int) []byte {
		b = append(AppendString(b, m.Exports[i].Name), byte(m.Exports[i].Kind))
		return AppendU(b, uint64(m.Exports[i].Index))
	})
	runs := m.tableRuns()
	vector(9, len(runs), func(b []byte, i int) []byte {
		b = append(b, 0, 0x41)
		b = append(AppendS(b, int64(runs[i][0])), 0x0B)
		b = AppendU(b, uint64(runs[i][1]-runs[i][0]))
		for _, f := range m.Table[runs[i][0]:runs[i][1]] {
			b = AppendU(b, uint64(f))
		}
		return b
	})
	if len(m.Funcs) > 0 {
		code := AppendU(nil, uint64(len(m.Funcs)))
		for _, f := range m.Funcs {
			locals := appendLocals(nil, f.Locals)
			code = AppendU(code, uint64(len(locals)+len(f.Body)))
			code = append(code, locals...)
			starts = append(starts, len(code))
			code = append(code, f.Body...)
		}
		section(10, code)
	}
	vector(11, len(m.Data), func(b []byte, i int) []byte {
		b = append(b, 0, 0x41)
		b = append(AppendS(b, int64(int32(m.Data[i].Offset))), 0x0B)
		b = AppendU(b, uint64(len(m.Data[i].Bytes)))
		return append(b, m.Data[i].Bytes...)
	})
	for _, c := range m.Custom {
		section(0, append(AppendString(nil, c.Name), c.Bytes...))
	}
	section(0, m.names())
	return out, starts
}

// tableRuns are the ranges of the table without nulls.
func (m *Module) tableRuns() [][2]int {
	var runs [][2]int
	for i := 0; i < len(m.Table); i++ {
		if m.Table[i] < 0 {
			continue
		}
		j := i
		for j < len(m.Table) && m.Table[j] >= 0 {
			j++
		}
		runs = append(runs, [2]int{i, j})
		i = j
	}
	return runs
}

// names is the content of the name section: of the module and of the functions.
func (m *Module) names() []byte {
	b := AppendString(nil, "name")
	sub := func(id byte, content []byte) {
		b = append(b, id)
		b = AppendU(b, uint64(len(content)))
		b = append(b, content...)
	}
	if m.Name != "" {
		sub(0, AppendString(nil, m.Name))
	}
	n := AppendU(nil, uint64(len(m.Imports)+len(m.Funcs)))
	for i, im := range m.Imports {
		n = AppendString(AppendU(n, uint64(i)), im.Name)
	}
	for i, f := range m.Funcs {
		n = AppendString(AppendU(n, uint64(len(m.Imports)+i)), f.Name)
	}
	sub(1, n)
	return b
}

func (m *Memory) append(b []byte) []byte {
	flags := byte(0)
	if m.Max > 0 {
		flags |= 1
	}
	if m.Shared {
		flags |= 2
	}
	b = AppendU(append(b, flags), uint64(m.Min))
	if m.Max > 0 {
		b = AppendU(b, uint64(m.Max))
	}
	return b
}

func (g *Global) append(b []byte) []byte {
	b = append(b, byte(g.Type), 0)
	if g.Mutable {
		b[len(b)-1] = 1
	}
	return append(AppendConst(b, g.Type, g.Init), 0x0B)
}

func appendTypes(b []byte, ts []ValueType) []byte {
	b = AppendU(b, uint64(len(ts)))
	for _, t := range ts {
		b = append(b, byte(t))
	}
	return b
}

func appendLocals(b []byte, ts []ValueType) []byte {
	var groups [][2]int // type, count
	for _, t := range ts {
		if n := len(groups); n > 0 && groups[n-1][0] == int(t) {
			groups[n-1][1]++
		} else {
			groups = append(groups, [2]int{int(t), 1})
		}
	}
	b = AppendU(b, uint64(len(groups)))
	for _, g := range groups {
		b = append(AppendU(b, uint64(g[1])), byte(g[0]))
	}
	return b
}
