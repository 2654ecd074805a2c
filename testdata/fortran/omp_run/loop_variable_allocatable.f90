! The variable of a loop that a directive governs may be allocatable: each thread has a copy that is allocated.
program p
integer, allocatable :: ala
integer :: s, r(4)
allocate(ala)
s = 0
!$omp parallel do reduction(+:s)
do ala = 1, 4
s = s + ala
end do
!$omp parallel do lastprivate(ala)
do ala = 1, 4
r(ala) = ala
end do
!$omp simd
do ala = 1, 4
r(ala) = ala + 1
end do
print *, s, r, ala
s = 0
!$acc parallel loop reduction(+:s)
do ala = 1, 4
s = s + ala
end do
!$acc kernels loop copyout(r)
do ala = 1, 4
r(ala) = ala * 3
end do
print *, s, r
end
