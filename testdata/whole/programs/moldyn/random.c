/* random.c: a generator for each thread. */
#include "md.h"

#include <math.h>

static uint64_t state;
static long drawn;
static bool has_spare;
static double spare;
#pragma omp threadprivate(state, drawn, has_spare, spare)

static long total_drawn;

static uint64_t split(uint64_t x)
{
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

void random_seed(uint64_t seed)
{
  state = split(seed);
  has_spare = false;
}

double random_uniform(void)
{
  state = split(state);
  drawn++;
  return (double)(state >> 11) * (1.0 / 9007199254740992.0);
}

double random_gauss(void)
{
  double u, v, s;
  if (has_spare) {
    has_spare = false;
    return spare;
  }
  do {
    u = 2.0 * random_uniform() - 1.0;
    v = 2.0 * random_uniform() - 1.0;
    s = u * u + v * v;
  } while (s >= 1.0 || s == 0.0);
  s = sqrt(-2.0 * log(s) / s);
  spare = v * s;
  has_spare = true;
  return u * s;
}

/* random_drawn returns how many numbers all threads have drawn since the last call. */
long random_drawn(void)
{
  total_drawn = 0;
#pragma omp parallel
  {
#pragma omp critical(statistics)
    total_drawn += drawn;
    drawn = 0;
  }
  return total_drawn;
}
