! T, TL, TR and X in input; rewind without parentheses.
program p
  implicit none
  integer :: i, j, k
  character(20) :: line = '123456789'
  read (line, '(t5,i2)') i
  print *, i
  read (line, '(t5,i2,tl4,i2,tr1,i1)') i, j, k
  print *, i, j, k
  open (10, status='scratch')
  write (10, '(a)') line, 'abcdefghijklm'
  rewind 10
  read (10, '(tl3,i2,t8,i1)') i, j
  backspace 10
  read (10, '(2x,i2)') k
  print *, i, j, k
  read (10, '(t3,a2)') line
  print *, line
  endfile 10
end program
