program p
  implicit none
  integer :: i,j,k, ios, u, n
  real :: x,y
  real(8) :: d
  character(20) :: s, t, lines(3)
  character(100) :: msg = " "
  logical :: l
  complex :: z
  open(10,file='rr.txt')
  write(10,'(a)') 'one','two'
  rewind(10)
  do i=1,5
    read(10,'(a)',iostat=ios,iomsg=msg) s
    print *, ios, trim(s), ' ', trim(msg)
  end do
  write(10,'(a)',iostat=ios,iomsg=msg) 'x'
  print *, 'w', ios, trim(msg)
  backspace(10)
  write(10,'(a)',iostat=ios,iomsg=msg) 'x'
  print *, 'w', ios, trim(msg)
  rewind(10)
  read(10,*) s, t
  print *, s, t
  rewind(10)
  read(10,'(a)',advance='no',iostat=ios,size=n) s(1:2)
  print *, ios, n
  read(10,'(a)',advance='no',iostat=ios,size=n) s
  print *, ios, n, '[',s,']'
  read(10,'(a)',advance='no',iostat=ios,size=n) s
  print *, ios, n, '[',s,']'
  read(10,'(a)',advance='no',iostat=ios,size=n) s(1:3)
  print *, ios, n, '[',s,']'
  read(10,'(a)',iostat=ios) s(1:3)
  print *, ios, '[',s,']'
  close(10,status='delete')
  open(newunit=u,file='rr.txt'); print *, u
  write(u,'(a)',advance='no') 'abc'
  close(u)
  open(newunit=u,file='rr.txt',access='stream',form='formatted'); print *, u
  inquire(u,size=n); print *, n
  write(u,'(a)') 'hello'
  inquire(u,pos=n); print *, n
  write(u,'(a)') 'world'
  write(u,'(a)',pos=3) 'X'
  inquire(u,pos=n); print *, n
  read(u,'(a)',pos=1) s; print *, s
  read(u,'(a)',iostat=ios) s; print *, ios,s
  inquire(u,size=n); print *, n
  close(u,status='delete')
  s = '1,2,,4'
  i=9;j=9;k=9;n=9
  read(s,*) i,j,k,n; print *, i,j,k,n
  s = '2*7 3*'
  i=9;j=9;k=9;n=9
  read(s,*) i,j,k,n; print *, i,j,k,n
  s = '1 2/ 3'
  i=9;j=9;k=9
  read(s,*) i,j,k; print *, i,j,k
  s = '(1.0,2.0) T .false.'
  read(s,*) z,l; print *, z,l
  s = '''it''''s'' "q""x" bare'
  read(s,*) t,lines(1:1); print *, t,lines(1)
end program
