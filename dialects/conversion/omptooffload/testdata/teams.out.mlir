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
        %c1_i32_13 = arith.constant 1 : i32
        %35 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
        %c0_i32_14 = arith.constant 0 : i32
        %36 = llvm.load %2 : !llvm.ptr -> i32
        %c1_i32_15 = arith.constant 1 : i32
        %c1_i64_16 = arith.constant 1 : i64
        %37 = llvm.alloca %c1_i64_16 x i32 : (i64) -> !llvm.ptr
        %c1_i64_17 = arith.constant 1 : i64
        %38 = llvm.alloca %c1_i64_17 x i32 : (i64) -> !llvm.ptr
        %c1_i64_18 = arith.constant 1 : i64
        %39 = llvm.alloca %c1_i64_18 x i32 : (i64) -> !llvm.ptr
        %c0_i32_19 = arith.constant 0 : i32
        llvm.store %c0_i32_19, %39 : i32, !llvm.ptr
        %40 = offload.count from(%c0_i32_14 : i32) to(%36 : i32) step(%c1_i32_15 : i32)
        offload.share %40 rank(%arg0 of %arg1) {
        ^bb0(%arg4: i64, %arg5: i64):
          %47 = arith.subi %arg5, %arg4 : i64
          offload.share %47 rank(%arg2 of %arg3) {
          ^bb0(%arg6: i64, %arg7: i64):
            %48 = arith.addi %arg4, %arg6 : i64
            %49 = arith.addi %arg4, %arg7 : i64
            offload.loop from(%c0_i32_14 : i32) to(%36 : i32) step(%c1_i32_15 : i32) part(%48 to %49) {
            ^bb0(%arg8: i32):
              llvm.store %arg8, %35 : i32, !llvm.ptr
              %50 = llvm.load %35 : !llvm.ptr -> i32
              %51 = arith.extsi %50 : i32 to i64
              %52 = llvm.getelementptr %0[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
              %53 = llvm.load %52 : !llvm.ptr -> i32
              %54 = llvm.load %39 : !llvm.ptr -> i32
              %55 = arith.addi %54, %53 : i32
              llvm.store %55, %39 : i32, !llvm.ptr
              %56 = llvm.load %35 : !llvm.ptr -> i32
              llvm.store %56, %38 : i32, !llvm.ptr
              %57 = arith.addi %arg8, %c1_i32_15 : i32
              %58 = arith.cmpi sge, %57, %36 : i32
              scf.if %58 {
                %59 = llvm.load %38 : !llvm.ptr -> i32
                llvm.store %59, %3 : i32, !llvm.ptr
                %60 = llvm.load %38 : !llvm.ptr -> i32
                llvm.store %60, %3 : i32, !llvm.ptr
              }
              offload.yield
            }
            offload.yield
          } {directive = "for"}
          offload.yield
        } {directive = "distribute"}
        %c1_i64_20 = arith.constant 1 : i64
        %41 = llvm.alloca %c1_i64_20 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
        %c0_i64_21 = arith.constant 0 : i64
        %42 = llvm.getelementptr %41[%c0_i64_21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %39, %42 : !llvm.ptr, !llvm.ptr
        %43 = offload.gather parallel %41 {directive = "for"} : !llvm.ptr -> !llvm.ptr
        %44 = llvm.ptrtoint %43 : !llvm.ptr to i64
        %c0_i64_22 = arith.constant 0 : i64
        %45 = arith.cmpi ne, %44, %c0_i64_22 : i64
        cf.cond_br %45, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        %c0_i64_23 = arith.constant 0 : i64
        %46 = arith.extsi %arg3 : i32 to i64
        %c1_i64_24 = arith.constant 1 : i64
        offload.loop from(%c0_i64_23 : i64) to(%46 : i64) step(%c1_i64_24 : i64) {
        ^bb0(%arg4: i64):
          %c8_i64 = arith.constant 8 : i64
          %47 = arith.muli %arg4, %c8_i64 : i64
          %48 = llvm.getelementptr %43[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %49 = llvm.load %48 : !llvm.ptr -> !llvm.ptr
          %c0_i64_25 = arith.constant 0 : i64
          %50 = llvm.getelementptr %49[%c0_i64_25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %51 = llvm.load %50 : !llvm.ptr -> !llvm.ptr
          %52 = llvm.load %28 : !llvm.ptr -> i32
          %53 = llvm.load %51 : !llvm.ptr -> i32
          %54 = arith.addi %52, %53 : i32
          llvm.store %54, %28 : i32, !llvm.ptr
          offload.yield
        }
        offload.gathered parallel {directive = "for"}
        cf.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        offload.yield
      } {directive = "parallel", function = "main_omp_team_2"}
      %c1_i64_9 = arith.constant 1 : i64
      %29 = llvm.alloca %c1_i64_9 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %30 = llvm.getelementptr %29[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %28, %30 : !llvm.ptr, !llvm.ptr
      %31 = offload.gather teams %29 {directive = "teams"} : !llvm.ptr -> !llvm.ptr
      %32 = llvm.ptrtoint %31 : !llvm.ptr to i64
      %c0_i64_10 = arith.constant 0 : i64
      %33 = arith.cmpi ne, %32, %c0_i64_10 : i64
      cf.cond_br %33, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_11 = arith.constant 0 : i64
      %34 = arith.extsi %arg1 : i32 to i64
      %c1_i64_12 = arith.constant 1 : i64
      offload.loop from(%c0_i64_11 : i64) to(%34 : i64) step(%c1_i64_12 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64 = arith.constant 8 : i64
        %35 = arith.muli %arg2, %c8_i64 : i64
        %36 = llvm.getelementptr %31[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
        %c0_i64_13 = arith.constant 0 : i64
        %38 = llvm.getelementptr %37[%c0_i64_13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
        %40 = llvm.load %1 : !llvm.ptr -> i32
        %41 = llvm.load %39 : !llvm.ptr -> i32
        %42 = arith.addi %40, %41 : i32
        llvm.store %42, %1 : i32, !llvm.ptr
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
        %c1_i32_13 = arith.constant 1 : i32
        %35 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
        %36 = llvm.alloca %c1_i32_13 x i32 : (i32) -> !llvm.ptr
        %c7_i32 = arith.constant 7 : i32
        %c3_i32_14 = arith.constant 3 : i32
        %c0_i32_15 = arith.constant 0 : i32
        %c10_i32 = arith.constant 10 : i32
        %c1_i32_16 = arith.constant 1 : i32
        %c0_i32_17 = arith.constant 0 : i32
        %c20_i32 = arith.constant 20 : i32
        %c1_i32_18 = arith.constant 1 : i32
        %c1_i64_19 = arith.constant 1 : i64
        %37 = llvm.alloca %c1_i64_19 x i32 : (i64) -> !llvm.ptr
        %c0_i32_20 = arith.constant 0 : i32
        llvm.store %c0_i32_20, %37 : i32, !llvm.ptr
        %38 = offload.count from(%c0_i32_15, %c0_i32_17 : i32, i32) to(%c10_i32, %c20_i32 : i32, i32) step(%c1_i32_16, %c1_i32_18 : i32, i32)
        %39 = arith.extsi %c7_i32 : i32 to i64
        offload.share %38 rank(%arg0 of %arg1) chunk(%39) {
        ^bb0(%arg4: i64, %arg5: i64):
          %46 = arith.subi %arg5, %arg4 : i64
          %47 = arith.extsi %c3_i32_14 : i32 to i64
          offload.share %46 chunk(%47) schedule(dynamic) {
          ^bb0(%arg6: i64, %arg7: i64):
            %48 = arith.addi %arg4, %arg6 : i64
            %49 = arith.addi %arg4, %arg7 : i64
            offload.loop from(%c0_i32_15, %c0_i32_17 : i32, i32) to(%c10_i32, %c20_i32 : i32, i32) step(%c1_i32_16, %c1_i32_18 : i32, i32) part(%48 to %49) {
            ^bb0(%arg8: i32, %arg9: i32):
              llvm.store %arg8, %35 : i32, !llvm.ptr
              llvm.store %arg9, %36 : i32, !llvm.ptr
              %50 = llvm.load %35 : !llvm.ptr -> i32
              %c20_i32_26 = arith.constant 20 : i32
              %51 = arith.muli %50, %c20_i32_26 : i32
              %52 = llvm.load %36 : !llvm.ptr -> i32
              %53 = arith.addi %51, %52 : i32
              %54 = arith.extsi %53 : i32 to i64
              %55 = llvm.getelementptr %0[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
              %56 = llvm.load %55 : !llvm.ptr -> i32
              %57 = llvm.load %37 : !llvm.ptr -> i32
              %58 = arith.addi %57, %56 : i32
              llvm.store %58, %37 : i32, !llvm.ptr
              offload.yield
            }
            offload.yield
          } {directive = "for"}
          offload.yield
        } {directive = "distribute"}
        %c1_i64_21 = arith.constant 1 : i64
        %40 = llvm.alloca %c1_i64_21 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
        %c0_i64_22 = arith.constant 0 : i64
        %41 = llvm.getelementptr %40[%c0_i64_22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %37, %41 : !llvm.ptr, !llvm.ptr
        %42 = offload.gather parallel %40 {directive = "for"} : !llvm.ptr -> !llvm.ptr
        %43 = llvm.ptrtoint %42 : !llvm.ptr to i64
        %c0_i64_23 = arith.constant 0 : i64
        %44 = arith.cmpi ne, %43, %c0_i64_23 : i64
        cf.cond_br %44, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        %c0_i64_24 = arith.constant 0 : i64
        %45 = arith.extsi %arg3 : i32 to i64
        %c1_i64_25 = arith.constant 1 : i64
        offload.loop from(%c0_i64_24 : i64) to(%45 : i64) step(%c1_i64_25 : i64) {
        ^bb0(%arg4: i64):
          %c8_i64 = arith.constant 8 : i64
          %46 = arith.muli %arg4, %c8_i64 : i64
          %47 = llvm.getelementptr %42[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %48 = llvm.load %47 : !llvm.ptr -> !llvm.ptr
          %c0_i64_26 = arith.constant 0 : i64
          %49 = llvm.getelementptr %48[%c0_i64_26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %50 = llvm.load %49 : !llvm.ptr -> !llvm.ptr
          %51 = llvm.load %28 : !llvm.ptr -> i32
          %52 = llvm.load %50 : !llvm.ptr -> i32
          %53 = arith.addi %51, %52 : i32
          llvm.store %53, %28 : i32, !llvm.ptr
          offload.yield
        }
        offload.gathered parallel {directive = "for"}
        cf.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        offload.yield
      } {directive = "parallel", function = "main_omp_team_4"}
      %c1_i64_9 = arith.constant 1 : i64
      %29 = llvm.alloca %c1_i64_9 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %30 = llvm.getelementptr %29[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %28, %30 : !llvm.ptr, !llvm.ptr
      %31 = offload.gather teams %29 {directive = "teams"} : !llvm.ptr -> !llvm.ptr
      %32 = llvm.ptrtoint %31 : !llvm.ptr to i64
      %c0_i64_10 = arith.constant 0 : i64
      %33 = arith.cmpi ne, %32, %c0_i64_10 : i64
      cf.cond_br %33, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_11 = arith.constant 0 : i64
      %34 = arith.extsi %arg1 : i32 to i64
      %c1_i64_12 = arith.constant 1 : i64
      offload.loop from(%c0_i64_11 : i64) to(%34 : i64) step(%c1_i64_12 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64 = arith.constant 8 : i64
        %35 = arith.muli %arg2, %c8_i64 : i64
        %36 = llvm.getelementptr %31[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %37 = llvm.load %36 : !llvm.ptr -> !llvm.ptr
        %c0_i64_13 = arith.constant 0 : i64
        %38 = llvm.getelementptr %37[%c0_i64_13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %39 = llvm.load %38 : !llvm.ptr -> !llvm.ptr
        %40 = llvm.load %1 : !llvm.ptr -> i32
        %41 = llvm.load %39 : !llvm.ptr -> i32
        %42 = arith.addi %40, %41 : i32
        llvm.store %42, %1 : i32, !llvm.ptr
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
        %43 = arith.subi %arg3, %arg2 : i64
        offload.loop from(%c0_i32_9 : i32) to(%30 : i32) step(%c1_i32_10 : i32) part(%arg2 to %arg3) {
        ^bb0(%arg4: i32):
          llvm.store %arg4, %29 : i32, !llvm.ptr
          %44 = llvm.load %31 : !llvm.ptr -> i32
          %45 = llvm.load %29 : !llvm.ptr -> i32
          %46 = arith.extsi %45 : i32 to i64
          %47 = llvm.getelementptr %0[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %48 = llvm.load %47 : !llvm.ptr -> i32
          %c1000_i32 = arith.constant 1000 : i32
          %49 = arith.muli %48, %c1000_i32 : i32
          %50 = arith.cmpi sgt, %44, %49 : i32
          %51 = scf.if %50 -> (i32) {
            %52 = llvm.load %31 : !llvm.ptr -> i32
            scf.yield %52 : i32
          } else {
            %52 = llvm.load %29 : !llvm.ptr -> i32
            %53 = arith.extsi %52 : i32 to i64
            %54 = llvm.getelementptr %0[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i32
            %55 = llvm.load %54 : !llvm.ptr -> i32
            %c1000_i32_17 = arith.constant 1000 : i32
            %56 = arith.muli %55, %c1000_i32_17 : i32
            scf.yield %56 : i32
          }
          llvm.store %51, %31 : i32, !llvm.ptr
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
      %c0_i64 = arith.constant 0 : i64
      %38 = llvm.getelementptr %37[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %28, %38 : !llvm.ptr, !llvm.ptr
      %39 = offload.gather teams %37 {directive = "teams"} : !llvm.ptr -> !llvm.ptr
      %40 = llvm.ptrtoint %39 : !llvm.ptr to i64
      %c0_i64_14 = arith.constant 0 : i64
      %41 = arith.cmpi ne, %40, %c0_i64_14 : i64
      cf.cond_br %41, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_15 = arith.constant 0 : i64
      %42 = arith.extsi %arg1 : i32 to i64
      %c1_i64_16 = arith.constant 1 : i64
      offload.loop from(%c0_i64_15 : i64) to(%42 : i64) step(%c1_i64_16 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64 = arith.constant 8 : i64
        %43 = arith.muli %arg2, %c8_i64 : i64
        %44 = llvm.getelementptr %39[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
        %c0_i64_17 = arith.constant 0 : i64
        %46 = llvm.getelementptr %45[%c0_i64_17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
        %48 = llvm.load %1 : !llvm.ptr -> i32
        %49 = llvm.load %47 : !llvm.ptr -> i32
        %50 = arith.cmpi sgt, %48, %49 : i32
        %51 = arith.select %50, %48, %49 : i32
        llvm.store %51, %1 : i32, !llvm.ptr
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
        %38 = arith.subi %arg3, %arg2 : i64
        offload.loop from(%c0_i32_9 : i32) to(%29 : i32) step(%c1_i32_10 : i32) part(%arg2 to %arg3) {
        ^bb0(%arg4: i32):
          llvm.store %arg4, %28 : i32, !llvm.ptr
          %39 = llvm.load %28 : !llvm.ptr -> i32
          %40 = arith.extsi %39 : i32 to i64
          %41 = llvm.getelementptr %0[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
          %42 = llvm.load %41 : !llvm.ptr -> i32
          %43 = llvm.load %30 : !llvm.ptr -> i32
          %44 = arith.addi %43, %42 : i32
          llvm.store %44, %30 : i32, !llvm.ptr
          offload.yield
        }
        offload.yield
      } {directive = "loop"}
      %c1_i64_12 = arith.constant 1 : i64
      %32 = llvm.alloca %c1_i64_12 x !llvm.array<1 x ptr> : (i64) -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %33 = llvm.getelementptr %32[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %30, %33 : !llvm.ptr, !llvm.ptr
      %34 = offload.gather teams %32 {directive = "loop"} : !llvm.ptr -> !llvm.ptr
      %35 = llvm.ptrtoint %34 : !llvm.ptr to i64
      %c0_i64_13 = arith.constant 0 : i64
      %36 = arith.cmpi ne, %35, %c0_i64_13 : i64
      cf.cond_br %36, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_14 = arith.constant 0 : i64
      %37 = arith.extsi %arg1 : i32 to i64
      %c1_i64_15 = arith.constant 1 : i64
      offload.loop from(%c0_i64_14 : i64) to(%37 : i64) step(%c1_i64_15 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64 = arith.constant 8 : i64
        %38 = arith.muli %arg2, %c8_i64 : i64
        %39 = llvm.getelementptr %34[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %40 = llvm.load %39 : !llvm.ptr -> !llvm.ptr
        %c0_i64_16 = arith.constant 0 : i64
        %41 = llvm.getelementptr %40[%c0_i64_16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %42 = llvm.load %41 : !llvm.ptr -> !llvm.ptr
        %43 = llvm.load %1 : !llvm.ptr -> i32
        %44 = llvm.load %42 : !llvm.ptr -> i32
        %45 = arith.addi %43, %44 : i32
        llvm.store %45, %1 : i32, !llvm.ptr
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
        %c1_i64_20 = arith.constant 1 : i64
        %43 = llvm.alloca %c1_i64_20 x i32 : (i64) -> !llvm.ptr
        %c0_i32_21 = arith.constant 0 : i32
        llvm.store %c0_i32_21, %43 : i32, !llvm.ptr
        %c1_i64_22 = arith.constant 1 : i64
        %44 = llvm.alloca %c1_i64_22 x i32 : (i64) -> !llvm.ptr
        %c0_i32_23 = arith.constant 0 : i32
        llvm.store %c0_i32_23, %44 : i32, !llvm.ptr
        %45 = llvm.load %43 : !llvm.ptr -> i32
        %c1_i32_24 = arith.constant 1 : i32
        %46 = arith.addi %45, %c1_i32_24 : i32
        llvm.store %46, %43 : i32, !llvm.ptr
        %47 = func.call @omp_get_team_num() : () -> i32
        %48 = llvm.load %31 : !llvm.ptr -> i32
        %49 = arith.cmpi ne, %47, %48 : i32
        %50 = scf.if %49 -> (i1) {
          %true = arith.constant true
          scf.yield %true : i1
        } else {
          %61 = func.call @omp_get_num_teams() : () -> i32
          %c2_i32_31 = arith.constant 2 : i32
          %62 = arith.cmpi ne, %61, %c2_i32_31 : i32
          scf.yield %62 : i1
        }
        %51 = arith.extui %50 : i1 to i32
        %52 = llvm.load %44 : !llvm.ptr -> i32
        %53 = arith.addi %52, %51 : i32
        llvm.store %53, %44 : i32, !llvm.ptr
        %c1_i64_25 = arith.constant 1 : i64
        %54 = llvm.alloca %c1_i64_25 x !llvm.array<2 x ptr> : (i64) -> !llvm.ptr
        %c0_i64_26 = arith.constant 0 : i64
        %55 = llvm.getelementptr %54[%c0_i64_26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %43, %55 : !llvm.ptr, !llvm.ptr
        %c8_i64_27 = arith.constant 8 : i64
        %56 = llvm.getelementptr %54[%c8_i64_27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        llvm.store %44, %56 : !llvm.ptr, !llvm.ptr
        %57 = offload.gather parallel %54 {directive = "parallel"} : !llvm.ptr -> !llvm.ptr
        %58 = llvm.ptrtoint %57 : !llvm.ptr to i64
        %c0_i64_28 = arith.constant 0 : i64
        %59 = arith.cmpi ne, %58, %c0_i64_28 : i64
        cf.cond_br %59, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        %c0_i64_29 = arith.constant 0 : i64
        %60 = arith.extsi %arg3 : i32 to i64
        %c1_i64_30 = arith.constant 1 : i64
        offload.loop from(%c0_i64_29 : i64) to(%60 : i64) step(%c1_i64_30 : i64) {
        ^bb0(%arg4: i64):
          %c8_i64_31 = arith.constant 8 : i64
          %61 = arith.muli %arg4, %c8_i64_31 : i64
          %62 = llvm.getelementptr %57[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %63 = llvm.load %62 : !llvm.ptr -> !llvm.ptr
          %c0_i64_32 = arith.constant 0 : i64
          %64 = llvm.getelementptr %63[%c0_i64_32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %65 = llvm.load %64 : !llvm.ptr -> !llvm.ptr
          %66 = llvm.load %29 : !llvm.ptr -> i32
          %67 = llvm.load %65 : !llvm.ptr -> i32
          %68 = arith.addi %66, %67 : i32
          llvm.store %68, %29 : i32, !llvm.ptr
          %c8_i64_33 = arith.constant 8 : i64
          %69 = llvm.getelementptr %63[%c8_i64_33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %70 = llvm.load %69 : !llvm.ptr -> !llvm.ptr
          %71 = llvm.load %30 : !llvm.ptr -> i32
          %72 = llvm.load %70 : !llvm.ptr -> i32
          %73 = arith.addi %71, %72 : i32
          llvm.store %73, %30 : i32, !llvm.ptr
          offload.yield
        }
        offload.gathered parallel {directive = "parallel"}
        cf.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        offload.yield
      } {directive = "parallel", function = "main_omp_team_10"}
      %c1_i64_16 = arith.constant 1 : i64
      %35 = llvm.alloca %c1_i64_16 x !llvm.array<3 x ptr> : (i64) -> !llvm.ptr
      %c0_i64 = arith.constant 0 : i64
      %36 = llvm.getelementptr %35[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %28, %36 : !llvm.ptr, !llvm.ptr
      %c8_i64 = arith.constant 8 : i64
      %37 = llvm.getelementptr %35[%c8_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %29, %37 : !llvm.ptr, !llvm.ptr
      %c16_i64 = arith.constant 16 : i64
      %38 = llvm.getelementptr %35[%c16_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %30, %38 : !llvm.ptr, !llvm.ptr
      %39 = offload.gather teams %35 {directive = "teams"} : !llvm.ptr -> !llvm.ptr
      %40 = llvm.ptrtoint %39 : !llvm.ptr to i64
      %c0_i64_17 = arith.constant 0 : i64
      %41 = arith.cmpi ne, %40, %c0_i64_17 : i64
      cf.cond_br %41, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %c0_i64_18 = arith.constant 0 : i64
      %42 = arith.extsi %arg1 : i32 to i64
      %c1_i64_19 = arith.constant 1 : i64
      offload.loop from(%c0_i64_18 : i64) to(%42 : i64) step(%c1_i64_19 : i64) {
      ^bb0(%arg2: i64):
        %c8_i64_20 = arith.constant 8 : i64
        %43 = arith.muli %arg2, %c8_i64_20 : i64
        %44 = llvm.getelementptr %39[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %45 = llvm.load %44 : !llvm.ptr -> !llvm.ptr
        %c0_i64_21 = arith.constant 0 : i64
        %46 = llvm.getelementptr %45[%c0_i64_21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %47 = llvm.load %46 : !llvm.ptr -> !llvm.ptr
        %48 = llvm.load %4 : !llvm.ptr -> i32
        %49 = llvm.load %47 : !llvm.ptr -> i32
        %50 = arith.addi %48, %49 : i32
        llvm.store %50, %4 : i32, !llvm.ptr
        %c8_i64_22 = arith.constant 8 : i64
        %51 = llvm.getelementptr %45[%c8_i64_22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %52 = llvm.load %51 : !llvm.ptr -> !llvm.ptr
        %53 = llvm.load %5 : !llvm.ptr -> i32
        %54 = llvm.load %52 : !llvm.ptr -> i32
        %55 = arith.addi %53, %54 : i32
        llvm.store %55, %5 : i32, !llvm.ptr
        %c16_i64_23 = arith.constant 16 : i64
        %56 = llvm.getelementptr %45[%c16_i64_23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr
        %58 = llvm.load %6 : !llvm.ptr -> i32
        %59 = llvm.load %57 : !llvm.ptr -> i32
        %60 = arith.addi %58, %59 : i32
        llvm.store %60, %6 : i32, !llvm.ptr
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
