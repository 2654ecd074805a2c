      SUBROUTINE RELAX(U, V, N, M, DIFF)
      use openacc
      IMPLICIT NONE
      integer(1) :: accc_queue(0:63)
      common /accc_queue/ accc_queue
      bind(c) :: /accc_queue/
      INTEGER N, M, I, J, Q
      REAL*8 U(N, M), V(N, M), DIFF
      DIFF = 0
      Q = 1
C     The interior, then the edges beside it.
C$OMP TARGET DATA MAP(TOFROM: U(1:N,1:M)) MAP(ALLOC: V(1:N,1:M))
*$OMP TARGET TEAMS DISTRIBUTE PARALLEL DO COLLAPSE(2)
*$OMP& REDUCTION(MAX:DIFF)
*$OMP+ MAP(ALLOC: U, V) THREAD_LIMIT(128)
      DO 20 J = 2, M - 1
        DO 10 I = 2, N - 1
          V(I, J) = 0.25D0*(U(I - 1, J) + U(I + 1, J)
     &            + U(I, J - 1) + U(I, J + 1))
          DIFF = MAX(DIFF, ABS(V(I, J) - U(I, J)))
   10   CONTINUE
   20 CONTINUE
!$omp target nowait depend(inout: accc_queue(iand(Q, 63)))
!$omp& map(alloc: U, V)
!$omp teams distribute parallel do private(I)
      DO 40 J = 2, M - 1
        DO 30 I = 2, N - 1
          U(I, J) = V(I, J)
   30   CONTINUE
   40 CONTINUE
!$omp end target
!$omp target nowait depend(inout: accc_queue(iand(Q, 63)))
!$omp teams distribute parallel do
      DO 50 I = 1, N
        U(I, 1) = U(I, 2)
   50 CONTINUE
!$omp end target
      IF (N .GT. 10) CALL ACC_WAIT(Q)
!$omp task if(.false.) depend(inout: accc_queue(iand(Q, 63)))
!$omp end task
C$OMP END TARGET DATA
      END
