! find: uninitialized value RUN1111 of coef, read at 12
program p
  implicit none
  real :: coef(2), t, out(10)
  integer :: jb, jl
  coef = [10.0, 20.0]
  !$acc data copyout(out)
  !$acc parallel loop gang
  do jb = 1, 10, 5
    !$acc loop vector private(coef, t)
    do jl = jb, jb + 4
      t = coef(1)
      out(jl) = t + coef(2)
    end do
  end do
  !$acc end data
  print *, out
end program
