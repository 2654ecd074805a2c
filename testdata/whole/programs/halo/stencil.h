#ifndef HALO_STENCIL_H
#define HALO_STENCIL_H

#include "field.h"

typedef struct weights {
  real center;
  real axis[H + 1];
} weights_t;

void weights_diffusion(weights_t *w, real nu);
double step_simple(field_t *f, comm_t *c, const weights_t *w);
double step_overlap(field_t *f, comm_t *c, const weights_t *w);

#endif
