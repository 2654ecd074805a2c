package emit

import (
	"slices"

	"accc/dialects/acc"
	"accc/ir"
	accrows "accc/irgen/decompose/acc"
	"accc/pragma"
	accdir "accc/pragma/acc"
)

// A reader collects the clauses of one operation.
type reader struct {
	p        Printer
	op       *ir.Op
	implicit bool // also what the implicit rules decided
	dir      *pragma.Directive
	at       *ir.FileLoc // only variables named there, nil: all
	// places are the locations of clauses, nil where the order of clauses does not matter.
	places map[*pragma.Clause]*ir.FileLoc
	groups map[string][]*pragma.Clause // by device type
	order  []string                    // device types in the order met, without the default group
}

// defaultGroup holds the clauses that no device_type clause governs.
const defaultGroup = ""

// deviceOf is the device type that a clause is for.
func deviceOf(c *pragma.Clause) string {
	if len(c.DeviceTypes) == 0 {
		return defaultGroup
	}
	return c.DeviceTypes[0]
}

func (x *reader) add(c *pragma.Clause) {
	if x.groups == nil {
		x.groups = map[string][]*pragma.Clause{}
	}
	device := deviceOf(c)
	x.follow(device)
	x.groups[device] = append(x.groups[device], c)
}

// follow notes that device types appear in this order in an operation's list; the order that is written agrees with it.
func (x *reader) follow(list ...string) {
	for i, d := range list {
		if d == defaultGroup || slices.Contains(x.order, d) {
			continue
		}
		at := len(x.order)
		for _, later := range list[i+1:] {
			if j := slices.Index(x.order, later); j >= 0 {
				at = min(at, j)
			}
		}
		x.order = slices.Insert(x.order, at, d)
	}
}

// finish puts the default group first, then each device type's clauses after a device_type clause; device types with
// the same clauses share one.
func (x *reader) finish() {
	x.dir.Clauses = append(x.dir.Clauses, x.groups[defaultGroup]...)
	shared := map[string]*pragma.Clause{}
	for _, d := range x.order {
		arg := pragma.WordArg(d)
		text := ""
		for _, c := range x.groups[d] {
			text += c.Text() + "\n"
		}
		if first := shared[text]; first != nil {
			first.Args = append(first.Args, arg)
			continue
		}
		shared[text] = clauseOf(accdir.ClauseDeviceType, arg)
		x.dir.Clauses = append(x.dir.Clauses, shared[text])
		x.dir.Clauses = append(x.dir.Clauses, x.groups[d]...)
	}
}

func clauseOf(def *pragma.ClauseDef, args ...*pragma.Arg) *pragma.Clause {
	return &pragma.Clause{Def: def, Spelling: def.Name, Parens: len(args) > 0, Args: args}
}

func exprArg(s string) *pragma.Arg {
	return &pragma.Arg{Kind: pragma.ArgExpr, Expr: &pragma.Expr{Tokens: []pragma.Token{{Kind: pragma.Ident, Text: s}}}}
}

func varArg(s string) *pragma.Arg {
	return &pragma.Arg{Kind: pragma.ArgVar, Var: &pragma.Var{Name: s, Tokens: []pragma.Token{{Kind: pragma.Ident, Text: s}}}}
}

// starSize is the value of * in tile sizes and gang(static:*).
const starSize = -1

// values are the operands of a group, none where the operation has no such group.
func values(op *ir.Op, name string) []*ir.Value {
	for i, g := range op.Def().Operands {
		if g.Name == name {
			return op.Group(i)
		}
	}
	return nil
}

// serialMode is how a loop of serial runs that does not say, where it is not independent; nil elsewhere.
func (x *reader) serialMode(op *ir.Op) *pragma.ClauseDef {
	if !x.p.decidesInSerial() {
		return nil
	}
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		switch p.Name() {
		case "acc.serial":
			for _, s := range []acc.Slot{acc.SlotGang, acc.SlotWorker, acc.SlotVector} {
				if !s.Of(op).Empty() {
					return accdir.ClauseAuto
				}
			}
			return accdir.ClauseSeq
		case "acc.parallel", "acc.kernels":
			return nil
		}
	}
	return nil
}

func inKernels(op *ir.Op) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		switch p.Name() {
		case "acc.kernels":
			return true
		case "acc.parallel", "acc.serial":
			return false
		}
	}
	return false
}

// implied reports whether a clause says what a loop is anyway: independent in parallel constructs and in routines, auto
// in kernels (OpenACC 3.3 §2.9.6, §2.9.7), and what serial makes of its loops, where lowering decides that.
func (x *reader) implied(op *ir.Op, clause *pragma.ClauseDef) bool {
	switch clause {
	case accdir.ClauseIndependent:
		return !inKernels(op) && x.serialMode(op) == nil
	case accdir.ClauseAuto:
		return inKernels(op) || x.serialMode(op) == accdir.ClauseAuto
	case accdir.ClauseSeq:
		return x.serialMode(op) == accdir.ClauseSeq
	}
	return false
}

// words writes values as expressions of the host language; it is accrows.Text.
type words struct{ p Printer }

func (w words) Integer(v *ir.Value) (*pragma.Expr, error) {
	t, err := w.p.value(v)
	return exprOf(t.s), err
}

func (w words) Condition(v *ir.Value) (*pragma.Expr, error) {
	t, err := w.p.condition(v)
	return exprOf(t.s), err
}

func (words) IsStar(v *ir.Value) bool           { return isConst(v, starSize) }
func (words) Number(n int64) *pragma.Expr       { return exprOf(integer(n, ir.I32()).s) }
func (w words) Name(symbol string) *pragma.Expr { return exprOf(w.p.name(symbol)) }

func exprOf(s string) *pragma.Expr {
	return &pragma.Expr{Tokens: []pragma.Token{{Kind: pragma.Ident, Text: s}}}
}

// read collects the clauses of an operation.
func (x *reader) read(op *ir.Op, l *accrows.Layout) error {
	x.op = op
	for i := range l.Rows {
		if err := x.row(l, &l.Rows[i]); err != nil {
			return err
		}
	}
	if ref, ok := op.Attr("func_name").(*ir.SymbolRefAttr); ok && !acc.SlotNamed.Of(op).Empty() {
		x.dir.Args = &pragma.Clause{Def: x.dir.Def.Arg, Parens: true, Args: []*pragma.Arg{exprArg(x.p.name(ref.Root))}}
	}
	return nil
}

// row reads one clause.
func (x *reader) row(l *accrows.Layout, row *accrows.ClauseRow) error {
	if row.Form == nil {
		return x.variables(row.Slot)
	}
	clauses, err := row.Form.Clauses(words{x.p}, row.Clause, row.Slot.Of(x.op))
	if err != nil {
		return err
	}
	if row.Modifier != "" {
		for _, m := range clauses {
			for _, c := range x.groups[deviceOf(m)] {
				if c.Def == row.Clause {
					c.Modifiers = append(c.Modifiers, pragma.Modifier{Word: pragma.Word{Text: row.Modifier}})
				}
			}
		}
		return nil
	}
	var bare, with []string
	for _, c := range clauses {
		if c.Parens {
			with = append(with, deviceOf(c))
		} else {
			bare = append(bare, deviceOf(c))
		}
	}
	x.follow(bare...)
	x.follow(with...)
	for _, c := range clauses {
		switch {
		case row.Clause == l.Directive.Arg:
			x.dir.Args = c
		case deviceOf(c) == defaultGroup && !c.Parens && !x.implicit && x.implied(x.op, row.Clause):
		default:
			x.add(c)
		}
	}
	return nil
}
