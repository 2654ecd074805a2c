package ssa

// A Pass is a transformation of one function.
type Pass struct {
	Name string
	Run  func(*Func)
}

// Passes are run on every function, in this order, after [Inline].
var Passes = []Pass{
	{"simplify", (*Func).Simplify},
	{"speculate", (*Func).Speculate},
	{"stores", (*Func).MergeStores},
	{"numbers", (*Func).DropNaNTests},
	{"simplify", (*Func).Simplify},
	{"thread", (*Func).ThreadJumps},
	{"simplify", (*Func).Simplify},
	{"hoist", (*Func).HoistInvariants},
	{"simplify", (*Func).Simplify},
	{"gather", (*Func).GatherLog},
	{"guards", (*Func).GatherGuards},
	{"simplify", (*Func).Simplify},
	{"strides", (*Func).AssumeStrides},
	{"simplify", (*Func).Simplify},
	{"reduce", (*Func).ReduceStrength},
	{"simplify", (*Func).Simplify},
	{"unroll", (*Func).Unroll},
	{"simplify", (*Func).Simplify},
	{"hoist", (*Func).HoistInvariants},
	{"offsets", (*Func).FoldOffsets},
	{"hoist", (*Func).HoistInvariants},
	{"dead", (*Func).DeadCode},
}

// Debug, when set, makes [Optimize] check the function after every pass and panic on the first one that broke it.
var Debug bool

// Optimize improves functions that may call each other. Where loops are nested deeper than [MaxNest] only values are
// folded and unified; see [Func.Spill].
func Optimize(funcs []*Func) {
	for _, f := range funcs {
		f.Simplify()
	}
	Inline(funcs)
	for _, f := range funcs {
		if f.NestDepth() > MaxNest {
			f.Simplify()
			continue
		}
		for _, p := range Passes {
			p.Run(f)
			if Debug {
				if err := f.Check(); err != nil {
					panic(p.Name + ": " + err.Error() + "\n" + f.String())
				}
			}
		}
	}
}
