// A private function that nothing refers to goes, and then the one that only it refers to.
func.func private @helper(%a: i32) -> i32 {
  return %a : i32
}
func.func private @unused(%a: i32) -> i32 {
  %0 = call @helper(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @used(%a: i32) -> i32 {
  return %a : i32
}
func.func @main(%a: i32) -> i32 {
  %0 = call @used(%a) : (i32) -> i32
  return %0 : i32
}
