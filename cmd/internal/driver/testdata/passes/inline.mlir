// Bodies take the place of calls, callees first. What a construct holds stays a call, and so does recursion.
func.func private @once(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @choose(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^yes, ^no
^yes:
  %0 = func.call @once(%a) : (i32) -> i32
  return %0 : i32
^no:
  return %a : i32
}
func.func @f(%m: memref<i32>, %c: i1) {
  %0 = memref.load %m[] : memref<i32>
  %1 = func.call @choose(%0, %c) : (i32, i1) -> i32
  memref.store %1, %m[] : memref<i32>
  acc.serial {
    %2 = memref.load %m[] : memref<i32>
    %3 = func.call @choose(%2, %c) : (i32, i1) -> i32
    memref.store %3, %m[] : memref<i32>
    acc.yield
  }
  return
}
func.func @again(%a: i32) -> i32 {
  %0 = func.call @again(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @unused() {
  return
}
