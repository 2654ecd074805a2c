package translate

import (
	"bytes"
	"regexp"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/frontend/diag"
	"accc/frontend/source"
	accdir "accc/pragma/acc"
)

// Where the directives of OpenMP are those that a translation of OpenACC's writes, they agree, whatever words the languages have: a tile that is
// collapsed, kernels that is several constructs, a declare that is an update. So what differs by the words is translated, in each way that
// emit has, and compared with the text.

// manners are the ways of translation.
var manners = []struct {
	as   Direction
	opts emit.Options
}{
	{ToOpenMP, emit.Options{}},
	{ToOpenMP, emit.Options{Style: "loop"}},
	{ToOpenMP, emit.Options{Present: true, Version: 52}},
	{ToOpenMP, emit.Options{Version: 45}},
	{ToMulticore, emit.Options{}},
}

// forgetTranslated takes away what is said before statements whose directives of OpenMP are a translation of those of OpenACC.
func (in *input) forgetTranslated(a *agreement) error {
	written := map[int][]string{}
	scan(string(a.file.Text), func(at, end int, directive []string) {
		n := a.anchor(end - 1)
		written[n] = append(written[n], key(directive))
	})
	for _, list := range written {
		slices.Sort(list)
	}
	for _, m := range manners {
		acc, err := in.apart(accdir.Table.Sentinel)
		if err != nil {
			return err
		}
		t, err := NewTranslation(acc, in.Printer(), targets[m.as], m.opts)
		if err != nil {
			return err
		}
		edits, ok := t.Edits(&diag.List{}, a.file)
		if !ok {
			continue
		}
		expected := map[int][]string{}
		for _, e := range edits {
			scan(e.New, func(_, _ int, directive []string) {
				n := a.edited(e)
				expected[n] = append(expected[n], key(directive))
			})
		}
		for _, list := range expected {
			slices.Sort(list)
		}
		agrees := func(at int) bool { return slices.Equal(expected[at], written[at]) }
		for at := range a.acc {
			if agrees(at) && a.kernelsAgree(at, agrees, expected, written) {
				delete(a.acc, at)
				delete(a.omp, at)
			}
		}
		for at := range a.omp {
			if agrees(at) && a.acc[at] == nil {
				delete(a.omp, at)
			}
		}
	}
	return nil
}

// kernelsAgree reports whether the directives in a kernels construct before a statement agree, if there is one: without one for each of
// its kernels, it has none.
func (a *agreement) kernelsAgree(at int, agrees func(int) bool, sets ...map[int][]string) bool {
	for _, k := range a.kernels {
		if a.anchor(k.directive.End) != at {
			continue
		}
		for _, set := range sets {
			for in := range set {
				if k.body.Start <= in && in < k.body.End && !agrees(in) {
					return false
				}
			}
		}
	}
	return true
}

// edited is the statement that an edit is before.
func (a *agreement) edited(e source.Edit) int {
	line := bytes.LastIndexByte(a.file.Text[:e.Start], '\n') + 1
	if e.Start == e.End && (line == e.Start || strings.TrimSpace(string(a.file.Text[line:e.Start])) == "") && !strings.HasPrefix(e.New, "\n") {
		if line == 0 {
			return a.anchor(0)
		}
		return a.anchor(line - 1)
	}
	return a.anchor(max(e.Start, e.End-1))
}

var (
	beginsOpenMP   = regexp.MustCompile(`(?i)^[ \t]*(?:#[ \t]*pragma[ \t]+omp\b|[!c*]\$omp(?:[ \t]+|[ \t]*[^\s&]))`)
	continuesOMP   = regexp.MustCompile(`(?i)^[ \t]*[!c*]\$omp[ \t]*&?`)
	operatorOpenMP = regexp.MustCompile(`_Pragma\("omp ([^"]*)"\)`)
	blockComment   = regexp.MustCompile(`(?s)/\*.*?\*/`)
)

// rowsCall is a line with a call that moves rows, which a translation has beside a directive, or in the place of one.
var rowsCall = regexp.MustCompile(`^[ \t]*(?:if[ \t]*\(.*\)[ \t]*)?ACCC_ROWS_\w+[ \t]*\(.*\);[ \t\r]*$`)

// scan finds the directives of OpenMP in lines of text: where each begins and where the line after it does, and its words.
func scan(text string, found func(at, end int, words []string)) {
	for at := 0; at < len(text); {
		line, size := lineFrom(text, at)
		head := beginsOpenMP.FindString(line)
		begin := at
		at += size
		if head == "" {
			if rowsCall.MatchString(line) && !strings.Contains(line, "ACCC_ROWS_CHECK") {
				found(begin, at, []string{strings.Join(strings.Fields(line), "")})
			}
			for _, m := range operatorOpenMP.FindAllStringSubmatch(line, -1) {
				found(begin, at, clausesOf(m[1]))
			}
			continue
		}
		whole, fortran := line, !strings.Contains(head, "#")
		fixed := fortran && head[0] != ' ' && len(line) > 5 && strings.ToLower(line[1:5]) == "$omp"
		for at <= len(text) {
			next, n := lineFrom(text, at)
			switch {
			case !fortran && strings.HasSuffix(whole, `\`):
				whole = strings.TrimSuffix(whole, `\`) + " " + next
			case fortran && fixed && len(next) > 5 && beginsOpenMP.MatchString(next[:5]+"x") && next[5] != ' ' && next[5] != '0' && !strings.HasSuffix(whole, "&"):
				whole += next[6:]
			case fortran && strings.HasSuffix(strings.TrimSpace(whole), "&") && continuesOMP.MatchString(next):
				whole = strings.TrimSuffix(strings.TrimSpace(whole), "&") + " " + continuesOMP.ReplaceAllString(next, "")
			case fortran && strings.HasSuffix(strings.TrimSpace(whole), "&") && n > 0 && (strings.TrimSpace(next) == "" || strings.TrimSpace(next)[0] == '!' || next[0] == '#'):
			default:
				n = 0
			}
			if n == 0 {
				break
			}
			at += n
		}
		if fortran {
			whole, _, _ = strings.Cut(strings.TrimLeft(whole, " \t")[1:], "!")
			whole = strings.ToLower(strings.TrimPrefix(strings.ToLower(whole), "$omp"))
		} else {
			whole, _, _ = strings.Cut(blockComment.ReplaceAllString(whole[len(head):], " "), "//")
		}
		found(begin, at, clausesOf(whole))
	}
}

// lineFrom is the line at an offset without its end, and its size with that.
func lineFrom(text string, at int) (string, int) {
	line, _, ended := strings.Cut(text[at:], "\n")
	if ended {
		return strings.TrimSuffix(line, "\r"), len(line) + 1
	}
	return line, len(line)
}

// clausesOf are the words of a directive, each with what is in parentheses after it, without blanks.
func clausesOf(text string) (words []string) {
	depth, word := 0, ""
	put := func() {
		if word != "" {
			words = append(words, word)
		}
		word = ""
	}
	for _, r := range text {
		switch {
		case r == '(':
			if depth == 0 && word == "" && len(words) > 0 { // after a blank
				word, words = words[len(words)-1], words[:len(words)-1]
			}
			depth++
			word += "("
		case r == ')':
			depth--
			word += ")"
			if depth == 0 {
				put()
			}
		case strings.ContainsRune(" \t\n\r", r):
			if depth == 0 {
				put()
			}
		case r == ',' && depth == 0:
			put()
		default:
			word += string(r)
		}
	}
	put()
	return words
}

// key is what two directives have in common that say the same in any order.
func key(words []string) string {
	slices.Sort(words)
	return strings.Join(words, " ")
}
