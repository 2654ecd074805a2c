! find: data race of misses, write at 13:7, read at 13:16
program others
  implicit none
  integer :: hits, misses, i
  hits = 0
  misses = 0
!$omp parallel do
  do i = 1, 90
    if (mod(i, 3) /= 0) then
!$omp atomic
      hits = hits + 1
    else
      misses = misses + 1
    end if
  end do
  print *, hits, misses
end program
