module {
  llvm.mlir.global internal @uc(-6 : i8) {addr_space = 0 : i32} : i8
  llvm.mlir.global internal @sc(-3 : i8) {addr_space = 0 : i32} : i8
  llvm.mlir.global internal @us(-1 : i16) {addr_space = 0 : i32} : i16
  llvm.mlir.global internal @ss(-32768 : i16) {addr_space = 0 : i32} : i16
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %c1_i32 x i8 : (i32) -> !llvm.ptr
    %c-7_i32 = arith.constant -7 : i32
    llvm.store %c-7_i32, %0 : i32, !llvm.ptr
    %c3_i32 = arith.constant 3 : i32
    llvm.store %c3_i32, %1 : i32, !llvm.ptr
    %c-294967296_i32 = arith.constant -294967296 : i32
    llvm.store %c-294967296_i32, %2 : i32, !llvm.ptr
    %c7_i32 = arith.constant 7 : i32
    llvm.store %c7_i32, %3 : i32, !llvm.ptr
    %c-5000000000_i64 = arith.constant -5000000000 : i64
    llvm.store %c-5000000000_i64, %4 : i64, !llvm.ptr
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    llvm.store %c-9223372036854775808_i64, %5 : i64, !llvm.ptr
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    llvm.store %c9223372036854775807_i64, %6 : i64, !llvm.ptr
    %cst = arith.constant 2.500000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %9 = arith.cmpf une, %cst, %cst_0 : f64
    %10 = arith.extui %9 : i1 to i8
    llvm.store %10, %7 : i8, !llvm.ptr
    %c120_i8 = arith.constant 120 : i8
    llvm.store %c120_i8, %8 : i8, !llvm.ptr
    %11 = llvm.mlir.addressof @str : !llvm.ptr
    %12 = llvm.load %0 : !llvm.ptr -> i32
    %13 = llvm.load %1 : !llvm.ptr -> i32
    %14 = arith.addi %12, %13 : i32
    %15 = llvm.load %0 : !llvm.ptr -> i32
    %16 = llvm.load %1 : !llvm.ptr -> i32
    %17 = arith.subi %15, %16 : i32
    %18 = llvm.load %0 : !llvm.ptr -> i32
    %19 = llvm.load %1 : !llvm.ptr -> i32
    %20 = arith.muli %18, %19 : i32
    %21 = llvm.load %0 : !llvm.ptr -> i32
    %22 = llvm.load %1 : !llvm.ptr -> i32
    %23 = arith.divsi %21, %22 : i32
    %24 = llvm.load %0 : !llvm.ptr -> i32
    %25 = llvm.load %1 : !llvm.ptr -> i32
    %26 = arith.remsi %24, %25 : i32
    %27 = llvm.call @printf(%11, %14, %17, %20, %23, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32, i32) -> i32
    %28 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %29 = llvm.load %2 : !llvm.ptr -> i32
    %30 = llvm.load %3 : !llvm.ptr -> i32
    %31 = arith.addi %29, %30 : i32
    %32 = llvm.load %2 : !llvm.ptr -> i32
    %33 = llvm.load %3 : !llvm.ptr -> i32
    %34 = arith.subi %32, %33 : i32
    %35 = llvm.load %2 : !llvm.ptr -> i32
    %36 = llvm.load %3 : !llvm.ptr -> i32
    %37 = arith.muli %35, %36 : i32
    %38 = llvm.load %2 : !llvm.ptr -> i32
    %39 = llvm.load %3 : !llvm.ptr -> i32
    %40 = arith.divui %38, %39 : i32
    %41 = llvm.load %2 : !llvm.ptr -> i32
    %42 = llvm.load %3 : !llvm.ptr -> i32
    %43 = arith.remui %41, %42 : i32
    %44 = llvm.call @printf(%28, %31, %34, %37, %40, %43) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32, i32) -> i32
    %45 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %46 = llvm.load %0 : !llvm.ptr -> i32
    %47 = llvm.load %1 : !llvm.ptr -> i32
    %48 = arith.andi %46, %47 : i32
    %49 = llvm.load %0 : !llvm.ptr -> i32
    %50 = llvm.load %1 : !llvm.ptr -> i32
    %51 = arith.ori %49, %50 : i32
    %52 = llvm.load %0 : !llvm.ptr -> i32
    %53 = llvm.load %1 : !llvm.ptr -> i32
    %54 = arith.xori %52, %53 : i32
    %55 = llvm.load %0 : !llvm.ptr -> i32
    %c-1_i32 = arith.constant -1 : i32
    %56 = arith.xori %55, %c-1_i32 : i32
    %57 = llvm.call @printf(%45, %48, %51, %54, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
    %58 = llvm.mlir.addressof @str.3 : !llvm.ptr
    %59 = llvm.load %0 : !llvm.ptr -> i32
    %c2_i32 = arith.constant 2 : i32
    %60 = arith.shli %59, %c2_i32 : i32
    %61 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_1 = arith.constant 1 : i32
    %62 = arith.shrsi %61, %c1_i32_1 : i32
    %63 = llvm.load %2 : !llvm.ptr -> i32
    %c3_i32_2 = arith.constant 3 : i32
    %64 = arith.shli %63, %c3_i32_2 : i32
    %65 = llvm.load %2 : !llvm.ptr -> i32
    %c5_i32 = arith.constant 5 : i32
    %66 = arith.shrui %65, %c5_i32 : i32
    %67 = llvm.call @printf(%58, %60, %62, %64, %66) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
    %68 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %69 = llvm.mlir.addressof @uc : !llvm.ptr
    %70 = llvm.load %69 : !llvm.ptr -> i8
    %71 = arith.extui %70 : i8 to i32
    %72 = llvm.mlir.addressof @uc : !llvm.ptr
    %73 = llvm.load %72 : !llvm.ptr -> i8
    %74 = arith.extui %73 : i8 to i32
    %75 = arith.addi %71, %74 : i32
    %76 = llvm.mlir.addressof @sc : !llvm.ptr
    %77 = llvm.load %76 : !llvm.ptr -> i8
    %78 = arith.extsi %77 : i8 to i32
    %79 = llvm.mlir.addressof @uc : !llvm.ptr
    %80 = llvm.load %79 : !llvm.ptr -> i8
    %81 = arith.extui %80 : i8 to i32
    %82 = arith.muli %78, %81 : i32
    %83 = llvm.mlir.addressof @us : !llvm.ptr
    %84 = llvm.load %83 : !llvm.ptr -> i16
    %85 = arith.extui %84 : i16 to i32
    %86 = llvm.mlir.addressof @us : !llvm.ptr
    %87 = llvm.load %86 : !llvm.ptr -> i16
    %88 = arith.extui %87 : i16 to i32
    %89 = arith.addi %85, %88 : i32
    %90 = llvm.mlir.addressof @ss : !llvm.ptr
    %91 = llvm.load %90 : !llvm.ptr -> i16
    %92 = arith.extsi %91 : i16 to i32
    %c1_i32_3 = arith.constant 1 : i32
    %93 = arith.subi %92, %c1_i32_3 : i32
    %94 = llvm.call @printf(%68, %75, %82, %89, %93) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
    %95 = llvm.mlir.addressof @str.4 : !llvm.ptr
    %96 = llvm.load %0 : !llvm.ptr -> i32
    %97 = llvm.load %1 : !llvm.ptr -> i32
    %98 = arith.cmpi slt, %96, %97 : i32
    %99 = arith.extui %98 : i1 to i32
    %100 = llvm.load %0 : !llvm.ptr -> i32
    %101 = llvm.load %1 : !llvm.ptr -> i32
    %102 = arith.cmpi sgt, %100, %101 : i32
    %103 = arith.extui %102 : i1 to i32
    %104 = llvm.load %0 : !llvm.ptr -> i32
    %c-7_i32_4 = arith.constant -7 : i32
    %105 = arith.cmpi sle, %104, %c-7_i32_4 : i32
    %106 = arith.extui %105 : i1 to i32
    %107 = llvm.load %0 : !llvm.ptr -> i32
    %108 = llvm.load %1 : !llvm.ptr -> i32
    %109 = arith.cmpi sge, %107, %108 : i32
    %110 = arith.extui %109 : i1 to i32
    %111 = llvm.load %0 : !llvm.ptr -> i32
    %c-7_i32_5 = arith.constant -7 : i32
    %112 = arith.cmpi eq, %111, %c-7_i32_5 : i32
    %113 = arith.extui %112 : i1 to i32
    %114 = llvm.load %0 : !llvm.ptr -> i32
    %115 = llvm.load %1 : !llvm.ptr -> i32
    %116 = arith.cmpi ne, %114, %115 : i32
    %117 = arith.extui %116 : i1 to i32
    %118 = llvm.call @printf(%95, %99, %103, %106, %110, %113, %117) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32, i32, i32) -> i32
    %119 = llvm.mlir.addressof @str.5 : !llvm.ptr
    %120 = llvm.load %0 : !llvm.ptr -> i32
    %121 = llvm.load %2 : !llvm.ptr -> i32
    %122 = arith.cmpi ult, %120, %121 : i32
    %123 = arith.extui %122 : i1 to i32
    %124 = llvm.mlir.addressof @sc : !llvm.ptr
    %125 = llvm.load %124 : !llvm.ptr -> i8
    %126 = arith.extsi %125 : i8 to i32
    %127 = llvm.mlir.addressof @uc : !llvm.ptr
    %128 = llvm.load %127 : !llvm.ptr -> i8
    %129 = arith.extui %128 : i8 to i32
    %130 = arith.cmpi slt, %126, %129 : i32
    %131 = arith.extui %130 : i1 to i32
    %132 = llvm.load %0 : !llvm.ptr -> i32
    %133 = llvm.load %3 : !llvm.ptr -> i32
    %134 = arith.cmpi ult, %132, %133 : i32
    %135 = arith.extui %134 : i1 to i32
    %136 = llvm.call @printf(%119, %123, %131, %135) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %137 = llvm.mlir.addressof @str.6 : !llvm.ptr
    %138 = llvm.load %4 : !llvm.ptr -> i64
    %c7_i64 = arith.constant 7 : i64
    %139 = arith.divsi %138, %c7_i64 : i64
    %140 = llvm.load %5 : !llvm.ptr -> i64
    %c3_i64 = arith.constant 3 : i64
    %141 = arith.divui %140, %c3_i64 : i64
    %142 = llvm.load %6 : !llvm.ptr -> i64
    %c1_i64 = arith.constant 1 : i64
    %143 = arith.subi %142, %c1_i64 : i64
    %144 = llvm.call @printf(%137, %139, %141, %143) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32
    %145 = llvm.mlir.addressof @str.7 : !llvm.ptr
    %146 = llvm.load %4 : !llvm.ptr -> i64
    %147 = llvm.load %2 : !llvm.ptr -> i32
    %148 = arith.extui %147 : i32 to i64
    %149 = arith.addi %146, %148 : i64
    %150 = llvm.load %4 : !llvm.ptr -> i64
    %151 = arith.trunci %150 : i64 to i32
    %152 = llvm.call @printf(%145, %149, %151) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32) -> i32
    %153 = llvm.mlir.addressof @str.5 : !llvm.ptr
    %c44_i32 = arith.constant 44 : i32
    %c255_i32 = arith.constant 255 : i32
    %c4464_i32 = arith.constant 4464 : i32
    %154 = llvm.call @printf(%153, %c44_i32, %c255_i32, %c4464_i32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %155 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %156 = llvm.load %7 : !llvm.ptr -> i8
    %157 = arith.trunci %156 : i8 to i1
    %158 = arith.extui %157 : i1 to i32
    %159 = llvm.load %7 : !llvm.ptr -> i8
    %160 = arith.trunci %159 : i8 to i1
    %true = arith.constant true
    %161 = arith.xori %160, %true : i1
    %162 = arith.extui %161 : i1 to i32
    %163 = llvm.load %0 : !llvm.ptr -> i32
    %c0_i32 = arith.constant 0 : i32
    %164 = arith.cmpi ne, %163, %c0_i32 : i32
    %true_6 = arith.constant true
    %165 = arith.xori %164, %true_6 : i1
    %166 = arith.extui %165 : i1 to i32
    %167 = llvm.load %8 : !llvm.ptr -> i8
    %168 = arith.extsi %167 : i8 to i32
    %c0_i32_7 = arith.constant 0 : i32
    %169 = arith.subi %c0_i32_7, %168 : i32
    %170 = llvm.call @printf(%155, %158, %162, %166, %169) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
    %171 = llvm.mlir.addressof @str.8 : !llvm.ptr
    %172 = llvm.load %0 : !llvm.ptr -> i32
    %c0_i32_8 = arith.constant 0 : i32
    %173 = arith.cmpi ne, %172, %c0_i32_8 : i32
    %174 = scf.if %173 -> (i1) {
      %297 = llvm.load %1 : !llvm.ptr -> i32
      %c0_i32_32 = arith.constant 0 : i32
      %298 = arith.cmpi ne, %297, %c0_i32_32 : i32
      scf.yield %298 : i1
    } else {
      %false = arith.constant false
      scf.yield %false : i1
    }
    %175 = arith.extui %174 : i1 to i32
    %176 = llvm.load %0 : !llvm.ptr -> i32
    %c0_i32_9 = arith.constant 0 : i32
    %177 = arith.cmpi eq, %176, %c0_i32_9 : i32
    %178 = scf.if %177 -> (i1) {
      %true_32 = arith.constant true
      scf.yield %true_32 : i1
    } else {
      %297 = llvm.load %1 : !llvm.ptr -> i32
      %c0_i32_32 = arith.constant 0 : i32
      %298 = arith.cmpi eq, %297, %c0_i32_32 : i32
      scf.yield %298 : i1
    }
    %179 = arith.extui %178 : i1 to i32
    %180 = llvm.call @printf(%171, %175, %179) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %c10_i32 = arith.constant 10 : i32
    %181 = llvm.mlir.addressof @uc : !llvm.ptr
    %182 = llvm.load %181 : !llvm.ptr -> i8
    %183 = arith.extui %182 : i8 to i32
    %184 = arith.addi %183, %c10_i32 : i32
    %185 = arith.trunci %184 : i32 to i8
    llvm.store %185, %181 : i8, !llvm.ptr
    %c130_i32 = arith.constant 130 : i32
    %186 = llvm.mlir.addressof @sc : !llvm.ptr
    %187 = llvm.load %186 : !llvm.ptr -> i8
    %188 = arith.extsi %187 : i8 to i32
    %189 = arith.subi %188, %c130_i32 : i32
    %190 = arith.trunci %189 : i32 to i8
    llvm.store %190, %186 : i8, !llvm.ptr
    %191 = llvm.mlir.addressof @us : !llvm.ptr
    %192 = llvm.load %191 : !llvm.ptr -> i16
    %193 = arith.extui %192 : i16 to i32
    %c1_i32_10 = arith.constant 1 : i32
    %194 = arith.addi %193, %c1_i32_10 : i32
    %195 = arith.trunci %194 : i32 to i16
    llvm.store %195, %191 : i16, !llvm.ptr
    %196 = llvm.mlir.addressof @ss : !llvm.ptr
    %197 = llvm.load %196 : !llvm.ptr -> i16
    %198 = arith.extsi %197 : i16 to i32
    %c1_i32_11 = arith.constant 1 : i32
    %199 = arith.subi %198, %c1_i32_11 : i32
    %200 = arith.trunci %199 : i32 to i16
    llvm.store %200, %196 : i16, !llvm.ptr
    %201 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %202 = llvm.mlir.addressof @uc : !llvm.ptr
    %203 = llvm.load %202 : !llvm.ptr -> i8
    %204 = arith.extui %203 : i8 to i32
    %205 = llvm.mlir.addressof @sc : !llvm.ptr
    %206 = llvm.load %205 : !llvm.ptr -> i8
    %207 = arith.extsi %206 : i8 to i32
    %208 = llvm.mlir.addressof @us : !llvm.ptr
    %209 = llvm.load %208 : !llvm.ptr -> i16
    %210 = arith.extui %209 : i16 to i32
    %211 = llvm.mlir.addressof @ss : !llvm.ptr
    %212 = llvm.load %211 : !llvm.ptr -> i16
    %213 = arith.extsi %212 : i16 to i32
    %214 = llvm.call @printf(%201, %204, %207, %210, %213) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
    %215 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_12 = arith.constant 1 : i32
    %216 = arith.addi %215, %c1_i32_12 : i32
    llvm.store %216, %1 : i32, !llvm.ptr
    %217 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_13 = arith.constant 1 : i32
    %218 = arith.addi %217, %c1_i32_13 : i32
    llvm.store %218, %1 : i32, !llvm.ptr
    %219 = arith.addi %215, %218 : i32
    llvm.store %219, %0 : i32, !llvm.ptr
    %220 = llvm.mlir.addressof @str.8 : !llvm.ptr
    %221 = llvm.load %0 : !llvm.ptr -> i32
    %222 = llvm.load %1 : !llvm.ptr -> i32
    %223 = llvm.call @printf(%220, %221, %222) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %c3_i32_14 = arith.constant 3 : i32
    %224 = llvm.load %0 : !llvm.ptr -> i32
    %225 = arith.shli %224, %c3_i32_14 : i32
    llvm.store %225, %0 : i32, !llvm.ptr
    %c1_i32_15 = arith.constant 1 : i32
    %226 = llvm.load %0 : !llvm.ptr -> i32
    %227 = arith.ori %226, %c1_i32_15 : i32
    llvm.store %227, %0 : i32, !llvm.ptr
    %c255_i32_16 = arith.constant 255 : i32
    %228 = llvm.load %0 : !llvm.ptr -> i32
    %229 = arith.xori %228, %c255_i32_16 : i32
    llvm.store %229, %0 : i32, !llvm.ptr
    %c-3_i32 = arith.constant -3 : i32
    %230 = llvm.load %0 : !llvm.ptr -> i32
    %231 = arith.andi %230, %c-3_i32 : i32
    llvm.store %231, %0 : i32, !llvm.ptr
    %c100_i32 = arith.constant 100 : i32
    %232 = llvm.load %0 : !llvm.ptr -> i32
    %233 = arith.remsi %232, %c100_i32 : i32
    llvm.store %233, %0 : i32, !llvm.ptr
    %c-2_i32 = arith.constant -2 : i32
    %234 = llvm.load %0 : !llvm.ptr -> i32
    %235 = arith.muli %234, %c-2_i32 : i32
    llvm.store %235, %0 : i32, !llvm.ptr
    %c3_i32_17 = arith.constant 3 : i32
    %236 = llvm.load %0 : !llvm.ptr -> i32
    %237 = arith.divsi %236, %c3_i32_17 : i32
    llvm.store %237, %0 : i32, !llvm.ptr
    %c1_i32_18 = arith.constant 1 : i32
    %238 = llvm.load %0 : !llvm.ptr -> i32
    %239 = arith.shrsi %238, %c1_i32_18 : i32
    llvm.store %239, %0 : i32, !llvm.ptr
    %240 = llvm.mlir.addressof @str.9 : !llvm.ptr
    %241 = llvm.load %0 : !llvm.ptr -> i32
    %242 = llvm.call @printf(%240, %241) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %cst_19 = arith.constant 1.500000e+00 : f64
    %243 = llvm.load %2 : !llvm.ptr -> i32
    %244 = arith.uitofp %243 : i32 to f64
    %245 = arith.subf %244, %cst_19 : f64
    %246 = arith.fptosi %245 : f64 to i64
    %247 = arith.trunci %246 : i64 to i32
    llvm.store %247, %2 : i32, !llvm.ptr
    %248 = llvm.mlir.addressof @str.10 : !llvm.ptr
    %249 = llvm.load %2 : !llvm.ptr -> i32
    %250 = llvm.call @printf(%248, %249) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %c5_i32_20 = arith.constant 5 : i32
    %251 = llvm.load %7 : !llvm.ptr -> i8
    %252 = arith.trunci %251 : i8 to i1
    %253 = arith.extui %252 : i1 to i32
    %254 = arith.addi %253, %c5_i32_20 : i32
    %c0_i32_21 = arith.constant 0 : i32
    %255 = arith.cmpi ne, %254, %c0_i32_21 : i32
    %256 = arith.extui %255 : i1 to i8
    llvm.store %256, %7 : i8, !llvm.ptr
    %257 = llvm.load %7 : !llvm.ptr -> i8
    %258 = arith.trunci %257 : i8 to i1
    %259 = arith.extui %258 : i1 to i32
    %c1_i32_22 = arith.constant 1 : i32
    %260 = arith.subi %259, %c1_i32_22 : i32
    %c0_i32_23 = arith.constant 0 : i32
    %261 = arith.cmpi ne, %260, %c0_i32_23 : i32
    %262 = arith.extui %261 : i1 to i8
    llvm.store %262, %7 : i8, !llvm.ptr
    %263 = llvm.mlir.addressof @str.9 : !llvm.ptr
    %264 = llvm.load %7 : !llvm.ptr -> i8
    %265 = arith.trunci %264 : i8 to i1
    %266 = arith.extui %265 : i1 to i32
    %267 = llvm.call @printf(%263, %266) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %c4_i32 = arith.constant 4 : i32
    llvm.store %c4_i32, %1 : i32, !llvm.ptr
    %268 = llvm.load %1 : !llvm.ptr -> i32
    %c1_i32_24 = arith.constant 1 : i32
    %269 = arith.addi %268, %c1_i32_24 : i32
    llvm.store %269, %0 : i32, !llvm.ptr
    %270 = llvm.mlir.addressof @str.8 : !llvm.ptr
    %271 = llvm.load %0 : !llvm.ptr -> i32
    %272 = llvm.load %1 : !llvm.ptr -> i32
    %c0_i32_25 = arith.constant 0 : i32
    %273 = arith.cmpi ne, %272, %c0_i32_25 : i32
    %274 = scf.if %273 -> (i32) {
      %297 = llvm.load %0 : !llvm.ptr -> i32
      %c2_i32_32 = arith.constant 2 : i32
      %298 = arith.cmpi sgt, %297, %c2_i32_32 : i32
      %299 = scf.if %298 -> (i32) {
        %c10_i32_33 = arith.constant 10 : i32
        scf.yield %c10_i32_33 : i32
      } else {
        %c20_i32 = arith.constant 20 : i32
        scf.yield %c20_i32 : i32
      }
      scf.yield %299 : i32
    } else {
      %c30_i32 = arith.constant 30 : i32
      scf.yield %c30_i32 : i32
    }
    %275 = llvm.call @printf(%270, %271, %274) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %276 = llvm.mlir.addressof @str.11 : !llvm.ptr
    %c4_i64 = arith.constant 4 : i64
    %c16_i64 = arith.constant 16 : i64
    %c7_i64_26 = arith.constant 7 : i64
    %277 = llvm.call @printf(%276, %c4_i64, %c16_i64, %c7_i64_26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32
    %278 = llvm.mlir.addressof @str.8 : !llvm.ptr
    %c10_i32_27 = arith.constant 10 : i32
    %c97_i32 = arith.constant 97 : i32
    %279 = llvm.call @printf(%278, %c10_i32_27, %c97_i32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %280 = llvm.mlir.addressof @str.9 : !llvm.ptr
    %c1_i32_28 = arith.constant 1 : i32
    %281 = llvm.call @printf(%280, %c1_i32_28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %282 = llvm.mlir.addressof @str.12 : !llvm.ptr
    %c5_i32_29 = arith.constant 5 : i32
    llvm.store %c5_i32_29, %0 : i32, !llvm.ptr
    %283 = arith.extsi %c5_i32_29 : i32 to i64
    %c2_i64 = arith.constant 2 : i64
    %284 = arith.muli %283, %c2_i64 : i64
    %285 = llvm.call @printf(%282, %284) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    %286 = llvm.mlir.addressof @str.5 : !llvm.ptr
    %c65295_i32 = arith.constant 65295 : i32
    %287 = math.ctpop %c65295_i32 : i32
    %c1_i64_30 = arith.constant 1 : i64
    %288 = math.ctlz %c1_i64_30 : i64
    %289 = arith.trunci %288 : i64 to i32
    %c8_i32 = arith.constant 8 : i32
    %290 = math.cttz %c8_i32 : i32
    %291 = llvm.call @printf(%286, %287, %289, %290) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %292 = llvm.load %5 : !llvm.ptr -> i64
    %c63_i32 = arith.constant 63 : i32
    %293 = arith.extui %c63_i32 : i32 to i64
    %294 = arith.shrui %292, %293 : i64
    %295 = arith.trunci %294 : i64 to i32
    %c1_i32_31 = arith.constant 1 : i32
    %296 = arith.subi %295, %c1_i32_31 : i32
    return %296 : i32
  }
  llvm.mlir.global internal constant @str("%d %d %d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%u %u %u %u %u\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("%d %d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.3("%d %d %u %u\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.4("%d %d %d %d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.5("%d %d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.6("%ld %lu %lld\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.7("%ld %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.8("%d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.9("%d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.10("%u\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.11("%zu %zu %zu\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.12("%ld\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
