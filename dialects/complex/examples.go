package complex

import (
	_ "embed"

	"accc/ir"
)

//go:embed examples.mlir
var examples string

func init() { ir.AddExamples(Dialect, examples) }
