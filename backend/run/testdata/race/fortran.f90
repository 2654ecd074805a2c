program p
  implicit none
  integer :: i, s, x
  integer :: a(100), b(100)
  type t
    integer :: c(100)
  end type
  type(t) :: v
  s = 0
  v%c = 1
!$omp parallel do
  do i = 1, 99
    if (i > 3) a(i) = a(i + 1) + 1
    v%c(i) = v%c(i+1) * &
       & 2
  end do
!$acc parallel loop copy(s)
  do i = 1, 100
    s = max(s, a(i))
  end do
!$omp parallel
  b(1:99) = a(2:100)
  b = 3
!$omp end parallel
!$omp parallel
!$omp single
!$omp task
  x = 1
!$omp end task
!$omp task
  x = x + 2
!$omp end task
!$omp end single
!$omp end parallel
!$omp parallel do
  do i = 1, 100
!$omp atomic
    s = s + a(i)
    if (s > 10) b(i) = 1
  end do
  print *, s, b(3), x
end program
