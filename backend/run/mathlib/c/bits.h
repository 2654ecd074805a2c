#pragma once
/*
 * What the files here share: numbers by their bits. They are compiled by accc itself into ../library.mlir, which programs
 * are linked with, so nothing in them may need memory of its own or the C library. There is no fused multiplication and
 * addition in WebAssembly; products are exact where the factors have few enough bits, and that is arranged by cutting.
 */
typedef union { double d; unsigned long u; } number;

double fabs(double), rint(double), trunc(double); /* an instruction each */

static inline unsigned long bits(double x) { number n = {x}; return n.u; }
static inline double from(unsigned long u) { number n; n.u = u; return n.d; }

/* cut keeps the upper half of the bits of x: 26 of them, so that the product of two such numbers is exact. */
static inline double cut(double x) { return from(bits(x) & 0xfffffffff8000000); }

#define INFINITE 0x7ff0000000000000ul
#define SIGN 0x8000000000000000ul
#define LARGE(x) ((bits(x) & ~SIGN) >= INFINITE) /* infinite or no number */

static inline int isnumber(double x) { return x == x; }
