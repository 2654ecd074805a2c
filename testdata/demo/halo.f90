program halo
  use mpi_f08
  integer, parameter :: n = 100
  integer :: rank, other, i, step
  real :: u(0:n + 1)
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  other = 1 - rank
  u = rank
  !$acc data copy(u)
  do step = 1, 10
    call MPI_Sendrecv(u(n), 1, MPI_REAL, other, 0, u(0), 1, MPI_REAL, other, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    !$acc update device(u(0:0))
    !$acc parallel loop
    do i = 1, n
      u(i) = u(i) + 0.5 * u(0) / i
    end do
  end do
  !$acc end data
  print '(a,i0,a,f7.3)', 'rank ', rank, ': ', u(1)
  call MPI_Finalize()
end program
