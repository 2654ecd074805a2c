package wasm

import (
	"bytes"
	"encoding/gob"

	"accc/backend/wasm/binary"
	"accc/ir"
)

// savedModule is what MarshalBinary writes: the module with its positions as plain data.
type savedModule struct {
	Binary    []byte
	Imports   []Import
	Exports   map[string]binary.FuncType
	Symbols   map[string]Symbol
	Data      []Segment
	DataEnd   uint64
	Files     []string
	Positions []savedPosition
}

type savedPosition struct {
	Offset, File, Line, Col int
	Name                    string
	Cause                   Cause
}

// MarshalBinary writes the module, for UnmarshalBinary. Of a location the file, line, column and name are kept.
func (m *Module) MarshalBinary() ([]byte, error) {
	s := savedModule{Binary: m.Binary, Imports: m.Imports, Exports: m.Exports, Symbols: m.Symbols, Data: m.Data, DataEnd: m.DataEnd}
	files := map[string]int{}
	for _, e := range m.positions.entries {
		p := savedPosition{Offset: e.offset, File: -1, Name: ir.NameOf(e.loc), Cause: e.cause}
		if f := ir.File(e.loc); f != nil {
			n, ok := files[f.File]
			if !ok {
				n = len(s.Files)
				files[f.File] = n
				s.Files = append(s.Files, f.File)
			}
			p.File, p.Line, p.Col = n, f.Line, f.Col
		}
		s.Positions = append(s.Positions, p)
	}
	var b bytes.Buffer
	err := gob.NewEncoder(&b).Encode(s)
	return b.Bytes(), err
}

// UnmarshalBinary reads what MarshalBinary wrote.
func (m *Module) UnmarshalBinary(data []byte) error {
	var s savedModule
	if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&s); err != nil {
		return err
	}
	*m = Module{Binary: s.Binary, Imports: s.Imports, Exports: s.Exports, Symbols: s.Symbols, Data: s.Data, DataEnd: s.DataEnd}
	for _, p := range s.Positions {
		var loc ir.Location = ir.Unknown
		if p.File >= 0 && p.File < len(s.Files) {
			loc = &ir.FileLoc{File: s.Files[p.File], Line: p.Line, Col: p.Col}
		}
		if p.Name != "" {
			loc = &ir.NameLoc{Name: p.Name, Child: loc}
		}
		m.positions.entries = append(m.positions.entries, position{p.Offset, loc, p.Cause})
	}
	return nil
}
