package main

import (
	"bytes"
	"regexp"
	"slices"
	"strings"

	"accc/pragma"
)

// The words of clauses by which directives of both languages are compared.

// spelledAs is the text of a clause of one variable, in the user's case. The place of one in a macro is the use of that.
func spelledAs(c *pragma.Clause) string {
	v := c.Args[0]
	if user := v.Var.Span; user.IsValid() && strings.EqualFold(user.Text()[:min(len(v.Var.Name), user.End-user.Start)], v.Var.Name) {
		return strings.Replace(c.Text(), v.Text(), user.Text(), 1)
	}
	return c.Text()
}

// sectionText is the text of a variable without blanks, and without the zero that sections of C begin with. A section of no elements is
// what a pointer alone is in OpenACC: what it points to is there already.
func sectionText(text string) string {
	section := strings.ReplaceAll(strings.ToLower(strings.Join(strings.Fields(text), "")), "[0:", "[:")
	return strings.TrimSuffix(section, "[:0]")
}

// sameSections makes the keys of one variable equal where one is in a macro, whose arguments are not in the words that they have beside it.
func sameSections(acc, omp *said) {
	for _, k := range sortedKeys(acc.words) {
		if _, ok := omp.words[k]; ok {
			continue
		}
		for _, o := range sortedKeys(omp.words) {
			if _, ok := acc.words[o]; !ok && wholeVariable(k) == wholeVariable(o) {
				omp.words[k] = omp.words[o]
				delete(omp.words, o)
				break
			}
		}
	}
}

// wholeVariable is a variable, or the key of one, without a section.
func wholeVariable(text string) string {
	for strings.HasSuffix(text, "]") || strings.HasSuffix(text, ")") {
		depth, i := 0, len(text)
		for i > 0 {
			i--
			if c := text[i]; c == ']' || c == ')' {
				depth++
			} else if c == '[' || c == '(' {
				depth--
			}
			if depth == 0 {
				break
			}
		}
		text = text[:i]
	}
	return text
}

// isMacro reports whether a directive is in a macro, of which its place is the use.
func isMacro(d *pragma.Directive) bool {
	return !d.Fortran && d.Span.IsValid() && d.Span.Text() != "" && d.Span.Text()[0] != '#' && !strings.HasPrefix(d.Span.Text(), "_Pragma")
}

// sameVariable reports whether two keys are about one variable.
func sameVariable(a, b string) bool {
	_, x, _ := strings.Cut(a, " ")
	_, y, _ := strings.Cut(b, " ")
	return x != "" && x == y
}

// Names of components that a translation makes for gfortran are for the directives between the lines that it writes: associate (accc_x => t%x) and end associate.
var (
	associated   = regexp.MustCompile(`(?im)\b(accc_\w+)\s*=>\s*(.*?)\s*[,)]\s*&?\s*$`)
	ofAssociate  = regexp.MustCompile(`(?i)^\s*(?:associate\s*\(\s*accc_\w+\s*=>|&?\s*accc_\w+\s*=>|end\s*associate\s*$)`)
	endAssociate = regexp.MustCompile(`(?i)^\s*end\s*associate\s*$`)
)

// associates reports whether the line at an offset is one of those that a translation writes around directives.
func associates(text []byte, at int) bool {
	line, _, _ := bytes.Cut(text[at:], []byte("\n"))
	if !ofAssociate.Match(line) {
		return false
	}
	if !endAssociate.Match(line) {
		return true
	}
	begin := bytes.LastIndex(bytes.ToLower(text[:at]), []byte("associate ("))
	return begin >= 0 && bytes.HasPrefix(bytes.ToLower(text[begin+len("associate ("):]), []byte("accc_"))
}

// unaliased is a variable by the name that the user has for it, where a translation has made another one before an offset.
func (a *agreement) unaliased(name string, before int) string {
	whole := wholeVariable(name)
	if !strings.HasPrefix(whole, "accc_") {
		return name
	}
	list := associated.FindAllSubmatch(a.file.Text[:before], -1)
	for _, m := range slices.Backward(list) {
		if strings.EqualFold(string(m[1]), whole) {
			return sectionText(string(m[2])) + name[len(whole):]
		}
	}
	return name
}
