! becomes: delete(tmp); map(release: tmp)
program relaxation
  implicit none
  integer, parameter :: n = 200
  real(8) :: a(n), tmp(n)
  integer :: i, s
  a = [(i, i = 1, n)]
  tmp = 0
  !$acc enter data copyin(a, tmp)
  do s = 1, 10
    !$acc parallel loop present(a, tmp)
    do i = 1, n
      tmp(i) = a(i) * 0.5d0 + 1
    end do
    !$acc parallel loop present(a, tmp)
    do i = 1, n
      a(i) = tmp(i)
    end do
  end do
  !$acc exit data copyout(a, tmp)
  print '(f14.6)', sum(a)
end program
