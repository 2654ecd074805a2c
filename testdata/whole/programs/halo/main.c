/* main.c: diffusion of a hot corner on a plane that is cut in parts. The output does not depend on how many there are. */
#include "stencil.h"

#ifdef _OPENACC
#include <openacc.h>
#endif
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static real hot_spot(int i, int j, const int global[2])
{
  const double x = (i + 0.5) / global[0] - 0.3, y = (j + 0.5) / global[1] - 0.6;
  return (real)(exp(-40.0 * (x * x + y * y)) + (i == 0 ? 0.1 : 0.0));
}

static void choose_device(const comm_t *c)
{
#ifdef _OPENACC
  const acc_device_t type = acc_get_device_type();
  const int n = acc_get_num_devices(type);
  if (n > 0)
    acc_set_device_num(c->rank % n, type);
  fprintf(stderr, "rank %d of %d at (%d, %d), %d devices\n", c->rank, c->size, c->coords[0], c->coords[1], n);
#else
  (void)c;
#endif
}

static void picture(const field_t *f, const comm_t *c)
{
  static const char shade[] = " .:-=+*#%@";
  const int nx = f->n[0], ny = f->n[1];
  real *part = malloc(sizeof *part * (size_t)nx * ny), *whole = NULL;
  real *now = f->now;
#pragma acc update self(now[0:f->cells])
  for (int j = 0; j < ny; j++)
    memcpy(part + (size_t)j * nx, now + AT(f->pitch, 0, j), sizeof *part * (size_t)nx);
  if (ROOT(c))
    whole = malloc(sizeof *whole * (size_t)f->global[0] * f->global[1]);
  comm_gather_rows(c, part, f->offset, f->n, whole, f->global);
  if (ROOT(c)) {
    for (int j = f->global[1] - 1; j >= 0; j -= 2) {
      for (int i = 0; i < f->global[0]; i++) {
        int level = (int)(10 * whole[(size_t)j * f->global[0] + i] / 0.6 + 1e-6);
        putchar(shade[level < 0 ? 0 : level > 9 ? 9 : level]);
      }
      printf("|\n");
    }
  }
  free(part);
  free(whole);
}

int main(int argc, char **argv)
{
  comm_t comm;
  field_t f;
  weights_t w;
  int nx = 32, ny = 24, steps = 20, periodic = 0;
  double t0, before;

  for (int a = 1; a < argc; a++) {
    if (sscanf(argv[a], "--size=%dx%d", &nx, &ny) == 2 || sscanf(argv[a], "--steps=%d", &steps) == 1)
      continue;
    if (strcmp(argv[a], "--periodic") == 0)
      periodic = 1;
    else {
      fprintf(stderr, "usage: %s [--size=NXxNY] [--steps=N] [--periodic]\n", argv[0]);
      return 2;
    }
  }
  comm_init(&comm, &argc, &argv, periodic);
  choose_device(&comm);
  field_create(&f, &comm, nx, ny);
  field_fill(&f, hot_spot);
  weights_diffusion(&w, (real)0.12);
  if (ROOT(&comm))
    printf("%d x %d cells, radius %d, %s\n", nx, ny, H, periodic ? "periodic" : "walls");
  before = field_total(&f, &comm);
  t0 = comm_time();
  for (int step = 1; step <= steps; step++) {
#ifdef HALO_OVERLAP
    const double change = step_overlap(&f, &comm, &w);
#else
    const double change = step_simple(&f, &comm, &w);
#endif
    const double total = step % 5 ? 0.0 : field_total(&f, &comm);
    if (ROOT(&comm) && step % 5 == 0)
      printf("step %3d  total %10.6f  change %.4e\n", step, total, change);
  }
  if (ROOT(&comm))
    fprintf(stderr, "%.3f s, %ld messages, %ld bytes\n", comm_time() - t0, comm.messages, comm.bytes);
  picture(&f, &comm);
  {
    const double after = field_total(&f, &comm);
    if (ROOT(&comm))
      printf("heat is %s\n", fabs(after - before) < 1e-9 * fabs(before) ? "conserved" : "lost");
  }
  field_destroy(&f);
  comm_finish(&comm);
  return 0;
}
