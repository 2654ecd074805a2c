! find: OMP6015 of s, at 11
! fix: map(tofrom: s)
program total
  implicit none
  real :: a(32), s
  integer :: i
  a = 1
  s = 0
!$omp target map(to: a)
  do i = 1, 32
    s = s + a(i)
  end do
!$omp end target
  print *, s
end program
