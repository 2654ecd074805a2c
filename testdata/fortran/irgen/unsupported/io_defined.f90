! want not yet handled: variable a in a namelist, which is polymorphic or has procedures for input and output
module dtio
  type t
    integer :: i = 3
  contains
    procedure :: wr
    generic :: write(formatted) => wr
  end type
contains
  subroutine wr(dtv, unit, iotype, vlist, iostat, iomsg)
    class(t), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: vlist(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write(unit,'(a,i0,a)',iostat=iostat,iomsg=iomsg) '<', dtv%i, '>'
  end subroutine
end module
program p
  use dtio
  type(t) :: a
  namelist /group/ a
  write(*, group)
end program
