! Sections whose elements are apart in reductions, with operations of the program; types by precision; the second names of procedures.
program sections
  use mpi
  implicit none
  integer :: e, r, k, t, t2, n, i, ints(3), types(1), combiner, ni, na, nt, op
  integer(MPI_ADDRESS_KIND) :: addr(1)
  integer, parameter :: dp = selected_real_kind(12, 200)
  real(dp) :: x(4), y(4)
  integer :: a(2, 8), b(2, 8), part(2, 2)
  call PMPI_Init(e)
  call PMPI_Comm_rank(MPI_COMM_WORLD, r, e)
  call pmpi_comm_size(MPI_COMM_WORLD, n, e)
  call MPI_Type_create_f90_integer(9, t, e)
  call MPI_Type_size(t, k, e)
  print '(a, 3i4)', 'integer', r, k, n
  call MPI_Type_create_f90_real(12, 200, t, e)
  call MPI_Type_create_f90_real(12, 200, t2, e)
  call MPI_Type_size(t, k, e)
  call MPI_Type_get_envelope(t, ni, na, nt, combiner, e)
  call MPI_Type_get_contents(t, 2, 0, 0, ints, addr, types, e)
  print '(a, 2i4, l2, 3i3, l2, 2i4)', 'real', r, k, t == t2, ni, na, nt, combiner == MPI_COMBINER_F90_REAL, ints(1:2)
  x = r + 1.5_dp
  call MPI_Allreduce(x, y, 4, t, MPI_SUM, MPI_COMM_WORLD, e)
  print '(a, i3, 4f8.2)', 'sum', r, y
  call MPI_Type_create_f90_complex(6, MPI_UNDEFINED, t, e)
  call MPI_Type_size(t, k, e)
  print '(a, 2i4)', 'complex', r, k
  ! sections
  call MPI_Op_create(join, .false., op, e)
  a = reshape([(i * (r + 1), i = 1, 16)], [2, 8])
  b = -1
  call MPI_Allreduce(a(2, :), b(1, :), 6, MPI_INTEGER, op, MPI_COMM_WORLD, e)
  print '(a, i3, 16i6)', 'user', r, b
  b = -1
  call MPI_Scan(a(1, 2:6:2), b(2, 1:3), 3, MPI_INTEGER, op, MPI_COMM_WORLD, e)
  print '(a, i3, 16i6)', 'scan', r, b
  call MPI_Reduce(a(2, 1:4), b(1, 3:6), 4, MPI_INTEGER, op, n - 1, MPI_COMM_WORLD, e)
  print '(a, i3, 16i6)', 'reduce', r, b
  b = -1
  call MPI_Reduce_scatter_block(a(1, 1:n), b(2, 4:4), 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, e)
  print '(a, i3, 16i6)', 'scatter', r, b
  b = -1
  part = 7
  call MPI_Reduce_scatter(a(2, 1:2*n), part(2, :), [(2, i = 1, n)], MPI_INTEGER, op, MPI_COMM_WORLD, e)
  print '(a, i3, 4i6)', 'scatter2', r, part
  call MPI_Op_free(op, e)
  call PMPI_Finalize(e)
contains
  subroutine join(in, inout, len, type)
    integer, intent(in) :: len, type
    integer, intent(in) :: in(len)
    integer, intent(inout) :: inout(len)
    inout = in + inout + in * inout
  end subroutine
end
