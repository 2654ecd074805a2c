package translate

import (
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/frontend/tokens"
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

// A key is what a clause says of a variable, in small letters, or by itself.
type key struct {
	what, operator string // the operator is that of a reduction
	name, section  string // the subscripts at the end are apart
}

// String orders keys.
func (k key) String() string { return k.what + k.operator + " " + k.name + k.section }

// sameSection reports whether two keys are about one section of a variable.
func (k key) sameSection(o key) bool {
	return k.name != "" && k.name == o.name && k.section == o.section
}

// keyOf is what a clause at an offset says of a variable, by the name that the user has for it where a translation has made another one.
func (a *agreement) keyOf(what, text string, at int) key {
	name, section := nameOf(text)
	for _, x := range slices.Backward(a.aliases) {
		if x.scope.Start <= at && at < x.scope.End && x.name == name {
			name, section = nameOf(x.component + section)
			break
		}
	}
	return key{what: what, name: name, section: section}
}

// nameOf is a variable in small letters without blanks, and the subscripts at its end, without the zero that sections of C begin with. A section of no
// elements is what a pointer alone is in OpenACC: what it points to is there already.
func nameOf(text string) (name, section string) {
	name, section = wholeVariable(strings.ToLower(text))
	section = strings.ReplaceAll(section, "[0:", "[:")
	return name, strings.TrimSuffix(section, "[:0]")
}

// wholeVariable divides a variable into what is named and the subscripts at the end, both without blanks.
func wholeVariable(text string) (name, subscripts string) {
	var b strings.Builder
	depth, from := 0, -1 // from: where the subscripts begin
	for _, tok := range pragma.LexText(text) {
		switch tok.Text {
		case "[", "(":
			if depth++; from < 0 {
				from = b.Len()
			}
		case "]", ")":
			depth--
		default:
			if depth == 0 {
				from = -1
			}
		}
		b.WriteString(tok.Text)
	}
	if from < 0 {
		return b.String(), ""
	}
	return b.String()[:from], b.String()[from:]
}

// sameSections makes the keys of one variable equal where one is in a macro, whose arguments are not in the words that they have beside it.
func sameSections(acc, omp *said) {
	for _, k := range sortedKeys(acc.words) {
		if _, ok := omp.words[k]; ok {
			continue
		}
		for _, o := range sortedKeys(omp.words) {
			whole := o
			whole.section = k.section
			if _, ok := acc.words[o]; !ok && whole == k {
				omp.words[k] = omp.words[o]
				delete(omp.words, o)
				break
			}
		}
	}
}

// isMacro reports whether a directive is in a macro, of which its place is the use.
func isMacro(d *pragma.Directive) bool {
	return !d.Fortran && d.Span.IsValid() && d.Span.Text() != "" && d.Span.Text()[0] != '#' && !strings.HasPrefix(d.Span.Text(), "_Pragma")
}

// An alias is a name that a translation makes for a component, or for a named constant, for the directives between the lines that it writes:
// associate (accc_x => t%x) and end associate.
type alias struct {
	scope           source.Span
	name, component string
}

// notePassed finds the lines that a translation wrote around directives, and the aliases among them.
func (a *agreement) notePassed() {
	for i := range a.Lines {
		l := &a.Lines[i]
		next := i+1 < len(a.Lines) && a.Lines[i+1].Word == tokens.Endif
		switch {
		case l.Kind != tokens.Code:
		case a.callsRows(l, ""), a.Is(l.First, ";"):
			a.passed[uint32(i)] = true
		case l.End == l.First+1 && next && (a.Is(l.First, "{") || a.Is(l.First, "}")): // what a translation puts into braces
			a.passed[uint32(i)] = true
		case strings.EqualFold(a.Text(l.First), "associate"):
			a.noteAliases(uint32(i))
		}
	}
}

// noteAliases notes the aliases of an associate construct that begins in a line. The construct is passed over if a translation wrote it.
func (a *agreement) noteAliases(line uint32) {
	l := &a.Lines[line]
	start := int(a.Toks[l.First].Start)
	path := a.statements(start)
	i := slices.IndexFunc(path, func(s source.Statement) bool { return s.Start == start && s.Word == "associate" })
	if i < 0 {
		return
	}
	list, own := a.associations(l)
	for _, x := range list {
		x.scope = path[i].Span
		a.aliases = append(a.aliases, x)
	}
	if own {
		a.passed[line], a.passed[a.lineAt(path[i].End-1)] = true, true
	}
}

// associations are the aliases that a translation makes in a line with an associate statement; own: all its names are aliases.
func (t lines) associations(l *tokens.Line) (list []alias, own bool) {
	own = true
	// name => component, each up to a comma or the closing parenthesis.
	for tok := l.First + 2; tok+2 < l.End; {
		name, component, depth := strings.ToLower(t.Text(tok)), "", 0
		for tok += 2; tok < l.End && (depth > 0 || !t.Is(tok, ",") && !t.Is(tok, ")")); tok++ {
			if t.Is(tok, "(") {
				depth++
			} else if t.Is(tok, ")") {
				depth--
			}
			component += strings.ToLower(t.Text(tok))
		}
		tok++
		if strings.HasPrefix(name, "accc_") || name == component {
			list = append(list, alias{name: name, component: component})
		} else {
			own = false
		}
	}
	return list, own
}

// lineAt is the logical line with an offset, or the last one before it.
func (t lines) lineAt(offset int) uint32 {
	tok, in := t.At(offset)
	if !in && tok > 0 {
		tok--
	}
	return t.LineOf(tok)
}

// anchor is the offset of the statement after what is at an offset.
func (a *agreement) anchor(at int) int { return a.after(a.lineAt(at)) }

// from is the statement that begins with a token, or the next one.
func (a *agreement) from(tok uint32) int {
	if int(tok) == len(a.Toks) {
		return len(a.file.Text)
	}
	return a.after(a.LineOf(tok) - 1)
}

// after is the offset of the statement after a line: directives, lines of the preprocessor and what a translation writes around directives are passed over,
// and so are the other branches of a condition that the line is in.
func (a *agreement) after(line uint32) int {
	for line++; int(line) < len(a.Lines); line++ {
		l := &a.Lines[line]
		switch {
		case l.Kind == tokens.CPP && l.Word.Turns():
			end := a.Groups[a.Branches[a.BranchAt(line)].Group].End
			if end == tokens.None {
				return len(a.file.Text)
			}
			line = end
		case (l.Kind == tokens.Code || l.Kind == tokens.Include) && !a.passed[line]:
			return int(a.Toks[l.First].Start)
		}
	}
	return len(a.file.Text)
}
