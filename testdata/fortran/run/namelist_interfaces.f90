! Interfaces for the input and output of derived types, of polymorphic objects too, in namelists.
module m
  implicit none
  type :: base
    integer :: x = 1
  end type
  type, extends(base) :: more
    integer :: y = 2
  end type
  type :: other
    character(4) :: word = 'abcd'
  end type
  interface write(formatted)
    procedure :: wb, wo
  end interface
  interface read(formatted)
    procedure :: ro
  end interface
contains
  subroutine wb(dtv, unit, iotype, v_list, iostat, iomsg)
    class(base), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    select type (dtv)
    type is (more)
      write(unit, *, iostat=iostat, iomsg=iomsg) iotype, size(v_list), dtv%x, dtv%y
    class default
      write(unit, '(A,1X,I0)', iostat=iostat, iomsg=iomsg) iotype, dtv%x
    end select
  end subroutine
  subroutine wo(dtv, unit, iotype, v_list, iostat, iomsg)
    class(other), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write(unit, '(A/A)', iostat=iostat, iomsg=iomsg) dtv%word, 'next'
  end subroutine
  subroutine ro(dtv, unit, iotype, v_list, iostat, iomsg)
    class(other), intent(inout) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    read(unit, '(A4)', iostat=iostat, iomsg=iomsg) dtv%word
    if (dtv%word == 'fail') then
      iostat = 77
      iomsg = 'refused'
    end if
  end subroutine
end module
program p
  use m
  implicit none
  type(base) :: b
  type(more) :: e
  type(other) :: o
  class(base), allocatable :: c
  integer :: i = 5, ios
  character(80) :: msg
  namelist /nl/ b, i, o
  namelist /np/ c, e
  write(*, nml=nl)
  allocate(more :: c)
  write(*, nml=np)
  open(7, status='scratch')
  write(7, '(A)') '&nl i=7', 'o=wxyz', 'i=8 /'
  write(7, '(A)') '&nl i=9', 'o=fail', 'i=8 /'
  rewind(7)
  read(7, nml=nl, iostat=ios)
  print *, ios, i, o%word
  read(7, nml=nl, iostat=ios, iomsg=msg)
  print *, ios, o%word, ' ', trim(msg)
end program
