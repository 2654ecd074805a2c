! Heat in a plate in slices of columns, with halos that are rows of a section and columns in device memory.
program halo
  use mpi
  implicit none
  integer, parameter :: n = 24
  integer :: ierr, rank, nranks, left, right, comm, i, j, step, q(4)
  logical :: periods(1) = [.true.]
  integer :: dims(1)
  real(8), allocatable :: a(:, :), b(:, :)
  real(8) :: s, total

  call MPI_Init(ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks, ierr)
  dims(1) = nranks
  call MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, .false., comm, ierr)
  call MPI_Comm_rank(comm, rank, ierr)
  call MPI_Cart_shift(comm, 0, 1, left, right, ierr)
  allocate (a(0:n + 1, 0:n + 1), b(0:n + 1, 0:n + 1))
  do j = 0, n + 1
    do i = 0, n + 1
      a(i, j) = mod(i * 3 + (rank * n + j) * 7, 11)
    end do
  end do
  b = a
  !$acc data copy(a) copyin(b)
  do step = 1, 15
    !$acc host_data use_device(a)
    call MPI_Irecv(a(1, 0), n, MPI_DOUBLE_PRECISION, left, 0, comm, q(1), ierr)
    call MPI_Irecv(a(1, n + 1), n, MPI_DOUBLE_PRECISION, right, 1, comm, q(2), ierr)
    call MPI_Isend(a(1, n), n, MPI_DOUBLE_PRECISION, right, 0, comm, q(3), ierr)
    call MPI_Isend(a(1, 1), n, MPI_DOUBLE_PRECISION, left, 1, comm, q(4), ierr)
    call MPI_Waitall(4, q, MPI_STATUSES_IGNORE, ierr)
    !$acc end host_data
    !$acc parallel loop collapse(2)
    do j = 1, n
      do i = 1, n
        b(i, j) = 0.25d0 * (a(i - 1, j) + a(i + 1, j) + a(i, j - 1) + a(i, j + 1))
      end do
    end do
    !$acc parallel loop collapse(2)
    do j = 1, n
      do i = 1, n
        a(i, j) = b(i, j)
      end do
    end do
  end do
  !$acc end data
  s = sum(a(1:n, 1:n))
  call MPI_Allreduce(s, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, comm, ierr)
  ! The middle row of all ranks goes around, without a copy of it by the program.
  call MPI_Sendrecv(a(n / 2, 1:n), n, MPI_DOUBLE_PRECISION, right, 5, b(n / 2, 1:n), n, MPI_DOUBLE_PRECISION, left, 5, &
    comm, MPI_STATUS_IGNORE, ierr)
  write (*, '(a,i0,3(1x,f14.6))') 'rank ', rank, s, total, sum(b(n / 2, 1:n))
  call MPI_Comm_free(comm, ierr)
  call MPI_Finalize(ierr)
end program
