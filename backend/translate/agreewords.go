package translate

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

// An alias is a name that a translation makes for a component, or for a named constant, for the directives between the lines that it writes:
// associate (accc_x => t%x) and end associate. at is where the name is.
type alias struct {
	at              int
	name, component string
}

var (
	beginAssociate = regexp.MustCompile(`(?i)^\s*associate\s*\(`)
	endAssociate   = regexp.MustCompile(`(?i)^\s*end\s*associate\s*$`)
	made           = regexp.MustCompile(`(?i)^\s*(?:associate\s*\(|&)?\s*(\w+)\s*=>\s*(.*?)\s*[,)]\s*&?\s*$`)
)

// noteAliases finds the aliases of a source, and the lines with them.
func (a *agreement) noteAliases() {
	at := 0
	var open []bool // the associate constructs around a line: whether a translation wrote them
	for line := range bytes.Lines(a.file.Text) {
		m := made.FindSubmatch(line)
		if m != nil && !bytes.HasPrefix(bytes.ToLower(m[1]), []byte("accc_")) && !bytes.EqualFold(m[1], m[2]) {
			m = nil // the user's
		}
		if m != nil {
			a.skipped[at] = true
			a.aliases = append(a.aliases, alias{at, strings.ToLower(string(m[1])), sectionText(string(m[2]))})
		}
		if beginAssociate.Match(line) {
			open = append(open, m != nil)
		} else if n := len(open); n > 0 && endAssociate.Match(line) {
			a.skipped[at] = open[n-1]
			open = open[:n-1]
		}
		at += len(line)
	}
}

// unaliased is a variable by the name that the user has for it, where a translation has made another one before an offset.
func (a *agreement) unaliased(name string, before int) string {
	whole := wholeVariable(name)
	for _, x := range slices.Backward(a.aliases) {
		if x.at < before && x.name == whole {
			return x.component + name[len(whole):]
		}
	}
	return name
}
