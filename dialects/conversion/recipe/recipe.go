// Package recipe makes the recipes of private copies (OpenACC 3.3 §2.5.13, §2.5.14) for variables of any type, by what the type's
// dialect can do with memory:
//
//	recipe.Copies{Kind: acc.RecipeFirstprivate, Host: host.Of(v.Type())}.Make(b, "firstprivatization_i32", v)
//
// What mlir-opt makes by its interfaces is the same, where it makes something: it knows no private copies of what !llvm.ptr
// points to, nor of descriptors.
package recipe

import (
	"accc/dialects/acc"
	"accc/ir"
)

// Copies says which recipe to make.
type Copies struct {
	Kind acc.RecipeKind // RecipePrivate or RecipeFirstprivate
	Host ir.Variables   // that of the variable
	User string         // the user's name of the variable, for the memory; "" for none
}

// Make makes a recipe at b for variables like v, and returns it.
func (c Copies) Make(b *ir.Builder, name string, v *ir.Value) *ir.Op {
	def := acc.PrivateRecipe
	if c.Kind == acc.RecipeFirstprivate {
		def = acc.FirstprivateRecipe
	}
	t, of := v.Type(), c.Host.Type(v)
	r := b.Op(def, ir.With{Types: []ir.Type{}, Attrs: []ir.NamedAttr{{Name: "sym_name", Value: ir.String(name)}, {Name: "type", Value: ir.TypeValue(t)}}})
	regions := r.Regions()
	ib := c.enter(regions[0], b, t)
	own, free := c.Host.Allocate(ib, regions[0].Entry().Arg(0), of)
	if c.User != "" && own.Op() != nil {
		own.Op().SetAttr("acc.var_name", acc.VarName(c.User))
	}
	ib.Op(acc.Yield, ir.With{Operands: []*ir.Value{own}, Types: []ir.Type{}})
	if c.Kind == acc.RecipeFirstprivate {
		cb := c.enter(regions[1], b, t, t)
		c.Host.Copy(cb, regions[1].Entry().Arg(0), regions[1].Entry().Arg(1), of)
		cb.Op(acc.Terminator, ir.With{Types: []ir.Type{}})
	}
	if free {
		last := regions[len(regions)-1]
		db := c.enter(last, b, t, t)
		c.Host.Free(db, last.Entry().Arg(1))
		db.Op(acc.Terminator, ir.With{Types: []ir.Type{}})
	}
	return r
}

// enter makes the block of a region, with the location of the recipe.
func (c Copies) enter(r *ir.Region, b *ir.Builder, args ...ir.Type) *ir.Builder {
	in := ir.At(r.AddBlock(args...))
	in.Loc = b.Loc
	return in
}
