program p
  use mpi_f08
  implicit none
  integer, parameter :: n = 16
  integer :: rank, nranks
  integer :: a, b
  type(MPI_Request) :: q
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  a = 1
  call MPI_Irecv(b, 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, q)
  call MPI_Send(a, 1, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD)
  call MPI_Wait(q, MPI_STATUS_IGNORE)
  call MPI_Finalize()
end program
