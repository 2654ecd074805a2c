module m
  type t
    integer :: n = 5
    real, allocatable :: u(:)
  end type
contains
  subroutine s1(self)
    class(t), intent(inout) :: self
    integer :: i
    associate (u => self%u)
    !$acc parallel loop copy(u)
    do i = 1, self%n
      if (i == self%n) u(i) = i
    end do
    end associate
  end subroutine
  subroutine s2(self)
    type(t), intent(inout) :: self
    integer :: i
    associate (u => self%u)
    !$acc parallel loop copy(u)
    do i = 1, 5
      u(i) = i*2+self%n
    end do
    end associate
  end subroutine
end module
program p
 use m
 type(t) :: a
 allocate(a%u(5))
 call s2(a)
 print *, a%u
 call s1(a)
 print *, a%u
end program
