program p
  implicit none
  type t
    integer :: a(2)=-9
    real :: x=-9
    character(3) :: c='@'
  end type
  type(t) :: tt, ta(3)
  integer :: i=-9, j(5)=-9, m(2,2)=-9, ios
  real :: x=-9, y(3)=-9
  logical :: l=.true.
  character(10) :: s='@', sa(3)='@'
  complex :: z=-9
  character(100) :: msg = " "
  namelist /nml/ i,j,m,x,y,l,s,sa,z,tt,ta
  character(80) :: in(60)
  integer :: k
  in=''
  call go('&nml i=5 /')
  call go(' &NML I = 5, X=2.5 /')
  call go('&nml j=1,2,3 x=1/')
  call go('&nml j(2)=7 j(4:5)=8,9 /')
  call go('&nml j=3*4, 2* x=7/')
  call go('&nml j=,5,,6 /')
  call go('&nml s=''it''''s'' sa="a","b" /')
  call go('&nml s=abc /')
  call go('&nml l=.false. z=(1,2) /')
  call go('&nml tt%a=1,2 tt%x=3.5 tt%c="xyz" /')
  call go('&nml tt=1,2,3.5,"xyz" /')
  call go('&nml ta(2)%x=5 ta(3)=7,8,9.,"q" /')
  call go('&nml m(1,2)=5 m(2,:)=6,7 /')
  call go('&nml i=5 ! comment /|x=3 /')
  call go('&nml i=5|x=3|/')
  call go('&nml i=5 &end')
  call go('$nml i=5 $end')
  call go('&other i=7 /|&nml i=5 /')
  call go('&nml q=5 /')
  call go('&nml i=abc /')
  call go('&nml i=5')
  call go('&nml')
  call go('&nml /')
  call go('&nml i=5,6 /')
  call go('&nml j(1:5:2)=1,2,3 /')
  call go('&nml j(7)=1 /')
  call go('&nml i(2)=1 /')
  call go('&nml y(2)=5,6 x=1/')
  call go('&nml s(2:3)="ab" /')
  call go('&nml sa(2)(1:2)="xy" /')
  call go('&nml i = 5   x = 6  y=1 2 3 l=f /')
  call go('&nml ta%x = 1,2,3 /')
  call go('&nml ta(:)%x = 1,2,3 /')
  call go('&nml x /')
  call go('&nml j=1 2|3 4|5 /')
  call go('text before|&nml i=4/')
  call go('&nml l=true y=2*1.5,3 s="long string that goes over the end"/')
contains
  subroutine go(text)
    character(*) :: text
    integer :: a,b,u
    i=-9;j=-9;m=-9;x=-9;y=-9;l=.true.;s='@';sa='@';z=-9;tt=t();ta=t()
    open(newunit=u,status='scratch')
    a=1
    do
      b=index(text(a:),'|')
      if (b==0) exit
      write(u,'(a)') text(a:a+b-2)
      a=a+b
    end do
    write(u,'(a)') text(a:)
    rewind(u)
    read(u,nml,iostat=ios,iomsg=msg)
    if(ios==0) msg=''
    print '(a)', text
    print '(i0,1x,a)', ios,trim(msg)
    print *, i,j,m,x,y,l
    print *, s,sa,z,tt,ta
    close(u)
  end subroutine
end program
