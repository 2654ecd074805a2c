! A beam whose columns are loaded one after the other: the host sets the load of one column and measures another in each step.
program beam
  implicit none
  integer, parameter :: n = 64, steps = 120
  real(8), allocatable :: w(:, :)
  real(8) :: load(n), most
  integer :: i, j, k, s

  allocate(w(n, n))
  w = 0
  most = 0
  do i = 1, n
    load(i) = 0.01d0 * i
  end do
  !$acc data copy(w)
  do s = 1, steps
    k = mod(s, n - 2) + 2
    w(:, k) = load
    !$acc update device(w(:, k:k))
    !$acc parallel loop
    do j = 1, n
      do i = 2, n
        w(i, j) = 0.5d0 * (w(i, j) + w(i - 1, j))
      end do
    end do
    !$acc update self(w(:, k:k), w(n:n, 1:1))
    most = max(most, maxval(w(:, k)), w(n, 1))
    if (mod(s, 30) == 0) print '(i4, 2f12.6)', s, w(n, 1), sum(w(2:5, k))
  end do
  !$acc end data
  print '(2f12.6)', most, sum(w)
end program
