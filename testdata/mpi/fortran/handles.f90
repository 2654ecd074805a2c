! Handles, attributes, operations of the program, names, statuses and sections with mpi_f08.
module m
  use mpi_f08
  implicit none
contains
  subroutine mysum(invec, inoutvec, len, datatype)
    use iso_c_binding
    type(c_ptr), value :: invec, inoutvec
    integer :: len
    type(MPI_Datatype) :: datatype
    integer, pointer :: a(:), b(:)
    call c_f_pointer(invec, a, [len])
    call c_f_pointer(inoutvec, b, [len])
    b = a + b
  end subroutine
  subroutine copyfn(oldcomm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag, ierror)
    type(MPI_Comm) :: oldcomm
    integer :: comm_keyval, ierror
    integer(kind=MPI_ADDRESS_KIND) :: extra_state, attribute_val_in, attribute_val_out
    logical :: flag
    attribute_val_out = attribute_val_in + extra_state
    flag = .true.
    ierror = MPI_SUCCESS
  end subroutine
end module
program p
  use m
  implicit none
  integer :: rank, n, i, idx, key, s, x(3), cnt
  integer(MPI_ADDRESS_KIND) :: val
  logical :: flag
  type(MPI_Status) :: st, sts(4)
  type(MPI_Request) :: rq(4)
  type(MPI_Comm) :: c, d
  type(MPI_Op) :: op
  type(MPI_Datatype) :: t
  character(MPI_MAX_OBJECT_NAME) :: name
  real(8) :: a(6,6)
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, n)
  call MPI_Op_create(mysum, .true., op)
  x = rank + 1
  call MPI_Allreduce(MPI_IN_PLACE, x, 3, MPI_INTEGER, op, MPI_COMM_WORLD)
  print *, rank, x
  call MPI_Op_free(op)
  call MPI_Comm_create_keyval(copyfn, MPI_COMM_NULL_DELETE_FN, key, 7_MPI_ADDRESS_KIND)
  call MPI_Comm_set_attr(MPI_COMM_WORLD, key, 35_MPI_ADDRESS_KIND)
  call MPI_Comm_dup(MPI_COMM_WORLD, c)
  call MPI_Comm_get_attr(c, key, val, flag)
  print *, val, flag
  call MPI_Comm_set_name(c, 'my comm  ')
  call MPI_Comm_get_name(c, name, i)
  print *, '[', trim(name), ']', i
  if (c == MPI_COMM_WORLD) print *, 'wrong'
  d = c
  if (c /= d) print *, 'wrong'
  do i = 1, 2
    call MPI_Irecv(x(i), 1, MPI_INTEGER, mod(rank - 1 + n, n), i, c, rq(i))
    call MPI_Isend(rank, 1, MPI_INTEGER, mod(rank + 1, n), i, c, rq(2+i))
  end do
  call MPI_Waitany(2, rq, idx, st)
  print *, idx >= 1 .and. idx <= 2, st%MPI_SOURCE
  call MPI_Waitall(4, rq, MPI_STATUSES_IGNORE)
  print *, x(1:2)
  a = rank
  call MPI_Type_vector(2, 1, 2, MPI_DOUBLE_PRECISION, t)
  call MPI_Type_commit(t)
  call MPI_Sendrecv(a(1,:), 1, t, mod(rank+1,n), 0, a(2:6:2,3), 3, MPI_DOUBLE_PRECISION, mod(rank - 1 + n, n), 0, c, st)
  call MPI_Get_count(st, MPI_DOUBLE_PRECISION, cnt)
  print *, cnt
  call MPI_Type_free(t)
  call MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, val, flag)
  print *, val > 32767, flag
  call MPI_Comm_free_keyval(key)
  call MPI_Comm_free(c)
  call MPI_Finalize()
end program
