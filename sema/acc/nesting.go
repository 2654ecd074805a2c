package acc

import (
	"slices"

	"accc/frontend"
	"accc/frontend/diag"
	"accc/pragma"
	"accc/pragma/acc"
	"accc/sema"
)

// isCompute reports whether the directive is a compute construct, alone or combined.
func isCompute(d *pragma.DirectiveDef) bool {
	return d.Is(acc.DirParallel) || d.Is(acc.DirSerial) || d.Is(acc.DirKernels)
}

// computeName is the name of the compute construct in a directive.
func computeName(d *pragma.DirectiveDef) string {
	if len(d.Leaves) > 0 {
		return d.Leaves[0].Name
	}
	return d.Name
}

// computeAround is the compute construct that is c or contains it, or nil.
func computeAround(c *frontend.Construct) *frontend.Construct {
	for ; c != nil; c = c.Parent {
		if isCompute(c.Directive.Def) {
			return c
		}
	}
	return nil
}

// level orders parallelism: a loop may hold loops of a lower level only.
type level uint8

const (
	vectorLevel level = iota + 1
	workerLevel
	gangLevel
)

func (l level) String() string { return [...]string{"seq", "vector", "worker", "gang"}[l] }

// levelOf is the level of gang, worker and vector, 0 for all else.
func levelOf(c *pragma.ClauseDef) level {
	switch c {
	case acc.ClauseGang:
		return gangLevel
	case acc.ClauseWorker:
		return workerLevel
	case acc.ClauseVector:
		return vectorLevel
	}
	return 0
}

// dimension is the dim of a gang clause; 1 where it says nothing, 0 where it is not known.
func dimension(c *frontend.Construct, gang *pragma.Clause) int64 {
	for _, a := range gang.Args {
		if a.Key.Text == "dim" && a.Expr != nil {
			v, _ := sema.Whole(c.Exprs[a.Expr])
			return v
		}
	}
	return 1
}

// levels are the clauses of a loop that ask for parallelism on a type of device.
func levels(c *frontend.Construct, device string) []*pragma.Clause {
	if c.Directive == nil || !c.Directive.Def.Is(acc.DirLoop) {
		return nil
	}
	var out []*pragma.Clause
	for _, clause := range modes(c.Directive, device) {
		if levelOf(clause.Def) != 0 {
			out = append(out, clause)
		}
	}
	return out
}

// modes are the clauses that say how a loop or routine runs on a type of device (OpenACC 3.3 §2.4): those for the type, or
// else those for *, or else the default ones.
func modes(d *pragma.Directive, device string) []*pragma.Clause {
	var named, star, others []*pragma.Clause
	for _, clause := range d.Clauses {
		switch {
		case clause.Def.Group != pragma.GroupLevel:
		case clause.DeviceTypes == nil:
			others = append(others, clause)
		case slices.Contains(clause.DeviceTypes, device):
			named = append(named, clause)
		case slices.Contains(clause.DeviceTypes, "*"):
			star = append(star, clause)
		}
	}
	switch {
	case named != nil:
		return named
	case star != nil:
		return star
	}
	return others
}

// anyDevice is a type of device that no directive names.
const anyDevice = ""

// devices are the types of devices that directives tell apart: any other, and those they name.
func devices(list ...*pragma.Directive) []string {
	out := []string{anyDevice}
	for _, d := range list {
		for _, clause := range d.Clauses {
			for _, name := range clause.DeviceTypes {
				if name != "*" && !slices.Contains(out, name) {
					out = append(out, name)
				}
			}
		}
	}
	return out
}

// on says in a note for which type of device a mistake holds.
func on(d *diag.Diagnostic, device string) *diag.Diagnostic {
	if device != anyDevice {
		d.Note("on devices of type %s", device)
	}
	return d
}

// loopsAround calls f for the loop constructs around c, from the inside out, as far
// as the compute construct; f returns false to stop.
func loopsAround(c *frontend.Construct, f func(outer *frontend.Construct) bool) {
	if isCompute(c.Directive.Def) {
		return
	}
	for outer := c.Parent; outer != nil; outer = outer.Parent {
		if outer.Directive.Def.Is(acc.DirLoop) && !f(outer) {
			return
		}
		if isCompute(outer.Directive.Def) {
			return
		}
	}
}

var LevelOrder = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3007", Title: "gang, worker and vector nested the wrong way", Spec: "OpenACC 3.3 §2.9.2 to §2.9.4",
		Doc: "A gang loop may hold worker and vector loops, a worker loop vector loops, and none a loop of its own kind. " +
			"Gang loops of several dimensions nest from the highest dimension to the lowest.",
		Avoid:  "#pragma acc parallel loop vector\nfor (i = 0; i < 10; i++) {\n#pragma acc loop gang\nfor (j = 0; j < 10; j++) c[i][j] = 0;\n}",
		Prefer: "#pragma acc parallel loop gang\nfor (i = 0; i < 10; i++) {\n#pragma acc loop vector\nfor (j = 0; j < 10; j++) c[i][j] = 0;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		reported := map[*pragma.Clause]bool{}
		loopsAround(c, func(outer *frontend.Construct) bool {
			for _, device := range devices(c.Directive, outer.Directive) {
				for _, inner := range levels(c, device) {
					for _, o := range levels(outer, device) {
						if !nests(c, inner, outer, o) && !reported[inner] {
							reported[inner] = true
							on(p.New(inner.NameSpan, "%s loop inside a %s loop", inner.Def.Name, o.Def.Name).
								See(o.NameSpan, "the enclosing loop"), device).To(p)
						}
					}
				}
			}
			return true
		})
	},
})

// nests reports whether a loop with the clause inner may be inside one with the clause outer.
func nests(c *frontend.Construct, inner *pragma.Clause, around *frontend.Construct, outer *pragma.Clause) bool {
	in, out := levelOf(inner.Def), levelOf(outer.Def)
	if in == gangLevel && out == gangLevel {
		i, o := dimension(c, inner), dimension(around, outer)
		return i == 0 || o == 0 || i < o
	}
	return in < out
}

var ComputeInCompute = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3008", Title: "compute construct inside a compute construct", Spec: "OpenACC 3.3 §2.5",
		Doc:    "Parallelism that starts more parallelism is not supported: loops inside a compute construct share its gangs, workers and lanes.",
		Avoid:  "#pragma acc parallel\n{\n#pragma acc parallel\nx = 1;\n}",
		Prefer: "#pragma acc parallel\n{\n#pragma acc loop\nfor (i = 0; i < 10; i++) a[i] = 1;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !isCompute(c.Directive.Def) {
			return
		}
		if outer := computeAround(c.Parent); outer != nil {
			r := p.New(c.Directive.NameSpan, "%s inside of %s", c.Directive.Def.Name, computeName(outer.Directive.Def)).
				See(outer.Directive.NameSpan, "the enclosing compute construct")
			if c.Directive.Def.Is(acc.DirLoop) {
				r.Note("a loop inside a compute construct needs only the loop directive")
			}
			r.To(p)
		}
	},
})

// hostOnly are the directives that say what the host does with the device.
var hostOnly = map[*pragma.DirectiveDef]bool{
	acc.DirData: true, acc.DirEnterData: true, acc.DirExitData: true, acc.DirHostData: true,
	acc.DirUpdate: true, acc.DirDeclare: true,
}

var HostInCompute = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3012", Title: "data directive inside a compute construct", Spec: "OpenACC 3.3 §2.6",
		Doc:    "The host transfers data, so the directive must be outside of code that runs on the device.",
		Avoid:  "#pragma acc parallel\n{\nx = 1;\n#pragma acc update self(x)\n}",
		Prefer: "#pragma acc parallel copy(x)\n{\nx = 1;\n}\n#pragma acc update self(x) if_present",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !hostOnly[c.Directive.Def] {
			return
		}
		if outer := computeAround(c.Parent); outer != nil {
			p.New(c.Directive.NameSpan, "%s inside of %s", c.Directive.Def.Name, computeName(outer.Directive.Def)).
				Citing(c.Directive.Def.Spec).See(outer.Directive.NameSpan, "the compute construct").To(p)
		}
	},
})

// runtimeOnly are the directives for host code that C compilers let pass elsewhere.
var runtimeOnly = map[*pragma.DirectiveDef]bool{acc.DirInit: true, acc.DirShutdown: true, acc.DirSet: true}

var RuntimeInCompute = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3013", Title: "init, shutdown or set inside a compute construct", Spec: "OpenACC 3.3 §2.14",
		Doc:    "These directives may appear in host code only.",
		Avoid:  "#pragma acc parallel\n{\n#pragma acc set device_num(0)\nx = 1;\n}",
		Prefer: "#pragma acc set device_num(0)\n#pragma acc parallel\n{\nx = 1;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !runtimeOnly[c.Directive.Def] {
			return
		}
		if outer := computeAround(c.Parent); outer != nil {
			p.New(c.Directive.NameSpan, "%s inside of %s", c.Directive.Def.Name, computeName(outer.Directive.Def)).
				Citing(c.Directive.Def.Spec).See(outer.Directive.NameSpan, "the compute construct").To(p)
		}
	},
})

// oneWay are the constructs that control enters at the top and leaves at the end.
func oneWay(d *pragma.DirectiveDef) bool {
	return isCompute(d) || d.Is(acc.DirLoop) || d == acc.DirData || d == acc.DirHostData
}

var Branch = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3009", Title: "branch into or out of a construct", Spec: "OpenACC 3.3 §2.5.4",
		Doc: "Control must enter a construct at its beginning and leave it at its end, because data is moved there. A loop whose iterations are shared " +
			"runs to its end, too; one of a loop directive with seq may be left early.",
		Avoid:  "#pragma acc parallel\n{\nif (n > 0) return;\nx = 1;\n}",
		Prefer: "#pragma acc parallel\n{\nif (n <= 0) x = 1;\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if !oneWay(c.Directive.Def) {
			return
		}
		loop := c.Loop
		if c.Directive.Def == acc.DirLoop && c.Directive.Find(acc.ClauseSeq) != nil {
			// The number of its iterations need not be known (§2.9). Out of the loop of a combined construct is out of the construct.
			loop = nil
		}
		for n := associated(c); n > 0 && loop != nil; n, loop = n-1, loop.Inner {
			for _, at := range loop.Breaks {
				p.New(at, "%s out of the loop of %s", sema.Leaving(p.Unit.Language, at), c.Directive.Def.Name).See(c.Directive.NameSpan, "the construct").To(p)
			}
		}
		for _, j := range c.Jumps {
			if innerReports(c, j) {
				continue
			}
			format := "%s out of %s"
			if j.Into {
				format = "%s into %s"
			}
			p.New(j.Span, format, j.Word, c.Directive.Def.Name).See(c.Directive.NameSpan, "the construct").To(p)
		}
	},
})

// innerReports reports whether a construct inside of c has the same jump, which is reported there.
func innerReports(c *frontend.Construct, j frontend.Jump) bool {
	for _, child := range c.Children {
		if !oneWay(child.Directive.Def) {
			if innerReports(child, j) {
				return true
			}
			continue
		}
		for _, other := range child.Jumps {
			if other.Span == j.Span && other.Into == j.Into {
				return true
			}
		}
	}
	return false
}

var UpdateAlone = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3017", Title: "update in place of a statement", Spec: "OpenACC 3.3 §2.14.4",
		Doc: "An update directive cannot be the statement that follows if, while, do, switch or a label: a compiler that does not know " +
			"the directive would use the next statement instead.",
		Avoid:  "if (n > 0)\n#pragma acc update self(a)\nx = a[0];",
		Prefer: "if (n > 0) {\n#pragma acc update self(a)\n}\nx = a[0];",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def == acc.DirUpdate && c.InPlaceOf != "" && c.InPlaceOf != "for" && c.InPlaceOf != "case" && c.InPlaceOf != "directive" {
			p.New(c.Directive.NameSpan, "update cannot be the statement after %s", c.InPlaceOf).Note("put it in braces").To(p)
		}
	},
})

var OutsideFunction = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3024", Title: "executable directive outside of functions", Spec: "OpenACC 3.3 §2.1",
		Doc:    "The directive is executed, so it is allowed only where statements are.",
		Avoid:  "#pragma acc wait\nint counter;",
		Prefer: "void finish(void)\n{\n#pragma acc wait\n}",
		Unit:   true,
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		if c.Directive.Def.Assoc == pragma.Standalone && p.Routines[c] == nil {
			p.New(c.Directive.NameSpan, "%s must be inside a function", c.Directive.Def.Name).To(p)
		}
	},
})

var CacheOutside = check(sema.Check{
	Rule: diag.Rule{
		Code: "ACC3014", Title: "cache outside of a loop", Spec: "OpenACC 3.3 §2.10",
		Doc:    "The directive applies to the iterations of a loop, so it belongs at the beginning of a loop body in a compute construct or a routine.",
		Avoid:  "#pragma acc cache(a[0:10])\nx = a[0];",
		Prefer: "#pragma acc parallel loop\nfor (i = 0; i < 10; i++) {\n#pragma acc cache(a[i:1])\nb[i] = a[i];\n}",
	},
	Run: func(p *sema.Pass, c *frontend.Construct) {
		r := p.Routines[c]
		if c.Directive.Def != acc.DirCache || c.Parent != nil || r == nil || factsOf(p).levels[r.Name] != nil {
			return
		}
		p.New(c.Directive.NameSpan, "cache outside of a compute construct").To(p)
	},
})
