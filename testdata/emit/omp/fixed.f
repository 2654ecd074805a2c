      SUBROUTINE RELAX(U, V, N, M, DIFF)
      IMPLICIT NONE
      INCLUDE 'openacc_lib.h'
      INTEGER N, M, I, J, Q
      REAL*8 U(N, M), V(N, M), DIFF
      DIFF = 0
      Q = 1
C     The interior, then the edges beside it.
C$ACC DATA COPY(U(1:N,1:M)) CREATE(V(1:N,1:M))
*$ACC PARALLEL LOOP COLLAPSE(2) REDUCTION(MAX:DIFF)
*$ACC+ PRESENT(U, V) VECTOR_LENGTH(128)
      DO 20 J = 2, M - 1
        DO 10 I = 2, N - 1
          V(I, J) = 0.25D0*(U(I - 1, J) + U(I + 1, J)
     &            + U(I, J - 1) + U(I, J + 1))
          DIFF = MAX(DIFF, ABS(V(I, J) - U(I, J)))
   10   CONTINUE
   20 CONTINUE
!$acc parallel loop async(Q) present(U, V)
      DO 40 J = 2, M - 1
        DO 30 I = 2, N - 1
          U(I, J) = V(I, J)
   30   CONTINUE
   40 CONTINUE
!$acc parallel loop async(Q)
      DO 50 I = 1, N
        U(I, 1) = U(I, 2)
   50 CONTINUE
      IF (N .GT. 10) CALL ACC_WAIT(Q)
!$acc wait(Q)
C$ACC END DATA
      END
