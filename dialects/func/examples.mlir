// func.func
func.func private @declared(i32, f32 {t.a = 1 : i32}) -> (i32 {t.b}, f32)

// func.return
return %a : i32

// func.call
%0:2 = call @declared(%a, %b) : (i32, f32) -> (i32, f32)

// func.call_indirect
%2 = call_indirect %f(%a) : (i32) -> i32

// func.constant
%f = constant @nested : (i32) -> i32
