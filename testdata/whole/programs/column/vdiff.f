C     Vertical diffusion, implicit: a tridiagonal system for each column.
      SUBROUTINE TRIDAG(A, B, C, R, X, N)
      IMPLICIT NONE
!$ACC ROUTINE SEQ
      INTEGER N, K
      DOUBLE PRECISION A(*), B(*), C(*), R(*), X(*)
      DOUBLE PRECISION BET
      INCLUDE 'params.inc'
      DOUBLE PRECISION GAM(NLMAX)
      BET = B(1)
      X(1) = R(1) / BET
      DO 11 K = 2, N
        GAM(K) = C(K - 1) / BET
        BET = B(K) - A(K) * GAM(K)
        X(K) = (R(K) - A(K) * X(K - 1)) / BET
   11 CONTINUE
      DO 12 K = N - 1, 1, -1
        X(K) = X(K) - GAM(K + 1) * X(K + 1)
   12 CONTINUE
      END

      SUBROUTINE VDIFF(NC, NL, F, U, RHO, DZ, DT, FSURF, KIND)
      IMPLICIT NONE
      INTEGER NC, NL, KIND, IC, K
      DOUBLE PRECISION F(NC, NL), U(NC, NL), RHO(NC, NL), DZ(NL)
      DOUBLE PRECISION DT, FSURF, Z, XK, SHEAR
      INCLUDE 'params.inc'
      INCLUDE 'consts.inc'
      INCLUDE 'consacc.inc'
      DOUBLE PRECISION A(NLMAX), B(NLMAX), C(NLMAX), R(NLMAX), X(NLMAX)
      DOUBLE PRECISION XKH(NLMAX + 1)
      EXTERNAL TRIDAG
!$ACC ROUTINE(TRIDAG) SEQ
!$ACC PARALLEL LOOP GANG VECTOR PRESENT(F, U, RHO, DZ)
!$ACC& PRIVATE(A, B, C, R, X, XKH, Z, XK, SHEAR)
      DO 50 IC = 1, NC
        Z = 0.0D0
        XKH(1) = 0.0D0
        XKH(NL + 1) = 0.0D0
!$ACC LOOP SEQ
        DO 10 K = 2, NL
          Z = Z + DZ(K - 1)
          SHEAR = ABS(U(IC, K) - U(IC, K - 1))
          XK = VKARM * Z * EXP(-Z / 1.0D3)
          GO TO (1, 2, 3), KIND
    1     XKH(K) = XK * 0.2D0
          GO TO 10
    2     XKH(K) = XK * (0.1D0 + 0.05D0 * SHEAR)
          GO TO 10
    3     XKH(K) = 5.0D0
   10   CONTINUE
!$ACC LOOP SEQ
        DO 20 K = 1, NL
          A(K) = 0.0D0
          C(K) = 0.0D0
          IF (K .GT. 1) A(K) = -DT * XKH(K)
     &      * (RHO(IC, K) + RHO(IC, K - 1))
     &      / (RHO(IC, K) * DZ(K) * (DZ(K) + DZ(K - 1)))
          IF (K .LT. NL) C(K) = -DT * XKH(K + 1)
     &      * (RHO(IC, K) + RHO(IC, K + 1))
     &      / (RHO(IC, K) * DZ(K) * (DZ(K) + DZ(K + 1)))
          B(K) = 1.0D0 - A(K) - C(K)
          R(K) = F(IC, K)
   20   CONTINUE
        R(1) = R(1) + DT * FSURF / (RHO(IC, 1) * DZ(1))
        CALL TRIDAG(A, B, C, R, X, NL)
!$ACC LOOP SEQ
        DO 30 K = 1, NL
   30   F(IC, K) = X(K)
   50 CONTINUE
      END
