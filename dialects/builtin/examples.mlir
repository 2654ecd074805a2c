// builtin.module
module @named attributes {t.a = 1 : i32} {
  func.func private @f()
}

// builtin.unrealized_conversion_cast
%0 = builtin.unrealized_conversion_cast %a : i32 to !llvm.ptr
