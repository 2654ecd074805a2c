package ir

import "strings"

// AddExamples gives operations of a dialect their examples, from text in which a line
// "// dialect.op" stands before the example of each.
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
