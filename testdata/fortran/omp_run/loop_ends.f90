! Loops that end with the last value of their type.
program p
integer :: i, n
integer(8) :: j
integer(1) :: k
n = 0
!$omp parallel do reduction(+: n) num_threads(3)
do i = huge(i) - 3, huge(i)
n = n + 1
end do
print *, n
!$omp parallel do reduction(+: n) num_threads(3) schedule(dynamic)
do i = huge(i) - 3, huge(i)
n = n + 1
end do
print *, n
!$omp parallel do reduction(+: n) num_threads(3)
do j = huge(j) - 3, huge(j)
n = n + 1
end do
print *, n
!$omp parallel do reduction(+: n) num_threads(3)
do k = -128, 127
n = n + 1
end do
print *, n
!$acc parallel loop reduction(+: n)
do i = huge(i) - 3, huge(i)
n = n + 1
end do
print *, n
!$omp simd reduction(+: n)
do i = huge(i) - 3, huge(i)
n = n + 1
end do
print *, n
!$omp taskloop reduction(+: n)
do i = huge(i) - 3, huge(i)
n = n + 1
end do
print *, n
do i = huge(i) - 3, huge(i)
n = n + 1
end do
print *, n
end
