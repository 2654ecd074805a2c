package llvmacc

import (
	"accc/dialects/acc"
	"accc/ir"
	"accc/ir/pass"
)

// ImplicitDeclare is the pass acc-implicit-declare.
var ImplicitDeclare = Passes.Define(pass.Pass{
	Name: "acc-implicit-declare",
	Doc:  "Declare the constants that compute constructs use and the globals of routines and recipes on the device; addresses of other globals leave the constructs, for data clauses (OpenACC 3.3 §2.13).",
	Run: func(op *ir.Op, _ pass.Values) error {
		constructs := computeConstructs(op)
		for _, c := range constructs {
			takeOut(c)
		}
		d := &declares{uses: recipeUses(op)}
		ir.WalkPost(op, func(o *ir.Op) {
			switch _, function := ir.As[ir.FunctionLike](o); {
			case o.Is(acc.Parallel), o.Is(acc.Kernels), o.Is(acc.Serial):
				d.region(o.Region(0))
			case function:
				if isOnDevices(o) {
					d.regions(o)
				}
			case o.Is(acc.PrivateRecipe), o.Is(acc.FirstprivateRecipe), o.Is(acc.ReductionRecipe):
				if d.uses[ir.SymbolName(o)] {
					d.regions(o)
				}
			case o.Attr(acc.AttrDeclare) != nil && o.Def().Has(ir.SymbolOp):
				d.regions(o)
			}
		})
		for _, g := range d.list {
			g.SetAttr(acc.AttrDeclare, acc.DeclareOf(acc.ClauseCopyin, false))
		}
		return nil
	},
})

// computeConstructs are the compute constructs inside an operation.
func computeConstructs(op *ir.Op) (list []*ir.Op) {
	ir.WalkPost(op, func(o *ir.Op) {
		if o.Is(acc.Parallel) || o.Is(acc.Kernels) || o.Is(acc.Serial) {
			list = append(list, o)
		}
	})
	return list
}

// takeOut moves the addresses of globals that a data clause can bring to the device before a construct.
func takeOut(construct *ir.Op) {
	var list []*ir.Op
	ir.WalkPost(construct, func(o *ir.Op) {
		if symbol(o) == nil {
			return
		}
		if g := global(o); g == nil || !isOnDevices(g) && !isConstant(g) && !isFunction(g) {
			list = append(list, o)
		}
	})
	for _, o := range list {
		o.MoveBefore(construct)
	}
}

// declares collects the globals that devices need.
type declares struct {
	list []*ir.Op
	seen map[*ir.Op]bool
	uses map[string]bool // the recipes that are used
}

func (d *declares) regions(o *ir.Op) {
	for _, r := range o.Regions() {
		d.region(r)
	}
}

func (d *declares) region(r *ir.Region) {
	for _, b := range r.Blocks() {
		for o := b.First(); o != nil; o = o.Next() {
			ir.WalkPost(o, d.op)
		}
	}
}

func (d *declares) op(o *ir.Op) {
	g := global(o)
	if g == nil || d.seen[g] || isFunction(g) || isOnDevices(g) {
		return
	}
	if d.seen == nil {
		d.seen = map[*ir.Op]bool{}
	}
	d.seen[g] = true
	d.list = append(d.list, g)
}

// recipeUses are the names of the recipes that operations refer to.
func recipeUses(op *ir.Op) map[string]bool {
	uses := map[string]bool{}
	ir.Walk(op, func(o *ir.Op) bool {
		if !o.Def().HasOperands("var") {
			return true
		}
		if ref, ok := o.Attr("recipe").(*ir.SymbolRefAttr); ok {
			uses[ref.Root] = true
		}
		return true
	})
	return uses
}
