C     Matrix product in fixed form, with common blocks, labels and
C     continuation of statements and directives.
      PROGRAM MATMUL1
      IMPLICIT REAL*8 (A-H, O-Z)
      PARAMETER (N = 48)
      COMMON /MATS/ A(N, N), B(N, N), C(N, N)
      DO 20 J = 1, N
        DO 10 I = 1, N
          A(I, J) = DBLE(MOD(I + J, 5)) + 0.5D0
          B(I, J) = DBLE(MOD(I * J, 7))
     &            - 1.0D0
   10   CONTINUE
   20 CONTINUE
      CALL PRODUCT1(A, B, C, N)
      S = 0.0D0
      DO 30 J = 1, N
      DO 30 I = 1, N
   30 S = S + C(I, J)
      WRITE (*, 100) S, C(1, 1), C(N, N)
      IF (ABS(C(2, 3) - CHECK(2, 3)) .GT. 1.0D-9) GOTO 40
      WRITE (6, *) 'same'
      GOTO 50
   40 WRITE (6, *) 'different'
   50 CONTINUE
  100 FORMAT (1X, 'sum ', F14.3, ' corners ', 2F12.4)
      END

      SUBROUTINE PRODUCT1(A, B, C, N)
      IMPLICIT REAL*8 (A-H, O-Z)
      DIMENSION A(N, *), B(N, *), C(N, *)
!$acc parallel loop gang
!$acc&  copyin(a(1:n, 1:n), b(1:n, 1:n))
!$acc&  copyout(c(1:n, 1:n))
      DO 30 J = 1, N
c$acc loop vector private(t)
        DO 20 I = 1, N
          T = 0.0D0
*$acc loop seq
          DO 10 K = 1, N
            T = T + A(I, K) * B(K, J)
   10     CONTINUE
          C(I, J) = T
   20   CONTINUE
   30 CONTINUE
      RETURN
      END

      DOUBLE PRECISION FUNCTION CHECK(I, J)
      IMPLICIT REAL*8 (A-H, O-Z)
      PARAMETER (N = 48)
      COMMON /MATS/ A(N, N), B(N, N), C(N, N)
      CHECK = 0.0D0
      DO 10 K = 1, N
   10 CHECK = CHECK + A(I, K) * B(K, J)
      END
