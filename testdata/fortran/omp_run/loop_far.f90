! The bounds of a loop may be farther apart than the largest number: the loop that would go the other way has no iterations.
program p
integer(8) :: lo, hi, i, n
lo = 6000000000000000000_8; hi = -lo; n = 0
!$omp parallel do reduction(+: n)
do i = lo, hi
n = n + 1
end do
print *, n
do i = lo, hi
n = n + 1
end do
print *, n
!$acc parallel loop reduction(+:n)
do i = lo, hi
n = n + 1
end do
print *, n
end
