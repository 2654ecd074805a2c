program p
  implicit none
  integer :: i,ios,u
  character(20) :: a(6), s
  character(100) :: msg = " "
  real :: x(4) = [1.,2.,3.,4.]
  a='@'
  write(a,*,iostat=ios,iomsg=msg) x
  print *, ios, trim(msg)
  print '(3("[",a,"]"))', a
  a='@'
  write(a,*,iostat=ios,iomsg=msg) 'abcdefghijkl', 'mnopqrstuvwxyz','12'
  print *, ios, trim(msg)
  print '(3("[",a,"]"))', a
  a='@'
  write(a,'(a,/,a)',iostat=ios,iomsg=msg) 'abcdefghijkl', 'mno'
  print '(3("[",a,"]"))', a
  open(newunit=u,file='ww1.txt',recl=30)
  write(u,*,iostat=ios,iomsg=msg) x
  print *, ios, trim(msg)
  write(u,*,iostat=ios,iomsg=msg) 'abcdefghijkl', 'mnopqrstuvwxyz','12','345678'
  print *, ios, trim(msg)
  write(u,'(a)',iostat=ios,iomsg=msg) 'abcdefghijklmnopqrstuvwxyz012345678'
  print *, ios, trim(msg)
  write(u,'(5i10)',iostat=ios,iomsg=msg) 1,2,3,4,5
  print *, ios, trim(msg)
  close(u)
  ! direct formatted
  open(newunit=u,file='ww1.txt',access='direct',form='formatted',recl=10)
  write(u,'(a)',rec=2,iostat=ios,iomsg=msg) 'abc'
  write(u,'(a,/,a)',rec=3,iostat=ios,iomsg=msg) 'abc','def'
  print *, ios, trim(msg)
  write(u,'(a)',rec=1,iostat=ios,iomsg=msg) 'abcdefghijklm'
  print *, ios, trim(msg)
  inquire(u,nextrec=i); print *, i
  close(u)
  open(newunit=u,file='ww.dat',form='unformatted')
  write(u) 1_8, 'abc', x
  write(u)
  write(u) .true.
  endfile(u)
  rewind(u)
  read(u) s(1:8)
  read(u)
  read(u) i
  print *, i
  backspace(u)
  backspace(u)
  backspace(u)
  read(u,iostat=ios) s(1:8), msg(1:3)
  print *, msg(1:3)
  close(u)
  open(newunit=u,file='ww.dat',form='unformatted',access='direct',recl=16)
  write(u,rec=3) 1,2
  close(u)
  open(newunit=u,file='ww.dat',form='unformatted',access='stream',convert='big_endian')
  write(u) 1,2.0d0,'ab'
  inquire(u,pos=i); print *, i
  close(u)
  write(27,*) 'x'
  inquire(27,name=s); print *, trim(s(len_trim(s)-6:))
  rewind(27)
  read(27,'(a)') s
  print *, s
  close(27,status='delete')
  write(*,'(a,$)') 'no newline'
  write(*,'(a)') '|'
  write(*,'(*(i3,:,","))') 1,2,3
  write(*,'(*(i3,","))') 1,2,3
  write(*,'(2(i3,","))') 1,2,3
  write(*,'(''x='',i3)') 1,2,3
  write(*,'(3x,a,//,a)') 'a','b'
  write(*,'(i3)') 
  write(*,'("a",i3,"b")') 
  write(*,'(a,l2,g12.4,g0,g10.3)') 'a',.true.,.false.,.true.,'abc'
  write(*,'(a)') x(1)
  write(*,'(i5)',iostat=ios,iomsg=msg) x(1)
  print *, trim(msg)
end program
