module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  omp.private {type = firstprivate} @_QFprivEaqa_firstprivate_box_heap_Uxrec__QMmTinit : !fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %c0 = arith.constant 0 : index
      %4 = fir.shape %c0 : (index) -> !fir.shape<1>
      %5 = fir.embox %1(%4) : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    } else {
      %c0 = arith.constant 0 : index
      %4:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, index) -> (index, index, index)
      %5 = fir.shape %4#1 : (index) -> !fir.shape<1>
      %6 = fir.allocmem !fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>, %4#1 {bindc_name = ".tmp", uniq_name = ""}
      %7 = fir.declare %6(%5) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
      %8 = fir.embox %7(%5) : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.box<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
      %c0_0 = arith.constant 0 : index
      %9:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, index) -> (index, index, index)
      %10 = fir.shape_shift %9#0, %9#1 : (index, index) -> !fir.shapeshift<1>
      %11 = fir.rebox %8(%10) : (!fir.box<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %12 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c39_i32 = arith.constant 39 : i32
      %13 = fir.convert %11 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.box<none>
      %14 = fir.convert %12 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      fir.call @_FortranAInitialize(%13, %14, %c39_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
      fir.store %11 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
      %5 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c39_i32 = arith.constant 39 : i32
      %6 = fir.convert %arg1 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>) -> !fir.ref<!fir.box<none>>
      %7 = fir.convert %4 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.box<none>
      %8 = fir.convert %5 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%6, %7, %8, %c39_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.absent !fir.box<none>
      %5 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c39_i32 = arith.constant 39 : i32
      %false = arith.constant false
      %6 = fir.convert %arg0 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>) -> !fir.ref<!fir.box<none>>
      %7 = fir.convert %5 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      %8 = fir.call @_FortranAAllocatableDeallocate(%6, %false, %4, %7, %c39_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivEaq_firstprivate_box_heap_rec__QMmTinit : !fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %2 = fir.convert %1 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.embox %1 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>
      fir.store %4 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    } else {
      %4 = fir.allocmem !fir.type<_QMmTinit{a:i32,x:f32}> {bindc_name = "", uniq_name = ""}
      %5 = fir.embox %4 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>
      %6 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c39_i32 = arith.constant 39 : i32
      %7 = fir.convert %5 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.box<none>
      %8 = fir.convert %6 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      fir.call @_FortranAInitialize(%7, %8, %c39_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %2 = fir.convert %1 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %5 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %6 = fir.embox %5 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.box<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %7 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c39_i32 = arith.constant 39 : i32
      %8 = fir.convert %arg1 : (!fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.ref<!fir.box<none>>
      %9 = fir.convert %6 : (!fir.box<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.box<none>
      %10 = fir.convert %7 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%8, %9, %10, %c39_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %2 = fir.convert %1 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.absent !fir.box<none>
      %5 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c39_i32 = arith.constant 39 : i32
      %false = arith.constant false
      %6 = fir.convert %arg0 : (!fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.ref<!fir.box<none>>
      %7 = fir.convert %5 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      %8 = fir.call @_FortranAAllocatableDeallocate(%6, %false, %4, %7, %c39_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivEf_firstprivate_rec__QMmTfin : !fir.type<_QMmTfin{k:i32}> copy {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMmTfin{k:i32}>>, %arg1: !fir.ref<!fir.type<_QMmTfin{k:i32}>>):
    %0 = fir.alloca !fir.box<!fir.type<_QMmTfin{k:i32}>>
    %1 = fir.embox %arg1 : (!fir.ref<!fir.type<_QMmTfin{k:i32}>>) -> !fir.box<!fir.type<_QMmTfin{k:i32}>>
    %2 = fir.embox %arg0 : (!fir.ref<!fir.type<_QMmTfin{k:i32}>>) -> !fir.box<!fir.type<_QMmTfin{k:i32}>>
    fir.store %1 to %0 : !fir.ref<!fir.box<!fir.type<_QMmTfin{k:i32}>>>
    %3 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c38_i32 = arith.constant 38 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.type<_QMmTfin{k:i32}>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %2 : (!fir.box<!fir.type<_QMmTfin{k:i32}>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c38_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.type<_QMmTfin{k:i32}>>)
  }
  omp.private {type = firstprivate} @_QFprivEha_firstprivate_box_2xrec__QMmThasal : !fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>, %arg1: !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    %c2 = arith.constant 2 : index
    %1 = fir.shape %c2 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shape<1>) -> !fir.heap<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c2 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %6 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c37_i32 = arith.constant 37 : i32
    %7 = fir.convert %5 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.box<none>
    %8 = fir.convert %6 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAInitialize(%7, %8, %c37_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>, %arg1: !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>):
    %0 = fir.alloca !fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    %3 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c37_i32 = arith.constant 37 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c37_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.heap<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
      fir.freemem %4 : !fir.heap<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivEh_firstprivate_rec__QMmThasal : !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}> init {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>, %arg1: !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>):
    %0 = fir.embox %arg1 : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    %1 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c37_i32 = arith.constant 37 : i32
    %2 = fir.convert %0 : (!fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<none>
    %3 = fir.convert %1 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAInitialize(%2, %3, %c37_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>, %arg1: !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>):
    %0 = fir.alloca !fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    %1 = fir.embox %arg1 : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    %2 = fir.embox %arg0 : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    fir.store %1 to %0 : !fir.ref<!fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %3 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c37_i32 = arith.constant 37 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %2 : (!fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c37_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>)
  }
  omp.private {type = firstprivate} @_QFprivEqa_firstprivate_box_4xrec__QMmTinit : !fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, %arg1: !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %c4 = arith.constant 4 : index
    %1 = fir.shape %c4 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.heap<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c4 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %6 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c36_i32 = arith.constant 36 : i32
    %7 = fir.convert %5 : (!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.box<none>
    %8 = fir.convert %6 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAInitialize(%7, %8, %c36_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, %arg1: !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>):
    %0 = fir.alloca !fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %3 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c36_i32 = arith.constant 36 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c36_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
      fir.freemem %4 : !fir.heap<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivEq_firstprivate_rec__QMmTinit : !fir.type<_QMmTinit{a:i32,x:f32}> copy {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>, %arg1: !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>):
    fir.copy %arg0 to %arg1 : !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>, !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
    omp.yield(%arg1 : !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>)
  }
  omp.private {type = firstprivate} @_QFprivEp_firstprivate_rec__QMmTplain : !fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}> copy {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>, %arg1: !fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>):
    fir.copy %arg0 to %arg1 : !fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>, !fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>
    omp.yield(%arg1 : !fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>)
  }
  omp.private {type = private} @_QFprivEaqa_private_box_heap_Uxrec__QMmTinit : !fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %c0 = arith.constant 0 : index
      %4 = fir.shape %c0 : (index) -> !fir.shape<1>
      %5 = fir.embox %1(%4) : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    } else {
      %c0 = arith.constant 0 : index
      %4:3 = fir.box_dims %0, %c0 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, index) -> (index, index, index)
      %5 = fir.shape %4#1 : (index) -> !fir.shape<1>
      %6 = fir.allocmem !fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>, %4#1 {bindc_name = ".tmp", uniq_name = ""}
      %7 = fir.declare %6(%5) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
      %8 = fir.embox %7(%5) : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.box<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
      %c0_0 = arith.constant 0 : index
      %9:3 = fir.box_dims %0, %c0_0 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, index) -> (index, index, index)
      %10 = fir.shape_shift %9#0, %9#1 : (index, index) -> !fir.shapeshift<1>
      %11 = fir.rebox %8(%10) : (!fir.box<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shapeshift<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %12 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c39_i32 = arith.constant 39 : i32
      %13 = fir.convert %11 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.box<none>
      %14 = fir.convert %12 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      fir.call @_FortranAInitialize(%13, %14, %c39_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
      fir.store %11 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %2 = fir.convert %1 : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.absent !fir.box<none>
      %5 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c39_i32 = arith.constant 39 : i32
      %false = arith.constant false
      %6 = fir.convert %arg0 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>) -> !fir.ref<!fir.box<none>>
      %7 = fir.convert %5 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      %8 = fir.call @_FortranAAllocatableDeallocate(%6, %false, %4, %7, %c39_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivEaq_private_box_heap_rec__QMmTinit : !fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %2 = fir.convert %1 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi eq, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.embox %1 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>
      fir.store %4 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    } else {
      %4 = fir.allocmem !fir.type<_QMmTinit{a:i32,x:f32}> {bindc_name = "", uniq_name = ""}
      %5 = fir.embox %4 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>
      %6 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c39_i32 = arith.constant 39 : i32
      %7 = fir.convert %5 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.box<none>
      %8 = fir.convert %6 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      fir.call @_FortranAInitialize(%7, %8, %c39_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %2 = fir.convert %1 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.absent !fir.box<none>
      %5 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c39_i32 = arith.constant 39 : i32
      %false = arith.constant false
      %6 = fir.convert %arg0 : (!fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.ref<!fir.box<none>>
      %7 = fir.convert %5 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      %8 = fir.call @_FortranAAllocatableDeallocate(%6, %false, %4, %7, %c39_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivEf_private_rec__QMmTfin : !fir.type<_QMmTfin{k:i32}>
  omp.private {type = private} @_QFprivEha_private_box_2xrec__QMmThasal : !fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>, %arg1: !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    %c2 = arith.constant 2 : index
    %1 = fir.shape %c2 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shape<1>) -> !fir.heap<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c2 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %6 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c37_i32 = arith.constant 37 : i32
    %7 = fir.convert %5 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.box<none>
    %8 = fir.convert %6 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAInitialize(%7, %8, %c37_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
    %9 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c37_i32_0 = arith.constant 37 : i32
    %10 = fir.convert %5 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.box<none>
    %11 = fir.convert %0 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.box<none>
    %12 = fir.convert %9 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAInitializeClone(%10, %11, %12, %c37_i32_0) fastmath<contract> : (!fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.heap<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
      fir.freemem %4 : !fir.heap<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivEh_private_rec__QMmThasal : !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}> init {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>, %arg1: !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>):
    %0 = fir.embox %arg1 : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    %1 = fir.embox %arg0 : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    %2 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c37_i32 = arith.constant 37 : i32
    %3 = fir.convert %0 : (!fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<none>
    %4 = fir.convert %2 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAInitialize(%3, %4, %c37_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
    %5 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c37_i32_0 = arith.constant 37 : i32
    %6 = fir.convert %0 : (!fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<none>
    %7 = fir.convert %1 : (!fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<none>
    %8 = fir.convert %5 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAInitializeClone(%6, %7, %8, %c37_i32_0) fastmath<contract> : (!fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>)
  }
  omp.private {type = private} @_QFprivEqa_private_box_4xrec__QMmTinit : !fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, %arg1: !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %c4 = arith.constant 4 : index
    %1 = fir.shape %c4 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>> {bindc_name = ".tmp", uniq_name = ""}
    %3 = fir.declare %2(%1) {uniq_name = ".tmp"} : (!fir.heap<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.heap<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c4 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %6 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c36_i32 = arith.constant 36 : i32
    %7 = fir.convert %5 : (!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.box<none>
    %8 = fir.convert %6 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAInitialize(%7, %8, %c36_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
      fir.freemem %4 : !fir.heap<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivEq_private_rec__QMmTinit : !fir.type<_QMmTinit{a:i32,x:f32}> init {
  ^bb0(%arg0: !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>, %arg1: !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>):
    %0 = fir.embox %arg1 : (!fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.box<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %1 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c36_i32 = arith.constant 36 : i32
    %2 = fir.convert %0 : (!fir.box<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.box<none>
    %3 = fir.convert %1 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAInitialize(%2, %3, %c36_i32) fastmath<contract> : (!fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>)
  }
  omp.private {type = private} @_QFprivEp_private_rec__QMmTplain : !fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>
  omp.private {type = firstprivate} @_QFprivEcn_firstprivate_box_4xc8xU : !fir.box<!fir.array<4x!fir.char<1,?>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>, %arg1: !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    %1 = fir.box_elesize %0 : (!fir.box<!fir.array<4x!fir.char<1,?>>>) -> index
    %c4 = arith.constant 4 : index
    %2 = fir.shape %c4 : (index) -> !fir.shape<1>
    %3 = fir.allocmem !fir.array<4x!fir.char<1,?>>(%1 : index) {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) typeparams %1 {uniq_name = ".tmp"} : (!fir.heap<!fir.array<4x!fir.char<1,?>>>, !fir.shape<1>, index) -> !fir.heap<!fir.array<4x!fir.char<1,?>>>
    %5 = fir.embox %4(%2) typeparams %1 : (!fir.heap<!fir.array<4x!fir.char<1,?>>>, !fir.shape<1>, index) -> !fir.box<!fir.array<4x!fir.char<1,?>>>
    %c1 = arith.constant 1 : index
    %6 = fir.shape_shift %c1, %c4 : (index, index) -> !fir.shapeshift<1>
    %7 = fir.rebox %5(%6) : (!fir.box<!fir.array<4x!fir.char<1,?>>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<4x!fir.char<1,?>>>
    fir.store %7 to %arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>, %arg1: !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>):
    %0 = fir.alloca !fir.box<!fir.array<4x!fir.char<1,?>>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    %3 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c34_i32 = arith.constant 34 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<4x!fir.char<1,?>>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c34_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<4x!fir.char<1,?>>>) -> !fir.ref<!fir.array<4x!fir.char<1,?>>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<4x!fir.char<1,?>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<4x!fir.char<1,?>>>) -> !fir.heap<!fir.array<4x!fir.char<1,?>>>
      fir.freemem %4 : !fir.heap<!fir.array<4x!fir.char<1,?>>>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivEcal_firstprivate_box_heap_c8xU : !fir.box<!fir.heap<!fir.char<1,?>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %1 = fir.box_elesize %0 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %2 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %3 = fir.convert %2 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %4 = arith.cmpi eq, %3, %c0_i64 : i64
    fir.if %4 {
      %5 = fir.embox %2 typeparams %1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    } else {
      %5 = fir.allocmem !fir.char<1,?>(%1 : index) {bindc_name = "", uniq_name = ""}
      %6 = fir.embox %5 typeparams %1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
      fir.store %6 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>):
    %0 = fir.load %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %2 = fir.convert %1 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      %5 = fir.box_addr %4 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
      %6 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      %7 = fir.box_elesize %6 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
      %8 = fir.embox %5 typeparams %7 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
      %9 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
      %c33_i32 = arith.constant 33 : i32
      %10 = fir.convert %arg1 : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.ref<!fir.box<none>>
      %11 = fir.convert %8 : (!fir.box<!fir.char<1,?>>) -> !fir.box<none>
      %12 = fir.convert %9 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
      fir.call @_FortranAAssign(%10, %11, %12, %c33_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %2 = fir.convert %1 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      fir.freemem %1 : !fir.heap<!fir.char<1,?>>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivEca_firstprivate_box_3xc8x5 : !fir.box<!fir.array<3x!fir.char<1,5>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>, %arg1: !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    %c3 = arith.constant 3 : index
    %1 = fir.shape %c3 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<3x!fir.char<1,5>> {bindc_name = ".tmp", uniq_name = ""}
    %c5 = arith.constant 5 : index
    %3 = fir.declare %2(%1) typeparams %c5 {uniq_name = ".tmp"} : (!fir.heap<!fir.array<3x!fir.char<1,5>>>, !fir.shape<1>, index) -> !fir.heap<!fir.array<3x!fir.char<1,5>>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c3 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<3x!fir.char<1,5>>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<3x!fir.char<1,5>>>
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>)
  } copy {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>, %arg1: !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>):
    %0 = fir.alloca !fir.box<!fir.array<3x!fir.char<1,5>>>
    %1 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    %2 = fir.load %arg1 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    fir.store %2 to %0 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    %3 = fir.address_of(@_QQclX707269766174655F74797065732E66393000) : !fir.ref<!fir.char<1,18>>
    %c32_i32 = arith.constant 32 : i32
    %4 = fir.convert %0 : (!fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>) -> !fir.ref<!fir.box<none>>
    %5 = fir.convert %1 : (!fir.box<!fir.array<3x!fir.char<1,5>>>) -> !fir.box<none>
    %6 = fir.convert %3 : (!fir.ref<!fir.char<1,18>>) -> !fir.ref<i8>
    fir.call @_FortranAAssign(%4, %5, %6, %c32_i32) fastmath<contract> : (!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<3x!fir.char<1,5>>>) -> !fir.ref<!fir.array<3x!fir.char<1,5>>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<3x!fir.char<1,5>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<3x!fir.char<1,5>>>) -> !fir.heap<!fir.array<3x!fir.char<1,5>>>
      fir.freemem %4 : !fir.heap<!fir.array<3x!fir.char<1,5>>>
    }
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivEc5_firstprivate_c8x5 : !fir.char<1,5> copy {
  ^bb0(%arg0: !fir.ref<!fir.char<1,5>>, %arg1: !fir.ref<!fir.char<1,5>>):
    %c5 = arith.constant 5 : index
    %c1_i64 = arith.constant 1 : i64
    %0 = fir.convert %c5 : (index) -> i64
    %1 = arith.muli %c1_i64, %0 : i64
    %2 = fir.convert %arg1 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
    %3 = fir.convert %arg0 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
    "llvm.intr.memmove"(%2, %3, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    omp.yield(%arg1 : !fir.ref<!fir.char<1,5>>)
  }
  omp.private {type = firstprivate} @_QFprivEchs_firstprivate_boxchar_c8xU : !fir.boxchar<1> init {
  ^bb0(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.allocmem !fir.char<1,?>(%0#1 : index) {bindc_name = "", uniq_name = ""}
    %2 = fir.emboxchar %1, %0#1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    omp.yield(%2 : !fir.boxchar<1>)
  } copy {
  ^bb0(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %2 = arith.cmpi slt, %1#1, %0#1 : index
    %3 = arith.select %2, %1#1, %0#1 : index
    %c1_i64 = arith.constant 1 : i64
    %4 = fir.convert %3 : (index) -> i64
    %5 = arith.muli %c1_i64, %4 : i64
    %6 = fir.convert %1#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %7 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    "llvm.intr.memmove"(%6, %7, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c1 = arith.constant 1 : index
    %8 = arith.subi %1#1, %c1 : index
    %9 = fir.undefined !fir.char<1>
    %c32_i8 = arith.constant 32 : i8
    %10 = fir.insert_value %9, %c32_i8, [0 : index] : (!fir.char<1>, i8) -> !fir.char<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %3 to %8 step %c1_0 {
      %11 = fir.convert %1#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %12 = fir.coordinate_of %11, %arg2 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      fir.store %10 to %12 : !fir.ref<!fir.char<1>>
    }
    omp.yield(%arg1 : !fir.boxchar<1>)
  } dealloc {
  ^bb0(%arg0: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.heap<!fir.char<1,?>>
    fir.freemem %1 : !fir.heap<!fir.char<1,?>>
    omp.yield
  }
  omp.private {type = firstprivate} @_QFprivEch_firstprivate_boxchar_c8xU : !fir.boxchar<1> init {
  ^bb0(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.allocmem !fir.char<1,?>(%0#1 : index) {bindc_name = "", uniq_name = ""}
    %2 = fir.emboxchar %1, %0#1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    omp.yield(%2 : !fir.boxchar<1>)
  } copy {
  ^bb0(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %2 = arith.cmpi slt, %1#1, %0#1 : index
    %3 = arith.select %2, %1#1, %0#1 : index
    %c1_i64 = arith.constant 1 : i64
    %4 = fir.convert %3 : (index) -> i64
    %5 = arith.muli %c1_i64, %4 : i64
    %6 = fir.convert %1#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    %7 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
    "llvm.intr.memmove"(%6, %7, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %c1 = arith.constant 1 : index
    %8 = arith.subi %1#1, %c1 : index
    %9 = fir.undefined !fir.char<1>
    %c32_i8 = arith.constant 32 : i8
    %10 = fir.insert_value %9, %c32_i8, [0 : index] : (!fir.char<1>, i8) -> !fir.char<1>
    %c1_0 = arith.constant 1 : index
    fir.do_loop %arg2 = %3 to %8 step %c1_0 {
      %11 = fir.convert %1#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %12 = fir.coordinate_of %11, %arg2 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      fir.store %10 to %12 : !fir.ref<!fir.char<1>>
    }
    omp.yield(%arg1 : !fir.boxchar<1>)
  } dealloc {
  ^bb0(%arg0: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.heap<!fir.char<1,?>>
    fir.freemem %1 : !fir.heap<!fir.char<1,?>>
    omp.yield
  }
  omp.private {type = private} @_QFprivEcn_private_box_4xc8xU : !fir.box<!fir.array<4x!fir.char<1,?>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>, %arg1: !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    %1 = fir.box_elesize %0 : (!fir.box<!fir.array<4x!fir.char<1,?>>>) -> index
    %c4 = arith.constant 4 : index
    %2 = fir.shape %c4 : (index) -> !fir.shape<1>
    %3 = fir.allocmem !fir.array<4x!fir.char<1,?>>(%1 : index) {bindc_name = ".tmp", uniq_name = ""}
    %4 = fir.declare %3(%2) typeparams %1 {uniq_name = ".tmp"} : (!fir.heap<!fir.array<4x!fir.char<1,?>>>, !fir.shape<1>, index) -> !fir.heap<!fir.array<4x!fir.char<1,?>>>
    %5 = fir.embox %4(%2) typeparams %1 : (!fir.heap<!fir.array<4x!fir.char<1,?>>>, !fir.shape<1>, index) -> !fir.box<!fir.array<4x!fir.char<1,?>>>
    %c1 = arith.constant 1 : index
    %6 = fir.shape_shift %c1, %c4 : (index, index) -> !fir.shapeshift<1>
    %7 = fir.rebox %5(%6) : (!fir.box<!fir.array<4x!fir.char<1,?>>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<4x!fir.char<1,?>>>
    fir.store %7 to %arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<4x!fir.char<1,?>>>) -> !fir.ref<!fir.array<4x!fir.char<1,?>>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<4x!fir.char<1,?>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<4x!fir.char<1,?>>>) -> !fir.heap<!fir.array<4x!fir.char<1,?>>>
      fir.freemem %4 : !fir.heap<!fir.array<4x!fir.char<1,?>>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivEcal_private_box_heap_c8xU : !fir.box<!fir.heap<!fir.char<1,?>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %1 = fir.box_elesize %0 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %2 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %3 = fir.convert %2 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %4 = arith.cmpi eq, %3, %c0_i64 : i64
    fir.if %4 {
      %5 = fir.embox %2 typeparams %1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
      fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    } else {
      %5 = fir.allocmem !fir.char<1,?>(%1 : index) {bindc_name = "", uniq_name = ""}
      %6 = fir.embox %5 typeparams %1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
      fir.store %6 to %arg1 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    }
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %2 = fir.convert %1 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      fir.freemem %1 : !fir.heap<!fir.char<1,?>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivEca_private_box_3xc8x5 : !fir.box<!fir.array<3x!fir.char<1,5>>> init {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>, %arg1: !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    %c3 = arith.constant 3 : index
    %1 = fir.shape %c3 : (index) -> !fir.shape<1>
    %2 = fir.allocmem !fir.array<3x!fir.char<1,5>> {bindc_name = ".tmp", uniq_name = ""}
    %c5 = arith.constant 5 : index
    %3 = fir.declare %2(%1) typeparams %c5 {uniq_name = ".tmp"} : (!fir.heap<!fir.array<3x!fir.char<1,5>>>, !fir.shape<1>, index) -> !fir.heap<!fir.array<3x!fir.char<1,5>>>
    %c1 = arith.constant 1 : index
    %4 = fir.shape_shift %c1, %c3 : (index, index) -> !fir.shapeshift<1>
    %5 = fir.embox %3(%4) : (!fir.heap<!fir.array<3x!fir.char<1,5>>>, !fir.shapeshift<1>) -> !fir.box<!fir.array<3x!fir.char<1,5>>>
    fir.store %5 to %arg1 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    omp.yield(%arg1 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>)
  } dealloc {
  ^bb0(%arg0: !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>):
    %0 = fir.load %arg0 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    %1 = fir.box_addr %0 : (!fir.box<!fir.array<3x!fir.char<1,5>>>) -> !fir.ref<!fir.array<3x!fir.char<1,5>>>
    %2 = fir.convert %1 : (!fir.ref<!fir.array<3x!fir.char<1,5>>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %3 = arith.cmpi ne, %2, %c0_i64 : i64
    fir.if %3 {
      %4 = fir.convert %1 : (!fir.ref<!fir.array<3x!fir.char<1,5>>>) -> !fir.heap<!fir.array<3x!fir.char<1,5>>>
      fir.freemem %4 : !fir.heap<!fir.array<3x!fir.char<1,5>>>
    }
    omp.yield
  }
  omp.private {type = private} @_QFprivEc5_private_c8x5 : !fir.char<1,5>
  omp.private {type = private} @_QFprivEchs_private_boxchar_c8xU : !fir.boxchar<1> init {
  ^bb0(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.allocmem !fir.char<1,?>(%0#1 : index) {bindc_name = "", uniq_name = ""}
    %2 = fir.emboxchar %1, %0#1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    omp.yield(%2 : !fir.boxchar<1>)
  } dealloc {
  ^bb0(%arg0: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.heap<!fir.char<1,?>>
    fir.freemem %1 : !fir.heap<!fir.char<1,?>>
    omp.yield
  }
  omp.private {type = private} @_QFprivEch_private_boxchar_c8xU : !fir.boxchar<1> init {
  ^bb0(%arg0: !fir.boxchar<1>, %arg1: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.allocmem !fir.char<1,?>(%0#1 : index) {bindc_name = "", uniq_name = ""}
    %2 = fir.emboxchar %1, %0#1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    omp.yield(%2 : !fir.boxchar<1>)
  } dealloc {
  ^bb0(%arg0: !fir.boxchar<1>):
    %0:2 = fir.unboxchar %arg0 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = fir.convert %0#0 : (!fir.ref<!fir.char<1,?>>) -> !fir.heap<!fir.char<1,?>>
    fir.freemem %1 : !fir.heap<!fir.char<1,?>>
    omp.yield
  }
  fir.global @_QMmEmh : !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}> {
    %0 = fir.undefined !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>
    %1 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %2 = fir.shape %c0 : (index) -> !fir.shape<1>
    %3 = fir.embox %1(%2) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    %4 = fir.insert_value %0, %3, ["v", !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>] : (!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>, !fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>
    %5 = fir.zero_bits i32
    %6 = fir.insert_value %4, %5, ["k", !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>] : (!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>, i32) -> !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>
    fir.has_value %6 : !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>
  }
  func.func @_QMmPdone(%arg0: !fir.ref<!fir.type<_QMmTfin{k:i32}>> {fir.bindc_name = "x"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.declare %arg0 dummy_scope %0 arg 1 {fortran_attrs = #fir.var_attrs<intent_inout>, uniq_name = "_QMmFdoneEx"} : (!fir.ref<!fir.type<_QMmTfin{k:i32}>>, !fir.dscope) -> !fir.ref<!fir.type<_QMmTfin{k:i32}>>
    %c0_i32 = arith.constant 0 : i32
    %2 = fir.coordinate_of %1, k : (!fir.ref<!fir.type<_QMmTfin{k:i32}>>) -> !fir.ref<i32>
    fir.store %c0_i32 to %2 : !fir.ref<i32>
    return
  }
  func.func @_QPpriv(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.boxchar<1> {fir.bindc_name = "ch"}, %arg2: !fir.boxchar<1> {fir.bindc_name = "chs"}) {
    %0 = fir.dummy_scope : !fir.dscope
    %1 = fir.alloca !fir.box<!fir.array<3x!fir.char<1,5>>>
    %2 = fir.alloca !fir.box<!fir.array<4x!fir.char<1,?>>>
    %3 = fir.alloca !fir.box<!fir.array<3x!fir.char<1,5>>>
    %4 = fir.alloca !fir.box<!fir.array<4x!fir.char<1,?>>>
    %5 = fir.alloca !fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %6 = fir.alloca !fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %7 = fir.alloca !fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %8 = fir.alloca !fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %9 = fir.declare %arg0 dummy_scope %0 arg 1 {uniq_name = "_QFprivEn"} : (!fir.ref<i32>, !fir.dscope) -> !fir.ref<i32>
    %10:2 = fir.unboxchar %arg1 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %11 = fir.load %9 : !fir.ref<i32>
    %12 = fir.convert %11 : (i32) -> index
    %c0 = arith.constant 0 : index
    %13 = arith.cmpi sgt, %12, %c0 : index
    %14 = arith.select %13, %12, %c0 : index
    %15 = fir.declare %10#0 typeparams %14 dummy_scope %0 arg 2 {uniq_name = "_QFprivEch"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,?>>
    %16:2 = fir.unboxchar %arg2 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %17 = fir.declare %16#0 typeparams %16#1 dummy_scope %0 arg 3 {uniq_name = "_QFprivEchs"} : (!fir.ref<!fir.char<1,?>>, index, !fir.dscope) -> !fir.ref<!fir.char<1,?>>
    %c5 = arith.constant 5 : index
    %18 = fir.alloca !fir.char<1,5> {bindc_name = "c5", uniq_name = "_QFprivEc5"}
    %19 = fir.declare %18 typeparams %c5 {uniq_name = "_QFprivEc5"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
    %c5_0 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %20 = fir.alloca !fir.array<3x!fir.char<1,5>> {bindc_name = "ca", uniq_name = "_QFprivEca"}
    %21 = fir.shape %c3 : (index) -> !fir.shape<1>
    %22 = fir.declare %20(%21) typeparams %c5_0 {uniq_name = "_QFprivEca"} : (!fir.ref<!fir.array<3x!fir.char<1,5>>>, !fir.shape<1>, index) -> !fir.ref<!fir.array<3x!fir.char<1,5>>>
    %23 = fir.alloca !fir.box<!fir.heap<!fir.char<1,?>>> {bindc_name = "cal", uniq_name = "_QFprivEcal"}
    %24 = fir.zero_bits !fir.heap<!fir.char<1,?>>
    %c0_1 = arith.constant 0 : index
    %25 = fir.embox %24 typeparams %c0_1 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
    fir.store %25 to %23 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %26 = fir.declare %23 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivEcal"} : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %27 = fir.load %9 : !fir.ref<i32>
    %28 = fir.convert %27 : (i32) -> index
    %c0_2 = arith.constant 0 : index
    %29 = arith.cmpi sgt, %28, %c0_2 : index
    %30 = arith.select %29, %28, %c0_2 : index
    %c1_3 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %31 = fir.alloca !fir.array<4x!fir.char<1,?>>(%30 : index) {bindc_name = "cn", uniq_name = "_QFprivEcn"}
    %32 = fir.shape %c4 : (index) -> !fir.shape<1>
    %33 = fir.declare %31(%32) typeparams %30 {uniq_name = "_QFprivEcn"} : (!fir.ref<!fir.array<4x!fir.char<1,?>>>, !fir.shape<1>, index) -> !fir.ref<!fir.array<4x!fir.char<1,?>>>
    %34 = fir.alloca !fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}> {bindc_name = "p", uniq_name = "_QFprivEp"}
    %35 = fir.declare %34 {uniq_name = "_QFprivEp"} : (!fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>) -> !fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>
    %36 = fir.alloca !fir.type<_QMmTinit{a:i32,x:f32}> {bindc_name = "q", uniq_name = "_QFprivEq"}
    %37 = fir.declare %36 {uniq_name = "_QFprivEq"} : (!fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %38 = fir.address_of(@_QQ_QMmTinit.DerivedInit) : !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
    fir.copy %38 to %37 no_overlap : !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>, !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %c1_4 = arith.constant 1 : index
    %c4_5 = arith.constant 4 : index
    %39 = fir.alloca !fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>> {bindc_name = "qa", uniq_name = "_QFprivEqa"}
    %40 = fir.shape %c4_5 : (index) -> !fir.shape<1>
    %41 = fir.declare %39(%40) {uniq_name = "_QFprivEqa"} : (!fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %42 = fir.address_of(@_QQ_QMmTinit.DerivedInit) : !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %c1_6 = arith.constant 1 : index
    fir.do_loop %arg3 = %c1_6 to %c4_5 step %c1_6 unordered {
      %c0_14 = arith.constant 0 : index
      %111 = fir.array_coor %41(%40) %arg3 : (!fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
      fir.copy %42 to %111 no_overlap : !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>, !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
    }
    %43 = fir.alloca !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}> {bindc_name = "h", uniq_name = "_QFprivEh"}
    %44 = fir.declare %43 {uniq_name = "_QFprivEh"} : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    %45 = fir.address_of(@_QQ_QMmThasal.DerivedInit) : !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    fir.copy %45 to %44 no_overlap : !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>, !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    %c1_7 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %46 = fir.alloca !fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>> {bindc_name = "ha", uniq_name = "_QFprivEha"}
    %47 = fir.shape %c2 : (index) -> !fir.shape<1>
    %48 = fir.declare %46(%47) {uniq_name = "_QFprivEha"} : (!fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shape<1>) -> !fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %49 = fir.address_of(@_QQ_QMmThasal.DerivedInit) : !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    %c1_8 = arith.constant 1 : index
    fir.do_loop %arg3 = %c1_8 to %c2 step %c1_8 unordered {
      %c0_14 = arith.constant 0 : index
      %111 = fir.array_coor %48(%47) %arg3 : (!fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shape<1>, index) -> !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
      fir.copy %49 to %111 no_overlap : !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>, !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    }
    %50 = fir.alloca !fir.type<_QMmTfin{k:i32}> {bindc_name = "f", uniq_name = "_QFprivEf"}
    %51 = fir.declare %50 {uniq_name = "_QFprivEf"} : (!fir.ref<!fir.type<_QMmTfin{k:i32}>>) -> !fir.ref<!fir.type<_QMmTfin{k:i32}>>
    %52 = fir.alloca !fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>> {bindc_name = "aq", uniq_name = "_QFprivEaq"}
    %53 = fir.zero_bits !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %54 = fir.embox %53 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>
    fir.store %54 to %52 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %55 = fir.declare %52 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivEaq"} : (!fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %56 = fir.alloca !fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>> {bindc_name = "aqa", uniq_name = "_QFprivEaqa"}
    %57 = fir.zero_bits !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %c0_9 = arith.constant 0 : index
    %58 = fir.shape %c0_9 : (index) -> !fir.shape<1>
    %59 = fir.embox %57(%58) : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    fir.store %59 to %56 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    %60 = fir.declare %56 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivEaqa"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    %61 = fir.alloca !fir.class<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>> {bindc_name = "poly", uniq_name = "_QFprivEpoly"}
    %62 = fir.zero_bits !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %63 = fir.embox %62 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.class<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>
    fir.store %63 to %61 : !fir.ref<!fir.class<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %64 = fir.declare %61 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivEpoly"} : (!fir.ref<!fir.class<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.ref<!fir.class<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %65 = fir.embox %15 typeparams %14 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
    %66 = fir.emboxchar %15, %14 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %67 = fir.embox %17 typeparams %16#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
    %68 = fir.emboxchar %17, %16#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %69 = fir.embox %22(%21) : (!fir.ref<!fir.array<3x!fir.char<1,5>>>, !fir.shape<1>) -> !fir.box<!fir.array<3x!fir.char<1,5>>>
    fir.store %69 to %1 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    %70 = fir.embox %33(%32) typeparams %30 : (!fir.ref<!fir.array<4x!fir.char<1,?>>>, !fir.shape<1>, index) -> !fir.box<!fir.array<4x!fir.char<1,?>>>
    %71 = fir.embox %33(%32) typeparams %30 : (!fir.ref<!fir.array<4x!fir.char<1,?>>>, !fir.shape<1>, index) -> !fir.box<!fir.array<4x!fir.char<1,?>>>
    fir.store %71 to %2 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    omp.parallel private(@_QFprivEch_private_boxchar_c8xU %66 -> %arg3, @_QFprivEchs_private_boxchar_c8xU %68 -> %arg4, @_QFprivEc5_private_c8x5 %19 -> %arg5, @_QFprivEca_private_box_3xc8x5 %1 -> %arg6, @_QFprivEcal_private_box_heap_c8xU %26 -> %arg7, @_QFprivEcn_private_box_4xc8xU %2 -> %arg8 : !fir.boxchar<1>, !fir.boxchar<1>, !fir.ref<!fir.char<1,5>>, !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>, !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>, !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>) {
      %111:2 = fir.unboxchar %arg3 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
      %112 = fir.declare %111#0 typeparams %111#1 {uniq_name = "_QFprivEch"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
      %113 = fir.emboxchar %112, %111#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %114:2 = fir.unboxchar %arg4 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
      %115 = fir.declare %114#0 typeparams %114#1 {uniq_name = "_QFprivEchs"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
      %116 = fir.emboxchar %115, %114#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %117 = fir.declare %arg5 typeparams %c5 {uniq_name = "_QFprivEc5"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
      %118 = fir.declare %arg6 {uniq_name = "_QFprivEca"} : (!fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>) -> !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
      %119 = fir.load %118 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
      %c5_14 = arith.constant 5 : index
      %c0_15 = arith.constant 0 : index
      %120:3 = fir.box_dims %119, %c0_15 : (!fir.box<!fir.array<3x!fir.char<1,5>>>, index) -> (index, index, index)
      %c3_16 = arith.constant 3 : index
      %121 = fir.shift %120#0 : (index) -> !fir.shift<1>
      %122 = fir.declare %arg7 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivEcal"} : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      %123 = fir.declare %arg8 {uniq_name = "_QFprivEcn"} : (!fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>) -> !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
      %124 = fir.load %123 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
      %125 = fir.box_elesize %124 : (!fir.box<!fir.array<4x!fir.char<1,?>>>) -> index
      %c0_17 = arith.constant 0 : index
      %126:3 = fir.box_dims %124, %c0_17 : (!fir.box<!fir.array<4x!fir.char<1,?>>>, index) -> (index, index, index)
      %c4_18 = arith.constant 4 : index
      %127 = fir.shift %126#0 : (index) -> !fir.shift<1>
      %128 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_19 = arith.constant 1 : index
      %129 = arith.cmpi slt, %111#1, %c1_19 : index
      %130 = arith.select %129, %111#1, %c1_19 : index
      %131 = fir.convert %112 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
      %132 = fir.convert %128 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %133 = fir.convert %130 : (index) -> i64
      "llvm.intr.memmove"(%131, %132, %133) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %134 = fir.convert %112 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %135 = fir.coordinate_of %134, %130 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %136 = arith.subi %111#1, %130 : index
      %137 = fir.convert %135 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %c32_i8 = arith.constant 32 : i8
      %138 = fir.convert %136 : (index) -> i64
      "llvm.intr.memset"(%137, %c32_i8, %138) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      %139 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_20 = arith.constant 1 : index
      %140 = arith.cmpi slt, %114#1, %c1_20 : index
      %141 = arith.select %140, %114#1, %c1_20 : index
      %142 = fir.convert %115 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
      %143 = fir.convert %139 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %144 = fir.convert %141 : (index) -> i64
      "llvm.intr.memmove"(%142, %143, %144) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %145 = fir.convert %115 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %146 = fir.coordinate_of %145, %141 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %147 = arith.subi %114#1, %141 : index
      %148 = fir.convert %146 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %c32_i8_21 = arith.constant 32 : i8
      %149 = fir.convert %147 : (index) -> i64
      "llvm.intr.memset"(%148, %c32_i8_21, %149) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      %150 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_22 = arith.constant 1 : index
      %c5_23 = arith.constant 5 : index
      %c1_24 = arith.constant 1 : index
      %151 = fir.convert %117 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
      %152 = fir.convert %150 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %153 = fir.convert %c1_24 : (index) -> i64
      "llvm.intr.memmove"(%151, %152, %153) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %c1_25 = arith.constant 1 : index
      %154 = fir.convert %117 : (!fir.ref<!fir.char<1,5>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %155 = fir.coordinate_of %154, %c1_25 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %c4_26 = arith.constant 4 : index
      %156 = fir.convert %155 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %c32_i8_27 = arith.constant 32 : i8
      %157 = fir.convert %c4_26 : (index) -> i64
      "llvm.intr.memset"(%156, %c32_i8_27, %157) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      %158 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_28 = arith.constant 1 : index
      %c1_29 = arith.constant 1 : index
      fir.do_loop %arg9 = %c1_29 to %c3_16 step %c1_29 unordered {
        %c1_34 = arith.constant 1 : index
        %176 = arith.subi %120#0, %c1_34 : index
        %177 = arith.addi %arg9, %176 : index
        %178 = fir.array_coor %119(%121) %177 : (!fir.box<!fir.array<3x!fir.char<1,5>>>, !fir.shift<1>, index) -> !fir.ref<!fir.char<1,5>>
        %c5_35 = arith.constant 5 : index
        %c1_36 = arith.constant 1 : index
        %179 = fir.convert %178 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
        %180 = fir.convert %158 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
        %181 = fir.convert %c1_36 : (index) -> i64
        "llvm.intr.memmove"(%179, %180, %181) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
        %c1_37 = arith.constant 1 : index
        %182 = fir.convert %178 : (!fir.ref<!fir.char<1,5>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
        %183 = fir.coordinate_of %182, %c1_37 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
        %c4_38 = arith.constant 4 : index
        %184 = fir.convert %183 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
        %c32_i8_39 = arith.constant 32 : i8
        %185 = fir.convert %c4_38 : (index) -> i64
        "llvm.intr.memset"(%184, %c32_i8_39, %185) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      }
      %159 = fir.load %122 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      %160 = fir.box_elesize %159 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
      %161 = fir.box_addr %159 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
      %162 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_30 = arith.constant 1 : index
      %163 = fir.load %122 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      %164 = fir.box_addr %163 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
      %165 = fir.convert %164 : (!fir.heap<!fir.char<1,?>>) -> i64
      %c0_i64_31 = arith.constant 0 : i64
      %166 = arith.cmpi ne, %165, %c0_i64_31 : i64
      %167 = fir.box_elesize %163 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
      %168 = arith.cmpi eq, %167, %c1_30 : index
      %169 = arith.andi %166, %168 : i1
      %170 = fir.if %169 -> (!fir.heap<!fir.char<1,?>>) {
        fir.result %164 : !fir.heap<!fir.char<1,?>>
      } else {
        %176 = fir.allocmem !fir.char<1,?>(%c1_30 : index)
        fir.result %176 : !fir.heap<!fir.char<1,?>>
      }
      %171 = fir.convert %170 : (!fir.heap<!fir.char<1,?>>) -> !llvm.ptr
      %172 = fir.convert %162 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %173 = fir.convert %c1_30 : (index) -> i64
      "llvm.intr.memmove"(%171, %172, %173) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %true = arith.constant true
      %174 = arith.xori %169, %true : i1
      fir.if %174 {
        %176 = fir.convert %164 : (!fir.heap<!fir.char<1,?>>) -> i64
        %c0_i64_34 = arith.constant 0 : i64
        %177 = arith.cmpi ne, %176, %c0_i64_34 : i64
        fir.if %177 {
          fir.freemem %164 : !fir.heap<!fir.char<1,?>>
        }
        %178 = fir.embox %170 typeparams %c1_30 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
        fir.store %178 to %122 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      }
      %175 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_32 = arith.constant 1 : index
      %c1_33 = arith.constant 1 : index
      fir.do_loop %arg9 = %c1_33 to %c4_18 step %c1_33 unordered {
        %c1_34 = arith.constant 1 : index
        %176 = arith.subi %126#0, %c1_34 : index
        %177 = arith.addi %arg9, %176 : index
        %178 = fir.array_coor %124(%127) %177 : (!fir.box<!fir.array<4x!fir.char<1,?>>>, !fir.shift<1>, index) -> !fir.ref<!fir.char<1,?>>
        %179 = arith.cmpi slt, %125, %c1_32 : index
        %180 = arith.select %179, %125, %c1_32 : index
        %181 = fir.convert %178 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
        %182 = fir.convert %175 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
        %183 = fir.convert %180 : (index) -> i64
        "llvm.intr.memmove"(%181, %182, %183) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
        %184 = fir.convert %178 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
        %185 = fir.coordinate_of %184, %180 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
        %186 = arith.subi %125, %180 : index
        %187 = fir.convert %185 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
        %c32_i8_35 = arith.constant 32 : i8
        %188 = fir.convert %186 : (index) -> i64
        "llvm.intr.memset"(%187, %c32_i8_35, %188) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      }
      omp.terminator
    }
    %72 = fir.embox %15 typeparams %14 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
    %73 = fir.emboxchar %15, %14 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %74 = fir.embox %17 typeparams %16#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.box<!fir.char<1,?>>
    %75 = fir.emboxchar %17, %16#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %76 = fir.embox %22(%21) : (!fir.ref<!fir.array<3x!fir.char<1,5>>>, !fir.shape<1>) -> !fir.box<!fir.array<3x!fir.char<1,5>>>
    fir.store %76 to %3 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
    %77 = fir.embox %33(%32) typeparams %30 : (!fir.ref<!fir.array<4x!fir.char<1,?>>>, !fir.shape<1>, index) -> !fir.box<!fir.array<4x!fir.char<1,?>>>
    %78 = fir.embox %33(%32) typeparams %30 : (!fir.ref<!fir.array<4x!fir.char<1,?>>>, !fir.shape<1>, index) -> !fir.box<!fir.array<4x!fir.char<1,?>>>
    fir.store %78 to %4 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
    omp.parallel private(@_QFprivEch_firstprivate_boxchar_c8xU %73 -> %arg3, @_QFprivEchs_firstprivate_boxchar_c8xU %75 -> %arg4, @_QFprivEc5_firstprivate_c8x5 %19 -> %arg5, @_QFprivEca_firstprivate_box_3xc8x5 %3 -> %arg6, @_QFprivEcal_firstprivate_box_heap_c8xU %26 -> %arg7, @_QFprivEcn_firstprivate_box_4xc8xU %4 -> %arg8 : !fir.boxchar<1>, !fir.boxchar<1>, !fir.ref<!fir.char<1,5>>, !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>, !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>, !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>) {
      %111:2 = fir.unboxchar %arg3 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
      %112 = fir.declare %111#0 typeparams %111#1 {uniq_name = "_QFprivEch"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
      %113 = fir.emboxchar %112, %111#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %114:2 = fir.unboxchar %arg4 : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
      %115 = fir.declare %114#0 typeparams %114#1 {uniq_name = "_QFprivEchs"} : (!fir.ref<!fir.char<1,?>>, index) -> !fir.ref<!fir.char<1,?>>
      %116 = fir.emboxchar %115, %114#1 : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
      %117 = fir.declare %arg5 typeparams %c5 {uniq_name = "_QFprivEc5"} : (!fir.ref<!fir.char<1,5>>, index) -> !fir.ref<!fir.char<1,5>>
      %118 = fir.declare %arg6 {uniq_name = "_QFprivEca"} : (!fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>) -> !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
      %119 = fir.load %118 : !fir.ref<!fir.box<!fir.array<3x!fir.char<1,5>>>>
      %c5_14 = arith.constant 5 : index
      %c0_15 = arith.constant 0 : index
      %120:3 = fir.box_dims %119, %c0_15 : (!fir.box<!fir.array<3x!fir.char<1,5>>>, index) -> (index, index, index)
      %c3_16 = arith.constant 3 : index
      %121 = fir.shift %120#0 : (index) -> !fir.shift<1>
      %122 = fir.declare %arg7 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivEcal"} : (!fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      %123 = fir.declare %arg8 {uniq_name = "_QFprivEcn"} : (!fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>) -> !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
      %124 = fir.load %123 : !fir.ref<!fir.box<!fir.array<4x!fir.char<1,?>>>>
      %125 = fir.box_elesize %124 : (!fir.box<!fir.array<4x!fir.char<1,?>>>) -> index
      %c0_17 = arith.constant 0 : index
      %126:3 = fir.box_dims %124, %c0_17 : (!fir.box<!fir.array<4x!fir.char<1,?>>>, index) -> (index, index, index)
      %c4_18 = arith.constant 4 : index
      %127 = fir.shift %126#0 : (index) -> !fir.shift<1>
      %128 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_19 = arith.constant 1 : index
      %129 = arith.cmpi slt, %111#1, %c1_19 : index
      %130 = arith.select %129, %111#1, %c1_19 : index
      %131 = fir.convert %112 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
      %132 = fir.convert %128 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %133 = fir.convert %130 : (index) -> i64
      "llvm.intr.memmove"(%131, %132, %133) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %134 = fir.convert %112 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %135 = fir.coordinate_of %134, %130 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %136 = arith.subi %111#1, %130 : index
      %137 = fir.convert %135 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %c32_i8 = arith.constant 32 : i8
      %138 = fir.convert %136 : (index) -> i64
      "llvm.intr.memset"(%137, %c32_i8, %138) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      %139 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_20 = arith.constant 1 : index
      %140 = arith.cmpi slt, %114#1, %c1_20 : index
      %141 = arith.select %140, %114#1, %c1_20 : index
      %142 = fir.convert %115 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
      %143 = fir.convert %139 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %144 = fir.convert %141 : (index) -> i64
      "llvm.intr.memmove"(%142, %143, %144) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %145 = fir.convert %115 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %146 = fir.coordinate_of %145, %141 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %147 = arith.subi %114#1, %141 : index
      %148 = fir.convert %146 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %c32_i8_21 = arith.constant 32 : i8
      %149 = fir.convert %147 : (index) -> i64
      "llvm.intr.memset"(%148, %c32_i8_21, %149) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      %150 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_22 = arith.constant 1 : index
      %c5_23 = arith.constant 5 : index
      %c1_24 = arith.constant 1 : index
      %151 = fir.convert %117 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
      %152 = fir.convert %150 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %153 = fir.convert %c1_24 : (index) -> i64
      "llvm.intr.memmove"(%151, %152, %153) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %c1_25 = arith.constant 1 : index
      %154 = fir.convert %117 : (!fir.ref<!fir.char<1,5>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
      %155 = fir.coordinate_of %154, %c1_25 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
      %c4_26 = arith.constant 4 : index
      %156 = fir.convert %155 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %c32_i8_27 = arith.constant 32 : i8
      %157 = fir.convert %c4_26 : (index) -> i64
      "llvm.intr.memset"(%156, %c32_i8_27, %157) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      %158 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_28 = arith.constant 1 : index
      %c1_29 = arith.constant 1 : index
      fir.do_loop %arg9 = %c1_29 to %c3_16 step %c1_29 unordered {
        %c1_34 = arith.constant 1 : index
        %176 = arith.subi %120#0, %c1_34 : index
        %177 = arith.addi %arg9, %176 : index
        %178 = fir.array_coor %119(%121) %177 : (!fir.box<!fir.array<3x!fir.char<1,5>>>, !fir.shift<1>, index) -> !fir.ref<!fir.char<1,5>>
        %c5_35 = arith.constant 5 : index
        %c1_36 = arith.constant 1 : index
        %179 = fir.convert %178 : (!fir.ref<!fir.char<1,5>>) -> !llvm.ptr
        %180 = fir.convert %158 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
        %181 = fir.convert %c1_36 : (index) -> i64
        "llvm.intr.memmove"(%179, %180, %181) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
        %c1_37 = arith.constant 1 : index
        %182 = fir.convert %178 : (!fir.ref<!fir.char<1,5>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
        %183 = fir.coordinate_of %182, %c1_37 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
        %c4_38 = arith.constant 4 : index
        %184 = fir.convert %183 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
        %c32_i8_39 = arith.constant 32 : i8
        %185 = fir.convert %c4_38 : (index) -> i64
        "llvm.intr.memset"(%184, %c32_i8_39, %185) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      }
      %159 = fir.load %122 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      %160 = fir.box_elesize %159 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
      %161 = fir.box_addr %159 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
      %162 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_30 = arith.constant 1 : index
      %163 = fir.load %122 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      %164 = fir.box_addr %163 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
      %165 = fir.convert %164 : (!fir.heap<!fir.char<1,?>>) -> i64
      %c0_i64_31 = arith.constant 0 : i64
      %166 = arith.cmpi ne, %165, %c0_i64_31 : i64
      %167 = fir.box_elesize %163 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
      %168 = arith.cmpi eq, %167, %c1_30 : index
      %169 = arith.andi %166, %168 : i1
      %170 = fir.if %169 -> (!fir.heap<!fir.char<1,?>>) {
        fir.result %164 : !fir.heap<!fir.char<1,?>>
      } else {
        %176 = fir.allocmem !fir.char<1,?>(%c1_30 : index)
        fir.result %176 : !fir.heap<!fir.char<1,?>>
      }
      %171 = fir.convert %170 : (!fir.heap<!fir.char<1,?>>) -> !llvm.ptr
      %172 = fir.convert %162 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
      %173 = fir.convert %c1_30 : (index) -> i64
      "llvm.intr.memmove"(%171, %172, %173) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      %true = arith.constant true
      %174 = arith.xori %169, %true : i1
      fir.if %174 {
        %176 = fir.convert %164 : (!fir.heap<!fir.char<1,?>>) -> i64
        %c0_i64_34 = arith.constant 0 : i64
        %177 = arith.cmpi ne, %176, %c0_i64_34 : i64
        fir.if %177 {
          fir.freemem %164 : !fir.heap<!fir.char<1,?>>
        }
        %178 = fir.embox %170 typeparams %c1_30 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
        fir.store %178 to %122 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
      }
      %175 = fir.address_of(@_QQclX61) : !fir.ref<!fir.char<1>>
      %c1_32 = arith.constant 1 : index
      %c1_33 = arith.constant 1 : index
      fir.do_loop %arg9 = %c1_33 to %c4_18 step %c1_33 unordered {
        %c1_34 = arith.constant 1 : index
        %176 = arith.subi %126#0, %c1_34 : index
        %177 = arith.addi %arg9, %176 : index
        %178 = fir.array_coor %124(%127) %177 : (!fir.box<!fir.array<4x!fir.char<1,?>>>, !fir.shift<1>, index) -> !fir.ref<!fir.char<1,?>>
        %179 = arith.cmpi slt, %125, %c1_32 : index
        %180 = arith.select %179, %125, %c1_32 : index
        %181 = fir.convert %178 : (!fir.ref<!fir.char<1,?>>) -> !llvm.ptr
        %182 = fir.convert %175 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
        %183 = fir.convert %180 : (index) -> i64
        "llvm.intr.memmove"(%181, %182, %183) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
        %184 = fir.convert %178 : (!fir.ref<!fir.char<1,?>>) -> !fir.ref<!fir.array<?x!fir.char<1>>>
        %185 = fir.coordinate_of %184, %180 : (!fir.ref<!fir.array<?x!fir.char<1>>>, index) -> !fir.ref<!fir.char<1>>
        %186 = arith.subi %125, %180 : index
        %187 = fir.convert %185 : (!fir.ref<!fir.char<1>>) -> !llvm.ptr
        %c32_i8_35 = arith.constant 32 : i8
        %188 = fir.convert %186 : (index) -> i64
        "llvm.intr.memset"(%187, %c32_i8_35, %188) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
      }
      omp.terminator
    }
    %79 = fir.embox %41(%40) : (!fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    fir.store %79 to %5 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %80 = fir.embox %48(%47) : (!fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shape<1>) -> !fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    fir.store %80 to %6 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    omp.parallel private(@_QFprivEp_private_rec__QMmTplain %35 -> %arg3, @_QFprivEq_private_rec__QMmTinit %37 -> %arg4, @_QFprivEqa_private_box_4xrec__QMmTinit %5 -> %arg5, @_QFprivEh_private_rec__QMmThasal %44 -> %arg6, @_QFprivEha_private_box_2xrec__QMmThasal %6 -> %arg7, @_QFprivEf_private_rec__QMmTfin %51 -> %arg8, @_QFprivEaq_private_box_heap_rec__QMmTinit %55 -> %arg9, @_QFprivEaqa_private_box_heap_Uxrec__QMmTinit %60 -> %arg10 : !fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>, !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>, !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>, !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>, !fir.ref<!fir.type<_QMmTfin{k:i32}>>, !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>) {
      %111 = fir.declare %arg3 {uniq_name = "_QFprivEp"} : (!fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>) -> !fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>
      %112 = fir.declare %arg4 {uniq_name = "_QFprivEq"} : (!fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %113 = fir.declare %arg5 {uniq_name = "_QFprivEqa"} : (!fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %114 = fir.load %113 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %c0_14 = arith.constant 0 : index
      %115:3 = fir.box_dims %114, %c0_14 : (!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, index) -> (index, index, index)
      %c4_15 = arith.constant 4 : index
      %116 = fir.shift %115#0 : (index) -> !fir.shift<1>
      %117 = fir.declare %arg6 {uniq_name = "_QFprivEh"} : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
      %118 = fir.declare %arg7 {uniq_name = "_QFprivEha"} : (!fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>) -> !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
      %119 = fir.load %118 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
      %c0_16 = arith.constant 0 : index
      %120:3 = fir.box_dims %119, %c0_16 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, index) -> (index, index, index)
      %c2_17 = arith.constant 2 : index
      %121 = fir.shift %120#0 : (index) -> !fir.shift<1>
      %122 = fir.declare %arg8 {uniq_name = "_QFprivEf"} : (!fir.ref<!fir.type<_QMmTfin{k:i32}>>) -> !fir.ref<!fir.type<_QMmTfin{k:i32}>>
      %123 = fir.declare %arg9 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivEaq"} : (!fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %124 = fir.declare %arg10 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivEaqa"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
      %c1_i32 = arith.constant 1 : i32
      %125 = fir.coordinate_of %111, a : (!fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %125 : !fir.ref<i32>
      %c1_i32_18 = arith.constant 1 : i32
      %126 = fir.coordinate_of %112, a : (!fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_18 to %126 : !fir.ref<i32>
      %c1_i32_19 = arith.constant 1 : i32
      %c1_20 = arith.constant 1 : index
      %127 = fir.array_coor %114(%116) %c1_20 : (!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shift<1>, index) -> !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %128 = fir.coordinate_of %127, a : (!fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_19 to %128 : !fir.ref<i32>
      %c1_i32_21 = arith.constant 1 : i32
      %129 = fir.coordinate_of %117, k : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_21 to %129 : !fir.ref<i32>
      %c1_i32_22 = arith.constant 1 : i32
      %c1_23 = arith.constant 1 : index
      %130 = fir.array_coor %119(%121) %c1_23 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shift<1>, index) -> !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
      %131 = fir.coordinate_of %130, k : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_22 to %131 : !fir.ref<i32>
      %c1_i32_24 = arith.constant 1 : i32
      %132 = fir.coordinate_of %122, k : (!fir.ref<!fir.type<_QMmTfin{k:i32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_24 to %132 : !fir.ref<i32>
      %c1_i32_25 = arith.constant 1 : i32
      %133 = fir.load %123 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %134 = fir.box_addr %133 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %135 = fir.coordinate_of %134, a : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_25 to %135 : !fir.ref<i32>
      %c1_i32_26 = arith.constant 1 : i32
      %136 = fir.load %124 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
      %137 = fir.box_addr %136 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
      %c0_27 = arith.constant 0 : index
      %138:3 = fir.box_dims %136, %c0_27 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, index) -> (index, index, index)
      %139 = fir.shape_shift %138#0, %138#1 : (index, index) -> !fir.shapeshift<1>
      %c1_28 = arith.constant 1 : index
      %140 = fir.array_coor %137(%139) %c1_28 : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shapeshift<1>, index) -> !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %141 = fir.coordinate_of %140, a : (!fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_26 to %141 : !fir.ref<i32>
      omp.terminator
    }
    %81 = fir.embox %41(%40) : (!fir.ref<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    fir.store %81 to %7 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %82 = fir.embox %48(%47) : (!fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shape<1>) -> !fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    fir.store %82 to %8 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
    omp.parallel private(@_QFprivEp_firstprivate_rec__QMmTplain %35 -> %arg3, @_QFprivEq_firstprivate_rec__QMmTinit %37 -> %arg4, @_QFprivEqa_firstprivate_box_4xrec__QMmTinit %7 -> %arg5, @_QFprivEh_firstprivate_rec__QMmThasal %44 -> %arg6, @_QFprivEha_firstprivate_box_2xrec__QMmThasal %8 -> %arg7, @_QFprivEf_firstprivate_rec__QMmTfin %51 -> %arg8, @_QFprivEaq_firstprivate_box_heap_rec__QMmTinit %55 -> %arg9, @_QFprivEaqa_firstprivate_box_heap_Uxrec__QMmTinit %60 -> %arg10 : !fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>, !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>, !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>, !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>, !fir.ref<!fir.type<_QMmTfin{k:i32}>>, !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>) {
      %111 = fir.declare %arg3 {uniq_name = "_QFprivEp"} : (!fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>) -> !fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>
      %112 = fir.declare %arg4 {uniq_name = "_QFprivEq"} : (!fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %113 = fir.declare %arg5 {uniq_name = "_QFprivEqa"} : (!fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %114 = fir.load %113 : !fir.ref<!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %c0_14 = arith.constant 0 : index
      %115:3 = fir.box_dims %114, %c0_14 : (!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, index) -> (index, index, index)
      %c4_15 = arith.constant 4 : index
      %116 = fir.shift %115#0 : (index) -> !fir.shift<1>
      %117 = fir.declare %arg6 {uniq_name = "_QFprivEh"} : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
      %118 = fir.declare %arg7 {uniq_name = "_QFprivEha"} : (!fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>) -> !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
      %119 = fir.load %118 : !fir.ref<!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>>
      %c0_16 = arith.constant 0 : index
      %120:3 = fir.box_dims %119, %c0_16 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, index) -> (index, index, index)
      %c2_17 = arith.constant 2 : index
      %121 = fir.shift %120#0 : (index) -> !fir.shift<1>
      %122 = fir.declare %arg8 {uniq_name = "_QFprivEf"} : (!fir.ref<!fir.type<_QMmTfin{k:i32}>>) -> !fir.ref<!fir.type<_QMmTfin{k:i32}>>
      %123 = fir.declare %arg9 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivEaq"} : (!fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %124 = fir.declare %arg10 {fortran_attrs = #fir.var_attrs<allocatable>, uniq_name = "_QFprivEaqa"} : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>) -> !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
      %c1_i32 = arith.constant 1 : i32
      %125 = fir.coordinate_of %111, a : (!fir.ref<!fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>>) -> !fir.ref<i32>
      fir.store %c1_i32 to %125 : !fir.ref<i32>
      %c1_i32_18 = arith.constant 1 : i32
      %126 = fir.coordinate_of %112, a : (!fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_18 to %126 : !fir.ref<i32>
      %c1_i32_19 = arith.constant 1 : i32
      %c1_20 = arith.constant 1 : index
      %127 = fir.array_coor %114(%116) %c1_20 : (!fir.box<!fir.array<4x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shift<1>, index) -> !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %128 = fir.coordinate_of %127, a : (!fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_19 to %128 : !fir.ref<i32>
      %c1_i32_21 = arith.constant 1 : i32
      %129 = fir.coordinate_of %117, k : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_21 to %129 : !fir.ref<i32>
      %c1_i32_22 = arith.constant 1 : i32
      %c1_23 = arith.constant 1 : index
      %130 = fir.array_coor %119(%121) %c1_23 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shift<1>, index) -> !fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
      %131 = fir.coordinate_of %130, k : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_22 to %131 : !fir.ref<i32>
      %c1_i32_24 = arith.constant 1 : i32
      %132 = fir.coordinate_of %122, k : (!fir.ref<!fir.type<_QMmTfin{k:i32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_24 to %132 : !fir.ref<i32>
      %c1_i32_25 = arith.constant 1 : i32
      %133 = fir.load %123 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      %134 = fir.box_addr %133 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %135 = fir.coordinate_of %134, a : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_25 to %135 : !fir.ref<i32>
      %c1_i32_26 = arith.constant 1 : i32
      %136 = fir.load %124 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
      %137 = fir.box_addr %136 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
      %c0_27 = arith.constant 0 : index
      %138:3 = fir.box_dims %136, %c0_27 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, index) -> (index, index, index)
      %139 = fir.shape_shift %138#0, %138#1 : (index, index) -> !fir.shapeshift<1>
      %c1_28 = arith.constant 1 : index
      %140 = fir.array_coor %137(%139) %c1_28 : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shapeshift<1>, index) -> !fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %141 = fir.coordinate_of %140, a : (!fir.ref<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.ref<i32>
      fir.store %c1_i32_26 to %141 : !fir.ref<i32>
      omp.terminator
    }
    %83 = fir.load %64 : !fir.ref<!fir.class<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %84 = fir.box_addr %83 : (!fir.class<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %85 = fir.convert %84 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> i64
    %c0_i64 = arith.constant 0 : i64
    %86 = arith.cmpi ne, %85, %c0_i64 : i64
    fir.if %86 {
      %111 = fir.convert %83 : (!fir.class<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.box<none>
      fir.call @_FortranADestroy(%111) fastmath<contract> : (!fir.box<none>) -> ()
      fir.freemem %84 : !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %112 = fir.zero_bits !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %113 = fir.embox %112 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.class<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>
      fir.store %113 to %64 : !fir.ref<!fir.class<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    }
    %87 = fir.load %60 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    %88 = fir.box_addr %87 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %c0_10 = arith.constant 0 : index
    %89:3 = fir.box_dims %87, %c0_10 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>, index) -> (index, index, index)
    %90 = fir.shape_shift %89#0, %89#1 : (index, index) -> !fir.shapeshift<1>
    %91 = fir.box_addr %87 : (!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>) -> !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
    %92 = fir.convert %91 : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> i64
    %c0_i64_11 = arith.constant 0 : i64
    %93 = arith.cmpi ne, %92, %c0_i64_11 : i64
    fir.if %93 {
      fir.freemem %91 : !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
      %111 = fir.zero_bits !fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>
      %c0_14 = arith.constant 0 : index
      %112 = fir.shape %c0_14 : (index) -> !fir.shape<1>
      %113 = fir.embox %111(%112) : (!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>
      fir.store %113 to %60 : !fir.ref<!fir.box<!fir.heap<!fir.array<?x!fir.type<_QMmTinit{a:i32,x:f32}>>>>>
    }
    %94 = fir.load %55 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    %95 = fir.box_addr %94 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %96 = fir.box_addr %94 : (!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>) -> !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
    %97 = fir.convert %96 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> i64
    %c0_i64_12 = arith.constant 0 : i64
    %98 = arith.cmpi ne, %97, %c0_i64_12 : i64
    fir.if %98 {
      fir.freemem %96 : !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %111 = fir.zero_bits !fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>
      %112 = fir.embox %111 : (!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>) -> !fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>
      fir.store %112 to %55 : !fir.ref<!fir.box<!fir.heap<!fir.type<_QMmTinit{a:i32,x:f32}>>>>
    }
    %99 = fir.embox %51 : (!fir.ref<!fir.type<_QMmTfin{k:i32}>>) -> !fir.box<!fir.type<_QMmTfin{k:i32}>>
    %100 = fir.convert %99 : (!fir.box<!fir.type<_QMmTfin{k:i32}>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%100) fastmath<contract> : (!fir.box<none>) -> ()
    %101 = fir.embox %48(%47) : (!fir.ref<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>, !fir.shape<1>) -> !fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>
    %102 = fir.convert %101 : (!fir.box<!fir.array<2x!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%102) fastmath<contract> : (!fir.box<none>) -> ()
    %103 = fir.embox %44 : (!fir.ref<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>
    %104 = fir.convert %103 : (!fir.box<!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>>) -> !fir.box<none>
    fir.call @_FortranADestroy(%104) fastmath<contract> : (!fir.box<none>) -> ()
    %105 = fir.load %26 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    %106 = fir.box_elesize %105 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> index
    %107 = fir.box_addr %105 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %108 = fir.box_addr %105 : (!fir.box<!fir.heap<!fir.char<1,?>>>) -> !fir.heap<!fir.char<1,?>>
    %109 = fir.convert %108 : (!fir.heap<!fir.char<1,?>>) -> i64
    %c0_i64_13 = arith.constant 0 : i64
    %110 = arith.cmpi ne, %109, %c0_i64_13 : i64
    fir.if %110 {
      fir.freemem %108 : !fir.heap<!fir.char<1,?>>
      %111 = fir.zero_bits !fir.heap<!fir.char<1,?>>
      %c0_14 = arith.constant 0 : index
      %112 = fir.embox %111 typeparams %c0_14 : (!fir.heap<!fir.char<1,?>>, index) -> !fir.box<!fir.heap<!fir.char<1,?>>>
      fir.store %112 to %26 : !fir.ref<!fir.box<!fir.heap<!fir.char<1,?>>>>
    }
    return
  }
  fir.global linkonce_odr @_QQ_QMmTinit.DerivedInit constant : !fir.type<_QMmTinit{a:i32,x:f32}> {
    %0 = fir.undefined !fir.type<_QMmTinit{a:i32,x:f32}>
    %c3_i32 = arith.constant 3 : i32
    %1 = fir.insert_value %0, %c3_i32, ["a", !fir.type<_QMmTinit{a:i32,x:f32}>] : (!fir.type<_QMmTinit{a:i32,x:f32}>, i32) -> !fir.type<_QMmTinit{a:i32,x:f32}>
    %2 = fir.zero_bits f32
    %3 = fir.insert_value %1, %2, ["x", !fir.type<_QMmTinit{a:i32,x:f32}>] : (!fir.type<_QMmTinit{a:i32,x:f32}>, f32) -> !fir.type<_QMmTinit{a:i32,x:f32}>
    fir.has_value %3 : !fir.type<_QMmTinit{a:i32,x:f32}>
  }
  fir.global linkonce_odr @_QQ_QMmThasal.DerivedInit constant : !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}> {
    %0 = fir.undefined !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>
    %1 = fir.zero_bits !fir.heap<!fir.array<?xi32>>
    %c0 = arith.constant 0 : index
    %2 = fir.shape %c0 : (index) -> !fir.shape<1>
    %3 = fir.embox %1(%2) : (!fir.heap<!fir.array<?xi32>>, !fir.shape<1>) -> !fir.box<!fir.heap<!fir.array<?xi32>>>
    %4 = fir.insert_value %0, %3, ["v", !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>] : (!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>, !fir.box<!fir.heap<!fir.array<?xi32>>>) -> !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>
    %5 = fir.zero_bits i32
    %6 = fir.insert_value %4, %5, ["k", !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>] : (!fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>, i32) -> !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>
    fir.has_value %6 : !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>
  }
  fir.global linkonce @_QQclX61 constant : !fir.char<1> {
    %0 = fir.string_lit "a"(1) : !fir.char<1>
    fir.has_value %0 : !fir.char<1>
  }
  fir.global linkonce @_QQclX707269766174655F74797065732E66393000 constant : !fir.char<1,18> {
    %0 = fir.string_lit "private_types.f90\00"(18) : !fir.char<1,18>
    fir.has_value %0 : !fir.char<1,18>
  }
  func.func private @_FortranAAssign(!fir.ref<!fir.box<none>>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranAInitialize(!fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranAInitializeClone(!fir.box<none>, !fir.box<none>, !fir.ref<i8>, i32) attributes {fir.runtime}
  func.func private @_FortranAAllocatableDeallocate(!fir.ref<!fir.box<none>>, i1, !fir.box<none>, !fir.ref<i8>, i32) -> i32 attributes {fir.runtime}
  func.func private @_FortranADestroy(!fir.box<none>) attributes {fir.runtime}
  fir.type_info @_QMmThasal nofinal : !fir.type<_QMmThasal{v:!fir.box<!fir.heap<!fir.array<?xi32>>>,k:i32}>
  fir.type_info @_QMmTfin noinit {fir.finals = [[@_QMmPdone, 0]]} : !fir.type<_QMmTfin{k:i32}>
  fir.type_info @_QMmTplain noinit nodestroy nofinal : !fir.type<_QMmTplain{a:i32,b:!fir.array<3xi32>}>
  fir.type_info @_QMmTinit nodestroy nofinal : !fir.type<_QMmTinit{a:i32,x:f32}> component_info {
    fir.dt_component "a" init @_QMmE.di.init.a
  }
  fir.global linkonce_odr @_QMmE.di.init.a constant target : i32 {
    %c3_i32 = arith.constant 3 : i32
    fir.has_value %c3_i32 : i32
  }
}
