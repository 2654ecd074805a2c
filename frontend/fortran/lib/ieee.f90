! The modules of Fortran 2018 clause 17. Procedures without a body are intrinsic to accc, those with one are compiled into the programs
! that call them. Code runs on WebAssembly, which rounds to nearest, raises no flags and never halts: the functions that ask for support say so.
module ieee_exceptions
  implicit none
  type :: ieee_flag_type
    private
    integer :: which
  end type
  type :: ieee_modes_type
    private
    integer :: which = 0
  end type
  type :: ieee_status_type
    private
    integer :: flags = 0
  end type
  type(ieee_flag_type), parameter :: ieee_invalid = ieee_flag_type(1), ieee_overflow = ieee_flag_type(2)
  type(ieee_flag_type), parameter :: ieee_divide_by_zero = ieee_flag_type(4), ieee_underflow = ieee_flag_type(8)
  type(ieee_flag_type), parameter :: ieee_inexact = ieee_flag_type(16)
  type(ieee_flag_type), parameter :: ieee_usual(3) = [ieee_overflow, ieee_divide_by_zero, ieee_invalid]
  type(ieee_flag_type), parameter :: ieee_all(5) = [ieee_overflow, ieee_divide_by_zero, ieee_invalid, ieee_underflow, ieee_inexact]
  interface
    ! The flags that have been set by ieee_set_flag; those of mask are replaced first.
    pure function accc_ieee_flags(mask, value) bind(c, name="_FortranAIeeeFlags")
      integer(4), value :: mask, value
      integer(4) :: accc_ieee_flags
    end function
    pure subroutine accc_ieee_unsupported(what) bind(c, name="_FortranAIeeeUnsupported")
      integer(4), value :: what
    end subroutine
  end interface
  interface ieee_support_flag
    module procedure ieee_support_flag_0, ieee_support_flag_x
  end interface
  private :: accc_ieee_flags, accc_ieee_unsupported, ieee_support_flag_0, ieee_support_flag_x
contains
  elemental subroutine ieee_get_flag(flag, flag_value)
    !$acc routine seq
    type(ieee_flag_type), intent(in) :: flag
    logical, intent(out) :: flag_value
    flag_value = iand(accc_ieee_flags(0, 0), flag%which) /= 0
  end subroutine
  elemental subroutine ieee_set_flag(flag, flag_value)
    !$acc routine seq
    type(ieee_flag_type), intent(in) :: flag
    logical, intent(in) :: flag_value
    integer(4) :: flags
    flags = accc_ieee_flags(flag%which, merge(flag%which, 0, flag_value))
  end subroutine
  elemental subroutine ieee_get_halting_mode(flag, halting)
    !$acc routine seq
    type(ieee_flag_type), intent(in) :: flag
    logical, intent(out) :: halting
    halting = .false.
  end subroutine
  elemental subroutine ieee_set_halting_mode(flag, halting)
    !$acc routine seq
    type(ieee_flag_type), intent(in) :: flag
    logical, intent(in) :: halting
    if (halting) call accc_ieee_unsupported(0)
  end subroutine
  subroutine ieee_get_modes(modes)
    type(ieee_modes_type), intent(out) :: modes
    modes%which = 0
  end subroutine
  subroutine ieee_set_modes(modes)
    type(ieee_modes_type), intent(in) :: modes
  end subroutine
  subroutine ieee_get_status(status_value)
    type(ieee_status_type), intent(out) :: status_value
    status_value%flags = accc_ieee_flags(0, 0)
  end subroutine
  subroutine ieee_set_status(status_value)
    type(ieee_status_type), intent(in) :: status_value
    integer(4) :: flags
    flags = accc_ieee_flags(31, status_value%flags)
  end subroutine
  pure function ieee_support_flag_0(flag) result(r)
    type(ieee_flag_type), intent(in) :: flag
    logical :: r
    r = .false.
  end function
  pure function ieee_support_flag_x(flag, x) result(r)
    type(ieee_flag_type), intent(in) :: flag
    type(*), dimension(..), intent(in) :: x
    logical :: r
    r = .false.
  end function
  pure function ieee_support_halting(flag) result(r)
    type(ieee_flag_type), intent(in) :: flag
    logical :: r
    r = .false.
  end function
end module

! The constants of the features that there are: ieee_halting, ieee_rounding and those of flags are not among them.
module ieee_features
  implicit none
  type :: ieee_features_type
    private
    integer :: which
  end type
  type(ieee_features_type), parameter :: ieee_datatype = ieee_features_type(1), ieee_denormal = ieee_features_type(2)
  type(ieee_features_type), parameter :: ieee_divide = ieee_features_type(3), ieee_inf = ieee_features_type(4)
  type(ieee_features_type), parameter :: ieee_nan = ieee_features_type(5), ieee_sqrt = ieee_features_type(6)
  type(ieee_features_type), parameter :: ieee_subnormal = ieee_features_type(7)
end module

module ieee_arithmetic
  use ieee_exceptions
  implicit none
  type :: ieee_class_type
    private
    integer :: which
  end type
  type :: ieee_round_type
    private
    integer :: which
  end type
  type(ieee_class_type), parameter :: ieee_signaling_nan = ieee_class_type(1)
  type(ieee_class_type), parameter :: ieee_quiet_nan = ieee_class_type(2)
  type(ieee_class_type), parameter :: ieee_negative_inf = ieee_class_type(3)
  type(ieee_class_type), parameter :: ieee_positive_inf = ieee_class_type(4)
  type(ieee_class_type), parameter :: ieee_negative_zero = ieee_class_type(5)
  type(ieee_class_type), parameter :: ieee_positive_zero = ieee_class_type(6)
  type(ieee_class_type), parameter :: ieee_negative_normal = ieee_class_type(7)
  type(ieee_class_type), parameter :: ieee_negative_subnormal = ieee_class_type(8)
  type(ieee_class_type), parameter :: ieee_positive_subnormal = ieee_class_type(9)
  type(ieee_class_type), parameter :: ieee_positive_normal = ieee_class_type(10)
  type(ieee_class_type), parameter :: ieee_other_value = ieee_class_type(11)
  type(ieee_class_type), parameter :: ieee_negative_denormal = ieee_class_type(8)
  type(ieee_class_type), parameter :: ieee_positive_denormal = ieee_class_type(9)
  type(ieee_round_type), parameter :: ieee_nearest = ieee_round_type(1)
  type(ieee_round_type), parameter :: ieee_to_zero = ieee_round_type(2)
  type(ieee_round_type), parameter :: ieee_up = ieee_round_type(3)
  type(ieee_round_type), parameter :: ieee_down = ieee_round_type(4)
  type(ieee_round_type), parameter :: ieee_away = ieee_round_type(5)
  type(ieee_round_type), parameter :: ieee_other = ieee_round_type(6)
  intrinsic :: ieee_int, ieee_real, ieee_selected_real_kind, ieee_support_datatype, ieee_support_denormal, ieee_support_divide
  intrinsic :: ieee_support_inf, ieee_support_io, ieee_support_nan, ieee_support_sqrt, ieee_support_standard, ieee_support_subnormal
  intrinsic :: ieee_support_underflow_control
  interface ieee_copy_sign
    elemental function ieee_copy_sign_4(x, y)
      import
      real(4), intent(in) :: x, y
      real(4) :: ieee_copy_sign_4
    end function
    elemental function ieee_copy_sign_8(x, y)
      import
      real(8), intent(in) :: x, y
      real(8) :: ieee_copy_sign_8
    end function
    module procedure copy_sign_48, copy_sign_84
  end interface
  interface ieee_is_finite
    elemental function ieee_is_finite_4(x)
      import
      real(4), intent(in) :: x
      logical :: ieee_is_finite_4
    end function
    elemental function ieee_is_finite_8(x)
      import
      real(8), intent(in) :: x
      logical :: ieee_is_finite_8
    end function
  end interface
  interface ieee_is_nan
    elemental function ieee_is_nan_4(x)
      import
      real(4), intent(in) :: x
      logical :: ieee_is_nan_4
    end function
    elemental function ieee_is_nan_8(x)
      import
      real(8), intent(in) :: x
      logical :: ieee_is_nan_8
    end function
  end interface
  interface ieee_is_negative
    elemental function ieee_is_negative_4(x)
      import
      real(4), intent(in) :: x
      logical :: ieee_is_negative_4
    end function
    elemental function ieee_is_negative_8(x)
      import
      real(8), intent(in) :: x
      logical :: ieee_is_negative_8
    end function
  end interface
  interface ieee_is_normal
    elemental function ieee_is_normal_4(x)
      import
      real(4), intent(in) :: x
      logical :: ieee_is_normal_4
    end function
    elemental function ieee_is_normal_8(x)
      import
      real(8), intent(in) :: x
      logical :: ieee_is_normal_8
    end function
  end interface
  interface ieee_logb
    elemental function ieee_logb_4(x)
      import
      real(4), intent(in) :: x
      real(4) :: ieee_logb_4
    end function
    elemental function ieee_logb_8(x)
      import
      real(8), intent(in) :: x
      real(8) :: ieee_logb_8
    end function
  end interface
  interface ieee_rint
    elemental function ieee_rint_4(x)
      import
      real(4), intent(in) :: x
      real(4) :: ieee_rint_4
    end function
    elemental function ieee_rint_8(x)
      import
      real(8), intent(in) :: x
      real(8) :: ieee_rint_8
    end function
    module procedure rint_to_4, rint_to_8
  end interface
  interface ieee_unordered
    elemental function ieee_unordered_4(x, y)
      import
      real(4), intent(in) :: x, y
      logical :: ieee_unordered_4
    end function
    elemental function ieee_unordered_8(x, y)
      import
      real(8), intent(in) :: x, y
      logical :: ieee_unordered_8
    end function
    module procedure unordered_48, unordered_84
  end interface
  interface ieee_next_after
    elemental function ieee_next_after_4(x, y)
      import
      real(4), intent(in) :: x, y
      real(4) :: ieee_next_after_4
    end function
    elemental function ieee_next_after_8(x, y)
      import
      real(8), intent(in) :: x, y
      real(8) :: ieee_next_after_8
    end function
    module procedure next_after_48, next_after_84
  end interface
  interface ieee_rem
    elemental function ieee_rem_4(x, y)
      import
      real(4), intent(in) :: x, y
      real(4) :: ieee_rem_4
    end function
    elemental function ieee_rem_8(x, y)
      import
      real(8), intent(in) :: x, y
      real(8) :: ieee_rem_8
    end function
    module procedure rem_48, rem_84
  end interface
  interface ieee_fma
    elemental function ieee_fma_4(a, b, c)
      import
      real(4), intent(in) :: a, b, c
      real(4) :: ieee_fma_4
    end function
    elemental function ieee_fma_8(a, b, c)
      import
      real(8), intent(in) :: a, b, c
      real(8) :: ieee_fma_8
    end function
  end interface
  interface ieee_class
    module procedure class_4, class_8
  end interface
  interface ieee_value
    module procedure value_4, value_8
  end interface
  interface ieee_next_up
    module procedure next_up_4, next_up_8
  end interface
  interface ieee_next_down
    module procedure next_down_4, next_down_8
  end interface
  interface ieee_signbit
    module procedure signbit_4, signbit_8
  end interface
  interface ieee_quiet_eq
    module procedure quiet_eq_4, quiet_eq_8
  end interface
  interface ieee_quiet_ne
    module procedure quiet_ne_4, quiet_ne_8
  end interface
  interface ieee_quiet_lt
    module procedure quiet_lt_4, quiet_lt_8
  end interface
  interface ieee_quiet_le
    module procedure quiet_le_4, quiet_le_8
  end interface
  interface ieee_quiet_gt
    module procedure quiet_gt_4, quiet_gt_8
  end interface
  interface ieee_quiet_ge
    module procedure quiet_ge_4, quiet_ge_8
  end interface
  interface ieee_signaling_eq
    module procedure signaling_eq_4, signaling_eq_8
  end interface
  interface ieee_signaling_ne
    module procedure signaling_ne_4, signaling_ne_8
  end interface
  interface ieee_signaling_lt
    module procedure signaling_lt_4, signaling_lt_8
  end interface
  interface ieee_signaling_le
    module procedure signaling_le_4, signaling_le_8
  end interface
  interface ieee_signaling_gt
    module procedure signaling_gt_4, signaling_gt_8
  end interface
  interface ieee_signaling_ge
    module procedure signaling_ge_4, signaling_ge_8
  end interface
  interface ieee_max_num
    module procedure max_num_4, max_num_8
  end interface
  interface ieee_min_num
    module procedure min_num_4, min_num_8
  end interface
  interface ieee_max_num_mag
    module procedure max_num_mag_4, max_num_mag_8
  end interface
  interface ieee_min_num_mag
    module procedure min_num_mag_4, min_num_mag_8
  end interface
  interface ieee_scalb
    module procedure scalb_41, scalb_42, scalb_44, scalb_48, scalb_81, scalb_82, scalb_84, scalb_88
  end interface
  interface ieee_support_rounding
    module procedure support_rounding_0, support_rounding_x
  end interface
  interface operator(==)
    module procedure class_equal, round_equal
  end interface
  interface operator(/=)
    module procedure class_differs, round_differs
  end interface
  interface
    pure subroutine accc_ieee_unsupported(what) bind(c, name="_FortranAIeeeUnsupported")
      integer(4), value :: what
    end subroutine
  end interface
  private :: ieee_copy_sign_4, ieee_copy_sign_8, copy_sign_48, copy_sign_84, ieee_is_finite_4, ieee_is_finite_8
  private :: ieee_is_nan_4, ieee_is_nan_8, ieee_is_negative_4, ieee_is_negative_8, ieee_is_normal_4, ieee_is_normal_8
  private :: ieee_logb_4, ieee_logb_8, ieee_rint_4, ieee_rint_8, rint_to_4, rint_to_8
  private :: ieee_unordered_4, ieee_unordered_8, unordered_48, unordered_84, ieee_next_after_4, ieee_next_after_8
  private :: next_after_48, next_after_84, ieee_rem_4, ieee_rem_8, rem_48, rem_84
  private :: ieee_fma_4, ieee_fma_8, class_4, class_8, value_4, value_8
  private :: next_up_4, next_up_8, next_down_4, next_down_8, signbit_4, signbit_8
  private :: quiet_eq_4, quiet_eq_8, quiet_ne_4, quiet_ne_8, quiet_lt_4, quiet_lt_8
  private :: quiet_le_4, quiet_le_8, quiet_gt_4, quiet_gt_8, quiet_ge_4, quiet_ge_8
  private :: signaling_eq_4, signaling_eq_8, signaling_ne_4, signaling_ne_8, signaling_lt_4, signaling_lt_8
  private :: signaling_le_4, signaling_le_8, signaling_gt_4, signaling_gt_8, signaling_ge_4, signaling_ge_8
  private :: max_num_4, max_num_8, min_num_4, min_num_8, max_num_mag_4, max_num_mag_8
  private :: min_num_mag_4, min_num_mag_8, scalb_41, scalb_42, scalb_44, scalb_48
  private :: scalb_81, scalb_82, scalb_84, scalb_88, support_rounding_0, support_rounding_x
  private :: class_equal, class_differs, round_equal, round_differs, accc_ieee_unsupported
contains
  elemental function copy_sign_48(x, y) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    real(8), intent(in) :: y
    real(4) :: r
    r = sign(x, real(sign(1.0_8, y), 4))
  end function
  elemental function unordered_48(x, y) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    real(8), intent(in) :: y
    logical :: r
    r = x /= x .or. y /= y
  end function
  elemental function rem_48(x, y) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    real(8), intent(in) :: y
    real(8) :: r
    r = ieee_rem(real(x, 8), real(y, 8))
  end function
  elemental function next_after_48(x, y) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    real(8), intent(in) :: y
    real(4) :: r
    if (x /= x .or. y /= y) then
      r = x + real(y, 4)
    else if (real(x, 8) == real(y, 8)) then
      r = x
    else if (real(y, 8) > real(x, 8)) then
      r = next_up_4(x)
    else
      r = next_down_4(x)
    end if
  end function
  elemental function copy_sign_84(x, y) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    real(4), intent(in) :: y
    real(8) :: r
    r = sign(x, real(sign(1.0_4, y), 8))
  end function
  elemental function unordered_84(x, y) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    real(4), intent(in) :: y
    logical :: r
    r = x /= x .or. y /= y
  end function
  elemental function rem_84(x, y) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    real(4), intent(in) :: y
    real(8) :: r
    r = ieee_rem(real(x, 8), real(y, 8))
  end function
  elemental function next_after_84(x, y) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    real(4), intent(in) :: y
    real(8) :: r
    if (x /= x .or. y /= y) then
      r = x + real(y, 8)
    else if (real(x, 8) == real(y, 8)) then
      r = x
    else if (real(y, 8) > real(x, 8)) then
      r = next_up_8(x)
    else
      r = next_down_8(x)
    end if
  end function
  elemental function rint_to_4(x, round) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    type(ieee_round_type), intent(in) :: round
    real(4) :: r
    select case (round%which)
    case (2)
      r = aint(x)
    case (3)
      r = aint(x)
      if (r < x) r = r + 1
    case (4)
      r = aint(x)
      if (r > x) r = r - 1
    case (5)
      r = anint(x)
    case default
      r = ieee_rint(x)
    end select
    r = sign(r, x)
  end function
  elemental function rint_to_8(x, round) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    type(ieee_round_type), intent(in) :: round
    real(8) :: r
    select case (round%which)
    case (2)
      r = aint(x)
    case (3)
      r = aint(x)
      if (r < x) r = r + 1
    case (4)
      r = aint(x)
      if (r > x) r = r - 1
    case (5)
      r = anint(x)
    case default
      r = ieee_rint(x)
    end select
    r = sign(r, x)
  end function
  elemental function class_4(x) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    integer(4) :: b, e, m
    type(ieee_class_type) :: r
    b = transfer(x, 0_4)
    e = ibits(b, 23, 8)
    m = ibits(b, 0, 23)
    if (e == 255) then
      if (m == 0) then
        r%which = merge(3, 4, b < 0)
      else
        r%which = merge(2, 1, btest(m, 22))
      end if
    else if (e == 0) then
      if (m == 0) then
        r%which = merge(5, 6, b < 0)
      else
        r%which = merge(8, 9, b < 0)
      end if
    else
      r%which = merge(7, 10, b < 0)
    end if
  end function
  elemental function value_4(x, class) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    type(ieee_class_type), intent(in) :: class
    integer(4) :: b
    real(4) :: r
    select case (class%which)
    case (1)
      b = int(z'7fa00000', 4)
    case (3, 4)
      b = int(z'7f800000', 4)
    case (5, 6)
      b = 0
    case (7, 10)
      b = transfer(1.0_4, b)
    case (8, 9)
      b = ibset(0_4, 22)
    case default
      b = int(z'7fc00000', 4)
    end select
    if (class%which == 3 .or. class%which == 5 .or. class%which == 7 .or. class%which == 8) b = ibset(b, 31)
    r = transfer(b, r)
  end function
  elemental function class_8(x) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    integer(8) :: b, e, m
    type(ieee_class_type) :: r
    b = transfer(x, 0_8)
    e = ibits(b, 52, 11)
    m = ibits(b, 0, 52)
    if (e == 2047) then
      if (m == 0) then
        r%which = merge(3, 4, b < 0)
      else
        r%which = merge(2, 1, btest(m, 51))
      end if
    else if (e == 0) then
      if (m == 0) then
        r%which = merge(5, 6, b < 0)
      else
        r%which = merge(8, 9, b < 0)
      end if
    else
      r%which = merge(7, 10, b < 0)
    end if
  end function
  elemental function value_8(x, class) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    type(ieee_class_type), intent(in) :: class
    integer(8) :: b
    real(8) :: r
    select case (class%which)
    case (1)
      b = int(z'7ff4000000000000', 8)
    case (3, 4)
      b = int(z'7ff0000000000000', 8)
    case (5, 6)
      b = 0
    case (7, 10)
      b = transfer(1.0_8, b)
    case (8, 9)
      b = ibset(0_8, 51)
    case default
      b = int(z'7ff8000000000000', 8)
    end select
    if (class%which == 3 .or. class%which == 5 .or. class%which == 7 .or. class%which == 8) b = ibset(b, 63)
    r = transfer(b, r)
  end function
  elemental function next_up_4(x) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    integer(4) :: b
    real(4) :: r
    b = transfer(x, b)
    if (x /= x .or. b == int(z'7f800000', 4)) then
      r = x
    else if (x == 0) then
      r = transfer(1_4, r)
    else if (b < 0) then
      r = transfer(b - 1, r)
    else
      r = transfer(b + 1, r)
    end if
  end function
  elemental function next_down_4(x) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    real(4) :: r
    r = -next_up_4(-x)
  end function
  elemental function signbit_4(x) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    logical :: r
    r = transfer(x, 0_4) < 0
  end function
  elemental function next_up_8(x) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    integer(8) :: b
    real(8) :: r
    b = transfer(x, b)
    if (x /= x .or. b == int(z'7ff0000000000000', 8)) then
      r = x
    else if (x == 0) then
      r = transfer(1_8, r)
    else if (b < 0) then
      r = transfer(b - 1, r)
    else
      r = transfer(b + 1, r)
    end if
  end function
  elemental function next_down_8(x) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    real(8) :: r
    r = -next_up_8(-x)
  end function
  elemental function signbit_8(x) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    logical :: r
    r = transfer(x, 0_8) < 0
  end function
  elemental function quiet_eq_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a == b
  end function
  elemental function quiet_eq_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a == b
  end function
  elemental function quiet_ne_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a /= b
  end function
  elemental function quiet_ne_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a /= b
  end function
  elemental function quiet_lt_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a < b
  end function
  elemental function quiet_lt_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a < b
  end function
  elemental function quiet_le_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a <= b
  end function
  elemental function quiet_le_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a <= b
  end function
  elemental function quiet_gt_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a > b
  end function
  elemental function quiet_gt_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a > b
  end function
  elemental function quiet_ge_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a >= b
  end function
  elemental function quiet_ge_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a >= b
  end function
  elemental function signaling_eq_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a == b
  end function
  elemental function signaling_eq_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a == b
  end function
  elemental function signaling_ne_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a /= b
  end function
  elemental function signaling_ne_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a /= b
  end function
  elemental function signaling_lt_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a < b
  end function
  elemental function signaling_lt_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a < b
  end function
  elemental function signaling_le_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a <= b
  end function
  elemental function signaling_le_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a <= b
  end function
  elemental function signaling_gt_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a > b
  end function
  elemental function signaling_gt_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a > b
  end function
  elemental function signaling_ge_4(a, b) result(r)
    !$acc routine seq
    real(4), intent(in) :: a, b
    logical :: r
    r = a >= b
  end function
  elemental function signaling_ge_8(a, b) result(r)
    !$acc routine seq
    real(8), intent(in) :: a, b
    logical :: r
    r = a >= b
  end function
  elemental function max_num_4(x, y) result(r)
    !$acc routine seq
    real(4), intent(in) :: x, y
    real(4) :: r
    if (x /= x) then
      r = y
    else if (y /= y) then
      r = x
    else if (x == y) then
      r = merge(x, y, signbit_4(y))
    else
      r = merge(x, y, x > y)
    end if
  end function
  elemental function max_num_8(x, y) result(r)
    !$acc routine seq
    real(8), intent(in) :: x, y
    real(8) :: r
    if (x /= x) then
      r = y
    else if (y /= y) then
      r = x
    else if (x == y) then
      r = merge(x, y, signbit_8(y))
    else
      r = merge(x, y, x > y)
    end if
  end function
  elemental function min_num_4(x, y) result(r)
    !$acc routine seq
    real(4), intent(in) :: x, y
    real(4) :: r
    if (x /= x) then
      r = y
    else if (y /= y) then
      r = x
    else if (x == y) then
      r = merge(x, y, signbit_4(x))
    else
      r = merge(x, y, x < y)
    end if
  end function
  elemental function min_num_8(x, y) result(r)
    !$acc routine seq
    real(8), intent(in) :: x, y
    real(8) :: r
    if (x /= x) then
      r = y
    else if (y /= y) then
      r = x
    else if (x == y) then
      r = merge(x, y, signbit_8(x))
    else
      r = merge(x, y, x < y)
    end if
  end function
  elemental function max_num_mag_4(x, y) result(r)
    !$acc routine seq
    real(4), intent(in) :: x, y
    real(4) :: r
    if (x /= x) then
      r = y
    else if (y /= y) then
      r = x
    else if (abs(x) == abs(y)) then
      r = max_num_4(x, y)
    else
      r = merge(x, y, abs(x) > abs(y))
    end if
  end function
  elemental function max_num_mag_8(x, y) result(r)
    !$acc routine seq
    real(8), intent(in) :: x, y
    real(8) :: r
    if (x /= x) then
      r = y
    else if (y /= y) then
      r = x
    else if (abs(x) == abs(y)) then
      r = max_num_8(x, y)
    else
      r = merge(x, y, abs(x) > abs(y))
    end if
  end function
  elemental function min_num_mag_4(x, y) result(r)
    !$acc routine seq
    real(4), intent(in) :: x, y
    real(4) :: r
    if (x /= x) then
      r = y
    else if (y /= y) then
      r = x
    else if (abs(x) == abs(y)) then
      r = min_num_4(x, y)
    else
      r = merge(x, y, abs(x) < abs(y))
    end if
  end function
  elemental function min_num_mag_8(x, y) result(r)
    !$acc routine seq
    real(8), intent(in) :: x, y
    real(8) :: r
    if (x /= x) then
      r = y
    else if (y /= y) then
      r = x
    else if (abs(x) == abs(y)) then
      r = min_num_8(x, y)
    else
      r = merge(x, y, abs(x) < abs(y))
    end if
  end function
  elemental function scalb_41(x, i) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    integer(1), intent(in) :: i
    real(4) :: r
    if (x /= x .or. abs(x) > huge(x) .or. x == 0) then
      r = x
    else
      r = scale(x, int(max(-5000_8, min(5000_8, int(i, 8)))))
    end if
  end function
  elemental function scalb_42(x, i) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    integer(2), intent(in) :: i
    real(4) :: r
    if (x /= x .or. abs(x) > huge(x) .or. x == 0) then
      r = x
    else
      r = scale(x, int(max(-5000_8, min(5000_8, int(i, 8)))))
    end if
  end function
  elemental function scalb_44(x, i) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    integer(4), intent(in) :: i
    real(4) :: r
    if (x /= x .or. abs(x) > huge(x) .or. x == 0) then
      r = x
    else
      r = scale(x, int(max(-5000_8, min(5000_8, int(i, 8)))))
    end if
  end function
  elemental function scalb_48(x, i) result(r)
    !$acc routine seq
    real(4), intent(in) :: x
    integer(8), intent(in) :: i
    real(4) :: r
    if (x /= x .or. abs(x) > huge(x) .or. x == 0) then
      r = x
    else
      r = scale(x, int(max(-5000_8, min(5000_8, int(i, 8)))))
    end if
  end function
  elemental function scalb_81(x, i) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    integer(1), intent(in) :: i
    real(8) :: r
    if (x /= x .or. abs(x) > huge(x) .or. x == 0) then
      r = x
    else
      r = scale(x, int(max(-5000_8, min(5000_8, int(i, 8)))))
    end if
  end function
  elemental function scalb_82(x, i) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    integer(2), intent(in) :: i
    real(8) :: r
    if (x /= x .or. abs(x) > huge(x) .or. x == 0) then
      r = x
    else
      r = scale(x, int(max(-5000_8, min(5000_8, int(i, 8)))))
    end if
  end function
  elemental function scalb_84(x, i) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    integer(4), intent(in) :: i
    real(8) :: r
    if (x /= x .or. abs(x) > huge(x) .or. x == 0) then
      r = x
    else
      r = scale(x, int(max(-5000_8, min(5000_8, int(i, 8)))))
    end if
  end function
  elemental function scalb_88(x, i) result(r)
    !$acc routine seq
    real(8), intent(in) :: x
    integer(8), intent(in) :: i
    real(8) :: r
    if (x /= x .or. abs(x) > huge(x) .or. x == 0) then
      r = x
    else
      r = scale(x, int(max(-5000_8, min(5000_8, int(i, 8)))))
    end if
  end function
  pure function support_rounding_0(round_value) result(r)
    !$acc routine seq
    type(ieee_round_type), intent(in) :: round_value
    logical :: r
    r = round_value%which == 1
  end function
  pure function support_rounding_x(round_value, x) result(r)
    !$acc routine seq
    type(ieee_round_type), intent(in) :: round_value
    type(*), dimension(..), intent(in) :: x
    logical :: r
    r = round_value%which == 1
  end function
  elemental function class_equal(a, b) result(r)
    !$acc routine seq
    type(ieee_class_type), intent(in) :: a, b
    logical :: r
    r = a%which == b%which
  end function
  elemental function class_differs(a, b) result(r)
    !$acc routine seq
    type(ieee_class_type), intent(in) :: a, b
    logical :: r
    r = a%which /= b%which
  end function
  elemental function round_equal(a, b) result(r)
    !$acc routine seq
    type(ieee_round_type), intent(in) :: a, b
    logical :: r
    r = a%which == b%which
  end function
  elemental function round_differs(a, b) result(r)
    !$acc routine seq
    type(ieee_round_type), intent(in) :: a, b
    logical :: r
    r = a%which /= b%which
  end function
  subroutine ieee_get_rounding_mode(round_value, radix)
    type(ieee_round_type), intent(out) :: round_value
    integer, intent(in), optional :: radix
    round_value = ieee_nearest
  end subroutine
  subroutine ieee_set_rounding_mode(round_value, radix)
    type(ieee_round_type), intent(in) :: round_value
    integer, intent(in), optional :: radix
    if (round_value%which /= 1) call accc_ieee_unsupported(1)
  end subroutine
  subroutine ieee_get_underflow_mode(gradual)
    logical, intent(out) :: gradual
    gradual = .true.
  end subroutine
  subroutine ieee_set_underflow_mode(gradual)
    logical, intent(in) :: gradual
    if (.not. gradual) call accc_ieee_unsupported(2)
  end subroutine
end module
