package dialects_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/irtest"
)

const corpus = "../testdata/mlir"

// forms are the ways to print, with mlir-opt's flag for each.
var forms = []struct {
	name    string
	generic bool
	flags   []string
}{{"pretty", false, nil}, {"generic", true, []string{"--mlir-print-op-generic"}}}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(b)
}

// oracleOf is the tool that knows the dialect whose tests a file holds.
func oracleOf(file string) string {
	if d := filepath.Base(filepath.Dir(file)); d == "fir" || d == "hlfir" {
		return "fir-opt-22"
	}
	return "mlir-opt-22"
}

// isOwn reports whether a file holds tests of a dialect that no other tool knows. Its text is as it should be, and mlir-opt
// reads the generic form without knowing what it means.
func isOwn(file string) bool { return filepath.Base(filepath.Dir(file)) == offload.Dialect.Name }

// oracle runs mlir-opt over pieces of text at once; a piece it rejects has the output "".
func oracle(t *testing.T, pieces []string, flags ...string) []string {
	t.Helper()
	return printed(t, "mlir-opt-22", pieces, flags...)
}

// printed is what mlir-opt, or another tool of its kind, prints of each piece.
func printed(t *testing.T, tool string, pieces []string, flags ...string) []string {
	t.Helper()
	const mark = "// -----\n"
	out, _, _ := irtest.Run(t, tool, strings.Join(pieces, mark), append([]string{"--split-input-file", "-"}, flags...)...)
	got := strings.Split(out, mark)
	require.Len(t, got, len(pieces), "%s did not survive the input", tool)
	for i := range got {
		got[i] = strings.TrimSpace(got[i])
	}
	return got
}

var errorLine = regexp.MustCompile(`(?m)^<stdin>:(\d+):\d+: error: `)

// rejected runs mlir-opt over pieces of text that it rejects and returns the line, counted
// from the piece's first, of the first error in each; 0 where it finds none.
func rejected(t *testing.T, tool string, pieces []string) []int {
	t.Helper()
	const mark = "// -----\n"
	_, messages, _ := irtest.Run(t, tool, strings.Join(pieces, mark), "--split-input-file", "-")
	return firstErrors(t, pieces, messages)
}

// firstErrors finds the line of the first error in each piece in the messages of a tool, 0 where there is none.
func firstErrors(t *testing.T, pieces []string, messages string) []int {
	t.Helper()
	lines := make([]int, len(pieces))
	starts := make([]int, len(pieces)+1)
	for i, p := range pieces {
		starts[i+1] = starts[i] + strings.Count(p, "\n") + 1
	}
	for _, m := range errorLine.FindAllStringSubmatch(messages, -1) {
		at, err := strconv.Atoi(m[1])
		require.NoError(t, err)
		for i := range pieces {
			if at > starts[i] && at <= starts[i+1] && lines[i] == 0 {
				lines[i] = at - starts[i]
			}
		}
	}
	return lines
}

// ours reads, verifies and prints a piece; "" when it is rejected.
func ours(text string, generic bool) (out string, messages []string) {
	m, messages := irtest.Parse(dialects.NewContext(), "test.mlir", text)
	if len(messages) > 0 {
		return "", messages
	}
	return strings.TrimSpace(irtest.Print(m, generic)), nil
}

// TestOps compares every operation, in every form, with mlir-opt.
func TestOps(t *testing.T) {
	files, err := filepath.Glob(corpus + "/*/ops.mlir")
	require.NoError(t, err)
	for _, file := range files {
		t.Run(filepath.Base(filepath.Dir(file)), func(t *testing.T) {
			pieces := irtest.Split(read(t, file))
			for _, f := range forms {
				want := expected(t, file, pieces, f.flags)
				for i, p := range pieces {
					got, messages := ours(p, f.generic)
					require.Empty(t, messages, "piece %d", i)
					require.Empty(t, cmp.Diff(want[i], got), "%s, piece %d: mlir-opt-22 prints - where accc prints +", f.name, i)
					again, messages := ours(got, f.generic)
					require.Empty(t, messages, "printed again: %s", got)
					require.Equal(t, got, again, "printing and reading again changes the text")
				}
			}
		})
	}
}

// expected is how pieces of a file are printed: by the oracle. It reads operations that it does not know in the generic
// form alone, which must say all that the pretty one does.
func expected(t *testing.T, file string, pieces, flags []string) []string {
	if !isOwn(file) {
		return printed(t, oracleOf(file), pieces, flags...)
	}
	generic, pretty := make([]string, len(pieces)), make([]string, len(pieces))
	for i, p := range pieces {
		generic[i], _ = ours(p, true)
		pretty[i], _ = ours(generic[i], false)
	}
	if len(flags) == 0 {
		return pretty
	}
	return printed(t, oracleOf(file), generic, append([]string{"--allow-unregistered-dialect"}, flags...)...)
}

// TestInvalid checks the verifiers: each piece of ops_invalid.mlir is rejected, with
// the message that a comment "// expected-error {{...}}" in it gives a part of, and mlir-opt rejects it as well.
func TestInvalid(t *testing.T) {
	files, err := filepath.Glob(corpus + "/*/ops_invalid.mlir")
	require.NoError(t, err)
	expected := regexp.MustCompile(`// expected-error \{\{(.*)\}\}`)
	for _, file := range files {
		t.Run(filepath.Base(filepath.Dir(file)), func(t *testing.T) {
			pieces := irtest.Split(read(t, file))
			for i, p := range pieces {
				m := expected.FindStringSubmatch(p)
				require.NotNil(t, m, "piece %d has no expected-error:\n%s", i, p)
				_, messages := ours(p, false)
				if len(messages) == 0 {
					t.Errorf("accepted:\n%s", p)
					continue
				}
				if !strings.Contains(messages[0], m[1]) {
					t.Errorf("%q does not contain %q:\n%s", messages[0], m[1], p)
				}
			}
			if isOwn(file) {
				return
			}
			for i, want := range rejected(t, oracleOf(file), pieces) {
				got := irtest.Opt(dialects.NewContext(), pieces[i]).FirstError()
				if want != got {
					t.Errorf("mlir-opt-22 finds the error at line %d, accc at line %d:\n%s", want, got, pieces[i])
				}
			}
		})
	}
}

// TestSnippets compares single lines of the acc and omp dialects with mlir-opt: old and new
// spellings, accepted or not. A piece begins with a comment; [module] in it says that it stands
// outside of functions, [crash] that mlir-opt does not survive it, [kept] that mlir-opt loses a
// part of the clause or does not read what it prints, and [old] that it is an older spelling; in
// these cases [accepted] says that accc takes it. What old spellings become must be valid today.
func TestSnippets(t *testing.T) {
	files, err := filepath.Glob(corpus + "/*/snippets.mlir")
	require.NoError(t, err)
	for _, file := range files {
		t.Run(filepath.Base(filepath.Dir(file)), func(t *testing.T) {
			scaffold := read(t, filepath.Join(filepath.Dir(file), "scaffold.mlir"))
			var pieces, heads []string
			for _, p := range irtest.Split(read(t, file)) {
				head, text, _ := strings.Cut(p, "\n")
				if !strings.Contains(head, "[module]") {
					text = strings.Replace(scaffold, "SNIPPET", text, 1)
				}
				if strings.Contains(head, "[crash]") || strings.Contains(head, "[kept]") || strings.Contains(head, "[old]") {
					out, messages := ours(text, false)
					require.Equal(t, strings.Contains(head, "[accepted]"), len(messages) == 0, "%s: %q", head, messages)
					if out == "" || !strings.Contains(head, "[old]") {
						continue
					}
					text = out
				}
				pieces, heads = append(pieces, text), append(heads, head)
			}
			for i, want := range rejected(t, oracleOf(file), pieces) {
				if got := irtest.Opt(dialects.NewContext(), pieces[i]).FirstError(); want != got {
					t.Errorf("%s: mlir-opt-22 finds the error at line %d, accc at line %d", heads[i], want, got)
				}
			}
			for _, f := range forms {
				want := printed(t, oracleOf(file), pieces, f.flags...)
				for i, p := range pieces {
					got, messages := ours(p, f.generic)
					switch {
					case want[i] == "" && got != "":
						t.Errorf("%s: mlir-opt-22 rejects it", heads[i])
					case want[i] != "" && got == "":
						t.Errorf("%s: mlir-opt-22 accepts it: %q", heads[i], messages)
					case want[i] != got:
						t.Errorf("%s, %s: mlir-opt-22 prints - where accc prints +\n%s", heads[i], f.name, cmp.Diff(want[i], got))
					}
				}
			}
		})
	}
}

// TestDefinitions demands of every operation documentation, a format that compiles, and tests.
func TestDefinitions(t *testing.T) {
	for _, d := range dialects.All() {
		if len(d.Ops()) == 0 {
			continue
		}
		valid := read(t, filepath.Join(corpus, d.Name, "ops.mlir"))
		invalid, _ := os.ReadFile(filepath.Join(corpus, d.Name, "ops_invalid.mlir"))
		snippets, _ := os.ReadFile(filepath.Join(corpus, d.Name, "snippets.mlir"))
		require.NotEmpty(t, d.Doc)
		for _, def := range d.Ops() {
			require.NoError(t, def.CompileFormat())
			require.NotEmpty(t, def.Doc, def.FullName)
			require.NotEmpty(t, def.Example, def.FullName)
			require.True(t, mentions(def.Example, def), "the example of %s is not about it", def.FullName)
			require.Contains(t, unindented(valid), unindented(def.Example), "the example of %s is not in ops.mlir", def.FullName)
			require.True(t, mentions(valid, def), "%s is not in ops.mlir", def.FullName)
			if def.Verify != nil || def.VerifyRegions != nil || def.VerifySymbols != nil {
				require.True(t, mentions(string(invalid)+string(snippets), def), "%s has a verifier and is not in ops_invalid.mlir", def.FullName)
			}
			for i := 1; i < len(def.Attrs); i++ {
				require.Less(t, def.Attrs[i-1].Name, def.Attrs[i].Name, def.FullName)
			}
		}
	}
}

// unindented is text without blanks at the beginnings of its lines.
func unindented(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = strings.TrimLeft(l, " ")
	}
	return strings.Join(lines, "\n")
}

// mentions reports whether text has the operation, by its full name or the short one where its dialect is the default.
func mentions(text string, def *ir.OpDef) bool {
	name := regexp.QuoteMeta(def.FullName)
	if d := def.Dialect.Name; d == "func" || d == "builtin" {
		name = "(" + name + "|" + regexp.QuoteMeta(def.ShortName()) + ")"
	}
	return regexp.MustCompile(`(^|[\s"])` + name + `([\s"(]|$)`).MatchString(text)
}

// TestOpenMPClauses is what -verify-openmp-ops is for MLIR: a property that a clause brings to an
// operation appears in its syntax, unless the operation says that it leaves it out.
func TestOpenMPClauses(t *testing.T) {
	for _, d := range omp.Dialect.Ops() {
		require.Empty(t, omp.Unmentioned(d), d.FullName)
	}
}

// A symbol of a kind that says nothing of its linkage would be taken for one of the whole program, or two modules that have it could
// not be joined.
func TestEverySymbolHasALinkage(t *testing.T) {
	for _, d := range dialects.All() {
		for _, o := range d.Ops() {
			if d.Name == "test" || o.AttrIndex("sym_name") < 0 {
				continue
			}
			linkable := slices.ContainsFunc(o.Interfaces, func(x any) bool { _, ok := x.(ir.Linkable); return ok })
			require.True(t, linkable, "%s has a symbol and no ir.Linkable among its interfaces", o.FullName)
		}
	}
}
