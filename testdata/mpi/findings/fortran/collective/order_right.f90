program p
  use mpi_f08
  implicit none
  integer, parameter :: n = 16
  integer :: rank, nranks
  integer :: s
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  s = rank
  if (rank == 0) then
    call MPI_Bcast(s, 1, MPI_INTEGER, 0, MPI_COMM_WORLD)
  else
    call MPI_Bcast(s, 1, MPI_INTEGER, 0, MPI_COMM_WORLD)
  end if
  call MPI_Finalize()
end program
