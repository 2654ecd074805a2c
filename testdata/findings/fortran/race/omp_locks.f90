! find: data race of balance, read at 14, write at 14
program p
  use omp_lib
  implicit none
  integer(omp_lock_kind) :: lock(2)
  integer :: balance, i, k
  balance = 100
  call omp_init_lock(lock(1))
  call omp_init_lock(lock(2))
  !$omp parallel do private(k) num_threads(4)
  do i = 1, 8
    k = 1 + mod(i, 2)
    call omp_set_lock(lock(k))
    balance = balance - i
    call omp_unset_lock(lock(k))
  end do
  call omp_destroy_lock(lock(1))
  call omp_destroy_lock(lock(2))
  print *, balance < 100
end program
