      SUBROUTINE RELAX(U, V, N, M, DIFF)
      use openacc
      IMPLICIT NONE
      INTEGER N, M, I, J, Q
      REAL*8 U(N, M), V(N, M), DIFF
      DIFF = 0
      Q = 1
C     The interior, then the edges beside it.
*$OMP PARALLEL DO COLLAPSE(2) REDUCTION(MAX:DIFF)
      DO 20 J = 2, M - 1
        DO 10 I = 2, N - 1
          V(I, J) = 0.25D0*(U(I - 1, J) + U(I + 1, J)
     &            + U(I, J - 1) + U(I, J + 1))
          DIFF = MAX(DIFF, ABS(V(I, J) - U(I, J)))
   10   CONTINUE
   20 CONTINUE
!$omp parallel do private(I)
      DO 40 J = 2, M - 1
        DO 30 I = 2, N - 1
          U(I, J) = V(I, J)
   30   CONTINUE
   40 CONTINUE
!$omp parallel do
      DO 50 I = 1, N
        U(I, 1) = U(I, 2)
   50 CONTINUE
      IF (N .GT. 10) CALL ACC_WAIT(Q)
      END
