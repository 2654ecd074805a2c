package emit

import (
	"regexp"
	"strings"

	"accc/frontend/source"
)

// A macroUse is the use of a macro that is a directive together with what it governs, and the directive's replacement.
type macroUse struct {
	site *Site
	form *ompForm
}

// acc is a _Pragma operator with a directive of OpenACC in the text of a macro.
var accOperator = regexp.MustCompile(`_Pragma[ \t]*\([ \t]*"[ \t]*acc\b(?:[^"\\]|\\.)*"[ \t]*\)`)

// definitions translates the directives in macros that are more than a directive: if a macro has one _Pragma, and all
// uses of the macro need the same directive there, its definition is changed.
func (t *translation) definitions() {
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
					Note("a directive alone in its macro can be translated").To(t.r)
			}
			continue
		}
		text, same := "", where.File != nil && !t.keep
		for i, u := range uses {
			simple := !u.site.Several && u.form.under == "" && len(u.form.end)+len(u.form.behind)+len(u.form.moves)+len(u.form.own) == 0 && !u.site.Sole
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
				See(whole, "the macro is defined here").To(t.r)
		}
	}
}

func identifier(text string) string {
	return text[:len(text)-len(strings.TrimLeft(text, "_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"))]
}

// definition finds the one definition of a macro in the file, and the one _Pragma operator in it; where is invalid if
// there are none or several.
func (t *translation) definition(name string) (where, whole source.Span) {
	found := regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+`+regexp.QuoteMeta(name)+`\b(?:[^\n\\]|\\\r?\n|\\.)*`).FindAllIndex(t.file.Text, -1)
	if len(found) != 1 {
		return where, whole
	}
	whole = source.Span{File: t.file, Start: found[0][0], End: found[0][1]}
	inside := accOperator.FindAllStringIndex(whole.Text(), -1)
	if len(inside) == 1 {
		where = source.Span{File: t.file, Start: whole.Start + inside[0][0], End: whole.Start + inside[0][1]}
	}
	return where, whole
}
