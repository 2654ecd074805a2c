package tokens

import "strings"

// Trivia is a piece of a gap between tokens.
type Trivia struct {
	Start, End uint32
	Kind       TriviaKind
}

// TriviaKind classifies what is between tokens.
type TriviaKind uint8

// The kinds of trivia.
const (
	Spaces   TriviaKind = iota // blanks, tabs, form feeds, the \r of a line end
	LineEnd                    // the end of a line, \n or \r\n
	Splice                     // a backslash and a line end
	Comment                    // without the line end of a line comment
	Continue                   // Fortran's & and the sentinel that repeats behind it, column 6
	Past                       // text beyond the width of fixed form
	Mark                       // the byte order mark
)

// Gap returns what is between the token before tok and tok, in order. len(Toks) asks for the end of the file.
func (f *File) Gap(tok uint32) []Trivia {
	start, end := 0, len(f.src)
	if tok > 0 {
		start = int(f.Toks[tok-1].End)
	}
	if int(tok) < len(f.Toks) {
		end = int(f.Toks[tok].Start)
	}
	if start == end {
		return nil
	}
	if f.Lexis.Form != C {
		return f.gapFortran(tok, start, end)
	}
	return gapC(f.src[:end], start)
}

// GapText returns the text of a piece.
func (f *File) GapText(t Trivia) string { return f.src[t.Start:t.End] }

// gapC splits the gap that begins at src[pos:] and ends where src ends.
func gapC(src string, pos int) (list []Trivia) {
	add := func(end int, kind TriviaKind) {
		list = append(list, Trivia{uint32(pos), uint32(end), kind})
		pos = end
	}
	if pos == 0 && strings.HasPrefix(src, bom) {
		add(len(bom), Mark)
	}
	for pos < len(src) {
		switch src[pos] {
		case '\n':
			add(pos+1, LineEnd)
		case '\\':
			add(max(pos+splice(src, pos), pos+1), Splice)
		case '/':
			end := max(comment(src, pos), pos+1)
			if strings.HasPrefix(src[end-1:], "\r\n") && src[pos+1] == '/' {
				end-- // of the line end
			}
			add(end, Comment)
		default:
			end := pos + 1
			if src[pos] == '\r' && end < len(src) && src[end] == '\n' {
				add(end+1, LineEnd)
				continue
			}
			for end < len(src) && isBlank(src[end]) && !(src[end] == '\r' && end+1 < len(src) && src[end+1] == '\n') {
				end++
			}
			add(end, Spaces)
		}
	}
	return list
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\v' || c == '\f' || c == '\r' }
