package c

import (
	"strings"

	"accc/dialects/arith"
	"accc/ir"

	"modernc.org/cc/v4"
)

// idleInstructions are instructions of x86 that change no value: they order memory, which the runtime does where threads meet, or
// tell the processor something.
var idleInstructions = map[string]bool{"nop": true, "pause": true, "rep": true, "rep nop": true, "rep; nop": true, "mfence": true, "lfence": true, "sfence": true, "": true}

// instructions are those of assembly, without operands of idle ones.
func instructions(n *cc.Asm) (list []string) {
	text := strings.NewReplacer(`"`, "", `\n`, ";", `\t`, " ", "\n", ";").Replace(n.Token3.SrcStr())
	for one := range strings.SplitSeq(text, ";") {
		one = strings.Join(strings.Fields(one), " ")
		if !idleInstructions[one] && !strings.HasPrefix(one, "prefetch") {
			list = append(list, one)
		}
	}
	return list
}

// assembly lowers an asm statement: a barrier for a compiler, which makes no difference here, one that makes it forget what it knows
// of a value, which stays the same, and instructions that read the time.
func (x *fn) assembly(n *cc.Asm) {
	list := instructions(n)
	isTime := len(list) == 1 && (list[0] == "rdtsc" || list[0] == "rdtscp")
	if len(list) > 0 && !isTime {
		x.unsupported(n, "assembly with instructions")
	}
	for q := n.AsmQualifierList; q != nil; q = q.AsmQualifierList {
		if q.AsmQualifier.Case == cc.AsmQualifierGoto {
			x.unsupported(n, "assembly that jumps")
		}
	}
	var time *ir.Value
	for list := n.AsmArgList; list != nil; list = list.AsmArgList {
		for e := list.AsmExpressionList; e != nil; e = e.AsmExpressionList {
			call, ok := strip(e.AssignmentExpression).(*cc.PostfixExpression)
			if !ok || call.Case != cc.PostfixExpressionCall {
				continue // a register that is changed
			}
			constraint, ok := strip(call.PostfixExpression).(*cc.PrimaryExpression)
			if !ok {
				x.unsupported(call, "assembly that sets a variable")
			}
			switch a := call.ArgumentExpressionList; {
			case strings.HasPrefix(constraint.Token.SrcStr(), "\"="):
				if !isTime || a == nil {
					x.unsupported(call, "assembly that sets a variable")
				}
				if time == nil {
					time = x.ticks(n)
				}
				x.setFromTime(call, constraint.Token.SrcStr(), a.AssignmentExpression, time)
			case a != nil && !pure(a.AssignmentExpression):
				x.unsupported(call, "assembly with an operand that does something")
			}
		}
	}
}

// ticks calls the function that returns what rdtsc does.
func (x *fn) ticks(n *cc.Asm) *ir.Value {
	const name = "__rdtsc"
	f := x.funcs[name]
	if f == nil {
		x.alone()
		f = &function{name: name}
		x.funcs[name] = f
		x.symbols[name] = true
	}
	if f.sig == nil {
		f.sig = &signature{result: x.unit.AST.ULongLong, inputs: []ir.Type{}, results: []ir.Type{ir.I64()}}
	}
	x.use(f)
	x.b.Loc = x.point(n)
	return x.callFunction(f, nil).Result(0)
}

// setFromTime sets an operand of rdtsc: the lower half is in a, the upper one in d, and a number of the processor in c.
func (x *fn) setFromTime(at cc.Node, constraint string, target cc.ExpressionNode, time *ir.Value) {
	p := x.lvalue(target)
	x.b.Loc = x.point(at)
	unsigned := x.unit.AST.ULongLong
	var v *ir.Value
	switch strings.Trim(constraint, `"=&`) {
	case "a":
		v = x.op1(arith.AndI, []*ir.Value{time, x.int(1<<32-1, ir.I64())}, ir.I64())
	case "d":
		v = x.op1(arith.ShRUI, []*ir.Value{time, x.int(32, ir.I64())}, ir.I64())
	case "A":
		v = time
	case "c":
		v = x.int(0, ir.I64())
	default:
		x.unsupported(at, "assembly that sets a variable")
	}
	x.store(p, x.convert(v, unsigned, p.typ))
}
