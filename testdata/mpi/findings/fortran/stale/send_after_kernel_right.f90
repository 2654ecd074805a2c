program p
  use mpi_f08
  implicit none
  integer, parameter :: n = 16
  integer :: rank, nranks
  real(8) :: a(n), b(n)
  integer :: i
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  a = rank
  !$acc data copy(a)
  !$acc parallel loop
  do i = 1, n
    a(i) = 2 * a(i)
  end do
  !$acc update self(a)
  call MPI_Sendrecv(a, n, MPI_REAL8, 1 - rank, 0, b, n, MPI_REAL8, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
  !$acc end data
  print *, b(3)
  call MPI_Finalize()
end program
