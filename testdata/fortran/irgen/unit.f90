! Program units: globals with values, common, equivalence, data, contained procedures, optional and procedure arguments.
module consts
  implicit none
  integer, parameter :: n = 3
  real(8) :: table(n, 2) = reshape([1d0, 2d0, 3d0, 4d0, 5d0, 6d0], [3, 2])
  character(4) :: name = 'ab'
  integer, pointer :: p => null()
  logical :: on = .true.
end module
block data
  common /blk/ i, x(2)
  data i, x /7, 1.0, 2.0/
end block data
program main
  use consts
  implicit none
  integer :: i, local, e(4)
  real :: x, r
  common /blk/ i, x(2)
  integer, save :: counter = 0
  equivalence (e(2), r)
  interface
    subroutine work(v, opt, f) bind(c, name='work_it')
      real(8), value :: v
      integer, optional :: opt
      external f
    end subroutine
  end interface
  local = i
  call inner(2)
  table(local, 1) = twice(2d0)
contains
  subroutine inner(k)
    integer, intent(in) :: k
    local = local + k
    counter = counter + 1
    e(1) = k
  end subroutine
  real(8) function twice(v)
    real(8), intent(in) :: v
    twice = v * 2
  end function
end program
