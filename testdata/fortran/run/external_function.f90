! A function that an external statement alone declares: its type is implied.
      PROGRAM X
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      EXTERNAL TWICE, KEEP
      U = 2.0D0*TWICE(3) - 1.0D0
      PRINT *, U, KEEP(4), APPLY(TWICE)
      END
      DOUBLE PRECISION FUNCTION TWICE(I)
      INTEGER I
      TWICE = 2*I + 0.5D0
      END
      INTEGER FUNCTION KEEP(I)
      KEEP = I
      END
      DOUBLE PRECISION FUNCTION APPLY(F)
      IMPLICIT DOUBLE PRECISION (A-H,O-Z)
      EXTERNAL F
      APPLY = F(10)
      END
