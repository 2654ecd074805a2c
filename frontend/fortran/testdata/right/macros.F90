! The preprocessor: conditions, macros in statements and in continued directives.
#define N 100
#define SQUARE(x) ((x)*(x))
#define CLAUSES copyin(a) copyout(b)
#define LOOPDIR parallel loop gang
#if defined(_OPENACC) && N > 50
#  define KIND 8
#else
#  define KIND 4
#endif
#ifdef NOT_DEFINED
this is not read
#elif N == 100
module sizes
  integer, parameter :: n = N
#else
nor is this
#endif
  real(KIND) :: table(N)
end module
program p
  use sizes
  implicit none
  real(KIND) :: a(N), b(N)
  integer :: i
  a = real(1, KIND)
  !$acc LOOPDIR &
#ifdef _OPENACC
  !$acc   CLAUSES &
#endif
  ! a comment between

  !$acc & private(i)
  do i = 1, N
    b(i) = SQUARE(a(i) + 1) + &
#if KIND == 8
      1.0_8
#else
      1.0_4
#endif
  end do
  print *, 'don''t expand N', "N", b(1) ! N
end program
