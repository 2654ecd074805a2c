! find: deadlock RUN1401, call at 18; --ranks=2
program p
  use mpi_f08
  implicit none
  integer, parameter :: n = 16
  integer :: rank, nranks
  integer :: a, i
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  a = 0
  if (rank == 0) then
    do i = 1, 2
      call MPI_Send(a, 1, MPI_INTEGER, 1, 0, MPI_COMM_WORLD)
    end do
  else
    do i = 1, 3
      call MPI_Recv(a, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    end do
  end if
  call MPI_Finalize()
end program
