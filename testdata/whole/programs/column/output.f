C     Tables for people who read line printers.
      SUBROUTINE PRTCOL(NC, NL, ISTEP)
      INCLUDE 'params.inc'
      INCLUDE 'state.inc'
      INTEGER NC, NL, ISTEP
      CHARACTER*1 BAR(40)
      WRITE (6, 100) ISTEP
      DO 20 K = NL, 1, -4
        TAV = 0.0
        QCM = 0.0
        DO 10 I = 1, NC
          TAV = TAV + T(I, K) / NC
          QCM = MAX(QCM, REAL(Q(I, K, IQC)) * 1.0E3)
   10   CONTINUE
        N = MIN(INT(QCM * 20.0), 40)
        DO 15 I = 1, 40
          BAR(I) = ' '
          IF (I .LE. N) BAR(I) = '*'
   15   CONTINUE
        WRITE (6, 110) K, TAV, QCM, (BAR(I), I = 1, 40)
   20 CONTINUE
      RETURN
  100 FORMAT (1X, 'STEP', I5, /, 3X, 'K', 4X, 'T(K)', 3X, 'QC(G/KG)')
  110 FORMAT (1X, I3, F8.2, F9.3, 2X, 40A1)
      END

      SUBROUTINE PRTSUM(NC, WATER, ENERGY)
      INCLUDE 'params.inc'
      INCLUDE 'state.inc'
      INTEGER NC
      DOUBLE PRECISION WATER, ENERGY, RTOT, RMAX
      RTOT = 0.0D0
      RMAX = 0.0D0
      IWET = 0
      DO 10 I = 1, NC
        RTOT = RTOT + RAIN(I)
        IF (RAIN(I) - RMAX) 6, 6, 5
    5   RMAX = RAIN(I)
        IWET = I
    6   CONTINUE
   10 CONTINUE
      PRINT 200, RTOT / NC, RMAX, IWET
      PRINT 210, WATER, ENERGY * 1.0D-9
      PRINT 220, SUM(OLR(1:NC)) / NC
  200 FORMAT (' RAIN (MM): MEAN', F8.4, ', MOST', F8.4, ' IN', I3)
  210 FORMAT (' WATER (KG/M2)', F9.4, '  ENERGY (GJ/M2)', F9.4)
  220 FORMAT (' OUTGOING (W/M2)', F7.1)
      END
