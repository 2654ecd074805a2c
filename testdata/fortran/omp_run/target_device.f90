! Traits of target_device are those of the device whose number the selector has, which may be the host.
module places
contains
  integer function on_device(n)
    integer, intent(in) :: n
    on_device = 20 + n
  end function
  integer function on_host(n)
    integer, intent(in) :: n
    on_host = 30 + n
  end function
  integer function place(n)
    !$omp declare variant(on_device) match(target_device={device_num(n), kind(nohost)})
    !$omp declare variant(on_host) match(target_device={kind(host), device_num(n)})
    integer, intent(in) :: n
    place = 10 + n
  end function
end module

program target_device
  use places
  use omp_lib
  implicit none
  integer :: r, k, host
  integer(8) :: wide
  host = omp_get_initial_device()
  r = 0
  !$omp begin metadirective when(target_device={device_num(omp_get_initial_device()), kind(host)}: parallel num_threads(2) reduction(+:r)) default(nothing)
  r = r + 1
  !$omp end metadirective
  print '(i0)', r
  do k = 0, host
    r = 0
    wide = k
    !$omp begin metadirective when(target_device={device_num(wide), kind(nohost)}: parallel num_threads(3) reduction(+:r)) default(nothing)
    r = r + 1
    !$omp end metadirective
    print '(2l2)', r == merge(3, 1, k < host), place(k) == merge(20, 30, k < host) + k
    if (k > 0) exit
  end do
  print '(i0)', place(-1)
end program
