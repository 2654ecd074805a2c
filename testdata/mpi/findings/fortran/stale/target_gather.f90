! find: stale value of a, read at 17, write at 15; --ranks=2
! fix: target update from(a
program p
  use mpi_f08
  implicit none
  integer, parameter :: n = 16
  integer :: rank, nranks
  integer :: a(4), all(8), i
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  !$omp target data map(tofrom: a)
  !$omp target teams distribute parallel do
  do i = 1, 4
    a(i) = rank + i
  end do
  call MPI_Gather(a, 4, MPI_INTEGER, all, 4, MPI_INTEGER, 0, MPI_COMM_WORLD)
  !$omp end target data
  if (rank == 0) print *, all
  call MPI_Finalize()
end program
