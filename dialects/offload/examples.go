package offload

import (
	_ "embed"

	"accc/ir"
)

//go:embed examples.mlir
var examples string

//go:embed fields.txt
var fieldDocs string

func init() {
	ir.AddExamples(Dialect, examples)
	ir.AddFieldDocs(Dialect, fieldDocs)
}
