! becomes: !$acc declare copy(a) copyin(b) copyout(c); map(release: t)
subroutine step(n, a, b, c)
  implicit none
  integer, intent(in) :: n
  real(8) :: a(n), b(:), c(n)
  real(8) :: t(100)
  integer :: i, k
  !$acc declare copy(a, b, c)
  !$acc declare copy(t)
  !$acc parallel loop
  do i = 1, n
    c(i) = i
  end do
  if (n < 1) return
  do k = 1, 5
    !$acc parallel loop
    do i = 1, n
      t(i) = b(i)
    end do
    !$acc parallel loop
    do i = 1, n
      a(i) = a(i) + t(i) + c(i)
    end do
  end do
  if (n > 20) return
  print *, n
end subroutine

program main
  implicit none
  interface
    subroutine step(n, a, b, c)
      integer, intent(in) :: n
      real(8) :: a(n), b(:), c(n)
    end subroutine
  end interface
  real(8) :: a(30), b(30), c(30)
  a = 1
  b = 2
  c = 3
  call step(10, a, b, c)
  call step(30, a, b, c)
  print *, a, b, c
end program
