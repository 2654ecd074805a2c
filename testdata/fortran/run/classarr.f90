module ca
  implicit none
  type :: base
    integer :: a = 1
  contains
    procedure :: show
    procedure :: weight
  end type
  type, extends(base) :: big
    real(8) :: x(3) = 2
  contains
    procedure :: show => show_big
    procedure :: weight => weight_big
  end type
contains
  subroutine show(self)
    class(base), intent(in) :: self
    print *, 'base', self%a
  end subroutine
  subroutine show_big(self)
    class(big), intent(in) :: self
    print *, 'big', self%a, self%x
  end subroutine
  integer function weight(self)
    class(base), intent(in) :: self
    weight = self%a
  end function
  integer function weight_big(self)
    class(big), intent(in) :: self
    weight_big = self%a + int(sum(self%x))
  end function
  subroutine all_of(list)
    class(base), intent(inout) :: list(:)
    integer :: i
    do i = 1, size(list)
      list(i)%a = i * 10
      call list(i)%show()
    end do
    select type (list)
    type is (big)
      list(2)%x = [7, 8, 9]
      print *, list%a, size(list)
    class default
      print *, 'no big', size(list)
    end select
    print *, sum(list%a)
  end subroutine
  integer function total(list)
    class(base), intent(in) :: list(:)
    integer :: i
    total = 0
    do i = 1, size(list)
      total = total + list(i)%weight()
    end do
  end function
end module
program classarr
  use ca
  implicit none
  class(base), allocatable :: l(:), one
  class(base), pointer :: p(:), q
  type(base), target :: b(3)
  type(big), target :: g(2)
  integer :: i
  allocate(big :: l(3))
  l%a = 5
  call all_of(l)
  call l(2)%show()
  print *, total(l), total(l(1:2)), total(l(3:1:-2))
  call all_of(b)
  call all_of(g)
  p => g
  print *, total(p), size(p)
  q => p(2)
  call q%show()
  p => b(1:3:2)
  call p(2)%show()
  deallocate(l)
  allocate(l(2), source=g)
  call l(1)%show()
  allocate(one, source=l(2))
  call one%show()
  one = b(3)
  call one%show()
  do i = 1, 2
    select type (e => l(i))
    type is (big)
      e%a = -i
    end select
  end do
  print *, l%a
end program
