func.func @branches(%c: i1, %a: i32, %b: i64) {
  cf.assert %c, "must hold"
  cf.assert %c, "must \22hold\22" {note}
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%a, %b : i32, i64)
^bb2(%x: i32, %y: i64):
  cf.cond_br %c, ^bb1, ^bb2(%a, %b : i32, i64)
^bb3:
  cf.cond_br %c weights([1, 2]), ^bb2(%a, %b : i32, i64), ^bb1 {note}
^bb4(%z: i32):
  cf.switch %a : i32, [
    default: ^bb1,
    42: ^bb4(%a : i32),
    -1: ^bb2(%a, %b : i32, i64)
  ]
^bb5:
  cf.switch %b : i64, [
    default: ^bb4(%a : i32)
  ]
^bb6:
  return
}
