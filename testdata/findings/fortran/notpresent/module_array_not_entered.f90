! find: not present of table, directive at 18
module tables
  implicit none
  real, allocatable :: table(:)
contains
  subroutine setup(n)
    integer, intent(in) :: n
    integer :: i
    allocate(table(n))
    do i = 1, n
      table(i) = sqrt(real(i))
    end do
  end subroutine
  real function lookup(n) result(s)
    integer, intent(in) :: n
    integer :: i
    s = 0
    !$acc parallel loop present(table) reduction(+:s)
    do i = 1, n
      s = s + table(i)
    end do
  end function
end module
program p
  use tables
  implicit none
  call setup(16)
  print *, lookup(16)
end program
