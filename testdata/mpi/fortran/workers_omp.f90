! A master hands out pieces of work to whoever asks; each piece is a target region.
program workers
  use mpi_f08
  implicit none
  integer, parameter :: tasks = 12, work = 1, stop_tag = 2, result_tag = 3
  integer :: rank, nranks, i, r, next, open, n, of(64)
  integer(8) :: results(tasks), s
  type(MPI_Status) :: st

  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, nranks)
  if (nranks == 1) then
    do i = 1, tasks
      results(i) = task(i)
    end do
  else if (rank == 0) then
    next = 1
    open = 0
    do r = 1, nranks - 1
      of(r) = next
      call MPI_Send(next, 1, MPI_INTEGER, r, work, MPI_COMM_WORLD)
      next = next + 1
      open = open + 1
    end do
    do while (open > 0)
      call MPI_Recv(s, 1, MPI_INTEGER8, MPI_ANY_SOURCE, result_tag, MPI_COMM_WORLD, st)
      r = st%MPI_SOURCE
      results(of(r)) = s
      open = open - 1
      if (next > tasks) cycle
      of(r) = next
      call MPI_Send(next, 1, MPI_INTEGER, r, work, MPI_COMM_WORLD)
      next = next + 1
      open = open + 1
    end do
    do r = 1, nranks - 1
      call MPI_Send(next, 0, MPI_INTEGER, r, stop_tag, MPI_COMM_WORLD)
    end do
  else
    do
      call MPI_Recv(n, 1, MPI_INTEGER, 0, MPI_ANY_TAG, MPI_COMM_WORLD, st)
      if (st%MPI_TAG == stop_tag) exit
      s = task(n)
      call MPI_Send(s, 1, MPI_INTEGER8, 0, result_tag, MPI_COMM_WORLD)
    end do
  end if
  if (rank == 0) print '(a,i0,a,i0)', ('task ', i, ': ', results(i), i = 1, tasks)
  call MPI_Finalize()
contains
  integer(8) function task(n)
    integer, intent(in) :: n
    integer :: i
    integer(8) :: s
    s = 0
    !$omp target teams distribute parallel do reduction(+: s) map(tofrom: s)
    do i = 1, 500
      s = s + mod(i * n, 13)
    end do
    task = s
  end function
end program
