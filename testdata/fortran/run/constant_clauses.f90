program p
 implicit none
 integer, parameter :: n = sum([1,2,3]), m(2) = cshift([4,8],1), tab(4) = reshape([1,2,3,4],[4])
 real :: x(n)
 integer :: i, q(4)
!$acc parallel loop num_gangs(m(2)) vector_length(maxval(m)) copyout(x,q)
 do i = 1, size(x)
  x(i) = tab(mod(i,4)+1)
  if (i <= 4) q(i) = tab(i)*2
 end do
 print *, x, q
end program
