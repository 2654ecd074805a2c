package wasm

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"github.com/tetratelabs/wazero/api"
)

// The inner loops of testdata/bench run in the engine and, where gcc is there, as native code: the metric x-gcc is
// the ratio of times.
func BenchmarkLoops(b *testing.B) {
	text, err := os.ReadFile("testdata/bench/loops.mlir")
	require.NoError(b, err)
	m, err := Compile(parseModule(b, "loops.mlir", string(text)), Options{Roots: []string{"saxpy", "jacobi", "matmul", "sum"},
		Memory: Memory{MinPages: 1024, MaxPages: 1024}, Bias: 0x80000000, DataBase: 0x80010000})
	require.NoError(b, err)
	inst := run(b, m, 0x80000000)
	native := gccTimes(b)
	const x, y, z = 0x80100000, 0x81000000, 0x82000000
	for _, c := range []struct {
		name string
		args []uint64
	}{
		{"saxpy", []uint64{4096, api.EncodeF32(2), x, y}},
		{"jacobi", []uint64{256, x, y}},
		{"matmul", []uint64{96, x, y, z}},
		{"sum", []uint64{4096, x}},
	} {
		b.Run(c.name, func(b *testing.B) {
			f := inst.ExportedFunction(c.name)
			best := time.Hour
			for b.Loop() {
				start := time.Now()
				if _, err := f.Call(context.Background(), c.args...); err != nil {
					b.Fatal(err)
				}
				best = min(best, time.Since(start))
			}
			if t := native[c.name]; t > 0 {
				b.ReportMetric(float64(best.Nanoseconds())/t, "x-gcc")
			}
		})
	}
}

// gccTimes are the nanoseconds that a call takes as compiled by gcc -O2.
func gccTimes(b *testing.B) map[string]float64 {
	if _, err := exec.LookPath("gcc"); err != nil {
		b.Log("no gcc: no comparison")
		return nil
	}
	bin := filepath.Join(b.TempDir(), "loops")
	out, err := exec.Command("gcc", "-O2", "-o", bin, "testdata/bench/loops.c", "-lm").CombinedOutput()
	require.NoError(b, err, "%s", out)
	out, err = exec.Command(bin).Output()
	require.NoError(b, err)
	times := map[string]float64{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		f := strings.Fields(line)
		times[f[0]], err = strconv.ParseFloat(f[1], 64)
		require.NoError(b, err, fmt.Sprint(f))
	}
	return times
}
