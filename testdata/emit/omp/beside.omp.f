C     Declarations after declare, and directives of both languages.
      SUBROUTINE RHS(N, U)
      INTEGER N, I
      DOUBLE PRECISION DT, DX(8), U(N)
      COMMON /CONSTS/ DT, DX
      DOUBLE PRECISION Q(3)
C$omp target enter data map(alloc: dt, dx)
C     the first statement
C$omp target teams distribute parallel do map(tofrom: U, dt) private(Q)
      DO 10 I = 1, N
         Q(1) = DT
         U(I) = U(I) + Q(1)
   10 CONTINUE
!$omp target teams num_teams(1) map(tofrom: U) private(Q)
      Q(2) = 1
      U(1) = U(1) + Q(2)
!$omp end target teams
      END
