// Integers.
func.func @integers(%a: i32, %b: i32, %x: index, %v: vector<4xi64>) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %x, %x overflow<nsw> : index
  %2 = arith.subi %a, %b : i32
  %3 = arith.subi %x, %x overflow<nsw> : index
  %4 = arith.muli %a, %b : i32
  %5 = arith.muli %x, %x overflow<nsw> : index
  %6 = arith.shli %a, %b : i32
  %7 = arith.shli %x, %x overflow<nsw> : index
  %8 = arith.addi %v, %v overflow<nsw, nuw> {note} : vector<4xi64>
  %9 = arith.divsi %a, %b : i32
  %10 = arith.divsi %a, %b exact : i32
  %11 = arith.divui %a, %b : i32
  %12 = arith.divui %a, %b exact : i32
  %13 = arith.shrsi %a, %b : i32
  %14 = arith.shrsi %a, %b exact : i32
  %15 = arith.shrui %a, %b : i32
  %16 = arith.shrui %a, %b exact : i32
  %17 = arith.ceildivsi %a, %b : i32
  %18 = arith.ceildivui %a, %b : i32
  %19 = arith.floordivsi %a, %b : i32
  %20 = arith.remsi %a, %b : i32
  %21 = arith.remui %a, %b : i32
  %22 = arith.andi %a, %b : i32
  %23 = arith.ori %a, %b : i32
  %24 = arith.xori %a, %b : i32
  %25 = arith.maxsi %a, %b : i32
  %26 = arith.maxui %a, %b : i32
  %27 = arith.minsi %a, %b : i32
  %28 = arith.minui %a, %b : i32
  %sum, %carry = arith.addui_extended %a, %b : i32, i1
  %low, %high = arith.mulsi_extended %a, %b : i32
  %low2, %high2 = arith.mului_extended %v, %v : vector<4xi64>
  %29 = arith.cmpi eq, %a, %b : i32
  %30 = arith.cmpi ne, %a, %b : i32
  %31 = arith.cmpi slt, %a, %b : i32
  %32 = arith.cmpi sle, %a, %b : i32
  %33 = arith.cmpi sgt, %a, %b : i32
  %34 = arith.cmpi sge, %a, %b : i32
  %35 = arith.cmpi ult, %a, %b : i32
  %36 = arith.cmpi ule, %a, %b : i32
  %37 = arith.cmpi ugt, %a, %b : i32
  %38 = arith.cmpi uge, %a, %b : i32
  %39 = arith.cmpi slt, %v, %v {note} : vector<4xi64>
  return
}

// Floating-point numbers.
func.func @floats(%a: f32, %b: f32, %d: f64, %v: vector<4xf32>) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.addf %d, %d fastmath<fast> : f64
  %2 = arith.subf %a, %b : f32
  %3 = arith.subf %d, %d fastmath<fast> : f64
  %4 = arith.mulf %a, %b : f32
  %5 = arith.mulf %d, %d fastmath<fast> : f64
  %6 = arith.divf %a, %b : f32
  %7 = arith.divf %d, %d fastmath<fast> : f64
  %8 = arith.remf %a, %b : f32
  %9 = arith.remf %d, %d fastmath<fast> : f64
  %10 = arith.maximumf %a, %b : f32
  %11 = arith.maximumf %d, %d fastmath<fast> : f64
  %12 = arith.minimumf %a, %b : f32
  %13 = arith.minimumf %d, %d fastmath<fast> : f64
  %14 = arith.maxnumf %a, %b : f32
  %15 = arith.maxnumf %d, %d fastmath<fast> : f64
  %16 = arith.minnumf %a, %b : f32
  %17 = arith.minnumf %d, %d fastmath<fast> : f64
  %18 = arith.addf %v, %v fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : vector<4xf32>
  %19 = arith.mulf %a, %b fastmath<nnan,contract> {note} : f32
  %20 = arith.negf %a : f32
  %21 = arith.negf %a fastmath<nsz> : f32
  %22 = arith.cmpf false, %a, %b : f32
  %23 = arith.cmpf oeq, %a, %b : f32
  %24 = arith.cmpf ogt, %a, %b : f32
  %25 = arith.cmpf oge, %a, %b : f32
  %26 = arith.cmpf olt, %a, %b : f32
  %27 = arith.cmpf ole, %a, %b : f32
  %28 = arith.cmpf one, %a, %b : f32
  %29 = arith.cmpf ord, %a, %b : f32
  %30 = arith.cmpf ueq, %a, %b : f32
  %31 = arith.cmpf ugt, %a, %b : f32
  %32 = arith.cmpf uge, %a, %b : f32
  %33 = arith.cmpf ult, %a, %b : f32
  %34 = arith.cmpf ule, %a, %b : f32
  %35 = arith.cmpf une, %a, %b : f32
  %36 = arith.cmpf uno, %a, %b : f32
  %37 = arith.cmpf true, %a, %b : f32
  %38 = arith.cmpf olt, %a, %b fastmath<nnan> : f32
  return
}

// Conversions, constants and choices.
func.func @others(%a: i32, %i: i64, %x: index, %f: f32, %d: f64, %c: i1, %v: vector<4xf32>, %m: vector<4xi1>) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %c : i1 to i32
  %2 = arith.trunci %i : i64 to i32
  %3 = arith.trunci %i overflow<nuw> : i64 to i32
  %4 = arith.extf %f : f32 to f64
  %5 = arith.extf %f fastmath<contract> : f32 to f64
  %6 = arith.truncf %d : f64 to f32
  %7 = arith.truncf %d to_nearest_even : f64 to f32
  %8 = arith.truncf %d toward_zero fastmath<nnan> : f64 to f32
  %9 = arith.sitofp %a : i32 to f32
  %10 = arith.uitofp %a : i32 to f32
  %11 = arith.fptosi %f : f32 to i32
  %12 = arith.fptoui %f : f32 to i32
  %13 = arith.index_cast %a : i32 to index
  %14 = arith.index_castui %x : index to i64
  %15 = arith.bitcast %f : f32 to i32
  %16 = arith.bitcast %v : vector<4xf32> to vector<4xi32>
  %17 = arith.select %c, %a, %a : i32
  %18 = arith.select %m, %v, %v : vector<4xi1>, vector<4xf32>
  %19 = arith.select %c, %v, %v {note} : vector<4xf32>
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c42_i32 = arith.constant 42 : i32
  %cm = arith.constant -1 : i64
  %c42_again = arith.constant 42 : i32
  %cst = arith.constant 1.5 : f32
  %cst2 = arith.constant {note} 2.5 : f64
  %nan = arith.constant 0x7FC00000 : f32
  %dense = arith.constant dense<[1, 2]> : vector<2xi32>
  %splat = arith.constant dense<0.0> : tensor<4xf32>
  return
}
module attributes {t.a = #arith.fastmath<fast>, t.b = #arith.overflow<nsw, nuw>, t.c = #arith.overflow<none>} {}

// -----

// Numbers with a scale.
func.func @scaled(%a: f4E2M1FN, %s: f8E8M0FNU, %w: f32) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %w, %s to_nearest_even fastmath<fast> : f32, f8E8M0FNU to f4E2M1FN
  %2 = arith.scaling_extf %a, %s fastmath<nnan> {note} : f4E2M1FN, f8E8M0FNU to f32
  return
}
