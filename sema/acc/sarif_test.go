package acc_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/sema/acc"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
)

// Everything that the corpus and the examples report is valid SARIF 2.1.0. The schema is our own, of the part of the
// format that is written; ACCC_SARIF_SCHEMA names the official one, to check against that as well.
func TestSARIF(t *testing.T) {
	schemas := []string{filepath.Join("..", "..", "frontend", "diag", "testdata", "sarif.schema.json")}
	if official := os.Getenv("ACCC_SARIF_SCHEMA"); official != "" {
		schemas = append(schemas, official)
	}
	var reports [][]diag.Diagnostic
	for _, path := range corpus(t) {
		text := read(t, path)
		for _, unit := range cases(text) {
			reports = append(reports, run("dir with blanks/"+filepath.Base(path), unit, options(text)))
		}
	}
	var all []diag.Diagnostic
	for _, r := range reports {
		all = append(all, r...)
	}
	for _, r := range acc.Checks.Rules() {
		if r.Avoid != "" {
			all = append(all, run("/absolute/avoid.c", unit(r, r.Avoid), 0)...)
		}
	}
	require.NotEmpty(t, all)
	all = append(all, diag.Diagnostic{Code: "ACC9999", Message: "of no known rule and without a place"})
	for _, list := range [][]diag.Diagnostic{all, nil} {
		var out bytes.Buffer
		require.NoError(t, diag.SARIF(&out, list, diag.Options{Rules: append(acc.Checks.Rules(), c.Rules...), Version: "1.0"}))
		for _, name := range schemas {
			schema, err := jsonschema.NewCompiler().Compile(name)
			require.NoError(t, err)
			log, err := jsonschema.UnmarshalJSON(bytes.NewReader(out.Bytes()))
			require.NoError(t, err)
			require.NoError(t, schema.Validate(log), name)
		}
	}
}
