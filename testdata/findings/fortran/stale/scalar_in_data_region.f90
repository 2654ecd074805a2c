! find: stale value of err, read at 13
program jacobi
  implicit none
  integer, parameter :: n = 40
  real :: u(n), v(n), err
  integer :: i, it
  u = 0
  u(1) = 1
  v = u
  err = 1
  it = 0
  !$acc data copy(u) copyin(v) copy(err)
  do while (err > 1e-2 .and. it < 40)
    !$acc parallel loop reduction(max:err)
    do i = 2, n - 1
      v(i) = 0.5 * (u(i-1) + u(i+1))
      err = max(err, abs(v(i) - u(i)))
    end do
    !$acc parallel loop
    do i = 2, n - 1
      u(i) = v(i)
    end do
    it = it + 1
  end do
  !$acc end data
  print *, it > 0, u(2)
end program
