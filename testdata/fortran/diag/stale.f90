! Which side has the newest value of an array.
!---
subroutine stale(n, a, b)
  integer :: n, i
  real :: a(n), b(n)
  !$acc data copyin(a) copyout(b)
  a = 2
  !$acc parallel loop
  do i = 1, n
    b(i) = a(i) ! want ACC4045 "the device reads the old value of 'a'"
  end do
  !$acc end data
  !$acc data copy(b)
  !$acc parallel loop
  do i = 1, n
    b(i) = i
  end do
  print *, sum(b) ! want ACC4046 "the host reads the old value of 'b'"
  !$acc end data
  print *, b(1)
end subroutine
!---
subroutine right(n, a, b)
  integer :: n, i
  real :: a(n), b(n)
  interface
    real function total(x)
      real, intent(in) :: x(:)
    end function
  end interface
  !$acc data copyin(a) copy(b)
  a = 2
  !$acc update device(a)
  !$acc parallel loop
  do i = 1, n
    b(i) = a(i)
  end do
  print *, total(b)
  !$acc update self(b)
  print *, b(1)
  !$acc end data
end subroutine
