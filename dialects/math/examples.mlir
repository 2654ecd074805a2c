// math.absf
%0 = math.absf %a : f32

// math.acos
%1 = math.acos %a : f32

// math.acosh
%2 = math.acosh %a : f32

// math.asin
%3 = math.asin %a : f32

// math.asinh
%4 = math.asinh %a : f32

// math.atan
%5 = math.atan %a : f32

// math.atanh
%6 = math.atanh %a : f32

// math.cbrt
%7 = math.cbrt %a : f32

// math.ceil
%8 = math.ceil %a : f32

// math.cos
%9 = math.cos %a : f32

// math.cosh
%10 = math.cosh %a : f32

// math.erf
%11 = math.erf %a : f32

// math.erfc
%12 = math.erfc %a : f32

// math.exp
%13 = math.exp %a : f32

// math.exp2
%14 = math.exp2 %a : f32

// math.expm1
%15 = math.expm1 %a : f32

// math.floor
%16 = math.floor %a : f32

// math.log
%17 = math.log %a : f32

// math.log10
%18 = math.log10 %a : f32

// math.log1p
%19 = math.log1p %a : f32

// math.log2
%20 = math.log2 %a : f32

// math.round
%21 = math.round %a : f32

// math.roundeven
%22 = math.roundeven %a : f32

// math.rsqrt
%23 = math.rsqrt %a : f32

// math.sin
%31 = math.sin %v : vector<4xf32>

// math.sinh
%25 = math.sinh %a : f32

// math.sqrt
%26 = math.sqrt %a : f32

// math.tan
%27 = math.tan %a : f32

// math.tanh
%28 = math.tanh %a : f32

// math.trunc
%29 = math.trunc %a : f32

// math.atan2
%32 = math.atan2 %a, %a : f32

// math.copysign
%33 = math.copysign %a, %a : f32

// math.powf
%35 = math.powf %d, %d fastmath<nnan> : f64

// math.fma
%37 = math.fma %d, %d, %d fastmath<contract> : f64

// math.clampf
%39 = math.clampf %a to [%a, %a] fastmath<nnan> : f32

// math.fpowi
%41 = math.fpowi %a, %i fastmath<fast> : f32, i32

// math.sincos
%sin, %cos = math.sincos %a : f32

// math.isfinite
%42 = math.isfinite %a : f32

// math.isinf
%43 = math.isinf %a : f32

// math.isnan
%46 = math.isnan %v : vector<4xf32>

// math.isnormal
%45 = math.isnormal %a : f32

// math.absi
%47 = math.absi %i : i32

// math.ctlz
%48 = math.ctlz %i : i32

// math.cttz
%49 = math.cttz %i : i32

// math.ctpop
%50 = math.ctpop %i : i32

// math.ipowi
%51 = math.ipowi %i, %i : i32
