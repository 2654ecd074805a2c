program p
  use mpi_f08
  implicit none
  integer, parameter :: n = 16
  integer :: rank, nranks
  real(8) :: a(n), s
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  a = rank
  !$acc data copy(a)
  if (rank == 0) call MPI_Send(a, n, MPI_REAL8, 1, 0, MPI_COMM_WORLD)
  if (rank == 1) call MPI_Recv(a, n, MPI_REAL8, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
  !$acc update device(a)
  !$acc end data
  call MPI_Finalize()
end program
