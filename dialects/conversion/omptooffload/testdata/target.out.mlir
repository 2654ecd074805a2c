module {
  func.func @use(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x !llvm.ptr : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x f64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %0 : i32, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %2 : !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %3 : !llvm.ptr, !llvm.ptr
    %cst = arith.constant 0.000000e+00 : f64
    llvm.store %cst, %4 : f64, !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    %5 = llvm.load %0 : !llvm.ptr -> i32
    %c1_i32_0 = arith.constant 1 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %6 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %c0 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %7 = llvm.load %0 : !llvm.ptr -> i32
    %8 = arith.index_cast %7 : i32 to index
    %c1 = arith.constant 1 : index
    %9 = arith.subi %8, %c1 : index
    %c1_3 = arith.constant 1 : index
    %10 = arith.index_cast %9 : index to i64
    %c1_i64 = arith.constant 1 : i64
    %11 = arith.addi %10, %c1_i64 : i64
    %12 = arith.index_cast %c0_2 : index to i64
    %13 = arith.subi %11, %12 : i64
    %c8_i64 = arith.constant 8 : i64
    %14 = arith.index_cast %8 : index to i64
    %15 = arith.muli %c8_i64, %14 : i64
    %c8_i64_4 = arith.constant 8 : i64
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    %16 = arith.index_cast %c0_2 : index to i64
    %17 = arith.muli %16, %c8_i64 : i64
    %c1_i64_5 = arith.constant 1 : i64
    %18 = arith.subi %13, %c1_i64_5 : i64
    %19 = arith.muli %18, %c8_i64 : i64
    %20 = arith.addi %c8_i64_4, %19 : i64
    %21 = arith.cmpi sle, %13, %c0_i64 : i64
    %22 = arith.ori %false, %21 : i1
    %23 = arith.select %22, %c0_i64, %20 : i64
    %c8_i64_6 = arith.constant 8 : i64
    %c4_i64 = arith.constant 4 : i64
    %24 = llvm.load %0 : !llvm.ptr -> i32
    %25 = offload.open device(%c1_i32_1) {directive = "target"}
    %c0_i32_7 = arith.constant 0 : i32
    %26 = arith.cmpi sge, %25, %c0_i32_7 : i32
    cf.cond_br %26, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %27 = offload.range %6 offset(%17) bytes(%23) {name = "x[0:n]"} : !llvm.ptr
    %28 = offload.enter copy_in %27 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
    %29 = offload.range %4 bytes(%c8_i64_6) {name = "sum"} : !llvm.ptr
    %30 = offload.enter copy_in %29 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
    offload.close {directive = "target"}
    %c1_i32_8 = arith.constant 1 : i32
    %c0_i32_9 = arith.constant 0 : i32
    offload.launch groups(%c0_i32_9) device(%25) {
    ^bb0(%arg4: i32, %arg5: i32):
      %c1_i64_53 = arith.constant 1 : i64
      %119 = llvm.alloca %c1_i64_53 x i32 : (i64) -> !llvm.ptr
      llvm.store %24, %119 : i32, !llvm.ptr
      %c1_i32_54 = arith.constant 1 : i32
      %120 = llvm.alloca %c1_i32_54 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %28, %120 : !llvm.ptr, !llvm.ptr
      %c1_i64_55 = arith.constant 1 : i64
      %121 = llvm.alloca %c1_i64_55 x f64 : (i64) -> !llvm.ptr
      %cst_56 = arith.constant 0.000000e+00 : f64
      llvm.store %cst_56, %121 : f64, !llvm.ptr
      %c1_i32_57 = arith.constant 1 : i32
      %122 = llvm.alloca %c1_i32_57 x i32 : (i32) -> !llvm.ptr
      %c1_i64_58 = arith.constant 1 : i64
      %123 = llvm.alloca %c1_i64_58 x f64 : (i64) -> !llvm.ptr
      %cst_59 = arith.constant 0.000000e+00 : f64
      llvm.store %cst_59, %123 : f64, !llvm.ptr
      %c0_i32_60 = arith.constant 0 : i32
      %c1_i32_61 = arith.constant 1 : i32
      %124 = offload.count from(%c0_i32 : i32) to(%5 : i32) step(%c1_i32_0 : i32)
      offload.share %124 rank(%arg4 of %arg5) {
      ^bb0(%arg6: i64, %arg7: i64):
        %128 = arith.subi %arg7, %arg6 : i64
        offload.share %128 rank(%c0_i32_60 of %c1_i32_61) {
        ^bb0(%arg8: i64, %arg9: i64):
          %129 = arith.addi %arg6, %arg8 : i64
          %130 = arith.addi %arg6, %arg9 : i64
          offload.loop from(%c0_i32 : i32) to(%5 : i32) step(%c1_i32_0 : i32) part(%129 to %130) {
          ^bb0(%arg10: i32):
            llvm.store %arg10, %122 : i32, !llvm.ptr
            %131 = llvm.load %120 : !llvm.ptr -> !llvm.ptr
            %132 = llvm.load %122 : !llvm.ptr -> i32
            %133 = arith.extsi %132 : i32 to i64
            %134 = llvm.getelementptr %131[%133] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %135 = llvm.load %134 : !llvm.ptr -> f64
            %136 = llvm.load %123 : !llvm.ptr -> f64
            %137 = arith.addf %136, %135 : f64
            llvm.store %137, %123 : f64, !llvm.ptr
            offload.yield
          }
          offload.yield
        } {directive = "for"}
        offload.yield
      } {directive = "distribute"}
      %125 = llvm.load %121 : !llvm.ptr -> f64
      %126 = llvm.load %123 : !llvm.ptr -> f64
      %127 = arith.addf %125, %126 : f64
      llvm.store %127, %121 : f64, !llvm.ptr
      %c8_i64_62 = arith.constant 8 : i64
      offload.combine %121 into %30 bytes(%c8_i64_62) : !llvm.ptr, !llvm.ptr {
      ^bb0(%arg6: !llvm.ptr, %arg7: !llvm.ptr):
        %128 = llvm.load %arg6 : !llvm.ptr -> f64
        %129 = llvm.load %arg7 : !llvm.ptr -> f64
        %130 = arith.addf %128, %129 : f64
        llvm.store %130, %arg6 : f64, !llvm.ptr
        offload.yield
      }
      offload.yield
    } {directive = "target", kernel = "use_omp_kernel_0"}
    %31 = offload.open device(%25) {directive = "target"}
    %c0_i32_10 = arith.constant 0 : i32
    %32 = arith.cmpi sge, %31, %c0_i32_10 : i32
    %33 = offload.range %6 offset(%17) bytes(%23) {name = "x[0:n]"} : !llvm.ptr
    offload.exit release %33 flags(together) {clause = "map", directive = "target"}
    %34 = offload.range %4 bytes(%c8_i64_6) {name = "sum"} : !llvm.ptr
    offload.exit copy_out %34 flags(together) {clause = "map", directive = "target"}
    offload.close {directive = "target"}
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    %c1_i64_11 = arith.constant 1 : i64
    %35 = llvm.alloca %c1_i64_11 x i32 : (i64) -> !llvm.ptr
    llvm.store %24, %35 : i32, !llvm.ptr
    %c1_i32_12 = arith.constant 1 : i32
    %36 = llvm.alloca %c1_i32_12 x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %6, %36 : !llvm.ptr, !llvm.ptr
    offload.fork teams {
    ^bb0(%arg4: i32, %arg5: i32):
      %c1_i64_53 = arith.constant 1 : i64
      %119 = llvm.alloca %c1_i64_53 x f64 : (i64) -> !llvm.ptr
      %cst_54 = arith.constant 0.000000e+00 : f64
      llvm.store %cst_54, %119 : f64, !llvm.ptr
      offload.fork parallel {
      ^bb0(%arg6: i32, %arg7: i32):
        %c1_i32_61 = arith.constant 1 : i32
        %128 = llvm.alloca %c1_i32_61 x i32 : (i32) -> !llvm.ptr
        %c1_i64_62 = arith.constant 1 : i64
        %129 = llvm.alloca %c1_i64_62 x f64 : (i64) -> !llvm.ptr
        %cst_63 = arith.constant 0.000000e+00 : f64
        llvm.store %cst_63, %129 : f64, !llvm.ptr
        %130 = offload.count from(%c0_i32 : i32) to(%5 : i32) step(%c1_i32_0 : i32)
        offload.share %130 rank(%arg4 of %arg5) {
        ^bb0(%arg8: i64, %arg9: i64):
          %139 = arith.subi %arg9, %arg8 : i64
          offload.share %139 rank(%arg6 of %arg7) {
          ^bb0(%arg10: i64, %arg11: i64):
            %140 = arith.addi %arg8, %arg10 : i64
            %141 = arith.addi %arg8, %arg11 : i64
            offload.loop from(%c0_i32 : i32) to(%5 : i32) step(%c1_i32_0 : i32) part(%140 to %141) {
            ^bb0(%arg12: i32):
              llvm.store %arg12, %128 : i32, !llvm.ptr
              %142 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
              %143 = llvm.load %128 : !llvm.ptr -> i32
              %144 = arith.extsi %143 : i32 to i64
              %145 = llvm.getelementptr %142[%144] : (!llvm.ptr, i64) -> !llvm.ptr, f64
              %146 = llvm.load %145 : !llvm.ptr -> f64
              %147 = llvm.load %129 : !llvm.ptr -> f64
              %148 = arith.addf %147, %146 : f64
              llvm.store %148, %129 : f64, !llvm.ptr
              offload.yield
            }
            offload.yield
          } {directive = "for"}
          offload.yield
        } {directive = "distribute"}
        %c1_i64_64 = arith.constant 1 : i64
        %131 = llvm.alloca %c1_i64_64 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
        %c1_i64_65 = arith.constant 1 : i64
        %132 = llvm.alloca %c1_i64_65 x f64 : (i64) -> !llvm.ptr
        %133 = llvm.load %129 : !llvm.ptr -> f64
        llvm.store %133, %132 : f64, !llvm.ptr
        %c0_i64_66 = arith.constant 0 : i64
        %134 = llvm.getelementptr %131[%c0_i64_66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %132, %134 : !llvm.ptr, !llvm.ptr
        %135 = offload.gather parallel %131 {directive = "for"} : !llvm.ptr -> !llvm.ptr
        %136 = llvm.ptrtoint %135 : !llvm.ptr to i64
        %c0_i64_67 = arith.constant 0 : i64
        %137 = arith.cmpi ne, %136, %c0_i64_67 : i64
        cf.cond_br %137, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        %c0_i64_68 = arith.constant 0 : i64
        %138 = arith.extsi %arg7 : i32 to i64
        %c1_i64_69 = arith.constant 1 : i64
        offload.loop from(%c0_i64_68 : i64) to(%138 : i64) step(%c1_i64_69 : i64) {
        ^bb0(%arg8: i64):
          %c8_i64_70 = arith.constant 8 : i64
          %139 = arith.muli %arg8, %c8_i64_70 : i64
          %140 = llvm.getelementptr %135[%139] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %141 = llvm.load %140 : !llvm.ptr -> !llvm.ptr
          %c0_i64_71 = arith.constant 0 : i64
          %142 = llvm.getelementptr %141[%c0_i64_71] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %143 = llvm.load %142 : !llvm.ptr -> !llvm.ptr
          %144 = llvm.load %119 : !llvm.ptr -> f64
          %145 = llvm.load %143 : !llvm.ptr -> f64
          %146 = arith.addf %144, %145 : f64
          llvm.store %146, %119 : f64, !llvm.ptr
          offload.yield
        }
        offload.gathered parallel {directive = "for"}
        cf.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        offload.yield
      } {directive = "parallel", function = "use_omp_team_4"}
      %c1_i64_55 = arith.constant 1 : i64
      %120 = llvm.alloca %c1_i64_55 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c1_i64_56 = arith.constant 1 : i64
      %121 = llvm.alloca %c1_i64_56 x f64 : (i64) -> !llvm.ptr
      %122 = llvm.load %119 : !llvm.ptr -> f64
      llvm.store %122, %121 : f64, !llvm.ptr
      %c0_i64_57 = arith.constant 0 : i64
      %123 = llvm.getelementptr %120[%c0_i64_57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %121, %123 : !llvm.ptr, !llvm.ptr
      %124 = offload.gather teams %120 {directive = "teams"} : !llvm.ptr -> !llvm.ptr
      %125 = llvm.ptrtoint %124 : !llvm.ptr to i64
      %c0_i64_58 = arith.constant 0 : i64
      %126 = arith.cmpi ne, %125, %c0_i64_58 : i64
      cf.cond_br %126, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_59 = arith.constant 0 : i64
      %127 = arith.extsi %arg5 : i32 to i64
      %c1_i64_60 = arith.constant 1 : i64
      offload.loop from(%c0_i64_59 : i64) to(%127 : i64) step(%c1_i64_60 : i64) {
      ^bb0(%arg6: i64):
        %c8_i64_61 = arith.constant 8 : i64
        %128 = arith.muli %arg6, %c8_i64_61 : i64
        %129 = llvm.getelementptr %124[%128] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %130 = llvm.load %129 : !llvm.ptr -> !llvm.ptr
        %c0_i64_62 = arith.constant 0 : i64
        %131 = llvm.getelementptr %130[%c0_i64_62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %132 = llvm.load %131 : !llvm.ptr -> !llvm.ptr
        %133 = llvm.load %4 : !llvm.ptr -> f64
        %134 = llvm.load %132 : !llvm.ptr -> f64
        %135 = arith.addf %133, %134 : f64
        llvm.store %135, %4 : f64, !llvm.ptr
        offload.yield
      }
      offload.gathered teams {directive = "teams"}
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      offload.yield
    } {directive = "teams", function = "use_omp_league_3"}
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %37 = llvm.load %0 : !llvm.ptr -> i32
    %c3_i32 = arith.constant 3 : i32
    %38 = arith.cmpi sgt, %37, %c3_i32 : i32
    %39 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_13 = arith.constant 0 : index
    %c0_14 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c9 = arith.constant 9 : index
    %c1_15 = arith.constant 1 : index
    %40 = arith.index_cast %c9 : index to i64
    %c1_i64_16 = arith.constant 1 : i64
    %41 = arith.addi %40, %c1_i64_16 : i64
    %42 = arith.index_cast %c0_14 : index to i64
    %43 = arith.subi %41, %42 : i64
    %c8_i64_17 = arith.constant 8 : i64
    %44 = arith.index_cast %c10 : index to i64
    %45 = arith.muli %c8_i64_17, %44 : i64
    %c8_i64_18 = arith.constant 8 : i64
    %false_19 = arith.constant false
    %c0_i64_20 = arith.constant 0 : i64
    %46 = arith.index_cast %c0_14 : index to i64
    %47 = arith.muli %46, %c8_i64_17 : i64
    %c1_i64_21 = arith.constant 1 : i64
    %48 = arith.subi %43, %c1_i64_21 : i64
    %49 = arith.muli %48, %c8_i64_17 : i64
    %50 = arith.addi %c8_i64_18, %49 : i64
    %51 = arith.cmpi sle, %43, %c0_i64_20 : i64
    %52 = arith.ori %false_19, %51 : i1
    %53 = arith.select %52, %c0_i64_20, %50 : i64
    %c8_i64_22 = arith.constant 8 : i64
    %c1_i64_23 = arith.constant 1 : i64
    %54 = llvm.alloca %c1_i64_23 x !llvm.array<8 x i8> : (i64) -> !llvm.ptr
    %c8_i64_24 = arith.constant 8 : i64
    "llvm.intr.memcpy"(%54, %1, %c8_i64_24) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %55 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
    %56 = offload.open if(%38) {directive = "target data"}
    %c0_i32_25 = arith.constant 0 : i32
    %57 = arith.cmpi sge, %56, %c0_i32_25 : i32
    cf.cond_br %57, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %58 = offload.range %39 offset(%47) bytes(%53) {name = "y[0:10]"} : !llvm.ptr
    %59 = offload.enter copy_in %58 flags(always|together) {clause = "map", directive = "target data"} : !llvm.ptr
    %c0_i64_26 = arith.constant 0 : i64
    %60 = offload.range %55 bytes(%c0_i64_26) {name = "x"} : !llvm.ptr
    %61 = offload.address %60 flags(if_present|together) {clause = "use_device", directive = "target data"} : !llvm.ptr
    llvm.store %61, %54 : !llvm.ptr, !llvm.ptr
    offload.close {directive = "target data"}
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %62 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr %62[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
    %64 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %65 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr %65[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
    %67 = llvm.load %66 : !llvm.ptr -> !llvm.ptr
    %c0_27 = arith.constant 0 : index
    %c0_28 = arith.constant 0 : index
    %68 = llvm.load %0 : !llvm.ptr -> i32
    %69 = arith.index_cast %68 : i32 to index
    %c1_29 = arith.constant 1 : index
    %70 = arith.subi %69, %c1_29 : index
    %c1_30 = arith.constant 1 : index
    %71 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %c16_i64 = arith.constant 16 : i64
    %c4_i64_31 = arith.constant 4 : i64
    %72 = llvm.load %66 : !llvm.ptr -> !llvm.ptr
    %73 = arith.index_cast %70 : index to i64
    %c1_i64_32 = arith.constant 1 : i64
    %74 = arith.addi %73, %c1_i64_32 : i64
    %75 = arith.index_cast %c0_28 : index to i64
    %76 = arith.subi %74, %75 : i64
    %c4_i64_33 = arith.constant 4 : i64
    %77 = arith.index_cast %69 : index to i64
    %78 = arith.muli %c4_i64_33, %77 : i64
    %c4_i64_34 = arith.constant 4 : i64
    %false_35 = arith.constant false
    %c0_i64_36 = arith.constant 0 : i64
    %79 = arith.index_cast %c0_28 : index to i64
    %80 = arith.muli %79, %c4_i64_33 : i64
    %c1_i64_37 = arith.constant 1 : i64
    %81 = arith.subi %76, %c1_i64_37 : i64
    %82 = arith.muli %81, %c4_i64_33 : i64
    %83 = arith.addi %c4_i64_34, %82 : i64
    %84 = arith.cmpi sle, %76, %c0_i64_36 : i64
    %85 = arith.ori %false_35, %84 : i1
    %86 = arith.select %85, %c0_i64_36, %83 : i64
    %c8_i64_38 = arith.constant 8 : i64
    %87 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
    %88 = offload.frame 0 : !llvm.ptr
    offload.task %88 depend(%54 : !llvm.ptr) : !llvm.ptr {
      %119 = offload.open {directive = "target"}
      %c0_i32_53 = arith.constant 0 : i32
      %120 = arith.cmpi sge, %119, %c0_i32_53 : i32
      cf.cond_br %120, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %121 = llvm.ptrtoint %63 : !llvm.ptr to i64
      %122 = arith.addi %121, %c4_i64_31 : i64
      %123 = llvm.ptrtoint %66 : !llvm.ptr to i64
      %c8_i64_54 = arith.constant 8 : i64
      %124 = arith.addi %123, %c8_i64_54 : i64
      %125 = arith.cmpi ult, %123, %121 : i64
      %126 = arith.select %125, %123, %121 : i64
      %127 = arith.cmpi ugt, %124, %122 : i64
      %128 = arith.select %127, %124, %122 : i64
      %129 = llvm.ptrtoint %64 : !llvm.ptr to i64
      %130 = arith.subi %126, %129 : i64
      %131 = arith.subi %128, %126 : i64
      %132 = offload.range %64 offset(%130) bytes(%131) {name = "s"} : !llvm.ptr
      %133 = offload.enter create %132 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
      %c8_i64_55 = arith.constant 8 : i64
      %134 = offload.range %66 bytes(%c8_i64_55) {name = "s->p[0:n]"} : !llvm.ptr
      %135 = offload.enter copy_in %134 flags(implicit|together) {clause = "map", directive = "target"} : !llvm.ptr
      %136 = offload.range %63 bytes(%c4_i64_31) {name = "s->a"} : !llvm.ptr
      %137 = offload.enter copy_in %136 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
      %138 = offload.range %72 offset(%80) bytes(%86) pointer(%66 : !llvm.ptr) {name = "s->p[0:n]"} : !llvm.ptr
      %139 = offload.enter copy_in %138 flags(together) {clause = "map", directive = "target"} : !llvm.ptr
      offload.close {directive = "target"}
      %c1_i32_56 = arith.constant 1 : i32
      offload.launch groups(%c1_i32_56) device(%119) {
      ^bb0(%arg4: i32, %arg5: i32):
        %c1_i64_64 = arith.constant 1 : i64
        %167 = llvm.alloca %c1_i64_64 x !llvm.ptr : (i64) -> !llvm.ptr
        llvm.store %87, %167 : !llvm.ptr, !llvm.ptr
        %c1_i32_65 = arith.constant 1 : i32
        %168 = llvm.alloca %c1_i32_65 x !llvm.ptr : (i32) -> !llvm.ptr
        llvm.store %133, %168 : !llvm.ptr, !llvm.ptr
        %169 = llvm.load %168 : !llvm.ptr -> !llvm.ptr
        %170 = llvm.getelementptr %169[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
        %171 = llvm.load %170 : !llvm.ptr -> !llvm.ptr
        %c1_i64_66 = arith.constant 1 : i64
        %172 = llvm.getelementptr %171[%c1_i64_66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %173 = llvm.load %172 : !llvm.ptr -> f32
        %174 = arith.extf %173 : f32 to f64
        %175 = llvm.load %167 : !llvm.ptr -> !llvm.ptr
        %c0_i64_67 = arith.constant 0 : i64
        %176 = llvm.getelementptr %175[%c0_i64_67] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        llvm.store %174, %176 : f64, !llvm.ptr
        offload.yield
      } {directive = "target", kernel = "use_omp_kernel_2"}
      %140 = offload.open device(%119) {directive = "target"}
      %c0_i32_57 = arith.constant 0 : i32
      %141 = arith.cmpi sge, %140, %c0_i32_57 : i32
      %142 = llvm.ptrtoint %63 : !llvm.ptr to i64
      %143 = arith.addi %142, %c4_i64_31 : i64
      %144 = llvm.ptrtoint %66 : !llvm.ptr to i64
      %c8_i64_58 = arith.constant 8 : i64
      %145 = arith.addi %144, %c8_i64_58 : i64
      %146 = arith.cmpi ult, %144, %142 : i64
      %147 = arith.select %146, %144, %142 : i64
      %148 = arith.cmpi ugt, %145, %143 : i64
      %149 = arith.select %148, %145, %143 : i64
      %150 = llvm.ptrtoint %64 : !llvm.ptr to i64
      %151 = arith.subi %147, %150 : i64
      %152 = arith.subi %149, %147 : i64
      %153 = offload.range %64 offset(%151) bytes(%152) {name = "s"} : !llvm.ptr
      offload.exit release %153 flags(together) {clause = "map", directive = "target"}
      %c8_i64_59 = arith.constant 8 : i64
      %154 = offload.range %66 bytes(%c8_i64_59) {name = "s->p[0:n]"} : !llvm.ptr
      offload.exit release %154 flags(implicit|together) {clause = "map", directive = "target"}
      %155 = offload.range %63 bytes(%c4_i64_31) {name = "s->a"} : !llvm.ptr
      offload.exit release %155 flags(together) {clause = "map", directive = "target"}
      %156 = offload.range %72 offset(%80) bytes(%86) pointer(%66 : !llvm.ptr) {name = "s->p[0:n]"} : !llvm.ptr
      offload.exit release %156 flags(together) {clause = "map", directive = "target"}
      offload.close {directive = "target"}
      cf.br ^bb3
    ^bb2:  // pred: ^bb0
      %c1_i64_60 = arith.constant 1 : i64
      %157 = llvm.alloca %c1_i64_60 x !llvm.ptr : (i64) -> !llvm.ptr
      llvm.store %87, %157 : !llvm.ptr, !llvm.ptr
      %c1_i32_61 = arith.constant 1 : i32
      %158 = llvm.alloca %c1_i32_61 x !llvm.ptr : (i32) -> !llvm.ptr
      llvm.store %64, %158 : !llvm.ptr, !llvm.ptr
      %159 = llvm.load %158 : !llvm.ptr -> !llvm.ptr
      %160 = llvm.getelementptr %159[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
      %161 = llvm.load %160 : !llvm.ptr -> !llvm.ptr
      %c1_i64_62 = arith.constant 1 : i64
      %162 = llvm.getelementptr %161[%c1_i64_62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %163 = llvm.load %162 : !llvm.ptr -> f32
      %164 = arith.extf %163 : f32 to f64
      %165 = llvm.load %157 : !llvm.ptr -> !llvm.ptr
      %c0_i64_63 = arith.constant 0 : i64
      %166 = llvm.getelementptr %165[%c0_i64_63] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      llvm.store %164, %166 : f64, !llvm.ptr
      cf.br ^bb3
    ^bb3:  // 2 preds: ^bb1, ^bb2
      offload.yield
    } {directive = "target", function = "use_omp_task_1", kinds = array<i32: 1>}
    cf.cond_br %57, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %89 = offload.open device(%56) {directive = "target data"}
    %c0_i32_39 = arith.constant 0 : i32
    %90 = arith.cmpi sge, %89, %c0_i32_39 : i32
    %91 = offload.range %39 offset(%47) bytes(%53) {name = "y[0:10]"} : !llvm.ptr
    offload.exit copy_out %91 flags(always|together) {clause = "map", directive = "target data"}
    offload.close {directive = "target data"}
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %92 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    %c0_40 = arith.constant 0 : index
    %c1_41 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c3_42 = arith.constant 3 : index
    %c1_43 = arith.constant 1 : index
    %93 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %94 = llvm.getelementptr %93[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, ptr)>
    %95 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %96 = arith.index_cast %c3_42 : index to i64
    %c1_i64_44 = arith.constant 1 : i64
    %97 = arith.addi %96, %c1_i64_44 : i64
    %98 = arith.index_cast %c1_41 : index to i64
    %99 = arith.subi %97, %98 : i64
    %c8_i64_45 = arith.constant 8 : i64
    %100 = arith.index_cast %c3 : index to i64
    %101 = arith.muli %c8_i64_45, %100 : i64
    %c8_i64_46 = arith.constant 8 : i64
    %false_47 = arith.constant false
    %c0_i64_48 = arith.constant 0 : i64
    %102 = arith.index_cast %c1_41 : index to i64
    %103 = arith.muli %102, %c8_i64_45 : i64
    %c1_i64_49 = arith.constant 1 : i64
    %104 = arith.subi %99, %c1_i64_49 : i64
    %105 = arith.muli %104, %c8_i64_45 : i64
    %106 = arith.addi %c8_i64_46, %105 : i64
    %107 = arith.cmpi sle, %99, %c0_i64_48 : i64
    %108 = arith.ori %false_47, %107 : i1
    %109 = arith.select %108, %c0_i64_48, %106 : i64
    %c16_i64_50 = arith.constant 16 : i64
    %c4_i64_51 = arith.constant 4 : i64
    %110 = offload.open {directive = "target update"}
    %c0_i32_52 = arith.constant 0 : i32
    %111 = arith.cmpi sge, %110, %c0_i32_52 : i32
    cf.cond_br %111, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %112 = offload.range %92 offset(%103) bytes(%109) {name = "y[1:3]"} : !llvm.ptr
    offload.update to_device %112 flags(needed|together) {clause = "to", directive = "target update"}
    %113 = llvm.ptrtoint %94 : !llvm.ptr to i64
    %114 = arith.addi %113, %c4_i64_51 : i64
    %115 = llvm.ptrtoint %95 : !llvm.ptr to i64
    %116 = arith.subi %113, %115 : i64
    %117 = arith.subi %114, %113 : i64
    %118 = offload.range %94 bytes(%c4_i64_51) {name = "s->a"} : !llvm.ptr
    offload.update to_host %118 flags(together) {clause = "from", directive = "target update"}
    offload.close {directive = "target update"}
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    return
  }
}
