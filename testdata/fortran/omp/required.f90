! version 52
! clauses without which a directive has no meaning

subroutine required1
  !$omp cancel ! want OMP2004 "cancel needs one of parallel, sections, do, taskgroup"
end subroutine

subroutine required2
  integer :: k
  !$omp depobj(k) ! want OMP2004 "depobj needs one of depend, destroy, update, init"
end subroutine

subroutine required3
  real :: y
  !$omp requires ! want OMP2004 "requires needs one of reverse_offload, unified_address, unified_shared_memory, dynamic_allocators, self_maps, device_safesync, atomic_default_mem_order"
  y = 1
end subroutine

subroutine required4
  real :: y
  !$omp requires unified_address unified_address ! want OMP2002 "unified_address is repeated"
  y = 1
end subroutine

subroutine required5
  real :: y
  !$omp requires dynamic_allocators
  y = 1
end subroutine

subroutine required6
  real :: y
  !$omp requires atomic_default_mem_order(seq_cst)
  y = 1
end subroutine

subroutine required7
  !$omp scan ! want OMP2004 "scan needs one of inclusive, exclusive, init_complete" OMP3020 "scan is not directly in a loop with an inscan reduction"
end subroutine

subroutine required8
  !$omp taskwait 
end subroutine

subroutine required9
  integer :: i
  real :: x
  !$omp taskwait depend(in: x)
end subroutine

subroutine required10
  !$omp taskwait nowait ! want OMP2019 "nowait on taskwait needs a depend clause"
end subroutine

subroutine required11
  !$omp interop ! want OMP2004 "interop needs one of init, use, destroy"
end subroutine

subroutine required12
  !$omp interop nowait ! want OMP2004 "interop needs one of init, use, destroy"
end subroutine
