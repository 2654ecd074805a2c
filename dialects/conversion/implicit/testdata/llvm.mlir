// Variables that are known by pointers; mlir-opt-22's pass of the same name ends with a stack trace on all of these, because a
// pointer does not say what it leads to.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64>} {
  llvm.mlir.global external @g(0 : i32) : i32
  llvm.mlir.global private unnamed_addr constant @text("hello\00")
  llvm.mlir.global external @there() {acc.declare = #acc.declare<dataClause = acc_create>} : !llvm.array<4 x f32>
  llvm.func @callee(!llvm.ptr)

  // Scalars, arrays, structures, globals named inside and outside; constants and functions are no data.
  llvm.func @categories(%p: !llvm.ptr, %v: !llvm.ptr {llvm.byval = !llvm.struct<"pair", (i32, f32)>}, %n: i64) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %x = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    %a = llvm.alloca %one x !llvm.array<10 x f32> : (i32) -> !llvm.ptr
    %d = llvm.alloca %n x f64 : (i64) -> !llvm.ptr
    %g = llvm.mlir.addressof @g : !llvm.ptr
    acc.parallel {
      %0 = llvm.load %x : !llvm.ptr -> i32
      %1 = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x f32>
      %2 = llvm.load %1 : !llvm.ptr -> f32
      %3 = llvm.load %d : !llvm.ptr -> f64
      %4 = llvm.load %v : !llvm.ptr -> i32
      %5 = llvm.load %p : !llvm.ptr -> f32
      %6 = llvm.mlir.addressof @g : !llvm.ptr
      llvm.store %0, %6 : i32, !llvm.ptr
      llvm.store %0, %g : i32, !llvm.ptr
      %7 = llvm.mlir.addressof @there : !llvm.ptr
      llvm.store %2, %7 : f32, !llvm.ptr
      %8 = llvm.mlir.addressof @text : !llvm.ptr
      llvm.call @callee(%8) : (!llvm.ptr) -> ()
      acc.yield
    }
    acc.kernels {
      %0 = llvm.load %x : !llvm.ptr -> i32
      %1 = llvm.load %d : !llvm.ptr -> f64
      acc.terminator
    } attributes {defaultAttr = #acc<defaultvalue present>}
    llvm.return
  }

  // What a pointer variable leads to is used where it is present; the region gets a pointer of its own.
  llvm.func @pointer() {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    acc.parallel {
      %0 = llvm.load %p : !llvm.ptr -> !llvm.ptr
      %1 = llvm.load %0 : !llvm.ptr -> f32
      acc.yield
    }
    %2 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %b = acc.bounds lowerbound(%c0 : index) upperbound(%c9 : index)
    %3 = acc.copyin varPtr(%2 : !llvm.ptr) varType(f32) bounds(%b) -> !llvm.ptr {name = "p[0:10]"}
    acc.parallel dataOperands(%3 : !llvm.ptr) {
      %4 = llvm.load %p : !llvm.ptr -> !llvm.ptr
      %5 = llvm.load %4 : !llvm.ptr -> f32
      %6 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, f32
      acc.yield
    }
    acc.data dataOperands(%3 : !llvm.ptr) {
      acc.serial {
        %4 = llvm.load %p : !llvm.ptr -> !llvm.ptr
        %5 = llvm.load %4 : !llvm.ptr -> f32
        acc.yield
      }
      acc.terminator
    }
    acc.delete accPtr(%3 : !llvm.ptr) bounds(%b) {dataClause = #acc<data_clause acc_copyin>, name = "p[0:10]"}
    llvm.return
  }

  // OpenACC 3.3 §2.6.2: a clause that names a member is that member's attribute, and the others get their own.
  llvm.func @members() {
    %one = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.alloca %one x !llvm.struct<"parts", (i32, array<4 x f32>, ptr)> : (i32) -> !llvm.ptr
    %m = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"parts", (i32, array<4 x f32>, ptr)>
    %0 = acc.copyin varPtr(%m : !llvm.ptr) varType(!llvm.array<4 x f32>) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyin>, name = "s.b"}
    acc.parallel dataOperands(%0 : !llvm.ptr) {
      %1 = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"parts", (i32, array<4 x f32>, ptr)>
      %2 = llvm.load %1 : !llvm.ptr -> i32
      %3 = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"parts", (i32, array<4 x f32>, ptr)>
      %4 = llvm.load %3 : !llvm.ptr -> f32
      %5 = llvm.getelementptr %s[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"parts", (i32, array<4 x f32>, ptr)>
      %6 = llvm.load %5 : !llvm.ptr -> !llvm.ptr
      %7 = llvm.load %6 : !llvm.ptr -> i32
      acc.yield
    }
    acc.delete accPtr(%0 : !llvm.ptr) {dataClause = #acc<data_clause acc_copyin>, name = "s.b"}
    llvm.return
  }
}
