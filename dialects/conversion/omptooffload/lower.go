package omptooffload

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"accc/dialects/accc"
	"accc/dialects/builtin"
	"accc/dialects/conversion/build"
	fn "accc/dialects/func"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/pass"
)

// codeUnsupported is the code of diagnostics about what the lowering does not support.
const codeUnsupported = "RUN0001"

// Passes are the passes of the package.
var Passes pass.Table

// Pass is the lowering as a pass, for pipelines.
var Pass = Passes.Define(pass.Pass{
	Name:  "omp-to-offload",
	Doc:   "Lower omp operations to those of the offload dialect.",
	After: []string{"convert-fir-to-llvm"},
	Run:   func(op *ir.Op, _ pass.Values) error { return Lower(op, Options{}) },
})

// Options are the settings of Lower.
type Options struct {
	// HostOnly ignores the device: target regions run on the host.
	HostOnly bool
	// Races tells that a detector of races watches: operations say what may run at the same time.
	Races bool
}

// SharesMemory reports whether a program requires that devices access host memory (OpenMP 5.2 §8.2.1).
func SharesMemory(module *ir.Op) bool {
	flags, _ := omp.RequiresEnum.Of(module.Attr("omp.requires"))
	shared, _ := omp.RequiresEnum.Value("unified_shared_memory")
	return flags&shared != 0
}

// lowerings are the operations that mean something where they are, and how each is lowered; the others are parts of one of
// these. Lowering an operation leaves those in its regions in the same function, for their own turn.
var lowerings map[*ir.OpDef]func(c *code, o *ir.Op)

func init() {
	lowerings = map[*ir.OpDef]func(c *code, o *ir.Op){
		omp.Parallel: (*code).parallel, omp.Teams: (*code).teams,
		omp.Wsloop: (*code).loops, omp.Simd: (*code).loops, omp.Distribute: (*code).loops, omp.Loop: (*code).loops,
		omp.Sections: (*code).sections, omp.Single: (*code).single, omp.Master: (*code).masked, omp.Masked: (*code).masked,
		omp.Workshare: (*code).workshare, omp.WorkshareLoop: (*code).loops, omp.Workdistribute: (*code).workdistribute,
		omp.Barrier: (*code).barrier, omp.Flush: (*code).flush, omp.Critical: (*code).critical, omp.OrderedRegion: (*code).ordered, omp.Ordered: (*code).doacross,
		omp.AtomicRead: (*code).atomic, omp.AtomicWrite: (*code).atomic, omp.AtomicUpdate: (*code).atomic, omp.AtomicCapture: (*code).atomic,
		omp.Cancel: (*code).cancel, omp.Point: (*code).cancel,
		omp.Task: (*code).task, omp.Taskloop: (*code).taskloop, omp.Taskwait: (*code).taskwait, omp.Taskyield: (*code).taskyield,
		omp.Taskgroup: (*code).taskgroup,
		fn.Call:       (*code).marker,
		omp.NewCLI:    (*code).newCLI, omp.CanonicalLoop: (*code).canonicalLoop, omp.Threadprivate: (*code).threadprivate,
		omp.Target: (*code).target, omp.TargetData: (*code).targetData, omp.TargetEnterData: (*code).moveData, omp.TargetExitData: (*code).moveData,
		omp.TargetUpdate: (*code).moveData,
	}
}

// lowering is the state for one module.
type lowering struct {
	opts    Options
	module  *ir.Op
	symbols map[string]*ir.Op
	// landings counts them; targets are the landings of regions that are left early.
	landings int64
	targets  map[*ir.Op]target
	// lists are the addresses of lists of addresses, which clauses with iterators name.
	lists map[*ir.Value]bool
	// mapped are those of them whose places constructs map.
	mapped map[*ir.Value]*mappedList
	// nests are those that loops come from.
	nests map[*ir.Op]*nest
	// launches are those of target constructs; serial are the loops over the threads of a team that run one after another.
	launches map[*ir.Op]*launched
	serial   map[*ir.Op]bool
	errs     []error
}

// A code is a function of the program whose operations are being lowered.
type code struct {
	*lowering
	f    *ir.Op
	name string
	// regions counts those that become functions.
	regions int
}

// Lower lowers a module in place. The error joins one *ir.Error for each unsupported operation.
func Lower(module *ir.Op, opts Options) error {
	l := &lowering{opts: opts, module: module, symbols: map[string]*ir.Op{}, targets: map[*ir.Op]target{}, nests: map[*ir.Op]*nest{}, lists: map[*ir.Value]bool{}, mapped: map[*ir.Value]*mappedList{},
		launches: map[*ir.Op]*launched{}, serial: map[*ir.Op]bool{}}
	if !module.Is(builtin.Module) || module.Region(0).Empty() {
		return nil
	}
	top := module.Region(0).Entry().Ops()
	for _, o := range top {
		if s := o.StringAttr("sym_name"); s != "" {
			l.symbols[s] = o
		}
	}
	for _, o := range top {
		if build.IsFunction(o) && !o.Region(0).Empty() {
			(&code{lowering: l, f: o, name: o.StringAttr("sym_name")}).lower()
		}
	}
	if !l.opts.HostOnly {
		l.declared()
	}
	if len(l.errs) == 0 {
		for _, o := range top {
			if o.Is(omp.Private) || o.Is(omp.DeclareReduction) || o.Is(omp.CriticalDeclare) || o.Is(omp.DeclareMapper) {
				o.Erase()
			}
		}
		l.leftovers()
	}
	return errors.Join(l.errs...)
}

// lower lowers everything in the function, from the outside in.
func (c *code) lower() {
	seen := map[*ir.Op]bool{}
	for {
		var list []*ir.Op
		ir.Walk(c.f, func(o *ir.Op) bool {
			if lowerings[o.Def()] != nil && !seen[o] {
				list = append(list, o)
				if clause := accc.EssentialClause(o); clause != "" {
					c.unsupported(o, "the clause "+clause)
				}
			}
			return true
		})
		if len(list) == 0 {
			break
		}
		for _, o := range list {
			seen[o] = true
			if c.f.IsAncestorOf(o) { // not a part of one that was lowered
				c.checkAllocators(o)
				lowerings[o.Def()](c, o)
			}
		}
	}
	c.ask()
	sweep(c.f)
}

// fail keeps an error.
func (l *lowering) fail(err error) {
	if !slices.ContainsFunc(l.errs, func(other error) bool { return other.Error() == err.Error() }) { // a target region exists twice
		l.errs = append(l.errs, err)
	}
}

// unsupported reports an operation that the lowering does not support.
func (l *lowering) unsupported(o *ir.Op, what string) {
	l.fail(o.ErrorCode(codeUnsupported, "not yet handled: %s", what))
}

// flatten makes blocks of the structured operations around o; it reports whether it can.
func (l *lowering) flatten(o *ir.Op) bool {
	obstacle := build.Flatten(o)
	if obstacle != nil {
		l.unsupported(o, "a directive inside "+obstacle.Name())
	}
	return obstacle == nil
}

// leftovers reports operations that are still there.
func (l *lowering) leftovers() {
	ir.Walk(l.module, func(o *ir.Op) bool {
		if o.Def().Dialect == omp.Dialect && !o.IsTerminator() {
			l.unsupported(o, directive(o))
		}
		return o.Def().Dialect != omp.Dialect
	})
}

// directive is what a user calls the directive of an operation.
func directive(o *ir.Op) string {
	if s, ok := directives[o.Def()]; ok {
		return s
	}
	return strings.ReplaceAll(strings.ReplaceAll(o.Def().ShortName(), "_", " "), ".", " ")
}

var directives = map[*ir.OpDef]string{omp.Wsloop: "for", omp.LoopNest: "loop"}

// newRegion is the name of the function that a region becomes.
func (c *code) newRegion(kind string) string {
	for {
		name := fmt.Sprintf("%s_omp_%s_%d", c.name, kind, c.regions)
		c.regions++
		if c.symbols[name] == nil {
			return name
		}
	}
}
