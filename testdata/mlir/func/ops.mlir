func.func private @declared(i32, f32 {t.a = 1 : i32}) -> (i32 {t.b}, f32)
func.func nested @nested(%a: i32) -> i32 attributes {no_inline, t.note} {
  return %a : i32
}
func.func public @public() {
  return
}
func.func private @"not an identifier"() -> (() -> ())
func.func @calls(%a: i32 {t.x}, %b: f32) -> (i32 {t.y = "s"}) {
  %0:2 = call @declared(%a, %b) : (i32, f32) -> (i32, f32)
  %1 = func.call @nested(%a) {note} : (i32) -> i32
  func.call @public() : () -> ()
  %f = constant @nested : (i32) -> i32
  %g = constant {note} @public : () -> ()
  %2 = call_indirect %f(%a) : (i32) -> i32
  call_indirect %g() {note} : () -> ()
  return {note} %2 : i32
}
