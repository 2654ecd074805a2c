! becomes: update self(w(:, k:k)); target update from(w(:, k:k))
program columns
  implicit none
  integer, parameter :: n = 8
  real :: w(n, n)
  integer :: i, j, k, s

  w = 1
  !$acc data copy(w)
  do s = 1, 6
    k = mod(s, n) + 1
    !$acc parallel loop
    do j = 1, n
      do i = 2, n
        w(i, j) = 0.5 * (w(i, j) + s)
      end do
    end do
    !$acc update self(w)
    print *, maxval(w(:, k))
    if (mod(s, 2) == 0) print *, w(3, k)
  end do
  !$acc end data
  print *, w(2, 2)
end program
