module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = private} @_QFnothingEi_private_i32 : i32
  func.func private @__accc_omp_metadirective_fir_logical_4(%arg0: !fir.logical<4>) {
    return
  }
  omp.private {type = private} @_QFsEi_private_i32 : i32
  func.func private @__accc_omp_begin_metadirective_fir_logical_4(%arg0: !fir.logical<4>) {
    return
  }
  func.func @_QPs(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<i32> {fir.bindc_name = "m"}, %arg2: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "x"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFsEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %2 = fir.declare %arg1 dummy_scope %0 arg 2 {uniq_name = "_QFsEm"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %3 = fir.load %1 : !fir.ref<i32>
    %4 = fir.convert %3 : (i32) -> index
    %c0 = arith.constant 0 : index
    %5 = arith.cmpi sgt, %4, %c0 : index
    %6 = arith.select %5, %4, %c0 : index
    %7 = fir.shape %6 : (index) -> !fir.shape<1>
    %8 = fir.declare %arg2(%7) dummy_scope %0 arg 3 {uniq_name = "_QFsEx"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %9 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFsEi"}
    %10 = fir.declare %9 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %11 = fir.load %2 : !fir.ref<i32>
    %c4_i32 = arith.constant 4 : i32
    %12 = arith.cmpi sgt, %11, %c4_i32 : i32
    %13 = fir.convert %12 : (i1) -> !fir.logical<4>
    call @__accc_omp_begin_metadirective_fir_logical_4(%13) {accc.directive = {clauses = [{args = [{directive = {clauses = [{args = [{word = "static"}], clause = "schedule"}], name = "parallel for"}}], clause = "when", context = [{set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}, {args = [{directive = {name = "for"}}], clause = "otherwise"}], name = "begin metadirective"}} : (!fir.logical<4>) -> ()
    %14 = fir.load %2 : !fir.ref<i32>
    %c4_i32_0 = arith.constant 4 : i32
    %15 = arith.cmpi sgt, %14, %c4_i32_0 : i32
    %true = arith.constant true
    %16 = arith.xori %15, %true : i1
    fir.if %16 {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %29 = fir.load %1 : !fir.ref<i32>
      omp.wsloop private(@_QFsEi_private_i32 %10 -> %arg3 : !fir.ref<i32>) {
        omp.loop_nest (%arg4) : i32 = (%c1_i32_7) to (%29) inclusive step (%c1_i32) {
          %30 = fir.declare %arg3 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg4 to %30 : !fir.ref<i32>
          %31 = fir.load %2 : !fir.ref<i32>
          %32 = fir.load %30 : !fir.ref<i32>
          %33 = fir.convert %32 : (i32) -> i64
          %34 = fir.array_coor %8(%7) %33 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %35 = fir.convert %31 : (i32) -> f32
          fir.store %35 to %34 : !fir.ref<f32>
          omp.yield
        }
      } {accc.chosen, accc.implied_private = array<i1: true>}
    }
    fir.if %15 {
      omp.parallel {
        %c1_i32 = arith.constant 1 : i32
        %c1_i32_7 = arith.constant 1 : i32
        %29 = fir.load %1 : !fir.ref<i32>
        omp.wsloop schedule(static) private(@_QFsEi_private_i32 %10 -> %arg3 : !fir.ref<i32>) {
          omp.loop_nest (%arg4) : i32 = (%c1_i32_7) to (%29) inclusive step (%c1_i32) {
            %30 = fir.declare %arg3 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg4 to %30 : !fir.ref<i32>
            %31 = fir.load %2 : !fir.ref<i32>
            %32 = fir.load %30 : !fir.ref<i32>
            %33 = fir.convert %32 : (i32) -> i64
            %34 = fir.array_coor %8(%7) %33 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
            %35 = fir.convert %31 : (i32) -> f32
            fir.store %35 to %34 : !fir.ref<f32>
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.part}
        omp.terminator
      } {accc.chosen}
    }
    %17 = fir.load %2 : !fir.ref<i32>
    %c4_i32_1 = arith.constant 4 : i32
    %18 = arith.cmpi sgt, %17, %c4_i32_1 : i32
    %19 = fir.convert %18 : (i1) -> !fir.logical<4>
    call @__accc_omp_begin_metadirective_fir_logical_4(%19) {accc.directive = {clauses = [{args = [{directive = {name = "parallel"}}], clause = "when", context = [{set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}, {args = [{directive = {name = "single"}}], clause = "otherwise"}], name = "begin metadirective"}} : (!fir.logical<4>) -> ()
    %20 = fir.load %2 : !fir.ref<i32>
    %c4_i32_2 = arith.constant 4 : i32
    %21 = arith.cmpi sgt, %20, %c4_i32_2 : i32
    %true_3 = arith.constant true
    %22 = arith.xori %21, %true_3 : i1
    fir.if %22 {
      omp.single {
        %c1_i32 = arith.constant 1 : i32
        %c1_7 = arith.constant 1 : index
        %29 = fir.array_coor %8(%7) %c1_7 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %30 = fir.convert %c1_i32 : (i32) -> f32
        fir.store %30 to %29 : !fir.ref<f32>
        %c1_i32_8 = arith.constant 1 : i32
        %c2 = arith.constant 2 : index
        %31 = fir.array_coor %8(%7) %c2 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %32 = fir.convert %c1_i32_8 : (i32) -> f32
        fir.store %32 to %31 : !fir.ref<f32>
        omp.terminator
      } {accc.chosen}
    }
    fir.if %21 {
      omp.parallel {
        %c1_i32 = arith.constant 1 : i32
        %c1_7 = arith.constant 1 : index
        %29 = fir.array_coor %8(%7) %c1_7 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %30 = fir.convert %c1_i32 : (i32) -> f32
        fir.store %30 to %29 : !fir.ref<f32>
        %c1_i32_8 = arith.constant 1 : i32
        %c2 = arith.constant 2 : index
        %31 = fir.array_coor %8(%7) %c2 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %32 = fir.convert %c1_i32_8 : (i32) -> f32
        fir.store %32 to %31 : !fir.ref<f32>
        omp.terminator
      } {accc.chosen}
    }
    %23 = fir.load %2 : !fir.ref<i32>
    %c4_i32_4 = arith.constant 4 : i32
    %24 = arith.cmpi sgt, %23, %c4_i32_4 : i32
    %25 = fir.convert %24 : (i1) -> !fir.logical<4>
    call @__accc_omp_metadirective_fir_logical_4(%25) {accc.directive = {clauses = [{args = [{directive = {name = "parallel for"}}], clause = "when", context = [{set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}, {args = [{directive = {name = "for"}}], clause = "otherwise"}], name = "metadirective"}} : (!fir.logical<4>) -> ()
    %26 = fir.load %2 : !fir.ref<i32>
    %c4_i32_5 = arith.constant 4 : i32
    %27 = arith.cmpi sgt, %26, %c4_i32_5 : i32
    %true_6 = arith.constant true
    %28 = arith.xori %27, %true_6 : i1
    fir.if %28 {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %29 = fir.load %1 : !fir.ref<i32>
      omp.wsloop private(@_QFsEi_private_i32 %10 -> %arg3 : !fir.ref<i32>) {
        omp.loop_nest (%arg4) : i32 = (%c1_i32_7) to (%29) inclusive step (%c1_i32) {
          %30 = fir.declare %arg3 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
          fir.store %arg4 to %30 : !fir.ref<i32>
          %31 = fir.load %2 : !fir.ref<i32>
          %32 = fir.load %30 : !fir.ref<i32>
          %33 = fir.convert %32 : (i32) -> i64
          %34 = fir.array_coor %8(%7) %33 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
          %35 = fir.convert %31 : (i32) -> f32
          fir.store %35 to %34 : !fir.ref<f32>
          omp.yield
        }
      } {accc.chosen, accc.implied_private = array<i1: true>}
    }
    fir.if %27 {
      omp.parallel {
        %c1_i32 = arith.constant 1 : i32
        %c1_i32_7 = arith.constant 1 : i32
        %29 = fir.load %1 : !fir.ref<i32>
        omp.wsloop private(@_QFsEi_private_i32 %10 -> %arg3 : !fir.ref<i32>) {
          omp.loop_nest (%arg4) : i32 = (%c1_i32_7) to (%29) inclusive step (%c1_i32) {
            %30 = fir.declare %arg3 {uniq_name = "_QFsEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
            fir.store %arg4 to %30 : !fir.ref<i32>
            %31 = fir.load %2 : !fir.ref<i32>
            %32 = fir.load %30 : !fir.ref<i32>
            %33 = fir.convert %32 : (i32) -> i64
            %34 = fir.array_coor %8(%7) %33 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
            %35 = fir.convert %31 : (i32) -> f32
            fir.store %35 to %34 : !fir.ref<f32>
            omp.yield
          }
        } {accc.implied_private = array<i1: true>, accc.part}
        omp.terminator
      } {accc.chosen}
    }
    return
  }
  func.func @_QPnothing(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.ref<!fir.array<?xf32>> {fir.bindc_name = "x"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFnothingEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %c1 = arith.constant 1 : index
    %2 = fir.load %1 : !fir.ref<i32>
    %3 = fir.convert %2 : (i32) -> index
    %c0 = arith.constant 0 : index
    %4 = arith.cmpi sgt, %3, %c0 : index
    %5 = arith.select %4, %3, %c0 : index
    %6 = fir.shape %5 : (index) -> !fir.shape<1>
    %7 = fir.declare %arg1(%6) dummy_scope %0 arg 2 {uniq_name = "_QFnothingEx"} : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, !fir.dscope) -> !fir.ref<!fir.array<?xf32>>
    %8 = fir.alloca i32 {bindc_name = "i", uniq_name = "_QFnothingEi"}
    %9 = fir.declare %8 {uniq_name = "_QFnothingEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
    %true = arith.constant true
    %10 = fir.convert %true : (i1) -> !fir.logical<4>
    call @__accc_omp_begin_metadirective_fir_logical_4(%10) {accc.directive = {clauses = [{args = [{directive = {name = "nothing"}}], clause = "when", context = [{set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}, {args = [{directive = {name = "parallel for simd"}}], clause = "otherwise"}], name = "begin metadirective"}} : (!fir.logical<4>) -> ()
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %11 = arith.xori %true_0, %true_1 : i1
    fir.if %11 {
      omp.parallel {
        %c1_i32_4 = arith.constant 1 : i32
        %c1_i32_5 = arith.constant 1 : i32
        %18 = fir.load %1 : !fir.ref<i32>
        omp.wsloop {
          omp.simd private(@_QFnothingEi_private_i32 %9 -> %arg2 : !fir.ref<i32>) {
            omp.loop_nest (%arg3) : i32 = (%c1_i32_5) to (%18) inclusive step (%c1_i32_4) {
              %19 = fir.declare %arg2 {uniq_name = "_QFnothingEi"} : (!fir.ref<i32>) -> !fir.ref<i32>
              fir.store %arg3 to %19 : !fir.ref<i32>
              %20 = fir.load %19 : !fir.ref<i32>
              %21 = fir.load %19 : !fir.ref<i32>
              %22 = fir.convert %21 : (i32) -> i64
              %23 = fir.array_coor %7(%6) %22 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
              %24 = fir.convert %20 : (i32) -> f32
              fir.store %24 to %23 : !fir.ref<f32>
              %c1_i32_6 = arith.constant 1 : i32
              %c1_i32_7 = arith.constant 1 : i32
              %25 = fir.load %1 : !fir.ref<i32>
              %26 = arith.addi %arg3, %c1_i32_6 : i32
              %27 = arith.cmpi sgt, %26, %25 : i32
              fir.if %27 {
                fir.store %26 to %19 : !fir.ref<i32>
                %28 = fir.load %19 : !fir.ref<i32>
                fir.store %28 to %9 : !fir.ref<i32>
              }
              omp.yield
            }
          } {accc.implied_private = array<i1: true>, accc.lastprivate = array<i1: true>, accc.part, omp.composite}
        } {accc.part, omp.composite}
        omp.terminator
      } {accc.chosen}
    }
    fir.if %true_0 {
      %c1_i32_4 = arith.constant 1 : i32
      %18 = fir.load %1 : !fir.ref<i32>
      %c1_i32_5 = arith.constant 1 : i32
      %c1_6 = arith.constant 1 : index
      %19 = fir.convert %18 : (i32) -> index
      %c1_7 = arith.constant 1 : index
      %20 = fir.convert %c1_6 : (index) -> i32
      %21 = fir.do_loop %arg2 = %c1_6 to %19 step %c1_7 iter_args(%arg3 = %20) -> (i32) {
        fir.store %arg3 to %9 : !fir.ref<i32>
        %22 = fir.load %9 : !fir.ref<i32>
        %23 = fir.load %9 : !fir.ref<i32>
        %24 = fir.convert %23 : (i32) -> i64
        %25 = fir.array_coor %7(%6) %24 : (!fir.ref<!fir.array<?xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
        %26 = fir.convert %22 : (i32) -> f32
        fir.store %26 to %25 : !fir.ref<f32>
        %27 = fir.convert %c1_7 : (index) -> i32
        %28 = fir.load %9 : !fir.ref<i32>
        %29 = arith.addi %28, %27 overflow<nsw> : i32
        fir.result %29 : i32
      }
      fir.store %21 to %9 : !fir.ref<i32>
    }
    %12 = fir.load %1 : !fir.ref<i32>
    %c1_i32 = arith.constant 1 : i32
    %13 = arith.cmpi sgt, %12, %c1_i32 : i32
    %14 = fir.convert %13 : (i1) -> !fir.logical<4>
    call @__accc_omp_metadirective_fir_logical_4(%14) {accc.directive = {clauses = [{args = [{directive = {name = "barrier"}}], clause = "when", context = [{set = "user", traits = [{args = [{value = 0 : i64}], trait = "condition"}]}]}], name = "metadirective"}} : (!fir.logical<4>) -> ()
    %15 = fir.load %1 : !fir.ref<i32>
    %c1_i32_2 = arith.constant 1 : i32
    %16 = arith.cmpi sgt, %15, %c1_i32_2 : i32
    %true_3 = arith.constant true
    %17 = arith.xori %16, %true_3 : i1
    fir.if %17 {
    }
    fir.if %16 {
      omp.barrier {accc.chosen}
    }
    return
  }
}
