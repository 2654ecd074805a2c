/* rng.c: random numbers that are the same on every machine. */
#include "pic.h"

#include <math.h>

void rng_seed(rng_t *r, unsigned seed)
{
  r->state = 0x9e3779b97f4a7c15ull ^ ((uint64_t)seed << 32 | seed);
  for (int i = 0; i < 8; i++)
    (void)rng_uniform(r);
}

real_t rng_uniform(rng_t *r)
{
  uint64_t x = r->state;
  x ^= x << 13;
  x ^= x >> 7;
  x ^= x << 17;
  r->state = x;
  return (real_t)((x >> 40) * (1.0 / 16777216.0));
}

/* A sum of twelve numbers is near enough to a normal distribution here, and rounds the same everywhere. */
real_t rng_normal(rng_t *r)
{
  real_t s = 0;
  for (int i = 0; i < 12; i++)
    s += rng_uniform(r);
  return s - 6;
}
