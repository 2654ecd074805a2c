program p
  use mpi_f08
  implicit none
  integer, parameter :: n = 16
  integer :: rank, nranks
  real(8) :: a(n, n)
  integer :: i, j
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  a = rank
  !$acc data copy(a)
  call MPI_Bcast(a(3, :), n, MPI_REAL8, 0, MPI_COMM_WORLD)
  !$acc update device(a)
  !$acc parallel loop collapse(2)
  do j = 1, n
    do i = 1, n
      a(i, j) = a(i, j) + 1
    end do
  end do
  !$acc end data
  print *, a(3, 3)
  call MPI_Finalize()
end program
