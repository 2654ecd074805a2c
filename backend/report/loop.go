package report

import (
	"fmt"
	"slices"

	"accc/dialects/acc"
	"accc/dialects/accc"
	"accc/dialects/conversion/dependence"
	"accc/dialects/omp"
	"accc/ir"
)

// mostObstacles is how many pairs of accesses are listed for a loop.
const mostObstacles = 4

// loop is what an operation says about a loop; nil for what is none.
func (r *reader) loop(o *ir.Op) *Loop {
	line := r.line(o)
	if line == 0 {
		return nil
	}
	switch {
	case o.Is(acc.Loop):
		return r.accLoop(o, line)
	case o.Is(omp.LoopNest):
		return ompLoop(o, line)
	}
	return nil
}

var levelWords = map[acc.ParLevel]string{acc.LevelGangDim1: "gangs", acc.LevelGangDim2: "gangs (dim 2)", acc.LevelGangDim3: "gangs (dim 3)",
	acc.LevelWorker: "workers", acc.LevelVector: "vector lanes"}

func (r *reader) accLoop(o *ir.Op, line int) *Loop {
	l := &Loop{Line: line}
	construct := o.ParentOp()
	for construct != nil && !construct.Is(acc.Parallel) && !construct.Is(acc.Kernels) && !construct.Is(acc.Serial) {
		if _, function := ir.As[ir.FunctionLike](construct); function {
			construct = nil
			break
		}
		construct = construct.ParentOp()
	}
	for _, level := range acc.Levels(o) {
		l.Shared = append(l.Shared, levelWords[level])
	}
	given := func(s acc.Slot) bool { return s.Given(acc.Any, o) }
	bare := o.Attr(accc.Bare.Name) != nil
	switch {
	case given(acc.SlotSeq):
		l.Shared, l.Why, l.Asked = nil, "sequential: seq", true
	case construct != nil && construct.Is(acc.Serial):
		l.Shared, l.Why, l.Asked = nil, "sequential: a serial construct has one gang of one worker of one lane (OpenACC 3.3 §2.5.2)", true
	case bare && construct != nil && construct.Is(acc.Parallel):
		l.Shared, l.Why = nil, "every gang runs all iterations: the loop has no directive (OpenACC 3.3 §2.5.1)"
	case given(acc.SlotAuto):
		r.decided(o, l, construct)
	case len(l.Shared) > 0:
		l.Why = "the program says so"
	default:
		l.Shared, l.Why = []string{"gangs"}, "independent, no level given: the compiler chooses"
		for p := o.ParentOp(); p != nil && p != construct; p = p.ParentOp() {
			if p.Is(acc.Loop) && !p.Is(acc.Kernels) && !acc.SlotSeq.Given(acc.Any, p) && p.Attr(accc.Bare.Name) == nil {
				l.Shared = []string{"vector lanes"}
			}
		}
	}
	return l
}

// decided says what the analysis of a loop finds whose iterations nobody calls independent.
func (r *reader) decided(o *ir.Op, l *Loop, construct *ir.Op) {
	v := dependence.Of(o)
	switch {
	case v.Parallel && v.Distinct():
		l.Why = "the analysis shows that the iterations are independent"
	case v.Parallel:
		l.Why = "the iterations are independent if the variables do not overlap, which is tested when the program runs"
	default:
		l.Shared, l.Why = nil, "sequential: "+v.Reason
		for _, d := range v.Dependences {
			if len(l.Obstacles) == mostObstacles {
				l.Obstacles = append(l.Obstacles, fmt.Sprintf("and %d more", len(v.Dependences)-mostObstacles))
				break
			}
			l.Obstacles = append(l.Obstacles, r.obstacle(d))
		}
		return
	}
	if len(l.Shared) == 0 {
		l.Shared = []string{"gangs"}
	}
}

// obstacle is a dependence in words.
func (r *reader) obstacle(d dependence.Dependence) string {
	verb := func(e dependence.End) string {
		what := "read"
		if e.Write {
			what = "written"
		}
		if n := r.line(e.Op); n > 0 {
			return fmt.Sprintf("%s in line %d", what, n)
		}
		return what
	}
	name := d.Name
	if name == "" {
		name = "memory"
	}
	where := "another iteration"
	if len(d.Distance) > 0 && d.Distance[0].Known {
		switch n := d.Distance[0].Iterations; {
		case n == 1:
			where = "the next iteration"
		case n > 1:
			where = fmt.Sprintf("the iteration %d later", n)
		case n == 0 && len(d.Distance) == 1:
			where = "the same iteration"
		}
	}
	may := "may be"
	if d.Definite {
		may = "is"
	}
	return fmt.Sprintf("%s is %s, and the same element %s %s by %s", name, verb(d.From), may, verb(d.To), where)
}

// wrappers are the operations around a loop nest that share its iterations.
var wrappers = []struct {
	op     *ir.OpDef
	shared string
}{
	{omp.Distribute, "teams"}, {omp.Wsloop, "threads"}, {omp.Simd, "SIMD lanes"}, {omp.Taskloop, "tasks"}, {omp.Loop, "threads (loop)"}, {omp.WorkshareLoop, "threads (workshare)"},
}

func ompLoop(o *ir.Op, line int) *Loop {
	l := &Loop{Line: line, Why: "the program says so"}
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		i := slices.IndexFunc(wrappers, func(w struct {
			op     *ir.OpDef
			shared string
		}) bool {
			return p.Is(w.op)
		})
		if i < 0 && !p.Is(omp.Parallel) {
			break
		}
		if i >= 0 {
			l.Shared = append([]string{wrappers[i].shared}, l.Shared...)
		} else if p.Attr("omp.composite") == nil {
			break
		}
	}
	if len(l.Shared) == 0 {
		l.Why = "sequential: each thread that comes to it runs all iterations"
	}
	return l
}
