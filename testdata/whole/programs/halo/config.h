/* config.h: what the configuration script of the code would write. */
#ifndef HALO_CONFIG_H
#define HALO_CONFIG_H

/* #undef HALO_USE_MPI */
/* #undef HALO_OVERLAP */

#ifndef HALO_REAL
#define HALO_REAL double
#endif

#if !defined(HALO_RADIUS)
#define HALO_RADIUS 2
#endif

#if HALO_RADIUS < 1 || HALO_RADIUS > 4
#error "HALO_RADIUS is 1 to 4"
#endif

#endif
