! flang differs: it lowers the construct to a worksharing loop, and does not keep the last values of its variables
subroutine loop_last(a, n)
  integer :: n, a(n, n), i, j
  i = 0
  j = 0
  !$omp parallel
  !$omp loop collapse(2)
  do i = 1, n
    do j = 1, n
      a(j, i) = 1
    end do
  end do
  !$omp end loop
  !$omp end parallel
  a(1, 1) = i + j
end
