! flang differs: it knows no conditions in these clauses (OpenMP 6.0)
subroutine deferred(n, a, later)
  integer :: n, i
  real :: a(n)
  logical :: later
!$omp target map(tofrom: a) nowait(later)
  a(1) = n
!$omp end target
!$omp task untied(later) mergeable(n > 1)
  a(1) = a(1) + 1
!$omp end task
!$omp taskloop nogroup(later)
  do i = 1, n
    a(i) = i
  end do
!$omp target update from(a) nowait(.not. later)
end subroutine
