package c_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"accc/dialects"
	"accc/dialects/acc"
	front "accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/ir/irtest"
	irgenc "accc/irgen/c"

	"github.com/aymanbagabas/go-udiff"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the golden files")

const corpus = "../../testdata/c/irgen"

// lower reads and lowers a file; the module is nil if anything was wrong, which is in the list.
func lower(t testing.TB, path string, directives bool, opts irgenc.Options) (*ir.Op, *diag.List) {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	list := &diag.List{}
	unit := front.Parse(source.NewFile(filepath.Base(path), text), front.Options{OpenACC: directives, Includes: []string{filepath.Dir(path)}}, list)
	if unit == nil || list.HasErrors() {
		return nil, list
	}
	return irgenc.Lower(unit, opts, list), list
}

// text lowers a file that must be taken, verifies the module and prints it.
func text(t testing.TB, path string, directives bool) string {
	t.Helper()
	ctx := dialects.NewContext()
	m, list := lower(t, path, directives, irgenc.Options{Context: ctx})
	require.NotNil(t, m, "%v", list.Sorted())
	require.True(t, ir.Verify(ctx, m, list), "%v", list.Sorted())
	require.NoError(t, acc.Verify.Run(m, nil))
	var b bytes.Buffer
	require.NoError(t, ir.Print(&b, m, ir.PrintOptions{}))
	return b.String()
}

func glob(t testing.TB, pattern string) []string {
	t.Helper()
	list, err := filepath.Glob(pattern)
	require.NoError(t, err)
	require.NotEmpty(t, list)
	return list
}

func name(path string) string { return strings.TrimSuffix(filepath.Base(path), ".c") }

// TestGolden compares the modules of the corpus with the ones stored.
func TestGolden(t *testing.T) {
	for _, path := range glob(t, corpus+"/*.c") {
		t.Run(name(path), func(t *testing.T) {
			got := text(t, path, true)
			golden := strings.TrimSuffix(path, ".c") + ".mlir"
			if *update {
				require.NoError(t, os.WriteFile(golden, []byte(got), 0o644))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			same(t, string(want), got)
		})
	}
}

// same fails with a diff: the texts are long.
func same(t *testing.T, want, got string) {
	t.Helper()
	if want != got {
		t.Fatal(udiff.Unified("want", "got", want, got))
	}
}

// TestAccepted gives every module of the corpus and of the programs to LLVM's tool, which must print
// the same text.
func TestAccepted(t *testing.T) {
	tool := irtest.Oracle(t, "mlir-opt-22")
	for _, path := range append(glob(t, corpus+"/*.c"), glob(t, "../../testdata/c/*.c")...) {
		t.Run(name(path), func(t *testing.T) {
			got := text(t, path, true)
			printed := run(t, got, tool) + "\n"
			// mlir-opt prints labels of cf.switch above 2**63 without sign and does not read them again.
			for _, label := range []uint64{1 << 63, 1<<64 - 1} {
				printed = strings.ReplaceAll(printed, fmt.Sprintf(" %d: ^", label), fmt.Sprintf(" %d: ^", int64(label)))
			}
			same(t, got, printed)
		})
	}
}

// run gives the standard output of a tool for an input, without the last line end.
func run(t *testing.T, input string, tool string, args ...string) string {
	t.Helper()
	cmd := exec.Command(tool, args...)
	cmd.Stdin = strings.NewReader(input)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	require.NoError(t, cmd.Run(), "%s", errs.String())
	return strings.TrimSuffix(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// attributes of the calling convention that native code would have at calls, too.
var passing = regexp.MustCompile(`llvm\.(byval|sret) = (!llvm\.\w+<.*?>|\w+)(\}[,)])`)

// TestExecution runs the host programs of the corpus, and the programs without their directives, as native code
// made by LLVM's tools from the module, and compares their output with that of gcc.
func TestExecution(t *testing.T) {
	opt, translate := irtest.Oracle(t, "mlir-opt-22"), irtest.Oracle(t, "mlir-translate-22")
	clang, gcc := irtest.Oracle(t, "clang-22"), irtest.Oracle(t, "gcc")
	for _, path := range append(glob(t, corpus+"/*.c"), glob(t, "../../testdata/c/*.c")...) {
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		if !bytes.Contains(src, []byte("int main(")) || bytes.Contains(src, []byte("va_start")) {
			continue // a va_list is accc's own, not that of the host's library
		}
		t.Run(name(path), func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			module := passing.ReplaceAllString(text(t, path, false), "$3")
			module = strings.Replace(module, "module {", `module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {`, 1)
			llvm := run(t, module, opt, "--convert-scf-to-cf", "--convert-math-to-libm", "--convert-math-to-llvm", "--convert-arith-to-llvm",
				"--convert-index-to-llvm", "--convert-func-to-llvm", "--convert-cf-to-llvm", "--reconcile-unrealized-casts")
			code := filepath.Join(dir, "program.ll")
			require.NoError(t, os.WriteFile(code, []byte(run(t, llvm, translate, "--mlir-to-llvmir")), 0o644))
			ours, theirs := filepath.Join(dir, "ours"), filepath.Join(dir, "theirs")
			run(t, "", clang, "-w", "-O1", code, "-o", ours, "-lm")
			run(t, "", gcc, "-w", "-O1", path, "-o", theirs, "-lm")
			require.Equal(t, run(t, "", theirs), run(t, "", ours))
		})
	}
}

// TestNotYet checks that what is not taken is reported where it stands, and that nothing comes out.
func TestNotYet(t *testing.T) {
	want := regexp.MustCompile(`// want (\w+) "(.*)"`)
	for _, path := range glob(t, corpus+"/notyet/*.c") {
		t.Run(name(path), func(t *testing.T) {
			src, err := os.ReadFile(path)
			require.NoError(t, err)
			m, list := lower(t, path, true, irgenc.Options{})
			require.Nil(t, m)
			var expected, got []string
			for i, line := range strings.Split(string(src), "\n") {
				if w := want.FindStringSubmatch(line); w != nil {
					expected = append(expected, strings.Join([]string{strconv.Itoa(i + 1), w[1], w[2]}, " "))
				}
			}
			for _, d := range list.Sorted() {
				if d.Severity == diag.Error {
					got = append(got, strings.Join([]string{strconv.Itoa(d.Primary.Span.Position().Line), d.Code, d.Message}, " "))
				}
			}
			require.Equal(t, expected, got)
		})
	}
}

// TestLocations checks the locations that pragmas are spliced by: a directive's operation covers its text.
func TestLocations(t *testing.T) {
	m, list := lower(t, corpus+"/data.c", true, irgenc.Options{})
	require.NotNil(t, m, "%v", list.Sorted())
	src, err := os.ReadFile(corpus + "/data.c")
	require.NoError(t, err)
	file := source.NewFile("data.c", src)
	seen := map[string]bool{}
	ir.Walk(m, func(o *ir.Op) bool {
		l, ok := o.Loc.(*ir.FileLoc)
		if !ok || l.EndLine == 0 || !strings.HasPrefix(o.Name(), "acc.") {
			return true
		}
		covered := string(src[file.Offset(l.Line, l.Col):file.Offset(l.EndLine, l.EndCol)])
		switch o.Name() {
		case "acc.data", "acc.enter_data", "acc.exit_data", "acc.update", "acc.wait", "acc.host_data":
			require.Regexp(t, `^#pragma acc `, covered)
			seen[o.Name()] = true
		case "acc.copyin", "acc.create", "acc.getdeviceptr":
			require.Equal(t, o.StringAttr("name"), strings.ReplaceAll(covered, " ", ""))
			seen[o.Name()] = true
		}
		return true
	})
	require.Len(t, seen, 9)
}

// TestRules compiles the examples of the rules.
func TestRules(t *testing.T) {
	for _, r := range irgenc.Rules {
		t.Run(r.Code, func(t *testing.T) {
			codes := func(src string) (out []string) {
				list := &diag.List{}
				unit := front.Parse(source.NewFile("example.c", []byte(src)), front.Options{OpenACC: true}, list)
				require.NotNil(t, unit)
				irgenc.Lower(unit, irgenc.Options{}, list)
				for _, d := range list.Sorted() {
					out = append(out, d.Code)
				}
				return out
			}
			require.Equal(t, []string{r.Code}, codes(r.Avoid))
			require.Empty(t, codes(r.Prefer))
		})
	}
}
