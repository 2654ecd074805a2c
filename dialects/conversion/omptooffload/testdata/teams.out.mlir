module {
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.array<200 x i32> : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %6 = llvm.alloca %c1_i32 x i32 : (i32) -> !llvm.ptr
    %c0_i32 = arith.constant 0 : i32
    llvm.store %c0_i32, %1 : i32, !llvm.ptr
    %c200_i32 = arith.constant 200 : i32
    llvm.store %c200_i32, %2 : i32, !llvm.ptr
    %c0_i32_0 = arith.constant 0 : i32
    llvm.store %c0_i32_0, %3 : i32, !llvm.ptr
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    offload.fork teams threads(%c3_i32) limit(%c2_i32) {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i32_8 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %29 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      %30 = offload.count from(%c0_i32_9 : i32) to(%29 : i32) step(%c1_i32_10 : i32)
      offload.share %30 rank(%arg0 of %arg1) {
      ^bb0(%arg2: i64, %arg3: i64):
        %31 = arith.subi %arg3, %arg2 : i64
        offload.loop from(%c0_i32_9 : i32) to(%29 : i32) step(%c1_i32_10 : i32) part(%arg2 to %arg3) {
        ^bb0(%arg4: i32):
          llvm.store %arg4, %28 : i32, !llvm.ptr
          %32 = llvm.load %28 : !llvm.ptr -> i32
          %33 = llvm.load %28 : !llvm.ptr -> i32
          %34 = arith.extsi %33 : i32 to i64
          %35 = llvm.getelementptr %0[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          llvm.store %32, %35 : i32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "distribute"}
      offload.yield
    } {directive = "teams", function = "main_omp_league_0"}
    %c2_i32_1 = arith.constant 2 : i32
    offload.fork teams threads(%c2_i32_1) {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i64 = arith.constant 1 : i64
      %28 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
      %c0_i32_8 = arith.constant 0 : i32
      llvm.store %c0_i32_8, %28 : i32, !llvm.ptr
      offload.fork parallel {
      ^bb0(%arg2: i32, %arg3: i32):
        %c1_i32_14 = arith.constant 1 : i32
        %37 = llvm.alloca %c1_i32_14 x i32 : (i32) -> !llvm.ptr
        %c0_i32_15 = arith.constant 0 : i32
        %38 = llvm.load %2 : !llvm.ptr -> i32
        %c1_i32_16 = arith.constant 1 : i32
        %c1_i64_17 = arith.constant 1 : i64
        %39 = llvm.alloca %c1_i64_17 x i32 : (i64) -> !llvm.ptr
        %c1_i64_18 = arith.constant 1 : i64
        %40 = llvm.alloca %c1_i64_18 x i32 : (i64) -> !llvm.ptr
        %c1_i64_19 = arith.constant 1 : i64
        %41 = llvm.alloca %c1_i64_19 x i32 : (i64) -> !llvm.ptr
        %c0_i32_20 = arith.constant 0 : i32
        llvm.store %c0_i32_20, %41 : i32, !llvm.ptr
        %42 = offload.count from(%c0_i32_15 : i32) to(%38 : i32) step(%c1_i32_16 : i32)
        offload.share %42 rank(%arg0 of %arg1) {
        ^bb0(%arg4: i64, %arg5: i64):
          %51 = arith.subi %arg5, %arg4 : i64
          offload.share %51 rank(%arg2 of %arg3) {
          ^bb0(%arg6: i64, %arg7: i64):
            %52 = arith.addi %arg4, %arg6 : i64
            %53 = arith.addi %arg4, %arg7 : i64
            offload.loop from(%c0_i32_15 : i32) to(%38 : i32) step(%c1_i32_16 : i32) part(%52 to %53) {
            ^bb0(%arg8: i32):
              llvm.store %arg8, %37 : i32, !llvm.ptr
              %54 = llvm.load %37 : !llvm.ptr -> i32
              %55 = arith.extsi %54 : i32 to i64
              %56 = llvm.getelementptr %0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i32
              %57 = llvm.load %56 : !llvm.ptr -> i32
              %58 = llvm.load %41 : !llvm.ptr -> i32
              %59 = arith.addi %58, %57 : i32
              llvm.store %59, %41 : i32, !llvm.ptr
              %60 = llvm.load %37 : !llvm.ptr -> i32
              llvm.store %60, %40 : i32, !llvm.ptr
              %61 = arith.addi %arg8, %c1_i32_16 : i32
              %62 = arith.cmpi sge, %61, %38 : i32
              scf.if %62 {
                %63 = llvm.load %40 : !llvm.ptr -> i32
                llvm.store %63, %3 : i32, !llvm.ptr
                %64 = llvm.load %40 : !llvm.ptr -> i32
                llvm.store %64, %3 : i32, !llvm.ptr
              }
              offload.yield
            }
            offload.yield
          } {directive = "for"}
          offload.yield
        } {directive = "distribute"}
        %c1_i64_21 = arith.constant 1 : i64
        %43 = llvm.alloca %c1_i64_21 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
        %c1_i64_22 = arith.constant 1 : i64
        %44 = llvm.alloca %c1_i64_22 x i32 : (i64) -> !llvm.ptr
        %45 = llvm.load %41 : !llvm.ptr -> i32
        llvm.store %45, %44 : i32, !llvm.ptr
        %c0_i64_23 = arith.constant 0 : i64
        %46 = llvm.getelementptr %43[%c0_i64_23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %44, %46 : !llvm.ptr, !llvm.ptr
        %47 = offload.gather parallel %43 {directive = "for"} : !llvm.ptr -> !llvm.ptr
        %48 = llvm.ptrtoint %47 : !llvm.ptr to i64
        %c0_i64_24 = arith.constant 0 : i64
        %49 = arith.cmpi ne, %48, %c0_i64_24 : i64
        cf.cond_br %49, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        %c0_i64_25 = arith.constant 0 : i64
        %50 = arith.extsi %arg3 : i32 to i64
        %c1_i64_26 = arith.constant 1 : i64
        offload.loop from(%c0_i64_25 : i64) to(%50 : i64) step(%c1_i64_26 : i64) {
        ^bb0(%arg4: i64):
          %c8_i64 = arith.constant 8 : i64
          %51 = arith.muli %arg4, %c8_i64 : i64
          %52 = llvm.getelementptr %47[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
          %c0_i64_27 = arith.constant 0 : i64
          %54 = llvm.getelementptr %53[%c0_i64_27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %55 = llvm.load %54 : !llvm.ptr -> !llvm.ptr
          %56 = llvm.load %28 : !llvm.ptr -> i32
          %57 = llvm.load %55 : !llvm.ptr -> i32
          %58 = arith.addi %56, %57 : i32
          llvm.store %58, %28 : i32, !llvm.ptr
          offload.yield
        }
        offload.gathered parallel {directive = "for"}
        cf.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        offload.yield
      } {directive = "parallel", function = "main_omp_team_2"}
      %c1_i64_9 = arith.constant 1 : i64
      %29 = llvm.alloca %c1_i64_9 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c1_i64_10 = arith.constant 1 : i64
      %30 = llvm.alloca %c1_i64_10 x i32 : (i64) -> !llvm.ptr
      %31 = llvm.load %28 : !llvm.ptr -> i32
      llvm.store %31, %30 : i32, !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %32 = llvm.getelementptr %29[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %30, %32 : !llvm.ptr, !llvm.ptr
      %33 = offload.gather teams %29 {directive = "teams"} : !llvm.ptr -> !llvm.ptr
      %34 = llvm.ptrtoint %33 : !llvm.ptr to i64
      %c0_i64_11 = arith.constant 0 : i64
      %35 = arith.cmpi ne, %34, %c0_i64_11 : i64
      cf.cond_br %35, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_12 = arith.constant 0 : i64
      %36 = arith.extsi %arg1 : i32 to i64
      %c1_i64_13 = arith.constant 1 : i64
      offload.loop from(%c0_i64_12 : i64) to(%36 : i64) step(%c1_i64_13 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64 = arith.constant 8 : i64
        %37 = arith.muli %arg2, %c8_i64 : i64
        %38 = llvm.getelementptr %33[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
        %c0_i64_14 = arith.constant 0 : i64
        %40 = llvm.getelementptr %39[%c0_i64_14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
        %42 = llvm.load %1 : !llvm.ptr -> i32
        %43 = llvm.load %41 : !llvm.ptr -> i32
        %44 = arith.addi %42, %43 : i32
        llvm.store %44, %1 : i32, !llvm.ptr
        offload.yield
      }
      offload.gathered teams {directive = "teams"}
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      offload.yield
    } {directive = "teams", function = "main_omp_league_1"}
    %7 = llvm.mlir.addressof @str : !llvm.ptr
    %8 = llvm.load %1 : !llvm.ptr -> i32
    %9 = llvm.load %3 : !llvm.ptr -> i32
    %10 = llvm.call @printf(%7, %8, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    offload.fork teams {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i64 = arith.constant 1 : i64
      %28 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
      %c0_i32_8 = arith.constant 0 : i32
      llvm.store %c0_i32_8, %28 : i32, !llvm.ptr
      offload.fork parallel {
      ^bb0(%arg2: i32, %arg3: i32):
        %c1_i32_14 = arith.constant 1 : i32
        %37 = llvm.alloca %c1_i32_14 x i32 : (i32) -> !llvm.ptr
        %38 = llvm.alloca %c1_i32_14 x i32 : (i32) -> !llvm.ptr
        %c7_i32 = arith.constant 7 : i32
        %c3_i32_15 = arith.constant 3 : i32
        %c0_i32_16 = arith.constant 0 : i32
        %c10_i32 = arith.constant 10 : i32
        %c1_i32_17 = arith.constant 1 : i32
        %c0_i32_18 = arith.constant 0 : i32
        %c20_i32 = arith.constant 20 : i32
        %c1_i32_19 = arith.constant 1 : i32
        %c1_i64_20 = arith.constant 1 : i64
        %39 = llvm.alloca %c1_i64_20 x i32 : (i64) -> !llvm.ptr
        %c0_i32_21 = arith.constant 0 : i32
        llvm.store %c0_i32_21, %39 : i32, !llvm.ptr
        %40 = offload.count from(%c0_i32_16, %c0_i32_18 : i32, i32) to(%c10_i32, %c20_i32 : i32, i32) step(%c1_i32_17, %c1_i32_19 : i32, i32)
        %41 = arith.extsi %c7_i32 : i32 to i64
        offload.share %40 rank(%arg0 of %arg1) chunk(%41) {
        ^bb0(%arg4: i64, %arg5: i64):
          %50 = arith.subi %arg5, %arg4 : i64
          %51 = arith.extsi %c3_i32_15 : i32 to i64
          offload.share %50 chunk(%51) schedule(dynamic) {
          ^bb0(%arg6: i64, %arg7: i64):
            %52 = arith.addi %arg4, %arg6 : i64
            %53 = arith.addi %arg4, %arg7 : i64
            offload.loop from(%c0_i32_16, %c0_i32_18 : i32, i32) to(%c10_i32, %c20_i32 : i32, i32) step(%c1_i32_17, %c1_i32_19 : i32, i32) part(%52 to %53) {
            ^bb0(%arg8: i32, %arg9: i32):
              llvm.store %arg8, %37 : i32, !llvm.ptr
              llvm.store %arg9, %38 : i32, !llvm.ptr
              %54 = llvm.load %37 : !llvm.ptr -> i32
              %c20_i32_28 = arith.constant 20 : i32
              %55 = arith.muli %54, %c20_i32_28 : i32
              %56 = llvm.load %38 : !llvm.ptr -> i32
              %57 = arith.addi %55, %56 : i32
              %58 = arith.extsi %57 : i32 to i64
              %59 = llvm.getelementptr %0[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i32
              %60 = llvm.load %59 : !llvm.ptr -> i32
              %61 = llvm.load %39 : !llvm.ptr -> i32
              %62 = arith.addi %61, %60 : i32
              llvm.store %62, %39 : i32, !llvm.ptr
              offload.yield
            }
            offload.yield
          } {directive = "for"}
          offload.yield
        } {directive = "distribute"}
        %c1_i64_22 = arith.constant 1 : i64
        %42 = llvm.alloca %c1_i64_22 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
        %c1_i64_23 = arith.constant 1 : i64
        %43 = llvm.alloca %c1_i64_23 x i32 : (i64) -> !llvm.ptr
        %44 = llvm.load %39 : !llvm.ptr -> i32
        llvm.store %44, %43 : i32, !llvm.ptr
        %c0_i64_24 = arith.constant 0 : i64
        %45 = llvm.getelementptr %42[%c0_i64_24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %43, %45 : !llvm.ptr, !llvm.ptr
        %46 = offload.gather parallel %42 {directive = "for"} : !llvm.ptr -> !llvm.ptr
        %47 = llvm.ptrtoint %46 : !llvm.ptr to i64
        %c0_i64_25 = arith.constant 0 : i64
        %48 = arith.cmpi ne, %47, %c0_i64_25 : i64
        cf.cond_br %48, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        %c0_i64_26 = arith.constant 0 : i64
        %49 = arith.extsi %arg3 : i32 to i64
        %c1_i64_27 = arith.constant 1 : i64
        offload.loop from(%c0_i64_26 : i64) to(%49 : i64) step(%c1_i64_27 : i64) {
        ^bb0(%arg4: i64):
          %c8_i64 = arith.constant 8 : i64
          %50 = arith.muli %arg4, %c8_i64 : i64
          %51 = llvm.getelementptr %46[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
          %c0_i64_28 = arith.constant 0 : i64
          %53 = llvm.getelementptr %52[%c0_i64_28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %54 = llvm.load %53 : !llvm.ptr -> !llvm.ptr
          %55 = llvm.load %28 : !llvm.ptr -> i32
          %56 = llvm.load %54 : !llvm.ptr -> i32
          %57 = arith.addi %55, %56 : i32
          llvm.store %57, %28 : i32, !llvm.ptr
          offload.yield
        }
        offload.gathered parallel {directive = "for"}
        cf.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        offload.yield
      } {directive = "parallel", function = "main_omp_team_4"}
      %c1_i64_9 = arith.constant 1 : i64
      %29 = llvm.alloca %c1_i64_9 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c1_i64_10 = arith.constant 1 : i64
      %30 = llvm.alloca %c1_i64_10 x i32 : (i64) -> !llvm.ptr
      %31 = llvm.load %28 : !llvm.ptr -> i32
      llvm.store %31, %30 : i32, !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %32 = llvm.getelementptr %29[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %30, %32 : !llvm.ptr, !llvm.ptr
      %33 = offload.gather teams %29 {directive = "teams"} : !llvm.ptr -> !llvm.ptr
      %34 = llvm.ptrtoint %33 : !llvm.ptr to i64
      %c0_i64_11 = arith.constant 0 : i64
      %35 = arith.cmpi ne, %34, %c0_i64_11 : i64
      cf.cond_br %35, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_12 = arith.constant 0 : i64
      %36 = arith.extsi %arg1 : i32 to i64
      %c1_i64_13 = arith.constant 1 : i64
      offload.loop from(%c0_i64_12 : i64) to(%36 : i64) step(%c1_i64_13 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64 = arith.constant 8 : i64
        %37 = arith.muli %arg2, %c8_i64 : i64
        %38 = llvm.getelementptr %33[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
        %c0_i64_14 = arith.constant 0 : i64
        %40 = llvm.getelementptr %39[%c0_i64_14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %41 = llvm.load %40 : !llvm.ptr -> !llvm.ptr
        %42 = llvm.load %1 : !llvm.ptr -> i32
        %43 = llvm.load %41 : !llvm.ptr -> i32
        %44 = arith.addi %42, %43 : i32
        llvm.store %44, %1 : i32, !llvm.ptr
        offload.yield
      }
      offload.gathered teams {directive = "teams"}
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      offload.yield
    } {directive = "teams", function = "main_omp_league_3"}
    %11 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %12 = llvm.load %1 : !llvm.ptr -> i32
    %13 = llvm.call @printf(%11, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    offload.fork teams {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i64 = arith.constant 1 : i64
      %28 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      llvm.store %c-2147483648_i32, %28 : i32, !llvm.ptr
      %c1_i32_8 = arith.constant 1 : i32
      %29 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %30 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      %c1_i64_11 = arith.constant 1 : i64
      %31 = llvm.alloca %c1_i64_11 x i32 : (i64) -> !llvm.ptr
      %c-2147483648_i32_12 = arith.constant -2147483648 : i32
      llvm.store %c-2147483648_i32_12, %31 : i32, !llvm.ptr
      %32 = offload.count from(%c0_i32_9 : i32) to(%30 : i32) step(%c1_i32_10 : i32)
      offload.share %32 rank(%arg0 of %arg1) {
      ^bb0(%arg2: i64, %arg3: i64):
        %45 = arith.subi %arg3, %arg2 : i64
        offload.loop from(%c0_i32_9 : i32) to(%30 : i32) step(%c1_i32_10 : i32) part(%arg2 to %arg3) {
        ^bb0(%arg4: i32):
          llvm.store %arg4, %29 : i32, !llvm.ptr
          %46 = llvm.load %31 : !llvm.ptr -> i32
          %47 = llvm.load %29 : !llvm.ptr -> i32
          %48 = arith.extsi %47 : i32 to i64
          %49 = llvm.getelementptr %0[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %50 = llvm.load %49 : !llvm.ptr -> i32
          %c1000_i32 = arith.constant 1000 : i32
          %51 = arith.muli %50, %c1000_i32 : i32
          %52 = arith.cmpi sgt, %46, %51 : i32
          %53 = scf.if %52 -> (i32) {
            %54 = llvm.load %31 : !llvm.ptr -> i32
            scf.yield %54 : i32
          } else {
            %54 = llvm.load %29 : !llvm.ptr -> i32
            %55 = arith.extsi %54 : i32 to i64
            %56 = llvm.getelementptr %0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            %57 = llvm.load %56 : !llvm.ptr -> i32
            %c1000_i32_18 = arith.constant 1000 : i32
            %58 = arith.muli %57, %c1000_i32_18 : i32
            scf.yield %58 : i32
          }
          llvm.store %53, %31 : i32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "distribute"}
      %33 = llvm.load %28 : !llvm.ptr -> i32
      %34 = llvm.load %31 : !llvm.ptr -> i32
      %35 = arith.cmpi sgt, %33, %34 : i32
      %36 = arith.select %35, %33, %34 : i32
      llvm.store %36, %28 : i32, !llvm.ptr
      %c1_i64_13 = arith.constant 1 : i64
      %37 = llvm.alloca %c1_i64_13 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c1_i64_14 = arith.constant 1 : i64
      %38 = llvm.alloca %c1_i64_14 x i32 : (i64) -> !llvm.ptr
      %39 = llvm.load %28 : !llvm.ptr -> i32
      llvm.store %39, %38 : i32, !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %40 = llvm.getelementptr %37[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %38, %40 : !llvm.ptr, !llvm.ptr
      %41 = offload.gather teams %37 {directive = "teams"} : !llvm.ptr -> !llvm.ptr
      %42 = llvm.ptrtoint %41 : !llvm.ptr to i64
      %c0_i64_15 = arith.constant 0 : i64
      %43 = arith.cmpi ne, %42, %c0_i64_15 : i64
      cf.cond_br %43, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_16 = arith.constant 0 : i64
      %44 = arith.extsi %arg1 : i32 to i64
      %c1_i64_17 = arith.constant 1 : i64
      offload.loop from(%c0_i64_16 : i64) to(%44 : i64) step(%c1_i64_17 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64 = arith.constant 8 : i64
        %45 = arith.muli %arg2, %c8_i64 : i64
        %46 = llvm.getelementptr %41[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
        %c0_i64_18 = arith.constant 0 : i64
        %48 = llvm.getelementptr %47[%c0_i64_18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
        %50 = llvm.load %1 : !llvm.ptr -> i32
        %51 = llvm.load %49 : !llvm.ptr -> i32
        %52 = arith.cmpi sgt, %50, %51 : i32
        %53 = arith.select %52, %50, %51 : i32
        llvm.store %53, %1 : i32, !llvm.ptr
        offload.yield
      }
      offload.gathered teams {directive = "teams"}
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      offload.yield
    } {directive = "teams", function = "main_omp_league_5"}
    %14 = llvm.mlir.addressof @str.1 : !llvm.ptr
    %15 = llvm.load %1 : !llvm.ptr -> i32
    %16 = llvm.call @printf(%14, %15) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    offload.fork parallel {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i32_8 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %29 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      %30 = offload.count from(%c0_i32_9 : i32) to(%29 : i32) step(%c1_i32_10 : i32)
      offload.share %30 rank(%arg0 of %arg1) {
      ^bb0(%arg2: i64, %arg3: i64):
        offload.loop from(%c0_i32_9 : i32) to(%29 : i32) step(%c1_i32_10 : i32) part(%arg2 to %arg3) {
        ^bb0(%arg4: i32):
          llvm.store %arg4, %28 : i32, !llvm.ptr
          %31 = llvm.load %28 : !llvm.ptr -> i32
          %32 = llvm.load %28 : !llvm.ptr -> i32
          %33 = arith.extsi %32 : i32 to i64
          %34 = llvm.getelementptr %0[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %35 = llvm.load %34 : !llvm.ptr -> i32
          %36 = arith.addi %35, %31 : i32
          llvm.store %36, %34 : i32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "loop"}
      offload.yield
    } {directive = "parallel", function = "main_omp_team_6"}
    offload.fork teams {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i32_8 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %29 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      %c1_i64 = arith.constant 1 : i64
      %30 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
      %c0_i32_11 = arith.constant 0 : i32
      llvm.store %c0_i32_11, %30 : i32, !llvm.ptr
      %31 = offload.count from(%c0_i32_9 : i32) to(%29 : i32) step(%c1_i32_10 : i32)
      offload.share %31 rank(%arg0 of %arg1) {
      ^bb0(%arg2: i64, %arg3: i64):
        %40 = arith.subi %arg3, %arg2 : i64
        offload.loop from(%c0_i32_9 : i32) to(%29 : i32) step(%c1_i32_10 : i32) part(%arg2 to %arg3) {
        ^bb0(%arg4: i32):
          llvm.store %arg4, %28 : i32, !llvm.ptr
          %41 = llvm.load %28 : !llvm.ptr -> i32
          %42 = arith.extsi %41 : i32 to i64
          %43 = llvm.getelementptr %0[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %44 = llvm.load %43 : !llvm.ptr -> i32
          %45 = llvm.load %30 : !llvm.ptr -> i32
          %46 = arith.addi %45, %44 : i32
          llvm.store %46, %30 : i32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "loop"}
      %c1_i64_12 = arith.constant 1 : i64
      %32 = llvm.alloca %c1_i64_12 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c1_i64_13 = arith.constant 1 : i64
      %33 = llvm.alloca %c1_i64_13 x i32 : (i64) -> !llvm.ptr
      %34 = llvm.load %30 : !llvm.ptr -> i32
      llvm.store %34, %33 : i32, !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %35 = llvm.getelementptr %32[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %33, %35 : !llvm.ptr, !llvm.ptr
      %36 = offload.gather teams %32 {directive = "loop"} : !llvm.ptr -> !llvm.ptr
      %37 = llvm.ptrtoint %36 : !llvm.ptr to i64
      %c0_i64_14 = arith.constant 0 : i64
      %38 = arith.cmpi ne, %37, %c0_i64_14 : i64
      cf.cond_br %38, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_15 = arith.constant 0 : i64
      %39 = arith.extsi %arg1 : i32 to i64
      %c1_i64_16 = arith.constant 1 : i64
      offload.loop from(%c0_i64_15 : i64) to(%39 : i64) step(%c1_i64_16 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64 = arith.constant 8 : i64
        %40 = arith.muli %arg2, %c8_i64 : i64
        %41 = llvm.getelementptr %36[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %c0_i64_17 = arith.constant 0 : i64
        %43 = llvm.getelementptr %42[%c0_i64_17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %44 = llvm.load %43 : !llvm.ptr -> !llvm.ptr
        %45 = llvm.load %1 : !llvm.ptr -> i32
        %46 = llvm.load %44 : !llvm.ptr -> i32
        %47 = arith.addi %45, %46 : i32
        llvm.store %47, %1 : i32, !llvm.ptr
        offload.yield
      }
      offload.gathered teams {directive = "loop"}
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      offload.yield
    } {directive = "teams", function = "main_omp_league_7"}
    offload.fork parallel {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i32_8 = arith.constant 1 : i32
      %28 = llvm.alloca %c1_i32_8 x i32 : (i32) -> !llvm.ptr
      %c0_i32_9 = arith.constant 0 : i32
      %29 = llvm.load %2 : !llvm.ptr -> i32
      %c1_i32_10 = arith.constant 1 : i32
      %30 = offload.count from(%c0_i32_9 : i32) to(%29 : i32) step(%c1_i32_10 : i32)
      offload.share %30 rank(%arg0 of %arg1) {
      ^bb0(%arg2: i64, %arg3: i64):
        offload.loop from(%c0_i32_9 : i32) to(%29 : i32) step(%c1_i32_10 : i32) part(%arg2 to %arg3) {
        ^bb0(%arg4: i32):
          llvm.store %arg4, %28 : i32, !llvm.ptr
          %c1_i32_11 = arith.constant 1 : i32
          %31 = llvm.load %28 : !llvm.ptr -> i32
          %32 = arith.extsi %31 : i32 to i64
          %33 = llvm.getelementptr %0[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %34 = llvm.load %33 : !llvm.ptr -> i32
          %35 = arith.addi %34, %c1_i32_11 : i32
          llvm.store %35, %33 : i32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "loop"}
      offload.yield
    } {directive = "parallel", function = "main_omp_team_8"}
    %17 = llvm.mlir.addressof @str : !llvm.ptr
    %18 = llvm.load %1 : !llvm.ptr -> i32
    %19 = llvm.load %3 : !llvm.ptr -> i32
    %20 = llvm.call @printf(%17, %18, %19) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %c0_i32_2 = arith.constant 0 : i32
    llvm.store %c0_i32_2, %4 : i32, !llvm.ptr
    %c0_i32_3 = arith.constant 0 : i32
    llvm.store %c0_i32_3, %5 : i32, !llvm.ptr
    %c0_i32_4 = arith.constant 0 : i32
    llvm.store %c0_i32_4, %6 : i32, !llvm.ptr
    %c2_i32_5 = arith.constant 2 : i32
    offload.fork teams threads(%c2_i32_5) {
    ^bb0(%arg0: i32, %arg1: i32):
      %c1_i64 = arith.constant 1 : i64
      %28 = llvm.alloca %c1_i64 x i32 : (i64) -> !llvm.ptr
      %c0_i32_8 = arith.constant 0 : i32
      llvm.store %c0_i32_8, %28 : i32, !llvm.ptr
      %c1_i64_9 = arith.constant 1 : i64
      %29 = llvm.alloca %c1_i64_9 x i32 : (i64) -> !llvm.ptr
      %c0_i32_10 = arith.constant 0 : i32
      llvm.store %c0_i32_10, %29 : i32, !llvm.ptr
      %c1_i64_11 = arith.constant 1 : i64
      %30 = llvm.alloca %c1_i64_11 x i32 : (i64) -> !llvm.ptr
      %c0_i32_12 = arith.constant 0 : i32
      llvm.store %c0_i32_12, %30 : i32, !llvm.ptr
      %c1_i32_13 = arith.constant 1 : i32
      %31 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
      %32 = func.call @omp_get_team_num() : () -> i32
      llvm.store %32, %31 : i32, !llvm.ptr
      %33 = llvm.load %28 : !llvm.ptr -> i32
      %c1_i32_14 = arith.constant 1 : i32
      %34 = arith.addi %33, %c1_i32_14 : i32
      llvm.store %34, %28 : i32, !llvm.ptr
      %c2_i32_15 = arith.constant 2 : i32
      offload.fork parallel threads(%c2_i32_15) {
      ^bb0(%arg2: i32, %arg3: i32):
        %c1_i64_23 = arith.constant 1 : i64
        %49 = llvm.alloca %c1_i64_23 x i32 : (i64) -> !llvm.ptr
        %c0_i32_24 = arith.constant 0 : i32
        llvm.store %c0_i32_24, %49 : i32, !llvm.ptr
        %c1_i64_25 = arith.constant 1 : i64
        %50 = llvm.alloca %c1_i64_25 x i32 : (i64) -> !llvm.ptr
        %c0_i32_26 = arith.constant 0 : i32
        llvm.store %c0_i32_26, %50 : i32, !llvm.ptr
        %51 = llvm.load %49 : !llvm.ptr -> i32
        %c1_i32_27 = arith.constant 1 : i32
        %52 = arith.addi %51, %c1_i32_27 : i32
        llvm.store %52, %49 : i32, !llvm.ptr
        %53 = func.call @omp_get_team_num() : () -> i32
        %54 = llvm.load %31 : !llvm.ptr -> i32
        %55 = arith.cmpi ne, %53, %54 : i32
        %56 = scf.if %55 -> (i1) {
          %true = arith.constant true
          scf.yield %true : i1
        } else {
          %71 = func.call @omp_get_num_teams() : () -> i32
          %c2_i32_36 = arith.constant 2 : i32
          %72 = arith.cmpi ne, %71, %c2_i32_36 : i32
          scf.yield %72 : i1
        }
        %57 = arith.extui %56 : i1 to i32
        %58 = llvm.load %50 : !llvm.ptr -> i32
        %59 = arith.addi %58, %57 : i32
        llvm.store %59, %50 : i32, !llvm.ptr
        %c1_i64_28 = arith.constant 1 : i64
        %60 = llvm.alloca %c1_i64_28 x !llvm.array<2 x ptr> : (i64) -> !llvm.ptr
        %c1_i64_29 = arith.constant 1 : i64
        %61 = llvm.alloca %c1_i64_29 x i32 : (i64) -> !llvm.ptr
        %62 = llvm.load %49 : !llvm.ptr -> i32
        llvm.store %62, %61 : i32, !llvm.ptr
        %c0_i64_30 = arith.constant 0 : i64
        %63 = llvm.getelementptr %60[%c0_i64_30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %61, %63 : !llvm.ptr, !llvm.ptr
        %c1_i64_31 = arith.constant 1 : i64
        %64 = llvm.alloca %c1_i64_31 x i32 : (i64) -> !llvm.ptr
        %65 = llvm.load %50 : !llvm.ptr -> i32
        llvm.store %65, %64 : i32, !llvm.ptr
        %c8_i64_32 = arith.constant 8 : i64
        %66 = llvm.getelementptr %60[%c8_i64_32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %64, %66 : !llvm.ptr, !llvm.ptr
        %67 = offload.gather parallel %60 {directive = "parallel"} : !llvm.ptr -> !llvm.ptr
        %68 = llvm.ptrtoint %67 : !llvm.ptr to i64
        %c0_i64_33 = arith.constant 0 : i64
        %69 = arith.cmpi ne, %68, %c0_i64_33 : i64
        cf.cond_br %69, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        %c0_i64_34 = arith.constant 0 : i64
        %70 = arith.extsi %arg3 : i32 to i64
        %c1_i64_35 = arith.constant 1 : i64
        offload.loop from(%c0_i64_34 : i64) to(%70 : i64) step(%c1_i64_35 : i64) {
        ^bb0(%arg4: i64):
          %c8_i64_36 = arith.constant 8 : i64
          %71 = arith.muli %arg4, %c8_i64_36 : i64
          %72 = llvm.getelementptr %67[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %73 = llvm.load %72 : !llvm.ptr -> !llvm.ptr
          %c0_i64_37 = arith.constant 0 : i64
          %74 = llvm.getelementptr %73[%c0_i64_37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %75 = llvm.load %74 : !llvm.ptr -> !llvm.ptr
          %76 = llvm.load %29 : !llvm.ptr -> i32
          %77 = llvm.load %75 : !llvm.ptr -> i32
          %78 = arith.addi %76, %77 : i32
          llvm.store %78, %29 : i32, !llvm.ptr
          %c8_i64_38 = arith.constant 8 : i64
          %79 = llvm.getelementptr %73[%c8_i64_38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %80 = llvm.load %79 : !llvm.ptr -> !llvm.ptr
          %81 = llvm.load %30 : !llvm.ptr -> i32
          %82 = llvm.load %80 : !llvm.ptr -> i32
          %83 = arith.addi %81, %82 : i32
          llvm.store %83, %30 : i32, !llvm.ptr
          offload.yield
        }
        offload.gathered parallel {directive = "parallel"}
        cf.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        offload.yield
      } {directive = "parallel", function = "main_omp_team_10"}
      %c1_i64_16 = arith.constant 1 : i64
      %35 = llvm.alloca %c1_i64_16 x !llvm.array<3 x ptr> : (i64) -> !llvm.ptr
      %c1_i64_17 = arith.constant 1 : i64
      %36 = llvm.alloca %c1_i64_17 x i32 : (i64) -> !llvm.ptr
      %37 = llvm.load %28 : !llvm.ptr -> i32
      llvm.store %37, %36 : i32, !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %38 = llvm.getelementptr %35[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %36, %38 : !llvm.ptr, !llvm.ptr
      %c1_i64_18 = arith.constant 1 : i64
      %39 = llvm.alloca %c1_i64_18 x i32 : (i64) -> !llvm.ptr
      %40 = llvm.load %29 : !llvm.ptr -> i32
      llvm.store %40, %39 : i32, !llvm.ptr
      %c8_i64 = arith.constant 8 : i64
      %41 = llvm.getelementptr %35[%c8_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %39, %41 : !llvm.ptr, !llvm.ptr
      %c1_i64_19 = arith.constant 1 : i64
      %42 = llvm.alloca %c1_i64_19 x i32 : (i64) -> !llvm.ptr
      %43 = llvm.load %30 : !llvm.ptr -> i32
      llvm.store %43, %42 : i32, !llvm.ptr
      %c16_i64 = arith.constant 16 : i64
      %44 = llvm.getelementptr %35[%c16_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %42, %44 : !llvm.ptr, !llvm.ptr
      %45 = offload.gather teams %35 {directive = "teams"} : !llvm.ptr -> !llvm.ptr
      %46 = llvm.ptrtoint %45 : !llvm.ptr to i64
      %c0_i64_20 = arith.constant 0 : i64
      %47 = arith.cmpi ne, %46, %c0_i64_20 : i64
      cf.cond_br %47, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_21 = arith.constant 0 : i64
      %48 = arith.extsi %arg1 : i32 to i64
      %c1_i64_22 = arith.constant 1 : i64
      offload.loop from(%c0_i64_21 : i64) to(%48 : i64) step(%c1_i64_22 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64_23 = arith.constant 8 : i64
        %49 = arith.muli %arg2, %c8_i64_23 : i64
        %50 = llvm.getelementptr %45[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
        %c0_i64_24 = arith.constant 0 : i64
        %52 = llvm.getelementptr %51[%c0_i64_24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %53 = llvm.load %52 : !llvm.ptr -> !llvm.ptr
        %54 = llvm.load %4 : !llvm.ptr -> i32
        %55 = llvm.load %53 : !llvm.ptr -> i32
        %56 = arith.addi %54, %55 : i32
        llvm.store %56, %4 : i32, !llvm.ptr
        %c8_i64_25 = arith.constant 8 : i64
        %57 = llvm.getelementptr %51[%c8_i64_25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %58 = llvm.load %57 : !llvm.ptr -> !llvm.ptr
        %59 = llvm.load %5 : !llvm.ptr -> i32
        %60 = llvm.load %58 : !llvm.ptr -> i32
        %61 = arith.addi %59, %60 : i32
        llvm.store %61, %5 : i32, !llvm.ptr
        %c16_i64_26 = arith.constant 16 : i64
        %62 = llvm.getelementptr %51[%c16_i64_26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %63 = llvm.load %62 : !llvm.ptr -> !llvm.ptr
        %64 = llvm.load %6 : !llvm.ptr -> i32
        %65 = llvm.load %63 : !llvm.ptr -> i32
        %66 = arith.addi %64, %65 : i32
        llvm.store %66, %6 : i32, !llvm.ptr
        offload.yield
      }
      offload.gathered teams {directive = "teams"}
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      offload.yield
    } {directive = "teams", function = "main_omp_league_9"}
    %21 = llvm.mlir.addressof @str.2 : !llvm.ptr
    %22 = llvm.load %4 : !llvm.ptr -> i32
    %23 = llvm.load %5 : !llvm.ptr -> i32
    %c1_i32_6 = arith.constant 1 : i32
    %24 = arith.cmpi sgt, %23, %c1_i32_6 : i32
    %25 = arith.extui %24 : i1 to i32
    %26 = llvm.load %6 : !llvm.ptr -> i32
    %27 = llvm.call @printf(%21, %22, %25, %26) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %c0_i32_7 = arith.constant 0 : i32
    return %c0_i32_7 : i32
  }
  llvm.mlir.global internal constant @str("%d %d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.1("%d\0A\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str.2("%d %d %d\0A\00") {addr_space = 0 : i32}
  func.func private @omp_get_num_teams() -> i32
  func.func private @omp_get_team_num() -> i32
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
