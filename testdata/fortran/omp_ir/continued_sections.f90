! Sections are in the order of the text where a clause continues on another line.
subroutine f(a, b, c)
  real :: a(1024), b(1024), c(1024)
  integer :: i
!$omp target data map(to: a(1:1024), b(1:1024)) map(tofrom: & ! both ways

  ! and a comment between
  !$omp& c(1:1024))
!$omp target teams distribute map(alloc: &
!$omp& a(1:1024), b(1:1024), &
!$omp c(1:1024)) defaultmap(tofrom: scalar)
  do i = 1, 1024
    c(i) = a(i) + b(i)
  end do
!$omp end target data
end subroutine
