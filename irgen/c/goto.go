package c

import (
	"reflect"

	"accc/dialects/llvm"
	"accc/ir"

	"modernc.org/cc/v4"
)

// Labels as values of GNU C: &&label is a number of the label in its function as a pointer, and goto *p is a switch over the labels
// of the function whose address is taken.

// addressedLabels are the labels of the function whose address is taken, in the order in which they are met.
func (x *fn) addressedLabels() []string {
	if x.fun.labels != nil {
		return x.fun.labels
	}
	x.alone()
	numbers := map[string]int64{}
	x.fun.labels = []string{}
	eachNode(reflect.ValueOf(x.fun.def.CompoundStatement), func(n cc.Node) {
		if u, ok := n.(*cc.UnaryExpression); ok && u.Case == cc.UnaryExpressionLabelAddr {
			name := u.Token2.SrcStr()
			if numbers[name] == 0 {
				x.fun.labels = append(x.fun.labels, name)
				numbers[name] = int64(len(x.fun.labels))
			}
			x.labelNumbers[u] = numbers[name]
		}
	})
	return x.fun.labels
}

// eachNode visits a tree.
func eachNode(v reflect.Value, visit func(cc.Node)) {
	if v.Kind() != reflect.Pointer || v.IsNil() || v.Elem().Kind() != reflect.Struct {
		return
	}
	if n, ok := v.Interface().(cc.Node); ok {
		visit(n)
	}
	v = v.Elem()
	for i := range v.NumField() {
		if !v.Type().Field(i).IsExported() {
			continue
		}
		if child, ok := v.Field(i).Interface().(cc.Node); ok {
			eachNode(reflect.ValueOf(child), visit)
		}
	}
}

// labelAddress is &&label.
func (x *fn) labelAddress(n *cc.UnaryExpression) *ir.Value {
	if x.fun != nil {
		x.addressedLabels()
	}
	number := x.labelNumbers[n]
	if number == 0 || len(x.frames) > 1 {
		x.unsupported(n, "address of a label")
	}
	return x.op1(llvm.IntToPtr, []*ir.Value{x.int(number, ir.I64())}, ptrType())
}

// computedGoto is goto *e. What is no label of the function goes to the last one: C gives it no meaning.
func (x *fn) computedGoto(n *cc.JumpStatement) {
	names := x.addressedLabels()
	if len(x.frames) > 1 || len(names) == 0 {
		x.unsupported(n, "computed goto")
	}
	p := x.rvalue(n.ExpressionList)
	x.b.Loc = x.point(n)
	v := x.op1(llvm.PtrToInt, []*ir.Value{p}, ir.I64())
	var values []int64
	var targets []*ir.Block
	for i, name := range names {
		l := x.label(name)
		l.from = n
		values, targets = append(values, int64(i+1)), append(targets, l.block)
	}
	last := len(names) - 1
	if last == 0 {
		x.branch(targets[0])
		return
	}
	switchOp(x.b, v, values[:last], targets[:last], targets[last])
}
