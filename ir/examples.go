package ir

import (
	"slices"
	"strings"
)

// AddExamples adds examples to the operations of a dialect, from text in which a line "// dialect.op" precedes the
// example of each.
func AddExamples(d *Dialect, text string) {
	var def *OpDef
	var lines []string
	flush := func() {
		if def != nil {
			def.Example = strings.TrimSpace(strings.Join(lines, "\n"))
		}
		lines = lines[:0]
	}
	for _, l := range strings.Split(text, "\n") {
		if name, ok := strings.CutPrefix(l, "// "+d.Name+"."); ok {
			flush()
			if def = d.Lookup(name); def == nil {
				panic("ir: example of an unknown operation " + d.Name + "." + name)
			}
			continue
		}
		lines = append(lines, l)
	}
	flush()
}

// AddFieldDocs documents the operands, attributes and results of a dialect's operations, from lines
// "name: phrase" or, where an operation means something else by a name, "operation:name: phrase". Lines
// that start with # are comments. A line that no operation needs is a mistake.
func AddFieldDocs(d *Dialect, text string) {
	phrases, used := map[string]string{}, map[string]bool{}
	for _, l := range strings.Split(text, "\n") {
		if name, phrase, ok := strings.Cut(l, ": "); ok && l[0] != '#' {
			phrases[name] = phrase
		}
	}
	for _, o := range d.list {
		document := func(name string, doc *string) {
			for _, key := range []string{o.ShortName() + ":" + name, name} {
				if phrase, ok := phrases[key]; ok && *doc == "" {
					*doc = phrase
					used[key] = true
				}
			}
		}
		// Definitions share lists of operands and attributes: the documentation is each one's own.
		o.Operands, o.Results, o.Attrs = slices.Clone(o.Operands), slices.Clone(o.Results), slices.Clone(o.Attrs)
		for i := range o.Operands {
			document(o.Operands[i].Name, &o.Operands[i].Doc)
		}
		for i := range o.Results {
			document(o.Results[i].Name, &o.Results[i].Doc)
		}
		for i := range o.Attrs {
			document(o.Attrs[i].Name, &o.Attrs[i].Doc)
		}
	}
	for key := range phrases {
		if !used[key] {
			panic("ir: documentation of an unknown field " + d.Name + "." + key)
		}
	}
}
