package translate

import (
	"slices"
	"strings"

	"accc/backend/emit"
	"accc/backend/omptoacc"
	"accc/backend/translate/outcome"
	"accc/frontend"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
	"accc/pragma"
	accdir "accc/pragma/acc"
	ompdir "accc/pragma/omp"
	"accc/sema"
)

// A reverse is a unit with OpenACC instead of OpenMP.
type reverse struct {
	source  frontend.Source
	program *emit.Reverse
	sites   []emit.Site
	header  emit.Header
	main    *source.File
}

// newReverse translates a source that was read for OpenMP; acc is the same program with its directives of OpenACC, nil if it has none.
func newReverse(read *Reading, printer emit.Printer, opts emit.Options, acc *frontend.Unit) *reverse {
	unit, module := read.Unit(), read.Module
	words := WordsOf(unit)
	program := &emit.Reverse{Program: omptoacc.Directives(module, omptoacc.Choices{For: opts.For, Fortran: unit.Language == frontend.Fortran, Levels: opts.Style != "loop", Nest: nests(unit), Pointee: pointees(unit), Extent: extents(unit)})}
	onDevice(program, unit, read.Source.InsertionPoints(unit.File), placed(acc))
	for _, r := range unit.Routines {
		var params []string
		for _, p := range r.Params {
			params = append(params, p.Name)
		}
		for _, c := range r.Calls {
			if !opts.Part && strings.HasPrefix(strings.ToLower(c.Name), "omp_") {
				call := emit.CallSite{Name: c.Name, Span: c.Span, Within: r.Span, Params: params}
				for around := c.In; around != nil; around = around.Parent {
					call.Around = append(call.Around, around.Directive.Span)
				}
				program.Calls = append(program.Calls, call)
			}
		}
	}
	return &reverse{source: read.Source, program: program, sites: sites(unit), main: unit.File,
		header: emit.Header{Part: opts.Part, Keep: opts.Keep, Guards: opts.Guards, Printer: emit.Wording(printer, words)}}
}

// nests finds the number of loops that are tightly nested at a directive.
func nests(unit *frontend.Unit) func(*ir.FileLoc) int64 {
	found := map[place]int64{}
	unit.EachConstruct(func(c *frontend.Construct) {
		n := int64(0)
		var outer []*frontend.Loop
		for l := c.Loop; l != nil; l = l.Inner {
			if l.DependsOn(outer) || l.NotEqual {
				break
			}
			n++
			outer = append(outer, l)
			if !l.Tight {
				break
			}
		}
		if c.Directive.Span.File != nil && c.Loop != nil {
			found[placeOf(c.Directive)] = n
		}
	})
	return func(at *ir.FileLoc) int64 {
		if n, ok := found[place{at.File, at.Line, at.Col}]; ok {
			return n
		}
		return 1
	}
}

// constructs are those of a unit, by where their directives begin.
func constructs(unit *frontend.Unit) map[place]*frontend.Construct {
	found := map[place]*frontend.Construct{}
	unit.EachConstruct(func(c *frontend.Construct) {
		if c.Directive.Span.File != nil {
			found[placeOf(c.Directive)] = c
		}
	})
	return found
}

// pointees reports of which pointers in the construct at a place a section can be.
func pointees(unit *frontend.Unit) func(*ir.FileLoc, string) bool {
	constructs := constructs(unit)
	return func(at *ir.FileLoc, name string) bool {
		c := constructs[place{at.File, at.Line, at.Col}]
		return c != nil && slices.ContainsFunc(c.Uses, func(u frontend.Use) bool {
			t := u.Symbol.Type
			return u.Symbol.Name == name && t != nil && t.Class == frontend.Pointer && t.Elem != nil &&
				(t.Elem.Size > 0 || t.Elem.Class == frontend.Array) && t.Elem.Class != frontend.Void && t.Elem.Class != frontend.Function
		})
	}
}

// extents finds what the declarations of arrays of C have as their first extents, in words that mean the same in the construct at a place.
func extents(unit *frontend.Unit) func(*ir.FileLoc, string) string {
	at := constructs(unit)
	return func(loc *ir.FileLoc, name string) string {
		c := at[place{loc.File, loc.Line, loc.Col}]
		if c == nil || unit.Extents == nil {
			return ""
		}
		for _, g := range unit.Globals {
			if g.Name != name || !g.Decl.IsValid() {
				continue
			}
			if list := unit.Extents(g.Decl.File.Name, g.Decl.Start); len(list) > 0 && list[0].Text != "" && list[0].Holds(c) == "" {
				return list[0].Text
			}
		}
		return ""
	}
}

// A place is where a directive begins.
type place struct {
	file      string
	line, col int
}

func placeOf(d *pragma.Directive) place {
	at := d.Span.File.Position(d.Span.Start)
	return place{d.Span.File.Name, at.Line, at.Column}
}

// edits are those of one of the unit's files; headers are those that the caller writes, too. ok is false after an error.
func (t *reverse) edits(r diag.Reporter, file *source.File, headers ...*source.File) (edits []source.Edit, ok bool) {
	h := t.header
	h.Statements = t.source.Statements
	h.Header = file != t.main
	for _, f := range headers {
		h.Translated = append(h.Translated, f.Name)
	}
	for _, p := range t.source.InsertionPoints(file) {
		h.Points = append(h.Points, emit.InsertionPoints{Unit: p.Span, Uses: p.Uses, Declarations: p.Declarations, Executable: p.Executable, End: p.End, Indent: p.Indent})
	}
	return emit.OpenACC(t.program, file, t.sites, h, r)
}

// levels are the clauses of routine directives.
var levels = map[outcome.Level]string{outcome.Seq: "seq", outcome.Vector: "vector", outcome.Worker: "worker", outcome.Gang: "gang"}

// placed returns the names, in small letters, of the functions and variables that directives of OpenACC place on the device. unit may be nil.
func placed(unit *frontend.Unit) map[string]bool {
	names := map[string]bool{}
	if unit == nil {
		return names
	}
	unit.EachConstruct(func(c *frontend.Construct) {
		switch {
		case c.Directive.Def == accdir.DirRoutine && c.Target != nil:
			names[strings.ToLower(c.Target.Name)] = true
		case c.Directive.Def == accdir.DirDeclare:
			sema.DeclaredVariables(c, func(_ *pragma.Clause, _ *pragma.Var, info *frontend.VarInfo) {
				names[strings.ToLower(info.Symbol.Name)] = true
			})
		}
	})
	return names
}

// onDevice replaces the declare target directives of a unit by those that OpenACC has for each function and variable, but for those that
// the source has beside them: they say which level a routine has.
func onDevice(program *emit.Reverse, unit *frontend.Unit, points []frontend.InsertionPoints, placed map[string]bool) {
	var list []*frontend.Construct
	unit.EachConstruct(func(c *frontend.Construct) {
		switch c.Directive.Def {
		case ompdir.DirDeclareTarget, ompdir.DirBeginDeclareTarget, ompdir.DirEndDeclareTarget:
			if !slices.Contains(list, c) {
				list = append(list, c)
			}
		}
	})
	for _, c := range list {
		program.Removed = append(program.Removed, c.Directive.Span)
		if c.End.IsValid() {
			program.Removed = append(program.Removed, c.End)
		}
	}
	// routine is the directive for a function, "" where directives of OpenMP stay in it: the two languages do not nest.
	routine := func(name string, named bool) string {
		l, _ := program.Program.Level(name)
		switch {
		case l == outcome.Stays || placed[strings.ToLower(name)]:
			return ""
		case named:
			return "routine(" + name + ") " + levels[l]
		}
		return "routine " + levels[l]
	}
	add := func(at source.Span, after bool, text string) {
		if text != "" {
			program.Lines = append(program.Lines, emit.AddedLine{At: at, Text: text, After: after})
		}
	}
	routines := map[string]*frontend.Routine{}
	for _, r := range unit.Routines {
		routines[strings.ToLower(r.Name)] = r
	}
	variable := func(c *frontend.Construct, name string) string {
		if placed[strings.ToLower(name)] {
			return ""
		}
		if linked(c.Directive, name) {
			return "declare link(" + name + ")"
		}
		return "declare copyin(" + name + ")"
	}
	implied := func(r *frontend.Routine) bool {
		_, ok := program.Program.Level(r.Name)
		return ok && r.HasBody
	}
	inside := func(r *frontend.Routine, own *frontend.InsertionPoints) {
		if text := routine(r.Name, false); text != "" {
			at := source.Span{File: own.Span.File, Start: own.Declarations, End: own.Declarations}
			program.Lines = append(program.Lines, emit.AddedLine{At: at, Text: text, Indent: own.Indent})
		}
	}
	if unit.Language == frontend.Fortran {
		declared := map[*frontend.Routine]bool{}
		for _, c := range list {
			at := c.Directive.Span
			names := namedIn(c.Directive)
			if r := c.Routine; len(names) == 0 && r != nil && !declared[r] {
				declared[r] = true
				add(at, false, routine(r.Name, false))
			}
			for _, name := range names {
				r := routines[strings.ToLower(name)]
				if r != nil && declared[r] {
					continue
				}
				declared[r] = r != nil
				switch {
				case r == nil:
					add(at, false, variable(c, name))
				case r == c.Routine && !r.Main:
					add(at, false, routine(r.Name, false))
				case r.HasBody && ownDeclarations(points, r) != nil:
					// Compilers know no procedure by its name before contains.
					inside(r, ownDeclarations(points, r))
				default:
					add(at, false, routine(name, true))
				}
			}
		}
		for _, r := range unit.Routines {
			if own := ownDeclarations(points, r); own != nil && !declared[r] && !r.Main && implied(r) {
				inside(r, own)
			}
		}
		for _, g := range slices.Backward(undeclared(program.Program, unit)) {
			if own := pointsAt(points, g.Decl); own != nil && !placed[strings.ToLower(g.Name)] {
				program.Lines = append(program.Lines, emit.AddedLine{At: source.Span{File: own.Span.File, Start: own.Executable, End: own.Executable},
					Text: "declare copyin(" + g.Name + ")", Indent: own.Indent})
			}
		}
		return
	}
	type early struct {
		at   source.Span
		text string
	}
	var before []early
	for _, r := range unit.Routines {
		if !r.HasBody || (r.Symbol == nil || r.Symbol.OnDevice == nil) && !implied(r) {
			continue
		}
		// The directive comes before the first use (OpenACC 3.3 §2.15.1), by name where that is before the definition.
		if u := firstCaller(unit, r); u != nil {
			before = append(before, early{u.Span, routine(r.Name, true)})
		} else {
			add(r.Span, false, routine(r.Name, false))
		}
	}
	// Functions that a region declares, and that are defined in no or another file, are named after it.
	for _, f := range unit.OnDevice {
		end, r := f.OnDevice.End, routines[strings.ToLower(f.Name)]
		here := r != nil && r.HasBody && r.Span.File == end.File
		if end.IsValid() && !here {
			add(end, false, routine(f.Name, true))
		}
	}
	global := map[string]bool{}
	for _, g := range unit.Globals {
		if global[g.Name] = true; g.OnDevice != nil {
			add(g.Decl, true, variable(g.OnDevice, g.Name))
		}
	}
	for _, g := range undeclared(program.Program, unit) {
		if !placed[strings.ToLower(g.Name)] {
			add(g.Decl, true, "declare copyin("+g.Name+")")
		}
	}
	for _, c := range list {
		for _, name := range namedIn(c.Directive) {
			if r := routines[name]; !global[name] && !placed[strings.ToLower(name)] && (r == nil || !r.HasBody) {
				add(c.Directive.Span, false, "routine("+name+") seq")
			}
		}
	}
	// What is added last comes first: before the directive of the procedure that follows.
	for _, b := range before {
		add(b.at, false, b.text)
	}
}

// assumptions removes assume directives around constructs that are translated: compilers do not nest directives of the two languages.
func assumptions(program *emit.Reverse, unit *frontend.Unit, file *source.File, r diag.Reporter) {
	stays := map[source.Span]bool{}
	for _, o := range slices.Concat(program.Program.Stay, program.Program.Host) {
		stays[emit.SpanOf(file, o)] = true
	}
	var translated func(c *frontend.Construct) bool
	translated = func(c *frontend.Construct) bool {
		return slices.ContainsFunc(c.Children, func(in *frontend.Construct) bool {
			d := in.Directive
			return translated(in) || d.Def.Table == ompdir.Table && slices.Contains(deviceLeaves, outermostLeaf(d.Def)) && !stays[d.Span]
		})
	}
	unit.EachConstruct(func(c *frontend.Construct) {
		d := c.Directive
		if d.Def != ompdir.DirAssume || d.Span.File != file || !translated(c) {
			return
		}
		program.Removed = append(program.Removed, d.Span)
		if c.End.IsValid() {
			program.Removed = append(program.Removed, c.End)
		}
		omptoacc.Dropped.New(d.Span, "assume: the program means the same without it").To(r)
	})
}

// deviceLeaves are the leaves that begin constructs for devices.
var deviceLeaves = []*pragma.DirectiveDef{ompdir.DirTarget, ompdir.DirTargetData, ompdir.DirTargetEnterData, ompdir.DirTargetExitData, ompdir.DirTargetUpdate}

func outermostLeaf(d *pragma.DirectiveDef) *pragma.DirectiveDef {
	if len(d.Leaves) > 0 {
		return d.Leaves[0]
	}
	return d
}

// undeclared are the global variables in functions that devices have, and that no directive declares: OpenMP implies it (5.2 §7.8),
// OpenACC wants them declared (3.3 §2.15.1).
func undeclared(program *outcome.Program, unit *frontend.Unit) (list []*frontend.Symbol) {
	seen := map[*frontend.Symbol]bool{}
	for _, r := range unit.Routines {
		if _, on := program.Level(r.Name); !on || !r.HasBody {
			continue
		}
		for _, u := range slices.Concat(r.Uses, r.Statics) {
			g := u.Symbol
			if seen[g] || g.Local || g.OnDevice != nil || g.Declared || !slices.Contains(unit.Globals, g) || !g.Decl.IsValid() {
				continue
			}
			seen[g] = true
			list = append(list, g)
		}
	}
	return list
}

// ownDeclarations is where a procedure has its declarations, nil where it is in another file.
func ownDeclarations(points []frontend.InsertionPoints, r *frontend.Routine) *frontend.InsertionPoints {
	return pointsAt(points, r.Span)
}

// pointsAt are those of the innermost program unit around a place.
func pointsAt(points []frontend.InsertionPoints, at source.Span) (own *frontend.InsertionPoints) {
	for i, p := range points {
		if p.Span.File == at.File && p.Span.Start <= at.Start && at.Start < p.Span.End {
			own = &points[i]
		}
	}
	return own
}

// firstCaller is the first procedure that calls another one before its definition, nil where there is none.
func firstCaller(unit *frontend.Unit, callee *frontend.Routine) *frontend.Routine {
	for _, r := range unit.Routines {
		if r.HasBody && r.Span.File == callee.Span.File && r.Span.Start < callee.Span.Start &&
			slices.ContainsFunc(r.Calls, func(c frontend.Call) bool { return c.Name == callee.Name }) {
			return r
		}
	}
	return nil
}

// differences reports what declare target directives say that OpenACC's do not.
func differences(unit *frontend.Unit, r diag.Reporter) {
	seen := map[*pragma.Directive]bool{}
	unit.EachConstruct(func(c *frontend.Construct) {
		d := c.Directive
		if seen[d] || d.Def != ompdir.DirDeclareTarget && d.Def != ompdir.DirBeginDeclareTarget {
			return
		}
		seen[d] = true
		for _, clause := range d.Clauses {
			switch {
			case clause.Def == ompdir.ClauseIndirect:
				omptoacc.Dropped.New(clause.NameSpan, "indirect: OpenACC has no calls through pointers on a device").To(r)
			case clause.Def == ompdir.ClauseDeviceType && len(clause.Args) > 0 && clause.Args[0].Word != "any":
				omptoacc.Changed.New(clause.Span, "%s: what is declared exists on the host and on devices", clause.Text()).To(r)
			}
		}
	})
}

// refusedRoutines reports functions of devices whose routine directives compilers of OpenACC refuse.
func refusedRoutines(program *outcome.Program, unit *frontend.Unit, r diag.Reporter) {
	variants := map[*pragma.Directive]bool{}
	for _, f := range unit.Routines {
		if _, implied := program.Level(f.Name); !f.HasBody || !implied && (f.Symbol == nil || f.Symbol.OnDevice == nil) {
			continue
		}
		unit.EachConstruct(func(c *frontend.Construct) {
			if d := c.Directive; d.Def == ompdir.DirDeclareVariant && !variants[d] && precedes(d.Span, f.Span) {
				variants[d] = true
				omptoacc.Changed.New(d.Span, "declare variant between routine and '%s': compilers of OpenACC want the function right after it, "+
					"and OpenACC calls no variants on a device", f.Name).To(r)
			}
		})
		seen := map[*frontend.Symbol]bool{}
		for _, u := range slices.Concat(f.Uses, f.Statics) {
			g := u.Symbol
			switch {
			case seen[g]:
				continue
			case g.OnDevice != nil && linked(g.OnDevice.Directive, g.Name):
				omptoacc.Changed.New(u.Span, "'%s' in a function that devices have: compilers of OpenACC take no variable of declare link there", g.Name).To(r)
			case g.Storage == frontend.Static && g.Local:
				omptoacc.Changed.New(u.Span, "'%s' in a function that devices have: OpenACC allows no static variable there", g.Name).To(r)
			}
			seen[g] = true
		}
	}
}

// precedes reports whether there is nothing but directives between a directive and a function.
func precedes(d, f source.Span) bool {
	if d.File != f.File || d.End > f.Start {
		return false
	}
	for line := range strings.Lines(string(d.File.Text[d.End:f.Start])) {
		if t := strings.TrimSpace(line); t != "" && !strings.HasPrefix(t, "#") {
			return false
		}
	}
	return true
}

// namedIn are the names in a declare target directive.
func namedIn(d *pragma.Directive) (names []string) {
	clauses := d.Clauses
	if d.Args != nil {
		clauses = append(slices.Clip(clauses), d.Args)
	}
	for _, c := range clauses {
		for _, a := range c.Args {
			if a.Kind == pragma.ArgVar {
				name := a.Text()
				if user := a.Var.Span.Text(); a.Var.Span.IsValid() && strings.EqualFold(user, name) { // no macro
					name = user
				}
				names = append(names, name)
			}
		}
	}
	return names
}

// linked reports whether a directive names a variable in link.
func linked(d *pragma.Directive, name string) bool {
	return slices.ContainsFunc(d.Clauses, func(c *pragma.Clause) bool {
		return c.Def == ompdir.ClauseLink && slices.ContainsFunc(c.Args, func(a *pragma.Arg) bool { return strings.EqualFold(a.Text(), name) })
	})
}
