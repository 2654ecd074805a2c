module m
  type :: link
    integer :: a = 1
    real :: b = 2.5
    integer :: how = 0
  contains
    procedure :: wf => wlink
    generic :: write(formatted) => wf
  end type
  type w
    integer :: i = 7
    type(link) :: l
  end type
contains
  subroutine wlink(dtv, unit, iotype, vlist, iostat, iomsg)
    class(link), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: vlist(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    select case (dtv%how)
    case (0)
      write(unit, '("[",a,":",i0,"]",i3,f6.2)', iostat=iostat, iomsg=iomsg) iotype, size(vlist), dtv%a, dtv%b
    case (1)
      write(unit, *, iostat=iostat, iomsg=iomsg) dtv%a, dtv%b
    case (2)
      write(unit, *, iostat=iostat, iomsg=iomsg) iotype, 'x', dtv%a, 'y'
    case (3)
      write(unit, '(a)', iostat=iostat, iomsg=iomsg) 'p'
      write(unit, '(a,/,a)', iostat=iostat, iomsg=iomsg) 'q', 'r'
      write(unit, *, iostat=iostat, iomsg=iomsg) 's', 's'
      write(unit, *, iostat=iostat, iomsg=iomsg) 't', 5
    case (4)
      iostat = 0
    end select
  end subroutine
end module
program p
  use m
  type(link) :: x, y(2)
  class(link), allocatable :: c
  integer :: i
  character(80) :: buf
  character(10) :: s3(3)
  allocate(c)
  do i = 0, 4
  x%how = i; y%how = i; c%how = i
  write(*,'("=",i0)') i
  print *, x
  print *, x%a
  print *, 1, x, 2
  print *, 'u', x, 'v'
  print *, y, 'z', x
  print '(i2,dt"link"(1,2),i2)', 1, x, 2
  print '(dt)', y
  print *, c
  print *, 'a', c, 1.5
  buf = ' '
  if (i /= 3) then
  write(buf, *) 'u', x, 'v', x, 3
  print '(3a)', '<', buf, '>'
  write(buf, '(a,dt,i3)') 'u', x, 3
  print '(3a)', '<', buf, '>'
  end if
  write(*, '(dt,i3)', advance='no') x, 3
  write(*, *) x
  end do
end program
