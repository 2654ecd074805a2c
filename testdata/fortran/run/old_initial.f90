program p
 integer i /5/
 integer j /6/, k(2) /7,8/
 call s
 print *, i, j, k
end program
subroutine s
 integer i /5/
 real x(2) /2*1.5/
 print *, i, x
 i = i + 1
end subroutine
