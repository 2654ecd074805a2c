! find: message passing RUN1403, call at 14; --ranks=2
program p
  use mpi_f08
  implicit none
  integer, parameter :: n = 16
  integer :: rank, nranks
  integer :: a(n), b(n, n)
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  a = rank
  b = 0
  if (rank == 0) call MPI_Send(a, n, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
  if (rank == 1) call MPI_Recv(b(1, 2:n), n - 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
  call MPI_Finalize()
end program
