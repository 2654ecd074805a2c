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
  a = rank
  call MPI_Isend(a, 1, MPI_INTEGER, mod(rank + 1, nranks), 0, MPI_COMM_WORLD, q)
  call MPI_Recv(b, 1, MPI_INTEGER, mod(rank + nranks - 1, nranks), 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
  call MPI_Wait(q, MPI_STATUS_IGNORE)
  call MPI_Finalize()
end program
