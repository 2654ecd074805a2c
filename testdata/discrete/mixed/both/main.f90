! Fortran maps what C uses on the device, and the other way.
program both
  use iso_c_binding
  implicit none
  interface
    subroutine fill(p, n) bind(c)
      import
      real(c_double) :: p(*)
      integer(c_int), value :: n
    end subroutine
    subroutine with_memory() bind(c)
    end subroutine
  end interface
  real(c_double) :: a(4)
  a = 1
  call fill(a, 4)
  print '(a, 4(1x, f0.1))', 'alone', a
  flush(6)
  !$omp target data map(tofrom: a)
  call fill(a, 4)
  print '(a, 4(1x, f0.1))', 'present', a
  flush(6)
  !$omp target
  a(4) = a(4) * 10
  !$omp end target
  !$omp end target data
  print '(a, 4(1x, f0.1))', 'after', a
  flush(6)
  call with_memory()
end program

subroutine double_all(p, n) bind(c)
  use iso_c_binding
  implicit none
  integer(c_int), value :: n
  real(c_double) :: p(n)
  integer :: i
  !$omp target map(tofrom: p)
  do i = 1, n
    p(i) = 2 * p(i)
  end do
  !$omp end target
end subroutine
