#loc = loc("x.c":1:2)
#loc1 = loc("y.c":3:4 to 3:9)
#ff = loc(fused<"meta">[#loc, "z.c":1:1 to 2:3])
"builtin.module"() ({
  %0 = "t.a"() : () -> i32 loc(#late)
  %1 = "t.b"() : () -> i32 loc("n"(#loc))
  %2 = "t.b"() : () -> i32 loc("n")
  %3 = "t.b"() : () -> i32 loc(callsite("f"(#loc1) at #loc))
  %4 = "t.b"() : () -> i32 loc(unknown)
  %5 = "t.b"() : () -> i32 loc(fused["a", "b", #loc])
  %6 = "t.b"() : () -> i32 loc(#ff)
  %7 = "t.b"() {a = loc("attr":1:1), b = affine_map<(d0) -> (d0)>} : () -> i32
  "t.r"() ({
  ^bb0(%x: i32 loc("arg"), %y: i32 loc(#late)):
    "t.e"() : () -> ()
  }) : () -> () loc("here":5:6 to :8)
}) : () -> () loc("mod":1:1)
#late = loc("late.c":7:8)
