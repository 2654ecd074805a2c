! Names that a use statement renames, and generic names, come back as they are here.
module colors
  integer :: y = 1
  real :: v(10)
  integer, parameter :: np = 3
  type t
    integer :: a
  end type
  type(t) :: s
  interface gen
    procedure g
  end interface
contains
  integer function g(i)
    integer, intent(in) :: i
    g = i
  end function
end module
subroutine f(n)
  use colors, only: x => y, w => v, h => g, gen, k => np, u => s
  integer :: n, i
!$omp parallel do private(x) shared(w) num_threads(h(x) + gen(x))
  do i = 1, n
    x = i
    w(i) = x
  end do
!$omp target map(tofrom: w(1:n)) map(to: x) map(to: u%a)
  w(1) = x
!$omp end target
!$omp target
  w(1) = x + u%a
!$omp end target
end subroutine
