package run

import (
	"fmt"
	"strings"

	"accc/dialects"
	fn "accc/dialects/func"
	"accc/frontend/diag"
	"accc/frontend/source"
	"accc/ir"
)

// driverSuffix makes the name of a kernel's driver, which runs several gangs of it in one call of the engine: a call from outside
// costs as much as ten from inside. "." cannot be in a name of C.
const driverSuffix = ".gangs"

// noteSize is the room for that note, at the end of the stack that is used last.
const noteSize = 16

// addDrivers adds the drivers of a module's kernels.
func addDrivers(module *ir.Op, kernels []string, watched, checked bool) error {
	for _, name := range kernels {
		k := ir.SymbolIn(module, name)
		if k == nil {
			return fmt.Errorf("internal error: no kernel %s", name)
		}
		var list diag.List
		text := driver(name, k.Region(0).Entry().Args(), checked)
		made := ir.Parse(dialects.NewContext(), source.NewFile(name+driverSuffix, []byte(text)), &list)
		if made == nil || list.HasErrors() {
			return fmt.Errorf("internal error: the driver of %s does not parse: %v", name, list.Sorted())
		}
		f := made.Region(0).Entry().First()
		f.MoveToEnd(module.Region(0).Entry())
		ir.Walk(f, func(o *ir.Op) bool {
			o.Loc = ir.Unknown
			if watched && o.Is(fn.Call) {
				watchCall(ir.Before(o), fnGang, o.Operand(0))
				return false
			}
			return true
		})
	}
	return nil
}

// driver is the text of a kernel's driver: a loop over gangs. Its arguments precede the kernel's: the first gang, the
// gang past the last, the bytes between the partials of two gangs, and where to record which gang is at work. The
// first argument of the kernel is the gang, the fifth the address of its partials. Where accesses are checked, the gang is recorded before
// any check of what it does.
func driver(name string, params []*ir.Value, checked bool) string {
	order := ""
	if checked {
		order = "atomic monotonic {alignment = 4 : i64} "
	}
	var declared, passed, types []string
	for i, p := range params {
		t := ir.TypeString(p.Type())
		declared = append(declared, fmt.Sprintf("%%a%d: %s", i, t))
		passed = append(passed, fmt.Sprintf("%%a%d", i))
		types = append(types, t)
	}
	passed[0], passed[4] = "%gang", "%partials"
	return fmt.Sprintf(`module {
func.func @%[1]s%[2]s(%%first: i32, %%end: i32, %%stride: i64, %%note: !llvm.ptr, %[3]s) {
  cf.br ^next(%%first : i32)
^next(%%gang: i32):
  %%more = arith.cmpi slt, %%gang, %%end : i32
  cf.cond_br %%more, ^run, ^done
^run:
  llvm.store %%gang, %%note %[6]s : i32, !llvm.ptr
  %%wide = arith.extsi %%gang : i32 to i64
  %%offset = arith.muli %%wide, %%stride : i64
  %%partials = llvm.getelementptr %%a4[%%offset] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  func.call @%[1]s(%[4]s) : (%[5]s) -> ()
  %%one = arith.constant 1 : i32
  %%after = arith.addi %%gang, %%one : i32
  cf.br ^next(%%after : i32)
^done:
  func.return
}
}
`, name, driverSuffix, strings.Join(declared, ", "), strings.Join(passed, ", "), strings.Join(types, ", "), order)
}
