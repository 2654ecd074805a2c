C     Saturation over water. Each is called for one point, in kernels.
      DOUBLE PRECISION FUNCTION ESAT(T)
      IMPLICIT NONE
!$ACC ROUTINE SEQ
      DOUBLE PRECISION T
      INCLUDE 'consts.inc'
      INCLUDE 'consacc.inc'
      ESAT = 610.78D0 * EXP(17.269D0 * (T - T00) / (T - 35.86D0))
      END

      DOUBLE PRECISION FUNCTION QSAT(T, P)
      IMPLICIT NONE
!$ACC ROUTINE SEQ
      DOUBLE PRECISION T, P, E, ESAT, EPS
      INCLUDE 'consts.inc'
      INCLUDE 'consacc.inc'
      EXTERNAL ESAT
!$ACC ROUTINE(ESAT) SEQ
C     A statement function: the mixing ratio of a partial pressure.
      DOUBLE PRECISION RMIX, X, Y
      RMIX(X, Y) = EPS * X / (Y - (1.0D0 - EPS) * X)
      EPS = RGAS / RVAP
      E = MIN(ESAT(T), 0.5D0 * P)
      QSAT = RMIX(E, P)
      END

C     Newton's iteration for the temperature at which no more condenses.
      SUBROUTINE CONDEN(T, QV, QC, P, NITER)
      IMPLICIT NONE
!$ACC ROUTINE SEQ
      DOUBLE PRECISION T, QV, QC, P, QS, DQS, COND, TOL, QSAT
      INTEGER NITER, IT, MAXIT
      PARAMETER (MAXIT = 10, TOL = 1.0D-10)
      INCLUDE 'consts.inc'
      INCLUDE 'consacc.inc'
      EXTERNAL QSAT
!$ACC ROUTINE(QSAT) SEQ
      NITER = 0
      DO 10 IT = 1, MAXIT
        QS = QSAT(T, P)
        DQS = QS * 17.269D0 * (T00 - 35.86D0) / (T - 35.86D0)**2
        COND = (QV - QS) / (1.0D0 + RLAT / CP * DQS)
        IF (COND .LT. 0.0D0) COND = MAX(COND, -QC)
        T = T + RLAT / CP * COND
        QV = QV - COND
        QC = QC + COND
        NITER = NITER + 1
        IF (ABS(COND) .LT. TOL) GO TO 20
   10 CONTINUE
   20 CONTINUE
      END
