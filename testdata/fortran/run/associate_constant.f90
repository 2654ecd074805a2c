! The name that associate has for a named constant may be in data clauses.
program associate_constant
  implicit none
  integer, parameter :: primes(0:4) = [2, 3, 5, 7, 11]
  integer :: i, a(5)
  associate (primes => primes)
    !$acc parallel loop copyin(primes) copyout(a)
    do i = 1, 5
      a(i) = primes(i - 1)
    end do
  end associate
  print *, a
  associate (q => primes)
    !$acc parallel loop copyin(q(1:2)) copyout(a)
    do i = 1, 2
      a(i) = q(i) + i
    end do
  end associate
  print *, a(1:2)
end program
