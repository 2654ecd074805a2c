package wasm

import (
	"regexp"
	"sort"
	"strconv"
	"strings"

	"accc/backend/wasm/binary"
	"accc/ir"
)

// A Frame is an active call. A function that was inlined has no frame of its own: its locations are in the frame of
// the caller.
type Frame struct {
	Func string
	Loc  ir.Location // ir.Unknown where the compiler was told nothing
}

// A Trap is what stopped a program.
type Trap struct {
	Cause  Cause
	Frames []Frame // innermost first; functions outside of the module have no location
}

// positionTable finds the source of an instruction by its offset in the code section.
type positionTable struct {
	entries []position // by offset
}

type position struct {
	offset int
	loc    ir.Location
	cause  Cause
}

func newPositionTable(c *compiler, starts []int, marks [][]mark) positionTable {
	var t positionTable
	for i, ms := range marks {
		for _, m := range ms {
			t.entries = append(t.entries, position{starts[i] + m.offset, c.locations[m.pos], m.cause})
		}
	}
	sort.SliceStable(t.entries, func(i, j int) bool { return t.entries[i].offset < t.entries[j].offset })
	return t
}

// find is the entry of the instruction at an offset.
func (t *positionTable) find(offset int) *position {
	i := sort.Search(len(t.entries), func(i int) bool { return t.entries[i].offset > offset })
	if i == 0 || t.entries[i-1].offset != offset {
		return nil
	}
	return &t.entries[i-1]
}

// The engine's words for what it traps on.
var engineCauses = []struct {
	text  string
	cause Cause
}{
	{"out of bounds memory access", BadAccess},
	{"integer divide by zero", DivideByZero},
	{"integer overflow", Overflow},
	{"invalid table access", NoFunction},
	{"indirect call type mismatch", BadCall},
	{"unaligned atomic", Misaligned},
	{"stack overflow", CallDepth},
	{"unreachable", Unreached},
}

var offsetLine = regexp.MustCompile(`^0x([0-9a-f]+): `)

// Locate explains an error that calling a function of the compiled module returned. The engine reports the offsets of
// the active instructions because the module carries just enough debugging information to make it; the positions
// themselves come from the table that Compile made. The cause is Unknown when the error is not a trap of the engine.
func (m *Module) Locate(err error) Trap {
	var trap Trap
	if err == nil {
		return trap
	}
	text := err.Error()
	if text == "stack overflow" { // of the engine's own stack: it says no more than that
		trap.Cause = CallDepth
		return trap
	}
	head, stack, _ := strings.Cut(text, "wasm stack trace:")
	if strings.Contains(head, "wasm error: ") {
		for _, c := range engineCauses {
			if strings.Contains(head, c.text) {
				trap.Cause = c.cause
				break
			}
		}
	}
	for _, line := range strings.Split(stack, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "...") {
			continue
		}
		if strings.HasPrefix(line, "Go runtime stack trace") {
			break
		}
		if at := offsetLine.FindStringSubmatch(line); at != nil {
			n, _ := strconv.ParseInt(at[1], 16, 64)
			if p := m.positions.find(int(n)); p != nil && len(trap.Frames) > 0 {
				f := &trap.Frames[len(trap.Frames)-1]
				f.Loc = p.loc
				if len(trap.Frames) == 1 && p.cause != Unknown && trap.Cause == Unreached {
					trap.Cause = p.cause
				}
			}
			continue
		}
		name, _, _ := strings.Cut(line, "(")
		if i := strings.IndexByte(name, '.'); i >= 0 {
			name = name[i+1:]
		}
		trap.Frames = append(trap.Frames, Frame{Func: name, Loc: ir.Unknown})
	}
	return trap
}

// debugSections are DWARF sections with one compilation unit that spans all code and one line: reading them makes the
// engine keep the offsets of instructions and print them in stack traces.
func debugSections() []binary.Custom {
	const (
		tagCompileUnit = 0x11
		atStmtList     = 0x10
		atLowPC        = 0x11
		atHighPC       = 0x12
		formAddr       = 0x01
		formData4      = 0x06
		last           = 0x7FFFFFFF
	)
	le32 := func(b []byte, n uint32) []byte { return append(b, byte(n), byte(n>>8), byte(n>>16), byte(n>>24)) }
	abbrev := []byte{1, tagCompileUnit, 0, atStmtList, formData4, atLowPC, formAddr, atHighPC, formAddr, 0, 0, 0}
	unit := []byte{4, 0, 0, 0, 0, 0, 4} // version, offset of abbreviations, size of an address
	unit = append(unit, 1)
	unit = le32(unit, 0)
	unit = le32(unit, 1)
	unit = le32(unit, last)
	info := append(le32(nil, uint32(len(unit))), unit...)

	header := []byte{1, 1, 1, 0, 1, 10, 0, 1, 1, 1, 1, 0, 0, 0, 1} // instruction lengths, line base and range, operand counts
	header = append(header, 0)                                     // no directories
	header = append(header, 's', 0, 0, 0, 0, 0)                    // one file, end of files
	line := []byte{4, 0}
	line = le32(line, uint32(len(header)))
	line = append(line, header...)
	line = append(line, 0, 5, 2) // set the address
	line = le32(line, 1)
	line = append(line, 1, 2) // a row; advance the address
	line = binary.AppendU(line, last-2)
	line = append(line, 0, 1, 1) // end of sequence
	line = append(le32(nil, uint32(len(line))), line...)
	return []binary.Custom{{Name: ".debug_abbrev", Bytes: abbrev}, {Name: ".debug_info", Bytes: info}, {Name: ".debug_line", Bytes: line}}
}
