program last
  implicit none
  integer :: key(64), found, i
  key = [(mod(i, 8), i = 1, 64)]
  found = 0
!$omp parallel do reduction(max: found)
  do i = 1, 64
    if (key(i) == 5) then
      found = max(found, i)
    end if
  end do
  print *, found
end program
