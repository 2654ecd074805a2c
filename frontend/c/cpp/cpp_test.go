package cpp

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/frontend/tokens"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

// A recorder keeps what a run produces.
type recorder struct {
	tokens  []Token
	pragmas []string
	*tokens.Reading
}

func (r *recorder) Start(reading *tokens.Reading) { r.Reading = reading }

func (r *recorder) Token(t *Token) { r.tokens = append(r.tokens, *t) }

func (r *recorder) Pragma(name string, sentinel, operator source.Span, toks []Token, _ tokens.Range) {
	text := name
	for _, t := range toks {
		text += " " + t.Text
	}
	r.pragmas = append(r.pragmas, text)
	r.tokens = append(r.tokens, Token{Kind: Other, Text: "#pragma " + text})
}

func (r *recorder) Pack(int) {}

func preprocess(name, text string, cfg Config) (*recorder, []diag.Diagnostic) {
	var list diag.List
	cfg.Report = list.Report
	cfg.Now = time.Unix(0, 0).UTC()
	cfg.C23 = true
	var r recorder
	Run(source.NewFile(name, []byte(text)), cfg, &r)
	return &r, list.Sorted()
}

func (r *recorder) lines() string {
	var b strings.Builder
	for _, t := range r.tokens {
		b.WriteString(t.Text)
		b.WriteByte('\n')
	}
	return b.String()
}

// TestOracle compares the tokens of testdata/c/cpp with those of gcc's preprocessor.
func TestOracle(t *testing.T) {
	files, err := filepath.Glob("../../../testdata/c/cpp/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	gcc := irtest.Oracle(t, "gcc")
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			out, err := exec.Command(gcc, "-E", "-P", "-undef", "-w", "-std=gnu2x", path).Output()
			require.NoError(t, err)
			want, _ := preprocess("gcc.c", "#define HASH_OF_GCC\n"+string(out), Config{})
			got, diags := preprocess(path, string(text), Config{})
			for _, d := range diags {
				require.NotEqual(t, diag.Error, d.Severity, d.Message)
			}
			require.Equal(t, want.lines(), got.lines())
		})
	}
}

// TestPositions checks that every token knows where the user wrote it.
func TestPositions(t_ *testing.T) {
	t := t_
	r, _ := preprocess("a.c", `#define N 10
#define SUM(a, b) ((a) + (b))
int x = SUM(N,
  y);
_Pragma("acc wait(N)") a\
b;
`, Config{Pragmas: map[string]bool{"acc": true}})
	var got []string
	for _, t := range r.tokens {
		where, macro := "-", ""
		if s := t.Span(); s.IsValid() {
			macro = r.Macro(t.At)
			require.Equal(t_, s, r.Span(t.At))
			where = fmt.Sprintf("%d:%d-%d:%d", s.Position().Line, s.Position().Column, s.EndPosition().Line, s.EndPosition().Column)
		}
		got = append(got, t.Text+" "+where+" "+macro)
	}
	require.Equal(t, []string{
		"int 3:1-3:4 ", "x 3:5-3:6 ", "= 3:7-3:8 ",
		"( 3:9-4:5 SUM", "( 3:9-4:5 SUM", "10 3:13-3:14 N", ") 3:9-4:5 SUM", "+ 3:9-4:5 SUM", "( 3:9-4:5 SUM",
		"y 4:3-4:4 SUM", ") 3:9-4:5 SUM", ") 3:9-4:5 SUM", "; 4:5-4:6 ",
		"#pragma acc wait ( 10 ) - ", "ab 5:24-6:2 ", "; 6:2-6:3 ",
	}, got)
}

// TestBounded checks that input made to explode ends with a diagnostic.
func TestBounded(t *testing.T) {
	deep := strings.Repeat("F(", 3000) + "1" + strings.Repeat(")", 3000)
	for name, text := range map[string]string{
		"bomb":          bomb,
		"nested calls":  "#define F(x) x\nint a = " + deep + ";\n",
		"self include":  "#include \"self.h\"\n",
		"parentheses":   "#if " + strings.Repeat("(", 1<<20) + "\n#endif\n",
		"open groups":   strings.Repeat("#if 1\n", 1<<16),
		"unended call":  "#define F(x) x\nF(" + strings.Repeat("a,", 1<<16),
		"splices":       strings.Repeat("+\\\n", 1<<18),
		"spliced words": strings.Repeat("a\\\n", 1<<18),
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			require.NoError(t, os.WriteFile(filepath.Join(dir, "self.h"), []byte("#include \"self.h\"\n#include \"self.h\"\n"), 0o644))
			start := time.Now()
			_, diags := preprocess(filepath.Join(dir, "x.c"), text, Config{})
			if !strings.HasPrefix(name, "splice") {
				require.NotEmpty(t, diags)
				require.True(t, diags[0].Primary.Span.IsValid())
			}
			t.Log(time.Since(start), len(diags))
		})
	}
}

// FuzzRun checks that no input makes the preprocessor panic or go on without end.
func FuzzRun(f *testing.F) {
	files, _ := filepath.Glob("../../../testdata/c/*/*.c")
	for _, path := range files {
		if text, err := os.ReadFile(path); err == nil {
			f.Add(string(text))
		}
	}
	for _, s := range []string{"#define", "#define f(", "#define f(x) # x", "#if", "#if (", "#include <", "_Pragma(\"acc wait\"", "a\\", "\"", "'\\", "/*", "%:define x 1", "#define f(x...) x##__VA_OPT__(a##x)\nf(1)"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		preprocess("fuzz.c", text, Config{Pragmas: map[string]bool{"acc": true}, Limit: 1 << 16})
	})
}
