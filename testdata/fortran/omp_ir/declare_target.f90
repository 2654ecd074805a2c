! What exists on the device as long as the program runs.
module m
  !$omp requires unified_address, dynamic_allocators
  integer :: g1, g2(10), g3, g4
  !$omp declare target enter(g1) link(g2, g4)
  !$omp declare target to(g3) device_type(nohost)
contains
  subroutine f(x)
    !$omp declare target
    integer :: x
    x = 1
  end subroutine
  subroutine g(x)
    integer :: x
    !$omp declare target enter(g) device_type(host)
    !$omp target map(always, tofrom: g4)
    g1 = 2
    g2(3) = 1
    g3 = 1
    g4 = 1
    !$omp end target
  end subroutine
end module
