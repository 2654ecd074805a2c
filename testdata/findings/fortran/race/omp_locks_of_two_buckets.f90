! find: data race of shared_count, write at 13:5, read at 13:20
program buckets
  use omp_lib
  implicit none
  integer(omp_lock_kind) :: lock(0:1)
  integer :: shared_count, i
  call omp_init_lock(lock(0))
  call omp_init_lock(lock(1))
  shared_count = 0
!$omp parallel do
  do i = 1, 20
    call omp_set_lock(lock(mod(i, 2)))
    shared_count = shared_count + i
    call omp_unset_lock(lock(mod(i, 2)))
  end do
  print *, shared_count
end program
