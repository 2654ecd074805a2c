package emit

import (
	"regexp"
	"slices"
	"strings"

	"accc/frontend/source"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
)

// A macroUse is the use of a macro that is a directive together with what it governs, and the directive's replacement.
type macroUse struct {
	site *Site
	form *ompForm
}

// pragmaOperators are _Pragma operators with a directive in the text of a macro, by the sentinel of its language.
var pragmaOperators = map[string]*regexp.Regexp{
	accdir.Table.Sentinel: regexp.MustCompile(`_Pragma[ \t]*\([ \t]*"[ \t]*acc\b(?:[^"\\]|\\.)*"[ \t]*\)`),
	ompdir.Table.Sentinel: regexp.MustCompile(`_Pragma[ \t]*\([ \t]*"[ \t]*omp\b(?:[^"\\]|\\.)*"[ \t]*\)`),
}

// definitions translates the directives in macros that are more than a directive: if a macro has one _Pragma, and all
// uses of the macro need the same directive there, its definition is changed. Else they stay, and so do the constructs that share
// statements with them; again is true if there are such constructs.
func (t *translation) definitions(sites []Site) (again bool) {
	var names []string
	byName := map[string][]macroUse{}
	for _, u := range t.macros {
		name := identifier(u.site.Directive.Text())
		if byName[name] == nil {
			names = append(names, name)
		}
		byName[name] = append(byName[name], u)
	}
	for _, name := range names {
		uses := byName[name]
		where, whole := t.definition(name)
		if whole.File == nil {
			for _, u := range uses {
				NotInPlace.New(u.site.Directive, "this directive comes from a macro with other text; it is left as it is").
					Note("a directive alone in its macro can be translated").To(t.unchanged)
				again = t.sharing(u.site, sites) || again
			}
			continue
		}
		text, same := "", where.File != nil && !t.keep
		for i, u := range uses {
			simple := !u.site.Several && u.form.under == "" && len(u.form.end)+len(u.form.behind)+len(u.form.moves)+len(u.form.own) == 0 && !u.site.Sole
			if words := t.inOperator(where, u.site.Source); words != nil && simple {
				simple = t.byWords(u.form, words, u.site.Source)
			}
			s := operators(t.to.sentinel, u.form.lines, u.form.calls)
			same = same && simple && (i == 0 || s == text)
			text = s
		}
		if same {
			t.edits = append(t.edits, source.Edit{Span: where, New: text})
			continue
		}
		for _, u := range uses {
			NotInPlace.New(u.site.Directive, "this directive comes from a macro with other text, whose uses do not all become the same; it is left as it is").
				See(whole, "the macro is defined here").To(t.unchanged)
			again = t.sharing(u.site, sites) || again
		}
	}
	return again
}

// inOperator is the directive in a _Pragma operator with its words, nil where that is another one than what was read.
func (t *translation) inOperator(operator source.Span, user *pragma.Directive) *pragma.Directive {
	if operator.File == nil || user == nil {
		return nil
	}
	inner, ok := t.wrapped(operator.Text())
	if !ok {
		return nil
	}
	if d := t.unworded(inner); d != nil && sameShape(d, user) {
		return d
	}
	return nil
}

// sharing makes a directive stay with the compute constructs around it, what is inside of these, and what is inside of its own statement: half
// of a construct in another language means something else. It reports whether there are any.
func (t *translation) sharing(stays *Site, sites []Site) (more bool) {
	stays.Left = true
	whole := stays.Body
	if !whole.IsValid() {
		whole = stays.Directive
	}
	for _, s := range sites {
		if governs(s, stays) && s.Body.Start <= whole.Start && whole.End <= s.Body.End {
			whole = s.Body
		}
	}
	for i := range sites {
		s := &sites[i]
		inside := whole.Start <= s.Directive.Start && s.Directive.End <= whole.End
		if s.Left || s.Mixed || s.Directive.File != t.file || !inside && !governs(*s, stays) {
			continue
		}
		s.Left, more = true, true
		NotInPlace.New(s.Directive, "this directive shares statements with one that is left as it is, and is left, too").
			See(stays.Directive, "the other directive").To(t.unchanged)
	}
	return more
}

// governs reports whether a directive is about what another one is in, and not about data alone.
func governs(s Site, inner *Site) bool {
	return s.Directive.File == inner.Directive.File && s.Body.IsValid() && s.Body.Start <= inner.Directive.Start && inner.Directive.End <= s.Body.End &&
		s.Source != nil && !strings.Contains(s.Source.Def.Name, "data")
}

func identifier(text string) string {
	return text[:len(text)-len(strings.TrimLeft(text, "_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"))]
}

// definitionOf matches the definitions of a macro.
func definitionOf(name string) *regexp.Regexp {
	return regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+` + regexp.QuoteMeta(name) + `\b(?:[^\n\\]|\\\r?\n|\\.)*`)
}

// definition finds the one definition of a macro in the file, or the one with a directive, and the one _Pragma operator in it; where is
// invalid if there are none or several.
func (t *translation) definition(name string) (where, whole source.Span) {
	operator := pragmaOperators[t.from().Sentinel]
	found := definitionOf(name).FindAllIndex(t.file.Text, -1)
	if len(found) > 1 {
		// The preprocessor chooses, and there is one for compilers without the language.
		found = slices.DeleteFunc(found, func(m []int) bool { return t.chosen[name] && t.skips(m[0]) || !operator.Match(t.file.Text[m[0]:m[1]]) })
	}
	if len(found) != 1 {
		return where, whole
	}
	whole = source.Span{File: t.file, Start: found[0][0], End: found[0][1]}
	inside := operator.FindAllStringIndex(whole.Text(), -1)
	if len(inside) == 1 {
		where = source.Span{File: t.file, Start: whole.Start + inside[0][0], End: whole.Start + inside[0][1]}
	}
	return where, whole
}
