program io1
  implicit none
  type point
    real(8) :: x, y
    integer :: id
  end type
  type(point) :: p, ps(3)
  integer :: i, j, n, ios, unit
  real(8) :: a(4,4), s
  real, allocatable :: v(:)
  character(len=32) :: name, line
  character(len=:), allocatable :: txt
  logical :: ok
  do j=1,4; do i=1,4
    a(i,j) = i + 10*j
  end do; end do
  print '(4f8.2)', a
  print '(a,4f6.1)', ('row', (a(i,j), j=1,4), i=1,4)
  write(*,'(a,i0,a,f0.3,a,l1)') 'n=', 42, ' x=', 3.14159, ' ok=', .true.
  p = point(1.5d0, -2.5d0, 7)
  ps = p
  ps(2)%id = 8
  print *, p
  print *, ps
  write(*,'(2f6.2,i4)') ps
  write(name,'(a,i3.3,a)') 'file', 7, '.dat'
  print *, trim(name)
  open(newunit=unit, file=trim(name), status='replace', action='readwrite')
  do i=1,3
    write(unit,*) i, sqrt(real(i)), 'line'
  end do
  rewind(unit)
  n = 0
  do
    read(unit,'(a)',iostat=ios) line
    if (ios /= 0) exit
    n = n + 1
    print *, trim(adjustl(line))
  end do
  print *, n, ios
  rewind(unit)
  do
    read(unit,*,end=100) i, s
    print *, i, s
  end do
100 continue
  close(unit, status='delete')
  inquire(file=name, exist=ok)
  print *, ok
  allocate(v(5))
  v = [(0.5*i, i=1,5)]
  open(20, file='bin.dat', form='unformatted', access='stream')
  write(20) size(v), v
  close(20)
  v = 0
  open(20, file='bin.dat', form='unformatted', access='stream', status='old')
  read(20) n, v
  close(20)
  print *, n, v
  open(21, file='seq.dat', form='unformatted')
  write(21) a(:,1:2), n, .true.
  write(21) 'hello', p
  rewind(21)
  a = 0
  read(21) a(:,3:4), n, ok
  print *, a(:,3), n, ok
  read(21) line(1:5), p
  print *, line(1:5), p
  close(21)
  txt = 'abc' // 'def'
  print *, txt, len(txt)
  read(txt(1:3),'(a)') line
  print *, line
  line = '10 20 30'
  read(line,*) i, j, n
  print *, i+j+n
  write(*,'(*(i0,:,", "))') [(i*i, i=1,10)]
  write(*,'(3(e12.4,1x))') v
  print '(1x,a,t20,a)', 'left', 'right'
  write(*,'(a)',advance='no') 'part one, '
  write(*,'(a)') 'part two'
  write(*,1000) 3, 2.5
1000 format('i=',i3,' x=',f6.2)
  print 20, 1.0
20 format(1x,f8.3)
  if (n == 30) write(0,*) 'to stderr'
end program
