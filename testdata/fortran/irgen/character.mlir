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
    %52 = fir.load %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %53 = fir.box_addr %52 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %54 = fir.convert %53 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %55 = arith.cmpi ne, %54, %c0_i64 : i64
    %56 = fir.box_elesize %52 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %57 = arith.cmpi eq, %56, %34 : index
    %58 = arith.andi %55, %57 : i1
    %59 = fir.if %58 -> (!fir.heap<!fir.char<1,?>>) {
      fir.result %53 : !fir.heap<!fir.char<1,?>>
    } else {
      %82 = fir.allocmem !fir.char<1,?>(%34 : index)
      fir.result %82 : !fir.heap<!fir.char<1,?>>
    }
    %60 = fir.convert %59 : (!fir.heap<!fir.char<1,?>>) -> !llvm.ptr
    %61 = fir.convert %36 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %62 = fir.convert %34 : (index) -> i64
    "llvm.intr.memmove"(%60, %61, %62) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %true = arith.constant true
    %63 = arith.xori %58, %true : i1
    fir.if %63 {
      %82 = fir.convert %53 : (!fir.heap<!fir.char<1,?>>) -> i64
      %c0_i64_18 = arith.constant 0 : i64
      %83 = arith.cmpi ne, %82, %c0_i64_18 : i64
      fir.if %83 {
        fir.freemem %53 : !fir.heap<!fir.char<1,?>>
      }
      %84 = fir.embox %59 typeparams %34 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
      fir.store %84 to %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    }
    fir.freemem %35 : !fir.heap<!fir.char<1,?>>
    %64 = fir.load %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %65 = fir.box_elesize %64 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %66 = fir.box_addr %64 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %67 = fir.convert %65 : (index) -> i32
    fir.store %67 to %6 : !fir.ref<i32>
    %68 = fir.address_of(@_QQclX616263) : !fir.ref<!fir.char<1,3>>
    %c3_16 = arith.constant 3 : index
    %69 = fir.convert %1#1 : (index) -> i64
    %70 = fir.convert %c3_16 : (index) -> i64
    %71 = fir.convert %2 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<i8>
    %72 = fir.convert %68 : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<i8>
    %73 = fir.call @_FortranACharacterCompareScalar1(%71, %72, %69, %70) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
    %c0_i32 = arith.constant 0 : i32
    %74 = arith.cmpi eq, %73, %c0_i32 : i32
    %75 = fir.if %74 -> (i1) {
      %true_18 = arith.constant true
      fir.result %true_18 : i1
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
      %82 = fir.convert %5 : (!fir.ref<!fir.char<1,8>>) -> !fir.ref<!fir.char<1>>
      %c1_29 = arith.constant 1 : index
      %83 = fir.address_of(@_QQclX62) : !fir.ref<!fir.char<1>>
      %c1_30 = arith.constant 1 : index
      %84 = fir.convert %c1_29 : (index) -> i64
      %85 = fir.convert %c1_30 : (index) -> i64
      %86 = fir.convert %82 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
      %87 = fir.convert %83 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
      %88 = fir.call @_FortranACharacterCompareScalar1(%86, %87, %84, %85) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64, i64) -> i32
      %c0_i32_31 = arith.constant 0 : i32
      %89 = arith.cmpi slt, %88, %c0_i32_31 : i32
      fir.result %89 : i1
    }
    fir.if %75 {
      %c0_i32_18 = arith.constant 0 : i32
      fir.store %c0_i32_18 to %6 : !fir.ref<i32>
    }
    %76 = fir.load %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %77 = fir.box_elesize %76 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %78 = fir.box_addr %76 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %79 = fir.box_addr %76 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %80 = fir.convert %79 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64_17 = arith.constant 0 : i64
    %81 = arith.cmpi ne, %80, %c0_i64_17 : i64
    fir.if %81 {
      fir.freemem %79 : !fir.heap<!fir.char<1,?>>
      %82 = fir.zero_bits !fir.heap<!fir.char<1,?>>
      %c0_18 = arith.constant 0 : index
      %83 = fir.embox %82 typeparams %c0_18 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
      fir.store %83 to %10 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
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
