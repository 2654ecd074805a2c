program p
  use mpi_f08
  implicit none
  integer, parameter :: n = 16
  integer :: rank, nranks
  integer :: a(n), b(n, n), k
  type(MPI_Request) :: q(2)
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  a = rank
  b = 0
  call MPI_Irecv(b(2, :), n, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, q(1))
  call MPI_Isend(a, n, MPI_INTEGER, 1 - rank, 0, MPI_COMM_WORLD, q(2))
  call MPI_Waitall(2, q, MPI_STATUSES_IGNORE)
  k = b(2, 5)
  print *, k
  call MPI_Finalize()
end program
