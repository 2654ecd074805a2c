package tokens

import (
	"strings"

	"accc/frontend/source"
)

// Part is a token in the text of a string literal that _Pragma reads.
type Part struct {
	Text       string
	Kind       Kind
	Blank      bool
	Start, End uint32 // its bytes in the literal's file
}

// Parts returns the tokens of the text of a string literal (C17 §6.10.9).
func (f *File) Parts(tok uint32) []Part {
	t := &f.Toks[tok]
	text, at := Unescape(f.src[t.Start:t.End])
	inner := New(source.NewFile("", []byte(text)), Lexis{Form: C})
	list := make([]Part, len(inner.Toks))
	for i := range inner.Toks {
		p := &inner.Toks[i]
		list[i] = Part{inner.Text(uint32(i)), p.Kind, p.Is(Blank), t.Start + uint32(at[p.Start]), t.Start + uint32(at[p.End])}
	}
	return list
}

// Operator returns the tokens of the text that the _Pragma operator at a token reads; none for other tokens, and for an operator whose
// parenthesis or literal is missing.
func (f *File) Operator(tok uint32) []Part {
	if f.Is(tok, "_Pragma") && f.Is(tok+1, "(") && int(tok)+2 < len(f.Toks) && f.Toks[tok+2].Kind == String {
		return f.Parts(tok + 2)
	}
	return nil
}

// Unescape returns the text of a string literal without quotes, prefix and the backslashes before quotes and
// backslashes. at has the offset in the literal of each byte of it, and of the end.
func Unescape(literal string) (text string, at []int) {
	begin := strings.IndexByte(literal, '"') + 1
	end := len(literal)
	if end > begin && literal[end-1] == '"' {
		end--
	}
	var b strings.Builder
	for i := begin; i < end; i++ {
		if n := splice(literal, i); n != 0 {
			i += n - 1
			continue
		}
		at = append(at, i)
		if literal[i] == '\\' && i+1 < end && (literal[i+1] == '"' || literal[i+1] == '\\') {
			i++
		}
		b.WriteByte(literal[i])
	}
	return b.String(), append(at, end)
}
