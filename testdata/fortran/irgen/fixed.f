      PROGRAM MAIN
      INTEGER I, J, N
      PARAMETER (N=4)
      REAL A(N,N), B(N), S
      COMMON /WORK/ A, B
      DATA S /0.0/
      DO 10 I = 1, N
      DO 10 J = 1, N
        A(I,J) = REAL(I)/REAL(J)
   10 CONTINUE
      CALL SOLVE(A, B, N)
      DO 20 I = 1, N
   20 S = S + B(I)
      WRITE(*,100) S, (B(I), I=1,N)
  100 FORMAT(1X,'S=',F10.4,4(1X,F8.4))
      CALL PASS1(A(1,2), N)
      PRINT *, A(2,2), IFUN(3)
      END
      SUBROUTINE SOLVE(X, Y, M)
      INTEGER M
      REAL X(M,*), Y(*)
      DO 30 I = 1, M
      Y(I) = 0.
      DO 30 J = 1, M
   30 Y(I) = Y(I) + X(I,J)
      RETURN
      END
      SUBROUTINE PASS1(V, K)
      DIMENSION V(K)
      DO 40 L=1,K
      IF (V(L) .GT. 1.0) GOTO 50
   40 CONTINUE
      RETURN
   50 V(L) = -V(L)
      END
      INTEGER FUNCTION IFUN(K)
      IFUN = K*K
      IF (K .LT. 0) IFUN = 0
      END
