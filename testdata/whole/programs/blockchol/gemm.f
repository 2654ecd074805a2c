C     The updates of tiles, in the style of the library that everyone
C     links with. C calls them by their Fortran names.
      SUBROUTINE SYRK_TILE(NB, A, C)
      IMPLICIT NONE
      INTEGER NB, I, J, K
      DOUBLE PRECISION A(NB, *), C(NB, *), TEMP
      INTEGER NPOTRF, NTRSM, NSYRK, NGEMM
      COMMON /COUNTS/ NPOTRF, NTRSM, NSYRK, NGEMM
      BIND(C, NAME='kernel_counts') :: /COUNTS/
C     C = C - A * A**T, the lower triangle.
      DO 30 J = 1, NB
        DO 20 K = 1, NB
          IF (A(J, K) .NE. 0.0D0) THEN
            TEMP = A(J, K)
!$OMP SIMD
            DO 10 I = J, NB
              C(I, J) = C(I, J) - TEMP * A(I, K)
   10       CONTINUE
          END IF
   20   CONTINUE
   30 CONTINUE
!$OMP ATOMIC
      NSYRK = NSYRK + 1
      END

      SUBROUTINE GEMM_TILE(NB, A, B, C)
      IMPLICIT NONE
      INTEGER NB, I, J, K
      DOUBLE PRECISION A(NB, *), B(NB, *), C(NB, *), TEMP
      INTEGER NPOTRF, NTRSM, NSYRK, NGEMM
      COMMON /COUNTS/ NPOTRF, NTRSM, NSYRK, NGEMM
      BIND(C, NAME='kernel_counts') :: /COUNTS/
C     C = C - A * B**T
      DO 30 J = 1, NB
        DO 20 K = 1, NB
          TEMP = B(J, K)
          IF (TEMP .EQ. 0.0D0) GO TO 20
!$OMP SIMD
          DO 10 I = 1, NB
            C(I, J) = C(I, J) - TEMP * A(I, K)
   10     CONTINUE
   20   CONTINUE
   30 CONTINUE
!$OMP ATOMIC
      NGEMM = NGEMM + 1
      END
