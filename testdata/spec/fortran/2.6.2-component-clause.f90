! 2.6.2: a data clause for a component is the attribute of that component; other components follow the rules by themselves.
! output: 2 2 3 5 3
! output: 4 9 8
program p
  type t
    integer :: n
    real :: a(8), b(8)
    real, allocatable :: c(:)
  end type
  type u
    type(t) :: y
    integer :: k
  end type
  type(t) :: x
  type(u) :: w
  integer :: r(6)
  x%n = 8
  x%a = 1
  allocate (x%c(8))
  x%c = 2
  !$acc parallel loop copy(x%a)
  do i = 1, x%n
    x%a(i) = x%a(i) + 1
  end do
  r(1) = int(x%a(3))
  x%b = 2
  !$acc data copy(x%a)
  !$acc parallel loop present(x%a) copyin(x%b)
  do i = 1, x%n
    x%b(i) = 5
    x%a(i) = x%a(i) + 1
  end do
  r(2) = int(x%b(3))
  !$acc parallel loop
  do i = 1, x%n
    x%b(i) = x%a(i) + 2
  end do
  !$acc end data
  r(3) = int(x%a(3))
  r(4) = int(x%b(3))
  !$acc data copyin(x)
  !$acc data copy(x%c)
  !$acc parallel loop present(x)
  do i = 1, x%n
    x%c(i) = x%c(i) + 1
  end do
  !$acc end data
  !$acc end data
  print '(*(i0, :, 1x))', r(1:4), int(x%c(3))
  w%y = x
  w%k = 5
  !$acc data copy(w%y%a(:))
  !$acc parallel loop present(w%y%a)
  do i = 1, 8
    w%y%a(i) = w%y%a(i) + 1
  end do
  !$acc end data
  r(1) = int(w%y%a(3))
  !$acc parallel loop copy(w%y%a(2:4))
  do i = 2, 4
    w%y%a(i) = w%y%a(i) + w%k
  end do
  r(2) = int(w%y%a(3))
  !$acc kernels loop copy(w%y%a)
  do i = 1, 8
    w%y%a(i) = w%y%n
  end do
  print '(*(i0, :, 1x))', r(1:2), int(w%y%a(1))
end program
