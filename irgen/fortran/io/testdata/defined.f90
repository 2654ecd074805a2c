! Items of derived types that procedures of the program transfer.
module points
  type point
    real :: x
  end type
  interface write(formatted)
    subroutine write_point(dtv, unit, iotype, v_list, iostat, iomsg)
      import point
      class(point), intent(in) :: dtv
      integer, intent(in) :: unit, v_list(:)
      character(*), intent(in) :: iotype
      integer, intent(out) :: iostat
      character(*), intent(inout) :: iomsg
    end subroutine
  end interface
end module

subroutine s
  use points
  type(point) :: p
  namelist /group/ p
  print *, p
  write (10) p
  write (*, group)
end subroutine
