package source

import (
	"flag"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// What is drawn at random is the same in every run, for failures must not come and go: -rapid.seed=N draws something else.
func init() {
	if err := flag.Set("rapid.seed", "1"); err != nil {
		panic(err)
	}
}

func TestPositions(t *testing.T) {
	f := NewFile("a.c", []byte("one\r\ntwo\n\nfour"))
	require.Equal(t, 4, f.Lines())
	require.Equal(t, []string{"one", "two", "", "four", ""}, []string{f.Line(1), f.Line(2), f.Line(3), f.Line(4), f.Line(5)})
	for _, c := range []struct{ offset, line, column int }{
		{0, 1, 1}, {3, 1, 4}, {4, 1, 5}, {5, 2, 1}, {8, 2, 4}, {9, 3, 1}, {10, 4, 1}, {14, 4, 5},
	} {
		p := f.Position(c.offset)
		require.Equal(t, Position{"a.c", c.line, c.column}, p)
		require.Equal(t, c.offset, f.Offset(c.line, c.column))
	}
	require.Equal(t, "a.c:4:5", f.Position(1000).String())
	require.Equal(t, "a.c:1:1", f.Position(-1).String())
	require.Equal(t, 0, f.Offset(0, 3))
	require.Equal(t, 14, f.Offset(9, 1))
}

func TestSpans(t *testing.T) {
	f, g := NewFile("f", []byte("0123456789")), NewFile("g", []byte("x"))
	a, b := Span{f, 2, 4}, Span{f, 6, 8}
	require.Equal(t, "23", a.Text())
	require.Equal(t, Span{f, 2, 8}, a.To(b))
	require.Equal(t, Span{f, 2, 8}, b.To(a))
	require.Equal(t, a, a.To(Span{}))
	require.Equal(t, a, Span{}.To(a))
	require.Equal(t, a, a.To(Span{g, 0, 1}))
	require.False(t, Span{}.IsValid())
	require.Equal(t, Position{}, Span{}.Position())
	require.Equal(t, Position{}, Span{}.EndPosition())
	require.Empty(t, Span{}.Text())
	require.Equal(t, 9, b.EndPosition().Column)
}

func TestApply(t *testing.T) {
	f, g := NewFile("f", []byte("hello world")), NewFile("g", []byte("x"))
	edits := []Edit{{Span: Span{f, 6, 11}, New: "there"}, {Span: Span{f, 0, 0}, New: "oh, "}, {Span: Span{g, 0, 1}, New: "?"}, {Span: Span{f, 5, 6}, New: ""}}
	out, err := Apply(f, edits)
	require.NoError(t, err)
	require.Equal(t, "oh, hellothere", string(out))
	require.Equal(t, "hello world", string(f.Text))
	out, err = Apply(f, []Edit{{Span: Span{f, 0, 5}, New: "HELLO"}, {Span: Span{f, 0, 0}, New: "oh, "}})
	require.NoError(t, err)
	require.Equal(t, "oh, HELLO world", string(out))
	_, err = Apply(f, []Edit{{Span: Span{f, 0, 5}, New: ""}, {Span: Span{f, 4, 6}, New: ""}})
	require.ErrorContains(t, err, "f:1:5: overlapping edits")
}

// Positions and offsets are inverse to each other in every text.
func TestPositionRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOf(rapid.SampledFrom([]string{"a", "\n", "\r\n", "ü", "\t"})).Draw(t, "text"), "")
		f := NewFile("f", []byte(text))
		at := rapid.IntRange(0, len(text)).Draw(t, "offset")
		p := f.Position(at)
		if f.Offset(p.Line, p.Column) != at {
			t.Fatalf("%q: %d is %v, which is %d", text, at, p, f.Offset(p.Line, p.Column))
		}
		if want := strings.Count(text[:at], "\n") + 1; p.Line != want {
			t.Fatalf("%q: %d is on line %d, not %d", text, at, want, p.Line)
		}
	})
}
