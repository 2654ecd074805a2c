program p
  implicit none
  integer :: v(60), keep(60), n, i, at
  v = [(mod(11 * i, 40), i = 1, 60)]
  n = 0
  !$acc parallel loop copyin(v) copyout(keep) copy(n) private(at)
  do i = 1, 60
    if (v(i) > 20) then
      !$acc atomic capture
      n = n + 1
      at = n
      !$acc end atomic
      keep(at) = i
    end if
  end do
  print *, n > 0
end program
