      BLOCK DATA EOSDAT
      IMPLICIT NONE
      INCLUDE 'eoscon.inc'
      DATA GAMMA /1.4D0/, CQ /2.0D0/, CL /0.3D0/, PFLOOR /1.0D-8/
      DATA NEOS /2/, KIND /1, 2, 2*0/
      END

C     The pressure on the host, which C asks for to check its own.
      DOUBLE PRECISION FUNCTION EOSP(RHO, E)
      IMPLICIT NONE
      DOUBLE PRECISION RHO, E
      INCLUDE 'eoscon.inc'
      IF (KIND(1) .EQ. 1) THEN
        EOSP = MAX((GAMMA - 1.0D0) * RHO * E, PFLOOR)
      ELSE
        EOSP = MAX((GAMMA - 1.0D0) * RHO * E * (1.0D0 + 0.1D0 * RHO),
     &             PFLOOR)
      END IF
      END

      SUBROUTINE SETEOS(G, IKIND)
      IMPLICIT NONE
      DOUBLE PRECISION G
      INTEGER IKIND
      INCLUDE 'eoscon.inc'
      GAMMA = G
      KIND(1) = IKIND
      END

C     How many kinds of equations there are that the table names.
      INTEGER FUNCTION NKINDS()
      IMPLICIT NONE
      INCLUDE 'eoscon.inc'
      INTEGER I
      NKINDS = 0
      DO 10 I = 1, 4
        IF (KIND(I) .EQ. 0) GO TO 10
        NKINDS = NKINDS + 1
   10 CONTINUE
      END
