package emit

import (
	"strings"

	"accc/ir"
	"accc/pragma"
)

// A layout says how a directive sits in an operation: which directive it is and
// where each clause is kept. It is the lowering's table read backwards; the names
// are those of the operation's operands and attributes.
type layout struct {
	dir   *pragma.DirectiveDef
	forms []form
}

// A form is one clause's place in an operation.
type form struct {
	clause *pragma.ClauseDef
	read   func(x *reader, f form) error
	// values is the operand group; types, only, segs and devnum the attributes that go with it:
	// the device type of each value, the device types with the keyword alone, the number of values for
	// each device type, and whether the first value of a wait is a device number.
	values, types, only, segs, devnum string
}

var dataForms = []form{{read: readData, values: "dataClauseOperands"}}

var (
	ifClause      = form{clause: pragma.ClauseIf, read: readCondition, values: "ifCond"}
	selfClause    = form{clause: pragma.ClauseSelf, read: readCondition, values: "selfCond", only: "selfAttr"}
	asyncClause   = form{clause: pragma.ClauseAsync, read: readPerDevice, values: "asyncOperands", types: "asyncOperandsDeviceType", only: "asyncOnly"}
	waitClause    = form{clause: pragma.ClauseWait, read: readWait, values: "waitOperands", types: "waitOperandsDeviceType", only: "waitOnly", segs: "waitOperandsSegments", devnum: "hasWaitDevnum"}
	defaultClause = form{clause: pragma.ClauseDefault, read: readDefault, values: "defaultAttr"}
	asyncOne      = form{clause: pragma.ClauseAsync, read: readOptional, values: "asyncOperand", only: "async"}
	waitOne       = form{clause: pragma.ClauseWait, read: readWaitOne, values: "waitOperands", only: "wait", devnum: "waitDevnum"}
	deviceTypes   = form{clause: pragma.ClauseDeviceType, read: readDeviceTypes, only: "device_types"}
	deviceNum     = form{clause: pragma.ClauseDeviceNum, read: readOptional, values: "deviceNum"}
)

func keyword(c *pragma.ClauseDef, attr string) form {
	return form{clause: c, read: readKeyword, only: attr}
}

func join(lists ...[]form) []form {
	var out []form
	for _, l := range lists {
		out = append(out, l...)
	}
	return out
}

var sizeForms = []form{
	{clause: pragma.ClauseNumGangs, read: readSegments, values: "numGangs", types: "numGangsDeviceType", segs: "numGangsSegments"},
	{clause: pragma.ClauseNumWorkers, read: readPerDevice, values: "numWorkers", types: "numWorkersDeviceType"},
	{clause: pragma.ClauseVectorLength, read: readPerDevice, values: "vectorLength", types: "vectorLengthDeviceType"},
}

var privateForms = []form{
	{read: readData, values: "privateOperands"},
	{read: readData, values: "firstprivateOperands"},
	{read: readData, values: "reductionOperands"},
}

// layouts are the operations that stand for directives.
var layouts = map[string]*layout{
	"acc.parallel": {pragma.DirParallel, join([]form{ifClause, selfClause, defaultClause}, dataForms, privateForms,
		[]form{asyncClause, waitClause}, sizeForms)},
	"acc.serial": {pragma.DirSerial, join([]form{ifClause, selfClause, defaultClause}, dataForms, privateForms,
		[]form{asyncClause, waitClause})},
	"acc.kernels": {pragma.DirKernels, join([]form{ifClause, selfClause, defaultClause}, dataForms, privateForms,
		[]form{asyncClause, waitClause}, sizeForms)},
	"acc.loop": {pragma.DirLoop, join([]form{
		{clause: pragma.ClauseCollapse, read: readCollapse, values: "collapse", types: "collapseDeviceType"},
		{clause: pragma.ClauseSeq, read: readSeq, only: "seq"},
		{clause: pragma.ClauseIndependent, read: readIndependent, only: "independent"},
		{clause: pragma.ClauseAuto, read: readAuto, only: "auto_"},
		{clause: pragma.ClauseGang, read: readGang, values: "gangOperands", types: "gangOperandsDeviceType", only: "gang", segs: "gangOperandsSegments"},
		{clause: pragma.ClauseWorker, read: readPerDevice, values: "workerNumOperands", types: "workerNumOperandsDeviceType", only: "worker"},
		{clause: pragma.ClauseVector, read: readPerDevice, values: "vectorOperands", types: "vectorOperandsDeviceType", only: "vector"},
		{clause: pragma.ClauseTile, read: readSegments, values: "tileOperands", types: "tileOperandsDeviceType", segs: "tileOperandsSegments"},
	}, privateForms)},
	"acc.data":       {pragma.DirData, join([]form{ifClause, defaultClause}, dataForms, []form{asyncClause, waitClause})},
	"acc.enter_data": {pragma.DirEnterData, join([]form{ifClause}, dataForms, []form{asyncOne, waitOne})},
	"acc.exit_data": {pragma.DirExitData, join([]form{ifClause}, dataForms,
		[]form{keyword(pragma.ClauseFinalize, "finalize"), asyncOne, waitOne})},
	"acc.host_data": {pragma.DirHostData, join([]form{ifClause}, dataForms, []form{keyword(pragma.ClauseIfPresent, "ifPresent")})},
	"acc.update": {pragma.DirUpdate, join([]form{ifClause}, dataForms,
		[]form{keyword(pragma.ClauseIfPresent, "ifPresent"), asyncClause, waitClause})},
	"acc.wait": {pragma.DirWait, []form{
		{clause: nil, read: readWaitArgs, values: "waitOperands", devnum: "waitDevnum"}, asyncOne, ifClause}},
	"acc.init":     {pragma.DirInit, []form{deviceTypes, deviceNum, ifClause}},
	"acc.shutdown": {pragma.DirShutdown, []form{deviceTypes, deviceNum, ifClause}},
	"acc.set": {pragma.DirSet, []form{{clause: pragma.ClauseDefaultAsync, read: readOptional, values: "defaultAsync"},
		deviceNum, {clause: pragma.ClauseDeviceType, read: readDeviceTypes, only: "device_type"}, ifClause}},
	"acc.declare_enter": {pragma.DirDeclare, dataForms},
	"acc.declare":       {pragma.DirDeclare, dataForms},
	"acc.routine": {pragma.DirRoutine, []form{
		{read: readRoutineName, values: "func_name"},
		{read: readRoutineGang, clause: pragma.ClauseGang, only: "gang", values: "gangDim", types: "gangDimDeviceType"},
		{clause: pragma.ClauseWorker, read: readDeviceKeyword, only: "worker"},
		{clause: pragma.ClauseVector, read: readDeviceKeyword, only: "vector"},
		{clause: pragma.ClauseSeq, read: readDeviceKeyword, only: "seq"},
		{clause: pragma.ClauseBind, read: readBind, values: "bindIdName", types: "bindIdNameDeviceType"},
		{clause: pragma.ClauseBind, read: readBind, values: "bindStrName", types: "bindStrNameDeviceType"},
		keyword(pragma.ClauseNohost, "nohost"),
	}},
	"acc.atomic.read":    {pragma.DirAtomic, []form{ifClause}},
	"acc.atomic.write":   {pragma.DirAtomic, []form{ifClause}},
	"acc.atomic.update":  {pragma.DirAtomic, []form{ifClause}},
	"acc.atomic.capture": {pragma.DirAtomic, []form{ifClause}},
}

// A reader collects the clauses of one operation.
type reader struct {
	op       *ir.Op
	implicit bool // also what the implicit rules decided
	dir      *pragma.Directive
	at       *ir.FileLoc // only variables named there, nil: all
	// places are where clauses stood, nil where the order of clauses does not matter.
	places map[*pragma.Clause]*ir.FileLoc
	groups map[string][]*pragma.Clause
	order  []string // device types in the order met, without the default group
}

const defaultGroup = "none"

func (x *reader) add(device string, c *pragma.Clause) {
	if x.groups == nil {
		x.groups = map[string][]*pragma.Clause{}
	}
	if device != defaultGroup {
		if len(x.groups[device]) == 0 {
			x.order = append(x.order, device)
		}
		c.DeviceTypes = []string{sourceDevice(device)}
	}
	x.groups[device] = append(x.groups[device], c)
}

// sourceDevice is how a device type is written in source.
func sourceDevice(d string) string {
	if d == "star" {
		return "*"
	}
	return d
}

// finish puts the default group first, then each device type's clauses behind a device_type clause; device types
// with the same clauses share one.
func (x *reader) finish() {
	x.dir.Clauses = append(x.dir.Clauses, x.groups[defaultGroup]...)
	shared := map[string]*pragma.Clause{}
	for _, d := range x.order {
		arg := &pragma.Arg{Kind: pragma.ArgWord, Word: d}
		if d == "star" {
			arg = &pragma.Arg{Kind: pragma.ArgStar}
		}
		text := ""
		for _, c := range x.groups[d] {
			text += c.Text() + "\n"
		}
		if first := shared[text]; first != nil {
			first.Args = append(first.Args, arg)
			continue
		}
		shared[text] = clauseOf(pragma.ClauseDeviceType, arg)
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

func (x *reader) expr(v *ir.Value) (*pragma.Arg, error) {
	if isConst(v, starSize) {
		return &pragma.Arg{Kind: pragma.ArgStar}, nil
	}
	s, err := decompile(v)
	if err != nil {
		return nil, err
	}
	return exprArg(s), nil
}

// starSize is the value that stands for * in tile sizes and gang(static:*).
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

// devices are the device types of an attribute: an array of them, or one.
func devices(op *ir.Op, name string) []string {
	if name == "" {
		return nil
	}
	var out []string
	switch a := op.Attr(name).(type) {
	case *ir.ArrayAttr:
		for _, e := range a.Elems {
			if d, ok := e.(*ir.EnumAttr); ok {
				out = append(out, d.String())
			}
		}
	case *ir.EnumAttr:
		out = append(out, a.String())
	}
	return out
}

// device is the i-th device type of a list, the default group where there is no list.
func device(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return defaultGroup
}

func readCondition(x *reader, f form) error {
	if vs := values(x.op, f.values); len(vs) > 0 {
		s, err := condition(vs[0])
		if err != nil {
			return err
		}
		x.add(defaultGroup, clauseOf(f.clause, exprArg(s)))
	} else if f.only != "" && x.op.BoolAttr(f.only) {
		x.add(defaultGroup, clauseOf(f.clause))
	}
	return nil
}

func readPerDevice(x *reader, f form) error {
	types := devices(x.op, f.types)
	for _, d := range devices(x.op, f.only) {
		x.add(d, clauseOf(f.clause))
	}
	for i, v := range values(x.op, f.values) {
		a, err := x.expr(v)
		if err != nil {
			return err
		}
		x.add(device(types, i), clauseOf(f.clause, a))
	}
	return nil
}

// segments calls each with the values of each device type.
func (x *reader) segments(f form, each func(device string, i int, vs []*ir.Value) error) error {
	vs := values(x.op, f.values)
	if len(vs) == 0 {
		return nil
	}
	types := devices(x.op, f.types)
	sizes := []int64{int64(len(vs))}
	if a, ok := x.op.Attr(f.segs).(*ir.DenseArrayAttr); ok {
		sizes = a.Values
	}
	for i, n := range sizes {
		if err := each(device(types, i), i, vs[:n]); err != nil {
			return err
		}
		vs = vs[n:]
	}
	return nil
}

func readSegments(x *reader, f form) error {
	return x.segments(f, func(device string, _ int, vs []*ir.Value) error {
		c := clauseOf(f.clause)
		c.Parens = true
		for _, v := range vs {
			a, err := x.expr(v)
			if err != nil {
				return err
			}
			c.Args = append(c.Args, a)
		}
		x.add(device, c)
		return nil
	})
}

func readWait(x *reader, f form) error {
	for _, d := range devices(x.op, f.only) {
		x.add(d, clauseOf(f.clause))
	}
	devnums, _ := x.op.Attr(f.devnum).(*ir.ArrayAttr)
	return x.segments(f, func(device string, i int, vs []*ir.Value) error {
		var devnum *ir.Value
		if devnums != nil && i < len(devnums.Elems) && devnums.Elems[i] == ir.Attribute(ir.Bool(true)) {
			devnum, vs = vs[0], vs[1:]
		}
		c, err := x.wait(devnum, vs)
		if err == nil {
			x.add(device, c)
		}
		return err
	})
}

func (x *reader) wait(devnum *ir.Value, vs []*ir.Value) (*pragma.Clause, error) {
	c := clauseOf(pragma.ClauseWait)
	c.Parens = true
	if devnum != nil {
		a, err := x.expr(devnum)
		if err != nil {
			return nil, err
		}
		a.Key = pragma.Word{Text: "devnum"}
		c.Args = append(c.Args, a)
	}
	for _, v := range vs {
		a, err := x.expr(v)
		if err != nil {
			return nil, err
		}
		c.Args = append(c.Args, a)
	}
	return c, nil
}

func (x *reader) waitOperands(f form) (*pragma.Clause, error) {
	vs, dev := values(x.op, f.values), values(x.op, f.devnum)
	if len(vs) == 0 && len(dev) == 0 {
		return nil, nil
	}
	var devnum *ir.Value
	if len(dev) > 0 {
		devnum = dev[0]
	}
	return x.wait(devnum, vs)
}

func readWaitOne(x *reader, f form) error {
	c, err := x.waitOperands(f)
	if err != nil {
		return err
	}
	if c == nil && x.op.BoolAttr(f.only) {
		c = clauseOf(f.clause)
	}
	if c != nil {
		x.add(defaultGroup, c)
	}
	return nil
}

func readWaitArgs(x *reader, f form) error {
	c, err := x.waitOperands(f)
	x.dir.Args = c
	return err
}

func readOptional(x *reader, f form) error {
	vs := values(x.op, f.values)
	if len(vs) > 0 {
		a, err := x.expr(vs[0])
		if err != nil {
			return err
		}
		x.add(defaultGroup, clauseOf(f.clause, a))
	} else if f.only != "" && x.op.BoolAttr(f.only) {
		x.add(defaultGroup, clauseOf(f.clause))
	}
	return nil
}

func readKeyword(x *reader, f form) error {
	if x.op.BoolAttr(f.only) {
		x.add(defaultGroup, clauseOf(f.clause))
	}
	return nil
}

func readDeviceKeyword(x *reader, f form) error {
	for _, d := range devices(x.op, f.only) {
		x.add(d, clauseOf(f.clause))
	}
	return nil
}

// readIndependent leaves independent out where it is what a loop is anyway: in parallel
// constructs and in routines (OpenACC 3.3 §2.9.6).
func readIndependent(x *reader, f form) error {
	for _, d := range devices(x.op, f.only) {
		if d == defaultGroup && !x.implicit && !inKernels(x.op) && serialMode(x.op) == nil {
			continue
		}
		x.add(d, clauseOf(f.clause))
	}
	return nil
}

// readAuto leaves auto out where it is what a loop is anyway: in kernels constructs (§2.9.7).
func readAuto(x *reader, f form) error {
	for _, d := range devices(x.op, f.only) {
		if d == defaultGroup && !x.implicit && (inKernels(x.op) || serialMode(x.op) == pragma.ClauseAuto) {
			continue
		}
		x.add(d, clauseOf(f.clause))
	}
	return nil
}

// serialMode is how a loop of serial runs that does not say, in Fortran, where it is not independent; nil elsewhere.
func serialMode(op *ir.Op) *pragma.ClauseDef {
	if !inFortran(op) {
		return nil
	}
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		switch p.Name() {
		case "acc.serial":
			for _, a := range []string{"gang", "worker", "vector", "gangOperandsDeviceType", "workerNumOperandsDeviceType", "vectorOperandsDeviceType"} {
				if op.Attr(a) != nil {
					return pragma.ClauseAuto
				}
			}
			return pragma.ClauseSeq
		case "acc.parallel", "acc.kernels":
			return nil
		}
	}
	return nil
}

// readSeq writes seq, but where it is implied.
func readSeq(x *reader, f form) error {
	for _, d := range devices(x.op, f.only) {
		if d == defaultGroup && !x.implicit && serialMode(x.op) == pragma.ClauseSeq {
			continue
		}
		x.add(d, clauseOf(f.clause))
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

func readDeviceTypes(x *reader, f form) error {
	list := devices(x.op, f.only)
	if len(list) == 0 {
		return nil
	}
	c := clauseOf(f.clause)
	c.Parens = true
	for _, d := range list {
		a := &pragma.Arg{Kind: pragma.ArgWord, Word: d}
		if d == "star" {
			a = &pragma.Arg{Kind: pragma.ArgStar}
		}
		c.Args = append(c.Args, a)
	}
	x.add(defaultGroup, c)
	return nil
}

func readDefault(x *reader, f form) error {
	if a, ok := x.op.Attr(f.values).(*ir.EnumAttr); ok {
		x.add(defaultGroup, clauseOf(f.clause, &pragma.Arg{Kind: pragma.ArgWord, Word: a.String()}))
	}
	return nil
}

// Attributes in which lowering keeps what the dialect has no place for.
const (
	forceCollapse = "accc.collapse_force"
	named         = "accc.named"
	bareLoop      = "accc.bare"
)

// readRoutineName gives a routine directive the name of its function, where the user's had one.
func readRoutineName(x *reader, f form) error {
	if ref, ok := x.op.Attr(f.values).(*ir.SymbolRefAttr); ok && x.op.Attr(named) != nil {
		x.dir.Args = &pragma.Clause{Parens: true, Args: []*pragma.Arg{exprArg(ref.Root)}}
	}
	return nil
}

func readCollapse(x *reader, f form) error {
	counts, _ := x.op.Attr(f.values).(*ir.ArrayAttr)
	if counts == nil {
		return nil
	}
	types := devices(x.op, f.types)
	for i, e := range counts.Elems {
		if n, ok := e.(*ir.IntegerAttr); ok {
			c := clauseOf(f.clause, exprArg(integer(n.Value, ir.I32()).s))
			if x.op.Attr(forceCollapse) != nil {
				c.Modifiers = append(c.Modifiers, pragma.Word{Text: "force"})
			}
			x.add(device(types, i), c)
		}
	}
	return nil
}

func readGang(x *reader, f form) error {
	for _, d := range devices(x.op, f.only) {
		x.add(d, clauseOf(f.clause))
	}
	kinds, _ := x.op.Attr("gangOperandsArgType").(*ir.ArrayAttr)
	next := 0
	return x.segments(f, func(device string, _ int, vs []*ir.Value) error {
		c := clauseOf(f.clause)
		c.Parens = true
		for _, v := range vs {
			a, err := x.expr(v)
			if err != nil {
				return err
			}
			if k, ok := kinds.Elems[next].(*ir.EnumAttr); ok {
				a.Key = pragma.Word{Text: strings.ToLower(k.String())}
			}
			next++
			c.Args = append(c.Args, a)
		}
		x.add(device, c)
		return nil
	})
}

func readRoutineGang(x *reader, f form) error {
	if err := readDeviceKeyword(x, f); err != nil {
		return err
	}
	dims, _ := x.op.Attr(f.values).(*ir.ArrayAttr)
	if dims == nil {
		return nil
	}
	types := devices(x.op, f.types)
	for i, e := range dims.Elems {
		if n, ok := e.(*ir.IntegerAttr); ok {
			a := exprArg(integer(n.Value, ir.I32()).s)
			a.Key = pragma.Word{Text: "dim"}
			x.add(device(types, i), clauseOf(f.clause, a))
		}
	}
	return nil
}

func readBind(x *reader, f form) error {
	names, _ := x.op.Attr(f.values).(*ir.ArrayAttr)
	if names == nil {
		return nil
	}
	types := devices(x.op, f.types)
	for i, e := range names.Elems {
		var a *pragma.Arg
		switch n := e.(type) {
		case *ir.SymbolRefAttr:
			a = exprArg(n.Root)
		case *ir.StringAttr:
			a = &pragma.Arg{Kind: pragma.ArgString, Word: n.Value}
		default:
			continue
		}
		x.add(device(types, i), clauseOf(f.clause, a))
	}
	return nil
}
