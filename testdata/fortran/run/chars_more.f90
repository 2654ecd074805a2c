! Characters: results whose length depends on arguments, substrings, deferred lengths.
module m
contains
  function rep(c, n) result(r)
    character(len=*), intent(in) :: c
    integer, intent(in) :: n
    character(len=len(c)*n) :: r
    r = repeat(c, n)
  end function
  function dyn(c) result(r)
    character(len=*), intent(in) :: c
    character(len=:), allocatable :: r
    r = '<'//trim(c)//'>'
  end function
  function arrf(n) result(r)
    integer, intent(in) :: n
    character(len=n) :: r(n)
    integer :: i
    do i=1,n
      r(i) = repeat(achar(96+i), i)
    end do
  end function
  elemental function up(c) result(r)
    character(len=*), intent(in) :: c
    character(len=len(c)) :: r
    integer :: i
    do i=1,len(c)
      if (c(i:i)>='a' .and. c(i:i)<='z') then
        r(i:i) = achar(iachar(c(i:i))-32)
      else
        r(i:i)=c(i:i)
      end if
    end do
  end function
  subroutine sub(a, n)
    integer, intent(in) :: n
    character(len=*), intent(in) :: a(n)
    print *, len(a), a
  end subroutine
  subroutine asis(a)
    character(len=*), intent(inout) :: a(:)
    a(:)(2:2) = '*'
    print *, len(a), size(a), a
  end subroutine
end module
program p
  use m
  implicit none
  character(len=5) :: a = 'abc'
  character(len=3) :: b(4) = ['one','two','thr','fou']
  character(len=:), allocatable :: d, e(:)
  character(10) :: s
  character :: c1*4, c2*6
  integer :: i
  c1 = 'wxyz'; c2='123456'
  print *, '['//a//']', len_trim(a), rep('ab',3), dyn(a), len(dyn('  x ')), arrf(3)
  print *, up(b), up('hello')
  call sub(b, 2)
  call sub(['aa','bb'], 2)
  call asis(b)
  call asis(b(4:1:-2))
  print *, b
  d = 'x'
  do i=1,5
    d = d//d(1:1)//char(48+i)
  end do
  print *, d, len(d)
  e = ['abc','def']
  print *, e, len(e), size(e)
  deallocate(e)
  allocate(character(len=7) :: e(2))
  e = 'q'
  print *, e, len(e), '|'
  d(2:3) = '!!'
  print *, d
  a(2:) = a
  print *, a
  a(1:4) = a(2:5)
  print *, a
  print *, index('hello world','o'), index('hello world','o',.true.), scan('abc','cb'), verify('aabc','a'), scan('abc','ab',back=.true.), verify('  x ',' ')
  print *, adjustl('  ab')//'|', adjustr('ab  ')//'|', lge('a','b'), llt('a','b'), 'a'<'b ', 'ab'=='ab  ', 'a'//'b'=='ab'
  print *, trim(adjustl('   x  '))//'|', repeat('-',5), ichar('A'), achar(66), char(67), iachar('z'), new_line('a')==achar(10)
  s = 'abcdefghij'
  print *, s(3:5), s(:2), s(9:), s(5:4)//'|', s(3:3)
  write(s,'(i5)') 42
  print *, s//'|'
  read(s,*) i
  print *, i
  print *, max('abc','abd'), min('b','a'), len(repeat('a',0)), c1//c2
  associate (q => s(4:5))
    q = 'zz'
  end associate
  print *, s
  print *, merge('yes','no ',i==42), [character(4)::(b(i),i=1,4)]
  select case (trim(a))
  case ('a':'b')
    print *, 'ab'
  case default
    print *, 'other ', a
  end select
end program
