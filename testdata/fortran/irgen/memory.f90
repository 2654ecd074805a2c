! Allocation and pointers.
subroutine memory(n, t)
  implicit none
  integer, intent(in) :: n
  real, target, intent(inout) :: t(n)
  real, allocatable :: a(:, :), b(:, :)
  real, pointer :: p(:), q(:, :)
  integer :: st
  allocate(a(0:n, n), stat=st)
  allocate(b, source=a)
  p => t(2:n:2)
  p = 1
  q(1:2, 1:2) => t
  q(2, 1) = 3
  nullify(p)
  if (associated(q)) deallocate(b)
end subroutine
