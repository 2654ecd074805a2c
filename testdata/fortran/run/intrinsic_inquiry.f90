module lists
  implicit none
  type node
    integer :: v = 7
    real, allocatable :: a(:)
  end type
  type, extends(node) :: leaf
    character(4) :: name = 'leaf'
  end type
contains
  subroutine opt(x, n)
    real, optional :: x
    integer :: n
    print *, n, present(x)
    if (present(x)) print *, x
  end subroutine
end module
program misc
  use lists
  use iso_c_binding
  use iso_fortran_env, only: int64, real64, error_unit, output_unit
  implicit none
  real(8), allocatable, target :: a(:), b(:)
  real(8), pointer :: p(:), q(:,:), s
  real(8), target :: t(6) = [1, 2, 3, 4, 5, 6]
  integer(c_int), target :: ci = 5
  integer(c_int), pointer :: pi
  type(c_ptr) :: cp, cq
  type(node) :: nd
  class(node), allocatable :: pn
  type(leaf) :: lf
  character(20) :: arg
  character(:), allocatable :: str
  integer :: n, st, values(8), clock1, clock2, rate
  integer(8) :: c8, r8, m8
  real :: cpu1, cpu2
  integer, allocatable :: seed(:)
  real(8) :: x(3)
  real :: y
  allocate(a(3)); a = [1d0, 2d0, 3d0]
  print *, allocated(a), allocated(b)
  call move_alloc(a, b)
  print *, allocated(a), allocated(b), b
  nullify(p)
  print *, associated(p)
  p => t(2:4)
  print *, associated(p), associated(p, t), associated(p, t(2:4)), size(p), lbound(p), is_contiguous(p)
  p => t(1:6:2)
  print *, is_contiguous(p), p, associated(p, t(1:5:2))
  s => t(3)
  print *, associated(s), associated(s, t(3)), associated(s, t(2))
  cp = c_loc(t)
  call c_f_pointer(cp, q, [2, 3])
  print *, q(2, 3), shape(q), c_associated(cp), c_associated(c_null_ptr)
  cq = c_loc(ci)
  call c_f_pointer(cq, pi)
  pi = pi + 1
  print *, ci, c_associated(cq, c_loc(ci)), c_associated(cp, cq), c_sizeof(ci), c_sizeof(t), sizeof(x), storage_size(x)
  call opt(n=3)
  call opt(1.5, 4)
  print *, same_type_as(nd, lf), extends_type_of(lf, nd), extends_type_of(nd, lf)
  allocate(leaf :: pn)
  print *, same_type_as(pn, lf), extends_type_of(pn, nd), pn%v
  call get_command_argument(1, arg, n, st)
  print *, n, st > 0, '[', arg, ']', command_argument_count()
  call get_environment_variable('NO_SUCH_VARIABLE_HERE', arg, n, st)
  print *, n, st, '[', arg, ']'
  call system_clock(clock1, rate)
  call system_clock(clock2)
  print *, rate, clock2 >= clock1
  call system_clock(c8, r8, m8)
  print *, r8, m8, c8 > 0
  call cpu_time(cpu1); call cpu_time(cpu2)
  print *, cpu2 >= cpu1
  call date_and_time(arg, values=values)
  print *, len_trim(arg), values(1) > 2020, values(2) <= 12
  call random_seed(size=n)
  allocate(seed(n)); seed = [(st, st = 1, n)]
  call random_seed(put=seed)
  call random_number(x); call random_number(y)
  print *, n, x, y
  call random_seed(get=seed)
  print *, seed
  seed = 42
  call random_seed(put=seed)
  call random_number(x)
  print *, x
  print *, selected_int_kind(n), selected_real_kind(n), selected_int_kind(20), selected_real_kind(6, 30), selected_int_kind(50)
  print *, is_iostat_end(-1), is_iostat_eor(-2), is_iostat_end(n)
  str = 'abc'
  print *, allocated(str), len(str), kind(1_int64), kind(1._real64), output_unit, error_unit
  call mvbits(15, 0, 4, n, 4)
  print *, n
  print *, merge('abc', 'xyz', n > 3), trim(merge('a  ', 'bcd', .true.)), ichar(achar(77))
  nd%a = [1., 2.]
  print *, allocated(nd%a), size(nd%a), sum(nd%a)
  call exit(0)
end program
