package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"
)

// wrongSource has one error.
const wrongSource = "void f(int n, double *a) {\n#pragma acc parallel loop copyn(a[0:n])\n  for (int i = 0; i < n; i++)\n    a[i] = i;\n}\n"

// The steps of action.yml, as GitHub runs them: annotations and a SARIF file of what is found, and the status of accc check.
func TestGitHubAction(t *testing.T) {
	text, err := os.ReadFile("../../action.yml")
	require.NoError(t, err)
	var action struct {
		Inputs map[string]struct{ Default string }
		Runs   struct {
			Using string
			Steps []struct {
				Name, Uses, Shell, Run string
				Env                    map[string]string
			}
		}
	}
	require.NoError(t, yaml.Unmarshal(text, &action))
	require.Equal(t, "composite", action.Runs.Using)
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	temp, work := t.TempDir(), t.TempDir()
	// Only the whole run builds accc for this, several times: the command of the scripts is the same.
	built := !irtest.Required()
	if built {
		command, err := exec.LookPath("accc")
		require.NoError(t, err)
		require.NoError(t, os.Symlink(command, filepath.Join(temp, "accc")))
	}
	require.NoError(t, os.WriteFile(filepath.Join(work, "wrong.c"), []byte(wrongSource), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(work, "right.c"), []byte("int g;\n"), 0o644))
	input := regexp.MustCompile(`^\$\{\{ inputs\.(\w+) \}\}$`)
	run := func(inputs map[string]string) (said string, err error) {
		for _, step := range action.Runs.Steps {
			if step.Uses != "" || step.Name == "build accc" && built {
				continue
			}
			require.Equal(t, "bash", step.Shell)
			// The options that GitHub gives to bash.
			cmd := exec.Command("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step.Run)
			cmd.Dir = work
			cmd.Env = append(os.Environ(), "GITHUB_ACTION_PATH="+root, "RUNNER_TEMP="+temp)
			for name, value := range step.Env {
				m := input.FindStringSubmatch(value)
				require.NotNil(t, m, value)
				spec, known := action.Inputs[m[1]]
				require.True(t, known, value)
				given, ok := inputs[m[1]]
				if !ok {
					given = spec.Default
				}
				cmd.Env = append(cmd.Env, name+"="+given)
			}
			out, failed := cmd.CombinedOutput()
			said += string(out)
			if failed != nil {
				return said, failed
			}
		}
		return said, nil
	}
	said, err := run(nil)
	require.Error(t, err)
	require.Contains(t, said, "::error file=wrong.c,line=2,endLine=2,col=27,endColumn=31,title=ACC1003::")
	said, err = run(map[string]string{"paths": "*.c", "arguments": "--std=acc3.3 -w", "sarif": "out.sarif"})
	require.Error(t, err)
	require.Equal(t, 1, strings.Count(said, "::error"), said)
	sarif, err := os.ReadFile(filepath.Join(work, "out.sarif"))
	require.NoError(t, err)
	require.Contains(t, string(sarif), `"ruleId": "ACC1003"`)
	said, err = run(map[string]string{"paths": "right.c"})
	require.NoError(t, err, said)
	require.NotContains(t, said, "::error")
}

// The hooks for pre-commit, as it runs them: on the staged files whose names match.
func TestPreCommitHooks(t *testing.T) {
	text, err := os.ReadFile("../../.pre-commit-hooks.yaml")
	require.NoError(t, err)
	var hooks []struct{ ID, Name, Entry, Language, Files string }
	require.NoError(t, yaml.Unmarshal(text, &hooks))
	require.Len(t, hooks, 2)
	installed, err := exec.LookPath("accc") // the one of the scripts
	require.NoError(t, err)
	bin := filepath.Dir(installed)
	for _, h := range hooks {
		require.Equal(t, "golang", h.Language)
		work := t.TempDir()
		names := []string{"wrong.c", "right.F90", "notes.txt", "part.h"}
		for name, content := range map[string]string{"wrong.c": wrongSource, "right.F90": "end\n", "notes.txt": "", "part.h": wrongSource} {
			require.NoError(t, os.WriteFile(filepath.Join(work, name), []byte(content), 0o644))
		}
		files := regexp.MustCompile(h.Files)
		args := strings.Fields(h.Entry)
		for _, name := range names {
			if files.MatchString(name) {
				args = append(args, name)
			}
		}
		require.Equal(t, []string{"wrong.c", "right.F90"}, args[len(args)-2:])
		cmd := exec.Command(filepath.Join(bin, args[0]), args[1:]...)
		cmd.Dir = work
		out, err := cmd.CombinedOutput()
		if h.ID == "accc-fix" {
			fixed, readErr := os.ReadFile(filepath.Join(work, "wrong.c"))
			require.NoError(t, readErr)
			require.NoError(t, err, string(out))
			require.Contains(t, string(fixed), "copyin(a[0:n])")
			continue
		}
		require.Error(t, err)
		require.Contains(t, string(out), "error[ACC1003]: unknown clause 'copyn'")
	}
}
