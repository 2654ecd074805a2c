! flang differs: it refuses the default memory order acq_rel for updates, and knows it in the procedure of the directive only.
subroutine s(x, v)
  integer :: x, v
!$omp requires atomic_default_mem_order(acq_rel)
!$omp atomic write
  x = 1
!$omp atomic read
  v = x
!$omp atomic
  x = x + 1
!$omp atomic capture
  x = x + 1
  v = x
!$omp end atomic
!$omp atomic relaxed
  x = x + 1
end subroutine
subroutine t(x, v)
  integer :: x, v
!$omp atomic write
  x = 1
end subroutine
