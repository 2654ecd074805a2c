! 2.14.4: a member of a derived type can be updated alone.
! output: 1 2
program p
  type t
    integer :: x = 0, y = 0
  end type
  type(t) :: q
  !$acc data copyin(q)
  !$acc serial present(q)
  q%x = 5
  q%y = 2
  !$acc end serial
  q%x = 1
  !$acc update self(q%y)
  !$acc end data
  print '(i0,1x,i0)', q%x, q%y
end program
