program table
  implicit none
  integer, parameter :: n = 5
  integer :: i, j, u, ios, nl, ival
  real(8) :: x, y, mat(n,n), vec(n)
  character(len=256) :: line
  character(len=20) :: key, fmt
  character(len=10) :: words(4)
  logical :: found
  complex(8) :: z
  integer(8) :: big
  real :: sp
  ! table with a computed format
  write(fmt, '("(",i0,"(f8.3,1x),a)")') n
  do j = 1, n
    do i = 1, n
      mat(i,j) = 1.0d0/(i+j-1)
    end do
    vec(j) = j
  end do
  do i = 1, n
    write(*, fmt) mat(i,:), '|'
  end do
  write(*, '(a)') repeat('-', 40)
  write(*, '(5(es10.3e2,:,","))') matmul(mat, vec)
  ! key=value file
  open(newunit=u, file='cfg.txt', status='replace')
  write(u, '(a)') '# comment', 'size = 128', 'tol=1.0e-6', '', 'title = "a b c"', 'flag = T'
  rewind(u)
  nl = 0
  do
    read(u, '(a)', iostat=ios) line
    if (ios < 0) exit
    if (ios > 0) stop 'read error'
    nl = nl + 1
    line = adjustl(line)
    if (line(1:1) == '#' .or. len_trim(line) == 0) cycle
    i = index(line, '=')
    if (i == 0) cycle
    key = line(:i-1)
    select case (trim(key))
    case ('size'); read(line(i+1:), *) ival; print *, 'size', ival
    case ('tol'); read(line(i+1:), *) x; print *, 'tol', x
    case ('flag'); read(line(i+1:), *) found; print *, 'flag', found
    case default; print *, 'other ', trim(key), ' -> ', trim(adjustl(line(i+1:)))
    end select
  end do
  close(u, status='delete')
  print *, nl
  line = ' alpha beta, "gamma delta" eps'
  read(line, *) words
  print '(*("[",a,"]"))', (trim(words(i)), i=1,4)
  z = (1.0d0, -1.0d0)
  print *, z, abs(z), conjg(z), sqrt(z)
  print '(2f8.3)', z
  big = 2_8**40
  print *, big, huge(big), int(big/1000_8), -big
  print '(z16.16,1x,b12.8,1x,o6)', big, 37, 64
  sp = 1.0/3.0
  x = sp
  print *, sp, x, real(1.0d0/3.0d0)
  print '(f0.2,1x,f5.1,1x,e12.5,1x,g12.5)', x, x, x, x
  y = 1.0d0
  do i = 1, 20
    y = y/10
    write(*, '(1x,g0)', advance='no') y
    if (mod(i,5) == 0) write(*,*)
  end do
  write(*, '(/,a,/)') 'end of table'
  print *, [1,2,3], [1.0,2.0], ['ab','cd']
  print *, (i, i*i, i=1,3), ((mat(i,j), i=1,2), j=1,2)
  print "(3(a,i2,','))", 'a', 1, 'b', 2, 'c', 3
  call flush(6)
  open(unit=33, file='direct.dat', access='direct', recl=40, form='unformatted')
  do i = 1, 4
    write(33, rec=i) vec*i
  end do
  read(33, rec=3) vec
  print *, vec
  inquire(33, nextrec=i, recl=j)
  print *, i, j
  close(33, status='delete')
  inquire(iolength=j) mat
  print *, j
end program
