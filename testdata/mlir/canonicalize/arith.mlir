func.func @f0(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %c3, %x : i32
   %r = arith.addi %c5, %t : i32
  return %r : i32
}
func.func @f1(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %x, %c3 : i32
   %r = arith.addi %c5, %t : i32
  return %r : i32
}
func.func @f2(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %c3, %x : i32
   %r = arith.addi %t, %c5 : i32
  return %r : i32
}
func.func @f3(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %x, %c3 : i32
   %r = arith.addi %t, %c5 : i32
  return %r : i32
}
func.func @f4(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %c3, %x : i32
   %r = arith.addi %c5, %t : i32
  return %r : i32
}
func.func @f5(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %x, %c3 : i32
   %r = arith.addi %c5, %t : i32
  return %r : i32
}
func.func @f6(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %c3, %x : i32
   %r = arith.addi %t, %c5 : i32
  return %r : i32
}
func.func @f7(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %x, %c3 : i32
   %r = arith.addi %t, %c5 : i32
  return %r : i32
}
func.func @f8(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %c3, %x : i32
   %r = arith.addi %c5, %t : i32
  return %r : i32
}
func.func @f9(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %x, %c3 : i32
   %r = arith.addi %c5, %t : i32
  return %r : i32
}
func.func @f10(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %c3, %x : i32
   %r = arith.addi %t, %c5 : i32
  return %r : i32
}
func.func @f11(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %x, %c3 : i32
   %r = arith.addi %t, %c5 : i32
  return %r : i32
}
func.func @f12(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %c3, %x : i32
   %r = arith.subi %c5, %t : i32
  return %r : i32
}
func.func @f13(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %x, %c3 : i32
   %r = arith.subi %c5, %t : i32
  return %r : i32
}
func.func @f14(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %c3, %x : i32
   %r = arith.subi %t, %c5 : i32
  return %r : i32
}
func.func @f15(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %x, %c3 : i32
   %r = arith.subi %t, %c5 : i32
  return %r : i32
}
func.func @f16(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %c3, %x : i32
   %r = arith.subi %c5, %t : i32
  return %r : i32
}
func.func @f17(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %x, %c3 : i32
   %r = arith.subi %c5, %t : i32
  return %r : i32
}
func.func @f18(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %c3, %x : i32
   %r = arith.subi %t, %c5 : i32
  return %r : i32
}
func.func @f19(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %x, %c3 : i32
   %r = arith.subi %t, %c5 : i32
  return %r : i32
}
func.func @f20(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %c3, %x : i32
   %r = arith.subi %c5, %t : i32
  return %r : i32
}
func.func @f21(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %x, %c3 : i32
   %r = arith.subi %c5, %t : i32
  return %r : i32
}
func.func @f22(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %c3, %x : i32
   %r = arith.subi %t, %c5 : i32
  return %r : i32
}
func.func @f23(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %x, %c3 : i32
   %r = arith.subi %t, %c5 : i32
  return %r : i32
}
func.func @f24(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %c3, %x : i32
   %r = arith.muli %c5, %t : i32
  return %r : i32
}
func.func @f25(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %x, %c3 : i32
   %r = arith.muli %c5, %t : i32
  return %r : i32
}
func.func @f26(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %c3, %x : i32
   %r = arith.muli %t, %c5 : i32
  return %r : i32
}
func.func @f27(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.addi %x, %c3 : i32
   %r = arith.muli %t, %c5 : i32
  return %r : i32
}
func.func @f28(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %c3, %x : i32
   %r = arith.muli %c5, %t : i32
  return %r : i32
}
func.func @f29(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %x, %c3 : i32
   %r = arith.muli %c5, %t : i32
  return %r : i32
}
func.func @f30(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %c3, %x : i32
   %r = arith.muli %t, %c5 : i32
  return %r : i32
}
func.func @f31(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.subi %x, %c3 : i32
   %r = arith.muli %t, %c5 : i32
  return %r : i32
}
func.func @f32(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %c3, %x : i32
   %r = arith.muli %c5, %t : i32
  return %r : i32
}
func.func @f33(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %x, %c3 : i32
   %r = arith.muli %c5, %t : i32
  return %r : i32
}
func.func @f34(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %c3, %x : i32
   %r = arith.muli %t, %c5 : i32
  return %r : i32
}
func.func @f35(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
   %c5 = arith.constant 5 : i32
   %t = arith.muli %x, %c3 : i32
   %r = arith.muli %t, %c5 : i32
  return %r : i32
}
func.func @f36(%x: i32, %y: i32) -> i32 {
  %m = arith.constant -1 : i32
   %t = arith.muli %y, %m : i32
   %r = arith.addi %x, %t : i32
  return %r : i32
}
func.func @f37(%x: i32, %y: i32) -> i32 {
  %m = arith.constant -1 : i32
   %t = arith.muli %y, %m : i32
   %r = arith.addi %t, %x : i32
  return %r : i32
}
func.func @f38(%x: i32, %y: i32) -> i32 {
  %t = arith.subi %x, %y : i32
   %r = arith.subi %t, %x : i32
  return %r : i32
}
func.func @f39(%x: i32, %y: i32) -> i32 {
  %t = arith.subi %x, %y : i32
   %r = arith.addi %t, %y : i32
  return %r : i32
}
func.func @f40(%x: i32, %y: i32) -> i32 {
  %t = arith.addi %x, %y : i32
   %r = arith.subi %t, %y : i32
  return %r : i32
}
func.func @f41(%x: i32, %y: i32) -> i32 {
  %t = arith.addi %x, %y : i32
   %r = arith.subi %t, %x : i32
  return %r : i32
}
func.func @f42(%x: i32, %y: i32) -> i32 {
  %t = arith.xori %x, %y : i32
   %r = arith.xori %t, %y : i32
  return %r : i32
}
func.func @f43(%x: i32, %y: i32) -> i32 {
  %t = arith.xori %x, %y : i32
   %r = arith.xori %x, %t : i32
  return %r : i32
}
func.func @f44(%x: i32, %y: i32) -> i32 {
  %t = arith.andi %x, %y : i32
   %r = arith.andi %t, %y : i32
  return %r : i32
}
func.func @f45(%x: i32, %y: i32) -> i32 {
  %t = arith.addi %x, %y overflow<nsw, nuw> : i32
   %c = arith.constant 4 : i32
   %u = arith.addi %t, %c overflow<nsw> : i32
   %r = arith.addi %u, %c overflow<nsw> : i32
  return %r : i32
}
func.func @f46(%x: i32, %y: i32) -> i64 {
  %a = arith.extui %x : i32 to i64
   %b = arith.extui %y : i32 to i64
   %r = arith.andi %a, %b : i64
  return %r : i64
}
func.func @f47(%x: i32, %y: i32) -> i64 {
  %a = arith.extsi %x : i32 to i64
   %b = arith.extsi %y : i32 to i64
   %r = arith.andi %a, %b : i64
  return %r : i64
}
func.func @f48(%x: i32, %y: i32) -> i64 {
  %a = arith.extui %x : i32 to i64
   %b = arith.extui %y : i32 to i64
   %r = arith.ori %a, %b : i64
  return %r : i64
}
func.func @f49(%x: i32, %y: i32) -> i64 {
  %a = arith.extsi %x : i32 to i64
   %b = arith.extsi %y : i32 to i64
   %r = arith.ori %a, %b : i64
  return %r : i64
}
func.func @f50(%x: i32, %y: i32) -> i64 {
  %a = arith.extui %x : i32 to i64
   %b = arith.extui %y : i32 to i64
   %r = arith.xori %a, %b : i64
  return %r : i64
}
func.func @f51(%x: i32, %y: i32) -> i64 {
  %a = arith.extsi %x : i32 to i64
   %b = arith.extsi %y : i32 to i64
   %r = arith.xori %a, %b : i64
  return %r : i64
}
func.func @f52(%x: i32, %y: i32) -> i1 {
  %c = arith.constant 7 : i32
   %r = arith.cmpi eq, %c, %x : i32
  return %r : i1
}
func.func @f53(%x: i32, %y: i32) -> i1 {
  %t = arith.cmpi eq, %x, %y : i32
   %one = arith.constant true
   %r = arith.xori %t, %one : i1
  return %r : i1
}
func.func @f54(%x: i32, %y: i32) -> i1 {
  %a = arith.extui %x : i32 to i64
   %b = arith.extui %y : i32 to i64
   %r = arith.cmpi eq, %a, %b : i64
  return %r : i1
}
func.func @f55(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extui %b : i1 to i64
   %r = arith.cmpi eq, %a, %z : i64
  return %r : i1
}
func.func @f56(%x: i32, %y: i32) -> i1 {
  %a = arith.extsi %x : i32 to i64
   %b = arith.extsi %y : i32 to i64
   %r = arith.cmpi eq, %a, %b : i64
  return %r : i1
}
func.func @f57(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extsi %b : i1 to i64
   %r = arith.cmpi eq, %a, %z : i64
  return %r : i1
}
func.func @f58(%b: i1) -> i1 {
  %z = arith.constant false
   %r = arith.cmpi eq, %b, %z : i1
  return %r : i1
}
func.func @f59(%b: i1) -> i1 {
  %z = arith.constant true
   %r = arith.cmpi eq, %b, %z : i1
  return %r : i1
}
func.func @f60(%x: i32, %y: i32) -> i32 {
  %t = arith.cmpi eq, %x, %y : i32
   %r = arith.select %t, %x, %y : i32
  return %r : i32
}
func.func @f61(%x: i32, %y: i32) -> i1 {
  %c = arith.constant 7 : i32
   %r = arith.cmpi ne, %c, %x : i32
  return %r : i1
}
func.func @f62(%x: i32, %y: i32) -> i1 {
  %t = arith.cmpi ne, %x, %y : i32
   %one = arith.constant true
   %r = arith.xori %t, %one : i1
  return %r : i1
}
func.func @f63(%x: i32, %y: i32) -> i1 {
  %a = arith.extui %x : i32 to i64
   %b = arith.extui %y : i32 to i64
   %r = arith.cmpi ne, %a, %b : i64
  return %r : i1
}
func.func @f64(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extui %b : i1 to i64
   %r = arith.cmpi ne, %a, %z : i64
  return %r : i1
}
func.func @f65(%x: i32, %y: i32) -> i1 {
  %a = arith.extsi %x : i32 to i64
   %b = arith.extsi %y : i32 to i64
   %r = arith.cmpi ne, %a, %b : i64
  return %r : i1
}
func.func @f66(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extsi %b : i1 to i64
   %r = arith.cmpi ne, %a, %z : i64
  return %r : i1
}
func.func @f67(%b: i1) -> i1 {
  %z = arith.constant false
   %r = arith.cmpi ne, %b, %z : i1
  return %r : i1
}
func.func @f68(%b: i1) -> i1 {
  %z = arith.constant true
   %r = arith.cmpi ne, %b, %z : i1
  return %r : i1
}
func.func @f69(%x: i32, %y: i32) -> i32 {
  %t = arith.cmpi ne, %x, %y : i32
   %r = arith.select %t, %x, %y : i32
  return %r : i32
}
func.func @f70(%x: i32, %y: i32) -> i1 {
  %c = arith.constant 7 : i32
   %r = arith.cmpi slt, %c, %x : i32
  return %r : i1
}
func.func @f71(%x: i32, %y: i32) -> i1 {
  %t = arith.cmpi slt, %x, %y : i32
   %one = arith.constant true
   %r = arith.xori %t, %one : i1
  return %r : i1
}
func.func @f72(%x: i32, %y: i32) -> i1 {
  %a = arith.extui %x : i32 to i64
   %b = arith.extui %y : i32 to i64
   %r = arith.cmpi slt, %a, %b : i64
  return %r : i1
}
func.func @f73(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extui %b : i1 to i64
   %r = arith.cmpi slt, %a, %z : i64
  return %r : i1
}
func.func @f74(%x: i32, %y: i32) -> i1 {
  %a = arith.extsi %x : i32 to i64
   %b = arith.extsi %y : i32 to i64
   %r = arith.cmpi slt, %a, %b : i64
  return %r : i1
}
func.func @f75(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extsi %b : i1 to i64
   %r = arith.cmpi slt, %a, %z : i64
  return %r : i1
}
func.func @f76(%b: i1) -> i1 {
  %z = arith.constant false
   %r = arith.cmpi slt, %b, %z : i1
  return %r : i1
}
func.func @f77(%b: i1) -> i1 {
  %z = arith.constant true
   %r = arith.cmpi slt, %b, %z : i1
  return %r : i1
}
func.func @f78(%x: i32, %y: i32) -> i32 {
  %t = arith.cmpi slt, %x, %y : i32
   %r = arith.select %t, %x, %y : i32
  return %r : i32
}
func.func @f79(%x: i32, %y: i32) -> i1 {
  %c = arith.constant 7 : i32
   %r = arith.cmpi sle, %c, %x : i32
  return %r : i1
}
func.func @f80(%x: i32, %y: i32) -> i1 {
  %t = arith.cmpi sle, %x, %y : i32
   %one = arith.constant true
   %r = arith.xori %t, %one : i1
  return %r : i1
}
func.func @f81(%x: i32, %y: i32) -> i1 {
  %a = arith.extui %x : i32 to i64
   %b = arith.extui %y : i32 to i64
   %r = arith.cmpi sle, %a, %b : i64
  return %r : i1
}
func.func @f82(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extui %b : i1 to i64
   %r = arith.cmpi sle, %a, %z : i64
  return %r : i1
}
func.func @f83(%x: i32, %y: i32) -> i1 {
  %a = arith.extsi %x : i32 to i64
   %b = arith.extsi %y : i32 to i64
   %r = arith.cmpi sle, %a, %b : i64
  return %r : i1
}
func.func @f84(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extsi %b : i1 to i64
   %r = arith.cmpi sle, %a, %z : i64
  return %r : i1
}
func.func @f85(%b: i1) -> i1 {
  %z = arith.constant false
   %r = arith.cmpi sle, %b, %z : i1
  return %r : i1
}
func.func @f86(%b: i1) -> i1 {
  %z = arith.constant true
   %r = arith.cmpi sle, %b, %z : i1
  return %r : i1
}
func.func @f87(%x: i32, %y: i32) -> i32 {
  %t = arith.cmpi sle, %x, %y : i32
   %r = arith.select %t, %x, %y : i32
  return %r : i32
}
func.func @f88(%x: i32, %y: i32) -> i1 {
  %c = arith.constant 7 : i32
   %r = arith.cmpi ult, %c, %x : i32
  return %r : i1
}
func.func @f89(%x: i32, %y: i32) -> i1 {
  %t = arith.cmpi ult, %x, %y : i32
   %one = arith.constant true
   %r = arith.xori %t, %one : i1
  return %r : i1
}
func.func @f90(%x: i32, %y: i32) -> i1 {
  %a = arith.extui %x : i32 to i64
   %b = arith.extui %y : i32 to i64
   %r = arith.cmpi ult, %a, %b : i64
  return %r : i1
}
func.func @f91(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extui %b : i1 to i64
   %r = arith.cmpi ult, %a, %z : i64
  return %r : i1
}
func.func @f92(%x: i32, %y: i32) -> i1 {
  %a = arith.extsi %x : i32 to i64
   %b = arith.extsi %y : i32 to i64
   %r = arith.cmpi ult, %a, %b : i64
  return %r : i1
}
func.func @f93(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extsi %b : i1 to i64
   %r = arith.cmpi ult, %a, %z : i64
  return %r : i1
}
func.func @f94(%b: i1) -> i1 {
  %z = arith.constant false
   %r = arith.cmpi ult, %b, %z : i1
  return %r : i1
}
func.func @f95(%b: i1) -> i1 {
  %z = arith.constant true
   %r = arith.cmpi ult, %b, %z : i1
  return %r : i1
}
func.func @f96(%x: i32, %y: i32) -> i32 {
  %t = arith.cmpi ult, %x, %y : i32
   %r = arith.select %t, %x, %y : i32
  return %r : i32
}
func.func @f97(%x: i32, %y: i32) -> i1 {
  %c = arith.constant 7 : i32
   %r = arith.cmpi uge, %c, %x : i32
  return %r : i1
}
func.func @f98(%x: i32, %y: i32) -> i1 {
  %t = arith.cmpi uge, %x, %y : i32
   %one = arith.constant true
   %r = arith.xori %t, %one : i1
  return %r : i1
}
func.func @f99(%x: i32, %y: i32) -> i1 {
  %a = arith.extui %x : i32 to i64
   %b = arith.extui %y : i32 to i64
   %r = arith.cmpi uge, %a, %b : i64
  return %r : i1
}
func.func @f100(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extui %b : i1 to i64
   %r = arith.cmpi uge, %a, %z : i64
  return %r : i1
}
func.func @f101(%x: i32, %y: i32) -> i1 {
  %a = arith.extsi %x : i32 to i64
   %b = arith.extsi %y : i32 to i64
   %r = arith.cmpi uge, %a, %b : i64
  return %r : i1
}
func.func @f102(%b: i1) -> i1 {
  %z = arith.constant 0 : i64
   %a = arith.extsi %b : i1 to i64
   %r = arith.cmpi uge, %a, %z : i64
  return %r : i1
}
func.func @f103(%b: i1) -> i1 {
  %z = arith.constant false
   %r = arith.cmpi uge, %b, %z : i1
  return %r : i1
}
func.func @f104(%b: i1) -> i1 {
  %z = arith.constant true
   %r = arith.cmpi uge, %b, %z : i1
  return %r : i1
}
func.func @f105(%x: i32, %y: i32) -> i32 {
  %t = arith.cmpi uge, %x, %y : i32
   %r = arith.select %t, %x, %y : i32
  return %r : i32
}
func.func @f106(%b: i1, %x: i32, %y: i32) -> i32 {
  %p = arith.constant 0 : i32
   %q = arith.constant 1 : i32
   %r = arith.select %b, %p, %q : i32
  return %r : i32
}
func.func @f107(%b: i1, %x: i32, %y: i32) -> i1 {
  %p = arith.constant false
   %q = arith.constant true
   %r = arith.select %b, %p, %q : i1
  return %r : i1
}
func.func @f108(%b: i1, %x: i32, %y: i32) -> index {
  %p = arith.constant 0 : index
   %q = arith.constant 1 : index
   %r = arith.select %b, %p, %q : index
  return %r : index
}
func.func @f109(%b: i1, %x: i32, %y: i32) -> i32 {
  %p = arith.constant 1 : i32
   %q = arith.constant 0 : i32
   %r = arith.select %b, %p, %q : i32
  return %r : i32
}
func.func @f110(%b: i1, %x: i32, %y: i32) -> i1 {
  %p = arith.constant true
   %q = arith.constant false
   %r = arith.select %b, %p, %q : i1
  return %r : i1
}
func.func @f111(%b: i1, %x: i32, %y: i32) -> index {
  %p = arith.constant 1 : index
   %q = arith.constant 0 : index
   %r = arith.select %b, %p, %q : index
  return %r : index
}
func.func @f112(%b: i1, %x: i32, %y: i32) -> i32 {
  %p = arith.constant -1 : i32
   %q = arith.constant 0 : i32
   %r = arith.select %b, %p, %q : i32
  return %r : i32
}
func.func @f113(%b: i1, %x: i32, %y: i32) -> index {
  %p = arith.constant -1 : index
   %q = arith.constant 0 : index
   %r = arith.select %b, %p, %q : index
  return %r : index
}
func.func @f114(%b: i1, %x: i32, %y: i32) -> i32 {
  %p = arith.constant 2 : i32
   %q = arith.constant 0 : i32
   %r = arith.select %b, %p, %q : i32
  return %r : i32
}
func.func @f115(%b: i1, %x: i32, %y: i32) -> index {
  %p = arith.constant 2 : index
   %q = arith.constant 0 : index
   %r = arith.select %b, %p, %q : index
  return %r : index
}
func.func @f116(%b: i1, %x: i32, %y: i32) -> i32 {
  %t = arith.select %b, %x, %y : i32
   %r = arith.select %b, %t, %x : i32
  return %r : i32
}
func.func @f117(%b: i1, %x: i32, %y: i32) -> i32 {
  %t = arith.select %b, %x, %y : i32
   %r = arith.select %b, %x, %t : i32
  return %r : i32
}
func.func @f118(%b: i1, %x: i32, %y: i32) -> i32 {
  %o = arith.constant true
   %n = arith.xori %b, %o : i1
   %r = arith.select %n, %x, %y : i32
  return %r : i32
}
func.func @f119(%x: i8) -> i32 {
  %t = arith.extui %x : i8 to i16
   %r = arith.extui %t : i16 to i32
  return %r : i32
}
func.func @f120(%x: i8) -> i64 {
  %t = arith.extui %x : i8 to i16
   %r = arith.extui %t : i16 to i64
  return %r : i64
}
func.func @f121(%x: i8) -> i64 {
  %t = arith.extui %x : i8 to i32
   %r = arith.extui %t : i32 to i64
  return %r : i64
}
func.func @f122(%x: i8) -> i32 {
  %t = arith.extui %x : i8 to i16
   %r = arith.extsi %t : i16 to i32
  return %r : i32
}
func.func @f123(%x: i8) -> i64 {
  %t = arith.extui %x : i8 to i16
   %r = arith.extsi %t : i16 to i64
  return %r : i64
}
func.func @f124(%x: i8) -> i64 {
  %t = arith.extui %x : i8 to i32
   %r = arith.extsi %t : i32 to i64
  return %r : i64
}
func.func @f125(%x: i8) -> i8 {
  %t = arith.extui %x : i8 to i16
   %r = arith.trunci %t : i16 to i8
  return %r : i8
}
func.func @f126(%x: i8) -> i8 {
  %t = arith.extui %x : i8 to i32
   %r = arith.trunci %t : i32 to i8
  return %r : i8
}
func.func @f127(%x: i8) -> i16 {
  %t = arith.extui %x : i8 to i32
   %r = arith.trunci %t : i32 to i16
  return %r : i16
}
func.func @f128(%x: i8) -> i8 {
  %t = arith.extui %x : i8 to i64
   %r = arith.trunci %t : i64 to i8
  return %r : i8
}
func.func @f129(%x: i8) -> i16 {
  %t = arith.extui %x : i8 to i64
   %r = arith.trunci %t : i64 to i16
  return %r : i16
}
func.func @f130(%x: i8) -> i32 {
  %t = arith.extui %x : i8 to i64
   %r = arith.trunci %t : i64 to i32
  return %r : i32
}
func.func @f131(%x: i16) -> i16 {
  %t = arith.extui %x : i16 to i32
   %r = arith.trunci %t : i32 to i16
  return %r : i16
}
func.func @f132(%x: i16) -> i16 {
  %t = arith.extui %x : i16 to i64
   %r = arith.trunci %t : i64 to i16
  return %r : i16
}
func.func @f133(%x: i32) -> i8 {
  %t = arith.extui %x : i32 to i64
   %r = arith.trunci %t : i64 to i8
  return %r : i8
}
func.func @f134(%x: i32) -> i16 {
  %t = arith.extui %x : i32 to i64
   %r = arith.trunci %t : i64 to i16
  return %r : i16
}
func.func @f135(%x: i32) -> i32 {
  %t = arith.extui %x : i32 to i64
   %r = arith.trunci %t : i64 to i32
  return %r : i32
}
func.func @f136(%x: i8) -> i32 {
  %t = arith.extsi %x : i8 to i16
   %r = arith.extui %t : i16 to i32
  return %r : i32
}
func.func @f137(%x: i8) -> i64 {
  %t = arith.extsi %x : i8 to i16
   %r = arith.extui %t : i16 to i64
  return %r : i64
}
func.func @f138(%x: i8) -> i64 {
  %t = arith.extsi %x : i8 to i32
   %r = arith.extui %t : i32 to i64
  return %r : i64
}
func.func @f139(%x: i8) -> i32 {
  %t = arith.extsi %x : i8 to i16
   %r = arith.extsi %t : i16 to i32
  return %r : i32
}
func.func @f140(%x: i8) -> i64 {
  %t = arith.extsi %x : i8 to i16
   %r = arith.extsi %t : i16 to i64
  return %r : i64
}
func.func @f141(%x: i8) -> i64 {
  %t = arith.extsi %x : i8 to i32
   %r = arith.extsi %t : i32 to i64
  return %r : i64
}
func.func @f142(%x: i8) -> i8 {
  %t = arith.extsi %x : i8 to i16
   %r = arith.trunci %t : i16 to i8
  return %r : i8
}
func.func @f143(%x: i8) -> i8 {
  %t = arith.extsi %x : i8 to i32
   %r = arith.trunci %t : i32 to i8
  return %r : i8
}
func.func @f144(%x: i8) -> i16 {
  %t = arith.extsi %x : i8 to i32
   %r = arith.trunci %t : i32 to i16
  return %r : i16
}
func.func @f145(%x: i8) -> i8 {
  %t = arith.extsi %x : i8 to i64
   %r = arith.trunci %t : i64 to i8
  return %r : i8
}
func.func @f146(%x: i8) -> i16 {
  %t = arith.extsi %x : i8 to i64
   %r = arith.trunci %t : i64 to i16
  return %r : i16
}
func.func @f147(%x: i8) -> i32 {
  %t = arith.extsi %x : i8 to i64
   %r = arith.trunci %t : i64 to i32
  return %r : i32
}
func.func @f148(%x: i16) -> i16 {
  %t = arith.extsi %x : i16 to i32
   %r = arith.trunci %t : i32 to i16
  return %r : i16
}
func.func @f149(%x: i16) -> i16 {
  %t = arith.extsi %x : i16 to i64
   %r = arith.trunci %t : i64 to i16
  return %r : i16
}
func.func @f150(%x: i32) -> i8 {
  %t = arith.extsi %x : i32 to i64
   %r = arith.trunci %t : i64 to i8
  return %r : i8
}
func.func @f151(%x: i32) -> i16 {
  %t = arith.extsi %x : i32 to i64
   %r = arith.trunci %t : i64 to i16
  return %r : i16
}
func.func @f152(%x: i32) -> i32 {
  %t = arith.extsi %x : i32 to i64
   %r = arith.trunci %t : i64 to i32
  return %r : i32
}
func.func @f153(%x: i16) -> i16 {
  %t = arith.trunci %x : i16 to i8
   %r = arith.extui %t : i8 to i16
  return %r : i16
}
func.func @f154(%x: i32) -> i16 {
  %t = arith.trunci %x : i32 to i8
   %r = arith.extui %t : i8 to i16
  return %r : i16
}
func.func @f155(%x: i32) -> i32 {
  %t = arith.trunci %x : i32 to i8
   %r = arith.extui %t : i8 to i32
  return %r : i32
}
func.func @f156(%x: i32) -> i64 {
  %t = arith.trunci %x : i32 to i8
   %r = arith.extui %t : i8 to i64
  return %r : i64
}
func.func @f157(%x: i32) -> i32 {
  %t = arith.trunci %x : i32 to i16
   %r = arith.extui %t : i16 to i32
  return %r : i32
}
func.func @f158(%x: i32) -> i64 {
  %t = arith.trunci %x : i32 to i16
   %r = arith.extui %t : i16 to i64
  return %r : i64
}
func.func @f159(%x: i64) -> i16 {
  %t = arith.trunci %x : i64 to i8
   %r = arith.extui %t : i8 to i16
  return %r : i16
}
func.func @f160(%x: i16) -> i16 {
  %t = arith.trunci %x : i16 to i8
   %r = arith.extsi %t : i8 to i16
  return %r : i16
}
func.func @f161(%x: i32) -> i16 {
  %t = arith.trunci %x : i32 to i8
   %r = arith.extsi %t : i8 to i16
  return %r : i16
}
func.func @f162(%x: i32) -> i32 {
  %t = arith.trunci %x : i32 to i8
   %r = arith.extsi %t : i8 to i32
  return %r : i32
}
func.func @f163(%x: i32) -> i64 {
  %t = arith.trunci %x : i32 to i8
   %r = arith.extsi %t : i8 to i64
  return %r : i64
}
func.func @f164(%x: i32) -> i32 {
  %t = arith.trunci %x : i32 to i16
   %r = arith.extsi %t : i16 to i32
  return %r : i32
}
func.func @f165(%x: i32) -> i64 {
  %t = arith.trunci %x : i32 to i16
   %r = arith.extsi %t : i16 to i64
  return %r : i64
}
func.func @f166(%x: i64) -> i16 {
  %t = arith.trunci %x : i64 to i8
   %r = arith.extsi %t : i8 to i16
  return %r : i16
}
func.func @f167(%x: i32) -> i8 {
  %t = arith.trunci %x : i32 to i16
   %r = arith.trunci %t : i16 to i8
  return %r : i8
}
func.func @f168(%x: i64) -> i16 {
  %t = arith.trunci %x : i64 to i32
   %r = arith.trunci %t : i32 to i16
  return %r : i16
}
func.func @f169(%x: i32, %y: i32) -> i32 {
  %t = arith.index_cast %x : i32 to index
   %r = arith.index_cast %t : index to i32
  return %r : i32
}
func.func @f170(%x: i32, %y: i32) -> i64 {
  %t = arith.index_cast %x : i32 to index
   %r = arith.index_cast %t : index to i64
  return %r : i64
}
func.func @f171(%x: i32, %y: i32) -> index {
  %t = arith.extsi %x : i32 to i64
   %r = arith.index_cast %t : i64 to index
  return %r : index
}
func.func @f172(%x: i32, %y: i32) -> index {
  %t = arith.extui %x : i32 to i64
   %r = arith.index_castui %t : i64 to index
  return %r : index
}
func.func @f173(%x: f16) -> f64 {
  %t = arith.extf %x : f16 to f32
   %r = arith.extf %t : f32 to f64
  return %r : f64
}
func.func @f174(%x: f32) -> f32 {
  %t = arith.extf %x : f32 to f64
   %r = arith.truncf %t : f64 to f32
  return %r : f32
}
func.func @f175(%x: f16) -> f32 {
  %t = arith.extf %x : f16 to f64
   %r = arith.truncf %t : f64 to f32
  return %r : f32
}
func.func @f176(%x: i32, %y: i32) -> f32 {
  %t = arith.sitofp %x : i32 to f64
   %r = arith.truncf %t : f64 to f32
  return %r : f32
}
func.func @f177(%x: i32, %y: i32) -> i32 {
  %t = arith.bitcast %x : i32 to f32
   %r = arith.bitcast %t : f32 to i32
  return %r : i32
}
func.func @f178(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.maxsi %x, %c : i32
  return %r : i32
}
func.func @f179(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.maxsi %x, %c : i32
  return %r : i32
}
func.func @f180(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.maxsi %x, %c : i32
  return %r : i32
}
func.func @f181(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.maxsi %x, %c : i32
  return %r : i32
}
func.func @f182(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.maxsi %x, %c : i32
  return %r : i32
}
func.func @f183(%x: i32, %y: i32) -> i32 {
  %r = arith.maxsi %x, %x : i32
  return %r : i32
}
func.func @f184(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.minsi %x, %c : i32
  return %r : i32
}
func.func @f185(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.minsi %x, %c : i32
  return %r : i32
}
func.func @f186(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.minsi %x, %c : i32
  return %r : i32
}
func.func @f187(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.minsi %x, %c : i32
  return %r : i32
}
func.func @f188(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.minsi %x, %c : i32
  return %r : i32
}
func.func @f189(%x: i32, %y: i32) -> i32 {
  %r = arith.minsi %x, %x : i32
  return %r : i32
}
func.func @f190(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.maxui %x, %c : i32
  return %r : i32
}
func.func @f191(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.maxui %x, %c : i32
  return %r : i32
}
func.func @f192(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.maxui %x, %c : i32
  return %r : i32
}
func.func @f193(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.maxui %x, %c : i32
  return %r : i32
}
func.func @f194(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.maxui %x, %c : i32
  return %r : i32
}
func.func @f195(%x: i32, %y: i32) -> i32 {
  %r = arith.maxui %x, %x : i32
  return %r : i32
}
func.func @f196(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.minui %x, %c : i32
  return %r : i32
}
func.func @f197(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.minui %x, %c : i32
  return %r : i32
}
func.func @f198(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.minui %x, %c : i32
  return %r : i32
}
func.func @f199(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.minui %x, %c : i32
  return %r : i32
}
func.func @f200(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.minui %x, %c : i32
  return %r : i32
}
func.func @f201(%x: i32, %y: i32) -> i32 {
  %r = arith.minui %x, %x : i32
  return %r : i32
}
func.func @f202(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.remsi %x, %c : i32
  return %r : i32
}
func.func @f203(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.remsi %x, %c : i32
  return %r : i32
}
func.func @f204(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.remsi %x, %c : i32
  return %r : i32
}
func.func @f205(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.remsi %x, %c : i32
  return %r : i32
}
func.func @f206(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.remsi %x, %c : i32
  return %r : i32
}
func.func @f207(%x: i32, %y: i32) -> i32 {
  %r = arith.remsi %x, %x : i32
  return %r : i32
}
func.func @f208(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.remui %x, %c : i32
  return %r : i32
}
func.func @f209(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.remui %x, %c : i32
  return %r : i32
}
func.func @f210(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.remui %x, %c : i32
  return %r : i32
}
func.func @f211(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.remui %x, %c : i32
  return %r : i32
}
func.func @f212(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.remui %x, %c : i32
  return %r : i32
}
func.func @f213(%x: i32, %y: i32) -> i32 {
  %r = arith.remui %x, %x : i32
  return %r : i32
}
func.func @f214(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.divsi %x, %c : i32
  return %r : i32
}
func.func @f215(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.divsi %x, %c : i32
  return %r : i32
}
func.func @f216(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.divsi %x, %c : i32
  return %r : i32
}
func.func @f217(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.divsi %x, %c : i32
  return %r : i32
}
func.func @f218(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.divsi %x, %c : i32
  return %r : i32
}
func.func @f219(%x: i32, %y: i32) -> i32 {
  %r = arith.divsi %x, %x : i32
  return %r : i32
}
func.func @f220(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.divui %x, %c : i32
  return %r : i32
}
func.func @f221(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.divui %x, %c : i32
  return %r : i32
}
func.func @f222(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.divui %x, %c : i32
  return %r : i32
}
func.func @f223(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.divui %x, %c : i32
  return %r : i32
}
func.func @f224(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.divui %x, %c : i32
  return %r : i32
}
func.func @f225(%x: i32, %y: i32) -> i32 {
  %r = arith.divui %x, %x : i32
  return %r : i32
}
func.func @f226(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.shli %x, %c : i32
  return %r : i32
}
func.func @f227(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.shli %x, %c : i32
  return %r : i32
}
func.func @f228(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.shli %x, %c : i32
  return %r : i32
}
func.func @f229(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.shli %x, %c : i32
  return %r : i32
}
func.func @f230(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.shli %x, %c : i32
  return %r : i32
}
func.func @f231(%x: i32, %y: i32) -> i32 {
  %r = arith.shli %x, %x : i32
  return %r : i32
}
func.func @f232(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.shrsi %x, %c : i32
  return %r : i32
}
func.func @f233(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.shrsi %x, %c : i32
  return %r : i32
}
func.func @f234(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.shrsi %x, %c : i32
  return %r : i32
}
func.func @f235(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.shrsi %x, %c : i32
  return %r : i32
}
func.func @f236(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.shrsi %x, %c : i32
  return %r : i32
}
func.func @f237(%x: i32, %y: i32) -> i32 {
  %r = arith.shrsi %x, %x : i32
  return %r : i32
}
func.func @f238(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.shrui %x, %c : i32
  return %r : i32
}
func.func @f239(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.shrui %x, %c : i32
  return %r : i32
}
func.func @f240(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.shrui %x, %c : i32
  return %r : i32
}
func.func @f241(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.shrui %x, %c : i32
  return %r : i32
}
func.func @f242(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.shrui %x, %c : i32
  return %r : i32
}
func.func @f243(%x: i32, %y: i32) -> i32 {
  %r = arith.shrui %x, %x : i32
  return %r : i32
}
func.func @f244(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.andi %x, %c : i32
  return %r : i32
}
func.func @f245(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.andi %x, %c : i32
  return %r : i32
}
func.func @f246(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.andi %x, %c : i32
  return %r : i32
}
func.func @f247(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.andi %x, %c : i32
  return %r : i32
}
func.func @f248(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.andi %x, %c : i32
  return %r : i32
}
func.func @f249(%x: i32, %y: i32) -> i32 {
  %r = arith.andi %x, %x : i32
  return %r : i32
}
func.func @f250(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.ori %x, %c : i32
  return %r : i32
}
func.func @f251(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.ori %x, %c : i32
  return %r : i32
}
func.func @f252(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.ori %x, %c : i32
  return %r : i32
}
func.func @f253(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.ori %x, %c : i32
  return %r : i32
}
func.func @f254(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.ori %x, %c : i32
  return %r : i32
}
func.func @f255(%x: i32, %y: i32) -> i32 {
  %r = arith.ori %x, %x : i32
  return %r : i32
}
func.func @f256(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 0 : i32
   %r = arith.xori %x, %c : i32
  return %r : i32
}
func.func @f257(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 1 : i32
   %r = arith.xori %x, %c : i32
  return %r : i32
}
func.func @f258(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
   %r = arith.xori %x, %c : i32
  return %r : i32
}
func.func @f259(%x: i32, %y: i32) -> i32 {
  %c = arith.constant 2147483647 : i32
   %r = arith.xori %x, %c : i32
  return %r : i32
}
func.func @f260(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -2147483648 : i32
   %r = arith.xori %x, %c : i32
  return %r : i32
}
func.func @f261(%x: i32, %y: i32) -> i32 {
  %r = arith.xori %x, %x : i32
  return %r : i32
}
func.func @f262(%x: f32) -> f32 {
  %c = arith.constant 0.0 : f32
   %r = arith.addf %x, %c : f32
  return %r : f32
}
func.func @f263(%x: f32) -> f32 {
  %c = arith.constant -0.0 : f32
   %r = arith.addf %x, %c : f32
  return %r : f32
}
func.func @f264(%x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
   %r = arith.addf %x, %c : f32
  return %r : f32
}
func.func @f265(%x: f32) -> f32 {
  %r = arith.addf %x, %x : f32
  return %r : f32
}
func.func @f266(%x: f32) -> f32 {
  %c = arith.constant 0.0 : f32
   %r = arith.subf %x, %c : f32
  return %r : f32
}
func.func @f267(%x: f32) -> f32 {
  %c = arith.constant -0.0 : f32
   %r = arith.subf %x, %c : f32
  return %r : f32
}
func.func @f268(%x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
   %r = arith.subf %x, %c : f32
  return %r : f32
}
func.func @f269(%x: f32) -> f32 {
  %r = arith.subf %x, %x : f32
  return %r : f32
}
func.func @f270(%x: f32) -> f32 {
  %c = arith.constant 0.0 : f32
   %r = arith.mulf %x, %c : f32
  return %r : f32
}
func.func @f271(%x: f32) -> f32 {
  %c = arith.constant -0.0 : f32
   %r = arith.mulf %x, %c : f32
  return %r : f32
}
func.func @f272(%x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
   %r = arith.mulf %x, %c : f32
  return %r : f32
}
func.func @f273(%x: f32) -> f32 {
  %r = arith.mulf %x, %x : f32
  return %r : f32
}
func.func @f274(%x: f32) -> f32 {
  %c = arith.constant 0.0 : f32
   %r = arith.divf %x, %c : f32
  return %r : f32
}
func.func @f275(%x: f32) -> f32 {
  %c = arith.constant -0.0 : f32
   %r = arith.divf %x, %c : f32
  return %r : f32
}
func.func @f276(%x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
   %r = arith.divf %x, %c : f32
  return %r : f32
}
func.func @f277(%x: f32) -> f32 {
  %r = arith.divf %x, %x : f32
  return %r : f32
}
func.func @f278(%x: f32) -> f32 {
  %c = arith.constant 0.0 : f32
   %r = arith.maximumf %x, %c : f32
  return %r : f32
}
func.func @f279(%x: f32) -> f32 {
  %c = arith.constant -0.0 : f32
   %r = arith.maximumf %x, %c : f32
  return %r : f32
}
func.func @f280(%x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
   %r = arith.maximumf %x, %c : f32
  return %r : f32
}
func.func @f281(%x: f32) -> f32 {
  %r = arith.maximumf %x, %x : f32
  return %r : f32
}
func.func @f282(%x: f32) -> f32 {
  %c = arith.constant 0.0 : f32
   %r = arith.minimumf %x, %c : f32
  return %r : f32
}
func.func @f283(%x: f32) -> f32 {
  %c = arith.constant -0.0 : f32
   %r = arith.minimumf %x, %c : f32
  return %r : f32
}
func.func @f284(%x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
   %r = arith.minimumf %x, %c : f32
  return %r : f32
}
func.func @f285(%x: f32) -> f32 {
  %r = arith.minimumf %x, %x : f32
  return %r : f32
}
func.func @f286(%x: f32) -> f32 {
  %c = arith.constant 0.0 : f32
   %r = arith.maxnumf %x, %c : f32
  return %r : f32
}
func.func @f287(%x: f32) -> f32 {
  %c = arith.constant -0.0 : f32
   %r = arith.maxnumf %x, %c : f32
  return %r : f32
}
func.func @f288(%x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
   %r = arith.maxnumf %x, %c : f32
  return %r : f32
}
func.func @f289(%x: f32) -> f32 {
  %r = arith.maxnumf %x, %x : f32
  return %r : f32
}
func.func @f290(%x: f32) -> f32 {
  %c = arith.constant 0.0 : f32
   %r = arith.minnumf %x, %c : f32
  return %r : f32
}
func.func @f291(%x: f32) -> f32 {
  %c = arith.constant -0.0 : f32
   %r = arith.minnumf %x, %c : f32
  return %r : f32
}
func.func @f292(%x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
   %r = arith.minnumf %x, %c : f32
  return %r : f32
}
func.func @f293(%x: f32) -> f32 {
  %r = arith.minnumf %x, %x : f32
  return %r : f32
}
func.func @f294(%x: f32) -> f32 {
  %t = arith.negf %x : f32
   %r = arith.negf %t : f32
  return %r : f32
}
