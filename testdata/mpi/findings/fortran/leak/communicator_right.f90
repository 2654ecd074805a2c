program p
  use mpi_f08
  implicit none
  integer, parameter :: n = 16
  integer :: rank, nranks
  type(MPI_Comm) :: c
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  call MPI_Comm_dup(MPI_COMM_WORLD, c)
  call MPI_Comm_free(c)
  call MPI_Finalize()
end program
