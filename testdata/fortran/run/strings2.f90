program strings2
  implicit none
  character(10) :: words(4) = ['pear      ', 'apple     ', 'fig       ', 'banana    ']
  character(:), allocatable :: list(:), one
  character(5) :: tmp
  character(len=3), pointer :: p
  character(len=3), target :: t = 'tgt'
  character :: c, grid(2, 3)
  character(8) :: a, b
  integer :: i, j, n
  character(*), parameter :: digits = '0123456789'
  ! sort
  do i = 1, 3
    do j = i + 1, 4
      if (words(j) < words(i)) call swap(words(i), words(j))
    end do
  end do
  print *, words
  allocate(character(6) :: list(3))
  list = ['abc', 'def', 'ghi']
  list(2)(4:) = 'XY'
  print *, len(list), list
  list = [character(3) :: 'x', 'yy']
  print *, len(list), size(list), list
  allocate(character(4) :: one)
  one = 'longer text'
  print *, len(one), one
  deallocate(one)
  one = ''
  print *, len(one), '[' // one // ']'
  do i = 1, 3
    one = one // digits(i:i) // ','
  end do
  print *, one(:len(one)-1)
  p => t
  p(2:2) = 'X'
  print *, t
  c = 'z'
  grid = '.'
  grid(1, 2) = c
  print *, grid
  print *, all(grid(2, :) == '.'), count(grid == c), grid(1, 2) == 'z'
  a = 'abc'
  b = 'abd'
  print *, a < b, a // b > b // a, llt(a, b), max(a, b), min('b', 'a')
  print *, ichar(a(1:1)), index(a, 'c'), a(2:2), a(4:4) == ' '
  tmp = repeat('-', 3) // '>'
  print *, tmp, len_trim(tmp), adjustr(tmp)
  print *, upper('mixed Case'), reverse('stressed')
  n = 0
  do i = 1, len(digits)
    if (digits(i:i) == '5') n = i
  end do
  print *, n, scan('a1b2', digits), verify('123a', digits)
  words(:)(1:1) = '*'
  print *, words
  print *, trim(words(1)) // trim(words(2))
  a = 'self'
  a(2:) = a
  print *, a
  call fill(a)
  print *, a
contains
  subroutine swap(x, y)
    character(*), intent(inout) :: x, y
    character(len(x)) :: t
    t = x
    x = y
    y = t
  end subroutine
  function upper(s) result(r)
    character(*), intent(in) :: s
    character(len(s)) :: r
    integer :: i
    do i = 1, len(s)
      select case (s(i:i))
      case ('a':'z')
        r(i:i) = char(ichar(s(i:i)) - 32)
      case default
        r(i:i) = s(i:i)
      end select
    end do
  end function
  pure function reverse(s) result(r)
    character(*), intent(in) :: s
    character(:), allocatable :: r
    integer :: i
    allocate(character(len(s)) :: r)
    do i = 1, len(s)
      r(i:i) = s(len(s)+1-i:len(s)+1-i)
    end do
  end function
  subroutine fill(s)
    character(*) :: s
    s = '!'
  end subroutine
end program
