// Package structuretest makes small programs from one table: a kind of data, a way in which a directive maps it, a host language and a directive
// language. It runs each program, has accc write its directives back and translate them, and runs the results. The host's output decides.
//
//	for _, p := range structuretest.All() {
//		results := p.Check(dir, accc, nil)
//	}
package structuretest

import (
	"fmt"
	"strings"
)

// A Program is one cell of the matrix.
type Program struct {
	Shape, Way        string
	Language, Dialect string
	piece             *piece
}

// Ways are the ways in which data is mapped.
var Ways = []string{"explicit", "implicit", "mapper", "data", "enter", "update", "declare"}

// Shapes returns the kinds of data, in the order of the table.
func Shapes() (list []string) {
	for _, p := range pieces["c"] {
		list = append(list, p.name)
	}
	return list
}

// Languages and Dialects are the other two axes.
var (
	Languages = []string{"c", "fortran"}
	Dialects  = []string{"acc", "omp"}
)

// pieces are the kinds of data in each language.
var pieces = map[string][]piece{"c": piecesOfC, "fortran": piecesOfFortran}

// A piece is one kind of data in one language. Lists of items are separated by "; ". In code, a line that begins with @ is a directive.
type piece struct {
	name string
	// types and functions stand before the program, variables in it, or before it if they are declared for the device.
	types, functions, variables string
	// names are the variables. setup sets them, body is what the device does with them, for each i where loop is set; host changes
	// them on the host, print prints them.
	names, setup, body, host, print string
	loop                            bool
	// whole lists the items that map everything; deep those of memory that is not the variable's own; shallow the parts of the
	// variable's own memory that may be updated. ompWhole and ompDeep replace them in OpenMP.
	whole, deep, shallow string
	ompWhole, ompDeep    string
	// before are the items that OpenMP's programs enter before a construct that names nothing, where they are not deep.
	before string
	// updated are the items of updates where they are not shallow and deep, ompUpdated those of OpenMP.
	updated, ompUpdated string
	// mapper is the text of a declare mapper directive, mapped the items to which it applies.
	mapper, mapped string
	// enter and exit are code that maps the data node by node, with @enter and @exit.
	enter, exit string
	// firstprivate: without a clause, a construct has a copy of the variable. named: a part of the variable is mapped, so that constructs
	// have to name it.
	firstprivate, named bool
}

// All returns the programs that exist: OpenACC has no mappers, and types that are no structures have none in OpenMP.
func All() (list []Program) {
	for _, language := range Languages {
		for i := range pieces[language] {
			for _, way := range Ways {
				for _, dialect := range Dialects {
					p := Program{Shape: pieces[language][i].name, Way: way, Language: language, Dialect: dialect, piece: &pieces[language][i]}
					if way != "mapper" || dialect == "omp" && p.piece.mapper != "" {
						list = append(list, p)
					}
				}
			}
		}
	}
	return list
}

// Name identifies a program: shape/way/language/dialect.
func (p Program) Name() string {
	return strings.Join([]string{strings.ReplaceAll(p.Shape, " ", "-"), p.Way, p.Language, p.Dialect}, "/")
}

// Other returns the other directive language.
func (p Program) Other() string { return map[string]string{"acc": "omp", "omp": "acc"}[p.Dialect] }

// Ext returns the extension of the source.
func (p Program) Ext() string { return map[string]string{"c": ".c", "fortran": ".f90"}[p.Language] }

func items(list string) string { return strings.ReplaceAll(list, "; ", ", ") }

// reversed lists the items that leave: what was entered last first.
func reversed(list string) string {
	var out []string
	for _, item := range strings.Split(list, "; ") {
		out = append([]string{item}, out...)
	}
	return strings.Join(out, ", ")
}

func (p Program) whole() string {
	if p.Dialect == "omp" && p.piece.ompWhole != "" {
		return p.piece.ompWhole
	}
	return p.piece.whole
}

// deep returns the items behind pointers and descriptors. "-" in ompDeep is the empty list.
func (p Program) deep() string {
	switch {
	case p.Dialect == "omp" && p.piece.ompDeep == "-" && p.Way != "declare":
		return ""
	case p.Dialect == "omp" && p.piece.ompDeep != "" && p.piece.ompDeep != "-":
		return p.piece.ompDeep
	}
	return p.piece.deep
}

func join(lists ...string) string {
	var out []string
	for _, l := range lists {
		if l != "" {
			out = append(out, l)
		}
	}
	return strings.Join(out, "; ")
}

// directive returns the line of a directive.
func (p Program) directive(text string) string {
	if p.Language == "c" {
		return "#pragma " + p.Dialect + " " + text
	}
	return "!$" + p.Dialect + " " + text
}

// words are the directives of each language. %s is the list of items.
var words = map[string]map[string]string{
	"acc": {
		"loop": "parallel loop", "serial": "serial", "kernels": "kernels", "data": "data copy(%s)", "copy": "copy(%s)",
		"enter": "enter data copyin(%s)", "exit": "exit data copyout(%s)", "delete": "exit data delete(%s)",
		"to": "update device(%s)", "from": "update self(%s)", "declare": "declare create(%s)", "routine": "routine seq",
	},
	"omp": {
		"loop": "target teams distribute parallel " + "for", "serial": "target", "data": "target data map(tofrom: %s)", "copy": "map(tofrom: %s)",
		"enter": "target enter data map(to: %s)", "exit": "target exit data map(from: %s)", "delete": "target exit data map(delete: %s)",
		"to": "target update to(%s)", "from": "target update from(%s)", "declare": "declare target enter(%s)", "routine": "declare target",
	},
}

func (p Program) word(key, list string) string {
	w := words[p.Dialect][key]
	if strings.Contains(w, "%s") {
		w = fmt.Sprintf(w, list)
	}
	if p.Language == "fortran" {
		w = strings.TrimSuffix(w, "for")
		if key == "loop" && p.Dialect == "omp" {
			w += "do"
		}
	}
	return p.directive(w)
}

// code expands the directives in code.
func (p Program) code(text string) string {
	var out []string
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		key, list, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch {
		case key == "@end" && p.Dialect == "acc":
		case key == "@end":
			out = append(out, p.directive("end declare target"))
		case strings.HasPrefix(key, "@"):
			out = append(out, p.word(key[1:], list))
		default:
			out = append(out, line)
		}
	}
	return strings.Join(out, "\n")
}

// kernel returns the construct that works on the data, with a clause or none.
func (p Program) kernel(clause string) string {
	x := p.piece
	key := "serial"
	if x.loop {
		key = "loop"
	}
	if x.named && clause == "" {
		clause = p.clause(p.whole())
	}
	if x.firstprivate && clause == "" {
		if p.Dialect == "acc" {
			key = "kernels"
		} else {
			clause = " defaultmap(tofrom: scalar)"
		}
	}
	head := p.word(key, "") + clause
	if p.Language == "c" {
		if x.loop {
			return head + "\nfor (int i = 0; i < N; i++) {\n" + x.body + "\n}"
		}
		return head + "\n{\n" + x.body + "\n}"
	}
	if x.loop {
		return head + "\ndo i = 1, n\n" + x.body + "\nend do"
	}
	end := map[string]string{"serial": "serial", "kernels": "kernels"}[key]
	if p.Dialect == "omp" {
		end = "target"
	}
	return head + "\n" + x.body + "\n" + p.directive("end "+end)
}

func (p Program) clause(list string) string {
	return " " + fmt.Sprintf(words[p.Dialect]["copy"], items(list))
}

// steps returns what the program does between setup and print.
func (p Program) steps() string {
	x := p.piece
	enter, exit := x.enter, x.exit
	if enter == "" {
		enter, exit = "@enter "+items(p.whole()), "@exit "+reversed(p.whole())
	}
	updated := items(join(x.shallow, p.deep()))
	if x.updated != "" {
		updated = items(x.updated)
	}
	if x.ompUpdated != "" && p.Dialect == "omp" {
		updated = items(x.ompUpdated)
	}
	switch p.Way {
	case "explicit":
		return p.kernel(p.clause(p.whole()))
	case "implicit":
		// What a construct does not map by itself is there already.
		list := p.deep()
		if p.Dialect == "acc" && list != "" {
			list = p.whole()
		} else if x.before != "" {
			list = x.before
		}
		if list == "" {
			return p.kernel("")
		}
		return p.code("@enter "+items(list)) + "\n" + p.kernel("") + "\n" + p.code("@exit "+reversed(list))
	case "mapper":
		return p.kernel(p.clause(x.mapped))
	case "data":
		if p.Language == "c" {
			return p.word("data", items(p.whole())) + "\n{\n" + p.kernel("") + "\n}"
		}
		end := "end data"
		if p.Dialect == "omp" {
			end = "end target data"
		}
		return p.word("data", items(p.whole())) + "\n" + p.kernel("") + "\n" + p.directive(end)
	case "enter":
		return p.code(enter) + "\n" + p.kernel("") + "\n" + p.code(exit)
	case "update":
		return p.code("@enter "+items(p.whole())) + "\n" + x.host + "\n" + p.code("@to "+updated) + "\n" + p.kernel("") + "\n" +
			p.code("@from "+updated) + "\n" + p.code("@delete "+reversed(p.whole()))
	}
	// declare
	var out []string
	if x.shallow != "" {
		out = append(out, "@to "+items(x.shallow))
	}
	if p.deep() != "" {
		out = append(out, "@enter "+items(p.deep()))
	}
	out = append(out, p.kernel(""))
	if x.shallow != "" {
		out = append(out, "@from "+items(x.shallow))
	}
	if p.deep() != "" {
		out = append(out, "@exit "+reversed(p.deep()))
	}
	return p.code(strings.Join(out, "\n"))
}

// Text returns the source.
func (p Program) Text() string {
	x := p.piece
	var b strings.Builder
	add := func(parts ...string) {
		for _, t := range parts {
			if t = strings.Trim(t, "\n"); t != "" {
				b.WriteString(t + "\n")
			}
		}
	}
	mapper := ""
	if p.Way == "mapper" {
		mapper = p.directive("declare mapper(" + x.mapper)
	}
	global, local := "", x.variables
	if p.Way == "declare" {
		global, local = x.variables+"\n"+p.word("declare", items(x.names)), ""
	}
	if p.Language == "c" {
		add("#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#define N 4", x.types, mapper, p.code(x.functions), global,
			"int main(void)\n{", local, x.setup, p.steps(), x.print, "return 0;\n}")
		return b.String()
	}
	add("module m", "implicit none", "integer, parameter :: n = 4", x.types, mapper, global)
	if x.functions != "" {
		add("contains", p.code(x.functions))
	}
	add("end module", "program p", "use m", "implicit none", local, "integer :: i", x.setup, p.steps(), x.print, "end program")
	return b.String()
}
