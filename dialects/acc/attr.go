package acc

import "accc/ir"

// BoundsType is !acc.data_bounds_ty: one dimension of a section (see Bounds).
type BoundsType struct{ ir.TypeBase }

// TokenType is !acc.declare_token: it joins declare_enter and declare_exit.
type TokenType struct{ ir.TypeBase }

var (
	boundsType = &BoundsType{ir.NewTypeBase()}
	tokenType  = &TokenType{ir.NewTypeBase()}
)

// DataBounds is !acc.data_bounds_ty.
func DataBounds() ir.Type { return boundsType }

// DeclareToken is !acc.declare_token.
func DeclareToken() ir.Type { return tokenType }

// DialectName is "acc".
func (*BoundsType) DialectName() string { return "acc" }

// DialectName is "acc".
func (*TokenType) DialectName() string { return "acc" }

// DeclareAttr is #acc.declare<dataClause = acc_create, implicit = true>: the variable that carries it is in a declare
// directive.
type DeclareAttr struct {
	ir.AttrBase
	Clause   DataClause
	Implicit bool
}

// DeclareActionAttr is #acc.declare_action<preAlloc = @a, ...>: functions to call
// around the allocation of a variable in a declare directive; nil: none.
type DeclareActionAttr struct {
	ir.AttrBase
	PreAlloc, PostAlloc, PreDealloc, PostDealloc *ir.SymbolRefAttr
}

// RoutineInfoAttr is #acc.routine_info<[@r1, @r2]>: the acc.routine operations of a function.
type RoutineInfoAttr struct {
	ir.AttrBase
	Routines []*ir.SymbolRefAttr
}

// VarNameAttr is #acc.var_name<"x">: the name that the user gave a value.
type VarNameAttr struct {
	ir.AttrBase
	Name string
}

// SpecializedRoutineAttr is #acc.specialized_routine<@r, <vector>, "foo">: the
// function was made from foo for one acc.routine and one level of parallelism.
type SpecializedRoutineAttr struct {
	ir.AttrBase
	Routine  *ir.SymbolRefAttr
	Level    ParLevel
	Function string
}

// DeclareOf is the attribute of a declare directive's variable.
func DeclareOf(c DataClause, implicit bool) *DeclareAttr {
	k := ir.Key("acc.declare").Num(int64(c))
	if implicit {
		k = append(k, 1)
	}
	return ir.InternAttr(k, func() *DeclareAttr { return &DeclareAttr{ir.NewAttrBase(), c, implicit} })
}

// DeclareAction is the attribute of the functions around an allocation.
func DeclareAction(preAlloc, postAlloc, preDealloc, postDealloc *ir.SymbolRefAttr) *DeclareActionAttr {
	k := ir.Key("acc.declare_action")
	for _, s := range []*ir.SymbolRefAttr{preAlloc, postAlloc, preDealloc, postDealloc} {
		if s == nil {
			k = k.Attr(nil)
		} else {
			k = k.Attr(s)
		}
	}
	return ir.InternAttr(k, func() *DeclareActionAttr {
		return &DeclareActionAttr{ir.NewAttrBase(), preAlloc, postAlloc, preDealloc, postDealloc}
	})
}

// RoutineInfo is the attribute that names a function's acc.routine operations.
func RoutineInfo(routines ...*ir.SymbolRefAttr) *RoutineInfoAttr {
	k := ir.Key("acc.routine_info")
	for _, s := range routines {
		k = k.Attr(s)
	}
	return ir.InternAttr(k, func() *RoutineInfoAttr {
		return &RoutineInfoAttr{ir.NewAttrBase(), append([]*ir.SymbolRefAttr(nil), routines...)}
	})
}

// VarName is the attribute of a user's name.
func VarName(name string) *VarNameAttr {
	return ir.InternAttr(ir.Key("acc.var_name").Text(name), func() *VarNameAttr { return &VarNameAttr{ir.NewAttrBase(), name} })
}

// SpecializedRoutine is the attribute of a function made for one level.
func SpecializedRoutine(routine *ir.SymbolRefAttr, level ParLevel, function string) *SpecializedRoutineAttr {
	k := ir.Key("acc.specialized_routine").Attr(routine).Num(int64(level)).Text(function)
	return ir.InternAttr(k, func() *SpecializedRoutineAttr {
		return &SpecializedRoutineAttr{ir.NewAttrBase(), routine, level, function}
	})
}

// DialectName is "acc".
func (*DeclareAttr) DialectName() string { return "acc" }

// DialectName is "acc".
func (*DeclareActionAttr) DialectName() string { return "acc" }

// DialectName is "acc".
func (*RoutineInfoAttr) DialectName() string { return "acc" }

// DialectName is "acc".
func (*VarNameAttr) DialectName() string { return "acc" }

// DialectName is "acc".
func (*SpecializedRoutineAttr) DialectName() string { return "acc" }

// RenameSymbols returns the attribute with the routines that names maps under their new names.
func (a *RoutineInfoAttr) RenameSymbols(names map[string]string) ir.Attribute {
	routines := append([]*ir.SymbolRefAttr(nil), a.Routines...)
	for i, r := range routines {
		if n, ok := names[r.Root]; ok {
			routines[i] = ir.Symbol(n, r.Nested...)
		}
	}
	return RoutineInfo(routines...)
}

// SymbolRefs are the acc.routine operations that the attribute names.
func (a *RoutineInfoAttr) SymbolRefs() []*ir.SymbolRefAttr { return a.Routines }
