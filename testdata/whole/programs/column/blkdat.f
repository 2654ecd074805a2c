      BLOCK DATA BLKDAT
      IMPLICIT NONE
      INCLUDE 'consts.inc'
      INCLUDE 'micro.inc'
C     Constants in SI units.
      DATA GRAV, RGAS, CP /9.80665D0, 287.04D0, 1004.64D0/
      DATA RLAT, RVAP /2.5008D6, 461.5D0/
      DATA P00, T00, RHOW /1.0D5, 273.16D0, 1.0D3/, VKARM /0.4D0/
      DATA AUTOC, THRESH, ACCR, EVAPR, VFALL
     &    /1.0D-3, 5.0D-4, 2.2D0, 1.0D-4, 5.0D0/
      DATA NSUB /2/
      END
