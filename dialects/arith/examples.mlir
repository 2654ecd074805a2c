// arith.addui_extended
%sum, %carry = arith.addui_extended %a, %b : i32, i1

// arith.mulsi_extended
%low, %high = arith.mulsi_extended %a, %b : i32

// arith.mului_extended
%low2, %high2 = arith.mului_extended %v, %v : vector<4xi64>

// arith.constant
%dense = arith.constant dense<[1, 2]> : vector<2xi32>

// arith.select
%18 = arith.select %m, %v, %v : vector<4xi1>, vector<4xf32>

// arith.extsi
%0 = arith.extsi %a : i32 to i64

// arith.extui
%1 = arith.extui %c : i1 to i32

// arith.sitofp
%9 = arith.sitofp %a : i32 to f32

// arith.uitofp
%10 = arith.uitofp %a : i32 to f32

// arith.fptosi
%11 = arith.fptosi %f : f32 to i32

// arith.fptoui
%12 = arith.fptoui %f : f32 to i32

// arith.index_cast
%13 = arith.index_cast %a : i32 to index

// arith.index_castui
%14 = arith.index_castui %x : index to i64

// arith.bitcast
%16 = arith.bitcast %v : vector<4xf32> to vector<4xi32>

// arith.cmpi
%31 = arith.cmpi slt, %a, %b : i32

// arith.trunci
%3 = arith.trunci %i overflow<nuw> : i64 to i32

// arith.cmpf
%38 = arith.cmpf olt, %a, %b fastmath<nnan> : f32

// arith.extf
%5 = arith.extf %f fastmath<contract> : f32 to f64

// arith.truncf
%8 = arith.truncf %d toward_zero fastmath<nnan> : f64 to f32

// arith.addi
%1 = arith.addi %x, %x overflow<nsw> : index

// arith.subi
%3 = arith.subi %x, %x overflow<nsw> : index

// arith.muli
%5 = arith.muli %x, %x overflow<nsw> : index

// arith.divsi
%10 = arith.divsi %a, %b exact : i32

// arith.divui
%12 = arith.divui %a, %b exact : i32

// arith.ceildivsi
%17 = arith.ceildivsi %a, %b : i32

// arith.ceildivui
%18 = arith.ceildivui %a, %b : i32

// arith.floordivsi
%19 = arith.floordivsi %a, %b : i32

// arith.remsi
%20 = arith.remsi %a, %b : i32

// arith.remui
%21 = arith.remui %a, %b : i32

// arith.andi
%22 = arith.andi %a, %b : i32

// arith.ori
%23 = arith.ori %a, %b : i32

// arith.xori
%24 = arith.xori %a, %b : i32

// arith.shli
%7 = arith.shli %x, %x overflow<nsw> : index

// arith.shrsi
%14 = arith.shrsi %a, %b exact : i32

// arith.shrui
%16 = arith.shrui %a, %b exact : i32

// arith.maxsi
%25 = arith.maxsi %a, %b : i32

// arith.maxui
%26 = arith.maxui %a, %b : i32

// arith.minsi
%27 = arith.minsi %a, %b : i32

// arith.minui
%28 = arith.minui %a, %b : i32

// arith.addf
%18 = arith.addf %v, %v fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : vector<4xf32>

// arith.subf
%3 = arith.subf %d, %d fastmath<fast> : f64

// arith.mulf
%5 = arith.mulf %d, %d fastmath<fast> : f64

// arith.divf
%7 = arith.divf %d, %d fastmath<fast> : f64

// arith.remf
%9 = arith.remf %d, %d fastmath<fast> : f64

// arith.maximumf
%11 = arith.maximumf %d, %d fastmath<fast> : f64

// arith.minimumf
%13 = arith.minimumf %d, %d fastmath<fast> : f64

// arith.maxnumf
%15 = arith.maxnumf %d, %d fastmath<fast> : f64

// arith.minnumf
%17 = arith.minnumf %d, %d fastmath<fast> : f64

// arith.negf
%21 = arith.negf %a fastmath<nsz> : f32

// arith.scaling_extf
%0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32

// arith.scaling_truncf
%1 = arith.scaling_truncf %w, %s to_nearest_even fastmath<fast> : f32, f8E8M0FNU to f4E2M1FN
