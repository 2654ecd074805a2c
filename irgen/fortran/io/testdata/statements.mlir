module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  func.func @s() {
    %0 = fir.alloca i32 {bindc_name = "i"}
    %1 = fir.alloca f64 {bindc_name = "x"}
    %2 = fir.alloca !fir.logical<4> {bindc_name = "there"}
    %3 = fir.alloca i32 {bindc_name = "unit"}
    %4 = fir.alloca i64 {bindc_name = "long"}
    %5 = fir.alloca complex<f32> {bindc_name = "z"}
    %6 = fir.alloca !fir.char<1,20> {bindc_name = "message"}
    %7 = fir.alloca i32 {bindc_name = "status"}
    %8 = fir.alloca i32 {bindc_name = "n"}
    %9 = fir.alloca i1
    %10 = fir.alloca !fir.char<1,20> {bindc_name = "name"}
    %11 = fir.alloca !fir.array<10xf32> {bindc_name = "a"}
    %12 = fir.alloca i1
    %13 = fir.alloca !fir.box<i32>
    %14 = fir.alloca !fir.box<f64>
    %15 = fir.alloca !fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %16 = fir.alloca tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %c6_i32 = arith.constant 6 : i32
    %17 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %18 = fir.convert %17 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32 = arith.constant 0 : i32
    %19 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32, %18, %c0_i32) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %20 = fir.address_of(@_QQclX69203D) : !fir.ref<!fir.char<1,3>>
    %c3 = arith.constant 3 : index
    %21 = fir.convert %20 : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<i8>
    %22 = fir.convert %c3 : (index) -> i64
    %23 = fir.call @_FortranAioOutputAscii(%19, %21, %22) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    %24 = fir.load %0 : !fir.ref<i32>
    %25 = fir.call @_FortranAioOutputInteger32(%19, %24) fastmath<contract> : (!fir.ref<i8>, i32) -> i1
    %26 = fir.load %1 : !fir.ref<f64>
    %27 = fir.call @_FortranAioOutputReal64(%19, %26) fastmath<contract> : (!fir.ref<i8>, f64) -> i1
    %28 = fir.load %2 : !fir.ref<!fir.logical<4>>
    %29 = fir.convert %28 : (!fir.logical<4>) -> i1
    %30 = fir.call @_FortranAioOutputLogical(%19, %29) fastmath<contract> : (!fir.ref<i8>, i1) -> i1
    %31 = fir.call @_FortranAioEndIoStatement(%19) fastmath<contract> : (!fir.ref<i8>) -> i32
    %32 = fir.zero_bits !fir.box<none>
    %33 = fir.address_of(@_QQclX2869382C203266382E3329) : !fir.ref<!fir.char<1,11>>
    %34 = fir.convert %33 : (!fir.ref<!fir.char<1,11>>) -> !fir.ref<i8>
    %c11_i64 = arith.constant 11 : i64
    %35 = fir.load %3 : !fir.ref<i32>
    %36 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %37 = fir.convert %36 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_0 = arith.constant 0 : i32
    %38 = fir.call @_FortranAioBeginExternalFormattedOutput(%34, %c11_i64, %32, %35, %37, %c0_i32_0) fastmath<contract> : (!fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %true = arith.constant true
    %true_1 = arith.constant true
    %false = arith.constant false
    %false_2 = arith.constant false
    %true_3 = arith.constant true
    fir.call @_FortranAioEnableHandlers(%38, %true, %true_1, %false, %false_2, %true_3) fastmath<contract> : (!fir.ref<i8>, i1, i1, i1, i1, i1) -> ()
    %39 = fir.load %4 : !fir.ref<i64>
    %40 = fir.call @_FortranAioOutputInteger64(%38, %39) fastmath<contract> : (!fir.ref<i8>, i64) -> i1
    %41 = fir.load %5 : !fir.ref<complex<f32>>
    %42 = fir.extract_value %41, [0 : index] : (complex<f32>) -> f32
    %43 = fir.extract_value %41, [1 : index] : (complex<f32>) -> f32
    %44 = fir.call @_FortranAioOutputComplex32(%38, %42, %43) fastmath<contract> : (!fir.ref<i8>, f32, f32) -> i1
    %c20 = arith.constant 20 : index
    %c20_4 = arith.constant 20 : index
    %45 = fir.convert %6 : (!fir.ref<!fir.char<1,20>>) -> !fir.ref<i8>
    %46 = fir.convert %c20_4 : (index) -> i64
    fir.call @_FortranAioGetIoMsg(%38, %45, %46) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> ()
    %47 = fir.call @_FortranAioEndIoStatement(%38) fastmath<contract> : (!fir.ref<i8>) -> i32
    fir.store %47 to %7 : !fir.ref<i32>
    cf.switch %47 : i32, [
      default: ^bb3,
      0: ^bb1,
      4294967295: ^bb1,
      4294967294: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    %c5_i32 = arith.constant 5 : i32
    %48 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %49 = fir.convert %48 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_5 = arith.constant 0 : i32
    %50 = fir.call @_FortranAioBeginExternalListInput(%c5_i32, %49, %c0_i32_5) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %false_6 = arith.constant false
    %false_7 = arith.constant false
    %true_8 = arith.constant true
    %false_9 = arith.constant false
    %false_10 = arith.constant false
    fir.call @_FortranAioEnableHandlers(%50, %false_6, %false_7, %true_8, %false_9, %false_10) fastmath<contract> : (!fir.ref<i8>, i1, i1, i1, i1, i1) -> ()
    %51 = fir.convert %8 : (!fir.ref<i32>) -> !fir.ref<i64>
    %c4_i32 = arith.constant 4 : i32
    %52 = fir.call @_FortranAioInputInteger(%50, %51, %c4_i32) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i64>, i32) -> i1
    %53 = fir.call @_FortranAioInputReal64(%50, %1) fastmath<contract> : (!fir.ref<i8>, !fir.ref<f64>) -> i1
    %54 = fir.load %2 : !fir.ref<!fir.logical<4>>
    %55 = fir.convert %54 : (!fir.logical<4>) -> i1
    fir.store %55 to %9 : !fir.ref<i1>
    %56 = fir.call @_FortranAioInputLogical(%50, %9) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i1>) -> i1
    %57 = fir.load %9 : !fir.ref<i1>
    %58 = fir.convert %57 : (i1) -> !fir.logical<4>
    fir.store %58 to %2 : !fir.ref<!fir.logical<4>>
    %c20_11 = arith.constant 20 : index
    %c20_12 = arith.constant 20 : index
    %59 = fir.convert %10 : (!fir.ref<!fir.char<1,20>>) -> !fir.ref<i8>
    %60 = fir.convert %c20_12 : (index) -> i64
    %61 = fir.call @_FortranAioInputAscii(%50, %59, %60) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    %62 = fir.convert %5 : (!fir.ref<complex<f32>>) -> !fir.ref<f32>
    %63 = fir.call @_FortranAioInputComplex32(%50, %62) fastmath<contract> : (!fir.ref<i8>, !fir.ref<f32>) -> i1
    %64 = fir.call @_FortranAioEndIoStatement(%50) fastmath<contract> : (!fir.ref<i8>) -> i32
    cf.switch %64 : i32, [
      default: ^bb2,
      0: ^bb2,
      4294967295: ^bb3
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb1
    %65 = fir.load %3 : !fir.ref<i32>
    %66 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %67 = fir.convert %66 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_13 = arith.constant 0 : i32
    %68 = fir.call @_FortranAioBeginUnformattedOutput(%65, %67, %c0_i32_13) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %69 = fir.shape %c10 : (index) -> !fir.shape<1>
    %70 = fir.embox %11(%69) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    %71 = fir.convert %70 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<none>
    %72 = fir.call @_FortranAioOutputDescriptor(%68, %71) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %73 = fir.embox %8 : (!fir.ref<i32>) -> !fir.box<i32>
    %74 = fir.convert %73 : (!fir.box<i32>) -> !fir.box<none>
    %75 = fir.call @_FortranAioOutputDescriptor(%68, %74) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %76 = fir.call @_FortranAioEndIoStatement(%68) fastmath<contract> : (!fir.ref<i8>) -> i32
    %c20_14 = arith.constant 20 : index
    %c20_15 = arith.constant 20 : index
    %77 = fir.convert %10 : (!fir.ref<!fir.char<1,20>>) -> !fir.ref<i8>
    %78 = fir.convert %c20_15 : (index) -> i64
    %79 = fir.zero_bits !fir.box<none>
    %80 = fir.address_of(@_QQclX28693429) : !fir.ref<!fir.char<1,4>>
    %c4 = arith.constant 4 : index
    %81 = fir.convert %80 : (!fir.ref<!fir.char<1,4>>) -> !fir.ref<i8>
    %82 = fir.convert %c4 : (index) -> i64
    %c0_i64 = arith.constant 0 : i64
    %83 = fir.convert %c0_i64 : (i64) -> !fir.ref<!fir.llvm_ptr<i8>>
    %84 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %85 = fir.convert %84 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_16 = arith.constant 0 : i32
    %86 = fir.call @_FortranAioBeginInternalFormattedInput(%77, %78, %81, %82, %79, %83, %c0_i64, %85, %c0_i32_16) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i8>, i64, !fir.box<none>, !fir.ref<!fir.llvm_ptr<i8>>, i64, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %87 = fir.convert %8 : (!fir.ref<i32>) -> !fir.ref<i64>
    %c4_i32_17 = arith.constant 4 : i32
    %88 = fir.call @_FortranAioInputInteger(%86, %87, %c4_i32_17) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i64>, i32) -> i1
    %89 = fir.call @_FortranAioEndIoStatement(%86) fastmath<contract> : (!fir.ref<i8>) -> i32
    %c20_18 = arith.constant 20 : index
    %c20_19 = arith.constant 20 : index
    %90 = fir.convert %10 : (!fir.ref<!fir.char<1,20>>) -> !fir.ref<i8>
    %91 = fir.convert %c20_19 : (index) -> i64
    %92 = fir.zero_bits !fir.box<none>
    %93 = fir.address_of(@_QQclX2866382E3229) : !fir.ref<!fir.char<1,6>>
    %c6 = arith.constant 6 : index
    %94 = fir.convert %93 : (!fir.ref<!fir.char<1,6>>) -> !fir.ref<i8>
    %95 = fir.convert %c6 : (index) -> i64
    %c0_i64_20 = arith.constant 0 : i64
    %96 = fir.convert %c0_i64_20 : (i64) -> !fir.ref<!fir.llvm_ptr<i8>>
    %97 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %98 = fir.convert %97 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_21 = arith.constant 0 : i32
    %99 = fir.call @_FortranAioBeginInternalFormattedOutput(%90, %91, %94, %95, %92, %96, %c0_i64_20, %98, %c0_i32_21) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i8>, i64, !fir.box<none>, !fir.ref<!fir.llvm_ptr<i8>>, i64, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %100 = fir.load %1 : !fir.ref<f64>
    %101 = fir.call @_FortranAioOutputReal64(%99, %100) fastmath<contract> : (!fir.ref<i8>, f64) -> i1
    %102 = fir.call @_FortranAioEndIoStatement(%99) fastmath<contract> : (!fir.ref<i8>) -> i32
    %103 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %104 = fir.convert %103 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_22 = arith.constant 0 : i32
    %105 = fir.call @_FortranAioBeginOpenNewUnit(%104, %c0_i32_22) fastmath<contract> : (!fir.ref<i8>, i32) -> !fir.ref<i8>
    %c20_23 = arith.constant 20 : index
    %c20_24 = arith.constant 20 : index
    %106 = fir.convert %10 : (!fir.ref<!fir.char<1,20>>) -> !fir.ref<i8>
    %107 = fir.convert %c20_24 : (index) -> i64
    %108 = fir.call @_FortranAioSetFile(%105, %106, %107) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    %109 = fir.address_of(@_QQclX6F6C64) : !fir.ref<!fir.char<1,3>>
    %c3_25 = arith.constant 3 : index
    %110 = fir.convert %109 : (!fir.ref<!fir.char<1,3>>) -> !fir.ref<i8>
    %111 = fir.convert %c3_25 : (index) -> i64
    %112 = fir.call @_FortranAioSetStatus(%105, %110, %111) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    %c80_i32 = arith.constant 80 : i32
    %113 = fir.convert %c80_i32 : (i32) -> i64
    %114 = fir.call @_FortranAioSetRecl(%105, %113) fastmath<contract> : (!fir.ref<i8>, i64) -> i1
    %c4_i32_26 = arith.constant 4 : i32
    %115 = fir.call @_FortranAioGetNewUnit(%105, %3, %c4_i32_26) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i32>, i32) -> i1
    %116 = fir.call @_FortranAioEndIoStatement(%105) fastmath<contract> : (!fir.ref<i8>) -> i32
    %c20_27 = arith.constant 20 : index
    %c20_28 = arith.constant 20 : index
    %117 = fir.convert %10 : (!fir.ref<!fir.char<1,20>>) -> !fir.ref<i8>
    %118 = fir.convert %c20_28 : (index) -> i64
    %119 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %120 = fir.convert %119 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_29 = arith.constant 0 : i32
    %121 = fir.call @_FortranAioBeginInquireFile(%117, %118, %120, %c0_i32_29) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %c14119423_i64 = arith.constant 14119423 : i64
    %122 = fir.load %2 : !fir.ref<!fir.logical<4>>
    %123 = fir.convert %122 : (!fir.logical<4>) -> i1
    fir.store %123 to %12 : !fir.ref<i1>
    %124 = fir.call @_FortranAioInquireLogical(%121, %c14119423_i64, %12) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i1>) -> i1
    %125 = fir.load %12 : !fir.ref<i1>
    %126 = fir.convert %125 : (i1) -> !fir.logical<4>
    fir.store %126 to %2 : !fir.ref<!fir.logical<4>>
    %c472724893_i64 = arith.constant 472724893 : i64
    %127 = fir.convert %8 : (!fir.ref<i32>) -> !fir.ref<i64>
    %c4_i32_30 = arith.constant 4 : i32
    %128 = fir.call @_FortranAioInquireInteger64(%121, %c472724893_i64, %127, %c4_i32_30) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i64>, i32) -> i1
    %c685780_i64 = arith.constant 685780 : i64
    %c20_31 = arith.constant 20 : index
    %c20_32 = arith.constant 20 : index
    %129 = fir.convert %6 : (!fir.ref<!fir.char<1,20>>) -> !fir.ref<i8>
    %130 = fir.convert %c20_32 : (index) -> i64
    %131 = fir.call @_FortranAioInquireCharacter(%121, %c685780_i64, %129, %130) fastmath<contract> : (!fir.ref<i8>, i64, !fir.ref<i8>, i64) -> i1
    %132 = fir.call @_FortranAioEndIoStatement(%121) fastmath<contract> : (!fir.ref<i8>) -> i32
    %133 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %134 = fir.convert %133 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_33 = arith.constant 0 : i32
    %135 = fir.call @_FortranAioBeginInquireIoLength(%134, %c0_i32_33) fastmath<contract> : (!fir.ref<i8>, i32) -> !fir.ref<i8>
    %c1_34 = arith.constant 1 : index
    %c10_35 = arith.constant 10 : index
    %136 = fir.shape %c10_35 : (index) -> !fir.shape<1>
    %137 = fir.embox %11(%136) : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> !fir.box<!fir.array<10xf32>>
    %138 = fir.convert %137 : (!fir.box<!fir.array<10xf32>>) -> !fir.box<none>
    %139 = fir.call @_FortranAioOutputDescriptor(%135, %138) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %140 = fir.embox %1 : (!fir.ref<f64>) -> !fir.box<f64>
    %141 = fir.convert %140 : (!fir.box<f64>) -> !fir.box<none>
    %142 = fir.call @_FortranAioOutputDescriptor(%135, %141) fastmath<contract> : (!fir.ref<i8>, !fir.box<none>) -> i1
    %143 = fir.call @_FortranAioGetIoLength(%135) fastmath<contract> : (!fir.ref<i8>) -> i64
    %144 = fir.convert %143 : (i64) -> i32
    fir.store %144 to %8 : !fir.ref<i32>
    %145 = fir.call @_FortranAioEndIoStatement(%135) fastmath<contract> : (!fir.ref<i8>) -> i32
    %146 = fir.load %3 : !fir.ref<i32>
    %147 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %148 = fir.convert %147 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_36 = arith.constant 0 : i32
    %149 = fir.call @_FortranAioBeginRewind(%146, %148, %c0_i32_36) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %150 = fir.call @_FortranAioEndIoStatement(%149) fastmath<contract> : (!fir.ref<i8>) -> i32
    %151 = fir.load %3 : !fir.ref<i32>
    %152 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %153 = fir.convert %152 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_37 = arith.constant 0 : i32
    %154 = fir.call @_FortranAioBeginExternalListInput(%151, %153, %c0_i32_37) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %155 = fir.undefined !fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %156 = fir.address_of(@_QQclX6E00) : !fir.ref<!fir.char<1,2>>
    %157 = fir.convert %156 : (!fir.ref<!fir.char<1,2>>) -> !fir.ref<i8>
    %158 = fir.insert_value %155, %157, [0 : index, 0 : index] : (!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<i8>) -> !fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %159 = fir.embox %8 : (!fir.ref<i32>) -> !fir.box<i32>
    fir.store %159 to %13 : !fir.ref<!fir.box<i32>>
    %160 = fir.convert %13 : (!fir.ref<!fir.box<i32>>) -> !fir.ref<!fir.box<none>>
    %161 = fir.insert_value %158, %160, [0 : index, 1 : index] : (!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<!fir.box<none>>) -> !fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %162 = fir.address_of(@_QQclX7800) : !fir.ref<!fir.char<1,2>>
    %163 = fir.convert %162 : (!fir.ref<!fir.char<1,2>>) -> !fir.ref<i8>
    %164 = fir.insert_value %161, %163, [1 : index, 0 : index] : (!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<i8>) -> !fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    %165 = fir.embox %1 : (!fir.ref<f64>) -> !fir.box<f64>
    fir.store %165 to %14 : !fir.ref<!fir.box<f64>>
    %166 = fir.convert %14 : (!fir.ref<!fir.box<f64>>) -> !fir.ref<!fir.box<none>>
    %167 = fir.insert_value %164, %166, [1 : index, 1 : index] : (!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>, !fir.ref<!fir.box<none>>) -> !fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>
    fir.store %167 to %15 : !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>
    %168 = fir.undefined tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %169 = fir.address_of(@_QQclX67726F757000) : !fir.ref<!fir.char<1,6>>
    %170 = fir.convert %169 : (!fir.ref<!fir.char<1,6>>) -> !fir.ref<i8>
    %171 = fir.insert_value %168, %170, [0 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<i8>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %c2_i64 = arith.constant 2 : i64
    %172 = fir.insert_value %171, %c2_i64, [1 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, i64) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %173 = fir.insert_value %172, %15, [2 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    %174 = fir.zero_bits !fir.ref<none>
    %175 = fir.insert_value %173, %174, [3 : index] : (tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>, !fir.ref<none>) -> tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>
    fir.store %175 to %16 : !fir.ref<tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>>
    %176 = fir.convert %16 : (!fir.ref<tuple<!fir.ref<i8>, i64, !fir.ref<!fir.array<2xtuple<!fir.ref<i8>, !fir.ref<!fir.box<none>>>>>, !fir.ref<none>>>) -> !fir.ref<tuple<>>
    %177 = fir.call @_FortranAioInputNamelist(%154, %176) fastmath<contract> : (!fir.ref<i8>, !fir.ref<tuple<>>) -> i1
    %178 = fir.call @_FortranAioEndIoStatement(%154) fastmath<contract> : (!fir.ref<i8>) -> i32
    %c6_i32_38 = arith.constant 6 : i32
    %179 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %180 = fir.convert %179 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_39 = arith.constant 0 : i32
    %181 = fir.call @_FortranAioBeginExternalListOutput(%c6_i32_38, %180, %c0_i32_39) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %c1_i32 = arith.constant 1 : i32
    %c1_40 = arith.constant 1 : index
    %182 = fir.load %8 : !fir.ref<i32>
    %183 = fir.convert %182 : (i32) -> index
    %c1_41 = arith.constant 1 : index
    fir.do_loop %arg0 = %c1_40 to %183 step %c1_41 {
      %203 = fir.convert %arg0 : (index) -> i32
      fir.store %203 to %0 : !fir.ref<i32>
      %c1_53 = arith.constant 1 : index
      %c10_54 = arith.constant 10 : index
      %204 = fir.shape %c10_54 : (index) -> !fir.shape<1>
      %205 = fir.load %0 : !fir.ref<i32>
      %206 = fir.convert %205 : (i32) -> index
      %207 = fir.array_coor %11(%204) %206 : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, index) -> !fir.ref<f32>
      %208 = fir.load %207 : !fir.ref<f32>
      %209 = fir.call @_FortranAioOutputReal32(%181, %208) fastmath<contract> : (!fir.ref<i8>, f32) -> i1
    }
    %184 = arith.subi %183, %c1_40 : index
    %185 = arith.addi %184, %c1_41 : index
    %c0 = arith.constant 0 : index
    %186 = arith.cmpi sgt, %185, %c0 : index
    %187 = arith.select %186, %185, %c0 : index
    %188 = arith.addi %c1_40, %187 : index
    %189 = fir.convert %188 : (index) -> i32
    fir.store %189 to %0 : !fir.ref<i32>
    %190 = fir.call @_FortranAioEndIoStatement(%181) fastmath<contract> : (!fir.ref<i8>) -> i32
    %191 = fir.load %3 : !fir.ref<i32>
    %192 = fir.address_of(@_QQclX00) : !fir.ref<!fir.char<1>>
    %193 = fir.convert %192 : (!fir.ref<!fir.char<1>>) -> !fir.ref<i8>
    %c0_i32_42 = arith.constant 0 : i32
    %194 = fir.call @_FortranAioBeginClose(%191, %193, %c0_i32_42) fastmath<contract> : (i32, !fir.ref<i8>, i32) -> !fir.ref<i8>
    %true_43 = arith.constant true
    %false_44 = arith.constant false
    %false_45 = arith.constant false
    %false_46 = arith.constant false
    %false_47 = arith.constant false
    fir.call @_FortranAioEnableHandlers(%194, %true_43, %false_44, %false_45, %false_46, %false_47) fastmath<contract> : (!fir.ref<i8>, i1, i1, i1, i1, i1) -> ()
    %195 = fir.address_of(@_QQclX64656C657465) : !fir.ref<!fir.char<1,6>>
    %c6_48 = arith.constant 6 : index
    %196 = fir.convert %195 : (!fir.ref<!fir.char<1,6>>) -> !fir.ref<i8>
    %197 = fir.convert %c6_48 : (index) -> i64
    %198 = fir.call @_FortranAioSetStatus(%194, %196, %197) fastmath<contract> : (!fir.ref<i8>, !fir.ref<i8>, i64) -> i1
    %199 = fir.call @_FortranAioEndIoStatement(%194) fastmath<contract> : (!fir.ref<i8>) -> i32
    fir.store %199 to %7 : !fir.ref<i32>
    %false_49 = arith.constant false
    %false_50 = arith.constant false
    %c3_i32 = arith.constant 3 : i32
    fir.call @_FortranAStopStatement(%c3_i32, %false_49, %false_50) fastmath<contract> : (i32, i1, i1) -> ()
    cf.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    %true_51 = arith.constant true
    %false_52 = arith.constant false
    %200 = fir.address_of(@_QQclX6E6F206D6F7265) : !fir.ref<!fir.char<1,7>>
    %c7 = arith.constant 7 : index
    %201 = fir.convert %200 : (!fir.ref<!fir.char<1,7>>) -> !fir.ref<i8>
    %202 = fir.convert %c7 : (index) -> i64
    fir.call @_FortranAStopStatementText(%201, %202, %true_51, %false_52) fastmath<contract> : (!fir.ref<i8>, i64, i1, i1) -> ()
    return
  }
  fir.global linkonce @_QQclX00 constant : !fir.char<1> {
    %0 = fir.string_lit "\00"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  func.func private @_FortranAioBeginExternalListOutput(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  fir.global linkonce @_QQclX69203D constant : !fir.char<1,3> {
    %0 = fir.string_lit "i ="(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  func.func private @_FortranAioOutputAscii(!fir.ref<i8>, !fir.ref<i8>, i64) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioOutputInteger32(!fir.ref<i8>, i32) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioOutputReal64(!fir.ref<i8>, f64) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioOutputLogical(!fir.ref<i8>, i1) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioEndIoStatement(!fir.ref<i8>) -> i32 attributes {fir.runtime}
  fir.global linkonce @_QQclX2869382C203266382E3329 constant : !fir.char<1,11> {
    %0 = fir.string_lit "(i8, 2f8.3)"(11) : !fir.char<1,11>
    fir.has_value %0 : !fir.char<1,11>
  }
  func.func private @_FortranAioBeginExternalFormattedOutput(!fir.ref<i8>, i64, !fir.box<none>, i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioEnableHandlers(!fir.ref<i8>, i1, i1, i1, i1, i1) attributes {fir.runtime}
  func.func private @_FortranAioOutputInteger64(!fir.ref<i8>, i64) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioOutputComplex32(!fir.ref<i8>, f32, f32) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioGetIoMsg(!fir.ref<i8>, !fir.ref<i8>, i64) attributes {fir.runtime}
  func.func private @_FortranAioBeginExternalListInput(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioInputInteger(!fir.ref<i8>, !fir.ref<i64>, i32) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioInputReal64(!fir.ref<i8>, !fir.ref<f64>) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioInputLogical(!fir.ref<i8>, !fir.ref<i1>) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioInputAscii(!fir.ref<i8>, !fir.ref<i8>, i64) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioInputComplex32(!fir.ref<i8>, !fir.ref<f32>) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioBeginUnformattedOutput(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioOutputDescriptor(!fir.ref<i8>, !fir.box<none>) -> i1 attributes {fir.runtime}
  fir.global linkonce @_QQclX28693429 constant : !fir.char<1,4> {
    %0 = fir.string_lit "(i4)"(4) : !fir.char<1,4>
    fir.has_value %0 : !fir.char<1,4>
  }
  func.func private @_FortranAioBeginInternalFormattedInput(!fir.ref<i8>, i64, !fir.ref<i8>, i64, !fir.box<none>, !fir.ref<!fir.llvm_ptr<i8>>, i64, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  fir.global linkonce @_QQclX2866382E3229 constant : !fir.char<1,6> {
    %0 = fir.string_lit "(f8.2)"(6) : !fir.char<1,6>
    fir.has_value %0 : !fir.char<1,6>
  }
  func.func private @_FortranAioBeginInternalFormattedOutput(!fir.ref<i8>, i64, !fir.ref<i8>, i64, !fir.box<none>, !fir.ref<!fir.llvm_ptr<i8>>, i64, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioBeginOpenNewUnit(!fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioSetFile(!fir.ref<i8>, !fir.ref<i8>, i64) -> i1 attributes {fir.runtime}
  fir.global linkonce @_QQclX6F6C64 constant : !fir.char<1,3> {
    %0 = fir.string_lit "old"(3) : !fir.char<1,3>
    fir.has_value %0 : !fir.char<1,3>
  }
  func.func private @_FortranAioSetStatus(!fir.ref<i8>, !fir.ref<i8>, i64) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioSetRecl(!fir.ref<i8>, i64) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioGetNewUnit(!fir.ref<i8>, !fir.ref<i32>, i32) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioBeginInquireFile(!fir.ref<i8>, i64, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioInquireLogical(!fir.ref<i8>, i64, !fir.ref<i1>) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioInquireInteger64(!fir.ref<i8>, i64, !fir.ref<i64>, i32) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioInquireCharacter(!fir.ref<i8>, i64, !fir.ref<i8>, i64) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioBeginInquireIoLength(!fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  func.func private @_FortranAioGetIoLength(!fir.ref<i8>) -> i64 attributes {fir.runtime}
  func.func private @_FortranAioBeginRewind(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  fir.global linkonce @_QQclX6E00 constant : !fir.char<1,2> {
    %0 = fir.string_lit "n\00"(2) : !fir.char<1,2>
    fir.has_value %0 : !fir.char<1,2>
  }
  fir.global linkonce @_QQclX7800 constant : !fir.char<1,2> {
    %0 = fir.string_lit "x\00"(2) : !fir.char<1,2>
    fir.has_value %0 : !fir.char<1,2>
  }
  fir.global linkonce @_QQclX67726F757000 constant : !fir.char<1,6> {
    %0 = fir.string_lit "group\00"(6) : !fir.char<1,6>
    fir.has_value %0 : !fir.char<1,6>
  }
  func.func private @_FortranAioInputNamelist(!fir.ref<i8>, !fir.ref<tuple<>>) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioOutputReal32(!fir.ref<i8>, f32) -> i1 attributes {fir.runtime}
  func.func private @_FortranAioBeginClose(i32, !fir.ref<i8>, i32) -> !fir.ref<i8> attributes {fir.runtime}
  fir.global linkonce @_QQclX64656C657465 constant : !fir.char<1,6> {
    %0 = fir.string_lit "delete"(6) : !fir.char<1,6>
    fir.has_value %0 : !fir.char<1,6>
  }
  func.func private @_FortranAStopStatement(i32, i1, i1) attributes {fir.runtime}
  fir.global linkonce @_QQclX6E6F206D6F7265 constant : !fir.char<1,7> {
    %0 = fir.string_lit "no more"(7) : !fir.char<1,7>
    fir.has_value %0 : !fir.char<1,7>
  }
  func.func private @_FortranAStopStatementText(!fir.ref<i8>, i64, i1, i1) attributes {fir.runtime}
}
