! Target regions that the host executes, inside of parallel regions: each is a league with teams of its own.
program host_regions
  use omp_lib
  implicit none
  integer :: a(100, 4), k, i
  a = 0
  !$omp parallel num_threads(2)
  !$omp single
  call fill(a(:, 1), 1)
  !$omp end single
  !$omp end parallel
  !$omp parallel do num_threads(2)
  do k = 1, 4
    call fill(a(:, k), 2)
  end do
  !$omp parallel num_threads(2)
  !$omp single
  !$omp target teams distribute parallel do nowait device(omp_get_initial_device())
  do i = 1, 100
    a(i, 2) = a(i, 2) + 4
  end do
  !$omp end single
  !$omp end parallel
  print '(4(1x, i0))', sum(a, 1)
contains
  subroutine fill(a, by)
    integer, intent(inout) :: a(100)
    integer, intent(in) :: by
    integer :: i
    !$omp target teams distribute parallel do if(target: .false.) map(tofrom: a)
    do i = 1, 100
      a(i) = a(i) + by
    end do
  end subroutine
end program
