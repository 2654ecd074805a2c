module {
}
module @named attributes {t.a = 1 : i32} {
  func.func private @f()
}
module @private attributes {sym_visibility = "private"} {
}
func.func @casts(%a: i32, %b: f32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to !llvm.ptr
  %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64, f64 {note}
  %2 = builtin.unrealized_conversion_cast to index
  return
}
