package omp

import "accc/pragma"

// The shapes of OpenMP's clauses.
var (
	ShapeVars             = pragma.ShapeVars
	ShapeLocators         = pragma.ShapeVars
	ShapeExpr             = pragma.ShapeExpr
	ShapeExprs            = pragma.ShapeExprs
	ShapeKeyword          = pragma.ShapeKeyword
	ShapeNumTeams         = pragma.ShapeExpr
	ShapeSchedule         = pragma.ShapeExprs
	ShapeCounts           = pragma.ShapeExprs
	ShapeApply            = pragma.ShapeExprs
	ShapeDefault          = pragma.ShapeKeyword
	ShapeDefaultmap       = pragma.ShapeKeyword
	ShapeLinear           = pragma.ShapeVars
	ShapeReduction        = pragma.ShapeVars
	ShapeInduction        = pragma.ShapeVars
	ShapeAligned          = pragma.ShapeVars
	ShapeStatement        = pragma.ShapeExpr
	ShapeAllocate         = pragma.ShapeVars
	ShapeUsesAllocators   = pragma.ShapeVars
	ShapeIf               = pragma.ShapeExpr
	ShapeDepend           = pragma.ShapeVars
	ShapeDoacross         = pragma.ShapeVars
	ShapeUpdate           = pragma.ShapeKeyword
	ShapeInit             = pragma.ShapeVars
	ShapeTokens           = pragma.ShapeExpr
	ShapeDirectiveNames   = pragma.ShapeExprs
	ShapeWhen             = pragma.ShapeExpr
	ShapeOtherwise        = pragma.ShapeExpr
	ShapeMatch            = pragma.ShapeExpr
	ShapeAdjustArgs       = pragma.ShapeVars
	ShapeAppendArgs       = pragma.ShapeExprs
	ShapeName             = pragma.ShapeVars
	ShapeDeclareReduction = pragma.ShapeExprs
	ShapeDeclareMapper    = pragma.ShapeExprs
	ShapeVariant          = pragma.ShapeExpr
)

// What some modifiers have in parentheses.
var (
	paramsExprs   = pragma.ParamsExprs
	paramsWord    = pragma.ParamsName
	paramsPrefer  = pragma.ParamsExprs
	paramsDepinfo = pragma.ParamsExprs
)
