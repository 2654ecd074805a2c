module {
}
module @named attributes {t.a = 1 : i32} {
  func.func private @f()
}
module @private attributes {sym_visibility = "private"} {
}
func.func @casts(%a: i32, %b: f32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to !llvm.ptr
  %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64, f64 {note}
  %2 = builtin.unrealized_conversion_cast to index
  return
}

// -----

// Resources: what is referred to is kept, and what tools noted.
module attributes {acc.x = dense_resource<b> : tensor<3xi64>, acc.y = [dense_resource<a> : tensor<3xi64>, dense_resource<"q r"> : tensor<1xi32>], acc.z = dense_resource<unset> : tensor<2xi8>} {}
{-#
  dialect_resources: {
    builtin: {
      unused: "0x0800000001",
      a: "0x08000000010000000000000002000000000000000300000000000000",
      "q r": "0x040000000100000a", b: "0x08000000"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(cse)",
      disable_threading: true
    },
    other: { key: "a\0Ab", key: "0x0400000001" }, empty: {}
  }
#-}

// -----

// Data layouts.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64, i64 = dense<64> : vector<2xi64>, "dlti.endianness" = "little", !llvm.ptr<1> = dense<32>: vector<4xi64>, "dlti.stack_alignment" = 128 : i64>, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096, "a" = "b">>, dlti.map = #dlti.map<"a" = 1 : i32, "b" = #dlti.map<"c" = "d">>} {}
