! Jumps to the ends of program units and of blocks.
      PROGRAM P
      INTEGER I, F
      EXTERNAL F
      I = 2
      IF (I - 2) 10, 20, 10
10    CONTINUE
      PRINT *, 'WRONG'
20    IF (I .EQ. 2) THEN
        GO TO 30
        PRINT *, 'WRONG'
30    END IF
      DO 40 I = 1, 3
        IF (I .EQ. 2) GO TO 40
        PRINT *, I, F(I)
40    CONTINUE
      CALL S(1)
      CALL S(0)
      DO I = 1, 2
        IF (I .EQ. 1) GO TO 50
        PRINT *, 'TWO'
50    END DO
      READ (5, *, END=99, ERR=99) I
      PRINT *, 'WRONG'
99    END
      SUBROUTINE S(I)
      REAL, ALLOCATABLE :: A(:)
      ALLOCATE (A(10))
      IF (I .EQ. 1) GOTO 99
      PRINT *, 'S', SIZE(A)
99    END
      INTEGER FUNCTION F(I)
      F = 7
      IF (I .GT. 2) GO TO 99
      F = I
99    END FUNCTION
