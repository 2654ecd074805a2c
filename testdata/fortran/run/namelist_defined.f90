! Procedures for the input and output of derived types that a namelist calls (Fortran 2018 §12.6.4.8).
module m
  implicit none
  type :: point
    integer :: x = 1, y = 2
  contains
    procedure :: wp
    procedure :: rp
    generic :: write(formatted) => wp
    generic :: read(formatted) => rp
  end type
  type :: line
    type(point) :: a, b
    integer :: w = 3
  end type
contains
  subroutine wp(dtv, unit, iotype, v_list, iostat, iomsg)
    class(point), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    if (iotype /= 'NAMELIST' .or. size(v_list) /= 0) error stop 'iotype'
    write(unit, '(A,I0,A,I0,A)', iostat=iostat, iomsg=iomsg) '<', dtv%x, ';', dtv%y, '>'
  end subroutine
  subroutine rp(dtv, unit, iotype, v_list, iostat, iomsg)
    class(point), intent(inout) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    if (iotype /= 'NAMELIST' .or. size(v_list) /= 0) error stop 'iotype'
    read(unit, *, iostat=iostat, iomsg=iomsg) dtv%x, dtv%y
  end subroutine
end module
program p
  use m
  implicit none
  type(point) :: q, arr(2)
  type(line) :: l
  integer :: i = 5
  real :: r = 2.5
  integer :: ios
  character(80) :: msg
  namelist /nl/ i, q, r
  namelist /n2/ arr, i
  namelist /n3/ l
  write(*, nml=nl)
  write(*, nml=n2)
  write(*, nml=n3)
  call feed([character(40) :: '&nl i=7, q = 11 12', ' r = 4.5 /'])
  read(7, nml=nl, iostat=ios, iomsg=msg)
  print *, ios, i, q%x, q%y, r
  call feed([character(40) :: '&nl q= 21, 22,', ' i=9', ' /'])
  read(7, nml=nl, iostat=ios, iomsg=msg)
  print *, ios, i, q%x, q%y, r
  call feed([character(40) :: '&nl q=', '31', '32', ' i=10 r=1.0 /'])
  read(7, nml=nl, iostat=ios, iomsg=msg)
  print *, ios, i, q%x, q%y, r
  call feed([character(40) :: '&n2 arr= 21, 22, 23,  24', ' /'])
  read(7, nml=n2, iostat=ios, iomsg=msg)
  print *, ios
  print *, arr%x, arr%y
  call feed([character(40) :: '&n2 arr(2)= 31, 32 i=4', '/'])
  read(7, nml=n2, iostat=ios, iomsg=msg)
  print *, ios
  print *, arr%x, arr%y, i
  call feed([character(40) :: '&n3 l%a= 21, 22', ' l%w = 4', ' /'])
  read(7, nml=n3, iostat=ios, iomsg=msg)
  print *, ios
  print *, l%a%x, l%a%y, l%b%x, l%w
  call feed([character(40) :: '&n3 l= 41, 42, 43, 44, 45 /', ' /'])
  read(7, nml=n3, iostat=ios, iomsg=msg)
  print *, ios
  print *, l%a%x, l%a%y, l%b%x, l%w
  call feed([character(40) :: '&n3 l%w=6 l%b%x = 5', ' /'])
  read(7, nml=n3, iostat=ios, iomsg=msg)
  print *, ios
  print *, l%a%x, l%a%y, l%b%x, l%w
contains
  subroutine feed(lines)
    character(*), intent(in) :: lines(:)
    integer :: k
    close(7)
    open(7, status='scratch')
    msg = ' '
    do k = 1, size(lines)
      write(7, '(A)') trim(lines(k))
    end do
    rewind(7)
  end subroutine
end program
