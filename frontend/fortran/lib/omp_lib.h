! OpenMP's library for sources that include it.
      include 'omp_constants.h'
      include 'omp_routines.h'
