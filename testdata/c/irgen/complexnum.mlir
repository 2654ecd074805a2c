module {
  func.func private @mul(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<(f64, f64)>}, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<(f64, f64)>}, %arg2: !llvm.ptr {llvm.byval = !llvm.struct<(f64, f64)>}) {
    %0 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %1 = llvm.load %0 : !llvm.ptr -> f64
    %2 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %3 = llvm.load %2 : !llvm.ptr -> f64
    %4 = llvm.getelementptr %arg2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %5 = llvm.load %4 : !llvm.ptr -> f64
    %6 = llvm.getelementptr %arg2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %7 = llvm.load %6 : !llvm.ptr -> f64
    %8 = arith.mulf %1, %5 : f64
    %9 = arith.mulf %3, %7 : f64
    %10 = arith.subf %8, %9 : f64
    %11 = arith.mulf %1, %7 : f64
    %12 = arith.mulf %3, %5 : f64
    %13 = arith.addf %11, %12 : f64
    %14 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %10, %14 : f64, !llvm.ptr
    %15 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %13, %15 : f64, !llvm.ptr
    return
  }
  func.func private @half(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<(f32, f32)>}, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<(f32, f32)>}) {
    %0 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %1 = llvm.load %0 : !llvm.ptr -> f32
    %2 = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %3 = llvm.load %2 : !llvm.ptr -> f32
    %cst = arith.constant 2.000000e+00 : f32
    %4 = arith.divf %1, %cst : f32
    %5 = arith.divf %3, %cst : f32
    %6 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %4, %6 : f32, !llvm.ptr
    %7 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %5, %7 : f32, !llvm.ptr
    return
  }
  llvm.mlir.global internal @unit() {addr_space = 0 : i32} : !llvm.struct<(f64, f64)> {
    %0 = llvm.mlir.zero : !llvm.struct<(f64, f64)>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = llvm.insertvalue %cst, %0[1] : !llvm.struct<(f64, f64)> 
    llvm.return %1 : !llvm.struct<(f64, f64)>
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.struct<(f32, f32)> : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x !llvm.struct<(f32, f32)> : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x !llvm.struct<(f32, f32)> : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    %9 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %10 = llvm.alloca %c1_i32 x !llvm.struct<(f64, f64)> : (i32) -> !llvm.ptr
    %cst = arith.constant 3.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 4.000000e+00 : f64
    %11 = arith.addf %cst, %cst_1 : f64
    %12 = arith.addf %cst_0, %cst_2 : f64
    %13 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %11, %13 : f64, !llvm.ptr
    %14 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %12, %14 : f64, !llvm.ptr
    %cst_3 = arith.constant 0.000000e+00 : f64
    %cst_4 = arith.constant 0.000000e+00 : f64
    %15 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_3, %15 : f64, !llvm.ptr
    %16 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_4, %16 : f64, !llvm.ptr
    %cst_5 = arith.constant 1.500000e+00 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %17 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %cst_5, %17 : f32, !llvm.ptr
    %18 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %cst_6, %18 : f32, !llvm.ptr
    %19 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %20 = llvm.load %19 : !llvm.ptr -> f64
    %21 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %22 = llvm.load %21 : !llvm.ptr -> f64
    %23 = llvm.getelementptr %4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %20, %23 : f64, !llvm.ptr
    %24 = llvm.getelementptr %4[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %22, %24 : f64, !llvm.ptr
    %25 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %26 = llvm.load %25 : !llvm.ptr -> f64
    %27 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %28 = llvm.load %27 : !llvm.ptr -> f64
    %29 = llvm.getelementptr %5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %26, %29 : f64, !llvm.ptr
    %30 = llvm.getelementptr %5[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %28, %30 : f64, !llvm.ptr
    call @mul(%3, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %31 = llvm.getelementptr %3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %32 = llvm.load %31 : !llvm.ptr -> f64
    %33 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %34 = llvm.load %33 : !llvm.ptr -> f64
    %cst_7 = arith.constant 1.000000e+00 : f64
    %cst_8 = arith.constant 0.000000e+00 : f64
    %35 = arith.subf %32, %cst_7 : f64
    %36 = arith.subf %34, %cst_8 : f64
    %37 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %35, %37 : f64, !llvm.ptr
    %38 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %36, %38 : f64, !llvm.ptr
    %39 = llvm.mlir.addressof @str : !llvm.ptr
    %40 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %41 = llvm.load %40 : !llvm.ptr -> f64
    %42 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %43 = llvm.load %42 : !llvm.ptr -> f64
    %44 = llvm.call @printf(%39, %41, %43) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    %45 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %46 = llvm.load %45 : !llvm.ptr -> f64
    %47 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %48 = llvm.load %47 : !llvm.ptr -> f64
    %49 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %50 = llvm.load %49 : !llvm.ptr -> f64
    %51 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %52 = llvm.load %51 : !llvm.ptr -> f64
    %53 = math.absf %46 : f64
    %54 = math.absf %48 : f64
    %55 = arith.cmpf oge, %53, %54 : f64
    %56:2 = scf.if %55 -> (f64, f64) {
      %185 = arith.divf %48, %46 : f64
      %186 = arith.mulf %48, %185 : f64
      %187 = arith.addf %46, %186 : f64
      %188 = arith.mulf %52, %185 : f64
      %189 = arith.addf %50, %188 : f64
      %190 = arith.divf %189, %187 : f64
      %191 = arith.mulf %50, %185 : f64
      %192 = arith.subf %52, %191 : f64
      %193 = arith.divf %192, %187 : f64
      scf.yield %190, %193 : f64, f64
    } else {
      %185 = arith.divf %46, %48 : f64
      %186 = arith.mulf %46, %185 : f64
      %187 = arith.addf %186, %48 : f64
      %188 = arith.mulf %50, %185 : f64
      %189 = arith.addf %188, %52 : f64
      %190 = arith.divf %189, %187 : f64
      %191 = arith.mulf %52, %185 : f64
      %192 = arith.subf %191, %50 : f64
      %193 = arith.divf %192, %187 : f64
      scf.yield %190, %193 : f64, f64
    }
    %57 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %56#0, %57 : f64, !llvm.ptr
    %58 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %56#1, %58 : f64, !llvm.ptr
    %59 = llvm.mlir.addressof @unit : !llvm.ptr
    %60 = llvm.getelementptr %59[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %61 = llvm.load %60 : !llvm.ptr -> f64
    %62 = llvm.getelementptr %59[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %63 = llvm.load %62 : !llvm.ptr -> f64
    %64 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %65 = llvm.load %64 : !llvm.ptr -> f64
    %66 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %67 = llvm.load %66 : !llvm.ptr -> f64
    %68 = arith.addf %65, %61 : f64
    %69 = arith.addf %67, %63 : f64
    %70 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %68, %70 : f64, !llvm.ptr
    %71 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %69, %71 : f64, !llvm.ptr
    %cst_9 = arith.constant 2.000000e+00 : f64
    %cst_10 = arith.constant 0.000000e+00 : f64
    %72 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %73 = llvm.load %72 : !llvm.ptr -> f64
    %74 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %75 = llvm.load %74 : !llvm.ptr -> f64
    %76 = arith.mulf %73, %cst_9 : f64
    %77 = arith.mulf %75, %cst_10 : f64
    %78 = arith.subf %76, %77 : f64
    %79 = arith.mulf %73, %cst_10 : f64
    %80 = arith.mulf %75, %cst_9 : f64
    %81 = arith.addf %79, %80 : f64
    %82 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %78, %82 : f64, !llvm.ptr
    %83 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %81, %83 : f64, !llvm.ptr
    %84 = llvm.mlir.addressof @str : !llvm.ptr
    %85 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %86 = llvm.load %85 : !llvm.ptr -> f64
    %87 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %88 = llvm.load %87 : !llvm.ptr -> f64
    %89 = llvm.call @printf(%84, %86, %88) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    %90 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %91 = llvm.load %90 : !llvm.ptr -> f32
    %92 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %93 = llvm.load %92 : !llvm.ptr -> f32
    %cst_11 = arith.constant 0.000000e+00 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %94 = arith.addf %91, %cst_11 : f32
    %95 = arith.addf %93, %cst_12 : f32
    %96 = llvm.getelementptr %7[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %94, %96 : f32, !llvm.ptr
    %97 = llvm.getelementptr %7[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %95, %97 : f32, !llvm.ptr
    call @half(%6, %7) : (!llvm.ptr, !llvm.ptr) -> ()
    %98 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %99 = llvm.load %98 : !llvm.ptr -> f32
    %100 = llvm.getelementptr %6[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %101 = llvm.load %100 : !llvm.ptr -> f32
    %102 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %99, %102 : f32, !llvm.ptr
    %103 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %101, %103 : f32, !llvm.ptr
    %104 = llvm.mlir.addressof @str : !llvm.ptr
    %105 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %106 = llvm.load %105 : !llvm.ptr -> f32
    %107 = arith.extf %106 : f32 to f64
    %108 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %109 = llvm.load %108 : !llvm.ptr -> f32
    %110 = arith.extf %109 : f32 to f64
    %111 = llvm.call @printf(%104, %107, %110) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    %cst_13 = arith.constant 0.000000e+00 : f64
    %112 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %cst_13, %112 : f64, !llvm.ptr
    %113 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %114 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %115 = llvm.load %114 : !llvm.ptr -> f64
    %116 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %117 = llvm.load %116 : !llvm.ptr -> f64
    %cst_14 = arith.constant 3.000000e+00 : f64
    %cst_15 = arith.constant 0.000000e+00 : f64
    %118 = arith.cmpf oeq, %115, %cst_14 : f64
    %119 = arith.cmpf oeq, %117, %cst_15 : f64
    %120 = arith.andi %118, %119 : i1
    %121 = arith.extui %120 : i1 to i32
    %122 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %123 = llvm.load %122 : !llvm.ptr -> f64
    %124 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %125 = llvm.load %124 : !llvm.ptr -> f64
    %126 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %127 = llvm.load %126 : !llvm.ptr -> f64
    %128 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %129 = llvm.load %128 : !llvm.ptr -> f64
    %130 = arith.cmpf une, %123, %127 : f64
    %131 = arith.cmpf une, %125, %129 : f64
    %132 = arith.ori %130, %131 : i1
    %133 = arith.extui %132 : i1 to i32
    %134 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %135 = llvm.load %134 : !llvm.ptr -> f64
    %136 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %137 = llvm.load %136 : !llvm.ptr -> f64
    %cst_16 = arith.constant 0.000000e+00 : f64
    %138 = arith.cmpf une, %135, %cst_16 : f64
    %cst_17 = arith.constant 0.000000e+00 : f64
    %139 = arith.cmpf une, %137, %cst_17 : f64
    %140 = arith.ori %138, %139 : i1
    %true = arith.constant true
    %141 = arith.xori %140, %true : i1
    %142 = arith.extui %141 : i1 to i32
    %143 = llvm.call @printf(%113, %121, %133, %142) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %144 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %145 = llvm.load %144 : !llvm.ptr -> f32
    %146 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %147 = llvm.load %146 : !llvm.ptr -> f32
    %148 = arith.extf %145 : f32 to f64
    %149 = arith.extf %147 : f32 to f64
    %150 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %148, %150 : f64, !llvm.ptr
    %151 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %149, %151 : f64, !llvm.ptr
    %152 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %153 = llvm.load %152 : !llvm.ptr -> f64
    %154 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %155 = llvm.load %154 : !llvm.ptr -> f64
    %156 = arith.negf %153 : f64
    %157 = arith.negf %155 : f64
    %158 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %156, %158 : f64, !llvm.ptr
    %159 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %157, %159 : f64, !llvm.ptr
    %160 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %161 = llvm.load %160 : !llvm.ptr -> f64
    %162 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %163 = llvm.load %162 : !llvm.ptr -> f64
    llvm.store %161, %8 : f64, !llvm.ptr
    %164 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %165 = llvm.load %8 : !llvm.ptr -> f64
    %166 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %167 = llvm.load %166 : !llvm.ptr -> f64
    %168 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %169 = llvm.load %168 : !llvm.ptr -> f64
    %170 = arith.negf %169 : f64
    %171 = llvm.getelementptr %9[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %167, %171 : f64, !llvm.ptr
    %172 = llvm.getelementptr %9[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %170, %172 : f64, !llvm.ptr
    %173 = llvm.getelementptr %9[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %174 = llvm.load %173 : !llvm.ptr -> f64
    %175 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %176 = llvm.load %175 : !llvm.ptr -> f64
    %177 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %178 = llvm.load %177 : !llvm.ptr -> f64
    %179 = arith.negf %178 : f64
    %180 = llvm.getelementptr %10[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %176, %180 : f64, !llvm.ptr
    %181 = llvm.getelementptr %10[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %179, %181 : f64, !llvm.ptr
    %182 = llvm.getelementptr %10[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %183 = llvm.load %182 : !llvm.ptr -> f64
    %184 = llvm.call @printf(%164, %165, %174, %183) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64) -> i32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  llvm.mlir.global internal constant @str("%g %g\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("%g %g %g\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
