package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"accc/cmd/internal/driver"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// noNetwork matches what npm says where there is none.
var noNetwork = regexp.MustCompile("ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH")

// What check and run write as SARIF is valid by the published schema and has no error by the rules of the validator that GitHub's
// documentation names, those of the format and those of GitHub.
func TestSARIFByPublishedRules(t *testing.T) {
	t.Parallel()
	npm := irtest.Oracle(t, "npm")
	dir := t.TempDir()
	install := exec.Command(npm, "install", "--prefix", dir, "--no-audit", "--no-fund", "--ignore-scripts", "@microsoft/sarif-multitool-linux@5.7.0")
	if said, err := install.CombinedOutput(); err != nil {
		if noNetwork.Match(said) {
			t.Skip("no network, from which npm installs the validator")
		}
		require.NoError(t, err, "%s", said)
	}
	tool := filepath.Join(dir, "node_modules/@microsoft/sarif-multitool-linux")
	require.NoError(t, os.Chmod(filepath.Join(tool, "Sarif.Multitool"), 0o755))
	demo := "../../testdata/demo/"
	var checked, ran bytes.Buffer
	for _, x := range []struct {
		shown *bytes.Buffer
		args  []string
	}{
		{&checked, []string{"check", "--format=sarif", demo, "../../testdata/findings", "missing.c"}},
		{&ran, []string{"run", "--format=sarif", "--check=all", demo + "missing.c"}},
	} {
		s := driver.NewSession()
		var other bytes.Buffer
		s.Stdout, s.Stderr = x.shown, &other
		if x.args[0] == "run" {
			s.Stdout, s.Stderr = &other, x.shown
		}
		require.NotEqual(t, 0, execute(s, x.args), other.String())
	}
	for name, log := range map[string][]byte{"checked": checked.Bytes(), "ran": ran.Bytes()} {
		file := filepath.Join(dir, name+".sarif")
		require.NoError(t, os.WriteFile(file, log, 0o644))
		verdict := filepath.Join(dir, name+"-verdict.sarif")
		validate := exec.Command(filepath.Join(tool, "Sarif.Multitool"), "validate", file, "--json-schema", filepath.Join(tool, "sarif-2.1.0.json"),
			"--rule-kind", "Sarif;Ghas", "--level", "Error;Warning;Note", "-o", verdict)
		validate.Env = append(os.Environ(), "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1")
		said, err := validate.CombinedOutput()
		text, readErr := os.ReadFile(verdict)
		require.NoError(t, readErr, "%v\n%s", err, said)
		var v struct {
			Runs []struct {
				Results []struct {
					RuleID, Level string
					Message       struct{ Arguments []string }
				}
			}
		}
		require.NoError(t, json.Unmarshal(text, &v))
		require.Len(t, v.Runs, 1)
		require.NotEmpty(t, v.Runs[0].Results, "notes at least: the rules were applied")
		for _, r := range v.Runs[0].Results {
			require.NotEqual(t, "error", r.Level, "%s: %s %q", name, r.RuleID, r.Message.Arguments)
		}
	}
}
