! flang differs: it refuses sections with a stride
subroutine s(a, n, b, c, d, p)
  integer :: n, a(n), b(10,10), d(:,:)
  integer, allocatable :: c(:)
  integer, pointer :: p(:)
  !$omp target update to(a(1:n:2)) from(b(1:10:3,2:8:2))
  !$omp target update to(c(2:n:4)) from(d(:,::2))
  !$omp target update to(p(10:1:-3))
end
