! Variables of is_device_ptr that are not pointers are on the device themselves.
program device_address
  implicit none
  !$omp requires unified_shared_memory
  integer, target, allocatable :: a(:)
  integer :: n
  allocate (a(10))
  a = [(n, n = 1, 10)]
  n = 3
  call add(a, n)
  print *, a
contains
  subroutine add(x, m)
    integer :: x(10), m, i
    !$omp target is_device_ptr(x) has_device_addr(m)
    do i = 1, 10
      x(i) = x(i) + 10 * m
    end do
    !$omp end target
  end subroutine
end program
