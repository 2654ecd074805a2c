! want not yet handled: 'wr' as a procedure write(formatted), which is expected to be a subroutine with the arguments (dtv, unit, iotype, v_list, iostat, iomsg) of default kinds
module dtio
  type t
    integer :: i = 3
  contains
    procedure :: wr
    generic :: write(formatted) => wr
  end type
contains
  subroutine wr(dtv, unit, iostat, iomsg)
    class(t), intent(in) :: dtv
    integer, intent(in) :: unit
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    write(unit, '(a)', iostat=iostat, iomsg=iomsg) 'x'
  end subroutine
end module
program p
  use dtio
  type(t) :: a
  print *, a
end program
