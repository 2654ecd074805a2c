/* rng.c: random numbers for histories: each history has a sequence of its own. */
#include "mc.h"

#pragma omp declare target

static unsigned int mix(unsigned int h)
{
  h ^= h >> 16;
  h *= 0x7feb352dU;
  h ^= h >> 15;
  h *= 0x846ca68bU;
  h ^= h >> 16;
  return h;
}

/* mc_random returns a number in (0, 1). */
double mc_random(seed)
  mc_seed *seed;
{
  *seed = *seed * 1664525U + 1013904223U;
  return ((double)(mix(*seed) >> 8) + 0.5) / 16777216.0;
}

mc_seed mc_seed_of(unsigned long history, unsigned long run)
{
  return mix((unsigned int)history + mix((unsigned int)run + 0x9e3779b9U));
}

#pragma omp end declare target
