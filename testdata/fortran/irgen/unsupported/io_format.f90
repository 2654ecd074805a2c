! want not yet handled: the format with label 10, which is not in this program unit
subroutine s
  print 10, 1
end subroutine
