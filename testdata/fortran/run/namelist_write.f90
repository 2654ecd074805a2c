program p
  implicit none
  type in
    integer :: q
    real(8) :: w(2)
  end type
  type t
    integer :: a
    real :: b(3)
    character(len=4) :: c
    type(in) :: d
  end type
  type(t) :: tt, ta(2)
  integer :: i=1, j(3)=[1,2,3], big(40), u
  integer(1) :: i1=1
  integer(8) :: i8=5
  real :: x=1.5, a(10)=0, m(2,3)
  real(8) :: d=1d0, dd(4)=[1d0,1d0,2d0,2d0]
  complex :: z=(1,2), zz(2)=(1,2)
  complex(8) :: z8=(1d0,2d0)
  logical :: l=.true., ll(3)=.false.
  character(20) :: s='hello', sa(2)=['ab','ab']
  character(100) :: ls
  character(:), allocatable :: ac
  real, allocatable :: al(:)
  namelist /nml/ i, x, a, s, l
  namelist /n2/ i, j, i1, i8, d, dd, z, zz, z8, ll, sa, m
  namelist /n3/ tt, ta
  namelist /n4/ big, ls, al, ac
  namelist /n5/ i,s
  big=[(i,i=1,40)]
  i=1
  ls=repeat('abcdefghij',10)
  allocate(al(3)); al=2.5; ac='it''s "q"'
  m=reshape([1.,2.,3.,4.,5.,6.],[2,3])
  tt%a=1;tt%b=[1.,2.,2.];tt%c='abcd';tt%d%q=7;tt%d%w=0.5d0
  ta=tt
  a(3)=2
  write(*,nml)
  write(*,nml=n2)
  write(*,nml=n3)
  write(*,nml=n4)
  write(*,nml=n5,delim='apostrophe')
  write(*,nml=n5,delim='none')
  open(newunit=u,file='nn',delim='quote')
  write(u,n5)
  close(u)
  open(newunit=u,file='nn'); rewind(u)
  read(u,'(a)') ls; print *, trim(ls)
  read(u,'(a)') ls; print *, trim(ls)
  read(u,'(a)') ls; print *, trim(ls)
  close(u,status='delete')
end program
