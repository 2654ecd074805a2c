! becomes: update self(w(:, k:k), e(1:k), e(k:k)); target update from(w(:, k:k), e(1:k), e(k:k))
program main
  implicit none
  integer, parameter :: n = 12
  real(8), allocatable :: w(:, :), v(:)
  real(8) :: e(n)
  integer :: i, j, k, s
  allocate(w(n, 0:n), v(n))
  w = 1
  v = 2
  e = 4
  k = 4
  do s = 1, 20
    !$acc parallel loop copy(w, v, e)
    do j = 1, n
      do i = 1, n
        w(i, j) = w(i, j) + v(i)
      end do
      e(j) = e(j) + 1
    end do
    if (mod(s, 5) == 0) then
      print *, sum(w(:, k)), v(n), maxval(e(1:k))
      v(1:k) = e(k)
    end if
  end do
  print *, sum(w), sum(v), sum(e)
end program
