! find: message passing RUN1406 of c, directive at 14, call at 13; --ranks=2
! fix: complete the request before the procedure returns
module m
  use mpi_f08
  implicit none
contains
  subroutine post(to, n, r)
    integer, intent(in) :: to, n
    type(MPI_Request), intent(out) :: r
    real, target :: c(8)
    integer :: i
    c = [(real(i*n), i = 1, 8)]
    call MPI_Isend(c, 8, MPI_REAL, to, 1, MPI_COMM_WORLD, r)
  end subroutine
end module
program p
  use m
  implicit none
  integer :: rank
  real :: d(8)
  type(MPI_Request) :: r
  r = MPI_REQUEST_NULL
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  if (rank == 0) then
    call post(1, 3, r)
  else if (rank == 1) then
    call MPI_Recv(d, 8, MPI_REAL, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
  end if
  call MPI_Wait(r, MPI_STATUS_IGNORE)
  call MPI_Finalize()
end program
