// A construct with nowait may run when the originals of its private variables are gone: it gets copies on the heap. Those that a recipe makes with memory of
// their own are freed by a task.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", "dlti.stack_alignment" = 128 : i64>} {
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
  llvm.func @f(%a : !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %b = llvm.alloca %one x !llvm.struct<(ptr, i64, i32)> : (i32) -> !llvm.ptr
    %s = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    %n = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
    %ma = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.array<5 x i32>) map_clauses(to) capture(ByRef) -> !llvm.ptr
    %pp = llvm.getelementptr %b[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64, i32)>
    %mm = omp.map.info var_ptr(%b : !llvm.ptr, i32) map_clauses(to) capture(ByRef) var_ptr_ptr(%pp : !llvm.ptr) -> !llvm.ptr {name = ""}
    %mb = omp.map.info var_ptr(%b : !llvm.ptr, !llvm.struct<(ptr, i64, i32)>) map_clauses(to) capture(ByRef) members(%mm : [0] : !llvm.ptr) -> !llvm.ptr
    %ms = omp.map.info var_ptr(%s : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) -> !llvm.ptr
    omp.target nowait map_entries(%ma -> %x0, %mb -> %x1, %ms -> %x2, %mm -> %x3 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) private(@array_firstprivate %a -> %p0 [map_idx=0], @plain_private %b -> %p1 [map_idx=1], @small_firstprivate %s -> %p2 [map_idx=2], @nothing_private %n -> %p3 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
      %z = llvm.mlir.constant(1 : i64) : i64
      llvm.store %z, %p3 : i64, !llvm.ptr
      omp.terminator
    }
    llvm.return
  }
}
