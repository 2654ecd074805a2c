program p
  character(0) :: c
  character(3) :: d(0)
  c = "a"
  print *, c, len(c), "[", c//"x"//c, "]", trim(c) == "", size(d), d, repeat("a", 0), index(c, ""), len_trim(c), maxval([1], mask=.false.)
end program
