package omp

import (
	"slices"

	"accc/dialects/accc"
	"accc/ir"
)

// sharing are the operations of worksharing constructs; binding lists, in addition, those inside which no worksharing
// construct is closely nested.
var (
	sharing = []string{"omp.wsloop", "omp.sections", "omp.single", "omp.workshare"}
	binding = []string{"omp.task", "omp.taskloop", "omp.critical", "omp.ordered.region", "omp.master", "omp.masked"}
)

// notInside are the constructs that an operation is not closely nested in; nil for those that may be anywhere.
func notInside(o *ir.Op) []string {
	switch n := o.Name(); {
	case n == "omp.master" || n == "omp.masked":
		return sharing
	case n == "omp.barrier" || slices.Contains(sharing, n):
		return slices.Concat(sharing, binding)
	}
	return nil
}

// closelyNested reports an operation in a construct that it must not be in. So are calls of a function that has such an
// operation, if both are executed whenever the construct around them is.
func closelyNested(o *ir.Op) []*ir.Error {
	if inside := notInside(o); inside != nil {
		if p := holder(o, inside); p != nil {
			return []*ir.Error{o.Errorf("must not be closely nested inside of %s", p.Name())}
		}
		return nil
	}
	call, ok := ir.As[ir.CallLike](o)
	if !ok || call.Callee(o) == nil || !unconditional(o) {
		return nil
	}
	for _, in := range orphans(o, call.Callee(o), map[*ir.Op]bool{}) {
		if p := holder(o, notInside(in)); p != nil {
			return []*ir.Error{o.Errorf("@%s executes %s, which must not be closely nested inside of %s", call.Callee(o).Root, in.Name(), p.Name()).
				Also(in.Loc, "executed here")}
		}
	}
	return nil
}

// holder is the closest of the constructs around an operation that is one of inside, nil if another team or none runs
// it.
func holder(o *ir.Op, inside []string) *ir.Op {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		switch n := p.Name(); {
		case n == "omp.parallel" || n == "omp.teams" || n == "omp.target":
			return nil
		case n == "omp.workshare" && o.Name() != "omp.barrier":
			return nil // its loops and the parts of its body share among the same threads
		case slices.Contains(inside, n):
			return p
		}
	}
	return nil
}

// unconditional reports whether an operation is executed whenever the construct or function around it is: it is directly
// in the first block of that.
func unconditional(o *ir.Op) bool {
	p := o.ParentOp()
	if p == nil || o.Parent().Region().Entry() != o.Parent() {
		return false
	}
	_, function := ir.As[ir.FunctionLike](p)
	return function || p.Def().Dialect == Dialect
}

// orphans are the operations that may not be anywhere in a function that is called, outside of all constructs in it.
func orphans(from *ir.Op, callee *ir.SymbolRefAttr, seen map[*ir.Op]bool) (found []*ir.Op) {
	f := ir.LookupSymbolRef(from, callee)
	if f == nil || seen[f] {
		return nil
	}
	seen[f] = true
	fn, ok := ir.As[ir.FunctionLike](f)
	if !ok || fn.Body(f).Empty() {
		return nil
	}
	for o := fn.Body(f).Entry().First(); o != nil; o = o.Next() {
		if notInside(o) != nil {
			found = append(found, o)
		}
		if call, ok := ir.As[ir.CallLike](o); ok && call.Callee(o) != nil {
			found = append(found, orphans(o, call.Callee(o), seen)...)
		}
	}
	return found
}

// regionAround is the closest construct around an operation that executes a region: loop wrappers and parallel regions
// that only carry a composite construct do not count.
func regionAround(o *ir.Op) *ir.Op {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if _, ok := ir.As[*Wrapper](p); ok || p.Def().Dialect != Dialect || p.Is(LoopNest) || p.Is(Parallel) && IsComposite(p) {
			continue
		}
		return p
	}
	return nil
}

// notInTeams are what a teams region does not hold directly: the threads of a parallel region in it execute them.
var notInTeams = []string{"omp.sections", "omp.single", "omp.master", "omp.masked", "omp.workshare", "omp.barrier", "omp.task", "omp.taskloop", "omp.taskgroup",
	"omp.taskwait", "omp.taskyield", "omp.critical", "omp.target", "omp.cancel", "omp.cancellation_point"}

// inTeams: a teams region holds distribute, parallel and loop regions, and distribute is in no other one.
func inTeams(o *ir.Op) []*ir.Error {
	switch n := o.Name(); {
	case o.Is(Distribute):
		if p := regionAround(o); p != nil && !p.Is(Teams) {
			return []*ir.Error{o.Errorf("must be strictly nested inside of omp.teams, not of %s", p.Name())}
		}
	case slices.Contains(notInTeams, n) || o.Is(Wsloop) && !IsComposite(o):
		if p := enclosing(o); p.Is(Teams) {
			return []*ir.Error{o.Errorf("must not be strictly nested inside of omp.teams")}
		}
	}
	return nil
}

// enclosing is the closest operation of the dialect around o, nil for none.
func enclosing(o *ir.Op) *ir.Op {
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Def().Dialect == Dialect {
			return p
		}
	}
	return nil
}

// forDevices are the constructs that address a device.
var forDevices = []string{"omp.target", "omp.target_data", "omp.target_enter_data", "omp.target_exit_data", "omp.target_update"}

// onDevice: a target region does not address devices. The host executes one for the ancestor of the device.
func onDevice(o *ir.Op) []*ir.Error {
	if !slices.Contains(forDevices, o.Name()) || o.StringAttr(accc.DeviceWord.Name) == "ancestor" {
		return nil
	}
	if p := within(o, "omp.target"); p != nil {
		return []*ir.Error{o.Errorf("must not be executed in a target region").Also(p.Loc, "the target region")}
	}
	return nil
}

// inAnyOrder: iterations that may run in any order do not wait for one another or share work. The threads of a parallel
// region in an iteration may. What a simd region holds is checked by inLanes.
func inAnyOrder(o *ir.Op) []*ir.Error {
	if !slices.Contains(notInSimd, o.Name()) || o.Is(Parallel) || IsComposite(o) {
		return nil
	}
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		switch {
		case p.Is(Simd), p.Is(Parallel):
			return nil
		case p.Is(Loop), (p.Is(Wsloop) || p.Is(Distribute)) && p.Attr("order") != nil:
			return []*ir.Error{o.Errorf("must not be executed in a loop whose iterations are in any order").Also(p.Loc, "the loop")}
		}
	}
	return nil
}

// notInSimd are what a simd region does not execute. Atomic operations, loops, scan and ordered regions of the lanes remain.
var notInSimd = slices.Concat(notInTeams, []string{"omp.parallel", "omp.teams", "omp.wsloop", "omp.distribute", "omp.flush"}, forDevices[1:])

// inLanes: the lanes of a simd region do not synchronize or make threads and tasks.
func inLanes(o *ir.Op) []*ir.Error {
	if !slices.Contains(notInSimd, o.Name()) && !(o.Is(OrderedRegion) && o.Attr("par_level_simd") == nil) {
		return nil
	}
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(Simd) {
			return []*ir.Error{o.Errorf("must not be executed in a simd region")}
		}
	}
	return nil
}

// sameCritical: a thread that is in a critical region would wait for itself in another one of that name.
func sameCritical(o *ir.Op) []*ir.Error {
	if !o.Is(Critical) {
		return nil
	}
	for p := o.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(Critical) && p.Attr("name") == o.Attr("name") {
			return []*ir.Error{o.Errorf("must not be nested inside of a critical region of the same name").Also(p.Loc, "the other one")}
		}
	}
	return nil
}
