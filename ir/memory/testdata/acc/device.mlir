// Copies on a device and private ones in constructs of OpenACC.
acc.private.recipe @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr):
  acc.yield %x : !llvm.ptr
}
acc.firstprivate.recipe @f : !llvm.ptr init {
^bb0(%x: !llvm.ptr):
  acc.yield %x : !llvm.ptr
} copy {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  acc.terminator
}
func.func @device(%p: !llvm.ptr, %q: !llvm.ptr, %v: f64) {
  %c1 = arith.constant 1 : i64
  %a = llvm.alloca %c1 x !llvm.array<8 x f64> : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %r = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %p, %r : !llvm.ptr, !llvm.ptr
  %da = acc.copyin varPtr(%a : !llvm.ptr) varType(!llvm.array<8 x f64>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a"} // @copyin
  %dp = acc.copyin varPtr(%p : !llvm.ptr) varType(f64) -> !llvm.ptr {name = "p"}
  %k = acc.private varPtr(%b : !llvm.ptr) varType(f64) recipe(@p) -> !llvm.ptr {name = "b"}
  %f = acc.firstprivate varPtr(%r : !llvm.ptr) varType(i64) recipe(@f) -> !llvm.ptr {name = "r"}
  acc.parallel dataOperands(%da, %dp : !llvm.ptr, !llvm.ptr) firstprivate(%f : !llvm.ptr) private(%k : !llvm.ptr) { // @parallel
    %da1 = llvm.getelementptr %da[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x f64>
    llvm.store %v, %da1 : f64, !llvm.ptr // @store
    llvm.store %v, %k : f64, !llvm.ptr // @private
    %l = llvm.load %f : !llvm.ptr -> !llvm.ptr
    acc.yield
  }
  acc.copyout accPtr(%da : !llvm.ptr) to varPtr(%a : !llvm.ptr) varType(!llvm.array<8 x f64>) {dataClause = #acc<data_clause acc_copy>, name = "a"} // @copyout
  acc.delete accPtr(%dp : !llvm.ptr) {dataClause = #acc<data_clause acc_copyin>, name = "p"}
  return
}
// targets %da: local %a on device
// targets %da1: local %a on device + 8
// targets %dp: param %p on device
// targets %k: copy %k
// targets %l: param %p
// alias %da:8 %a:8: no
// alias %da:8 %da1:8: no
// alias %da:64 %da1:8: part
// alias %da:8 %dp:8: no
// alias %k:8 %b:8: no
// alias %k:8 %da:8: no
// escapes %a: lent by @copyout
// escapes %b: no
// modref %a:64 by @store: none
// modref %da:64 by @store: mod
// modref %dp:8 by @store: none
// modref %b:8 by @private: none
// modref %k:8 by @private: mod
// modref %a:64 by @copyin: ref
// modref %da:64 by @copyout: ref
// modref %a:64 by @copyout: mod
// modref %b:8 by @copyout: none
// modref %a:64 by @parallel: modref
// modref %b:8 by @parallel: none
// modref %q:8 by @parallel: modref

// What a construct does with copies of variables, on the device and of each iteration.
func.func @cover(%n: i32, %v: f64) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %one = arith.constant 1 : i64
  %a = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %t = llvm.alloca %one x f64 : (i64) -> !llvm.ptr
  %da = acc.copyin varPtr(%a : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "a"}
  %db = acc.copyin varPtr(%b : !llvm.ptr) varType(f64) -> !llvm.ptr {dataClause = #acc<data_clause acc_copy>, name = "b"}
  acc.parallel dataOperands(%da, %db : !llvm.ptr, !llvm.ptr) { // @parallel
    %k = acc.private varPtr(%t : !llvm.ptr) varType(f64) recipe(@p) -> !llvm.ptr {name = "t"}
    acc.loop private(%k : !llvm.ptr) control(%i : i32) = (%c0 : i32) to (%n : i32) step (%c1 : i32) { // @loop
      llvm.store %v, %da : f64, !llvm.ptr
      %x = llvm.load %da : !llvm.ptr -> f64
      llvm.store %x, %k : f64, !llvm.ptr
      %y = llvm.load %db : !llvm.ptr -> f64 // @loadb
      %z = llvm.load %k : !llvm.ptr -> f64
      llvm.store %z, %db : f64, !llvm.ptr
      acc.yield
    } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
    acc.yield
  }
  acc.copyout accPtr(%da : !llvm.ptr) to varPtr(%a : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "a"}
  acc.copyout accPtr(%db : !llvm.ptr) to varPtr(%b : !llvm.ptr) varType(f64) {dataClause = #acc<data_clause acc_copy>, name = "b"}
  return
}
// cover %da:8 in @loop: read, write all
// cover %db:8 in @loop: read first by @loadb, write all
// cover %k:8 in @loop: read, write all
// cover %a:8 in @parallel: nothing
// cover %da:8 in @parallel: read, write

// An atomic update reads and writes, whatever its region does.
func.func @atomic(%p: !llvm.ptr, %q: !llvm.ptr, %n: i32) { // @atomic
  acc.atomic.update %p : !llvm.ptr { // @update
  ^bb0(%x: i32):
    %y = arith.addi %x, %n : i32
    acc.yield %y : i32
  }
  acc.atomic.capture { // @capture
    acc.atomic.update %p : !llvm.ptr {
    ^bb0(%x: i32):
      acc.yield %n : i32
    }
    acc.atomic.read %q = %p : !llvm.ptr, !llvm.ptr, i32
  }
  return
}
// modref %p:4 by @update: modref
// modref %p:4 by @capture: modref
// modref %q:4 by @capture: modref
// cover %p:4 in @atomic: read first by @update, write
