! find: stale value of c, read at 14, write at 11
program p
  implicit none
  integer :: i, u
  character(len=80) :: line
  real :: c(5)
  c = 0
  !$omp target enter data map(to: c)
  !$omp target teams distribute parallel do
  do i = 1, 5
    c(i) = c(i) + 0.5 * i
  end do
  open(newunit=u, status='scratch')
  write(u, '(5f8.3)') c
  rewind(u)
  read(u, '(a)') line
  close(u)
  print '(a)', trim(line)
  !$omp target exit data map(delete: c)
end program
