! find: data race of n, write at 13, read at 13
program main
  use omp_lib
  implicit none
  integer(omp_lock_kind) :: l
  integer :: i, n
  logical :: got
  n = 0
  call omp_init_lock(l)
  !$omp parallel do num_threads(4) private(got)
  do i = 1, 100
    got = omp_test_lock(l)
    n = n + 1
    call omp_unset_lock(l)
  end do
  call omp_destroy_lock(l)
  print *, n
end program
