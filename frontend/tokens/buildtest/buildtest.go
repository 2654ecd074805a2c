// Package buildtest lists builds of a source: the flags by which its macros get other values than those that the source gives them. What is written for
// one build of a source has to do in each of them what the source does.
//
//	for _, flags := range buildtest.Builds(tokens.Of(file, tokens.Lexis{})) { ... }
package buildtest

import (
	"slices"
	"strconv"

	"accc/frontend/tokens"
)

// languages are the macros of the directive languages, by which compilers that read these are known.
var languages = []string{"_OPENACC", "_OPENMP"}

// Builds returns the flags of the builds of a file, the one without any first: for each number under #ifndef of its macro, half of it and twice
// that; for each macro that conditions alone ask for, its definition; and one without assertions.
func Builds(f *tokens.File) [][]string {
	list := [][]string{nil}
	defined := map[string]bool{}
	for i := range f.Defs {
		d := &f.Defs[i]
		name := f.Text(d.Name)
		defined[name] = true
		n, err := strconv.Atoi(text(f, d.Body))
		if err != nil || d.Undef || !asked(f, d, name) {
			continue
		}
		for _, other := range []int{2 * n, n / 2} {
			list = append(list, []string{"-D" + name + "=" + strconv.Itoa(other)})
		}
	}
	for i := range f.Branches {
		cond := f.Branches[i].Cond
		for tok := cond.First; tok < cond.End; tok++ {
			name := f.Text(tok)
			if f.Toks[tok].Kind != tokens.Name || name == "defined" || defined[name] || slices.Contains(languages, name) {
				continue
			}
			defined[name] = true
			list = append(list, []string{"-D" + name})
		}
	}
	for i := range f.Toks {
		if f.Is(uint32(i), "assert") {
			return append(list, []string{"-DNDEBUG"})
		}
	}
	return list
}

// text returns the text of a run of one token, "" for others.
func text(f *tokens.File, r tokens.Run) string {
	if r.End != r.First+1 {
		return ""
	}
	return f.Text(r.First)
}

// asked reports whether a definition stands under a condition that asks for its macro.
func asked(f *tokens.File, d *tokens.Def, name string) bool {
	for b := f.Toks[d.Name].Branch; b != 0; b = f.Groups[f.Branches[b].Group].Outer {
		for i := f.Branches[b].Cond.First; i < f.Branches[b].Cond.End; i++ {
			if f.Is(i, name) {
				return true
			}
		}
	}
	return false
}

// Edited returns the text of a file in which a macro that the source defines as a number, once, is another number, for the macros that lines with directives
// mention, or macros in those; the name of the macro comes with each.
func Edited(f *tokens.File, wanted func(name string) bool, to func(n int) int) map[string][]byte {
	out := map[string][]byte{}
	for i := range f.Defs {
		d := &f.Defs[i]
		name := f.Text(d.Name)
		n, err := strconv.Atoi(text(f, d.Body))
		if err != nil || d.Undef || !wanted(name) {
			continue
		}
		span := f.Span(d.Body)
		out[name] = slices.Concat(f.File.Text[:span.Start], []byte(strconv.Itoa(to(n))), f.File.Text[span.End:])
	}
	return out
}

// Mentioned returns the macros that lines with directives mention, and those in their definitions.
func Mentioned(f *tokens.File) map[string]bool {
	seen := map[string]bool{}
	var note func(r tokens.Run)
	note = func(r tokens.Run) {
		for i := r.First; i < r.End; i++ {
			name := f.Text(i)
			if f.Toks[i].Kind != tokens.Name || seen[name] {
				continue
			}
			for d := range f.Defs {
				if f.Text(f.Defs[d].Name) == name {
					seen[name] = true
					note(f.Defs[d].Body)
				}
			}
		}
	}
	for i := range f.Lines {
		if f.Lines[i].Kind == tokens.Directive {
			note(f.Lines[i].Run)
		}
	}
	return seen
}
