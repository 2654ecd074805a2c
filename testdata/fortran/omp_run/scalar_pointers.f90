! Components that lead to scalars, in map clauses: alone, beside their variable, and of elements.
module types
  type t
    integer :: k = 0
    integer, pointer :: p => null()
    real, pointer :: a => null()
  end type
end module
program scalar_pointers
  use types
  type(t) :: s, list(4)
  integer :: i
  allocate (s%p, source=5)
  allocate (s%a, source=1.5)
  !$omp target map(tofrom: s%p)
  s%p = s%p*2
  !$omp end target
  !$omp target map(tofrom: s%a)
  s%a = s%a*2
  !$omp end target
  !$omp target map(s) map(tofrom: s%p, s%a)
  s%k = s%p
  s%p = s%p + 1
  s%a = s%a + 1
  !$omp end target
  print *, s%k, s%p, s%a
  do i = 1, 4
    allocate (list(i)%p, source=i)
  end do
  !$omp target map(tofrom: list(2)%p) map(list)
  list(2)%p = list(2)%p*10
  !$omp end target
  print *, (list(i)%p, i=1, 4)
end program
