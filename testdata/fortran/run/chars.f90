module text
  implicit none
contains
  function twice(s) result(r)
    character(*), intent(in) :: s
    character(2*len(s)) :: r
    r = s // s
  end function
  subroutine up(s)
    character(len=*), intent(inout) :: s
    integer :: i
    do i = 1, len(s)
      if (s(i:i) >= 'a' .and. s(i:i) <= 'z') s(i:i) = achar(iachar(s(i:i)) - 32)
    end do
  end subroutine
  function join(a, sep) result(r)
    character(*), intent(in) :: a(:)
    character(*), intent(in) :: sep
    character(:), allocatable :: r
    integer :: i
    r = trim(a(1))
    do i = 2, size(a)
      r = r // sep // trim(a(i))
    end do
  end function
end module
program chars
  use text
  implicit none
  character(5) :: a, b
  character(12) :: c
  character(:), allocatable :: d
  character(4) :: list(3)
  integer :: i
  a = 'ab'
  b = 'abcdefgh'
  print *, '[', a, '][', b, ']', len(a), len_trim(a)
  c = a // b
  print *, '[' // c // ']'
  print *, a < b, a == 'ab', 'abc' > 'abd', 'a ' == 'a'
  c(3:5) = 'xyz'
  print *, c, c(2:3), c(11:)
  d = 'hello'
  print *, d, len(d)
  d = d // ' world'
  print *, d, len(d)
  d = d(3:6)
  print *, '[' // d // ']', len(d)
  print *, twice('xo'), len(twice('abc'))
  call up(c)
  print *, c
  list = ['one ', 'two ', 'tri ']
  print *, list
  list(2)(1:1) = 'T'
  print *, join(list, ', ')
  print *, trim(adjustl('  hi ')), index('banana', 'na'), scan('hello', 'lo'), verify('aab', 'a')
  print *, repeat('ab', 3), char(65), ichar('z')
  do i = 1, 3
    call show(list(i)(1:2))
  end do
  print *, merge('yes', 'no ', i > 2)
contains
  subroutine show(s)
    character(*) :: s
    print *, '<' // s // '>', len(s)
  end subroutine
end program
