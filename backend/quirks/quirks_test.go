package quirks

import (
	"context"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"accc/ir/irtest"
)

// commands are the names by which the compilers are installed.
var commands = map[Compiler]string{GCC: "gcc", GFortran: "gfortran", Clang: "clang-22", Flang: "flang-22"}

// An outcome is what becomes of a program.
type outcome struct {
	symptom Symptom
	ok      bool // it is compiled, and the program does what it should
	text    string
}

// flang ends with status 0 after errors of its later passes.
var refused = regexp.MustCompile(`(?m)^error: |: error: |^Error: `)

var internal = regexp.MustCompile(`(?i)internal compiler error|PLEASE submit a bug report|error: .*crash`)

// try compiles a program and, where the symptom is one of programs that run, runs it: it ends with status 0 if it is right.
func try(t *testing.T, q *Quirk, command, program string) outcome {
	dir := t.TempDir()
	name := "a.c"
	if q.Compiler.Fortran() {
		name = "a.f90"
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(program), 0o600))
	args := []string{"-fopenmp"}
	if q.OpenACC {
		args = []string{"-fopenacc"}
	}
	if q.Compiler == GCC || q.Compiler == GFortran {
		args = append(args, irtest.HostOnly)
	}
	args = append(append(args, q.Flags...), name)
	if q.Symptom == Refuses || q.Symptom == Crashes {
		args = append(args, "-c")
	} else {
		args = append(args, "-o", "a")
	}
	run := func(ctx context.Context, name string, args ...string) ([]byte, error) {
		cmd := exec.CommandContext(ctx, name, args...)
		cmd.Dir, cmd.WaitDelay = dir, time.Second
		cmd.Env = append(os.Environ(), "OMP_TARGET_OFFLOAD=DISABLED", "OMP_NUM_THREADS=4")
		out, err := cmd.CombinedOutput()
		return out, errors.Join(err, ctx.Err())
	}
	out, err := run(irtest.Patience(t), command, args...)
	switch {
	case err != nil && internal.Match(out):
		return outcome{symptom: Crashes, text: string(out)}
	case err != nil && strings.Contains(string(out), "undefined reference"):
		return outcome{symptom: Links, text: string(out)}
	case err != nil, refused.Match(out):
		return outcome{symptom: Refuses, text: string(out)}
	case q.Symptom == Refuses, q.Symptom == Crashes:
		return outcome{ok: true}
	}
	limit := irtest.Patience(t)
	if q.Symptom == Hangs {
		short, stop := context.WithTimeout(limit, 10*time.Second)
		defer stop()
		limit = short
	}
	out, err = run(limit, filepath.Join(dir, "a"))
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return outcome{symptom: Hangs, text: string(out)}
	case err != nil:
		return outcome{symptom: Wrong, text: string(out)}
	}
	return outcome{ok: true}
}

// Each program shows the mistake of its row with the compilers that are installed, and the right spelling does not.
func TestQuirks(t *testing.T) {
	for _, q := range All {
		t.Run(string(q.Compiler)+"/"+q.ID, func(t *testing.T) {
			if q.Unshown != "" {
				t.Skip(q.Unshown)
			}
			command := irtest.Oracle(t, commands[q.Compiler])
			version := majorOf(t, command)
			if version < q.From || q.To != 0 && version > q.To {
				t.Skipf("%s is version %d", command, version)
			}
			shown := try(t, q, command, q.Program)
			if shown.ok || shown.symptom != q.Symptom {
				t.Errorf("expired: %s %d does not show it any more, but: %v\n%s", q.Compiler, version, shown, q.Program)
			}
			if right := try(t, q, command, q.Right); !right.ok {
				t.Errorf("%s %d does not take the right spelling: %v\n%s", q.Compiler, version, right, q.Right)
			}
		})
	}
}

func majorOf(t *testing.T, command string) int {
	out, err := exec.Command(command, "--version").Output()
	require.NoError(t, err)
	m := regexp.MustCompile(`\b(\d+)\.\d+\.\d+`).FindSubmatch(out)
	require.NotNil(t, m, "%s", out)
	n, _ := strconv.Atoi(string(m[1]))
	return n
}

// Every row is in the list, has what it must, and none is there twice.
func TestRows(t *testing.T) {
	seen := map[string]bool{}
	for _, q := range All {
		id := string(q.Compiler) + " " + q.ID
		require.False(t, seen[id], id)
		seen[id] = true
		require.NotEmpty(t, q.ID)
		require.Positive(t, q.From, id)
		require.True(t, q.To == 0 || q.To >= q.From, id)
		require.NotEmpty(t, q.Program, id)
		require.NotEmpty(t, q.Right, id)
		require.NotEqual(t, q.Program, q.Right, id)
	}
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	rows := 0
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		require.NoError(t, err)
		ast.Inspect(f, func(n ast.Node) bool {
			if u, ok := n.(*ast.UnaryExpr); ok && u.Op == token.AND {
				if lit, ok := u.X.(*ast.CompositeLit); ok {
					if id, ok := lit.Type.(*ast.Ident); ok && id.Name == "Quirk" {
						rows++
					}
				}
			}
			return true
		})
	}
	require.Len(t, All, rows)
}

func TestCompilers(t *testing.T) {
	some, err := Parse([]string{"gcc-14", "flang-22"})
	require.NoError(t, err)
	require.False(t, some.Have(PresentModifier))
	require.True(t, some.Have(Gaps))
	require.True(t, some.Have(GapsInFortran))
	require.False(t, some.Have(AtomicLibrary))
	require.True(t, Compilers(nil).Have(AtomicLibrary))
	require.Equal(t, "b: refused by gfortran 12 and flang 22 for its stride", Compilers(nil).Say([]*Quirk{Stride, StrideOfFlang}, "b"))
	flang, err := Parse([]string{"flang-23"})
	require.NoError(t, err)
	require.Equal(t, "b: refused by flang 22 for its stride", flang.Say([]*Quirk{Stride, StrideOfFlang}, "b"))
	require.Empty(t, flang.Say([]*Quirk{Gaps}, "b"))
	for _, wrong := range []string{"gcc", "icx-2025x", "gcc-", "nvc-25", "gcc-0"} {
		_, err := Parse([]string{wrong})
		require.Error(t, err, wrong)
	}
}
