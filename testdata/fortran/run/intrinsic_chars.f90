program intrinsics_chars
  implicit none
  character(10) :: s, t, a(3)
  character(:), allocatable :: d
  integer :: i, n
  logical :: back
  s = '  Hello'; t = 'lo'; a = ['b  a      ', ' xyz      ', 'Hello lo  ']
  back = .true.
  n = 3
  print *, len(s), len_trim(s), len(a), len_trim(a), len(trim(s)), len_trim('   ')
  print *, '[', trim(s), '][', adjustl(s), '][', adjustr(s), ']'
  print *, '[', adjustl(a), '][', adjustr(a), ']'
  print *, index(s, 'l'), index(s, 'l', .true.), index(s, 'l', back), index(s, trim(t)), index(s, ''), index('', s), index(s, '', .true.)
  print *, index(a, 'lo'), index(a, 'x'), index(a, ' ', back)
  print *, scan(s, 'ol'), scan(s, 'ol', .true.), scan(s, ''), scan(a, 'lx'), scan('', 'a')
  print *, verify(s, ' '), verify(s, ' ', back), verify(s, ' Helo'), verify(a, ' '), verify('aaa', 'a')
  print *, repeat('ab', n), repeat(trim(t), 2), '[', repeat('x', 0), ']'
  print *, char(65), achar(97), ichar('A'), iachar('a'), ichar(s(3:3)), (char(i), i = 70, 75), ichar(char(200))
  print *, lge(s, t), lgt(s, t), lle(s, t), llt(s, t), s == t, s < t, 'a' == 'a  ', 'ab' > 'a'
  print *, a == 'Hello lo', a < 'c', lge(a, 'b')
  print *, max('abc', 'abd'), min('b', 'a', 'c'), max(s, t), maxval(a), minval(a)
  print *, maxloc(a), minloc(a), findloc(a, 'Hello lo')
  d = trim(adjustl(s))//'-'//t
  print *, d, len(d)
  d = repeat(d, 2)
  print *, d, len(d), merge(s, t, n > 2), merge('yes', 'no ', [.true., .false.])
  print *, new_line('a') == char(10), [character(5) :: 'a', 'bcd']
  print *, char([72, 105]), ichar(['x', 'y']), achar(i - i + 66)
  call sub(trim(s), a(2:3))
contains
  subroutine sub(x, y)
    character(*) :: x, y(:)
    print *, len(x), x, len(y), y, trim(y(1)), index(x, 'e')
  end subroutine
end program
