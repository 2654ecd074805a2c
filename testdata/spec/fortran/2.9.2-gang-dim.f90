! 2.9.2: gang(dim:2) outside and gang(dim:1) inside share the iterations among two dimensions of gangs.
! output: 12
program p
  integer :: n, i, j
  n = 0
  !$acc parallel num_gangs(2, 2) copy(n)
  !$acc loop gang(dim: 2)
  do i = 1, 3
    !$acc loop gang(dim: 1)
    do j = 1, 4
      !$acc atomic
      n = n + 1
    end do
  end do
  !$acc end parallel
  print '(i0)', n
end program
