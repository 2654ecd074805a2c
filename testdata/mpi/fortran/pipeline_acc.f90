! Blocks go from rank to rank; each computes one on a queue while the next one arrives.
program pipeline
  use mpi_f08
  implicit none
  integer, parameter :: blocks = 6, len = 64
  integer :: rank, nranks, b, i
  real(4) :: data(len, blocks)
  type(MPI_Request) :: in(blocks), out(blocks)

  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  out = MPI_REQUEST_NULL
  do b = 1, blocks
    if (rank > 0) then
      call MPI_Irecv(data(:, b), len, MPI_REAL, rank - 1, b, MPI_COMM_WORLD, in(b))
    else
      data(:, b) = [(b * len + i, i = 1, len)]
    end if
  end do
  do b = 1, blocks
    if (rank > 0) call MPI_Wait(in(b), MPI_STATUS_IGNORE)
    !$acc parallel loop copy(data(:, b)) async(mod(b, 2))
    do i = 1, len
      data(i, b) = data(i, b) * 0.5 + rank + 1
    end do
    !$acc wait(mod(b, 2))
    if (rank < nranks - 1) call MPI_Isend(data(:, b), len, MPI_REAL, rank + 1, b, MPI_COMM_WORLD, out(b))
  end do
  call MPI_Waitall(blocks, out, MPI_STATUSES_IGNORE)
  write (*, '(a,i0,1x,f12.4)') 'rank ', rank, sum(data)
  call MPI_Finalize()
end program
