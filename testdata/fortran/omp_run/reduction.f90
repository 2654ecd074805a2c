! Reductions that the program declares, and those of arrays and derived types.
module points
  implicit none
  type point
    integer :: x = 0, y = 0
  end type
contains
  pure function add(a, b)
    type(point), intent(in) :: a, b
    type(point) :: add
    add = point(a%x + b%x, a%y + b%y)
  end function
end module

program reduction
  use points
  implicit none
  type(point) :: p
  integer :: i, n, part(20)
  real(8), allocatable :: w(:, :)
  real(8) :: scanned(30), s
  !$omp declare reduction(plus: point: omp_out = add(omp_out, omp_in)) initializer(omp_priv = point(0, 0))
  p = point(5, 6)
  !$omp parallel do reduction(plus:p)
  do i = 1, 40
    p = add(p, point(i, -i))
  end do
  print *, p%x, p%y
  n = 6
  allocate (w(n, 0:2))
  w = 1
  !$omp parallel do reduction(*:w)
  do i = 1, 12
    w(mod(i, n) + 1, mod(i, 3)) = w(mod(i, n) + 1, mod(i, 3)) * 2
  end do
  print *, w
  part = 0
  call automatic(n, part)
  print *, part(1:n)
  s = 1
  !$omp parallel do reduction(inscan, +:s)
  do i = 1, 30
    s = s + i * 0.5d0
    !$omp scan inclusive(s)
    scanned(i) = s
  end do
  print *, s, scanned(1), scanned(15), scanned(30)
contains
  subroutine automatic(n, out)
    integer, intent(in) :: n
    integer, intent(inout) :: out(n)
    integer :: own(n), i
    own = 2
    !$omp parallel do reduction(+:out) firstprivate(own)
    do i = 1, 50
      out(mod(i, n) + 1) = out(mod(i, n) + 1) + own(1)
    end do
  end subroutine
end program
