subroutine alt(n, *, *)
  integer, intent(in) :: n
  if (n == 1) return 1
  if (n == 2) return 2
  print *, 'normal', n
end subroutine
program p
  integer :: i
  do i = 1, 3
    call alt(i, *10, *20)
    print *, 'after'
    cycle
10  print *, 'first'
    cycle
20  print *, 'second'
  end do
end program
