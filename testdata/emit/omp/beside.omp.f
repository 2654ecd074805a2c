C     Declarations after declare, and directives of both languages.
      SUBROUTINE RHS(N, U)
      INTEGER N, I
      DOUBLE PRECISION DT, DX(8), U(N)
      COMMON /CONSTS/ DT, DX
C$OMP DECLARE TARGET(/CONSTS/)
      DOUBLE PRECISION Q(3)
C     the first statement
C$OMP TARGET TEAMS DISTRIBUTE PARALLEL DO PRIVATE(Q)
C$OMP+ MAP(TOFROM: U, DT)
      DO 10 I = 1, N
         Q(1) = DT
         U(I) = U(I) + Q(1)
   10 CONTINUE
!$OMP TARGET TEAMS MAP(TOFROM: U) PRIVATE(Q) NUM_TEAMS(1)
      Q(2) = 1
      U(1) = U(1) + Q(2)
!$OMP END TARGET TEAMS
      END
