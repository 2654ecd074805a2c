! find: data race of first, write at 10, write at 10
program p
  implicit none
  integer :: first, v(40), i
  v = [(mod(i, 7), i = 1, 40)]
  first = 100
  !$omp target teams distribute parallel do map(to: v) map(tofrom: first)
  do i = 1, 40
    if (v(i) == 3) then
      first = i
    end if
  end do
  print *, first
end program
