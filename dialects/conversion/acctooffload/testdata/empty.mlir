// Constructs with nothing in them, and a loop without control in a parallel region, which one gang runs.
func.func private @use(i32)
func.func @empty(%n: i32, %c: i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  acc.parallel {
  }
  acc.serial {
    acc.yield
  }
  acc.kernels {
  }
  acc.data {
  } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.parallel if(%c) num_gangs({%n : i32}) {
    acc.loop gang {
      func.call @use(%c1) : (i32) -> ()
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.wait
  return
}
