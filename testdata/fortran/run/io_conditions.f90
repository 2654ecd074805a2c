program p
  implicit none
  integer :: i,ios,u,n
  character(200) :: msg = " "
  character(30) :: s
  logical :: l
  s = ' '
  read(5,*,iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  read(5,*,iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  read(5,'(i5)',iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  rewind(5,iostat=ios,iomsg=msg); print *, ios, trim(msg)
  write(5,*,iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  read(6,*,iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  open(11,file='oo.txt')
  open(12,file='oo.txt',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  open(12,file='oo2.txt',status='foo',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  open(12,file='oo2.txt',action='foo',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  open(12,file='oo2.txt',access='foo',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  open(12,file='oo2.txt',form='foo',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  open(12,file='nodir/oo2.txt',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  open(12,file='oo2.txt',position='foo',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  open(12,status='new',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  close(12,status='delete',iostat=ios)
  open(12,file='oo2.txt',recl=0,iostat=ios,iomsg=msg); print *, ios, trim(msg)
  open(12,file='oo2.txt',recl=-5,iostat=ios,iomsg=msg); print *, ios, trim(msg)
  open(12,file='oo2.txt',status='replace',action='write',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  read(12,*,iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  close(12,status='foo',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  close(12,status='delete',iostat=ios,iomsg=msg)
  backspace(50,iostat=ios,iomsg=msg); print *, 'b',ios, trim(msg)
  rewind(50,iostat=ios,iomsg=msg); print *, ios, trim(msg)
  endfile(51,iostat=ios,iomsg=msg); print *, ios, trim(msg)
  close(51,status='delete')
  flush(50,iostat=ios,iomsg=msg); print *, ios, trim(msg)
  read(52,*,iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  close(52,status='delete')
  open(13,status='scratch',access='direct',recl=8,form='formatted')
  write(13,'(a)',rec=0,iostat=ios,iomsg=msg) 'x'; print *, ios, trim(msg)
  backspace(13,iostat=ios,iomsg=msg); print *, ios, trim(msg)
  read(13,'(a)',rec=9,iostat=ios,iomsg=msg) s; print *, ios, trim(msg)
  inquire(13,name=s,named=l); print *, l, s
  open(14,file='oo3',access='stream')
  backspace(14,iostat=ios,iomsg=msg); print *, 'bs',ios, trim(msg)
  write(14,pos=0,iostat=ios,iomsg=msg) 1; print *, ios, trim(msg)
  write(14) 1_1
  read(14,pos=1,iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  close(14,status='delete')
  close(11,status='delete')
  open(15,file='oo4',form='unformatted',status='replace')
  write(15) 1
  read(15,iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  read(15,iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  backspace(15); backspace(15)
  read(15,iostat=ios,iomsg=msg) i; print *, ios, i
  close(15,status='delete')
  open(15,file='oo4',form='formatted',status='replace')
  write(15,*) 1
  read(15,*,iostat=ios,iomsg=msg) i; print *, ios, trim(msg)
  close(15,status='delete')
  open(15,file='oo4',status='old',position='append',iostat=ios,iomsg=msg); print *, ios, trim(msg)
  s='abc'
  write(s,'(i5)',iostat=ios) 5; print *, s
  read(s,'(a,i5)',iostat=ios,iomsg=msg) s(1:2), i; print *, ios,trim(msg)
end program
