package structuretest

import (
	_ "embed"
	"fmt"
	"strings"
)

//go:embed known.txt
var known string

// Known returns the cells that are wrong today, as "NAME TEXT". The list may only get shorter; go run ./testdata/structures -write writes it.
func Known() map[string]bool {
	list := map[string]bool{}
	for line := range strings.Lines(known) {
		list[strings.TrimSpace(line)] = true
	}
	return list
}

// Cell names the cell of a result, as Known does.
func (p Program) Cell(r Result) string { return fmt.Sprintf("%s %s", p.Name(), r.Text) }
