! Heat in a metal sheet, in a module: allocatable arrays of the module, dummy arguments of assumed and explicit shape.
module sheet
  implicit none
  real(8), allocatable :: t(:, :), w(:, :)
  integer :: rows, columns
contains
  subroutine start(n, m)
    integer, intent(in) :: n, m
    rows = n
    columns = m
    allocate(t(n, m), w(n, m))
    t = 0
    t(1, :) = 100
    w = t
  end subroutine

  subroutine smooth(a, b)
    real(8), intent(in) :: a(:, :)
    real(8), intent(inout) :: b(:, :)
    integer :: i, j
    !$acc parallel loop collapse(2) copyin(a) copy(b)
    do j = 2, columns - 1
      do i = 2, rows - 1
        b(i, j) = 0.25d0 * (a(i - 1, j) + a(i + 1, j) + a(i, j - 1) + a(i, j + 1))
      end do
    end do
  end subroutine

  subroutine keep(a, b, n, m)
    integer, intent(in) :: n, m
    real(8), intent(inout) :: a(n, m)
    real(8), intent(in) :: b(n, m)
    integer :: i, j
    !$acc parallel loop collapse(2) copy(a) copyin(b)
    do j = 2, m - 1
      do i = 2, n - 1
        a(i, j) = b(i, j)
      end do
    end do
  end subroutine

  real(8) function largest()
    integer :: i, j
    largest = 0
    !$acc parallel loop collapse(2) copyin(t, w) reduction(max: largest)
    do j = 1, columns
      do i = 1, rows
        largest = max(largest, abs(t(i, j) - w(i, j)))
      end do
    end do
  end function
end module

program main
  use sheet
  implicit none
  integer :: s
  real(8) :: d
  call start(40, 30)
  do s = 1, 60
    call smooth(t, w)
    d = largest()
    call keep(t, w, rows, columns)
    if (d < 1d-3) exit
  end do
  print '(i0, 2f12.6)', s, d, sum(t)
end program
