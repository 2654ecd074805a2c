! find: data race of m, write at 26:5, read at 14:19
module places
  implicit none
  type :: place
    real :: value = huge(1.0)
    integer :: at = -1
  end type
  !$omp declare reduction(least : place : omp_out = lesser(omp_out, omp_in)) initializer(omp_priv = place())
contains
  pure function lesser(a, b) result(c)
    type(place), intent(in) :: a, b
    type(place) :: c
    c = a
    if (b%value < a%value) c = b
  end function
end module
program p
  use places
  implicit none
  type(place) :: m
  real :: a(20)
  integer :: i
  a = [(real(mod(7*i, 23)), i = 1, 20)]
  !$omp parallel do
  do i = 1, 20
    m = lesser(m, place(a(i), i))
  end do
  print *, m%at
end program
