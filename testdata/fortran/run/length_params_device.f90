! Types with length parameters on the device, of which gfortran has little.
program p
  implicit none
  type :: t(n)
    integer, len :: n
    real :: a(n)
    integer :: k
  end type
  type(t(100)) :: x
  type(t(:)), allocatable :: y
  integer :: i
  real :: s
  x%a = 1; x%k = 5
  !$acc data copy(x, x%a)
  !$acc parallel loop
  do i = 1, x%n
    x%a(i) = x%a(i) + i
  end do
  !$acc end data
  print *, sum(x%a), x%k
  !$acc parallel loop copy(x%a)
  do i = 1, 100
    x%a(i) = x%a(i) * 2
  end do
  print *, sum(x%a)
  s = 0
  !$acc parallel loop reduction(+:s) copyin(x%a)
  do i = 1, size(x%a)
    s = s + x%a(i)
  end do
  print *, s
  allocate(t(50) :: y)
  y%a = 3
  !$acc enter data copyin(y, y%a)
  !$acc parallel loop present(y, y%a)
  do i = 1, y%n
    y%a(i) = y%a(i) + y%n
  end do
  !$acc exit data copyout(y%a) delete(y)
  print *, sum(y%a)
end program
