func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected as many strides as counts}}
  %r = offload.range %p bytes(%n) dims(%n, %k by %n) : !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected three numbers of rows}}
  %r = offload.range %p bytes(%n) rows(%n, %k) : !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected one to three dimensions of groups}}
  offload.launch groups() {
    offload.yield
  } {kernel = "k"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected two arguments of the region for each dimension}}
  offload.launch groups(%j) {
    offload.yield
  } {kernel = "k"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{of type i32, found i64}}
  offload.launch groups(%j) {
  ^bb0(%a: i64, %b: i32):
    offload.yield
  } {kernel = "k"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected no value at the end of offload.launch}}
  offload.launch groups(%j) {
  ^bb0(%a: i32, %b: i32):
    offload.yield %a : i32
  } {kernel = "k"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected all reductions of a launch in one block}}
  offload.launch groups(%j) {
  ^bb0(%a: i32, %b: i32):
    offload.combine %p into %p bytes(%n) : !llvm.ptr, !llvm.ptr {
    ^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
      offload.yield
    }
    offload.yield
  ^bb1:
    offload.combine %p into %p bytes(%n) : !llvm.ptr, !llvm.ptr {
    ^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
      offload.yield
    }
    offload.yield
  } {kernel = "k"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected the bounds and steps of at least one loop}}
  offload.loop from(%j : i32) to(%j, %j : i32, i32) step(%j : i32) {
  ^bb0(%a: i32):
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected one argument of the region for each loop}}
  offload.loop from(%j : i32) to(%j : i32) step(%j : i32) {
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected one type for the first value, the step and the variable}}
  offload.loop from(%j : i32) to(%j : i32) step(%n : i64) {
  ^bb0(%a: i32):
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected a number for each rank}}
  offload.loop from(%j : i32) to(%j : i32) step(%j : i32) share(%j, %j of %j) {
  ^bb0(%a: i32):
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{has a chunk, but is not shared}}
  offload.loop from(%j : i32) to(%j : i32) step(%j : i32) chunk(%n) {
  ^bb0(%a: i32):
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected a tile size for each loop}}
  offload.loop from(%j : i32) to(%j : i32) step(%j : i32) tile(%n, %n) {
  ^bb0(%a: i32):
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected an element of 'inclusive' for each loop}}
  offload.loop from(%j : i32) to(%j : i32) step(%j : i32) {
  ^bb0(%a: i32):
    offload.yield
  } {inclusive = array<i1: true, false>}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected arguments of the region for two addresses and the extents}}
  offload.launch groups(%j) {
  ^bb0(%a: i32, %b: i32):
    offload.combine %p into %p bytes(%n) extents(%n) : !llvm.ptr, !llvm.ptr {
    ^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
      offload.yield
    }
    offload.yield
  } {kernel = "k"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected bytes and extents that are known before the launch}}
  offload.launch groups(%j) {
  ^bb0(%a: i32, %b: i32):
    %m = arith.muli %n, %n : i64
    offload.combine %p into %p bytes(%m) : !llvm.ptr, !llvm.ptr {
    ^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
      offload.yield
    }
    offload.yield
  } {kernel = "k"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected offload.yield at the end of the block of a reduction}}
  offload.launch groups(%j) {
  ^bb0(%a: i32, %b: i32):
    offload.combine %p into %p bytes(%n) : !llvm.ptr, !llvm.ptr {
    ^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
      offload.yield
    }
    cf.br ^bb1
  ^bb1:
    offload.yield
  } {kernel = "k"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected one type for the value before}}
  %a, %b = offload.atomic.update %p : !llvm.ptr -> i32, i64 {
  ^bb0(%o: i32):
    offload.yield %o : i32
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected the new value, of type i32}}
  %a, %b = offload.atomic.update %p : !llvm.ptr -> i32, i32 {
  ^bb0(%o: i32):
    offload.yield %n : i64
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected two arguments of the region of type i32, the rank}}
  offload.fork parallel {
    offload.yield
  } {function = "t"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected the bounds and steps of at least one loop}}
  %c = offload.count from(%j : i32) to(%j : i32) step(%j, %j : i32, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected a rank or a schedule}}
  offload.share %n {
  ^bb0(%f: i64, %t: i64):
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{has flags, but no schedule}}
  offload.share %n rank(%j of %j) flags(ordered) {
  ^bb0(%f: i64, %t: i64):
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected two arguments of the region of type i64, the first iteration}}
  offload.share %n schedule(guided) {
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected a part of two numbers, and no share of it}}
  offload.loop from(%j : i32) to(%j : i32) step(%j : i32) share(%j of %j) part(%n to %n) {
  ^bb0(%x: i32):
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected the number of the iteration of type i64, found i32}}
  offload.loop from(%j : i32) to(%j : i32) step(%j : i32) {
  ^bb0(%x: i32, %i: i32):
    offload.yield
  }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected no argument of the region}}
  offload.task %p : !llvm.ptr {
  ^bb0(%i: i32):
    offload.yield
  } {function = "t"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected a kind for each dependence, found 0 for 1}}
  offload.task_wait depend(%p : !llvm.ptr)
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected a size and two functions for each of 1 variables}}
  offload.reduce_tasks %p {bytes = array<i64: 4, 4>, init = [], combine = []} : !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{has a limit, but is no league}}
  offload.fork parallel limit(%j) {
  ^bb0(%a: i32, %b: i32):
    offload.yield
  } {function = "t"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %j: i32, %k: i64, %n: i64) {
  // expected-error {{expected no argument of the region}}
  offload.reverse {
  ^bb0(%i: i32):
    offload.yield
  } {function = "t"}
  return
}
