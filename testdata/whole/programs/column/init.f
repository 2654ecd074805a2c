C     An atmosphere with a lapse rate, and moist columns among dry ones.
      SUBROUTINE INIATM(NC, NL, DEPTH, TSURF, IERR)
      IMPLICIT REAL*8 (A-H, O-Z)
      INCLUDE 'params.inc'
      INCLUDE 'consts.inc'
      INCLUDE 'state.inc'
      EXTERNAL QSAT
      INTEGER NC, NL, IERR, IC, K
      REAL*8 ZFLAT(NCMAX * NLMAX)
      EQUIVALENCE (ZFLAT(1), T(1, 1))
      LOGICAL FIRST
      SAVE FIRST
      DATA FIRST /.TRUE./
      IERR = 0
      IF (NC .GT. NCMAX .OR. NL .GT. NLMAX) THEN
        IERR = 1
        RETURN
      ENDIF
      IF (FIRST) THEN
        DO 1 K = 1, NCMAX * NLMAX
    1   ZFLAT(K) = 0.0D0
        FIRST = .FALSE.
      ENDIF
      DO 2 K = 1, NL
    2 DZ(K) = DEPTH / NL
      DO 30 IC = 1, NC
        PS = P00
        TS = TSURF + 2.0D0 * SIN(0.5D0 * IC)
        Z = 0.0D0
        DO 20 K = 1, NL
          Z = Z + 0.5D0 * DZ(K)
          T(IC, K) = MAX(TS - 6.5D-3 * Z, 216.0D0)
          P(IC, K) = PS * EXP(-GRAV * Z / (RGAS * T(IC, K)))
          RHO(IC, K) = P(IC, K) / (RGAS * T(IC, K))
          RH = 0.6D0 + 0.6D0 * EXP(-((Z - 2.0D3) / 1.5D3)**2)
     &         * (1.0D0 + 0.3D0 * COS(1.0D0 * IC))
          Q(IC, K, IQV) = RH * QSAT(T(IC, K), P(IC, K))
          Q(IC, K, IQC) = 0.0D0
          Q(IC, K, IQR) = 0.0D0
          U(IC, K) = 5.0D0 + 1.0D-3 * Z
          Z = Z + 0.5D0 * DZ(K)
   20   CONTINUE
        RAIN(IC) = 0.0D0
        OLR(IC) = 0.0D0
   30 CONTINUE
      RETURN
C     The same without moisture.
      ENTRY DRYATM(NC, NL)
      DO 40 K = 1, NL
      DO 40 IC = 1, NC
   40 Q(IC, K, IQV) = 0.0D0
      END
