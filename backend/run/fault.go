package run

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"

	"accc/backend/check"
	"accc/backend/device"
	"accc/backend/run/libc"
	"accc/backend/run/libfortran"
	"accc/backend/team"
	"accc/backend/wasm"
	"accc/dialects/llvm"
	"accc/ir"
)

type ctx = context.Context

// A fault is what stopped a kernel.
type fault struct {
	err    error
	launch *launch
	gang   int64
}

func (f *fault) Error() string { return "in a kernel: " + f.err.Error() }
func (f *fault) Unwrap() error { return f.err }

// finding is a run-time error as a finding: the location and what happened, then what is known about it.
func (p *process) finding(err error) check.Finding {
	out := check.Finding{Kind: check.RuntimeError, Level: check.Fatal}
	var what string
	var where check.Place
	var notes []string
	var f *fault
	var de *device.Error
	code := p.hostCode
	var tf *threadFault
	if errors.As(err, &tf) {
		err = tf.err
	}
	var hf *hostFault
	if errors.As(err, &hf) {
		err = hf.err
	} else if errors.As(err, &f) {
		code = p.devCode
		err = f.err
	}
	var nested *nestedFault
	if errors.As(err, &nested) {
		err = nested.err
	}
	trap := code.Locate(err)
	var at *ir.FileLoc
	for _, fr := range trap.Frames {
		if at = ir.File(fr.Loc); at != nil {
			break
		}
	}
	if at != nil {
		where = check.Place{File: at.File, Line: at.Line, Column: at.Col}
		through := p.access(at)
		out.Variable, where.Access = strings.Join(through.Names, " or "), through.First
	}
	var lt *libc.Trap
	var exit *libc.Exit
	var condition *libfortran.Error
	var internal runtime.Error
	var me *memoryError
	var dead *team.Deadlock
	var se *siteError
	switch {
	case errors.As(err, &me):
		what, notes = p.badAddress(f, me, p.access(at))
		out.Kind, where.Access = me.kind(), me.access()
		if me.why != nil {
			out.Second = siteOf(me.why.OtherSite)
			out.Variable = cmp.Or(out.Variable, me.why.Var, me.why.OtherVar)
		}
	case errors.As(err, &de):
		what = de.Error()
		notes = de.Notes()
		out.Kind, out.Second = kindOf[de.Kind], siteOf(de.OtherSite)
		out.Variable = cmp.Or(de.Var, de.OtherVar, out.Variable)
		if place := siteOf(de.Site); place.IsValid() {
			where = place
		}
		if de.Site.Directive != "" {
			what = de.Site.Directive + ": " + what
		}
	case errors.As(err, &condition):
		if f == nil {
			if condition.File == "" && at != nil {
				located := *condition
				located.File, located.Line = at.File, at.Line
				condition = &located
			}
			out.Message, out.Text = condition.Error(), condition.Report()
			out.First = check.Place{File: condition.File, Line: condition.Line}
			return out
		}
		what = condition.Error()
		if condition.File != "" {
			where = check.Place{File: condition.File, Line: condition.Line}
		}
	case errors.As(err, &dead):
		what = dead.Error()
		notes = dead.Notes(func(t *team.Thread) string {
			if at := p.stoppedAt(t); at.IsValid() {
				return at.String()
			}
			return ""
		})
		if first := dead.Waits[0]; first.Site >= 0 {
			where = siteOf(p.site(first.Site))
		} else {
			where = p.stoppedAt(first.Thread)
		}
	case errors.As(err, &se):
		what, where = se.Error(), siteOf(p.site(se.site))
		if d := p.site(se.site).Directive; d != "" {
			what = d + ": " + what
		}
	case errors.As(err, &exit):
		what = exit.Error()
	case errors.As(err, &lt):
		what = lt.Error()
		var none *noObject
		if errors.As(lt.Err, &none) && none.addr < page && f == nil {
			notes = append(notes, p.nullPointer()...)
		}
	case errors.As(err, &internal):
		what = "internal error: " + internal.Error()
		notes = append(notes, "this is a bug in accc, not in the program")
	case trap.Cause != wasm.Unknown:
		what = trap.Cause.String()
		if trap.Cause == wasm.BadAccess {
			what, notes = p.badAccess(f, p.access(at))
			if out.Kind = check.OutOfBounds; f != nil {
				out.Kind = check.NotPresent
			}
		}
		if names := p.accessed(at); trap.Cause == wasm.NoFunction && len(names) == 1 {
			what = "call through " + names[0] + ", which designates no function: a null pointer, or one that was never set"
		}
		if trap.Cause == wasm.CallDepth && !where.IsValid() && p.image.recursion != nil {
			for i, call := range p.image.recursion() {
				if i == 0 {
					where = call
				} else {
					notes = append(notes, "calls that come back to their function are also at "+call.String())
				}
			}
		}
	default:
		what, _, _ = strings.Cut(err.Error(), " (recovered by wazero)")
		what, _, _ = strings.Cut(what, "\n")
	}
	if f != nil {
		s := f.launch.site
		notes = append(notes, fmt.Sprintf("in gang %d of %d of %s", f.gang, f.launch.gangs, s))
		if !where.IsValid() {
			where = siteOf(s)
		}
	}
	if tf != nil {
		notes = append(notes, "in "+tf.where)
	}
	out.Message, out.Notes, out.First = what, notes, where
	if out.Kind == "" {
		out.Kind = check.RuntimeError
	}
	return out
}

// stoppedAt is where a thread was when the end of the program unwound it.
func (p *process) stoppedAt(t *team.Thread) check.Place {
	in, ok := t.Local.(*instance)
	if !ok || p.abandoned || in.stopped == nil {
		return check.Place{}
	}
	err := in.stopped
	var nested *nestedFault
	if errors.As(err, &nested) {
		err = nested.err
	}
	for _, fr := range in.code.Locate(err).Frames {
		if at := ir.File(fr.Loc); at != nil {
			return check.Place{File: at.File, Line: at.Line, Column: at.Col}
		}
	}
	return check.Place{}
}

// kindOf are the kinds of findings that errors of devices are.
var kindOf = map[device.Kind]check.Kind{
	device.NotPresent: check.NotPresent, device.PartlyPresent: check.NotPresent, device.NotDevice: check.NotPresent,
	device.NotHost: check.OutOfBounds, device.OutOfBounds: check.OutOfBounds, device.Overrun: check.OutOfBounds,
	device.Freed: check.Lifetime, device.DoubleFree: check.Lifetime, device.NotAllocated: check.Lifetime, device.Mapped: check.Lifetime,
}

// siteOf is the place of a directive or call.
func siteOf(s device.Site) check.Place {
	return check.Place{File: s.File, Line: s.Line, Column: s.Column}
}

// badAccess says what can be said about an access out of bounds: the engine does not tell the address, but a kernel's captured pointers show
// which variables are not on the device.
func (p *process) badAccess(f *fault, by accessed) (string, []string) {
	names, through := by.Names, ""
	if len(names) > 0 {
		through = " through " + strings.Join(by.Paths, " or ")
	}
	if f == nil {
		if note := p.refusedMemory(); note != "" {
			return "access outside of host memory" + through + ", which may be the null pointer that an allocation returned", []string{note}
		}
		if p.isFortran() {
			return "access outside of host memory" + through + ": an array that is not allocated, a device address, or an index out of range",
				[]string{"with --check=memory the address is known, and what is there"}
		}
		return "access outside of host memory" + through + ": a null pointer, a device address, or an index out of range",
			[]string{"with --check=memory the address is known, and what is there"}
	}
	var notes, culprits []string
	for i, a := range f.launch.kernel.Args {
		v := f.launch.args[fixedArguments+i]
		if !a.Pointer || v&(1<<31) != 0 || len(names) > 0 && a.Name != "" && !slices.Contains(names, a.Name) {
			continue
		}
		name := a.Name
		if name == "" {
			name = "a pointer"
		}
		switch {
		case v == 0:
			if p.isFortran() {
				notes = append(notes, name+" is not allocated or not associated")
			} else {
				notes = append(notes, name+" is a null pointer")
			}
		case p.opts.Mode == Discrete:
			culprits = append(culprits, name)
			notes = append(notes, fmt.Sprintf("%s is at the host address %#x: it is not present on the device", name, v))
		}
	}
	if len(culprits) == 1 {
		return "the kernel accesses " + culprits[0] + ", which is not on the device", notes
	}
	for i, path := range by.Paths {
		if path != names[i] && len(culprits) == 0 {
			clause := "copy"
			if strings.HasPrefix(f.launch.site.Directive, "target") {
				clause = "map"
			}
			notes = append(notes, fmt.Sprintf("%s is a pointer of its own, which was copied with %s as it is: what it points to needs a %s clause, too", path, names[i], clause))
		}
	}
	return "the kernel accesses memory" + through + " that is not on the device", notes
}

// isFortran reports whether the main program is in Fortran, whose null pointers are variables that are not allocated.
func (p *process) isFortran() bool { return p.image.fortran }

// nullPointer says where a null pointer may come from: an allocation without memory, or argv of a program without arguments.
func (p *process) nullPointer() (notes []string) {
	if note := p.refusedMemory(); note != "" {
		notes = append(notes, note)
	}
	if p.main.mod != nil && len(p.opts.Args) == 1 && !p.isFortran() {
		if f := p.main.mod.function("main"); f != nil && len(f.params()) > 0 {
			notes = append(notes, "the program has no arguments, so argv[1] is a null pointer; arguments follow --")
		}
	}
	return notes
}

// refusedMemory says which allocation returned a null pointer for lack of memory, "" if none did.
func (p *process) refusedMemory() string {
	refused := p.libc.Refused()
	if refused.Size == 0 {
		return ""
	}
	where := ""
	if p.image.calls != nil {
		places := p.image.calls()[refused.Function]
		const most = 3
		for i, at := range places[:min(len(places), most)] {
			where += []string{" at ", " or ", " or "}[i] + at.String()
		}
		if len(places) > most {
			where = ""
		}
	}
	return fmt.Sprintf("%s of %d bytes%s returned a null pointer: the program has %d bytes (--memory)", refused.Function, refused.Size, where, p.opts.Memory)
}

// accessed names the variables through which the instruction at a location accesses memory.
func (p *process) accessed(at *ir.FileLoc) []string {
	return p.access(at).Names
}

func (p *process) access(at *ir.FileLoc) accessed {
	if at == nil {
		return accessed{}
	}
	return p.image.accesses()[location{at.File, at.Line, at.Col}]
}

// accessed are the variables through which the code of a location accesses memory, and what it does first.
type accessed struct {
	Names []string
	Paths []string // the same with the member that holds the address, if it is in one: "x.v"
	First check.Access
}

// location is a location in a source.
type location struct {
	File      string
	Line, Col int
}

// accessNames finds the variables through which the loads and stores of a module access memory, by location.
func accessNames(module *ir.Op) map[location]accessed {
	names := map[location]accessed{}
	ir.Walk(module, func(o *ir.Op) bool {
		var addr *ir.Value
		kind := check.Read
		switch {
		case o.Is(llvm.Load):
			addr = o.Operand(0)
		case o.Is(llvm.Store):
			addr, kind = o.Operand(1), check.Write
		case o.Is(llvm.Call) && o.NumOperands() > 0 && o.Attr("callee") == nil:
			addr = o.Operand(0) // a call through a pointer
		default:
			return true
		}
		loc := ir.File(o.Loc)
		if loc == nil {
			return true
		}
		at := location{loc.File, loc.Line, loc.Col}
		if n := rootName(addr); n != "" {
			known, path := names[at], n+pointerMember(addr)
			known.First = cmp.Or(known.First, kind)
			// x.v[i] loads x.v and then what that points to, at one location: it is the second that fails.
			if i := slices.Index(known.Names, n); i < 0 {
				known.Names, known.Paths = append(known.Names, n), append(known.Paths, path)
			} else if known.Paths[i] == n {
				known.Paths[i] = path
			}
			names[at] = known
		}
		return true
	})
	return names
}

// pointerMember returns the way from a variable to the member whose value an address is computed from; "" if that is the variable's own value.
func pointerMember(addr *ir.Value) string {
	for o := addr.Op(); o != nil; o = addr.Op() {
		switch {
		case o.Is(llvm.GEP):
			addr = o.Operand(0)
		case o.Is(llvm.Load):
			return memberOf(o.Operand(0))
		default:
			return ""
		}
	}
	return ""
}

// rootName is the name of the pointer variable that an address comes from. It is empty for an address in the variable
// itself, whose accesses do not fail.
func rootName(addr *ir.Value) string {
	for through := false; ; {
		o := addr.Op()
		switch {
		case o == nil:
			return ir.NameOf(addr.Loc())
		case o.Is(llvm.GEP):
			addr = o.Operand(0)
		case o.Is(llvm.Load):
			if name := ir.NameOf(o.Loc); name != "" { // the address of a variable of the host procedure
				return name
			}
			addr, through = o.Operand(0), true
		case o.Is(llvm.AddressOf) && through:
			if s, ok := o.Attr("global_name").(*ir.SymbolRefAttr); ok {
				return globalName(s.Root)
			}
			return ""
		case o.Is(llvm.Alloca) && through:
			return ir.NameOf(o.Loc)
		default:
			return ""
		}
	}
}
