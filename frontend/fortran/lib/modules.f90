! The modules that every Fortran program can use.
module iso_c_binding
  implicit none
  type, bind(c) :: c_ptr
    private
    integer(8) :: address
  end type
  type, bind(c) :: c_funptr
    private
    integer(8) :: address
  end type
  integer, parameter :: c_int = 4, c_short = 2, c_long = 8, c_long_long = 8, c_signed_char = 1, c_size_t = 8
  integer, parameter :: c_int8_t = 1, c_int16_t = 2, c_int32_t = 4, c_int64_t = 8, c_int128_t = 16
  integer, parameter :: c_int_least8_t = 1, c_int_least16_t = 2, c_int_least32_t = 4, c_int_least64_t = 8
  integer, parameter :: c_int_fast8_t = 1, c_int_fast16_t = 8, c_int_fast32_t = 8, c_int_fast64_t = 8
  integer, parameter :: c_intmax_t = 8, c_intptr_t = 8, c_ptrdiff_t = 8
  integer, parameter :: c_float = 4, c_double = 8, c_long_double = 10, c_float128 = 16
  integer, parameter :: c_float_complex = 4, c_double_complex = 8, c_long_double_complex = 10
  integer, parameter :: c_bool = 1, c_char = 1
  character(1), parameter :: c_null_char = achar(0), c_alert = achar(7), c_backspace = achar(8), c_form_feed = achar(12)
  character(1), parameter :: c_new_line = achar(10), c_carriage_return = achar(13), c_horizontal_tab = achar(9)
  character(1), parameter :: c_vertical_tab = achar(11)
  type(c_ptr), parameter :: c_null_ptr = c_ptr(0)
  type(c_funptr), parameter :: c_null_funptr = c_funptr(0)
  interface
    subroutine c_f_pointer(cptr, fptr, shape, lower)
      import
      type(c_ptr), intent(in) :: cptr
      type(*), dimension(..) :: fptr
      type(*), dimension(..), optional :: shape, lower
    end subroutine
    subroutine c_f_procpointer(cptr, fptr)
      import
      type(c_funptr), intent(in) :: cptr
      external :: fptr
    end subroutine
    function c_loc(x)
      import
      type(*), dimension(..) :: x
      type(c_ptr) :: c_loc
    end function
    function c_funloc(x)
      import
      external :: x
      type(c_funptr) :: c_funloc
    end function
    pure function c_associated(c_ptr_1, c_ptr_2)
      import
      type(*), intent(in) :: c_ptr_1
      type(*), intent(in), optional :: c_ptr_2
      logical :: c_associated
    end function
    pure function c_sizeof(x)
      import
      type(*), dimension(..), intent(in) :: x
      integer(8) :: c_sizeof
    end function
  end interface
end module

module iso_fortran_env
  implicit none
  integer, parameter :: int8 = 1, int16 = 2, int32 = 4, int64 = 8
  integer, parameter :: logical8 = 1, logical16 = 2, logical32 = 4, logical64 = 8
  integer, parameter :: real16 = 2, real32 = 4, real64 = 8, real128 = 16
  integer, parameter :: input_unit = 5, output_unit = 6, error_unit = 0
  integer, parameter :: iostat_end = -1, iostat_eor = -2, iostat_inquire_internal_unit = 5018
  integer, parameter :: character_storage_size = 8, file_storage_size = 8, numeric_storage_size = 32
  integer, parameter :: atomic_int_kind = 4, atomic_logical_kind = 4
  integer, parameter :: stat_stopped_image = 6000, stat_failed_image = 6001, stat_unlocked = 0, stat_locked = 1
  integer, parameter :: stat_locked_other_image = 2, stat_unlocked_failed_image = 3
  integer, parameter :: current_team = 0, initial_team = -1, parent_team = -2
  integer, parameter :: integer_kinds(*) = [1, 2, 4, 8, 16], real_kinds(*) = [4, 8, 10, 16]
  integer, parameter :: logical_kinds(*) = [1, 2, 4, 8, 16], character_kinds(*) = [1, 4]
  interface
    pure function compiler_version()
      character(4) :: compiler_version
    end function
    pure function compiler_options()
      character(0) :: compiler_options
    end function
  end interface
end module

module openacc_kinds
  implicit none
  integer, parameter :: acc_device_kind = 4, acc_handle_kind = 4, acc_device_property_kind = 4, acc_device_property = 4
  integer(acc_device_kind), parameter :: acc_device_current = -1, acc_device_none = 0, acc_device_default = 1
  integer(acc_device_kind), parameter :: acc_device_host = 2, acc_device_not_host = 4, acc_device_nvidia = 5
  integer(acc_device_kind), parameter :: acc_device_radeon = 8
  integer(acc_device_property_kind), parameter :: acc_property_none = 0, acc_property_memory = 1
  integer(acc_device_property_kind), parameter :: acc_property_free_memory = 2, acc_property_shared_memory_support = 3
  integer(acc_device_property_kind), parameter :: acc_property_name = 65537, acc_property_vendor = 65538
  integer(acc_device_property_kind), parameter :: acc_property_driver = 65539
  integer(acc_handle_kind), parameter :: acc_async_noval = -1, acc_async_sync = -2, acc_async_default = 0
end module

module openacc
  use openacc_kinds
  implicit none
  include 'openacc_routines.h'
  integer, parameter :: openacc_version = 202211
end module

! The name that module openacc has in programs for PGI's first compilers with directives.
module accel_lib
  use openacc
end module

module omp_lib_kinds
  implicit none
  include 'omp_constants.h'
end module

module omp_lib
  use omp_lib_kinds
  implicit none
  include 'omp_routines.h'
end module
