C     Fixed form: labels, continuation, comments, sentinels in column 1.
* another comment
      SUBROUTINE SWEEP(A, B, N, M)
      INTEGER N, M, I, J, K
      REAL A(N,M), B(N,M), T
      DOUBLE PRECISION D
      CHARACTER*8 NAME
      PARAMETER (PI = 3.14159)
      DATA NAME /'ABC'/, D /1.0D0/
      LOGICAL L
C$ACC DATA COPYIN(B(1:N,1:M)) COPY(A(1:N,
c$acc&                                1:M))
!$acc parallel loop collapse(2) gang
*$acc+ vector private(t)
      DO 20 J = 1, M
        DO 10 I = 1, N
          T = B(I,J)
     1      + PI
          A(I,J) = T ! to here
   10   CONTINUE
   20 CONTINUE
c a comment in front of the end
c$acc end parallel loop
C$ACC END DATA
      L = N .GT. 3 .AND .( .NOT. M .LT. 2 )
      IF (L) GOTO 30
      K = 3
      DO 40 I = 1, 10, 2
40    K = K + I
   30 CONTINUE
      WRITE (6, 100) K, 'a long text in two
     1 lines'
  100 FORMAT (1X, I5, A)
      ENDSUBROUTINE
      INTEGER FUNCTION TWICE(N)
      TWICE = 2*N
      RETURN
      END
