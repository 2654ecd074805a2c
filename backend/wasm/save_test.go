package wasm

import (
	"testing"

	"github.com/stretchr/testify/require"

	"accc/ir"
)

func TestSave(t *testing.T) {
	m := &Module{Binary: []byte{0, 'a', 's', 'm'}, Imports: []Import{{Name: "puts"}}, DataEnd: 64,
		Symbols: map[string]Symbol{"x": {Addr: 32, Size: 8}}, Data: []Segment{{Addr: 32, Bytes: []byte{1, 2}}}}
	m.positions.entries = []position{
		{4, &ir.NameLoc{Name: "a", Child: &ir.FileLoc{File: "f.c", Line: 3, Col: 5}}, BadAccess},
		{9, ir.Unknown, DivideByZero},
	}
	text, err := m.MarshalBinary()
	require.NoError(t, err)
	var back Module
	require.NoError(t, back.UnmarshalBinary(text))
	require.Equal(t, *m, back)

	for n := range len(text) {
		require.Error(t, new(Module).UnmarshalBinary(text[:n]), "cut after %d bytes", n)
	}
}
