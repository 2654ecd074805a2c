package decompose

import (
	"accc/ir"
	"accc/pragma"
)

// Values is what lowering a clause asks of the host language.
type Values interface {
	// Integer is the value of an expression of integer type, Condition the i1 of a scalar one.
	Integer(e *pragma.Expr) *ir.Value
	Condition(e *pragma.Expr) *ir.Value
	// Star is the constant of a type that represents '*'.
	Star(t ir.Type) *ir.Value
	// Known is the value of a constant expression.
	Known(e *pragma.Expr) (n int64, ok bool)
	// Symbol is the symbol of the procedure that the user calls by a name.
	Symbol(name string) string
}

// Text is what regenerating a clause asks of the host language.
type Text interface {
	// Integer and Condition are the expressions that compute a value.
	Integer(v *ir.Value) (*pragma.Expr, error)
	Condition(v *ir.Value) (*pragma.Expr, error)
	// IsStar reports whether a value is the one that represents '*'.
	IsStar(v *ir.Value) bool
	// Number is a constant as an expression, Name the user's name of a symbol.
	Number(n int64) *pragma.Expr
	Name(symbol string) *pragma.Expr
}

// A Form is one shape of clause, in both directions: from clauses of one definition to what an operation holds of
// them, which is a value of type Held, and back. V and T are what the two directions ask of the host language.
type Form[V, T, Held any] struct {
	// Lower says what an operation holds of the clauses, which are in the order written; nil for clauses with variables
	// that become operations or region arguments, which the lowering of the directive language makes.
	Lower func(v V, clauses []*pragma.Clause) Held
	// Clauses are the clauses that say what an operation holds. One that is for a device type has it in DeviceTypes.
	Clauses func(t T, def *pragma.ClauseDef, h Held) ([]*pragma.Clause, error)
}

// Expr makes an argument of an expression.
func Expr(e *pragma.Expr) *pragma.Arg { return &pragma.Arg{Kind: pragma.ArgExpr, Expr: e} }

// Integers writes values as integer expressions. Where stars are allowed, the value that represents one becomes '*'.
func Integers(t Text, vals []*ir.Value, stars bool) (args []*pragma.Arg, err error) {
	for _, v := range vals {
		if stars && t.IsStar(v) {
			args = append(args, &pragma.Arg{Kind: pragma.ArgStar})
			continue
		}
		e, err := t.Integer(v)
		if err != nil {
			return nil, err
		}
		args = append(args, Expr(e))
	}
	return args, nil
}
