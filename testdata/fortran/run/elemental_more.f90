! Elemental procedures of the program.
module m
  implicit none
contains
  elemental subroutine two(a, b, c)
    real, intent(in) :: a
    real, intent(inout) :: b
    integer, intent(out), optional :: c
    b = a + b
    if (present(c)) c = int(b)
  end subroutine
  elemental function sel(l, a, b) result(r)
    logical, intent(in) :: l
    integer, intent(in) :: a
    integer, intent(in), optional :: b
    integer :: r
    r = a
    if (present(b)) r = merge(a, b, l)
  end function
  elemental function chr(i, c) result(r)
    integer, intent(in) :: i
    character(*), intent(in) :: c
    character(5) :: r
    write(r, '(a,i0)') c, i
  end function
  recursive elemental integer function fact(n) result(r)
    integer, intent(in) :: n
    r = 1
    if (n > 1) r = n * fact(n-1)
  end function
  elemental function up(c) result(r)
    character(len=*), intent(in) :: c
    character(len=len(c)) :: r
    r = c(len(c):)//c
  end function
end module
program p
  use m
  implicit none
  real :: x(4) = [1.,2.,3.,4.], y(4) = 0
  integer :: k(4), i, m2(2,2)
  call two(x, y)
  print *, y
  call two(1., y, k)
  print *, y, k
  call two(x(4:1:-1), y(:))
  print *, y
  call two(x(2:4), y(1:3))
  print *, y
  print *, sel(.true., [1,2,3]), sel([.true.,.false.], 5, [6,7]), sel([.true.,.false.], [1,2], 9)
  print *, chr([1,2,3], 'ab'), chr(7, ['x','y'])
  print *, fact([1,2,3,4,5])
  m2 = reshape(fact([1,2,3,4]), [2,2])
  print *, m2, sum(fact(m2(1,:)))
  print *, up(['ab','cd']), up('xyz')
  call two(y(1:3), y(2:4))
  print *, y
end program
