package c

import (
	"bytes"
	"slices"
	"strings"

	"accc/frontend"
	"accc/frontend/source"
)

// Pieces implements frontend.Source.
func (u *Unit) Pieces(file *source.File) (list []frontend.Piece) {
	for _, r := range u.Model.Routines {
		if p, ok := pieceOf(r, file); ok {
			list = append(list, p)
		}
	}
	return list
}

// pieceOf finds the body of a function. ok is false where it is not in the text as it stands: it comes from a macro, or the
// preprocessor changes in it what follows.
func pieceOf(r *frontend.Routine, file *source.File) (p frontend.Piece, ok bool) {
	s := r.Span
	if !r.HasBody || s.File != file || s.End <= s.Start || s.End > len(file.Text) {
		return p, false
	}
	text := file.Text[s.Start:s.End]
	open := bytes.IndexByte(text, '{')
	if open < 0 || text[len(text)-1] != '}' {
		return p, false
	}
	head := text[:open]
	if bytes.IndexByte(head, '(') < 0 || bytes.ContainsAny(head, "#;") || bytes.Contains(head, []byte("/*")) || bytes.Contains(head, []byte("//")) {
		return p, false
	}
	body := source.Span{File: file, Start: s.Start + open + 1, End: s.End - 1}
	lines, ok := apart(file.Text[body.Start:body.End])
	if !ok || slices.ContainsFunc(lines, lasting) {
		return p, false
	}
	before := file.Text[:s.Start]
	before = before[bytes.LastIndexAny(before, ";}")+1:]
	return frontend.Piece{Routine: r, Span: s, Body: body,
		Removable: len(r.Directives) == 0 && !bytes.Contains(before, []byte("ragma"))}, true
}

// StaysApart implements frontend.FrontEnd.
func (FrontEnd) StaysApart(before, after []byte, _ frontend.Layout) bool {
	was, ok := apart(before)
	if !ok {
		return false
	}
	is, ok := apart(after)
	return ok && slices.Equal(was, is)
}

// conditions are the directives of the preprocessor that say nothing to what follows the last one of them.
var conditions = []string{"if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif"}

// lasting reports whether a line of the preprocessor may change the text after the function that it is in.
func lasting(line string) bool { return !slices.Contains(conditions, wordOf(line)) }

// wordOf is the name of a directive of the preprocessor.
func wordOf(line string) string {
	line = strings.TrimLeft(line, "# \t")
	n := 0
	for n < len(line) && (line[n] == '_' || line[n] >= 'a' && line[n] <= 'z') {
		n++
	}
	return line[:n]
}

// apart reads the text between the braces of a function. ok tells whether braces, literals, comments and conditions of the preprocessor end
// in it that begin in it, and no others. lines are those of the preprocessor, without directives of OpenACC and OpenMP.
func apart(text []byte) (lines []string, ok bool) {
	depth, within := 0, 0
	begun := true // nothing but blanks precedes in the line
	for i := 0; i < len(text); {
		c := text[i]
		rest := text[i:]
		switch {
		case c == '\n':
			begun = true
			i++
			continue
		case c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v':
			i++
			continue
		case bytes.HasPrefix(rest, []byte("//")):
			n := lineEnd(rest)
			if n < 0 {
				return nil, false // it goes on after the body
			}
			i += n
			continue
		case bytes.HasPrefix(rest, []byte("/*")):
			n := bytes.Index(rest[2:], []byte("*/"))
			if n < 0 {
				return nil, false
			}
			i += n + 4
			continue
		case c == '#' && begun:
			n := lineEnd(rest)
			if n < 0 {
				return nil, false
			}
			line := string(rest[:n])
			if strings.Contains(line, "/*") {
				return nil, false
			}
			i += n
			switch word := wordOf(line); word {
			case "if", "ifdef", "ifndef":
				within++
			case "endif":
				within--
			case "elif", "elifdef", "elifndef", "else":
				if within == 0 {
					return nil, false
				}
			case "pragma":
				_, after, _ := strings.Cut(line, "pragma")
				if t, _ := frontend.Sentinel(strings.TrimLeft(after, " \t"), ""); t != nil {
					continue
				}
			}
			if within < 0 {
				return nil, false
			}
			lines = append(lines, line)
			continue
		case c == '{':
			depth++
		case c == '}':
			if depth--; depth < 0 {
				return nil, false
			}
		case c == '"' || c == '\'':
			n := literalEnd(rest)
			if n < 0 {
				return nil, false
			}
			i += n
			begun = false
			continue
		case isDigit(c):
			for i < len(text) && (isNameByte(text[i]) || text[i] == '.' || text[i] == '\'' && i+1 < len(text) && isNameByte(text[i+1])) {
				i++
			}
			begun = false
			continue
		case isNameByte(c):
			for i < len(text) && isNameByte(text[i]) {
				i++
			}
			begun = false
			continue
		case bytes.HasPrefix(rest, []byte("<%")), bytes.HasPrefix(rest, []byte("%>")), bytes.HasPrefix(rest, []byte("%:")), bytes.HasPrefix(rest, []byte("??")):
			return nil, false // other spellings of what is counted here
		}
		begun = false
		i++
	}
	return lines, depth == 0 && within == 0
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isNameByte(c byte) bool {
	return c == '_' || isDigit(c) || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

// lineEnd is how long a line is that may go on after a backslash, -1 if the text ends before it.
func lineEnd(text []byte) int {
	for at := 0; ; {
		n := bytes.IndexByte(text[at:], '\n')
		if n < 0 {
			return -1
		}
		at += n
		if line := bytes.TrimRight(text[:at], " \t\r"); len(line) == 0 || line[len(line)-1] != '\\' {
			return at
		}
		at++
	}
}

// literalEnd is how long a literal is that a text begins with, -1 if it does not end in its line.
func literalEnd(text []byte) int {
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case text[0]:
			return i + 1
		case '\\':
			i++
		case '\n':
			return -1
		}
	}
	return -1
}
