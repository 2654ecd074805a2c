! Names of modules: what is accessible is decided in each module; generics of the host go on; a component has the name of its type;
! constants of implied shape.

module origin
  implicit none
  integer, public, parameter :: scale_of = 3
  integer :: counter = 1
  public :: report
  interface init
    module procedure :: init_integer
  end interface
  interface value_of
    module procedure :: value_integer
  end interface
contains
  subroutine report()
    print *, 'report'
  end subroutine
  subroutine init_integer(n)
    integer, intent(in) :: n
    print *, 'integer', n
  end subroutine
  integer function value_integer(n)
    integer, intent(in) :: n
    value_integer = n + 1
  end function
end module

module hides
  use origin
  implicit none
  private
  public :: total
  integer :: total = scale_of + 1
end module

module hides_one
  use origin
  implicit none
  private :: counter
end module

module reals
  implicit none
  private
  public :: init, value_of, options
  type :: options
    integer :: n = 5
  end type
  interface init
    module procedure :: init_real
  end interface
  interface value_of
    module procedure :: value_real
  end interface
contains
  subroutine init_real(x)
    real, intent(in) :: x
    print *, 'real', x
  end subroutine
  integer function value_real(x)
    real, intent(in) :: x
    value_real = int(x) + 2
  end function
end module

module host
  use origin
  use hides_one
  implicit none
contains
  subroutine both
    use reals
    integer, parameter :: n = 4
    type :: settings
      type(options) :: options
      integer :: n = 7
      real :: a(n) = 1
      character(len=n) :: c = 'abcdef'
      integer :: m = n + 1
    end type
    type(settings) :: s
    call init(counter)
    call init(3.5)
    print *, value_of(1), value_of(1.0)
    print *, s%options%n, size(s%a), s%n, s%c, s%m
  end subroutine
end module

program names
  use host, only: both
  use hides
  implicit none
  integer, parameter :: scale_of = 7
  integer, parameter :: short(*) = [1, 2, 3, 4, 5]
  integer, parameter :: long(*) = [short(1), short(3:), short(2:3)]
  integer, parameter :: table(2:*, 0:*) = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  integer, allocatable :: copy(:, :)
  integer :: report
  report = 8
  print *, scale_of, report, total
  call both
  print *, long, size(long), table(:, 1:)
  allocate (copy, source=table)
  print *, lbound(table), ubound(table), lbound(copy), table(3, :)
end program
