package acc_test

import (
	"bytes"
	"encoding/json"
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
		require.NoError(t, diag.SARIF(&out, list, diag.Options{Rules: append(acc.Checks.Rules(), c.Rules...), Version: "1.0",
			Failures: []diag.Failure{{File: "missing.c", Message: "no such file or directory"}, {Message: "out of memory"}}}))
		requireGitHub(t, out.Bytes())
		for _, name := range schemas {
			schema, err := jsonschema.NewCompiler().Compile(name)
			require.NoError(t, err)
			log, err := jsonschema.UnmarshalJSON(bytes.NewReader(out.Bytes()))
			require.NoError(t, err)
			require.NoError(t, schema.Validate(log), name)
		}
	}
}

// requireGitHub holds a log against what GitHub asks of one beyond the schema: rules with texts, a page and a help, results with one
// location that has a line, a message and a fingerprint, and an invocation.
func requireGitHub(t *testing.T, log []byte) {
	t.Helper()
	type text struct{ Text string }
	var l struct {
		Runs []struct {
			Tool struct {
				Driver struct {
					Name  string
					Rules []struct {
						ID, Name, HelpURI                       string
						ShortDescription, FullDescription, Help text
					}
				}
			}
			Invocations []struct{ ExecutionSuccessful *bool }
			Results     []struct {
				RuleID              string
				Message             text
				PartialFingerprints map[string]string
				Locations           []struct {
					PhysicalLocation struct {
						ArtifactLocation struct{ URI string }
						Region           struct{ StartLine int }
					}
				}
			}
		}
	}
	require.NoError(t, json.Unmarshal(log, &l))
	require.Len(t, l.Runs, 1)
	run := l.Runs[0]
	require.NotEmpty(t, run.Tool.Driver.Name)
	require.Len(t, run.Invocations, 1)
	require.NotNil(t, run.Invocations[0].ExecutionSuccessful)
	ids := map[string]bool{"": true}
	for _, r := range run.Tool.Driver.Rules {
		require.False(t, ids[r.ID], "%s is there twice", r.ID)
		ids[r.ID] = true
		for what, value := range map[string]string{"name": r.Name, "helpUri": r.HelpURI, "shortDescription": r.ShortDescription.Text,
			"fullDescription": r.FullDescription.Text, "help": r.Help.Text} {
			require.NotEmpty(t, value, "%s of %s", what, r.ID)
		}
		require.LessOrEqual(t, len(r.ShortDescription.Text), 1024, r.ID)
		require.LessOrEqual(t, len(r.FullDescription.Text), 1024, r.ID)
	}
	for _, r := range run.Results {
		require.NotEmpty(t, r.Message.Text)
		require.NotEmpty(t, r.PartialFingerprints["primaryLocationLineHash"])
		require.Len(t, r.Locations, 1)
		at := r.Locations[0].PhysicalLocation
		require.NotEmpty(t, at.ArtifactLocation.URI)
		require.Positive(t, at.Region.StartLine)
	}
}
