/* Stops the program where data that has to be on the device is not there. */
#ifndef ACCC_CHECK_PRESENT
#ifdef _OPENMP
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#ifdef __GNUC__
#pragma weak omp_target_is_present /* a program for the host alone may be linked without it */
#define ACCC_ABSENT(address) (omp_target_is_present != NULL && !omp_target_is_present(address, omp_get_default_device()))
#else
#define ACCC_ABSENT(address) (!omp_target_is_present(address, omp_get_default_device()))
#endif
#define ACCC_CHECK_PRESENT(name, address) \
    (ACCC_ABSENT((const void *)(address)) ? (fprintf(stderr, "%s:%d: %s is not present on the device\n", __FILE__, __LINE__, name), abort()) : (void)0)
#else
#define ACCC_CHECK_PRESENT(name, address) ((void)0)
#endif
#endif
