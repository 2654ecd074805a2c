package tokens

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

// checkFortran splits a text and checks that tokens and gaps are all of it, and that each gap is what it says.
func checkFortran(t *testing.T, name, text string, lexis Lexis) *File {
	f := New(source.NewFile(name, []byte(text)), lexis)
	at := 0
	for i := range len(f.Toks) + 1 {
		spliced := false // a comment goes on after a splice, in a line of the preprocessor
		for _, g := range f.Gap(uint32(i)) {
			piece := f.GapText(g)
			right := int(g.Start) == at && piece != ""
			switch g.Kind {
			case Spaces:
				right = right && strings.Trim(piece, " \t\r\f\v") == ""
			case LineEnd:
				right = right && strings.TrimPrefix(piece, "\r") == "\n"
			case Comment:
				right = right && (spliced || strings.Contains("!/cC*dD", piece[:1]))
			case Continue:
				right = right && len(strings.TrimSpace(piece)) <= len("!$acc")
			case Past:
				right = right && lexis.Form == Fixed
			}
			if !right {
				require.Fail(t, "a gap is not what it says", "%s:%d: %q is of kind %d", name, f.Position(int(g.Start)).Line, piece, g.Kind)
			}
			spliced = g.Kind == Splice || spliced && g.Kind == Spaces
			at = int(g.End)
		}
		if i < len(f.Toks) {
			tok := &f.Toks[i]
			if int(tok.Start) != at || tok.End <= tok.Start || strings.Contains(text[tok.Start:tok.End], "\n") && !tok.Is(Spliced) || f.Text(uint32(i)) == "" {
				require.Fail(t, "a token is not what it says", "%s:%d: %q after byte %d", name, f.Position(int(tok.Start)).Line, f.Text(uint32(i)), at)
			}
			at = int(tok.End)
		}
	}
	require.Len(t, text, at, name)
	end := uint32(0)
	for _, l := range f.Lines {
		require.Equal(t, end, l.First, name)
		require.Less(t, l.First, l.End, name)
		end = l.End
	}
	require.Equal(t, int(end), len(f.Toks), name)
	return f
}

// fortranFiles calls f for each Fortran text of testdata.
func fortranFiles(t testing.TB, f func(name, text string)) {
	n := 0
	for _, root := range []string{"../../testdata", "../../frontend/fortran", "../../cmd/accc"} {
		require.NoError(t, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch strings.ToLower(filepath.Ext(path)) {
			case ".f90", ".f", ".txtar":
				text, err := os.ReadFile(path)
				require.NoError(t, err)
				n++
				f(path, string(text))
			}
			return err
		}))
	}
	require.Greater(t, n, 1000)
}

func TestFortranIsKeptWhole(t *testing.T) {
	fortranFiles(t, func(name, text string) {
		checkFortran(t, name, text, Lexis{Form: Free})
		checkFortran(t, name, strings.ReplaceAll(text, "\n", "\r\n"), Lexis{Form: Fixed, Width: 72, DLines: true})
	})
}

func FuzzFortran(f *testing.F) {
	for _, text := range []string{
		"a = 'b&\n  &c' ! d\n!$acc loop & ! e\n\n!$acc& gang\n", "      x = 1\n     & + 2\n", "#define F(x) !$omp x /* c */ \\\n y\n!$ x = &\n!$ & 2",
		"\ufeff x&\n&y\n&\n", "     1\nc$  1&'a\n     1b'", "#if A\nx = 'a&\n#else\nx = \"b&\n#endif\n&c'",
	} {
		f.Add(text, uint8(0))
		f.Add(text, uint8(1))
	}
	f.Fuzz(func(t *testing.T, text string, form uint8) {
		lexis := Lexis{Form: Free}
		if form%2 == 1 {
			lexis = Lexis{Form: Fixed, Width: 72, DLines: form%4 == 3}
		}
		checkFortran(t, "x.f90", text, lexis)
	})
}

// Lines of both forms as kinds and tokens: a bar ends a token, + marks lines that go on, & lines that continue.
func TestFortranLines(t *testing.T) {
	fixed := Lexis{Form: Fixed, Width: 72}
	free := Lexis{Form: Free}
	for _, c := range []struct {
		name, text string
		lexis      Lexis
		want       []string
	}{
		{"continued", "a = 1 + & ! one\n\n  ! two\n  & 2", free, []string{"code a|=|1|+|2"}},
		{"word", "integer :: lo&\n  &ng", free, []string{"code integer|::|long"}},
		{"literal", "s = 'a ! & b&\n  & c' // 'it''s'", free, []string{"code s|=|'a ! & b c'|//|'it''s'"}},
		{"sentinels", "!$acc loop & ! why\n!$ACC& gang\n!$omp parallel\n!$ x = 1\n!$acc2 no", free,
			[]string{"acc !$acc|loop|gang", "omp !$omp|parallel", "cond !$|x|=|1"}},
		{"a macro among the lines of a directive", "!$acc parallel &\n!$acc Q\nx", free, []string{"acc !$acc|parallel|Q", "code x"}},
		{"branches", "x = a + &\n#ifdef A /* why */\n  b + &\n#else\n & c + &\n#endif\n  d", free,
			[]string{"code+ x|=|a|+", "cpp #|ifdef|A", "code+ b|+", "cpp #|else", "code&+ c|+", "cpp #|endif", "code d"}},
		{"a literal in branches", "x = 'a&\n#if A\n&b'\n#else\n&c'\n#endif\ny", free,
			[]string{"code+ x|=|'a", "cpp #|if|A", "code& b'", "cpp #|else", "code& c'", "cpp #|endif", "code y"}},
		{"a directive in a statement", "x = 1 + &\n!$acc wait\n2", free, []string{"code+ x|=|1|+", "acc !$acc|wait", "code 2"}},
		{"definitions", "#define F(x, y) x//y + 'a! b' \\\n * 2. ! no\n#define D !$omp parallel /* c */ do\n#undef F", free,
			[]string{"cpp #|define|F|(|x|,|y|)|x|//|y|+|'a! b'|*|2.", "cpp #|define|D|!$omp|parallel|do", "cpp #|undef|F"}},
		{"conditions", "#if !defined(A) && \\\n B != 2\n# 12 \"f.f90\"\ninclude 'x.h' ! why\ninclude = 1", free,
			[]string{"cpp #|if|!|defined|(|A|)|&&|B|!=|2", "marker #|12|\"f.f90\"", "include include|'x.h'", "code include|=|1"}},
		{"fixed form", "c comment\n 10   x = 1" + strings.Repeat(" ", 61) + "past\n     & + 2 ! two\n*$acc loop\nC$ACC1gang\nc$    y = 3\n", fixed,
			[]string{"code 10|x|=|1|+|2", "acc *$acc|loop|gang", "cond c$|y|=|3"}},
		{"a literal over the width", "      s = 'abc" + strings.Repeat(" ", 58) + "\n     1de'", fixed, []string{"code s|=|'abc" + strings.Repeat(" ", 58) + "de'"}},
		{"blanks in words", "      l = a .AND . .not.b\n      do10i=1,2 0", fixed, []string{"code l|=|a|.AND .|.not.|b", "code do|10|i|=|1|,|2 0"}},
		{"lines of a literal that is padded", "\tx = 'a\n\t1b'\nd     y = 1", fixed, []string{"code x|=|'a" + strings.Repeat(" ", 65) + "b'"}},
		{"fixed form among branches", "      x = a\n#ifdef A\n     & + b\n#endif\n     & + c", fixed,
			[]string{"code x|=|a", "cpp #|ifdef|A", "code& +|b", "cpp #|endif", "code& +|c"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := checkFortran(t, "x.f90", c.text, c.lexis)
			var got []string
			for _, l := range f.Lines {
				s := [...]string{"code", "cpp", "", "cond", "marker", "include"}[l.Kind] + [...]string{"", "acc", "omp"}[l.Language]
				if l.Flags&Leads != 0 {
					s += "&"
				}
				if l.Flags&GoesOn != 0 {
					s += "+"
				}
				for i := l.First; i < l.End; i++ {
					s += [...]string{"|", " "}[min(1, max(0, int(l.First)+1-int(i)))] + f.Text(i)
				}
				got = append(got, s)
			}
			require.Equal(t, c.want, got)
		})
	}
}

// What macros and conditions have is kept, and names are found in both branches.
func TestFortranDefinitions(t *testing.T) {
	f := checkFortran(t, "x.F90", "#ifdef A\n#define F(x) x + 1\n#else\n#define F(x) \\\n  lo/**/ng\n#endif\nF(2)", Lexis{Form: Free})
	require.Len(t, f.Groups, 1)
	require.Len(t, f.Branches, 3)
	require.Len(t, f.Defs, 2)
	words := func(r Run) (list []string) {
		for i := r.First; i < r.End; i++ {
			list = append(list, f.Text(i))
		}
		return list
	}
	require.Equal(t, []string{"x", "+", "1"}, words(f.Defs[0].Body))
	require.Equal(t, 0, f.Param(&f.Defs[0], f.Defs[0].Body.First))
	require.Equal(t, []string{"lo", "ng"}, words(f.Defs[1].Body))
	require.True(t, f.JoinsWord(f.Defs[1].Body.First+1))
	for i, d := range f.Defs {
		require.Equal(t, uint16(i+1), f.Toks[d.Name].Branch)
	}
	last := f.Lines[len(f.Lines)-1]
	require.Zero(t, f.Toks[last.First].Branch)
}

// TestContinuedWithNothing finds the mark and the comment in a line of fixed form that continues a directive with nothing, also behind a line of the
// preprocessor, where it is a line of its own.
func TestContinuedWithNothing(t *testing.T) {
	for text, last := range map[string]uint32{"C$OMP wait\nC$OMP&  ! c\n": 2, "C$OMP wait\n#endif\nC$OMP1! c\n": 5} {
		f := checkFortran(t, "a.F", text, Lexis{Form: Fixed, Width: 72})
		require.Len(t, f.Toks, int(last), text)
		mark, comment := "", ""
		for _, g := range f.Gap(last) {
			switch g.Kind {
			case Continue:
				mark = f.GapText(g)
			case Comment:
				comment = f.GapText(g)
			}
		}
		require.NotEmpty(t, mark, text)
		require.Equal(t, "! c", comment, text)
	}
}
