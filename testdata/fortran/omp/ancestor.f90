! Reverse offload without what it needs.
subroutine s(k)
  integer :: k
  !$omp target
  !$omp target device(ancestor: 1) ! want OMP2030 "device\\(ancestor: 1\\) needs a requires directive with reverse_offload in the file"
  k = k + 1
  !$omp end target
  !$omp target device(ancestor: 2) ! want OMP2030 "device\\(ancestor: 1\\) needs a requires directive with reverse_offload in the file" OMP2030 "expected 1, the device that this code was started from, found 2"
  k = k + 1
  !$omp end target
  !$omp end target
end subroutine
