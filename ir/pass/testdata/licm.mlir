// RUN: loop-invariant-code-motion
// What does not change in a loop leaves it, if it may run where the loop does not.
%a = test.value : i32
// CHECK: %[[P:.*]] = test.pure %0
// CHECK-NEXT: %[[Q:.*]] = test.pure %[[P]]
// CHECK-NEXT: test.loop {
// CHECK-NEXT: test.trap
// CHECK-NEXT: test.read
// CHECK-NEXT: test.write
test.loop {
  %p = test.pure %a : (i32) -> i32
  %q = test.pure %p : (i32) -> i32
  %t = test.trap %a : (i32) -> i32
  %r = test.read %a : (i32) -> i32
  %w = test.write %q, %r, %t : (i32, i32, i32) -> i32
}
