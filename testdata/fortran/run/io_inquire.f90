program p
  implicit none
  integer :: i,n
  logical :: l,l2,l3
  character(20) :: c(16)
  c='?'
  open(9,file='there.txt'); write(9,'(a)') 'one', 'two'; close(9)
  inquire(6,exist=l,opened=l2,named=l3,number=n,access=c(1),form=c(2),action=c(3),read=c(4),write=c(5),readwrite=c(6),position=c(7),sequential=c(8),direct=c(9),formatted=c(10),unformatted=c(11),blank=c(12),delim=c(13),pad=c(14),name=c(15),recl=i); call pr
  inquire(5,exist=l,opened=l2,named=l3,number=n,access=c(1),form=c(2),action=c(3),read=c(4),write=c(5),readwrite=c(6),position=c(7),sequential=c(8),direct=c(9),formatted=c(10),unformatted=c(11),blank=c(12),delim=c(13),pad=c(14),name=c(15),recl=i); call pr
  inquire(0,exist=l,opened=l2,named=l3,number=n,access=c(1),form=c(2),action=c(3),read=c(4),write=c(5),readwrite=c(6),position=c(7),sequential=c(8),direct=c(9),formatted=c(10),unformatted=c(11),blank=c(12),delim=c(13),pad=c(14),name=c(15),recl=i); call pr
  inquire(44,exist=l,opened=l2,named=l3,number=n,access=c(1),form=c(2),action=c(3),read=c(4),write=c(5),readwrite=c(6),position=c(7),sequential=c(8),direct=c(9),formatted=c(10),unformatted=c(11),blank=c(12),delim=c(13),pad=c(14),name=c(15),recl=i); call pr
  inquire(44,stream=c(1),round=c(2),sign=c(3),decimal=c(4),encoding=c(5),asynchronous=c(6),convert=c(7),size=n); print '(*(a,","))', c(1:7); print *, l,n
  inquire(-44,exist=l); print *,l
  inquire(file='there.txt',exist=l,opened=l2,named=l3,number=n,access=c(1),form=c(2),action=c(3),read=c(4),write=c(5),readwrite=c(6),position=c(7),sequential=c(8),direct=c(9),formatted=c(10),unformatted=c(11),blank=c(12),delim=c(13),pad=c(14),name=c(15),recl=i); call pr
  inquire(file='nonono',exist=l,opened=l2,named=l3,number=n,access=c(1),form=c(2),action=c(3),read=c(4),write=c(5),readwrite=c(6),position=c(7),sequential=c(8),direct=c(9),formatted=c(10),unformatted=c(11),blank=c(12),delim=c(13),pad=c(14),name=c(15),recl=i); call pr
  inquire(file='there.txt',stream=c(1),round=c(2),sign=c(3),decimal=c(4),encoding=c(5),asynchronous=c(6),convert=c(7),size=n); print '(*(a,","))', c(1:7); print *, l,n
  open(44,file='qq',access='direct',recl=20)
  inquire(44,exist=l,opened=l2,named=l3,number=n,access=c(1),form=c(2),action=c(3),read=c(4),write=c(5),readwrite=c(6),position=c(7),sequential=c(8),direct=c(9),formatted=c(10),unformatted=c(11),blank=c(12),delim=c(13),pad=c(14),name=c(15),recl=i); call pr
  inquire(44,nextrec=n); print *,n
  close(44,status='delete')
  open(44,file='qq',access='stream',action='write')
  inquire(44,exist=l,opened=l2,named=l3,number=n,access=c(1),form=c(2),action=c(3),read=c(4),write=c(5),readwrite=c(6),position=c(7),sequential=c(8),direct=c(9),formatted=c(10),unformatted=c(11),blank=c(12),delim=c(13),pad=c(14),name=c(15),recl=i); call pr
  inquire(44,pos=n); print *,n
  inquire(44,nextrec=n); print *,n
  inquire(44,stream=c(1),round=c(2),sign=c(3),decimal=c(4),encoding=c(5),asynchronous=c(6),convert=c(7),size=n); print '(*(a,","))', c(1:7); print *, l,n
  close(44,status='delete')
  open(44,file='there.txt',action='read',status='old')
  inquire(44,exist=l,opened=l2,named=l3,number=n,access=c(1),form=c(2),action=c(3),read=c(4),write=c(5),readwrite=c(6),position=c(7),sequential=c(8),direct=c(9),formatted=c(10),unformatted=c(11),blank=c(12),delim=c(13),pad=c(14),name=c(15),recl=i); call pr
  read(44,*)
  inquire(44,position=c(1)); print *, c(1)
  inquire(44,stream=c(1),round=c(2),sign=c(3),decimal=c(4),encoding=c(5),asynchronous=c(6),convert=c(7),size=n); print '(*(a,","))', c(1:7); print *, l,n
  close(44)
  open(44,file='qq',form='unformatted',status='replace')
  inquire(44,exist=l,opened=l2,named=l3,number=n,access=c(1),form=c(2),action=c(3),read=c(4),write=c(5),readwrite=c(6),position=c(7),sequential=c(8),direct=c(9),formatted=c(10),unformatted=c(11),blank=c(12),delim=c(13),pad=c(14),name=c(15),recl=i); call pr
  write(44) 1
  inquire(44,position=c(1)); print *, c(1)
  rewind(44)
  inquire(44,position=c(1)); print *, c(1)
  close(44,status='delete')
  contains
  subroutine pr
  print '(3l2,i12,*(a,","))', l,l2,l3,n,(trim(c(n)),n=1,15)
  print *, i
  c='?';i=99;n=99
  end subroutine
end program
