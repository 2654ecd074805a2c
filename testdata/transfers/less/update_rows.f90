! becomes: update self(a(:, k:k), a(:, 2:3), h(0:0)); from(a(:, k:k), a(:, 2:3))
program main
  implicit none
  integer, parameter :: n = 12
  real(8) :: a(n, n), b(n)
  real(8), allocatable :: h(:)
  integer :: i, j, k
  a = 1
  b = 2
  allocate(h(0:n-1))
  h = 3
  !$acc data copy(a, h) copyin(b)
  do k = 1, 8
    b(k:k+2) = k
    !$acc update device(b)
    !$acc parallel loop
    do j = 1, n
      do i = 1, n
        a(i, j) = a(i, j) + b(i) + h(j - 1)
      end do
    end do
    !$acc parallel loop
    do j = 1, n
        h(j - 1) = h(j - 1) + 1
    end do
    !$acc update self(a, h)
    print *, sum(a(:, k)), h(0)
    if (mod(k, 3) == 0) then
      !$acc update self(a)
      print *, maxval(a(:, 2:3))
    end if
  end do
  !$acc update self(a)
  !$acc end data
  print *, sum(a), sum(b), sum(h)
end program
