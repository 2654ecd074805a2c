package wasm

import (
	"fmt"
	"os"
	"testing"
	"accc/backend/wasm/ssa"
)

func TestDump(t *testing.T) {
	text, _ := os.ReadFile("testdata/bench/loops.mlir")
	Dump = func(f *ssa.Func) { if f.Name == os.Getenv("F") { fmt.Println(f) } }
	m, err := Compile(parseModule(t, "loops.mlir", string(text)), Options{Roots: []string{"saxpy", "jacobi", "matmul", "sum"},
		Memory: Memory{MinPages: 1024, MaxPages: 1024}, Bias: 0x80000000, DataBase: 0x80010000})
	if err != nil { t.Fatal(err) }
	os.WriteFile("/tmp/loops.wasm", m.Binary, 0o644)
}
