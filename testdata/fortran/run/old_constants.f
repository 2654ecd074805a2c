! Hollerith constants, and fixed form without blanks.
      PROGRAM P
      INTEGER I,K(2),J,GOTO10
      REAL X
      DOUBLE PRECISION D
      CHARACTER*6 C
      DATA I/4HABCD/, K/4HEFGH,2HIJ/, X/4HXYZW/, D/8HABCDEFGH/
      DATA C/6HSTRING/
      J=3HUVW
      WRITE(*,10)I,K,X,D,C,J
   10 FORMAT(1X,5HHELLO,A4,2A4,A4,A8,A6,A4)
      DO20J=1,3
      IF(J.EQ.2)GOTO20
      CALLSUB(J)
20    CONTINUE
      DO30J = 4
      PRINT*,DO30J
      DO E5=1,2
      PRINT *, E5
      ENDDO
      GOTO10=5
      PRINT40,GOTO10
40    FORMAT(' GOTO10',I3)
      ASSIGN50TOK1
      GOTO K1
      PRINT*,'WRONG'
50    DO60E3=1,2
60    PRINT*,E3
      CALLFLUSH
      CALL TAKES(5HHELLO, 4HABCD)
      IF(J.GT.100)STOP1
      STOP
      END
      SUBROUTINESUB(J)
      PRINT*,J
      END
      SUBROUTINE FLUSH
      END
      SUBROUTINE TAKES(A, N)
      INTEGER A(2), N
      WRITE (*, 10) A(1), N
10    FORMAT (1X, 2A4)
      END
