! A section of an associate name is one of what the name denotes, also where that is found through a descriptor.
module m
  type base
    integer :: n
    real, allocatable :: v(:)
  end type
contains
  subroutine w(self)
    class(base), intent(inout) :: self
    integer :: i
    associate (v => self%v, n => self%n)
      !$acc parallel loop copy(v(1:n))
      do i = 1, n
        v(i) = v(i)*3
      end do
    end associate
  end subroutine
end module
program p
  use m
  type(base) :: o
  allocate(o%v(5)); o%v = 2; o%n = 5
  call w(o)
  print *, o%v
end program
