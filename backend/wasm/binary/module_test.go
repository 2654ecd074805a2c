package binary

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"
)

func TestSignedNumbers(t *testing.T) {
	for n, want := range map[int64][]byte{
		0: {0}, 1: {1}, -1: {0x7F}, 63: {63}, 64: {0xC0, 0}, -64: {0x40}, -65: {0xBF, 0x7F}, 127: {0xFF, 0}, 128: {0x80, 1},
		-1 << 63: {0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x7F},
	} {
		require.Equal(t, want, AppendS(nil, n), "%d", n)
	}
}

// A module with every section is accepted by the engine and means what it says.
func TestEncode(t *testing.T) {
	m := &Module{Name: "all", Memory: &Memory{Min: 1, Max: 2, Shared: true}}
	unary := m.TypeIndex(FuncType{Params: []ValueType{I32}, Results: []ValueType{I32}})
	require.Equal(t, unary, m.TypeIndex(FuncType{Params: []ValueType{I32}, Results: []ValueType{I32}}))
	none := m.TypeIndex(FuncType{Results: []ValueType{I64}})
	m.Imports = []Import{{"env", "twice", unary}}
	m.Funcs = []Func{
		// (param i32) (local i32 f64): local 1 = load8 (param + 4); call 0
		{Name: "load", Type: unary, Locals: []ValueType{I32, F64}, Body: []byte{0x20, 0, 0x2D, 0, 4, 0x21, 1, 0x20, 1, 0x10, 0, 0x0B}},
		{Name: "global", Type: none, Body: []byte{0x23, 0, 0x0B}},
	}
	m.Globals = []Global{{Type: I64, Init: 1<<63 + 5}, {Type: F32, Init: 0x3F800000}, {Type: F64, Mutable: true}}
	m.Table = []int{-1, 1, -1, 2, 1}
	m.Exports = []Export{{"load", FuncKind, 1}, {"global", FuncKind, 2}, {"f", GlobalKind, 1}, {"memory", MemoryKind, 0}, {"table", TableKind, 0}}
	m.Data = []Segment{{Offset: 100, Bytes: []byte{1, 2, 3}}}
	m.Custom = []Custom{{Name: "note", Bytes: []byte("hi")}}
	bin, starts := m.Encode()
	require.Len(t, starts, 2)
	require.Less(t, starts[0], starts[1])

	ctx := context.Background()
	r := wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfig().WithCoreFeatures(api.CoreFeaturesV2|experimental.CoreFeaturesThreads).WithCustomSections(true))
	defer r.Close(ctx)
	_, err := r.NewHostModuleBuilder("env").NewFunctionBuilder().WithFunc(func(x uint32) uint32 { return 2 * x }).Export("twice").Instantiate(ctx)
	require.NoError(t, err)
	compiled, err := r.CompileModule(ctx, bin)
	require.NoError(t, err)
	require.Equal(t, "note", compiled.CustomSections()[0].Name())
	inst, err := r.InstantiateModule(ctx, compiled, wazero.NewModuleConfig())
	require.NoError(t, err)
	require.Equal(t, "all", compiled.Name())
	got, err := inst.ExportedFunction("load").Call(ctx, 98)
	require.NoError(t, err)
	require.Equal(t, uint64(6), got[0])
	got, err = inst.ExportedFunction("global").Call(ctx)
	require.NoError(t, err)
	require.Equal(t, uint64(1<<63+5), got[0])
	require.Equal(t, float32(1), api.DecodeF32(inst.ExportedGlobal("f").Get()))
}
