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
	"accc/pragma"
	ompdir "accc/pragma/omp"
)

// Read is what the module of a source says about it. The module has been lowered with what the rules imply.
func Read(file *source.File, module *ir.Op, printer emit.Printer) *Source {
	s := &Source{File: file.Name, Lines: strings.Split(strings.TrimSuffix(string(file.Text), "\n"), "\n")}
	for i, l := range s.Lines {
		s.Lines[i] = strings.TrimSuffix(l, "\r")
	}
	list, _ := emit.Directives(module, emit.Options{Printer: printer})
	found := map[int]*Directive{}
	by := emit.ImpliedBy(module, printer)
	of := map[*ir.Op]*Directive{}
	for _, d := range list {
		if d.Loc == nil || d.Loc.File != file.Name {
			continue
		}
		if again := found[d.Loc.Line]; again != nil {
			of[d.Op] = again
			continue
		}
		out := &Directive{Line: d.Loc.Line, EndLine: max(d.Loc.EndLine, d.Loc.Line), Text: d.Text(), openMP: d.Def.Table == ompdir.Table}
		for _, i := range by {
			if i.Loc.File == file.Name && i.Loc.Line == d.Loc.Line && i.Loc.Col == d.Loc.Col {
				for _, c := range i.Clauses {
					out.Implied = append(out.Implied, implied(d.Directive, c)...)
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
		if r.of[o] != nil || !o.Def().Has(ir.SymbolOp) {
			d.operation(o)
		}
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

// Declare adds the directives that no operation stands for, such as those that declare an operator.
func (s *Source) Declare(written []*pragma.Directive) {
	for _, w := range written {
		at := w.Span
		if at.File == nil || at.File.Name != s.File {
			continue
		}
		line := at.Position().Line
		if !slices.ContainsFunc(s.Directives, func(d *Directive) bool { return d.Line == line }) {
			s.Directives = append(s.Directives, &Directive{Line: line, EndLine: at.EndPosition().Line, Text: w.Text(), openMP: w.Def.Table == ompdir.Table})
		}
	}
	slices.SortStableFunc(s.Directives, func(a, b *Directive) int { return a.Line - b.Line })
}

// operation notes an operation that a directive became, with its operands but for those about data and the bounds of loops.
func (d *Directive) operation(o *ir.Op) {
	if of := o.Def().Dialect; of != acc.Dialect && of != omp.Dialect || o.IsTerminator() || o.Is(acc.Bounds) || isData(o) {
		return
	}
	var held []string
	for i, spec := range o.Def().Operands {
		if list := o.Group(i); len(list) > 0 && !isData(list[0].Op()) && !slices.Contains(ofLoops, spec.Name) {
			held = append(held, spec.Name)
		}
	}
	text := o.Name()
	if len(held) > 0 {
		text += "(" + strings.Join(held, ", ") + ")"
	}
	if !slices.Contains(d.Operations, text) {
		d.Operations = append(d.Operations, text)
	}
}

// ofLoops are the operands that loops have without a clause.
var ofLoops = []string{"lowerbound", "upperbound", "step", "loop_lower_bounds", "loop_upper_bounds", "loop_steps"}

// isData reports whether an operation is about the data of a construct.
func isData(o *ir.Op) bool {
	if o == nil {
		return false
	}
	_, entry := ir.As[*acc.DataEntry](o)
	_, exit := ir.As[*acc.DataExit](o)
	return entry || exit || o.Is(omp.MapInfo) || o.Is(omp.MapBoundsOp)
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
