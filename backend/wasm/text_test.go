package wasm

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"

	"accc/dialects"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
)

func parseModule(t testing.TB, name, text string) *ir.Op {
	t.Helper()
	var list diag.List
	m := ir.Parse(dialects.NewContext(), source.NewFile(name, []byte(text)), &list)
	require.NotNil(t, m, "%v", list.Sorted())
	return m
}

var testImports = map[string]func(args []float64) float64{
	"exp":  func(a []float64) float64 { return math.Exp(a[0]) },
	"pow":  func(a []float64) float64 { return math.Pow(a[0], a[1]) },
	"fma":  func(a []float64) float64 { return math.FMA(a[0], a[1], a[2]) },
	"fmod": func(a []float64) float64 { return math.Mod(a[0], a[1]) },
}

// run instantiates a compiled module with the stack at the end of the memory, or of the window that the module has been compiled for.
func run(t testing.TB, m *Module, bias uint64, window ...Window) api.Module {
	t.Helper()
	base := uint64(0)
	for _, w := range window {
		base = uint64(w.Base)
	}
	ctx := context.Background()
	r := wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfigCompiler().WithCoreFeatures(api.CoreFeaturesV2|experimental.CoreFeaturesThreads))
	t.Cleanup(func() { r.Close(ctx) })
	host := r.NewHostModuleBuilder(ImportModule)
	for _, im := range m.Imports {
		params, results := make([]api.ValueType, len(im.Params)), make([]api.ValueType, len(im.Results))
		for i, p := range im.Params {
			params[i] = api.ValueType(p)
		}
		for i, p := range im.Results {
			results[i] = api.ValueType(p)
		}
		f := testImports[im.Name]
		host.NewFunctionBuilder().WithGoModuleFunction(api.GoModuleFunc(func(ctx context.Context, mod api.Module, stack []uint64) {
			if im.Name == "sum_slots" { // (count, address of slots): adds up integers
				total := uint64(0)
				for i := uint64(0); i < stack[0]; i++ {
					v, _ := mod.Memory().ReadUint64Le(uint32(stack[1] - bias + base + 8*i))
					total += v
				}
				stack[0] = total
				return
			}
			args := make([]float64, len(params))
			for i := range args {
				args[i] = math.Float64frombits(stack[i])
			}
			stack[0] = math.Float64bits(f(args))
		}), params, results).Export(im.Name)
	}
	_, err := host.Instantiate(ctx)
	require.NoError(t, err)
	inst, err := r.Instantiate(ctx, m.Binary)
	require.NoError(t, err)
	end := uint64(inst.Memory().Size()) + bias
	for _, w := range window {
		end = uint64(w.Size) + bias
		for _, outside := range outsideOf(inst, w) {
			for i := range outside {
				outside[i] = untouched
			}
		}
	}
	inst.ExportedGlobal(StackPointer).(api.MutableGlobal).Set(end & 0xFFFFFFFF)
	inst.ExportedGlobal(StackLimit).(api.MutableGlobal).Set((end - 1<<16) & 0xFFFFFFFF)
	for _, s := range m.Data {
		require.True(t, inst.Memory().Write(uint32(s.Addr-bias+base), s.Bytes))
	}
	return inst
}

// untouched is what memory outside of a window is filled with.
const untouched = 0xA5

// outsideOf returns the memory before and after a window.
func outsideOf(inst api.Module, w Window) [2][]byte {
	whole, _ := inst.Memory().Read(0, inst.Memory().Size())
	return [2][]byte{whole[:w.Base], whole[w.Base+w.Size:]}
}

var (
	callLine = regexp.MustCompile(`^// call (\w+)\((.*)\)(?: = (.*))?$`)
	trapLine = regexp.MustCompile(`^// trap (\w+)\((.*)\) = (.*) at (\d+:\d+)$`)
	memLine  = regexp.MustCompile(`^// (set|want) (\S+) (\w+) (.*)$`)
	biasLine = regexp.MustCompile(`(?m)^// bias (\S+)$`)
)

// Each file of testdata is a module whose comments are commands: set memory, call functions, compare results and
// memory, expect traps with cause and location. It runs optimised and not.
func TestText(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, unoptimized := range []bool{true, false} {
			name := fmt.Sprintf("%s/unoptimized=%v", strings.TrimSuffix(filepath.Base(file), ".mlir"), unoptimized)
			t.Run(name, func(t *testing.T) { runText(t, file, string(text), unoptimized, Window{}) })
			t.Run(name+"/window", func(t *testing.T) {
				runText(t, file, string(text), unoptimized, Window{Base: 5<<16 + 8, Size: 8 << 16})
			})
		}
	}
}

func runText(t *testing.T, file, text string, unoptimized bool, window Window) {
	module := parseModule(t, filepath.Base(file), text)
	bias := uint64(0)
	if m := biasLine.FindStringSubmatch(text); m != nil {
		bias, _ = strconv.ParseUint(m[1], 0, 64)
	}
	opts := Options{Memory: Memory{MinPages: 8, MaxPages: 8}, Bias: bias, DataBase: bias + 0x20000, Table: AddressTaken(module), Unoptimized: unoptimized}
	for o := module.Region(0).Entry().First(); o != nil; o = o.Next() {
		if hasBody(o) {
			opts.Roots = append(opts.Roots, o.StringAttr("sym_name"))
		}
	}
	if window.Size > 0 {
		opts.Memory = Memory{MinPages: 16, MaxPages: 16}
		opts.Window = window
	}
	m, err := Compile(module, opts)
	require.NoError(t, err)
	var inst api.Module
	if window.Size > 0 {
		inst = run(t, m, bias, window)
		defer func() {
			for _, outside := range outsideOf(inst, window) {
				require.Equal(t, len(outside), bytes.Count(outside, []byte{untouched}), "memory outside of the window has changed")
			}
		}()
	} else {
		inst = run(t, m, bias)
	}
	address := func(s string) uint32 {
		if sym, ok := m.Symbols[s]; ok {
			return uint32(sym.Addr-bias) + window.Base
		}
		n, err := strconv.ParseUint(s, 0, 64)
		require.NoError(t, err)
		return uint32(n-bias) + window.Base
	}
	for i, line := range strings.Split(text, "\n") {
		at := fmt.Sprintf("line %d", i+1)
		if m := callLine.FindStringSubmatch(line); m != nil {
			got, err := invoke(t, inst, m[1], m[2], address)
			require.NoError(t, err, at)
			require.Equal(t, m[3], strings.Join(got, ", "), at)
		}
		if w := trapLine.FindStringSubmatch(line); w != nil {
			_, err := invoke(t, inst, w[1], w[2], address)
			require.Error(t, err, at)
			trap := m.Locate(err)
			require.NotEmpty(t, trap.Frames, "%s: %v", at, err)
			loc := ir.File(trap.Frames[0].Loc)
			require.NotNil(t, loc, "%s: %v", at, err)
			require.Equal(t, w[3]+" at "+w[4], fmt.Sprintf("%s at %d:%d", trap.Cause, loc.Line, loc.Col), at)
		}
		if m := memLine.FindStringSubmatch(line); m != nil {
			memory(t, inst, at, m[1] == "set", address(m[2]), m[3], strings.Fields(m[4]))
		}
	}
}

func invoke(t *testing.T, inst api.Module, name, args string, address func(string) uint32) ([]string, error) {
	f := inst.ExportedFunction(name)
	require.NotNil(t, f, name)
	var stack []uint64
	for i, a := range strings.Split(args, ",") {
		if a = strings.TrimSpace(a); a != "" {
			stack = append(stack, encodeNumber(t, f.Definition().ParamTypes()[i], a))
		}
	}
	res, err := f.Call(context.Background(), stack...)
	if err != nil {
		return nil, err
	}
	var out []string
	for i, v := range res {
		out = append(out, decodeNumber(f.Definition().ResultTypes()[i], v))
	}
	return out, nil
}

func encodeNumber(t *testing.T, vt api.ValueType, s string) uint64 {
	switch vt {
	case api.ValueTypeF32:
		f, err := strconv.ParseFloat(s, 32)
		require.NoError(t, err)
		return api.EncodeF32(float32(f))
	case api.ValueTypeF64:
		f, err := strconv.ParseFloat(s, 64)
		require.NoError(t, err)
		return api.EncodeF64(f)
	}
	n, err := strconv.ParseInt(s, 0, 64)
	if err != nil {
		u, err := strconv.ParseUint(s, 0, 64)
		require.NoError(t, err)
		n = int64(u)
	}
	if vt == api.ValueTypeI32 {
		return uint64(uint32(n))
	}
	return uint64(n)
}

func decodeNumber(vt api.ValueType, v uint64) string {
	switch vt {
	case api.ValueTypeF32:
		return strconv.FormatFloat(float64(api.DecodeF32(v)), 'g', -1, 32)
	case api.ValueTypeF64:
		return strconv.FormatFloat(api.DecodeF64(v), 'g', -1, 64)
	case api.ValueTypeI32:
		return strconv.Itoa(int(int32(v)))
	}
	return strconv.FormatInt(int64(v), 10)
}

func memory(t *testing.T, inst api.Module, at string, set bool, addr uint32, kind string, vals []string) {
	vt := map[string]api.ValueType{"f32": api.ValueTypeF32, "f64": api.ValueTypeF64, "i32": api.ValueTypeI32, "i64": api.ValueTypeI64,
		"i8": api.ValueTypeI32, "i16": api.ValueTypeI32}[kind]
	width := map[string]uint32{"f32": 4, "f64": 8, "i32": 4, "i64": 8, "i8": 1, "i16": 2}[kind]
	for i, s := range vals {
		p := addr + uint32(i)*width
		if set {
			n := encodeNumber(t, vt, s)
			buf := make([]byte, width)
			putInt(buf, n)
			require.True(t, inst.Memory().Write(p, buf), at)
			continue
		}
		buf, ok := inst.Memory().Read(p, width)
		require.True(t, ok, at)
		n := getInt(buf)
		switch kind {
		case "i8":
			n = uint64(uint32(int8(n)))
		case "i16":
			n = uint64(uint32(int16(n)))
		}
		require.Equal(t, s, decodeNumber(vt, n), "%s: element %d", at, i)
	}
}
