! find: data race of work, write at 12, write at 12
program p
  implicit none
  integer, parameter :: n = 10, m = 4
  real :: in(m, n), out(n), work(m)
  integer :: i, j
  in = 1
  !$acc parallel loop gang copyin(in) copyout(out) create(work)
  do i = 1, n
    !$acc loop seq
    do j = 1, m
      work(j) = i * in(j, i)
    end do
    out(i) = 0
    !$acc loop seq
    do j = 1, m
      out(i) = out(i) + work(j)
    end do
  end do
  print *, out(3)
end program
