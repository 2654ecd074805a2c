package emit

import (
	"fmt"
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
	// unsayable: also what no clause of the directive says, see Options.
	unsayable bool
	dir       *pragma.Directive
	at        *ir.FileLoc // only variables named there, nil: all
	// places are the locations of clauses, nil where the order of clauses does not matter.
	places map[*pragma.Clause]*ir.FileLoc
	groups map[string][]*pragma.Clause // by device type
	// devices are the lists of device types of the clauses, each in the order of the operation; values tell arguments
	// of one text apart that are computed more than once, by device type.
	devices [][]string
	values  map[string]string
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
	x.groups[device] = append(x.groups[device], c)
}

// follow notes in which order device types appear in one of an operation's lists.
func (x *reader) follow(list ...string) {
	x.devices = append(x.devices, slices.DeleteFunc(list, func(d string) bool { return d == defaultGroup }))
}

// order is an order of the device types that agrees with that of every list.
func (x *reader) order() (out []string) {
	lists := slices.Clone(x.devices)
	later := func(d string) bool {
		return slices.ContainsFunc(lists, func(l []string) bool { return slices.Index(l, d) > 0 })
	}
	for {
		lists = slices.DeleteFunc(lists, func(l []string) bool { return len(l) == 0 })
		if len(lists) == 0 {
			return out
		}
		next := lists[0][0]
		for _, l := range lists {
			if !later(l[0]) {
				next = l[0]
				break
			}
		}
		out = append(out, next)
		for i, l := range lists {
			lists[i] = slices.DeleteFunc(slices.Clone(l), func(d string) bool { return d == next })
		}
	}
}

// finish puts the default group first, then each device type's clauses after a device_type clause; neighbours with the
// same clauses share one.
func (x *reader) finish() {
	x.dir.Clauses = append(x.dir.Clauses, x.groups[defaultGroup]...)
	var last *pragma.Clause
	before := ""
	for _, d := range x.order() {
		arg := pragma.WordArg(d)
		text := x.values[d]
		for _, c := range x.groups[d] {
			text += "\n" + c.Text()
		}
		if star := accrows.DeviceWord(acc.DeviceStar); last != nil && text == before && d != star && last.Args[0].Text() != star {
			last.Args = append(last.Args, arg)
			continue
		}
		last, before = clauseOf(accdir.ClauseDeviceType, arg), text
		x.dir.Clauses = append(x.dir.Clauses, last)
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

// note keeps the values of a clause's arguments, by device type: device types that share a clause share them.
func (x *reader) note(held acc.Held) {
	if x.values == nil {
		x.values = map[string]string{}
	}
	for _, g := range held.Groups {
		device := accrows.DeviceWord(g.Device)
		for _, v := range append([]*ir.Value{g.Number}, g.Values...) {
			x.values[device] += fmt.Sprintf(" %p", v)
		}
	}
}

// row reads one clause.
func (x *reader) row(l *accrows.Layout, row *accrows.ClauseRow) error {
	if row.Form == nil {
		return x.variables(row.Slot)
	}
	held := row.Slot.Of(x.op)
	clauses, err := row.Form.Clauses(words{x.p}, row.Clause, held)
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
	x.note(held)
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
