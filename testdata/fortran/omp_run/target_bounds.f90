! The extent of an array is computed when the procedure is called, and target regions inside of other regions have it.
program p
  implicit none
  real :: x(8) = 0
  call fill(8, x)
  print '(8f4.0)', x
contains
  subroutine fill(n, x)
    integer, intent(in) :: n
    real, target :: x(n)
    integer :: i, j
    !$omp parallel num_threads(1)
    !$omp target parallel do simd
    do i = 1, 8
      do j = i, i
        x(j) = x(j) + j
      end do
    end do
    !$omp end parallel
    !$omp parallel sections num_threads(2)
    !$omp target parallel do
    do i = 1, 8
      x(i) = x(i) + 10
    end do
    !$omp end parallel sections
  end subroutine
end program
