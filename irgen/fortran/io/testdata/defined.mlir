module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @s() {
    %0 = fir.alloca !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    %1 = fir.alloca tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>
    %2 = fir.alloca !fir.type<_QMpointsTpoint{x:f32}> {bindc_name = "p"}
    %3 = fir.alloca !fir.box<!fir.type<_QMpointsTpoint{x:f32}>>
    %4 = fir.alloca !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %5 = fir.alloca !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    %6 = fir.alloca tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>
    %7 = fir.alloca tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %c6_i32 = arith.constant 6 : i32
    %8 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %9 = fir.convert %8 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32 = arith.constant 0 : i32
    %10 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32, %9, %c0_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %11 = fir.undefined !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    %12 = fir.type_desc !fir.type<_QMpointsTpoint{x:f32}>
    %13 = fir.address_of(@write_point) : () -> ()
    %14 = fir.emboxproc %13 : (() -> ()) -> !fir.boxproc<() -> ()>
    %15 = fir.box_addr %14 : (!fir.boxproc<() -> ()>) -> (() -> ())
    %16 = fir.convert %15 : (() -> ()) -> i64
    %17 = fir.convert %12 : (!fir.tdesc<!fir.type<_QMpointsTpoint{x:f32}>>) -> !fir.ref<none>
    %c2_i32 = arith.constant 2 : i32
    %c1_i8 = arith.constant 1 : i8
    %18 = fir.insert_value %11, %17, [0 : index, 0 : index] : (!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>, !fir.ref<none>) -> !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    %19 = fir.insert_value %18, %16, [0 : index, 1 : index] : (!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>, i64) -> !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    %20 = fir.insert_value %19, %c2_i32, [0 : index, 2 : index] : (!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>, i32) -> !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    %21 = fir.insert_value %20, %c1_i8, [0 : index, 3 : index] : (!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>, i8) -> !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    fir.store %21 to %0 : !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>
    %22 = fir.undefined tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>
    %c1_i64 = arith.constant 1 : i64
    %23 = fir.insert_value %22, %c1_i64, [0 : index] : (tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>, i64) -> tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>
    %24 = fir.insert_value %23, %0, [1 : index] : (tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>) -> tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>
    %c2_i8 = arith.constant 2 : i8
    %25 = fir.insert_value %24, %c2_i8, [2 : index] : (tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>, i8) -> tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>
    fir.store %25 to %1 : !fir.ref<tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>>
    %26 = fir.convert %1 : (!fir.ref<tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>>) -> !fir.ref<none>
    %27 = fir.embox %2 : (!fir.ref<!fir.type<_QMpointsTpoint{x:f32}>>) -> !fir.box<!fir.type<_QMpointsTpoint{x:f32}>>
    %28 = fir.convert %27 : (!fir.box<!fir.type<_QMpointsTpoint{x:f32}>>) -> !fir.box<none>
    %29 = fir.call @_FortranAioOutputDerivedType(%10, %28, %26) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>, !fir.ref<none>) -> i1
    %30 = fir.call @_FortranAioEndIoStatement(%10) fastmath<contract> : (!fir.ref<i8>) -> i32
    %c10_i32 = arith.constant 10 : i32
    %31 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %32 = fir.convert %31 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_0 = arith.constant 0 : i32
    %33 = fir.call @_FortranAioBeginUnformattedOutput(%c10_i32, %32, %c0_i32_0) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %34 = fir.zero_bits !fir.ref<none>
    %35 = fir.embox %2 : (!fir.ref<!fir.type<_QMpointsTpoint{x:f32}>>) -> !fir.box<!fir.type<_QMpointsTpoint{x:f32}>>
    %36 = fir.convert %35 : (!fir.box<!fir.type<_QMpointsTpoint{x:f32}>>) -> !fir.box<none>
    %37 = fir.call @_FortranAioOutputDerivedType(%33, %36, %34) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>, !fir.ref<none>) -> i1
    %38 = fir.call @_FortranAioEndIoStatement(%33) fastmath<contract> : (!fir.ref<i8>) -> i32
    %c6_i32_1 = arith.constant 6 : i32
    %39 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %40 = fir.convert %39 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_2 = arith.constant 0 : i32
    %41 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32_1, %40, %c0_i32_2) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %42 = fir.undefined !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %43 = fir.address_of(@_QQclX7000) : !fir.ref<!fir.char<1,2>>
    %44 = fir.convert %43 : (!fir.ref<!fir.char<1,2>>) -> !fir.ref<i8>
    %45 = fir.insert_value %42, %44, [0 : index, 0 : index] : (!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<i8>) -> !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %46 = fir.embox %2 : (!fir.ref<!fir.type<_QMpointsTpoint{x:f32}>>) -> !fir.box<!fir.type<_QMpointsTpoint{x:f32}>>
    fir.store %46 to %3 : !fir.ref<!fir.box<!fir.type<_QMpointsTpoint{x:f32}>>>
    %47 = fir.convert %3 : (!fir.ref<!fir.box<!fir.type<_QMpointsTpoint{x:f32}>>>) -> !fir.ref<!fir.box<none>>
    %48 = fir.insert_value %45, %47, [0 : index, 1 : index] : (!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<!fir.box<none>>) -> !fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    fir.store %48 to %4 : !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>
    %49 = fir.undefined tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %50 = fir.address_of(@_QQclX67726F757000) : !fir.ref<!fir.char<1,6>>
    %51 = fir.convert %50 : (!fir.ref<!fir.char<1,6>>) -> !fir.ref<i8>
    %52 = fir.insert_value %49, %51, [0 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<i8>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %c1_i64_3 = arith.constant 1 : i64
    %53 = fir.insert_value %52, %c1_i64_3, [1 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, i64) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %54 = fir.insert_value %53, %4, [2 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %55 = fir.undefined !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    %56 = fir.type_desc !fir.type<_QMpointsTpoint{x:f32}>
    %57 = fir.address_of(@write_point) : () -> ()
    %58 = fir.emboxproc %57 : (() -> ()) -> !fir.boxproc<() -> ()>
    %59 = fir.box_addr %58 : (!fir.boxproc<() -> ()>) -> (() -> ())
    %60 = fir.convert %59 : (() -> ()) -> i64
    %61 = fir.convert %56 : (!fir.tdesc<!fir.type<_QMpointsTpoint{x:f32}>>) -> !fir.ref<none>
    %c2_i32_4 = arith.constant 2 : i32
    %c1_i8_5 = arith.constant 1 : i8
    %62 = fir.insert_value %55, %61, [0 : index, 0 : index] : (!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>, !fir.ref<none>) -> !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    %63 = fir.insert_value %62, %60, [0 : index, 1 : index] : (!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>, i64) -> !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    %64 = fir.insert_value %63, %c2_i32_4, [0 : index, 2 : index] : (!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>, i32) -> !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    %65 = fir.insert_value %64, %c1_i8_5, [0 : index, 3 : index] : (!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>, i8) -> !fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>
    fir.store %65 to %5 : !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>
    %66 = fir.undefined tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>
    %c1_i64_6 = arith.constant 1 : i64
    %67 = fir.insert_value %66, %c1_i64_6, [0 : index] : (tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>, i64) -> tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>
    %68 = fir.insert_value %67, %5, [1 : index] : (tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>) -> tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>
    %c0_i8 = arith.constant 0 : i8
    %69 = fir.insert_value %68, %c0_i8, [2 : index] : (tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>, i8) -> tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>
    fir.store %69 to %6 : !fir.ref<tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>>
    %70 = fir.convert %6 : (!fir.ref<tuple<i64, !fir.ref<!fir.array<1xtuple<!fir.ref<none>, i64, i32, i8>>>, i8>>) -> !fir.ref<none>
    %71 = fir.insert_value %54, %70, [3 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<none>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    fir.store %71 to %7 : !fir.ref<tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>>
    %72 = fir.convert %7 : (!fir.ref<tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<1xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>>) -> !fir.ref<tuple<>>
    %73 = fir.call @_FortranAioOutputNamelist(%41, %72) fastmath<contract> : (!fir.ref<i8>, !fir.ref<tuple<>>) -> i1
    %74 = fir.call @_FortranAioEndIoStatement(%41) fastmath<contract> : (!fir.ref<i8>) -> i32
    return
  }
  fir.global linkonce @_QQclX00 constant : !fir.char<1> {
    %0 = fir.string_lit "\00"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func private @_FortranAioBeginExternalListOutput(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioOutputDerivedType(!fir.ref<i8>, !fir.box<none>, !fir.ref<none>) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioEndIoStatement(!fir.ref<i8>) -> i32 attributes {fir.runtime}
  func.func private @_FortranAioBeginUnformattedOutput(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  fir.global linkonce @_QQclX7000 constant : !fir.char<1,2> {
    %0 = fir.string_lit "p\00"(2) : !fir.char<1,2>
    fir.has_value %0 : !fir.char<1,2>
  }
  fir.global linkonce @_QQclX67726F757000 constant : !fir.char<1,6> {
    %0 = fir.string_lit "group\00"(6) : !fir.char<1,6>
    fir.has_value %0 : !fir.char<1,6>
  }
  func.func private @_FortranAioOutputNamelist(!fir.ref<i8>, !fir.ref<tuple<>>) -> i1 attributes {fir.runtime}
}
