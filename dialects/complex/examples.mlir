// complex.abs
%0 = complex.abs %z : complex<f32>

// complex.angle
%1 = complex.angle %z : complex<f32>

// complex.im
%2 = complex.im %z fastmath<contract> : complex<f32>

// complex.re
%3 = complex.re %d : complex<f64>

// complex.conj
%4 = complex.conj %d : complex<f64>

// complex.cos
%5 = complex.cos %z : complex<f32>

// complex.exp
%6 = complex.exp %z : complex<f32>

// complex.expm1
%7 = complex.expm1 %z : complex<f32>

// complex.log
%8 = complex.log %z : complex<f32>

// complex.log1p
%9 = complex.log1p %z : complex<f32>

// complex.neg
%10 = complex.neg %z : complex<f32>

// complex.rsqrt
%11 = complex.rsqrt %z : complex<f32>

// complex.sign
%12 = complex.sign %z : complex<f32>

// complex.sin
%13 = complex.sin %z : complex<f32>

// complex.sqrt
%14 = complex.sqrt %z : complex<f32>

// complex.tan
%15 = complex.tan %z : complex<f32>

// complex.tanh
%16 = complex.tanh %z : complex<f32>

// complex.add
%17 = complex.add %z, %z : complex<f32>

// complex.atan2
%18 = complex.atan2 %z, %z : complex<f32>

// complex.div
%19 = complex.div %z, %z : complex<f32>

// complex.mul
%20 = complex.mul %z, %z fastmath<nnan,contract> : complex<f32>

// complex.pow
%21 = complex.pow %z, %z : complex<f32>

// complex.sub
%22 = complex.sub %z, %z : complex<f32>

// complex.powi
%23 = complex.powi %z, %n fastmath<contract> : complex<f32>, i32

// complex.create
%24 = complex.create %x, %x : complex<f64>

// complex.eq
%25 = complex.eq %z, %z : complex<f32>

// complex.neq
%26 = complex.neq %d, %d : complex<f64>

// complex.bitcast
%27 = complex.bitcast %z : complex<f32> to i64

// complex.constant
%cst = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
