C     Declarations after declare, and directives of both languages.
      SUBROUTINE RHS(N, U)
      INTEGER N, I
      DOUBLE PRECISION DT, DX(8), U(N)
      COMMON /CONSTS/ DT, DX
      DOUBLE PRECISION Q(3)
C     the first statement
C$OMP PARALLEL DO PRIVATE(Q)
      DO 10 I = 1, N
         Q(1) = DT
         U(I) = U(I) + Q(1)
   10 CONTINUE
!$OMP PARALLEL PRIVATE(Q) NUM_THREADS(1)
      Q(2) = 1
      U(1) = U(1) + Q(2)
!$OMP END PARALLEL
      END
