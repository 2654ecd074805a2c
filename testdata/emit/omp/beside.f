C     Declarations after declare, and directives of both languages.
      SUBROUTINE RHS(N, U)
      INTEGER N, I
      DOUBLE PRECISION DT, DX(8), U(N)
      COMMON /CONSTS/ DT, DX
C$ACC DECLARE CREATE(/CONSTS/)
      DOUBLE PRECISION Q(3)
C     the first statement
C$OMP PARALLEL DO PRIVATE(Q)
C$OMP& SCHEDULE(STATIC)
C$ACC PARALLEL LOOP PRIVATE(Q)
C$ACC+ COPY(U)
      DO 10 I = 1, N
         Q(1) = DT
         U(I) = U(I) + Q(1)
   10 CONTINUE
C$OMP END PARALLEL DO
!$ACC SERIAL COPY(U) PRIVATE(Q)
      Q(2) = 1
      U(1) = U(1) + Q(2)
!$ACC END SERIAL
      END
