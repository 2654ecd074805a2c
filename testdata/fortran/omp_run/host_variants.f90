! Variants and metadirectives choose by the device that executes the region, which may be the host.
module places
contains
  integer function on_device()
    !$omp declare target
    on_device = 2
  end function
  integer function place()
    !$omp declare target
    !$omp declare variant(on_device) match(device={kind(nohost)})
    place = 1
  end function
end module

program host_variants
  use places
  use omp_lib
  implicit none
  integer :: r
  logical :: i
  !$omp target if(.false.) map(from: r, i)
  r = place()
  i = omp_is_initial_device()
  !$omp end target
  print '(1x, i0, l2)', r, i
  !$omp target device(omp_get_initial_device()) map(from: r, i)
  r = place()
  i = omp_is_initial_device()
  !$omp end target
  print '(1x, i0, l2)', r, i
  !$omp target map(from: r, i)
  r = place()
  i = omp_is_initial_device()
  !$omp end target
  print '(l2)', (r == 1) .eqv. i
end program
