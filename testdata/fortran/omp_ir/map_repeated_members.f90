! A variable that is mapped again after one with members.
subroutine members(a1, n)
  integer :: n, i1
  real :: a1(16)
  type t
   real :: a
   integer :: b
  end type
  type(t) :: s1
!$omp target data map(to: a1, s1, s1%a) map(i1) map(to: a1)
  i1 = n
!$omp end target data
end subroutine
