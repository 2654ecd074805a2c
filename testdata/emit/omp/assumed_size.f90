! Arrays of assumed size have no extent that an implicit map could take: the section that a construct around maps is written.
subroutine sweep(a, b, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(*)
  real, intent(in) :: b(0:*)
  real :: w(3), x(2)
  integer :: i
  x = 1
  !$acc data copy(a(1:n)) copyin(b(0:n - 1))
  !$acc parallel loop
  do i = 1, n
    a(i) = a(i) + b(i - 1)
  end do
  !$acc parallel loop default(present)
  do i = 1, n
    a(i) = a(i) + b(i - 1)
  end do
  !$acc kernels
  do i = 1, n
    a(i) = a(i) * 2
  end do
  !$acc end kernels
  ! The condition is that of target, also where teams is another directive.
  !$acc serial if(n > 3) private(w) firstprivate(x)
  w(1) = n
  a(1) = a(1) + w(1) + x(1)
  !$acc end serial
  !$acc end data
end subroutine

program assumed_size
  implicit none
  real :: a(20), b(20)
  integer :: i
  a = 1
  b = [(real(i), i = 1, 20)]
  call sweep(a, b, 20)
  print '(3f8.1)', a(1), a(2), a(20)
end program
