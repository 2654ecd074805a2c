! Conjugate gradients for a tridiagonal matrix, with rows shared among ranks.
module solver
  use mpi
  implicit none
contains
  real(8) function dot(x, y, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(0:n + 1), y(0:n + 1)
    integer :: i, ierr
    real(8) :: s
    s = 0
    !$acc parallel loop reduction(+: s) present(x, y)
    do i = 1, n
      s = s + x(i) * y(i)
    end do
    call MPI_Allreduce(s, dot, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  end function
end module

program cg
  use solver
  implicit none
  integer, parameter :: all = 240
  integer :: rank, nranks, n, before, after, i, step, ierr
  integer :: st(MPI_STATUS_SIZE)
  real(8), allocatable :: x(:), r(:), p(:), q(:)
  real(8) :: rr, next, alpha

  call MPI_Init(ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks, ierr)
  n = all / nranks
  before = merge(rank - 1, MPI_PROC_NULL, rank > 0)
  after = merge(rank + 1, MPI_PROC_NULL, rank < nranks - 1)
  allocate (x(0:n + 1), r(0:n + 1), p(0:n + 1), q(0:n + 1))
  x = 0; q = 0; r = 0
  do i = 1, n
    r(i) = 1 + mod(rank * n + i, 3)
  end do
  p = r
  !$acc data copy(x, r, p) create(q)
  rr = dot(r, r, n)
  do step = 1, 100
    if (rr < 1d-16) exit
    !$acc update self(p(1:1), p(n:n))
    call MPI_Sendrecv(p(n), 1, MPI_DOUBLE_PRECISION, after, 0, p(0), 1, MPI_DOUBLE_PRECISION, before, 0, &
      MPI_COMM_WORLD, st, ierr)
    call MPI_Sendrecv(p(1), 1, MPI_DOUBLE_PRECISION, before, 1, p(n + 1), 1, MPI_DOUBLE_PRECISION, after, 1, &
      MPI_COMM_WORLD, st, ierr)
    !$acc update device(p(0:0), p(n + 1:n + 1))
    !$acc parallel loop
    do i = 1, n
      q(i) = 4 * p(i) - p(i - 1) - p(i + 1)
    end do
    alpha = rr / dot(p, q, n)
    !$acc parallel loop
    do i = 1, n
      x(i) = x(i) + alpha * p(i)
      r(i) = r(i) - alpha * q(i)
    end do
    next = dot(r, r, n)
    !$acc parallel loop
    do i = 1, n
      p(i) = r(i) + next / rr * p(i)
    end do
    rr = next
  end do
  !$acc end data
  write (*, '(a,i0,a,l1,2(1x,f10.6))') 'rank ', rank, ' converged ', step < 60, x(1), x(n)
  call MPI_Finalize(ierr)
end program
