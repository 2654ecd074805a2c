// RUN: cse
// What is equal is computed once, unless something may have changed in between.
%a:2 = test.value : i32, i32
// CHECK: %1 = test.pure %0#0
// CHECK-NEXT: test.custom %1 : i32 and %1 : i32
%0 = test.pure %a#0 : (i32) -> i32
%1 = test.pure %a#0 : (i32) -> i32
test.custom %0 : i32 and %1 : i32
// CHECK-NEXT: test.pure %0#1
// CHECK-NEXT: test.custom
%2 = test.pure %a#1 : (i32) -> i32
test.custom %2 : i32
// CHECK-NEXT: %[[R:.*]] = test.read
// CHECK-NEXT: test.write
// CHECK-NEXT: %[[S:.*]] = test.read
// CHECK-NEXT: test.custom %[[R]] : i32 and %[[R]] : i32 and %[[S]] : i32
%r = test.read : () -> i32
%s = test.read : () -> i32
%w = test.write : () -> i32
%t = test.read : () -> i32
test.custom %r : i32 and %s : i32 and %t : i32
// CHECK-NEXT: test.opaque
// CHECK-NEXT: test.opaque
%o = test.opaque : () -> i32
%p = test.opaque : () -> i32
