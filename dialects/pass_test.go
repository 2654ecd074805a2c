package dialects_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/conversion"
	"accc/dialects/conversion/llvmacc"
	"accc/ir"
	"accc/ir/irtest"
	"accc/ir/pass"
)

var passes = slices.Concat(pass.Generic, acc.Passes, llvmacc.Passes, pass.Table{conversion.Implicit})

// pipelineMark begins the lines of testdata/mlir/passes that name a pipeline to compare.
const pipelineMark = "// pipeline: "

// transform runs a pipeline over a piece of text, and verifies and prints what comes out; "" when it does not verify.
func transform(t *testing.T, text, pipeline string, opts ...string) string {
	t.Helper()
	steps, err := passes.Parse(pipeline)
	require.NoError(t, err)
	m := irtest.MustParse(t, dialects.NewContext(), text)
	require.NoError(t, pass.Run(m, steps, pass.Hooks{}))
	out := irtest.Print(m, slices.Contains(opts, "--mlir-print-op-generic"))
	if slices.Contains(opts, "--mlir-print-debuginfo") {
		var b strings.Builder
		require.NoError(t, ir.Print(&b, m, ir.PrintOptions{DebugInfo: true}))
		out = b.String()
	}
	if _, messages := irtest.Parse(dialects.NewContext(), "out.mlir", out); len(messages) > 0 {
		t.Logf("after %s: %q", pipeline, messages)
		return ""
	}
	return strings.TrimSpace(out)
}

// upstream is a pipeline as mlir-opt's flag has it, with the anchors that it wants.
func upstream(t *testing.T, pipeline string) string {
	t.Helper()
	steps, err := passes.Parse(pipeline)
	require.NoError(t, err)
	var parts []string
	for _, s := range steps {
		text := s.Pass.Name
		var options []string
		for _, o := range s.Pass.Options {
			options = append(options, o.Name+"="+s.Values[o.Name])
		}
		if len(options) > 0 {
			text += "{" + strings.Join(options, " ") + "}"
		}
		if s.Pass.Anchor != "" {
			text = s.Pass.Anchor + "(" + text + ")"
		}
		parts = append(parts, text)
	}
	return "--pass-pipeline=builtin.module(" + strings.Join(parts, ",") + ")"
}

// TestPasses compares, byte for byte, what the pipelines that the files of testdata/mlir/passes name make of
// their pieces with what mlir-opt's passes of the same names make of them.
func TestPasses(t *testing.T) {
	files, err := filepath.Glob(corpus + "/passes/*.mlir")
	require.NoError(t, err)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".mlir"), func(t *testing.T) {
			text := read(t, file)
			pieces := irtest.Split(text)
			compared := 0
			for _, l := range strings.Split(text, "\n") {
				pipeline, ok := strings.CutPrefix(l, pipelineMark)
				if !ok {
					continue
				}
				compared++
				want := oracle(t, pieces, upstream(t, pipeline))
				for i, p := range pieces {
					if diff := cmp.Diff(want[i], transform(t, p, pipeline)); diff != "" {
						t.Errorf("%s, piece %d: mlir-opt-22 prints - where accc prints +\n%s", pipeline, i, diff)
					}
				}
			}
			require.NotZero(t, compared, "%s names no pipeline", file)
		})
	}
}

// differences are dialects whose operations a pass treats differently from mlir-opt's, and why.
var differences = map[string]string{
	"canonicalize/llvm":   "an argument of a block that an indirect branch leads to is kept",
	"canonicalize/memref": "memory that is only written to is kept",
	"canonicalize/scf":    "an scf.if keeps its results where it also has effects",
}

// TestPassesOnOps does the same with every operation of testdata/mlir, but for the differences above; there
// it demands a module that verifies. Pieces of which mlir-opt's pass makes a module that mlir-opt
// rejects are only verified as well.
func TestPassesOnOps(t *testing.T) {
	files, err := filepath.Glob(corpus + "/*/ops.mlir")
	require.NoError(t, err)
	for _, pipeline := range []string{"canonicalize", "cse", "loop-invariant-code-motion", "sroa", "symbol-dce", "strip-debuginfo"} {
		var flags []string
		if pipeline == "strip-debuginfo" {
			flags = []string{"--mlir-print-debuginfo"}
		}
		for _, file := range files {
			dialect := filepath.Base(filepath.Dir(file))
			if dialect == "fir" {
				continue // not a dialect of mlir-opt
			}
			name := pipeline + "/" + dialect
			t.Run(name, func(t *testing.T) {
				pieces := irtest.Split(read(t, file))
				want := oracle(t, pieces, append(flags, upstream(t, pipeline))...)
				same := true
				for i, p := range pieces {
					got := transform(t, p, pipeline, flags...)
					require.NotEmpty(t, got, "piece %d does not verify afterwards", i)
					if want[i] == "" || want[i] == got {
						continue
					}
					same = false
					if differences[name] == "" {
						t.Errorf("piece %d: mlir-opt-22 prints - where accc prints +\n%s", i, cmp.Diff(want[i], got))
					}
				}
				require.False(t, same && differences[name] != "", "no longer different: %s", differences[name])
			})
		}
	}
}

// TestPassOrder demands that every pass is documented, and that constraints on the order of
// passes name passes and are kept.
func TestPassOrder(t *testing.T) {
	for _, p := range passes {
		require.NotEmpty(t, p.Doc, p.Name)
		for _, o := range p.Options {
			require.NotEmpty(t, o.Doc, "%s: %s", p.Name, o.Name)
			if len(o.Words) > 0 {
				require.Contains(t, o.Words, o.Default)
			}
		}
		for _, a := range p.After {
			require.NotNil(t, passes.Lookup(a), "%s names %s, which is not a pass", p.Name, a)
			_, err := passes.Parse(a + "," + p.Name)
			require.NoError(t, err)
			_, err = passes.Parse(p.Name + "," + a)
			require.ErrorContains(t, err, "must precede")
		}
	}
	first := &pass.Pass{Name: "first"}
	table := pass.Table{first, {Name: "second", After: []string{"first"}}}
	for pipeline, message := range map[string]string{"first,second": "", "second": "", "second,first": "pass first must precede second"} {
		_, err := table.Parse(pipeline)
		if message == "" {
			require.NoError(t, err)
		} else {
			require.EqualError(t, err, message)
		}
	}
	for pipeline, message := range map[string]string{
		"cse,":                "expected a pass",
		"cse canonicalize":    "unknown pass",
		"cse{x=1}":            "no option",
		"cse{":                "missing '}'",
		"canonicalise":        "unknown pass",
		"strip-debuginfo;cse": "unknown pass",
		"openacc-legalize-data-values{host-to-device=maybe}": "expected true or false",
	} {
		_, err := passes.Parse(pipeline)
		require.ErrorContains(t, err, message, pipeline)
	}
}
