! Types with length parameters: extensions, intent(out), arrays and polymorphic objects, of which gfortran has little.
module m
  implicit none
  type :: base(n)
    integer, len :: n
    integer :: id = 1
    real :: a(n)
  end type
  type, extends(base) :: child(l)
    integer, len :: l = 2
    character(l) :: c(n)
    real, allocatable :: extra(:)
  end type
contains
  subroutine out(x)
    class(base(*)), intent(out) :: x
    print *, x%n, x%id, size(x%a)
    x%a = 7
    select type (x)
    class is (child(*,*))
      print *, x%l, allocated(x%extra), size(x%c), len(x%c)
      x%c = 'q'
    end select
  end subroutine
  subroutine arrs(n, k)
    integer, intent(in) :: n, k
    type(child(n,3)) :: x(k), y(k)
    integer :: i
    do i = 1, k
      x(i)%a = i; x(i)%c = 'abc'; allocate(x(i)%extra(i)); x(i)%extra = i
    end do
    y = x
    x(2)%extra = 0
    print *, y(2)%a, y(2)%c, y(2)%extra, y%n, y%l
    y(1) = y(k)
    print *, y(1)%extra
    call val(y(1))
    print *, y(1)%a
    y = x(k)
    print *, y(1)%a, y(2)%extra
  end subroutine
  subroutine val(x)
    type(child(*,*)), intent(in) :: x
    type(child(x%n,x%l)) :: loc
    loc = x
    loc%a = -1
    print *, loc%a, x%a
  end subroutine
  subroutine poly(p)
    class(base(:)), allocatable, intent(in) :: p
    class(base(:)), allocatable :: q
    allocate(q, source=p)
    q%a = q%a + 1
    print *, q%n, q%a, p%a
    select type (q)
    type is (child(*,*))
      print *, q%c, q%l
    end select
    q = p
    print *, q%a
  end subroutine
  elemental real function total(x)
    type(base(*)), intent(in) :: x
    total = sum(x%a)
  end function
  subroutine early(n, flag)
    integer, intent(in) :: n
    logical, intent(in) :: flag
    type(base(n)) :: x
    x%a = n
    if (flag) return
    print *, 'late', x%a
  end subroutine
end module
program p
  use m
  implicit none
  type(child(2,3)) :: c
  class(base(:)), allocatable :: p1
  type(base(3)) :: arr(3)
  integer :: i
  allocate(c%extra(2))
  call out(c)
  print *, c%a, c%c
  call arrs(2, 3)
  allocate(child(2,1) :: p1)
  p1%a = [1,2]
  select type (p1)
  type is (child(*,*))
    p1%c = 'z'
  end select
  call poly(p1)
  do i = 1, 3
    arr(i)%a = i
  end do
  print *, total(arr)
  call early(3, .true.)
  call early(3, .false.)
  block
    type(base(i)) :: b
    b%a = 2
    print *, b%n, sum(b%a)
  end block
  do i = 1, 20000
    call early(1000, .true.)
  end do
end program
