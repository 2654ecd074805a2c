program reads
  implicit none
  integer :: n, i, j, k(3)
  real :: x, m(2,3)
  character(20) :: name, line
  logical :: l
  complex :: z
  real(8), allocatable :: a(:)
  read *, n
  allocate(a(n))
  read *, a
  read *, name, x
  read '(i3,f6.2,a)', i, x, line
  print *, n, a
  print *, name, x, i, line
  read *, m
  print '(3f6.1)', ((m(i,j), j=1,3), i=1,2)
  read *, l, z
  print *, l, z
  read *, (k(i), i=1,3)
  print *, k
  read(*,*,end=99) k(1)
  print *, k
  read(*,'(a)',end=99) line
  print *, '[', line, ']'
  do
    read(*,*,end=99) i
    print *, i
  end do
99 print *, 'done'
end program
