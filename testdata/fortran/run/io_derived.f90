module types
  use iso_c_binding
  implicit none
  type, bind(c) :: vec3
    real(c_double) :: x, y, z
  end type
  type base
    integer :: id = -1
  end type
  type, extends(base) :: derived
    real :: val = 0.5
    character(4) :: tag = 'none'
    integer :: arr(2,2) = 0
  end type
  type wrap
    type(derived) :: d(2)
    complex :: z = (1.0, 2.0)
    logical :: flag = .true.
  end type
  enum, bind(c)
    enumerator :: red = 1, green, blue
  end enum
contains
  subroutine show(w)
    type(wrap), intent(in) :: w
    write(*,*) w
    write(*,'(2(i4,f6.2,1x,a4,4i3),2f6.2,l2)') w
  end subroutine
end module
program tt
  use types
  implicit none
  type(wrap) :: w, arr(2)
  type(vec3) :: v = vec3(1,2,3)
  type(derived), allocatable :: da(:)
  type(derived), pointer :: dp
  type(derived), target :: dt
  integer :: u, i
  namelist /cfg/ w, v
  call show(w)
  w%d(2)%id = 9
  w%d(1)%arr = reshape([1,2,3,4],[2,2])
  call show(w)
  print *, v, red, green, blue
  allocate(da(3))
  da(:)%id = [1,2,3]
  print *, da
  print *, da%id, da(2)%tag, da(1:3:2)%val
  dp => dt
  dp%val = 2.5
  print *, dt

  open(newunit=u, file='w.bin', form='unformatted')
  write(u) w, da%id, da(1)
  rewind(u)
  arr(1)%d(1)%id = 0
  read(u) arr(2), (da(i)%id, i=3,1,-1), da(2)
  print *, arr(2)
  print *, da%id
  close(u, status='delete')
  open(newunit=u, status='scratch')
  write(u,*) 5, 1.5, 'abcd', 1, 2, 3, 4
  rewind(u)
  read(u,*) da(1)
  print *, da(1)
  rewind(u)
  read(u,'(i12,f15.0,a6,4i12)',iostat=i) da(2)
  print *, i, da(2)%id
  close(u)
  open(newunit=u, status='scratch')
  write(u,'(a)') '&cfg w%z=(3,4) v%y=7', ' /'
  rewind(u)
  read(u, cfg)
  print *, w%d(2)%tag, w%z, v, w%d(1)%arr
end program
