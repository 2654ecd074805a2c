! Dummy arguments of all kinds, mapped in the procedure or already there.
program dummies
  implicit none
  integer :: a(6), i
  integer, allocatable :: h(:, :)
  integer, target :: t(4)
  integer, pointer :: p(:)
  a = [(i, i = 1, 6)]
  allocate(h(2, 3))
  h = reshape(a, [2, 3])
  t = [1, 2, 3, 4]
  p => t(2:3)
  call explicit(a, 6)
  call assumed(a(2:5))
  call size_of(a, 3)
  print '(*(g0, 1x))', 'a', a
  !$omp target data map(tofrom: a)
  call explicit(a, 6)
  call assumed(a)
  print '(*(g0, 1x))', 'before the end', a
  !$omp end target data
  print '(*(g0, 1x))', 'a', a
  call assumed2(h)
  call allocated(h)
  print '(*(g0, 1x))', 'h', h
  call pointed(p)
  print '(*(g0, 1x))', 't', t
  call absent()
  call absent(t)
  print '(*(g0, 1x))', 't', t
  call lower(a)
  print '(*(g0, 1x))', 'a', a
contains
  subroutine explicit(x, n)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    !$omp target map(tofrom: x)
    x(1) = x(1) + 10
    x(n) = x(n) + n
    !$omp end target
  end subroutine
  subroutine assumed(x)
    integer, intent(inout) :: x(:)
    !$omp target map(tofrom: x)
    x(1) = x(1) + 100
    x(size(x)) = x(size(x)) + 100
    !$omp end target
  end subroutine
  subroutine size_of(x, n)
    integer, intent(inout) :: x(*)
    integer, intent(in) :: n
    !$omp target map(tofrom: x(1:n))
    x(n) = -x(n)
    !$omp end target
  end subroutine
  subroutine assumed2(x)
    integer, intent(inout) :: x(:, :)
    !$omp target
    x(2, 3) = 66
    !$omp end target
  end subroutine
  subroutine allocated(x)
    integer, allocatable, intent(inout) :: x(:, :)
    !$omp target map(tofrom: x)
    x(1, 1) = size(x, 2)
    !$omp end target
  end subroutine
  subroutine pointed(x)
    integer, pointer, intent(in) :: x(:)
    !$omp target map(tofrom: x)
    x(2) = 33
    !$omp end target
  end subroutine
  subroutine absent(x)
    integer, intent(inout), optional :: x(4)
    if (present(x)) then
      !$omp target map(tofrom: x)
      x(4) = 44
      !$omp end target
    end if
  end subroutine
  subroutine lower(x)
    integer, intent(inout) :: x(0:)
    !$omp target map(tofrom: x)
    x(0) = ubound(x, 1)
    !$omp end target
  end subroutine
end program
