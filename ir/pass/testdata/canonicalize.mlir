// RUN: canonicalize
// What is not used and has no effects is not there.
// CHECK: test.value
// CHECK-NEXT: test.write
// CHECK-NEXT: test.opaque
// CHECK-NEXT: }
%a = test.value : i32
%p = test.pure %a : (i32) -> i32
%q = test.pure %p : (i32) -> i32
%t = test.trap %a : (i32) -> i32
%r = test.read %a : (i32) -> i32
%w = test.write %a : (i32) -> i32
%o = test.opaque %a : (i32) -> i32
