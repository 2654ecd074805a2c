// expected-error {{must be private}}
func.func @f()
// -----
// expected-error {{0 operands where the function has 1}}
func.func private @g(i32) -> i32
func.func @f() -> i32 {
  return
}
// -----
// expected-error {{0 operands where the function has 1}}
func.func private @g(i32) -> i32
func.func @f() {
  %0 = call @g() : () -> i32
  return
}
// -----
// expected-error {{@nope must be a function}}
func.func @f() {
  call @nope() : () -> ()
  return
}
// -----
// expected-error {{the type of the function}}
func.func private @g(i32) -> i32
func.func @f() {
  %0 = constant @g : () -> ()
  return
}
// -----
// expected-error {{operands where the function has 1}}
func.func private @g(i32) -> i32
func.func @f() {
  %0 = constant @g : (i32) -> i32
  "func.call_indirect"(%0) : ((i32) -> i32) -> ()
  return
}
// -----
// expected-error {{block argument #0}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()
// -----
// expected-error {{expected operations in the body}}
func.func @f() {
}
// -----
// expected-error {{names for all arguments}}
func.func @f(%a: i32, i32) {
  return
}
