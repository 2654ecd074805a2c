program p
  integer i, x(3)
  real f, y
  f(y) = y*2
  data x /1,2,3/
  print *, f(1.5), x
  do i=1,2
   print '(a,i3)', 'v=', i
  end do
end program
