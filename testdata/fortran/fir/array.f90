! Array code without directives: sections, intrinsics, strings, select, input and output.
module shapes
  integer, parameter :: table(4) = [1, 2, 3, 4]
  common /block/ ci, cr
  integer :: ci
  real :: cr
end module
subroutine sections(n, a, b, opt, str)
  use shapes
  integer :: n, i, k
  real :: a(n, n), b(0:n, -1:3)
  real, optional :: opt
  character(len=*) :: str
  character(len=10) :: local
  integer(8) :: big
  logical, allocatable :: mask(:)
  real, target :: t(10)
  real, pointer :: p(:)
  complex(8) :: z
  a(1:n:2, :) = b(0:n-1:2, 0:1)
  b = 3.5
  p => t(1:10:3)
  p(2) = sum(t) + maxval(a) + dot_product(t, t)
  if (present(opt)) opt = 1.0
  local = str // 'abc'
  if (local == str) local(1:3) = 'xyz'
  select case (n)
  case (1)
    k = 1
  case (2:5)
    k = 2
  case (10:)
    k = 3
  case default
    k = 4
  end select
  select case (str)
  case ('a')
    k = 5
  case default
    k = 6
  end select
  do while (k > 0)
    k = k - 1
    if (k == 3) cycle
    if (k == 1) exit
  end do
  do concurrent (i = 1:n, a(i, i) > 0)
    a(i, i) = real(table(mod(i, 4) + 1))
  end do
  where (a > 0) a = -a
  mask = a(:, 1) > 0
  forall (i = 1:n) a(i, 1) = i
  z = (1.0d0, 2.0d0)
  z = z * z / (z - 1) + conjg(z)
  if (z == (0d0, 0d0)) stop 3
  big = n
  goto (10, 20), k
10 print *, size(a), shape(b), str, z, big
20 continue
  write (*, '(i5)') transpose(reshape([1, 2, 3, 4], [2, 2]))
end subroutine
recursive function fact(n) result(r)
  integer, value :: n
  integer :: r
  interface
    function callback(x)
      real :: callback
      real, intent(in) :: x
    end function
  end interface
  procedure(callback), pointer :: fp
  fp => null()
  if (n <= 1) then
    r = 1
  else
    r = n * fact(n - 1)
  end if
  if (associated(fp)) print *, fp(1.0)
end function
program main
  use shapes
  external :: sections
  integer, save :: counter = 5
  real :: ext
  character(:), allocatable :: deferred
  namelist /nml/ counter
  deferred = 'hello'
  counter = counter + len(deferred)
  read (*, nml)
  print *, ubound(table), trim(deferred), ext(sections)
  assign_loop: do counter = 10, 1, -3
    if (counter == 4) cycle assign_loop
  end do assign_loop
end program
