! error handling with labels, end/err/eor, nested internal writes in functions in I/O lists
module util
  implicit none
contains
  function itoa(i) result(s)
    integer, intent(in) :: i
    character(len=:), allocatable :: s
    character(len=12) :: b
    write(b,'(i0)') i
    s = trim(b)
  end function
  function pad(s, n) result(r)
    character(*), intent(in) :: s
    integer, intent(in) :: n
    character(n) :: r
    r = s
  end function
  logical function exists(f)
    character(*), intent(in) :: f
    inquire(file=f, exist=exists)
  end function
  subroutine parse(line, words, n)
    character(*), intent(in) :: line
    character(*), intent(out) :: words(:)
    integer, intent(out) :: n
    integer :: i, s
    n = 0; s = 0
    do i = 1, len(line)+1
      if (i > len(line)) then
        if (s > 0) then
          n = n+1; words(n) = line(s:)
        end if
      else if (line(i:i) == ' ' .or. line(i:i) == ',') then
        if (s > 0) then
          n = n+1; words(n) = line(s:i-1); s = 0
        end if
      else if (s == 0) then
        s = i
      end if
    end do
  end subroutine
end module
program errs
  use util
  implicit none
  integer :: i, n, ios, u, cnt
  real :: x
  character(80) :: msg
  character(10) :: w(8)
  character(5) :: buf
  print *, 'value ', itoa(42), ' and ', pad(itoa(7), 4), '|'
  print '(3a)', itoa(1), '-', itoa(2)
  open(newunit=u, file='t.txt', status='replace')
  write(u,'(a)') '10', 'abc', '30', '4.5 6'
  rewind(u)
  cnt = 0
  do
    read(u, *, err=10, end=20) i
    cnt = cnt + i
    cycle
10  print *, 'bad line'
  end do
20 print *, 'sum', cnt
  rewind(u)
  i = 0
  do
    read(u, '(a)', advance='no', eor=30, end=40, size=n) buf
    print *, 'full ', buf, n
    cycle
30  i = i + 1
    print *, 'eor', i, n, '[', buf(:n), ']'
  end do
40 continue
  close(u, status='delete')
  print *, exists('t.txt')
  msg = '12 x'; read(msg(1:4), *, iostat=ios, iomsg=msg) i, x
  print *, ios, trim(msg), i
  call parse('the quick, brown  fox', w, n)
  print *, n, (trim(w(i))//';', i=1,n)
  write(*, '(a)', iostat=ios) 'ok'
  print *, ios
  open(newunit=u, file='/nonexistent/dir/file', iostat=ios, status='old')
  print *, ios /= 0
  do i = 1, 3
    if (i == 2) goto 50
    print *, 'i', i
50  continue
  end do
  write(buf, '(f5.2)') 123.456
  print *, buf
  write(msg, '(*(i0,1x))') (i, i=1,5)
  print *, trim(msg)
  read(msg, *) (n, i=1,3)
  print *, n
  print '(l1,1x,l3)', .true., .false.
  print '(a,/,a)', 'two', 'lines'
  print '(1x,80("="))'
  print '(4(a,:," | "))', 'a', 'b', 'c'
  print '(i5.5,1x,i5,1x,sp,i5)', 42, -42, 42
end program
