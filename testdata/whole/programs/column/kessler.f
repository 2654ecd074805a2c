C     Warm rain in one column: K runs from the ground up.
      SUBROUTINE WARMRN(NC, NL, IC, T, Q, P, RHO, DZ, DT, RAINC, ITERS)
      IMPLICIT REAL*8 (A-H, O-Z)
!$ACC ROUTINE SEQ
      INCLUDE 'params.inc'
      INCLUDE 'consts.inc'
      INCLUDE 'micro.inc'
      INCLUDE 'consacc.inc'
      INCLUDE 'micacc.inc'
      INTEGER NC, NL, IC, ITERS, K, N, L, NIT
      DIMENSION T(NC, NL), Q(NC, NL, NSPEC), P(NC, NL), RHO(NC, NL)
      DIMENSION DZ(NL), FLUX(NLMAX + 1), QCOL(NLMAX, NSPEC)
      EXTERNAL QSAT, CONDEN
!$ACC ROUTINE(QSAT) SEQ
!$ACC ROUTINE(CONDEN) SEQ
      DTS = DT / NSUB
      DO 5 L = 1, NSPEC
      DO 5 K = 1, NL
    5 QCOL(K, L) = Q(IC, K, L)

      DO 100 N = 1, NSUB
C       What condenses, and what becomes rain.
        DO 20 K = 1, NL
          CALL CONDEN(T(IC, K), QCOL(K, IQV), QCOL(K, IQC), P(IC, K),
     1                NIT)
          ITERS = ITERS + NIT
          AUTO = 0.0D0
          IF (QCOL(K, IQC) .GT. THRESH) AUTO = AUTOC *
     1      (QCOL(K, IQC) - THRESH)
          COLL = ACCR * QCOL(K, IQC) * MAX(QCOL(K, IQR), 0.0D0)**0.875D0
          DQ = MIN(DTS * (AUTO + COLL), QCOL(K, IQC))
          QCOL(K, IQC) = QCOL(K, IQC) - DQ
          QCOL(K, IQR) = QCOL(K, IQR) + DQ
C         Rain evaporates in air that is not saturated.
          DEF = MAX(QSAT(T(IC, K), P(IC, K)) - QCOL(K, IQV), 0.0D0)
          EVAP = MIN(DTS * EVAPR * DEF * 1.0D3, QCOL(K, IQR), DEF)
          QCOL(K, IQR) = QCOL(K, IQR) - EVAP
          QCOL(K, IQV) = QCOL(K, IQV) + EVAP
          T(IC, K) = T(IC, K) - RLAT / CP * EVAP
   20   CONTINUE

C       Rain falls: the flux through the lower face of each layer.
        FLUX(NL + 1) = 0.0D0
        DO 30 K = NL, 1, -1
          VT = VFALL * SQRT(RHO(IC, 1) / RHO(IC, K))
          CFLN = MIN(VT * DTS / DZ(K), 1.0D0)
          FLUX(K) = RHO(IC, K) * QCOL(K, IQR) * DZ(K) * CFLN / DTS
   30   CONTINUE
        DO 40 K = 1, NL
          QCOL(K, IQR) = QCOL(K, IQR) + DTS * (FLUX(K + 1) - FLUX(K))
     1                   / (RHO(IC, K) * DZ(K))
   40   CONTINUE
        RAINC = RAINC + FLUX(1) * DTS
  100 CONTINUE

      DO L = 1, NSPEC
        DO K = 1, NL
          Q(IC, K, L) = QCOL(K, L)
        END DO
      END DO
      END
