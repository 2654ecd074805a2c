! A matrix of columns per rank, transposed by one alltoall of blocks.
program transposition
  use mpi_f08
  implicit none
  integer, parameter :: cols = 5
  integer :: rank, nranks, n, i, j, wrong, total
  integer(MPI_ADDRESS_KIND) :: width
  type(MPI_Datatype) :: part, block
  real(4), allocatable :: a(:, :), t(:, :)

  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  n = cols * nranks
  allocate (a(cols, n), t(n, cols))
  !$omp target teams distribute parallel do collapse(2) map(from: a)
  do j = 1, n
    do i = 1, cols
      a(i, j) = (rank * cols + i) * 100 + j ! the transposed of columns of this rank
    end do
  end do
  call MPI_Type_vector(cols, cols, n, MPI_REAL, part)
  width = cols * 4
  call MPI_Type_create_resized(part, 0_MPI_ADDRESS_KIND, width, block)
  call MPI_Type_commit(block)
  call MPI_Alltoall(a, cols * cols, MPI_REAL, t, 1, block, MPI_COMM_WORLD)
  call MPI_Type_free(part)
  call MPI_Type_free(block)
  wrong = 0
  !$omp target teams distribute parallel do collapse(2) map(to: t) map(tofrom: wrong) reduction(+: wrong)
  do j = 1, cols
    do i = 1, n
      if (t(i, j) /= ((i - 1) / cols * cols + mod(i - 1, cols) + 1) * 100 + rank * cols + j) wrong = wrong + 1
    end do
  end do
  call MPI_Allreduce(wrong, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
  write (*, '(a,i0,a,i0,2(1x,f8.0))') 'rank ', rank, ' wrong ', total, t(1, 1), t(n, cols)
  call MPI_Finalize()
end program
