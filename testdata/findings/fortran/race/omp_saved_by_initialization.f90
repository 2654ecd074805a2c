! find: data race of work, write at 14:5, read at 15:14
program main
  implicit none
  integer :: i, digits(32)
!$omp parallel do
  do i = 1, 32
    digits(i) = square(i)
  end do
  print *, digits(10)
contains
  integer function square(i)
    integer, intent(in) :: i
    integer :: work = 0
    work = i * i
    square = work
  end function
end program
