! Collapsed loops count in variables of different types.
program loop_types
  implicit none
  integer(1) :: k
  integer(8) :: h
  integer :: i, z, last
  z = 0; last = 0
  !$omp parallel do collapse(3) reduction(+: z) lastprivate(k, h)
  do k = 1, 5
    do h = -1, 1
      do i = 1, 2
        z = z + k * int(h + 2) + i
      end do
    end do
  end do
  print *, z, k, h
  z = 0
  !$omp target teams distribute parallel do collapse(2) reduction(+: z)
  do k = 5_1, 1_1, -2_1
    do h = 1, 3
      z = z + k * int(h)
    end do
  end do
  print *, z
end program
