package acc

import (
	"fmt"
	"slices"

	"accc/frontend/diag"
	"accc/ir"
	"accc/ir/pass"
)

// Rules of OpenACC that modules can break and still be valid: the verifier accepts what mlir-opt accepts, and
// the pass acc-verify checks the rest. It sees more than a front end does, after inlining and folding.

func rule(code, title, spec, doc string) *diag.Rule {
	return &diag.Rule{Code: code, Severity: diag.Error, Title: title, Spec: spec, Doc: doc}
}

// Checks are the rules, of which Verify is the pass.
var Checks = []pass.Check{
	{Rule: rule("IR0201", "a clause needs a positive value", "OpenACC 3.3 §2.5.10", "num_gangs, num_workers, vector_length, collapse and tile take positive "+
		"values (tile also *), the dimension of a gang is 1, 2 or 3. Only constants are checked."), Run: positiveValues},
	{Rule: rule("IR0202", "a construct inside one that it must not be in", "OpenACC 3.3 §2.5.4", "Compute constructs, data constructs and executable directives "+
		"are not allowed inside compute constructs."), Run: nestedConstructs},
	{Rule: rule("IR0203", "a loop whose level of parallelism an enclosing loop already uses", "OpenACC 3.3 §2.9.2", "Inside of a gang loop there are no gang loops "+
		"(but of another dimension), inside of a worker loop no gang and worker loops, inside of a vector loop no gang, worker and vector loops of the same "+
		"compute construct."), Run: nestedLevels},
	{Rule: rule("IR0204", "clauses that conflict about one variable", "OpenACC 3.3 §2.7", "A variable has one data attribute in a construct: it is not private and "+
		"firstprivate or a reduction's, what is private is not in a data clause, and what one data clause copies no other creates. Different sections are different variables."), Run: conflictingClauses},
	{Rule: rule("IR0205", "a clause that another clause excludes", "OpenACC 3.3 §2.5.5", "self appears with and without a condition, or a clause is given for a "+
		"device type in two ways that exclude each other."), Run: exclusiveClauses},
	{Rule: rule("IR0206", "a variable of a declare directive without the attribute acc.declare", "OpenACC 3.3 §2.13", "What a data operation of a declare directive "+
		"names has the attribute acc.declare with the same clause: on the operation that declares or allocates the variable or has the address of a global, or on "+
		"the global. Arguments of functions have no operation that could carry it."), Run: declaredVariables},
}

// Verify is the pass of the checks.
var Verify = Passes.Define(pass.Checker("acc-verify", "Check the rules of OpenACC that mlir-opt leaves to front ends: values, nesting, clauses that conflict, and marks of declared variables.", Checks))

// positive are the operand groups whose values are positive, by their clause.
var positive = map[string]string{"numGangs": "num_gangs", "numWorkers": "num_workers", "vectorLength": "vector_length",
	"workerNumOperands": "worker", "vectorOperands": "vector", "tileOperands": "tile"}

func positiveValues(o *ir.Op) (found []*ir.Error) {
	if o.Def().Dialect != Dialect {
		return nil
	}
	for i, g := range o.Def().Operands {
		clause, ok := positive[g.Name]
		if !ok {
			continue
		}
		for _, v := range o.Group(i) {
			star := clause == "tile"
			if n, ok := ir.ConstantInt(v); ok && n <= 0 && !(star && n == -1) {
				found = append(found, o.Errorf("%s is %d, which is not positive", clause, n))
			}
		}
	}
	for _, name := range []string{"collapse", "gangDim"} {
		list, _ := o.Attr(name).(*ir.ArrayAttr)
		if list == nil {
			continue
		}
		for _, a := range list.Elems {
			n := a.(*ir.IntegerAttr).Value
			switch {
			case name == "collapse" && n <= 0:
				found = append(found, o.Errorf("collapse is %d, which is not positive", n))
			case name == "gangDim" && (n < 1 || n > 3):
				found = append(found, o.Errorf("the dimension of a gang is %d, expected 1, 2 or 3", n))
			}
		}
	}
	return found
}

// onHost are the operations of directives that the host executes.
var onHost = map[string]bool{"data": true, "host_data": true, "enter_data": true, "exit_data": true, "update": true, "wait": true, "init": true,
	"shutdown": true, "set": true, "parallel": true, "serial": true, "kernels": true}

func nestedConstructs(o *ir.Op) []*ir.Error {
	if o.Def().Dialect != Dialect || !onHost[o.Def().ShortName()] {
		return nil
	}
	if c := offloaded(o); c != nil {
		return []*ir.Error{o.Errorf("must not be inside %s", c.Name())}
	}
	return nil
}

// offloaded is the compute construct around an operation, or nil.
func offloaded(o *ir.Op) *ir.Op {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if c, ok := ir.As[*ComputeRegion](p); ok && c.Offload {
			return p
		}
	}
	return nil
}

// Levels are the levels of parallelism of a loop for all device types, gangs by dimension, outermost first.
func Levels(o *ir.Op) (out []ParLevel) {
	is := func(types, values string) bool {
		return slices.Contains(DeviceTypesOf(o.Attr(types)), DeviceNone) || slices.Contains(DeviceTypesOf(o.Attr(values)), DeviceNone)
	}
	if is("gang", "gangOperandsDeviceType") {
		out = append(out, gangLevel(o))
	}
	if is("worker", "workerNumOperandsDeviceType") {
		out = append(out, LevelWorker)
	}
	if is("vector", "vectorOperandsDeviceType") {
		out = append(out, LevelVector)
	}
	return out
}

// gangLevel is the dimension that a gang clause names; 1 where it names none.
func gangLevel(o *ir.Op) ParLevel {
	kinds, _ := o.Attr("gangOperandsArgType").(*ir.ArrayAttr)
	for i, v := range o.GetAll("gangOperands") {
		if kinds == nil || i >= len(kinds.Elems) {
			break
		}
		k, _ := GangArgEnum.Of(kinds.Elems[i])
		n, ok := ir.ConstantInt(v)
		if k == int64(GangDim) && ok && n >= 1 && n <= 3 {
			return LevelGangDim1 + ParLevel(n-1)
		}
	}
	return LevelGangDim1
}

// usedUp reports whether a level is not there any more inside of a loop of another level.
func usedUp(inner, outer ParLevel) bool {
	if outer >= LevelWorker {
		return inner <= outer
	}
	return inner < LevelWorker && inner >= outer
}

func nestedLevels(o *ir.Op) []*ir.Error {
	if !o.Is(Loop) {
		return nil
	}
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if c, ok := ir.As[*ComputeRegion](p); ok && c.Offload {
			return nil
		}
		if !p.Is(Loop) {
			continue
		}
		for _, outer := range Levels(p) {
			for _, inner := range Levels(o) {
				if usedUp(inner, outer) {
					return []*ir.Error{o.Errorf("%s inside of a loop with %s", levelName(inner), levelName(outer))}
				}
			}
		}
	}
	return nil
}

func levelName(l ParLevel) string {
	switch l {
	case LevelWorker:
		return "worker"
	case LevelVector:
		return "vector"
	case LevelGangDim1:
		return "gang"
	}
	return fmt.Sprintf("gang(dim:%d)", l-LevelGangDim1+1)
}

// conflictingClauses compares the data operations of a construct in pairs.
func conflictingClauses(o *ir.Op) (found []*ir.Error) {
	if _, ok := ConstructOf(o); !ok {
		return nil
	}
	var uses []*ir.Op
	for _, g := range []string{"dataClauseOperands", "privateOperands", "firstprivateOperands", "reductionOperands"} {
		if !slices.ContainsFunc(o.Def().Operands, func(s ir.OperandSpec) bool { return s.Name == g }) {
			continue
		}
		for _, v := range o.GetAll(g) {
			e := v.Op()
			if e == nil {
				continue
			}
			if _, ok := ir.As[*DataEntry](e); !ok {
				continue
			}
			for _, before := range uses {
				if conflict(before, e) {
					found = append(found, o.Errorf("variable is in clauses %s and %s", ClauseOf(before), ClauseOf(e)).
						Note("a variable has one data attribute in a construct"))
				}
			}
			uses = append(uses, e)
		}
	}
	return found
}

// conflict reports whether two operations about one variable contradict each other.
func conflict(a, b *ir.Op) bool {
	if a == b || a.Operand(0) != b.Operand(0) || a.BoolAttr("implicit") || b.BoolAttr("implicit") {
		return false
	}
	ca, cb := ClauseOf(a), ClauseOf(b)
	ba, bb := a.GetAll("bounds"), b.GetAll("bounds")
	if moves(ca) && moves(cb) && ca != cb && (len(ba) == 0 || len(bb) == 0 || slices.Equal(ba, bb)) {
		return true // one of them says what the other denies: create and copyout
	}
	if !slices.Equal(ba, bb) {
		return false // different sections, or a section and the pointer to it
	}
	if copied(ca) && copied(cb) {
		return true
	}
	// A reduction needs its variable on the device; attach and device pointers are about the pointer itself.
	return mapped(ca) && owned(cb) || mapped(cb) && owned(ca)
}

// owned reports whether a clause creates, for each gang, worker or lane, a variable that is independent of the host's.
func owned(c DataClause) bool { return c == ClausePrivate || c == ClauseFirstprivate }

// copied reports whether a clause makes copies of variables.
func copied(c DataClause) bool {
	return owned(c) || c == ClauseReduction
}

// moves reports whether a clause says what is copied of a variable, and when.
func moves(c DataClause) bool {
	switch c {
	case ClauseCopyin, ClauseCopyinReadonly, ClauseCopy, ClauseCopyout, ClauseCopyoutZero, ClauseCreate, ClauseCreateZero:
		return true
	}
	return false
}

// mapped reports whether a clause says how a variable comes to the device.
func mapped(c DataClause) bool {
	switch c {
	case ClauseCopyin, ClauseCopyinReadonly, ClauseCopy, ClauseCopyout, ClauseCopyoutZero, ClausePresent, ClauseCreate, ClauseCreateZero, ClauseNoCreate,
		ClauseDeviceptr:
		return true
	}
	return false
}

func exclusiveClauses(o *ir.Op) (found []*ir.Error) {
	if o.Def().Dialect != Dialect {
		return nil
	}
	if c, ok := ir.As[*ComputeRegion](o); ok && c.Offload && o.Attr("selfAttr") != nil && o.Get("selfCond") != nil {
		found = append(found, o.Errorf("self is given both with and without a condition"))
	}
	if !o.Is(Routine) {
		return found
	}
	strings := DeviceTypesOf(o.Attr("bindStrNameDeviceType"))
	for _, t := range DeviceTypesOf(o.Attr("bindIdNameDeviceType")) {
		if slices.Contains(strings, t) {
			found = append(found, o.Errorf("bind names two functions for device type %s", t))
		}
	}
	return found
}
