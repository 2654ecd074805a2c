! kept: 'a' is transferred in each iteration of the loop at line 6: line 11 orders memory between threads, so that another one may write it there
subroutine produce(a, ready)
  implicit none
  real :: a(64)
  integer :: ready, s, i
  do s = 1, 4
    !$omp target teams distribute parallel do map(tofrom: a)
    do i = 1, 64
      a(i) = a(i) + 1
    end do
    !$omp flush
    !$omp atomic write
    ready = s
  end do
end subroutine
