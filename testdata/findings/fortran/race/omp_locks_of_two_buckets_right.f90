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
    call omp_set_lock(lock(0))
    shared_count = shared_count + i
    call omp_unset_lock(lock(0))
  end do
  print *, shared_count
end program
