! Labels in variables: assign, and go to one of several or of all that are assigned; formats by such a variable.
      PROGRAM P
      INTEGER NEXT, I, FMT, K(2)
      REAL X(3)
      DATA X /3.0, 4.0, 0.0/
      ASSIGN 10 TO NEXT
      DO 30 I = 1, 3
      GO TO NEXT, (10, 20)
10    PRINT *, 'TEN'
      ASSIGN 20 TO NEXT
      GO TO 30
20    PRINT *, 'TWENTY'
30    CONTINUE
      ASSIGN 100 TO FMT
      IF (I .GT. 2) ASSIGN 200 TO FMT
      WRITE (*, FMT) I
      ASSIGN 100 TO FMT
      PRINT FMT, I
100   FORMAT (' HUNDRED', I5)
200   FORMAT (' TWO HUNDRED', I5)
      CALL S(1)
      CALL S(2)
      PRINT *, NRM(3, X)
99    END
      SUBROUTINE S(N)
      INTEGER N, L
      ASSIGN 10 TO L
      IF (N .EQ. 2) ASSIGN 99 TO L
      GOTO L
10    PRINT *, 'S', N
99    END
      INTEGER FUNCTION NRM(N, X)
      INTEGER N, NEXT, I
      REAL X(N), SUM
      ASSIGN 30 TO NEXT
      SUM = 0
      I = 1
20    GO TO NEXT (30, 50, 70)
30    IF (X(I) .GT. 3.5) GO TO 60
      ASSIGN 50 TO NEXT
50    SUM = SUM + X(I)
      GO TO 80
60    ASSIGN 70 TO NEXT
70    SUM = SUM + 10 * X(I)
80    I = I + 1
      IF (I .EQ. 2) ASSIGN 30 TO NEXT
      IF (I .LE. N) GO TO 20
      NRM = INT(SUM)
      END
