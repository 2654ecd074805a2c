// cf.br
cf.br ^bb2(%a, %b : i32, i64)

// cf.cond_br
cf.cond_br %c, ^bb1, ^bb2(%a, %b : i32, i64)

// cf.switch
cf.switch %a : i32, [
  default: ^bb1,
  42: ^bb4(%a : i32),
  -1: ^bb2(%a, %b : i32, i64)
]

// cf.assert
cf.assert %c, "must hold"
