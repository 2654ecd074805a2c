package tokens

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/frontend/source"
)

// free splits a text of Fortran in free form, fixed one in fixed form.
func free(text string) *File { return New(source.NewFile("a.F90", []byte(text)), Lexis{Form: Free}) }

func fixed(text string) *File {
	return New(source.NewFile("a.F", []byte(text)), Lexis{Form: Fixed, Width: 72})
}

// texts are the places of tokens, and the tokens.
func texts(f *File, toks []uint32) (list []string) {
	for _, tok := range toks {
		list = append(list, f.Position(int(f.Toks[tok].Start)).String()[len(f.Name)+1:]+" "+f.Text(tok))
	}
	return list
}

// TestIncluded finds include lines in each way that they are written, and none in comments, literals and definitions.
func TestIncluded(t *testing.T) {
	c := lex("#include <openacc.h>\n # /* c */ include \\\n \"openacc.h\" // again\n/*\n#include <openacc.h>\n*/\n#define X #include <openacc.h>\n" +
		"char *s = \"\\\n#include <openacc.h>\\n\";\n#include OPENACC\n#include <lib/openacc.h>\n#include \"a.h\n#include_next <openacc.h>\n")
	var lines []int
	for _, line := range c.Includes("openacc.h") {
		lines = append(lines, c.Position(int(c.Toks[c.Lines[line].First].Start)).Line)
	}
	require.Equal(t, []int{1, 2, 13}, lines)
	require.Len(t, c.Includes("lib/openacc.h"), 1)
	for _, f := range []*File{
		free("subroutine s\n  INCLUDE 'openacc_lib.h' ! here\n  x = 'include \"openacc_lib.h\"'\n#include \"openacc_lib.h\"\n!$ include 'openacc_lib.h'\n! include 'openacc_lib.h'\nend\n"),
		fixed("      subroutine s\n      INCLUDE 'openacc_lib.h'\nc     include 'openacc_lib.h'\n#include <openacc_lib.h>\n!$    include 'openacc_lib.h'\n      end\n"),
	} {
		require.Len(t, f.Includes("openacc_lib.h"), 3, f.Name)
	}
	for i, want := range []bool{false, true, true, false} {
		_, beside := lex("#include <a.h>\n#include \"a.h\"\n# include /* c */ \"a.h\" // <a.h>\nchar *s = \"a.h\";\n").Included(uint32(i))
		require.Equal(t, want, beside, i)
	}
}

// TestOperator reads what _Pragma operators say, and nothing at the end of a text.
func TestOperator(t *testing.T) {
	for text, want := range map[string]string{
		`_Pragma("acc loop")`: "acc loop", `_Pragma /* c */ ( L"omp \"a\"" )`: `omp "a"`, `PRAGMA("acc loop")`: "", `_Pragma(acc)`: "",
		`_Pragma`: "", `_Pragma(`: "", "#define X _Pragma(": "", `_Pragma("")`: "",
	} {
		f := lex(text)
		var words []string
		for tok := range f.Toks {
			for _, p := range f.Operator(uint32(tok)) {
				words = append(words, p.Text)
			}
		}
		require.Equal(t, want, strings.Join(words, " "), text)
	}
}

// TestUses finds the modules of use statements.
func TestUses(t *testing.T) {
	text := "subroutine s\n  use openacc\n  use, intrinsic :: OpenACC, only: acc_wait ! use openacc\n  use :: iso_c_binding; use openacc\n  use &\n    openacc, &\n    only: acc_wait\n" +
		"!$ use openacc\n  use openacc_kinds\n  use = openacc\n  x = 'use openacc'\n10 use openacc\n#define USE use openacc\n  call use(openacc)\nend\n"
	f := free(text)
	require.Equal(t, []string{"2:7 openacc", "3:21 OpenACC", "4:29 openacc", "6:5 openacc", "8:8 openacc", "12:8 openacc"}, texts(f, f.Uses(f.All(), "openacc")))
	f = fixed("      subroutine s\n      use\n     & openacc, only: acc_wait\nc     use openacc\n!$    use openacc\n 10   use openacc\n      end\n")
	require.Equal(t, []string{"3:8 openacc", "5:11 openacc", "6:11 openacc"}, texts(f, f.Uses(f.All(), "openacc")))
	require.Empty(t, f.Uses(Run{}, "openacc"))
}

// TestConditions asks what groups of the preprocessor are for.
func TestConditions(t *testing.T) {
	f := lex(strings.Join([]string{
		"#ifdef A", "one;", "#endif",
		"#if defined(A)", "two;", "// a comment", "#else", "three;", "#endif",
		"#if defined A && B", "four; five;", "#endif",
		"# if /* c */ defined \\", " ( A )", "#ifndef B", "six;", "#elif C", "seven;", "#endif", "#endif", "eight;",
		"#ifdef A", "nine;"}, "\n"))
	at := func(word string) uint32 {
		for i := range f.Toks {
			if f.Is(uint32(i), word) {
				return uint32(i)
			}
		}
		t.Fatal(word)
		return 0
	}
	branch := func(word string) uint16 { return f.Toks[at(word)].Branch }
	for word, want := range map[string]bool{"one": true, "two": true, "three": false, "four": false, "six": false, "eight": false, "nine": true} {
		require.Equal(t, want, f.IfDefined(branch(word), "A"), word)
	}
	for word, want := range map[string]string{"one": "A", "three": "defined(A)|", "six": "B|defined \\\n ( A )", "seven": "B|C|defined \\\n ( A )", "eight": ""} {
		var list []string
		for _, c := range f.Conditions(branch(word)) {
			list = append(list, f.Span(c).Text())
		}
		require.Equal(t, want, strings.Join(list, "|"), word)
	}
	for word, want := range map[string]bool{"one": true, "two": false, "four": false, "five": false, "eight": false, "nine": false} {
		g, ok := f.Alone(Run{at(word), at(word) + 2})
		require.Equal(t, want, ok, word)
		if ok {
			require.Equal(t, "#ifdef A\none;\n#endif", f.Span(f.Whole(g)).Text())
		}
	}
	require.True(t, f.Spells(f.Branches[branch("six")].Cond, " B /* same */"))
	require.False(t, f.Spells(f.Branches[branch("four")].Cond, "defined(A) && B"))
}

// TestLinesOfText finds lines by their tokens: blanks, comments and line ends do not count, where a line begins does.
func TestLinesOfText(t *testing.T) {
	f := lex("a; b;\r\n#ifdef X // why\r\n\tint  i ;\r\n\r\n# endif\r\nint i;\r\n")
	const want = "#ifdef X\nint i;\n#endif\n"
	r, ok := f.FindLines(want, f.All())
	require.True(t, ok)
	require.Equal(t, "#ifdef X // why\r\n\tint  i ;\r\n\r\n# endif", f.Span(r).Text())
	for _, other := range []string{"b;\n", "a;\nb;\n", "#ifdef X\nint i; \n", "#ifdef X int i;\n#endif\n", "", "// why\n"} {
		_, ok := f.FindLines(other, f.All())
		require.Equal(t, other == "#ifdef X\nint i; \n", ok, "%q", other)
	}
	_, ok = f.FindLines(want, Run{r.First + 1, r.End})
	require.False(t, ok)
	_, ok = f.FindLines(want, Run{r.First, r.End - 1})
	require.False(t, ok)
}

// TestArguments divides calls.
func TestArguments(t *testing.T) {
	f := lex("f(a, g(b, c)[1, 2], \"x,)\", (struct s){1, 2});\ng();\nh(1,\n#ifdef X\n2,\n#endif\n3);\ni(1")
	var got []string
	for i := range f.Toks {
		tok := uint32(i)
		if !f.Is(tok, "(") || f.Toks[tok-1].Kind != Name {
			continue
		}
		shut, ok := f.Closing(tok)
		if !ok {
			got = append(got, f.Text(tok-1)+" not")
			continue
		}
		var args []string
		for _, a := range f.Arguments(tok, shut) {
			args = append(args, f.Span(a).Text())
		}
		got = append(got, f.Text(tok-1)+" "+strings.Join(args, " | "))
	}
	require.Equal(t, []string{`f a | g(b, c)[1, 2] | "x,)" | (struct s){1, 2}`, "g b | c", "g ", "h not", "i not"}, got)
}

// TestBegins asks for statements of Fortran and their labels.
func TestBegins(t *testing.T) {
	f := free("subroutine s\n  if (a) return\n10 return; return\n20 if (b) &\n  return\n!$ return\n!$ 30 return\nend\n")
	var got []string
	for i := range f.Toks {
		if tok := uint32(i); f.Word(tok, "RETURN") {
			label, ok := f.Begins(tok)
			s := "inside"
			if ok {
				s = "begins"
			}
			if label != None {
				s += " " + f.Text(label)
			}
			got = append(got, s)
		}
	}
	require.Equal(t, []string{"inside", "begins 10", "begins", "inside", "begins", "begins 30"}, got)
	f = fixed("      subroutine s\n 10   return\n      return\n      if (a)\n     & return\n      end\n")
	got = nil
	for i := range f.Toks {
		if tok := uint32(i); f.Word(tok, "return") {
			label, ok := f.Begins(tok)
			got = append(got, map[bool]string{true: "begins", false: "inside"}[ok]+map[bool]string{true: " 10", false: ""}[label != None])
		}
	}
	require.Equal(t, []string{"begins 10", "begins", "inside"}, got)
	require.False(t, lex("RETURN").Word(0, "return"))
}
