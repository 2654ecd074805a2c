package c

import (
	"bytes"
	"fmt"
	"slices"
	"sort"
	"strings"

	"accc/frontend/diag"
	"accc/frontend/source"

	"modernc.org/cc/v4"
)

// Vector types of GNU C (__attribute__((vector_size(n)))). cc/v4 takes a vector for its element with another size: variables,
// members, parameters and results have the right type, expressions do not. VectorOf tells the vector that an expression is. The
// elements of vectors are the exception, since their type spreads into whatever uses them: once the types are known, v[i] becomes
// ((float *)&v)[i] in the text, which is read again.

// A Vector is a vector type.
type Vector struct {
	Elem cc.Kind
	Size int64 // in bytes
}

// Lanes is the number of its elements.
func (v *Vector) Lanes() int64 { return v.Size / vectorElements[v.Elem].size }

// vectorElements are the types that elements can have. comparison is the type of the elements that a comparison has.
var vectorElements = map[cc.Kind]struct {
	size       int64
	name       string
	comparison cc.Kind
}{
	cc.Char: {1, "char", cc.SChar}, cc.SChar: {1, "signed char", cc.SChar}, cc.UChar: {1, "unsigned char", cc.SChar},
	cc.Short: {2, "short", cc.Short}, cc.UShort: {2, "unsigned short", cc.Short}, cc.Int: {4, "int", cc.Int}, cc.UInt: {4, "unsigned int", cc.Int},
	cc.Long: {8, "long", cc.Long}, cc.ULong: {8, "unsigned long", cc.Long}, cc.LongLong: {8, "long long", cc.LongLong},
	cc.ULongLong: {8, "unsigned long long", cc.LongLong}, cc.Float: {4, "float", cc.Int}, cc.Double: {8, "double", cc.Long},
}

// converts reports whether a value of type w is one of type v: the elements may differ in their sign.
func (v *Vector) converts(w *Vector) bool {
	return v.Size == w.Size && v.Lanes() == w.Lanes() && classes[v.Elem] == classes[w.Elem]
}

// typeName is the text of a type that is the vector v, if v is not nil.
func typeName(t cc.Type, v *Vector) string {
	if v == nil || t.Typedef() != nil && t.VectorSize() > 0 {
		return TypeText(t, "")
	}
	return fmt.Sprintf("vector of %d %s", v.Lanes(), vectorElements[v.Elem].name)
}

// VectorType is the vector type that t is, or nil.
func VectorType(t cc.Type) *Vector {
	if t == nil || t.VectorSize() <= 0 {
		return nil
	}
	if e, ok := vectorElements[t.Kind()]; !ok || t.VectorSize()%e.size != 0 {
		return nil
	}
	return &Vector{t.Kind(), t.VectorSize()}
}

// VectorOf is the vector type of an expression, nil if it has none.
func VectorOf(e cc.ExpressionNode) *Vector {
	either := func(a, b cc.ExpressionNode) *Vector {
		if v := VectorOf(a); v != nil {
			return v
		}
		return VectorOf(b)
	}
	compared := func(v *Vector) *Vector {
		if v == nil {
			return nil
		}
		return &Vector{vectorElements[v.Elem].comparison, v.Size}
	}
	switch n := strip(e).(type) {
	case *cc.ExpressionList:
		for n.ExpressionList != nil {
			n = n.ExpressionList
		}
		return VectorOf(n.AssignmentExpression)
	case *cc.PrimaryExpression:
		switch n.Case {
		case cc.PrimaryExpressionIdent:
			return VectorType(n.Type())
		case cc.PrimaryExpressionStmt:
			return VectorOf(valueOf(n.CompoundStatement))
		}
	case *cc.PostfixExpression:
		switch n.Case {
		case cc.PostfixExpressionIndex:
			if VectorOf(n.PostfixExpression) != nil {
				return nil
			}
			return VectorType(n.Type())
		case cc.PostfixExpressionCall:
			if calleeName(n) == "__builtin_shuffle" && n.ArgumentExpressionList != nil {
				return VectorOf(n.ArgumentExpressionList.AssignmentExpression)
			}
			return VectorType(n.Type())
		case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
			return VectorOf(n.PostfixExpression)
		case cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
			return VectorType(n.Type())
		case cc.PostfixExpressionComplit:
			return VectorType(n.TypeName.Type())
		}
	case *cc.UnaryExpression:
		switch n.Case {
		case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
			return VectorOf(n.UnaryExpression)
		case cc.UnaryExpressionPlus, cc.UnaryExpressionMinus, cc.UnaryExpressionCpl:
			return VectorOf(n.CastExpression)
		case cc.UnaryExpressionNot:
			return compared(VectorOf(n.CastExpression))
		case cc.UnaryExpressionDeref:
			return VectorType(n.Type())
		}
	case *cc.CastExpression:
		if n.Case == cc.CastExpressionUnary {
			return VectorOf(n.UnaryExpression)
		}
		return VectorType(n.Type())
	case *cc.AssignmentExpression:
		if n.Case == cc.AssignmentExpressionCond {
			return VectorOf(n.ConditionalExpression)
		}
		return VectorOf(n.UnaryExpression)
	case *cc.ConditionalExpression:
		if n.ExpressionList == nil {
			return VectorOf(n.ConditionalExpression)
		}
		return either(n.ExpressionList, n.ConditionalExpression)
	case *cc.RelationalExpression, *cc.EqualityExpression:
		l := operands(n)
		return compared(either(l[0], l[1]))
	default:
		if l := operands(n); l != nil {
			return either(l[0], l[1])
		}
	}
	return nil
}

// valueOf is the expression whose value a statement expression has, or nil.
func valueOf(s *cc.CompoundStatement) cc.ExpressionNode {
	var last *cc.BlockItem
	for l := s.BlockItemList; l != nil; l = l.BlockItemList {
		last = l.BlockItem
	}
	if last == nil || last.Case != cc.BlockItemStmt || last.Statement.Case != cc.StatementExpr || last.Statement.ExpressionStatement.ExpressionList == nil {
		return nil
	}
	return last.Statement.ExpressionStatement.ExpressionList
}

// An insertion is text that goes into the text for cc/v4 at an offset.
type insertion struct {
	at   int
	text string
}

// elements are the insertions that make elements of arrays of the elements of vectors, and says where the type that cc/v4 takes an
// expression for is not the one that it has.
func (u *Unit) elements(ast *cc.AST, r diag.Reporter) (list []insertion) {
	types := map[string]bool{}
	wrong := func(n cc.Node, e cc.ExpressionNode, what string) {
		if v := VectorOf(e); v != nil && e.Type().Size() != v.Size {
			RuleNotYet.New(u.Span(n), "not yet handled: %s of this vector expression", what).Note("give it a variable of a vector type first").To(r)
		}
	}
	Walk(ast.TranslationUnit, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.UnaryExpression:
			if n.Case == cc.UnaryExpressionSizeofExpr {
				wrong(n, n.UnaryExpression, "the size")
			}
		case *cc.TypeSpecifier:
			if n.Case == cc.TypeSpecifierTypeofExpr {
				wrong(n, n.ExpressionList, "the type")
			}
		case *cc.Declaration:
			if n.Case == cc.DeclarationAuto {
				wrong(n, n.Initializer.AssignmentExpression, "the type")
			}
		case *cc.PostfixExpression:
			v := (*Vector)(nil)
			if n.Case == cc.PostfixExpressionIndex {
				v = VectorOf(n.PostfixExpression)
			}
			from := position(n.PostfixExpression)
			if v == nil || from.Filename != unitName {
				return true
			}
			elem := vectorElements[v.Elem].name
			before, after := "(("+elem+"*)&", ")"
			if !isLvalue(n.PostfixExpression) {
				name := fmt.Sprintf("__accc_vector_%s_%d", strings.ReplaceAll(elem, " ", "_"), v.Size)
				if !types[name] {
					types[name] = true
					list = append(list, insertion{1, fmt.Sprintf("typedef %s %s __attribute__((vector_size(%d),aligned(%[3]d)));", elem, name, v.Size)})
				}
				before, after = "(("+elem+"*)("+name+"[1]){", "})"
			}
			list = append(list, insertion{from.Offset, before}, insertion{n.Token.Position().Offset, after})
		}
		return true
	})
	return list
}

// insert makes insertions into the text for cc/v4.
func (u *Unit) insert(w *rewriter, list []insertion) {
	slices.SortStableFunc(list, func(a, b insertion) int { return a.at - b.at })
	old, runs := u.text.file.Text, u.text.runs
	var out bytes.Buffer
	var moved []run
	k, from := 0, 0
	for i := 0; i <= len(list); i++ {
		to := len(old)
		if i < len(list) {
			to = list[i].at
		}
		for ; k < len(runs) && int(runs[k].at) < to; k++ {
			x := runs[k]
			x.at += int32(out.Len() - from)
			moved = append(moved, x)
		}
		out.Write(old[from:to])
		from = to
		if i == len(list) {
			break
		}
		moved = append(moved, run{at: int32(out.Len()), ref: -1})
		out.WriteString(list[i].text)
		if k > 0 && (k == len(runs) || int(runs[k].at) > to) { // the run goes on after the insertion
			x := runs[k-1]
			if !x.none() {
				x = newRun(out.Len(), u.text.token(to), !x.fixed())
			}
			x.at = int32(out.Len())
			moved = append(moved, x)
		}
	}
	sum := make([]int, len(list)+1) // of the lengths of the insertions before each
	for i, x := range list {
		sum[i+1] = sum[i] + len(x.text)
	}
	by := func(at int) int {
		return at + sum[sort.Search(len(list), func(i int) bool { return list[i].at >= at })]
	}
	for _, s := range w.stubs {
		for _, a := range s.args {
			a.start, a.end = by(a.start), by(a.end)
		}
	}
	for _, b := range w.bulks {
		b.brace = by(b.brace)
	}
	for _, p := range w.records {
		p.at = by(p.at)
	}
	for i := range w.bodies {
		w.bodies[i].from, w.bodies[i].to = by(w.bodies[i].from), by(w.bodies[i].to)
	}
	u.text = &unitText{file: source.NewFile(unitName, out.Bytes()), runs: moved, reading: w.reading}
}
