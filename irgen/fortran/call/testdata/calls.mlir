module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @arguments(%arg0: !fir.ref<i32>, %arg1: !fir.box<!fir.array<?xf32>>, %arg2: !fir.ref<!fir.array<10xf32>>, %arg3: !fir.ref<!fir.char<1,8>>, %arg4: !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, %arg5: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg6: !fir.ref<i32>) {
    %0 = fir.alloca i32
    %1 = fir.alloca !fir.box<!fir.ptr<!fir.array<?xf32>>>
    %2 = fir.alloca index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %3 = fir.shape %c10 : (index) -> !fir.shape<1>
    %4 = fir.convert %arg2 : (!fir.ref<!fir.array<10xf32>>) -> !fir.ref<!fir.array<?xf32>>
    %5 = fir.load %arg0 : !fir.ref<i32>
    fir.call @_QPby_address(%arg0, %4, %5) fastmath<contract> : (!fir.ref<i32>, !fir.ref<!fir.array<?xf32>>, i32) -> ()
    %c3_i32 = arith.constant 3 : i32
    fir.store %c3_i32 to %0 : !fir.ref<i32>
    %c1_0 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %6:3 = fir.box_dims %arg1, %c0 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %7 = fir.box_elesize %arg1 : (!fir.box<!fir.array<?xf32>>) -> index
    %c0_1 = arith.constant 0 : index
    %8:3 = fir.box_dims %arg1, %c0_1 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %9 = arith.cmpi eq, %8#2, %7 : index
    %c1_2 = arith.constant 1 : index
    %10 = arith.cmpi sle, %8#1, %c1_2 : index
    %11 = arith.ori %9, %10 : i1
    %12 = arith.muli %7, %8#1 : index
    %13 = fir.if %11 -> (!fir.heap<!fir.array<?xf32>>) {
      %73 = fir.box_addr %arg1 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %74 = fir.convert %73 : (!fir.ref<!fir.array<?xf32>>) -> !fir.heap<!fir.array<?xf32>>
      fir.result %74 : !fir.heap<!fir.array<?xf32>>
    } else {
      %73 = fir.allocmem !fir.array<?xf32>, %6#1 {bindc_name = ".copyinout"}
      %74 = fir.shape %6#1 : (index) -> !fir.shape<1>
      %c1_33 = arith.constant 1 : index
      fir.do_loop %arg7 = %c1_33 to %6#1 step %c1_33 unordered {
        %75 = fir.array_coor %73(%74) %arg7 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %76 = fir.array_coor %arg1 %arg7 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
        %77 = fir.load %76 : !fir.ref<f32>
        fir.store %77 to %75 : !fir.ref<f32>
      }
      fir.result %73 : !fir.heap<!fir.array<?xf32>>
    }
    %14 = fir.shape %6#1 : (index) -> !fir.shape<1>
    %15 = fir.convert %13 : (!fir.heap<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
    %c4_i32 = arith.constant 4 : i32
    fir.call @_QPby_address(%0, %15, %c4_i32) fastmath<contract> : (!fir.ref<i32>, !fir.ref<!fir.array<?xf32>>, i32) -> ()
    fir.if %11 {
    } else {
      fir.freemem %13 : !fir.heap<!fir.array<?xf32>>
    }
    %c1_3 = arith.constant 1 : index
    %c10_4 = arith.constant 10 : index
    %16 = fir.shape %c10_4 : (index) -> !fir.shape<1>
    %c1_5 = arith.constant 1 : index
    %c10_6 = arith.constant 10 : index
    %17 = fir.shape %c10_6 : (index) -> !fir.shape<1>
    %18 = fir.load %arg0 : !fir.ref<i32>
    %19 = fir.convert %18 : (i32) -> i64
    %20 = fir.array_coor %arg2(%17) %19 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, i64) -> !fir.ref<f32>
    %21 = fir.convert %20 : (!fir.ref<f32>) -> !fir.ref<!fir.array<?xf32>>
    %22 = fir.load %arg0 : !fir.ref<i32>
    fir.call @_QPby_address(%arg0, %21, %22) fastmath<contract> : (!fir.ref<i32>, !fir.ref<!fir.array<?xf32>>, i32) -> ()
    %c1_7 = arith.constant 1 : index
    %c10_8 = arith.constant 10 : index
    %23 = fir.shape %c10_8 : (index) -> !fir.shape<1>
    %24 = fir.embox %arg2(%23) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    %25 = fir.convert %24 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<!fir.array<?xf32>>
    %c8 = arith.constant 8 : index
    %26 = fir.convert %arg3 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.char<1,?>>
    %c8_9 = arith.constant 8 : index
    %27 = fir.emboxchar %26, %c8_9 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    fir.call @_QPby_descriptor(%25, %27) fastmath<contract> : (!fir.box<!fir.array<?xf32>>, !fir.boxchar<1>) -> ()
    %c1_10 = arith.constant 1 : index
    %c10_11 = arith.constant 10 : index
    %28 = fir.shape %c10_11 : (index) -> !fir.shape<1>
    %c1_12 = arith.constant 1 : index
    %c1_13 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %29 = fir.slice %c1_13, %c9, %c2 : (index, index, index) -> !fir.slice<1>
    %30 = fir.embox %arg2(%28) [%29] : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, !fir.slice<1>) -> !fir.box<!fir.array<?xf32>>
    %31 = fir.address_of(@_QQclX74657874) : !fir.ref<!fir.char<1,4>>
    %c4 = arith.constant 4 : index
    %32 = fir.convert %31 : (!fir.ref<!fir.char<1,4>>) -> !fir.ref<!fir.char<1,?>>
    %c4_14 = arith.constant 4 : index
    %33 = fir.emboxchar %32, %c4_14 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    fir.call @_QPby_descriptor(%30, %33) fastmath<contract> : (!fir.box<!fir.array<?xf32>>, !fir.boxchar<1>) -> ()
    %c1_15 = arith.constant 1 : index
    %c0_16 = arith.constant 0 : index
    %34:3 = fir.box_dims %arg1, %c0_16 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %35 = fir.box_elesize %arg1 : (!fir.box<!fir.array<?xf32>>) -> index
    %c0_17 = arith.constant 0 : index
    %36:3 = fir.box_dims %arg1, %c0_17 : (!fir.box<!fir.array<?xf32>>, index) -> (index, index, index)
    %37 = arith.cmpi eq, %36#2, %35 : index
    %c1_18 = arith.constant 1 : index
    %38 = arith.cmpi sle, %36#1, %c1_18 : index
    %39 = arith.ori %37, %38 : i1
    %40 = arith.muli %35, %36#1 : index
    %41 = fir.if %39 -> (!fir.heap<!fir.array<?xf32>>) {
      %73 = fir.box_addr %arg1 : (!fir.box<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
      %74 = fir.convert %73 : (!fir.ref<!fir.array<?xf32>>) -> !fir.heap<!fir.array<?xf32>>
      fir.result %74 : !fir.heap<!fir.array<?xf32>>
    } else {
      %73 = fir.allocmem !fir.array<?xf32>, %34#1 {bindc_name = ".copyinout"}
      %74 = fir.shape %34#1 : (index) -> !fir.shape<1>
      %c1_33 = arith.constant 1 : index
      fir.do_loop %arg7 = %c1_33 to %34#1 step %c1_33 unordered {
        %75 = fir.array_coor %73(%74) %arg7 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %76 = fir.array_coor %arg1 %arg7 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
        %77 = fir.load %76 : !fir.ref<f32>
        fir.store %77 to %75 : !fir.ref<f32>
      }
      fir.result %73 : !fir.heap<!fir.array<?xf32>>
    }
    %42 = fir.shape %34#1 : (index) -> !fir.shape<1>
    %43 = fir.embox %41(%42) : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<?xf32>>
    %44 = fir.absent !fir.ref<i32>
    fir.call @_QPwithout_gaps(%43, %44) fastmath<contract> : (!fir.box<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
    fir.if %39 {
    } else {
      %c1_33 = arith.constant 1 : index
      fir.do_loop %arg7 = %c1_33 to %34#1 step %c1_33 unordered {
        %73 = fir.array_coor %arg1 %arg7 : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
        %74 = fir.array_coor %41(%42) %arg7 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
        %75 = fir.load %74 : !fir.ref<f32>
        fir.store %75 to %73 : !fir.ref<f32>
      }
      fir.freemem %41 : !fir.heap<!fir.array<?xf32>>
    }
    %c1_19 = arith.constant 1 : index
    %c10_20 = arith.constant 10 : index
    %45 = fir.shape %c10_20 : (index) -> !fir.shape<1>
    %46 = fir.embox %arg2(%45) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    %47 = fir.convert %46 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<!fir.array<?xf32>>
    fir.call @_QPwithout_gaps(%47, %arg6) fastmath<contract> : (!fir.box<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
    %c1_21 = arith.constant 1 : index
    %48 = fir.load %arg4 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %49 = fir.box_addr %48 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>) -> !fir.ptr<!fir.array<?xf32>>
    %c0_22 = arith.constant 0 : index
    %50:3 = fir.box_dims %48, %c0_22 : (!fir.box<!fir.ptr<!fir.array<?xf32>>>, index) -> (index, index, index)
    %51 = fir.shift %50#0 : (index) -> !fir.shift<1>
    %c1_23 = arith.constant 1 : index
    %52 = fir.load %arg5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %53 = fir.box_addr %52 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_24 = arith.constant 0 : index
    %54:3 = fir.box_dims %52, %c0_24 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %55 = fir.shape_shift %54#0, %54#1 : (index, index) -> !fir.shapeshift<1>
    fir.call @_QPmutable(%arg4, %arg5) fastmath<contract> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    %c1_25 = arith.constant 1 : index
    %c10_26 = arith.constant 10 : index
    %56 = fir.shape %c10_26 : (index) -> !fir.shape<1>
    %57 = fir.convert %arg2 : (!fir.ref<!fir.array<10xf32>>) -> !fir.ptr<!fir.array<?xf32>>
    %58 = fir.embox %57(%56) : (!fir.ptr<!fir.array<?xf32>>, !fir.shape<1>) -> !fir.box<!fir.ptr<!fir.array<?xf32>>>
    fir.store %58 to %1 : !fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>
    %c1_27 = arith.constant 1 : index
    %59 = fir.load %arg5 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %60 = fir.box_addr %59 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0_28 = arith.constant 0 : index
    %61:3 = fir.box_dims %59, %c0_28 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %62 = fir.shape_shift %61#0, %61#1 : (index, index) -> !fir.shapeshift<1>
    fir.call @_QPmutable(%1, %arg5) fastmath<contract> : (!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    %63 = fir.call @_QPreturns(%arg0) fastmath<contract> : (!fir.ref<i32>) -> index
    fir.store %63 to %2 : !fir.ref<index>
    %64 = fir.address_of(@_QPscalar) : (!fir.ref<f32>) -> f32
    %65 = fir.emboxproc %64 : ((!fir.ref<f32>) -> f32) -> !fir.boxproc<(!fir.ref<f32>) -> f32>
    %66 = fir.convert %65 : (!fir.boxproc<(!fir.ref<f32>) -> f32>) -> !fir.boxproc<() -> ()>
    fir.call @_QPtakes(%66) fastmath<contract> : (!fir.boxproc<() -> ()>) -> ()
    %67 = fir.address_of(@fir.sqrt4) : (!fir.ref<f32>) -> f32
    %68 = fir.emboxproc %67 : ((!fir.ref<f32>) -> f32) -> !fir.boxproc<(!fir.ref<f32>) -> f32>
    %69 = fir.convert %68 : (!fir.boxproc<(!fir.ref<f32>) -> f32>) -> !fir.boxproc<() -> ()>
    fir.call @_QPtakes(%69) fastmath<contract> : (!fir.boxproc<() -> ()>) -> ()
    %c1_29 = arith.constant 1 : index
    %c10_30 = arith.constant 10 : index
    %70 = fir.shape %c10_30 : (index) -> !fir.shape<1>
    %c8_31 = arith.constant 8 : index
    %71 = fir.convert %arg3 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.char<1,?>>
    %c8_32 = arith.constant 8 : index
    %72 = fir.emboxchar %71, %c8_32 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    fir.call @_QPunknown(%arg0, %arg2, %72) fastmath<contract> : (!fir.ref<i32>, !fir.ref<!fir.array<10xf32>>, !fir.boxchar<1>) -> ()
    return
  }
  func.func private @_QPby_address(!fir.ref<i32>, !fir.ref<!fir.array<?xf32>>, i32)
  func.func private @_QPby_descriptor(!fir.box<!fir.array<?xf32>>, !fir.boxchar<1>)
  fir.global linkonce @_QQclX74657874 constant : !fir.char<1,4> {
    %0 = fir.string_lit "text"(4) : !fir.char<1,4>
    fir.has_value %0 : !fir.char<1,4>
  }
  func.func private @_QPwithout_gaps(!fir.box<!fir.array<?xf32>>, !fir.ref<i32>)
  func.func private @_QPmutable(!fir.ref<!fir.box<!fir.ptr<!fir.array<?xf32>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>)
  func.func private @_QPreturns(!fir.ref<i32>) -> index
  func.func private @_QPscalar(!fir.ref<f32>) -> f32
  func.func private @_QPtakes(!fir.boxproc<() -> ()>)
  func.func private @fir.sqrt4(%arg0: !fir.ref<f32>) -> f32 {
    %0 = fir.load %arg0 : !fir.ref<f32>
    %1 = math.sqrt %0 fastmath<contract> : f32
    return %1 : f32
  }
  func.func private @_QPunknown(!fir.ref<i32>, !fir.ref<!fir.array<10xf32>>, !fir.boxchar<1>)
  func.func @results(%arg0: !fir.ref<i32>, %arg1: !fir.ref<f32>, %arg2: !fir.ref<!fir.array<4xf32>>, %arg3: !fir.ref<!fir.char<1,8>>) {
    %0 = fir.alloca f32
    %1 = fir.alloca f32
    %2 = fir.alloca !fir.box<!fir.heap<!fir.array<?xf32>>>
    %3 = fir.alloca f32
    %4 = fir.load %arg1 : !fir.ref<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %5 = arith.addf %4, %cst fastmath<contract> : f32
    fir.store %5 to %0 : !fir.ref<f32>
    %6 = fir.call @_QPscalar(%0) fastmath<contract> : (!fir.ref<f32>) -> f32
    fir.store %6 to %1 : !fir.ref<f32>
    %7 = fir.load %1 : !fir.ref<f32>
    fir.store %7 to %arg1 : !fir.ref<f32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %8 = fir.shape %c4 : (index) -> !fir.shape<1>
    %c1_0 = arith.constant 1 : index
    %9 = fir.load %arg0 : !fir.ref<i32>
    %10 = fir.convert %9 : (i32) -> index
    %11 = fir.shape %10 : (index) -> !fir.shape<1>
    %12 = fir.allocmem !fir.array<?xf32>, %10 {bindc_name = ".tmp.array"}
    %13 = fir.convert %12 : (!fir.heap<!fir.array<?xf32>>) -> !fir.ref<!fir.array<?xf32>>
    fir.call @_QPvector(%13, %arg0) fastmath<contract> : (!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>) -> ()
    %c1_1 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_1 to %10 step %c1_1 unordered {
      %41 = fir.array_coor %12(%11) %arg4 : (!fir.heap<!fir.array<?xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %42 = fir.load %41 : !fir.ref<f32>
      %c0_15 = arith.constant 0 : index
      %43 = fir.array_coor %arg2(%8) %arg4 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %42 to %43 : !fir.ref<f32>
    }
    fir.freemem %12 : !fir.heap<!fir.array<?xf32>>
    %c8 = arith.constant 8 : index
    %c2_i32 = arith.constant 2 : i32
    %14 = fir.load %arg0 : !fir.ref<i32>
    %15 = arith.muli %c2_i32, %14 : i32
    %16 = fir.convert %15 : (i32) -> index
    %17 = fir.allocmem !fir.char<1,?>(%16 : index) {bindc_name = ".chrtmp"}
    %18 = fir.convert %17 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %19 = fir.call @_QPtext(%18, %16, %arg0) fastmath<contract> : (!fir.ref<!fir.char<1,?>>, index, !fir.ref<i32>) -> !fir.boxchar<1>
    %c8_2 = arith.constant 8 : index
    %20 = arith.cmpi slt, %c8_2, %16 : index
    %21 = arith.select %20, %c8_2, %16 : index
    %22 = fir.convert %arg3 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %23 = fir.convert %18 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %24 = fir.convert %21 : (index) -> i64
    "llvm.intr.memmove"(%22, %23, %24) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %25 = fir.convert %arg3 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %26 = fir.coordinate_of %25, %21 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %27 = arith.subi %c8_2, %21 : index
    %28 = fir.convert %26 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %29 = fir.convert %27 : (index) -> i64
    "llvm.intr.memset"(%28, %c32_i8, %29) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    fir.freemem %17 : !fir.heap<!fir.char<1,?>>
    %c1_3 = arith.constant 1 : index
    %c4_4 = arith.constant 4 : index
    %30 = fir.shape %c4_4 : (index) -> !fir.shape<1>
    %31 = fir.call @_QPmade(%arg0) fastmath<contract> : (!fir.ref<i32>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
    fir.save_result %31 to %2 : !fir.box<!fir.heap<!fir.array<?xf32>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %32 = fir.load %2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %33 = fir.box_addr %32 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    %c0 = arith.constant 0 : index
    %34:3 = fir.box_dims %32, %c0 : (!fir.box<!fir.heap<!fir.array<?xf32>>>, index) -> (index, index, index)
    %35 = fir.shape_shift %34#0, %34#1 : (index, index) -> !fir.shapeshift<1>
    %c1_5 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_5 to %34#1 step %c1_5 unordered {
      %c1_15 = arith.constant 1 : index
      %41 = arith.subi %34#0, %c1_15 : index
      %42 = arith.addi %arg4, %41 : index
      %43 = fir.array_coor %33(%35) %42 : (!fir.heap<!fir.array<?xf32>>, !fir.shapeshift<1>, index) -> !fir.ref<f32>
      %44 = fir.load %43 : !fir.ref<f32>
      %c0_16 = arith.constant 0 : index
      %45 = fir.array_coor %arg2(%30) %arg4 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %44 to %45 : !fir.ref<f32>
    }
    %36 = fir.load %2 : !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %37 = fir.box_addr %36 : (!fir.box<!fir.heap<!fir.array<?xf32>>>) -> !fir.heap<!fir.array<?xf32>>
    fir.freemem %37 : !fir.heap<!fir.array<?xf32>>
    %c1_6 = arith.constant 1 : index
    %c4_7 = arith.constant 4 : index
    %38 = fir.shape %c4_7 : (index) -> !fir.shape<1>
    %c1_8 = arith.constant 1 : index
    %c4_9 = arith.constant 4 : index
    %39 = fir.shape %c4_9 : (index) -> !fir.shape<1>
    %cst_10 = arith.constant 1.000000e+00 : f32
    %c1_11 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_11 to %c4_9 step %c1_11 unordered {
      %41 = fir.zero_bits !fir.ref<f32>
      %c0_15 = arith.constant 0 : index
      %42 = fir.array_coor %arg2(%39) %arg4 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %43 = fir.load %42 : !fir.ref<f32>
      %44 = fir.call @_QPtwice(%42) fastmath<contract> : (!fir.ref<f32>) -> f32
      fir.store %44 to %3 : !fir.ref<f32>
      %45 = fir.load %3 : !fir.ref<f32>
      %46 = arith.addf %45, %cst_10 fastmath<contract> : f32
      %c0_16 = arith.constant 0 : index
      %47 = fir.array_coor %arg2(%38) %arg4 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      fir.store %46 to %47 : !fir.ref<f32>
    }
    %c1_12 = arith.constant 1 : index
    %c4_13 = arith.constant 4 : index
    %40 = fir.shape %c4_13 : (index) -> !fir.shape<1>
    %c1_14 = arith.constant 1 : index
    fir.do_loop %arg4 = %c1_14 to %c4_13 step %c1_14 unordered {
      %41 = fir.zero_bits !fir.ref<f32>
      %c0_15 = arith.constant 0 : index
      %42 = fir.array_coor %arg2(%40) %arg4 : (!fir.ref<!fir.array<4xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %43 = fir.load %42 : !fir.ref<f32>
      fir.call @_QPchange(%42, %arg1) fastmath<contract> : (!fir.ref<f32>, !fir.ref<f32>) -> ()
    }
    return
  }
  func.func private @_QPvector(!fir.ref<!fir.array<?xf32>>, !fir.ref<i32>)
  func.func private @_QPtext(!fir.ref<!fir.char<1,?>>, index, !fir.ref<i32>) -> !fir.boxchar<1>
  func.func private @_QPmade(!fir.ref<i32>) -> !fir.box<!fir.heap<!fir.array<?xf32>>>
  func.func private @_QPtwice(!fir.ref<f32>) -> f32
  func.func private @_QPchange(!fir.ref<f32>, !fir.ref<f32>)
}
