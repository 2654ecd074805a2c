program p
 use, intrinsic :: ieee_arithmetic
 use, intrinsic :: ieee_exceptions
 use, intrinsic :: ieee_features
 implicit none
 real :: x, n, i
 real(8) :: d
 type(ieee_class_type) :: c
 type(ieee_round_type) :: r
 type(ieee_flag_type) :: f
 type(ieee_status_type) :: st
 logical :: l, h(5)
 n = ieee_value(n, ieee_quiet_nan); i = ieee_value(i, ieee_positive_inf)
 print *, ieee_is_nan(n), ieee_is_finite(i), ieee_is_normal(1.0), ieee_is_negative(-0.0)
 c = ieee_class(-0.0); print *, c == ieee_negative_zero, c /= ieee_positive_zero
 print *, ieee_class(i) == ieee_positive_inf, ieee_class(-i) == ieee_negative_inf, ieee_class(n) == ieee_quiet_nan
 print *, ieee_class(tiny(1.0)/2) == ieee_positive_denormal, ieee_class(tiny(1.0)/2) == ieee_positive_subnormal, ieee_class(1d0)==ieee_positive_normal, ieee_class(-1d0)==ieee_negative_normal
 print *, ieee_copy_sign(3.0, -1.0), ieee_copy_sign(3d0, -1.0)
 print *, ieee_logb(10.0), ieee_logb(0.1d0)
 print *, ieee_next_after(1.0, 2.0), ieee_next_after(1d0, 0d0)
 print *, ieee_rem(5.0, 3.0), ieee_rem(5d0,3d0)
 print *, ieee_rint(2.5), ieee_rint(3.5d0)
 print *, ieee_scalb(1.5, 3), ieee_scalb(1.5d0, -3)
 print *, ieee_selected_real_kind(6,37), ieee_selected_real_kind(15), ieee_selected_real_kind(p=4,r=30)
 print *, ieee_unordered(1.0, n), ieee_unordered(1.0, 2.0)
 print *, ieee_support_datatype(1.0), ieee_support_datatype(), ieee_support_denormal(1.0), ieee_support_divide(1.0), ieee_support_inf(1d0), ieee_support_io(1.0), ieee_support_nan(), ieee_support_sqrt(1.0), ieee_support_standard(1.0), ieee_support_subnormal(1.0)
 print *, ieee_support_rounding(ieee_nearest), ieee_support_rounding(ieee_nearest, 1.0)
 call ieee_get_rounding_mode(r); print *, r == ieee_nearest, r /= ieee_up
 if (ieee_support_rounding(ieee_up)) call ieee_set_rounding_mode(ieee_nearest)
 l = ieee_support_flag(ieee_overflow, 1.0)
 l = ieee_support_halting(ieee_overflow)
 call ieee_set_flag(ieee_all, .false.)
 call ieee_get_flag(ieee_overflow, l); print *, l
 call ieee_get_flag(ieee_all, h); print *, h
 if (ieee_support_halting(ieee_invalid)) call ieee_set_halting_mode(ieee_invalid, .false.)
 call ieee_get_halting_mode(ieee_invalid, l); print *, l
 call ieee_get_status(st); call ieee_set_status(st)
 f = ieee_usual(1); print *, size(ieee_usual), size(ieee_all)
 d = ieee_value(d, ieee_signaling_nan); print *, ieee_is_nan(d)
end program
