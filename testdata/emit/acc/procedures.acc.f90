! Procedures of devices are declared where they are; what depends on parts of one array depends on one another.
module m
  implicit none
contains
  integer function twice(i)
    !$acc routine seq
    integer, intent(in) :: i
    twice = 2 * i
  end function
end module
program p
  use openacc
  use m
  use omp_lib
  implicit none
  integer :: i, last, a(100), c(100)
  integer, allocatable :: b(:)
  allocate(b(100))
  b = 0
  !$acc parallel loop copyout(a)
  do i = 1, 100
    a(i) = inner(i) + twice(i)
  end do
  !$acc serial
  b(1) = 5
  a(1) = 5
  !$acc end serial
  !$acc serial copyout(a) copyin(b)
  a(1) = b(2)
  !$acc end serial
  !$acc serial copyout(c) async(1)
  c = 1
  !$acc end serial
  !$acc serial copy(c) async(1)
  c = c + 1
  !$acc end serial
  !$acc wait
  !$omp target map(from: last, a)
  !$omp loop
  do i = 1, 100
    a(i) = i
  end do
  last = i
  !$omp end target
  call omp_set_default_device(0); call acc_set_device_num(0, acc_device_default)
  !$acc serial copyout(a)
  a = 3
  !$acc end serial
  print *, sum(a), sum(b), sum(c), last
contains
  integer function inner(i)
    !$acc routine seq
    integer, intent(in) :: i
    inner = i + 1
  end function
end program
