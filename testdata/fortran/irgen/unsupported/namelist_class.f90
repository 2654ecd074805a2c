! want not yet handled: variable 'a' in a namelist, which is polymorphic and whose declared type has no procedure write(formatted)
program p
  type t
    integer :: i = 3
  end type
  class(t), allocatable :: a
  namelist /group/ a
  allocate(a)
  write(*, group)
end program
