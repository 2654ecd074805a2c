! find: OMP6015 of dot, at 23
! fix: map(tofrom: dot)
program total
  implicit none
  real :: a(32), b(32)
  integer :: i
  do i = 1, 32
    a(i) = i
    b(i) = 2
  end do
  print *, scaled(a, b)
contains
  real function scaled(a, b)
    real, intent(in) :: a(32), b(32)
    scaled = dot(a, b) / 32
  end function

  real function dot(a, b)
    real, intent(in) :: a(32), b(32)
    integer :: i
    dot = 0
!$omp target map(to: a, b)
!$omp teams distribute parallel do reduction(+: dot)
    do i = 1, 32
      dot = dot + a(i) * b(i)
    end do
!$omp end teams distribute parallel do
!$omp end target
  end function
end program
