! cg: conjugate gradients for a sparse matrix in compressed rows, the five-point Laplacian of a square grid.
!
!   cg [N [ITERATIONS]]
!   small: cg 12 100
!
! Inner products depend on the order of summation; the solution, which is known, is printed to the digits that do not.
module system
  implicit none
  integer :: rows
  integer, allocatable :: start(:), column(:)
  real(8), allocatable :: value(:), x(:), r(:), p(:), q(:)
contains
  subroutine multiply(pq)
    real(8), intent(out) :: pq
    real(8) :: total
    integer :: row, k
    pq = 0
    !$acc parallel loop present(start, column, value, p, q) private(total) reduction(+:pq)
    !$omp parallel do private(k, total) reduction(+:pq)
    do row = 1, rows
      total = 0
      do k = start(row), start(row + 1) - 1
        total = total + value(k) * p(column(k))
      end do
      q(row) = total
      pq = pq + total * p(row)
    end do
  end subroutine

  subroutine advance(alpha, rr)
    real(8), intent(in) :: alpha
    real(8), intent(out) :: rr
    integer :: i
    rr = 0
    !$acc parallel loop present(x, r, p, q) reduction(+:rr)
    !$omp parallel do reduction(+:rr)
    do i = 1, rows
      x(i) = x(i) + alpha * p(i)
      r(i) = r(i) - alpha * q(i)
      rr = rr + r(i) * r(i)
    end do
  end subroutine

  subroutine turn(beta)
    real(8), intent(in) :: beta
    integer :: i
    !$acc parallel loop present(r, p)
    !$omp parallel do
    do i = 1, rows
      p(i) = r(i) + beta * p(i)
    end do
  end subroutine

  integer function argument(number, otherwise)
    integer, intent(in) :: number, otherwise
    character(20) :: text
    argument = otherwise
    if (command_argument_count() >= number) then
      call get_command_argument(number, text)
      read (text, *) argument
    end if
  end function
end module

program main
  use system
  implicit none
  integer :: n, iterations, entries, row, i, j, k, near(5)
  real(8) :: rr, next, pq, total, wrong
  n = argument(1, 1000)
  iterations = argument(2, 400)
  rows = n * n
  entries = 0
  allocate (start(rows + 1), column(5 * rows), value(5 * rows), x(rows), r(rows), p(rows), q(rows))
  column = 1
  value = 0
  x = 0
  rr = 0
  do row = 1, rows
    i = (row - 1) / n
    j = mod(row - 1, n)
    near = 0
    if (i > 0) near(1) = row - n
    if (j > 0) near(2) = row - 1
    near(3) = row
    if (j < n - 1) near(4) = row + 1
    if (i < n - 1) near(5) = row + n
    start(row) = entries + 1
    r(row) = 0
    do k = 1, 5
      if (near(k) == 0) cycle
      entries = entries + 1
      column(entries) = near(k)
      value(entries) = merge(4.2d0, -1d0, near(k) == row)
      r(row) = r(row) + value(entries) * (1 + mod(near(k) - 1, 10)) ! the solution is 1 + mod(row - 1, 10)
    end do
    p(row) = r(row)
    rr = rr + r(row) * r(row)
  end do
  start(rows + 1) = entries + 1
  !$acc data copyin(start, column, value, r, p) copy(x) create(q)
  do k = 1, iterations
    if (rr <= 1d-22) exit
    call multiply(pq)
    call advance(rr / pq, next)
    call turn(next / rr)
    rr = next
  end do
  !$acc end data
  total = 0
  wrong = 0
  do i = 1, rows
    total = total + x(i)
    wrong = wrong + (x(i) - (1 + mod(i - 1, 10)))**2
  end do
  write (*, '("cg: ", i0, " rows, ", i0, " entries, sum ", f0.4, ", solved: ", a)') &
    rows, entries, total, merge('yes', 'no ', wrong < 1d-12)
end program
