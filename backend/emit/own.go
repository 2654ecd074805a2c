package emit

import (
	"strings"

	"accc/backend/translate/outcome"
)

// Arrays that hide pointers are declared in a block around the directive and its statement: see outcome.Own.

// owned adds the declarations of such arrays to the form of a directive.
func (t *translation) owned(s *Site, f *ompForm) {
	list := t.own[s.Directive.Start]
	if len(list) == 0 {
		return
	}
	for _, o := range list {
		lines, err := t.arrayFor(o)
		if err != nil || !s.Body.IsValid() || s.Body.File != t.file {
			cannotWrite.New(s.Directive, "cannot write the array for %s", o.Entry.StringAttr("name")).To(t.r)
			t.failed = true
			return
		}
		f.own = append(f.own, lines...)
	}
	f.indented(t, s)
}

// arrayFor are the statements that declare an array, and copy what the pointer points to into it where that is asked for.
func (t *translation) arrayFor(o outcome.Own) ([]string, error) {
	_, pointer, sections, err := sectionsOf(t.p, o.Entry, func(sections []string) bool {
		return len(sections) > 0 && strings.Contains(sections[0], ":") && !strings.HasSuffix(sections[0], ":")
	})
	if err != nil {
		return nil, err
	}
	low, n, ok := cutRange(sections[0])
	if !ok {
		n = "1"
	}
	end := n
	if low = strings.TrimSpace(low); low != "" && low != "0" {
		end = operand(low) + " + " + operand(n)
	}
	if !o.First {
		return []string{"__typeof__(*" + pointer + ") " + pointer + "[" + end + "];"}, nil
	}
	from := pointer + "_host"
	for t.text.Mentions(t.text.All(), from) {
		from += "_"
	}
	to, bytes := pointer, operand(n)+" * sizeof *"+pointer
	source := from
	if end != n {
		to, source = to+" + "+low, from+" + "+low
	}
	return []string{
		"__typeof__(*" + pointer + ") *const " + from + " = " + pointer + ", " + pointer + "[" + end + "];",
		"__builtin_memcpy(" + to + ", " + source + ", " + bytes + ");",
	}, nil
}

// operand is an expression as an operand of another.
func operand(s string) string {
	s = strings.TrimSpace(s)
	if strings.Trim(s, wordBytes) == "" {
		return s
	}
	return "(" + s + ")"
}

// indented are lines one level further in than an indentation.
func indented(lines []string, indent string) (list []string) {
	for _, l := range lines {
		list = append(list, deeper(indent)+l)
	}
	return list
}
