! Associate names and components of type character in data clauses.
program p
  type r
    character(3) :: name, list(2)
  end type
  character(3), parameter :: names(2) = ['one', 'two']
  character(3) :: c(2)
  type(r) :: t
  integer :: i
  associate (names => names)
  !$acc parallel loop copyin(names) copyout(c)
  do i = 1, 2
    c(i) = names(3 - i)
  end do
  end associate
  t%name = 'abc'
  !$acc serial copy(t%name, t%list)
  t%name(2:2) = 'x'
  t%list(2) = t%name
  !$acc end serial
  print *, c, t%name, t%list(2)
end program
