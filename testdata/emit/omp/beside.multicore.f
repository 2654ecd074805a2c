C     Declarations after declare, and directives of both languages.
      SUBROUTINE RHS(N, U)
      INTEGER N, I
      DOUBLE PRECISION DT, DX(8), U(N)
      COMMON /CONSTS/ DT, DX
      DOUBLE PRECISION Q(3)
C     the first statement
C$omp parallel do private(Q)
      DO 10 I = 1, N
         Q(1) = DT
         U(I) = U(I) + Q(1)
   10 CONTINUE
!$omp parallel num_threads(1) private(Q)
      Q(2) = 1
      U(1) = U(1) + Q(2)
!$omp end parallel
      END
