package c

import (
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

// The body of a function is a piece of the text whatever its head and its braces are spelled like, unless a macro or the preprocessor is in the way.
func TestPieces(t *testing.T) {
	for text, want := range map[string][]string{
		"void f(void) { int x = 1'000; }\n":                                         {" int x = 1'000; "},
		"int g; void f(void) /* {;# */\n<% int x; %>\n":                             {" int x; "},
		"int f(x)\nint x;\n{ return x; }\n":                                         {" return x; "},
		"static struct p { int a, b; } f(int x)\n{ struct p q = {x}; return q; }\n": {" struct p q = {x}; return q; "},
		"#define END }\nvoid f(void) { int x; END\nvoid g(void) { }\n":              {" "},
		"#define BEGIN {\nvoid f(void) BEGIN int x; }\n":                            nil,
		"void f(void) {\n#define A 1\n}\n":                                          nil,
		"void f(void) {\n#ifdef A\n{\n#else\n{\n#endif\n}}\n":                       nil,
		"void f(void) {\n#ifdef A\n int x = '}';\n#endif\n}\n":                      {"\n#ifdef A\n int x = '}';\n#endif\n"},
		"#ifdef A\nvoid f(int x)\n#else\nvoid f(void)\n#endif\n{ int y; }\n":        nil,
	} {
		var list diag.List
		file := source.NewFile("a.c", []byte(text))
		u := Parse(file, Options{Std: "gnu23"}, &list)
		require.NotNil(t, u, text)
		var got []string
		for _, p := range u.Pieces(file) {
			got = append(got, p.Body.Text())
		}
		require.Equal(t, want, got, text)
	}
}

// A text stays apart as the body of a function if nothing in it changes what follows.
func TestStaysApart(t *testing.T) {
	for _, c := range []struct {
		before, after string
		want          bool
	}{
		{" a = 1; ", " a = '}'; { b(); } ", true},
		{" a = 1; ", " a = 1; } void g(void) { ", false},
		{" a = 1; ", " a = 1; // end", false},
		{" a = 1; ", " a = 1; // end\n", true},
		{" a = 1; ", " a = 1; /* end", false},
		{" a = 1; ", " a = \"x; ", false},
		{" a = 1; ", " a = 1'0; if (a) { } else { } ", true},
		{" a = 1; ", "\n#define A }\n", false},
		{"\n#if A\n#endif\n", "\n x();\n#if A\n }{\n#endif\n", false},
		{"\n#if A\n#endif\n", "\n#if A\n x();\n#endif\n y(); ", true},
		{"\n#if A\n#endif\n", "\n#if A\n x();\n#endif", false},
		{" a(); ", "\n#pragma acc wait\n a(); ", true},
		{" a(); ", "#pragma acc wait\n a(); ", false},
		{" a(); ", "\n#pragma acc wait", false},
		{" a(); ", " a(); %> void g() <% ", false},
		{" a(); ", "\n#error don't\n", false},
		{"\n#error don't\n", "\n#error don't\n a();", true},
	} {
		require.Equal(t, c.want, FrontEnd{}.StaysApart([]byte(c.before), []byte(c.after), ""), c.after)
	}
}
