module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @_QPcharacters(%arg0: !fir.boxchar<1> {fir.bindc_name = "s"}, %arg1: !fir.boxchar<1> {fir.bindc_name = "t"}, %arg2: !fir.ref<i32> {fir.bindc_name = "n"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %2 = fir.declare %1#0 typeparams %1#1 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_in>, uniq_name = "_QFcharactersEs"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,?>>
    %3:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %c8 = arith.constant 8 : index
    %4 = fir.convert %3#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,8>>
    %5 = fir.declare %4 typeparams %c8 dummy_scope %0 arg 2 {fortran_attrs = #fir.var_attrs<intent_out>, uniq_name = "_QFcharactersEt"} : (!fir.ref<!fir.char<1,8>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,8>>
    %6 = fir.declare %arg2 dummy_scope %0 arg 3 {fortran_attrs = #fir.var_attrs<intent_out>, uniq_name = "_QFcharactersEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %7 = fir.alloca !fir.box<!fir.heap<!fir.char<1,?>>> {bindc_name = "d", uniq_name = "_QFcharactersEd"}
    %8 = fir.zero_bits !fir.heap<!fir.char<1,?>>
    %c0 = arith.constant 0 : index
    %9 = fir.embox %8 typeparams %c0 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    fir.store %9 to %7 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %10 = fir.declare %7 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFcharactersEd"} : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %c8_0 = arith.constant 8 : index
    %11 = arith.cmpi slt, %c8_0, %1#1 : index
    %12 = arith.select %11, %c8_0, %1#1 : index
    %13 = fir.convert %5 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %14 = fir.convert %2 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %15 = fir.convert %12 : (index) -> i64
    "llvm.intr.memmove"(%13, %14, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %16 = fir.convert %5 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %17 = fir.coordinate_of %16, %12 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %18 = arith.subi %c8_0, %12 : index
    %19 = fir.convert %17 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %c32_i8 = arith.constant 32 : i8
    %20 = fir.convert %18 : (index) -> i64
    "llvm.intr.memset"(%19, %c32_i8, %20) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8_1 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c1_2 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %c2_4 = arith.constant 2 : index
    %c2_5 = arith.constant 2 : index
    %c2_6 = arith.constant 2 : index
    %c1_7 = arith.constant 1 : index
    %c1_8 = arith.constant 1 : index
    %21 = fir.convert %5 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %22 = fir.coordinate_of %21, %c1_8 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %23 = fir.convert %22 : (!fir.ref<!fir.char<1>>) -> !fir.ref<!fir.char<1,2>>
    %24 = fir.address_of(@_QQclX7879) : !fir.ref<!fir.char<1,2>>
    %c2_9 = arith.constant 2 : index
    %c2_10 = arith.constant 2 : index
    %c2_11 = arith.constant 2 : index
    %25 = fir.convert %23 : (!fir.ref<!fir.char<1,2>>) -> !llvm.ptr
    %26 = fir.convert %24 : (!fir.ref<!fir.char<1,2>>) -> !llvm.ptr
    %27 = fir.convert %c2_11 : (index) -> i64
    "llvm.intr.memmove"(%25, %26, %27) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %28 = fir.load %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %29 = fir.box_elesize %28 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %30 = fir.box_addr %28 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %c8_12 = arith.constant 8 : index
    %31 = fir.address_of(@_QQclX21) : !fir.ref<!fir.char<1>>
    %c1_13 = arith.constant 1 : index
    %c0_14 = arith.constant 0 : index
    %32 = arith.addi %c0_14, %1#1 : index
    %33 = arith.addi %32, %c8_12 : index
    %34 = arith.addi %33, %c1_13 : index
    %35 = fir.allocmem !fir.char<1,?>(%34 : index) {bindc_name = ".chrtmp"}
    %36 = fir.convert %35 : (!fir.heap<!fir.char<1,?>>) -> !fir.ref<!fir.char<1,?>>
    %c0_15 = arith.constant 0 : index
    %37 = fir.convert %36 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %38 = fir.convert %2 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %39 = fir.convert %1#1 : (index) -> i64
    "llvm.intr.memmove"(%37, %38, %39) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %40 = arith.addi %c0_15, %1#1 : index
    %41 = fir.convert %36 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %42 = fir.coordinate_of %41, %40 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %43 = fir.convert %42 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %44 = fir.convert %5 : (!fir.ref<!fir.char<1,8>>) -> !llvm.ptr
    %45 = fir.convert %c8_12 : (index) -> i64
    "llvm.intr.memmove"(%43, %44, %45) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %46 = arith.addi %40, %c8_12 : index
    %47 = fir.convert %36 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
    %48 = fir.coordinate_of %47, %46 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
    %49 = fir.convert %48 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %50 = fir.convert %31 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
    %51 = fir.convert %c1_13 : (index) -> i64
    "llvm.intr.memmove"(%49, %50, %51) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %52 = fir.allocmem !fir.char<1,?>(%34 : index)
    %53 = fir.convert %52 : (!fir.heap<!fir.char<1,?>>) -> !llvm.ptr
    %54 = fir.convert %36 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %55 = fir.convert %34 : (index) -> i64
    "llvm.intr.memmove"(%53, %54, %55) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %56 = fir.load %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %57 = fir.box_addr %56 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %58 = fir.convert %57 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %59 = arith.cmpi ne, %58, %c0_i64 : i64
    fir.if %59 {
      fir.freemem %57 : !fir.heap<!fir.char<1,?>>
    }
    %60 = fir.embox %52 typeparams %34 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    fir.store %60 to %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    fir.freemem %35 : !fir.heap<!fir.char<1,?>>
    %61 = fir.load %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %62 = fir.box_elesize %61 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %63 = fir.box_addr %61 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %64 = fir.convert %62 : (index) -> i32
    fir.store %64 to %6 : !fir.ref<i32>
    %65 = fir.address_of(@_QQclX616263) : !fir.ref<!fir.char<1,3>>
    %c3_16 = arith.constant 3 : index
    %66 = fir.convert %1#1 : (index) -> i64
    %67 = fir.convert %c3_16 : (index) -> i64
    %68 = fir.convert %2 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %69 = fir.convert %65 : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<i8>
    %70 = fir.call @_FortranACharacterCompareScalar1(%68, %69, %66, %67) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
    %c0_i32 = arith.constant 0 : i32
    %71 = arith.cmpi eq, %70, %c0_i32 : i32
    %72 = fir.if %71 -> (i1) {
      %true = arith.constant true
      fir.result %true : i1
    } else {
      %c1_18 = arith.constant 1 : index
      %c1_19 = arith.constant 1 : index
      %c8_20 = arith.constant 8 : index
      %c1_21 = arith.constant 1 : index
      %c0_22 = arith.constant 0 : index
      %c1_23 = arith.constant 1 : index
      %c1_24 = arith.constant 1 : index
      %c1_25 = arith.constant 1 : index
      %c1_26 = arith.constant 1 : index
      %c1_27 = arith.constant 1 : index
      %c0_28 = arith.constant 0 : index
      %79 = fir.convert %5 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.char<1>>
      %c1_29 = arith.constant 1 : index
      %80 = fir.address_of(@_QQclX62) : !fir.ref<!fir.char<1>>
      %c1_30 = arith.constant 1 : index
      %81 = fir.convert %c1_29 : (index) -> i64
      %82 = fir.convert %c1_30 : (index) -> i64
      %83 = fir.convert %79 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
      %84 = fir.convert %80 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
      %85 = fir.call @_FortranACharacterCompareScalar1(%83, %84, %81, %82) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
      %c0_i32_31 = arith.constant 0 : i32
      %86 = arith.cmpi slt, %85, %c0_i32_31 : i32
      fir.result %86 : i1
    }
    fir.if %72 {
      %c0_i32_18 = arith.constant 0 : i32
      fir.store %c0_i32_18 to %6 : !fir.ref<i32>
    }
    %73 = fir.load %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %74 = fir.box_elesize %73 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %75 = fir.box_addr %73 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %76 = fir.box_addr %73 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %77 = fir.convert %76 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64_17 = arith.constant 0 : i64
    %78 = arith.cmpi ne, %77, %c0_i64_17 : i64
    fir.if %78 {
      fir.freemem %76 : !fir.heap<!fir.char<1,?>>
      %79 = fir.zero_bits !fir.heap<!fir.char<1,?>>
      %c0_18 = arith.constant 0 : index
      %80 = fir.embox %79 typeparams %c0_18 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
      fir.store %80 to %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    }
    return
  }
  fir.global linkonce @_QQclX7879 constant : !fir.char<1,2> {
    %0 = fir.string_lit "xy"(2) : !fir.char<1,2>
    fir.has_value %0 : !fir.char<1,2>
  }
  fir.global linkonce @_QQclX21 constant : !fir.char<1> {
    %0 = fir.string_lit "!"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  fir.global linkonce @_QQclX616263 constant : !fir.char<1,3> {
    %0 = fir.string_lit "abc"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  func.func private @_FortranACharacterCompareScalar1(!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32 attributes {fir.runtime}
  fir.global linkonce @_QQclX62 constant : !fir.char<1> {
    %0 = fir.string_lit "b"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
}
