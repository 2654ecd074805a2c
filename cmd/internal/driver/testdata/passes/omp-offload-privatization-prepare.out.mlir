module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", "dlti.stack_alignment" = 128 : i64>} {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @init_box(!llvm.ptr, !llvm.ptr)
  llvm.func @drop_box(!llvm.ptr)
  omp.private {type = private} @plain_private : !llvm.struct<(ptr, i64, i32)> init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    llvm.call @init_box(%arg0, %arg1) : (!llvm.ptr, !llvm.ptr) -> ()
    omp.yield(%arg1 : !llvm.ptr)
  } dealloc {
  ^bb0(%arg0: !llvm.ptr):
    llvm.call @drop_box(%arg0) : (!llvm.ptr) -> ()
    omp.yield
  }
  omp.private {type = firstprivate} @array_firstprivate : !llvm.array<5 x i32> copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.array<5 x i32>
    llvm.store %0, %arg1 : !llvm.array<5 x i32>, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = firstprivate} @small_firstprivate : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.private {type = private} @nothing_private : i64
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(20 : i64) : i64
    %1 = llvm.call @malloc(%0) : (i64) -> !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    %5 = llvm.alloca %2 x !llvm.struct<(ptr, i64, i32)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %2 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.call @array_firstprivate_copy(%arg0, %1) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %9 = llvm.call @plain_private_init(%5, %4) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %10 = omp.map.info var_ptr(%6 : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    %11 = omp.map.info var_ptr(%1 : !llvm.ptr, !llvm.array<5 x i32>) map_clauses(to) capture(ByRef) -> !llvm.ptr
    %12 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i32)>
    %13 = omp.map.info var_ptr(%4 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%12 : !llvm.ptr) -> !llvm.ptr {name = ""}
    %14 = omp.map.info var_ptr(%4 : !llvm.ptr, !llvm.struct<(ptr, i64, i32)>) map_clauses(to) capture(ByRef) members(%13 : [0] : !llvm.ptr) -> !llvm.ptr
    omp.target depend(taskdependout -> %4 : !llvm.ptr) nowait map_entries(%11 -> %arg1, %14 -> %arg2, %10 -> %arg3, %13 -> %arg4 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) private(@array_firstprivate %1 -> %arg5 [map_idx=0], @plain_private %4 -> %arg6 [map_idx=1], @small_firstprivate %6 -> %arg7 [map_idx=2], @nothing_private %7 -> %arg8 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %15 = llvm.mlir.constant(1 : i64) : i64
      llvm.store %15, %arg8 : i64, !llvm.ptr
      omp.terminator
    }
    omp.task depend(taskdependin -> %4 : !llvm.ptr) {
      llvm.call @plain_private_dealloc(%9) : (!llvm.ptr) -> ()
      llvm.call @free(%4) : (!llvm.ptr) -> ()
      omp.terminator
    }
    llvm.return
  }
  llvm.func @array_firstprivate_copy(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> !llvm.ptr attributes {always_inline} {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.array<5 x i32>
    llvm.store %0, %arg1 : !llvm.array<5 x i32>, !llvm.ptr
    llvm.return %arg1 : !llvm.ptr
  }
  llvm.func @plain_private_init(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> !llvm.ptr attributes {always_inline} {
    llvm.call @init_box(%arg0, %arg1) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return %arg1 : !llvm.ptr
  }
  llvm.func @plain_private_dealloc(%arg0: !llvm.ptr) attributes {always_inline} {
    llvm.call @drop_box(%arg0) : (!llvm.ptr) -> ()
    llvm.return
  }
}
