package acc

import (
	"fmt"
	"slices"

	"accc/ir"
)

// verifyEntry checks a data entry operation.
func verifyEntry(o *ir.Op) error {
	e, _ := ir.As[*DataEntry](o)
	if err := verifyClause(o, e.clause, e.also); err != nil {
		return err
	}
	// A private copy of a section may be as small as the section.
	if !e.needsRecipe && o.Name() != "acc.firstprivate_map" && o.Operand(0).Type() != o.Result(0).Type() {
		return fmt.Errorf("var and accVar must have the same type")
	}
	if err := verifyVarType(o, o.Operand(0)); err != nil {
		return err
	}
	if err := verifyModifiers(o, e.mods); err != nil {
		return err
	}
	if e.needsRecipe {
		return verifyRecipeRef(o, e.recipe)
	}
	return nil
}

func verifyExit(o *ir.Op) error {
	e, _ := ir.As[*DataExit](o)
	if err := verifyClause(o, e.clause, e.also); err != nil {
		return err
	}
	if e.toHost {
		if o.Operand(0).Type() != o.Operand(1).Type() {
			return fmt.Errorf("var and accVar must have the same type")
		}
		if err := verifyVarType(o, o.Operand(1)); err != nil {
			return err
		}
	}
	return verifyModifiers(o, e.mods)
}

// verifyClause: an operation belongs to its own clause or to one that is decomposed into it.
func verifyClause(o *ir.Op, own DataClause, also []DataClause) error {
	c := ClauseOf(o)
	// What flang adds for the descriptors of declared variables is an implicit copyin of any clause.
	if c == own || slices.Contains(also, c) || own == ClauseCopyin && o.BoolAttr("implicit") {
		return nil
	}
	return fmt.Errorf("data clause %s is not one that %s is a part of", c, o.Name())
}

func verifyModifiers(o *ir.Op, allowed Modifier) error {
	if extra := ModifiersOf(o) &^ allowed; extra != 0 {
		return fmt.Errorf("data clause modifiers %s do not apply to %s", extra, o.Name())
	}
	return nil
}

func verifyVarType(o *ir.Op, v *ir.Value) error {
	if _, ok := v.Type().(ir.PointerLike); ok && VarType(o) == v.Type() {
		return fmt.Errorf("varType must be the type that var points to, not that of var itself")
	}
	return nil
}

// recipeNames are how messages call what a recipe is for.
var recipeNames = [...]string{RecipePrivate: "private", RecipeFirstprivate: "firstprivate", RecipeReduction: "reduction"}

func verifyRecipeRef(o *ir.Op, kind RecipeKind) error {
	name := recipeNames[kind]
	ref, ok := o.Attr("recipe").(*ir.SymbolRefAttr)
	if !ok {
		return fmt.Errorf("a %s needs a recipe", name)
	}
	if r := lookup(o, ref); r != nil {
		if k, ok := ir.As[*Recipe](r); ok && k.Kind == kind {
			return nil
		}
	}
	return fmt.Errorf("@%s must be a %s recipe", ref.Root, name)
}

func lookup(from *ir.Op, ref *ir.SymbolRefAttr) *ir.Op {
	s := ir.LookupSymbol(from, ref.Root)
	for _, n := range ref.Nested {
		if s == nil || !s.Def().Has(ir.SymbolTable) {
			return nil
		}
		s = ir.SymbolIn(s, n)
	}
	return s
}

func verifyBounds(o *ir.Op) error {
	if o.Get("extent") == nil && o.Get("upperbound") == nil {
		return fmt.Errorf("an extent or an upper bound is needed")
	}
	return nil
}

// definedBy checks that every operand of a group is the result of a data operation that ok accepts.
func definedBy(o *ir.Op, group, want string, ok func(*ir.Op) bool) error {
	for i, v := range o.GetAll(group) {
		if v.Op() == nil || !ok(v.Op()) {
			return fmt.Errorf("%s operand #%d must be the result of %s", group, i, want)
		}
	}
	return nil
}

// isDataOperand reports whether an operation makes what constructs take as a data operand.
var isDataOperand = named("copyin", "create", "present", "nocreate", "deviceptr", "attach", "getdeviceptr")

// named reports whether an operation has one of the names (without the namespace).
func named(names ...string) func(*ir.Op) bool {
	return func(o *ir.Op) bool {
		return o.Def().Dialect == Dialect && slices.Contains(names, o.Def().ShortName())
	}
}

// copies checks the operands of private, firstprivate and reduction clauses.
func copies(o *ir.Op, groups ...string) error {
	for _, g := range groups {
		want := g[:len(g)-len("Operands")]
		if err := definedBy(o, g, "acc."+want, named(want)); err != nil {
			return err
		}
		seen := map[*ir.Value]bool{}
		for _, v := range o.GetAll(g) {
			if seen[v] {
				return fmt.Errorf("a %s operand appears more than once", want)
			}
			seen[v] = true
		}
	}
	return nil
}

// deviceList checks that a group of operands has one device type for each operand. LLVM lets device types without
// operands pass; see writableLists.
func deviceList(o *ir.Op, group, types, clause string) error {
	if len(o.GetAll(group)) == 0 {
		return nil
	}
	return countedList(o, group, types, clause)
}

// writableLists checks, last of all, that device types without operands, which printing would lose, are not there.
func writableLists(o *ir.Op) error {
	return first(
		func() error { return countedList(o, "numWorkers", "numWorkersDeviceType", "num_workers") },
		func() error { return countedList(o, "vectorLength", "vectorLengthDeviceType", "vector_length") },
		func() error { return countedList(o, "asyncOperands", "asyncOperandsDeviceType", "async") },
		func() error { return namedTypes(o) },
	)
}

// without are the lists of device types for which a clause has no value, and where its values are; "" has none.
var without = []struct{ types, values string }{{"asyncOnly", "asyncOperands"}, {"waitOnly", "waitOperands"}, {"gang", "gangOperands"},
	{"gang", "gangDim"}, {"worker", "workerNumOperands"}, {"vector", "vectorOperands"}, {"seq", ""}}

// namedTypes: a clause is there for some device type. mlir-opt prints async() otherwise, and does not read it.
func namedTypes(o *ir.Op) error {
	d := o.Def()
	empty := map[string]bool{}
	for _, w := range without {
		list, ok := o.Attr(w.types).(*ir.ArrayAttr)
		if d.AttrIndex(w.types) < 0 || !ok || len(list.Elems) > 0 {
			continue
		}
		has := false
		if a, ok := o.Attr(w.values).(*ir.ArrayAttr); ok {
			has = len(a.Elems) > 0
		} else if slices.ContainsFunc(d.Operands, func(s ir.OperandSpec) bool { return s.Name == w.values }) {
			has = len(o.GetAll(w.values)) > 0
		}
		if has {
			empty[w.types] = false
		} else if _, known := empty[w.types]; !known {
			empty[w.types] = true
		}
	}
	for _, w := range without {
		if empty[w.types] {
			return fmt.Errorf("%s names no device type", w.types)
		}
	}
	return nil
}

func countedList(o *ir.Op, group, types, clause string) error {
	if o.Def().AttrIndex(types) < 0 {
		return nil
	}
	n, m := len(o.GetAll(group)), len(DeviceTypesOf(o.Attr(types)))
	if n != m {
		return fmt.Errorf("%s has %d operands and %d device types", clause, n, m)
	}
	return nil
}

// segmentList checks that the segments of a group add up and have one device type each.
func segmentList(o *ir.Op, group, segments, types, clause string, limit int) error {
	sum, segs := 0, segmentsOf(o, segments)
	for _, s := range segs {
		if limit > 0 && int(s) > limit {
			return fmt.Errorf("%s takes at most %d values for a device type", clause, limit)
		}
		sum += int(s)
	}
	if n := len(o.GetAll(group)); n != sum {
		return fmt.Errorf("%s has %d operands where its segments say %d", clause, n, sum)
	}
	if m := len(DeviceTypesOf(o.Attr(types))); m != len(segs) {
		return fmt.Errorf("%s has %d segments and %d device types", clause, len(segs), m)
	}
	return nil
}

func segmentsOf(o *ir.Op, name string) []int64 {
	if d, ok := o.Attr(name).(*ir.DenseArrayAttr); ok {
		return d.Values
	}
	return nil
}

// exclusive checks that no device type is in both lists: a clause is given with or without a value.
func exclusive(o *ir.Op, with, without, clause string) error {
	values := DeviceTypesOf(o.Attr(with))
	for _, t := range DeviceTypesOf(o.Attr(without)) {
		if slices.Contains(values, t) {
			return fmt.Errorf("%s for device type %s is given both with and without a value", clause, t)
		}
	}
	return nil
}

func asyncAndWait(o *ir.Op) error {
	if err := exclusive(o, "asyncOperandsDeviceType", "asyncOnly", "async"); err != nil {
		return err
	}
	return exclusive(o, "waitOperandsDeviceType", "waitOnly", "wait")
}

func first(checks ...func() error) error {
	for _, c := range checks {
		if err := c(); err != nil {
			return err
		}
	}
	return nil
}

func verifyCompute(o *ir.Op) error {
	return first(
		func() error { return verifyCopies(o) },
		func() error { return verifyGrid(o) },
		func() error {
			return segmentList(o, "waitOperands", "waitOperandsSegments", "waitOperandsDeviceType", "wait", 0)
		},
		func() error { return deviceList(o, "asyncOperands", "asyncOperandsDeviceType", "async") },
		func() error { return asyncAndWait(o) },
		func() error { return definedBy(o, "dataClauseOperands", "a data operation", isDataOperand) },
		func() error { return yieldsNothing(o) },
	)
}

// verifyCopies checks the copies of parallel and serial constructs. LLVM does not check those of kernels.
func verifyCopies(o *ir.Op) error {
	if c, _ := ConstructOf(o); c == ConstructKernels {
		return nil
	}
	return copies(o, "privateOperands", "firstprivateOperands", "reductionOperands")
}

// yieldsNothing: constructs and loops have no results, though their terminator could name values.
func yieldsNothing(o *ir.Op) error {
	if o.NumResults() > 0 {
		return fmt.Errorf("results are not possible: the body may not run")
	}
	for _, b := range o.Region(0).Blocks() {
		if t := b.Last(); t != nil && t.Def().Dialect == Dialect && t.Def().Has(ir.ReturnLike) && t.NumOperands() > 0 {
			return fmt.Errorf("acc.yield has %d values in a construct without results", t.NumOperands())
		}
	}
	return nil
}

func verifyGrid(o *ir.Op) error {
	if o.Def().AttrIndex("numGangsSegments") < 0 {
		return nil // acc.serial
	}
	return first(
		func() error {
			return segmentList(o, "numGangs", "numGangsSegments", "numGangsDeviceType", "num_gangs", 3)
		},
		func() error { return deviceList(o, "numWorkers", "numWorkersDeviceType", "num_workers") },
		func() error { return deviceList(o, "vectorLength", "vectorLengthDeviceType", "vector_length") },
	)
}

func verifyData(o *ir.Op) error {
	if o.NumOperands() == 0 && o.Attr("defaultAttr") == nil {
		return fmt.Errorf("a data construct needs an operand or a default clause")
	}
	if err := asyncAndWait(o); err != nil {
		return err
	}
	return definedBy(o, "dataClauseOperands", "a data operation", isDataOperand)
}

// verifyWaitLists checks what printing relies on; mlir-opt does not.
func verifyWaitLists(o *ir.Op) error {
	if err := namedTypes(o); err != nil {
		return err
	}
	return segmentList(o, "waitOperands", "waitOperandsSegments", "waitOperandsDeviceType", "wait", 0)
}

func verifyHostData(o *ir.Op) error {
	if len(o.GetAll("dataClauseOperands")) == 0 {
		return fmt.Errorf("a host_data construct needs an operand")
	}
	return definedBy(o, "dataClauseOperands", "acc.use_device", named("use_device"))
}

func verifyUnstructured(o *ir.Op) error {
	if len(o.GetAll("dataClauseOperands")) == 0 {
		return fmt.Errorf("at least one operand is needed in dataOperands")
	}
	if err := keywordOrValue(o); err != nil {
		return err
	}
	if o.Attr("wait") != nil && len(o.GetAll("waitOperands")) > 0 {
		return fmt.Errorf("wait is given both with and without values")
	}
	if o.Def().ShortName() == "exit_data" {
		return nil
	}
	return definedBy(o, "dataClauseOperands", "acc.attach, acc.create or acc.copyin", named("attach", "create", "copyin"))
}

// keywordOrValue checks async and wait_devnum of the operations whose clauses have no device types.
func keywordOrValue(o *ir.Op) error {
	if o.Attr("async") != nil && o.Get("asyncOperand") != nil {
		return fmt.Errorf("async is given both with and without a value")
	}
	if o.Get("waitDevnum") != nil && len(o.GetAll("waitOperands")) == 0 {
		return fmt.Errorf("wait_devnum needs wait operands")
	}
	return nil
}

func verifyUpdate(o *ir.Op) error {
	if len(o.GetAll("dataClauseOperands")) == 0 {
		return fmt.Errorf("at least one operand is needed in dataOperands")
	}
	return first(
		func() error { return deviceList(o, "asyncOperands", "asyncOperandsDeviceType", "async") },
		func() error {
			return segmentList(o, "waitOperands", "waitOperandsSegments", "waitOperandsDeviceType", "wait", 0)
		},
		func() error { return asyncAndWait(o) },
		func() error {
			return definedBy(o, "dataClauseOperands", "acc.update_device, acc.update_host or acc.getdeviceptr",
				named("update_device", "update_host", "getdeviceptr"))
		},
	)
}

func verifyWait(o *ir.Op) error { return keywordOrValue(o) }

func insideCompute(o *ir.Op) bool {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if _, ok := ir.As[*ComputeRegion](p); ok {
			return true
		}
	}
	return false
}

func verifyOutsideCompute(o *ir.Op) error {
	if insideCompute(o) {
		return fmt.Errorf("%s cannot be inside a compute construct", o.Name())
	}
	return nil
}

func verifySet(o *ir.Op) error {
	if err := verifyOutsideCompute(o); err != nil {
		return err
	}
	if o.Attr("device_type") == nil && o.Get("defaultAsync") == nil && o.Get("deviceNum") == nil {
		return fmt.Errorf("default_async, device_num or device_type is needed")
	}
	return nil
}

func verifyDeclare(o *ir.Op) error {
	if len(o.GetAll("dataClauseOperands")) == 0 {
		return fmt.Errorf("a declare directive needs an operand")
	}
	return verifyDeclared(o)
}

func verifyDeclareExit(o *ir.Op) error {
	if o.NumOperands() == 0 {
		return fmt.Errorf("declare_exit needs a token or an operand")
	}
	return verifyDeclared(o)
}

func verifyDeclared(o *ir.Op) error {
	return definedBy(o, "dataClauseOperands", "a data operation of a declare directive",
		named("copyin", "create", "present", "deviceptr", "getdeviceptr", "declare_device_resident", "declare_link"))
}

func verifyRoutine(o *ir.Op) error {
	if err := routineLevels(o); err != nil {
		return err
	}
	for _, l := range [][2]string{{"bindIdName", "bindIdNameDeviceType"}, {"bindStrName", "bindStrNameDeviceType"}, {"gangDim", "gangDimDeviceType"}} {
		names, _ := o.Attr(l[0]).(*ir.ArrayAttr)
		n := 0
		if names != nil {
			n = len(names.Elems)
		}
		if m := len(DeviceTypesOf(o.Attr(l[1]))); n != m {
			return fmt.Errorf("%s has %d values and %d device types", l[0], n, m)
		}
	}
	return nil
}

// routineLevels: one level of parallelism for each device type, and for those not named the general one.
func routineLevels(o *ir.Op) error {
	count := map[DeviceType]int{}
	for _, name := range []string{"gang", "gangDimDeviceType", "worker", "vector", "seq"} {
		for _, t := range DeviceTypesOf(o.Attr(name)) {
			count[t]++
		}
	}
	for t := DeviceNone; t < DeviceRadeon; t++ { // LLVM does not check the last one
		n := count[t]
		if t != DeviceNone && n > 0 {
			n += count[DeviceNone]
		}
		if n > 1 {
			return fmt.Errorf("gang, worker, vector and seq exclude each other for device type %s", t)
		}
	}
	return nil
}

// verifyRecipe checks the regions of a recipe against its type.
func verifyRecipe(o *ir.Op) error {
	typ := o.Attr("type").(*ir.TypeAttr).Type
	k, _ := ir.As[*Recipe](o)
	if err := recipeRegion(o.Region(0), "init", "private", typ, 1); err != nil {
		return err
	}
	switch k.Kind {
	case RecipePrivate:
		return optionalRegion(o.Region(1), "destroy", typ)
	case RecipeFirstprivate:
		if err := recipeRegion(o.Region(1), "copy", "private", typ, 2); err != nil {
			return err
		}
		return optionalRegion(o.Region(2), "destroy", typ)
	}
	if err := recipeRegion(o.Region(1), "combiner", "reduction", typ, 2); err != nil {
		return err
	}
	for _, b := range o.Region(1).Blocks() {
		if t := b.Terminator(); t != nil && t.Is(Yield) && (t.NumOperands() != 1 || t.Operand(0).Type() != typ) {
			return fmt.Errorf("the combiner region must yield one value of the reduction type")
		}
	}
	return nil
}

func optionalRegion(r *ir.Region, name string, typ ir.Type) error {
	if r.Empty() {
		return nil
	}
	return recipeRegion(r, name, "private", typ, 1)
}

func recipeRegion(r *ir.Region, name, kind string, typ ir.Type, args int) error {
	if r.Empty() {
		return fmt.Errorf("the %s region must not be empty", name)
	}
	b := r.Entry()
	if len(b.Args()) < args {
		return fmt.Errorf("the %s region needs %d arguments of the %s type", name, args, kind)
	}
	for i := range args {
		if b.Arg(i).Type() != typ {
			return fmt.Errorf("argument #%d of the %s region must have the %s type", i, name, kind)
		}
	}
	return nil
}
