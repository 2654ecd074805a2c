! A procedure with an ordered region is called from an ordered loop, and outside of any.
program p
  implicit none
  integer :: i, n = 0
  call step(7)
  !$omp parallel do ordered num_threads(3)
  do i = 1, 3
    call step(i)
  end do
contains
  subroutine step(k)
    integer, intent(in) :: k
    !$omp ordered
    n = n + 1
    print '(2i3)', n, k
    !$omp end ordered
  end subroutine
end program
