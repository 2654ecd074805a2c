program p
  implicit none
  type t
    integer :: a(2,2)
    complex :: z(2)
    character(3) :: c(2)
  end type
  type(t) :: tt(2,2)
  integer :: j5(5)=[1,2,3,4,5], j6(6)=[1,2,3,4,5,6], jr(12)=[1,1,2,2,3,3,4,4,5,5,6,6], j11(11)=[1,2,3,4,5,6,7,8,9,10,11]
  integer :: neg=-5, k=3
  integer(2) :: i2(3)=[-1,-1,300]
  character(3) :: c6(7)=['a','b','c','d','e','f','g']
  logical :: l8(8)=[.true.,.false.,.true.,.false.,.true.,.false.,.true.,.true.]
  real :: neg4=-1e-20, r(3)=[-1.,-1.,0.]
  complex :: z6(7)
  real(8) :: d7(7)=[1d0,2d0,3d0,4d0,5d0,6d0,7d0]
  integer :: e0(0)
  integer :: m(2,2,2)
  namelist /nml/ j5,j6,jr,j11,neg,i2,c6,l8,neg4,r,z6,d7,e0,m,k
  namelist /n3/ tt,k
  integer :: i
  z6=[(cmplx(i,-i),i=1,7)]
  m=reshape([1,2,3,4,5,6,7,8],[2,2,2])
  do i=1,2
  tt(1,i)%z(1)=1;tt(1,i)%z(2)=2
  tt(2,i)=tt(1,i)
  end do
  do i=1,4
  tt(1+mod(i-1,2),1+(i-1)/2)%a=i
  tt(1+mod(i-1,2),1+(i-1)/2)%c=achar(96+i)
  end do
  write(*,nml)
  write(*,n3)
  write(*,nml,decimal='comma')
end program
