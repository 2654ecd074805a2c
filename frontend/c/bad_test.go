package c

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

func parse(t testing.TB, text string, opts Options) (*Unit, []diag.Diagnostic) {
	var list diag.List
	u := Parse(source.NewFile("bad.c", []byte(text)), opts, &list)
	for _, d := range list.Sorted() {
		require.NotEqual(t, RuleInternal.Code, d.Code, d.Message)
		require.True(t, d.Primary.Span.IsValid(), d.Message)
	}
	return u, list.Sorted()
}

// TestBadInput checks that input no one would write ends soon with a diagnostic that has a place.
func TestBadInput(t *testing.T) {
	const n = 1 << 17
	body := func(s string) string { return "void f(int n, int *a)\n{\n" + s + "\n}\n" }
	for name, c := range map[string]struct{ text, code string }{
		"binary":             {"\x7fELF\x00\x01", "ACC0113"},
		"no end of comment":  {"int x; /* open", "ACC0101"},
		"open brace":         {"void f(void) {", "ACC0110"},
		"open pragma":        {"void f(void) {\n#pragma acc parallel", "ACC0121"},
		"backslash at end":   {body("#pragma acc parallel \\"), "ACC0121"},
		"only a pragma":      {"#pragma acc parallel", "ACC0120"},
		"parentheses":        {"int x = " + strings.Repeat("(", n) + "1;", "ACC0112"},
		"braces":             {body(strings.Repeat("{", n)), "ACC0112"},
		"signs":              {"int x = " + strings.Repeat("- ", n) + "1;", "ACC0112"},
		"sum":                {"int x = 1" + strings.Repeat("+1", n) + ";", "ACC0112"},
		"sum of a variable":  {"int f(int p) { return p" + strings.Repeat("+1", 10_001) + "; }", "ACC0112"},
		"long sum":           {"char *f(char *p) { return p" + strings.Repeat("+1", 9_000) + "; }", ""},
		"assignments":        {body(strings.Repeat("n=", n) + "1;"), "ACC0112"},
		"ifs":                {body(strings.Repeat("if(n)", n) + ";"), "ACC0112"},
		"else ifs":           {body("if(n);" + strings.Repeat("else if(n){;}", n)), "ACC0112"},
		"fors":               {body(strings.Repeat("for(;;)", n) + ";"), "ACC0112"},
		"pointers":           {"int " + strings.Repeat("*", n) + "p;", "ACC0112"},
		"conditions":         {"int x = " + strings.Repeat("1?2:", n) + "3;", "ACC0112"},
		"words":              {"int " + strings.Repeat("long ", n) + "p;", "ACC0112"},
		"clauses":            {body("#pragma acc parallel" + strings.Repeat(" async(1)", n) + "\n;"), ""},
		"clause parentheses": {body("#pragma acc parallel if(" + strings.Repeat("(", n) + ")\n;"), "ACC1015"},
		"clause sum":         {body("#pragma acc parallel if(1" + strings.Repeat("+1", n) + ")\n;"), "ACC1015"},
		"clause list":        {body("#pragma acc parallel copy(a[0:1]" + strings.Repeat(",a[0:1]", n/8) + ")\n;"), ""},
		"directives":         {body(strings.Repeat("#pragma acc parallel\n", n/8) + ";"), "ACC0112"},
		"words of nonsense":  {body(strings.Repeat("x y z\n", n)), "ACC0112"},
		"closing":            {strings.Repeat("}", n), "ACC0110"},
		"commas":             {"int a[] = {" + strings.Repeat("1,", n) + "};", ""},
		"statements":         {body(strings.Repeat("n++;", n)), ""},
		"labels":             {body("switch(n){" + strings.Repeat("case 1:", n) + ";}"), "ACC0112"},
		"type":               {"struct s { struct s x; }; struct s y;", ""},
		"not utf-8":          {"int caf\xe9;\nchar *s = \"\xe9\"; /* \xe9 */\n", "ACC0107"},
		"crlf":               {"int f(int *a)\r\n{\r\n#pragma acc parallel copy(a[0:1]) \\\r\n  async\r\n  a[0] = 1;\r\n  return 0;\r\n}\r\n", ""},
		"star":               {"*", "ACC0110"},
		"nonsense function":  {"0(i) {int(i)0[i]}", "ACC0110"},
		"no newline":         {"int x", "ACC0110"},
	} {
		t.Run(name, func(t *testing.T) {
			start := irtest.Processor()
			_, diags := parse(t, c.text, Options{OpenACC: true})
			codes := ""
			for _, d := range diags {
				codes += " " + d.Code
			}
			if c.code == "" {
				require.NotContains(t, codes, "ACC01")
			} else {
				require.Contains(t, codes, c.code)
			}
			require.Less(t, irtest.Processor()-start, 20*time.Second)
		})
	}
}

// FuzzParse checks that no input makes the front end panic.
func FuzzParse(f *testing.F) {
	for _, pattern := range []string{"../../testdata/c/*.c", "../../testdata/c/*/*.c"} {
		files, _ := filepath.Glob(pattern)
		for _, path := range files {
			if text, err := os.ReadFile(path); err == nil {
				f.Add(string(text))
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "#include") && strings.Contains(text, "/") {
			return // keep away from the machine's files
		}
		parse(t, text, Options{OpenACC: true, OpenMP: len(text)%2 == 0, ExpansionLimit: 1 << 14})
	})
}
