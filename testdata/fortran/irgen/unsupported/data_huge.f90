! want not yet handled: data for more than 16777216 elements
program p
  integer :: a(100000000)
  data a /100000000*1/
  print *, a(5)
end program
