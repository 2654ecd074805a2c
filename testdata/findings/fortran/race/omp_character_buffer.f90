! find: data race of text, write at 8:5, read at 9
program buffer
  implicit none
  character(len=8) :: text
  integer :: i, n(20)
!$omp parallel do
  do i = 1, 20
    text = repeat('x', mod(i, 8))
    n(i) = len_trim(text)
  end do
  print *, n(3)
end program
