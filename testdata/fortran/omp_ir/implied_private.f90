! flang differs: it lowers no lastprivate of a composite construct. The variable of the loop is private though no clause says so: written out, it comes after what the user wrote.
subroutine sums(n, a, total)
integer :: n, i
real :: a(:), total, last, scratch
!$omp teams distribute parallel do private(scratch) lastprivate(last) reduction(+:total)
do i = 1, n
scratch = a(i) * 2
last = scratch
total = total + last
end do
end subroutine
