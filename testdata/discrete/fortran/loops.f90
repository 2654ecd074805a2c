! Loops on the device, with what is private, and pointers of the device.
program loops
  use omp_lib
  implicit none
  integer :: a(20), i, j, own, first, t(3, 4)
  real(8) :: s
  a = [(i, i = 1, 20)]
  own = 7
  first = 3
  !$omp target teams distribute parallel do map(tofrom: a) private(own)
  do i = 1, 20
    own = a(i) + first
    a(i) = own
  end do
  print '(*(g0, 1x))', 'a', a(1), a(20), own, first
  !$omp target parallel do collapse(2) map(from: t)
  do j = 1, 4
    do i = 1, 3
      t(i, j) = 10 * i + j
    end do
  end do
  print '(*(g0, 1x))', 't', t
  s = 0
  !$omp target map(tofrom: s)
  do i = 1, 20
    s = s + a(i)
  end do
  !$omp end target
  print '(a, f0.1)', 's ', s
  print '(*(g0, 1x))', omp_target_is_here()
contains
  logical function omp_target_is_here()
    integer :: host
    !$omp target map(from: host)
    host = 1
    !$omp end target
    omp_target_is_here = host == 1
  end function
end program
