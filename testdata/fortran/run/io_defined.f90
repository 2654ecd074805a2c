module m
  implicit none
  type, abstract :: shape
  contains
    procedure(wr), deferred :: put
    generic :: write(formatted) => put
  end type
  abstract interface
    subroutine wr(dtv, unit, iotype, v_list, iostat, iomsg)
      import shape
      class(shape), intent(in) :: dtv
      integer, intent(in) :: unit
      character(*), intent(in) :: iotype
      integer, intent(in) :: v_list(:)
      integer, intent(out) :: iostat
      character(*), intent(inout) :: iomsg
    end subroutine
  end interface
  type, extends(shape) :: circle
    real :: r = 1
  contains
    procedure :: put => putcircle
  end type
  type, extends(shape) :: square
    real :: a = 2
    class(shape), pointer :: inner => null()
  contains
    procedure :: put => putsquare
  end type
  type, extends(square) :: cube
    real :: h = 3
  end type
  type :: holder
    class(shape), allocatable :: s
  end type
  type :: seqt
    sequence
    integer :: i, j
  end type
  interface write(formatted)
    procedure putseq
  end interface
  interface write(unformatted)
    procedure useq
  end interface
  interface read(unformatted)
    module procedure ruseq
  end interface
  interface read(formatted)
    module procedure rseq
  end interface
contains
  subroutine putcircle(dtv, unit, iotype, v_list, iostat, iomsg)
    class(circle), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    character(20) :: fmt
    if (size(v_list) == 2) then
      write(fmt, '("(a,f",i0,".",i0,",a)")') v_list
      write(unit, fmt, iostat=iostat, iomsg=iomsg) 'circle(', dtv%r, ')'
    else
      write(unit, '(a,g0,a)', iostat=iostat, iomsg=iomsg) 'circle<', dtv%r, '>'
    end if
    if (dtv%r < 0) then
      iostat = 77
      iomsg = 'negative radius'
    end if
  end subroutine
  recursive subroutine putsquare(dtv, unit, iotype, v_list, iostat, iomsg)
    class(square), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write(unit, '("sq:",a,i2)', iostat=iostat, iomsg=iomsg) trim(iotype), size(v_list)
    if (iostat /= 0) return
    if (associated(dtv%inner)) write(unit, '("{",dt(5,2),"}")', iostat=iostat, iomsg=iomsg) dtv%inner
  end subroutine
  subroutine putseq(dtv, unit, iotype, v_list, iostat, iomsg)
    type(seqt), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write(unit, '(i0,"/",i0)', iostat=iostat, iomsg=iomsg) dtv%i, dtv%j
  end subroutine
  subroutine rseq(dtv, unit, iotype, v_list, iostat, iomsg)
    type(seqt), intent(inout) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    character :: c
    if (iotype == 'LISTDIRECTED') then
      read(unit, *, iostat=iostat, iomsg=iomsg) dtv%i, dtv%j
    else
      read(unit, '(i2,a,i2)', iostat=iostat, iomsg=iomsg) dtv%i, c, dtv%j
      if (iostat == 0 .and. c /= '/') then
        iostat = 99; iomsg = 'no slash but ' // c
      end if
    end if
  end subroutine
  subroutine useq(dtv, unit, iostat, iomsg)
    type(seqt), intent(in) :: dtv
    integer, intent(in) :: unit
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write(unit, iostat=iostat, iomsg=iomsg) dtv%j
    write(unit, iostat=iostat, iomsg=iomsg) dtv%i
  end subroutine
  subroutine ruseq(dtv, unit, iostat, iomsg)
    type(seqt), intent(inout) :: dtv
    integer, intent(in) :: unit
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    read(unit, iostat=iostat, iomsg=iomsg) dtv%i, dtv%j
  end subroutine
end module
program p
  use m
  implicit none
  type(circle), target :: c, neg
  type(square), target :: s
  type(cube), target :: k
  type(holder) :: h(2)
  type(seqt) :: q, v(3), w(3)
  class(shape), pointer :: g
  integer :: st, i, a, b
  character(60) :: msg, buf, lines(2)
  neg%r = -1
  s%inner => c
  k%inner => s
  print *, c
  print '(dt(8,3))', c
  print '(dt"x")', s
  print '(dt,i3)', k, 4
  allocate(h(1)%s, source=c)
  allocate(h(2)%s, source=s)
  do i = 1, 2
    print '(a,dt)', 'h', h(i)%s
  end do
  g => k
  print *, 'g', g
  msg = 'none'
  write(*, *, iostat=st, iomsg=msg) neg
  print '(i0,1x,a)', st, trim(msg)
  write(buf, '(dt,dt)', iostat=st, iomsg=msg) c, neg
  print '(i0,1x,a)', st, trim(msg)
  write(buf, '(dt,"|",dt)') c, s
  print '(a)', trim(buf)
  q = seqt(3, 4)
  v = [seqt(1,2), seqt(3,4), seqt(5,6)]
  print *, q, v
  print '(2(dt,","))', v
  write(lines, '(dt)') v(1:2)
  print '(a)', (trim(lines(i)), i = 1, 2)
  open(10, form='unformatted', status='scratch')
  write(10) q, v, 7
  rewind 10
  read(10) a, b, w, i
  print *, a, b, i
  print '(dt)', w
  rewind 10
  read(10) a, b, w(3:1:-1), i
  print '(dt)', w
  buf = '12/3445 6 7, 8  9'
  read(buf, '(dt,i2)') q, i
  print *, q%i, q%j, i
  read(buf(8:), *) i, q, a
  print *, i, q%i, q%j, a
  read(buf, '(i2,dt)', iostat=st, iomsg=msg) i, q
  print '(i0,1x,a)', st, trim(msg)
  read(buf(1:4), '(i2,dt)', iostat=st, iomsg=msg) i, q
  print '(i0,1x,a)', st, trim(msg)
  w = seqt(0,0)
  buf = '1 2 3 4 2*5 77'
  read(buf, *) w, i
  print '(3(dt,1x),i0)', w, i
  w([3,1]) = seqt(0,0)
  read(buf, *) w([3,1])
  print '(3(dt,1x))', w
  open(11, status='scratch')
  write(11, '(dt,1x,dt)', advance='no') v(1:2)
  write(11, '(a)') ' end'
  write(11, *) v
  rewind 11
  read(11, '(a)') buf
  print '(a)', buf
  read(11, '(a)') buf
  print '(a)', buf
end program
