package wasm

import (
	"context"
	"encoding/binary"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"

	"accc/backend/wasm/ssa"
)

// guardedLoop is a function with a loop of n rounds, whose body knows the number of the round (%k), its address (%at), the size of an access
// and the constants 0 and 1.
func guardedLoop(name, body string) string {
	return `
func.func @` + name + `(%first: i64, %step: i64, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %size = arith.constant 8 : i64
  scf.for %k = %c0 to %n step %c1 : i32 {
    %w = arith.extsi %k : i32 to i64
    %far = arith.muli %w, %step : i64
    %at = arith.addi %first, %far : i64
` + body + `
  }
  return
}`
}

// guardedLoops check 8 bytes in each round, for reading and writing, of which one test is for all rounds; or in odd rounds only, each by
// itself.
var guardedLoops = `
func.func private @__accc_guard(i64, i64, i32)` + guardedLoop("counted", `
    func.call @__accc_guard(%at, %size, %c0) : (i64, i64, i32) -> ()
    func.call @__accc_guard(%at, %size, %c1) : (i64, i64, i32) -> ()`) + guardedLoop("single", `
    %odd = arith.andi %k, %c1 : i32
    %is = arith.cmpi eq, %odd, %c1 : i32
    scf.if %is {
      func.call @__accc_guard(%at, %size, %c1) : (i64, i64, i32) -> ()
    }`)

// TestGuards runs loops with random steps. The surroundings are asked about all addresses that may not be used, and note the
// block of those that may, about which they are not asked again.
func TestGuards(t *testing.T) {
	const (
		shadow, slots = 2 << 16, 3 << 16
		from, end     = 1 << 16, 1<<16 + 800 // what may be used
	)
	for name, guards := range map[string]*ssa.Guards{
		"bounds": {First: from, End: end, Check: "check"},
		"shadow": {Shadow: shadow, ShadowSize: 1 << 14, Slots: slots, SlotCount: 8, Check: "check"},
	} {
		t.Run(name, func(t *testing.T) {
			opts := Options{Roots: []string{"counted", "single"}, Memory: Memory{MinPages: 4, MaxPages: 4}, Guards: guards}
			together := 0
			opts.Inspect = func(f *ssa.Func) { together += strings.Count(f.String(), "guard.rounds") }
			code, err := Compile(parseModule(t, "guard.mlir", guardedLoops), opts)
			require.NoError(t, err)
			require.Equal(t, 2, together, "a read and a write of one loop")

			type access struct {
				addr, size uint64
				write      bool
			}
			var bad []access
			asked := 0
			good := func(addr, size uint64) bool { return addr >= from && addr+size <= end && addr+size >= addr }
			ctx := context.Background()
			r := wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfigCompiler())
			t.Cleanup(func() { r.Close(ctx) })
			var in api.Module
			_, err = r.NewHostModuleBuilder(ImportModule).NewFunctionBuilder().WithGoFunction(api.GoFunc(func(_ context.Context, args []uint64) {
				asked++
				addr, step, rounds, size, write := args[0], args[1], args[2], args[3], uint32(args[4]) != 0
				if last := addr + step*(rounds-1); guards.End == 0 && good(addr, size) && good(last, size) {
					require.True(t, in.Memory().WriteUint64Le(uint32(slots+8*args[5]), from|end<<32))
					return
				}
				for i := range rounds {
					if at := addr + step*i; !good(at, size) {
						bad = append(bad, access{at, size, write})
						return // the program would end
					}
				}
			}), []api.ValueType{api.ValueTypeI64, api.ValueTypeI64, api.ValueTypeI64, api.ValueTypeI64, api.ValueTypeI32, api.ValueTypeI32}, nil).Export("check").Instantiate(ctx)
			require.NoError(t, err)
			in, err = r.Instantiate(ctx, code.Binary)
			require.NoError(t, err)
			for at := uint32(from / 8); at < end/8; at++ {
				require.True(t, in.Memory().WriteByte(shadow+at, 8))
			}
			rnd := rand.New(rand.NewPCG(1, 2))
			for range 2000 {
				first, n := uint64(from+rnd.IntN(900)-50), uint64(rnd.IntN(12))
				step := uint64(int64(rnd.IntN(240) - 120))
				bad = nil
				_, err := in.ExportedFunction("counted").Call(ctx, first, step, n)
				require.NoError(t, err)
				var want []access
				for i := range n {
					if at := first + i*step; !good(at, 8) {
						want = append(want, access{at, 8, false}, access{at, 8, true})
						break
					}
				}
				require.Equal(t, want, bad, "%d %d %d", first, int64(step), n)
				bad, want = nil, nil
				_, err = in.ExportedFunction("single").Call(ctx, first, step, n)
				require.NoError(t, err)
				for i := uint64(1); i < n; i += 2 {
					if at := first + i*step; !good(at, 8) {
						want = append(want, access{at, 8, true})
					}
				}
				require.Equal(t, want, bad, "%d %d %d", first, int64(step), n)
			}
			if guards.End == 0 {
				word, _ := in.Memory().Read(slots, 8)
				require.EqualValues(t, from|end<<32, binary.LittleEndian.Uint64(word))
			}
			before := asked
			_, err = in.ExportedFunction("counted").Call(ctx, from, 8, 100)
			require.NoError(t, err)
			require.Equal(t, before, asked, "all of it may be used, as is known by now")
		})
	}
}
