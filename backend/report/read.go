package report

import (
	"cmp"
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/frontend/source"
	"accc/ir"
)

// Read is what the module of a source says about it. The module has been lowered with what the rules imply.
func Read(file *source.File, module *ir.Op, printer emit.Printer) *Source {
	s := &Source{File: file.Name, Lines: strings.Split(strings.TrimSuffix(string(file.Text), "\n"), "\n")}
	for i, l := range s.Lines {
		s.Lines[i] = strings.TrimSuffix(l, "\r")
	}
	list, _ := emit.Directives(module, emit.Options{Printer: printer})
	found := map[int]*Directive{}
	implied := emit.ImpliedBy(module, printer)
	of := map[*ir.Op]*Directive{}
	for _, d := range list {
		if d.Loc == nil || d.Loc.File != file.Name {
			continue
		}
		if again := found[d.Loc.Line]; again != nil {
			of[d.Op] = again
			continue
		}
		out := &Directive{Line: d.Loc.Line, EndLine: max(d.Loc.EndLine, d.Loc.Line), Text: d.Text()}
		for _, i := range implied {
			if i.Loc.File == file.Name && i.Loc.Line == d.Loc.Line && i.Loc.Col == d.Loc.Col {
				for _, c := range i.Clauses {
					out.Implied = append(out.Implied, c.Text())
				}
			}
		}
		found[d.Loc.Line] = out
		of[d.Op] = out
		s.Directives = append(s.Directives, out)
	}
	slices.SortStableFunc(s.Directives, func(a, b *Directive) int { return a.Line - b.Line })
	r := &reader{file: file.Name, of: of, found: found}
	r.walk(module, nil)
	return s
}

// A reader ties operations to directives.
type reader struct {
	file  string
	of    map[*ir.Op]*Directive
	found map[int]*Directive
}

// line is the line of the source of an operation, 0 where it is of another file or of none.
func (r *reader) line(o *ir.Op) int {
	if l := ir.File(o.Loc); l != nil && l.File == r.file {
		return l.Line
	}
	return 0
}

// walk looks at an operation inside of the construct of a directive, which is nil outside of all.
func (r *reader) walk(o *ir.Op, in *Directive) {
	d := r.of[o]
	if d == nil && (o.Def().Dialect == acc.Dialect || o.Def().Dialect == omp.Dialect) {
		d = r.found[r.line(o)] // a part of a combined directive
	}
	if d != nil {
		in = d
		d.data(o)
	}
	if in != nil {
		if l := r.loop(o); l != nil && !slices.ContainsFunc(in.Loops, func(x *Loop) bool { return x.Line == l.Line }) {
			in.Loops = append(in.Loops, l)
		}
	}
	for _, region := range o.Regions() {
		for _, b := range region.Blocks() {
			for x := b.First(); x != nil; x = x.Next() {
				r.walk(x, in)
			}
		}
	}
}

// data notes the data operations of a construct.
func (d *Directive) data(o *ir.Op) {
	for _, v := range o.Operands() {
		e := v.Op()
		if e == nil {
			continue
		}
		datum := datumOf(e)
		if datum == nil {
			continue
		}
		if !slices.ContainsFunc(d.Data, func(x *Datum) bool {
			return x.Variable == datum.Variable && x.Clause == datum.Clause && x.Entry == datum.Entry
		}) {
			d.Data = append(d.Data, datum)
		}
	}
	slices.SortStableFunc(d.Data, func(a, b *Datum) int { return cmp.Compare(first(a.Implied), first(b.Implied)) })
}

func first(implied bool) int {
	if implied {
		return 1
	}
	return 0
}

// datumOf is what a data operation says; nil for other operations.
func datumOf(e *ir.Op) *Datum {
	name, _ := e.Attr("name").(*ir.StringAttr)
	if name == nil {
		return nil
	}
	d := &Datum{Variable: name.Value, Entry: e.Name()}
	if entry, ok := ir.As[*acc.DataEntry](e); ok && entry != nil {
		d.Clause = words(acc.ClauseOf(e).String())
		d.Implied = e.BoolAttr("implicit")
		for _, u := range e.Result(0).Users() {
			if _, ok := ir.As[*acc.DataExit](u); ok && !slices.Contains(d.Exit, u.Name()) {
				d.Exit = append(d.Exit, u.Name())
			}
		}
		return d
	}
	if e.Is(omp.MapInfo) {
		d.Clause = "map"
		if k := e.Attr("map_type"); k != nil {
			d.Clause = "map(" + flags(k) + ")"
		}
		return d
	}
	return nil
}

// flags are the words of the type of a map.
func flags(k ir.Attribute) string {
	bits, ok := omp.MapFlagsEnum.Of(k)
	if !ok {
		return ""
	}
	return strings.Replace(omp.MapFlagsEnum.Text(bits), "to|from", "tofrom", 1)
}

// words are those of an enumerator.
func words(s string) string { return strings.ReplaceAll(strings.TrimPrefix(s, "acc_"), "_", " ") }
