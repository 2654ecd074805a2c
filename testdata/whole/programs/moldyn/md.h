/* md.h: molecular dynamics of a fluid in a periodic box, with cells that hold lists of atoms. */
#ifndef MD_H
#define MD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct vec3 {
  double x, y, z;
} vec3;

/* An array of these is an array of structures. */
typedef struct atom {
  vec3 r, v, f;
  double energy;
  int type;
  int id;
} atom_t;

typedef struct box {
  vec3 length;
  int cells[3];
  vec3 cell;
} box_t;

/* Atoms of each cell: a table of fixed width. */
typedef struct cells {
  int n;
  int width;
  int *count; /* n */
  int *list;  /* n * width */
} cells_t;

typedef struct type_params {
  double sigma, epsilon, mass;
} type_params_t;

#define MAX_TYPES 4

typedef struct force_field {
  int types;
  double cutoff;
  type_params_t own[MAX_TYPES];
  struct {
    double c6, c12, shift;
  } pair[MAX_TYPES][MAX_TYPES];
} force_field_t;

/* Sums over all atoms, as one value. Fixed point: their order does not matter. */
typedef struct observables {
  int64_t potential, kinetic, virial;
  int64_t px, py, pz;
  long pairs;
  double fastest;
} observables_t;

#define FIXED 4294967296.0
#define TO_FIXED(x) ((int64_t)((x) * FIXED))
#define FROM_FIXED(n) ((double)(n) / FIXED)

typedef struct system {
  int n;
  atom_t *atoms;
  box_t box;
  cells_t cells;
  force_field_t ff;
  uint64_t seed;
} system_t;

#pragma omp declare target
static inline vec3 vec_sub(vec3 a, vec3 b) { return (vec3){a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline vec3 vec_axpy(double s, vec3 a, vec3 b) { return (vec3){s * a.x + b.x, s * a.y + b.y, s * a.z + b.z}; }
static inline double vec_dot(vec3 a, vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

static inline double nearest(double d, double l) { return d > 0.5 * l ? d - l : d < -0.5 * l ? d + l : d; }

static inline vec3 minimum_image(vec3 d, const box_t *b)
{
  d.x = nearest(d.x, b->length.x);
  d.y = nearest(d.y, b->length.y);
  d.z = nearest(d.z, b->length.z);
  return d;
}

static inline void observe(observables_t *into, const observables_t *from)
{
  into->potential += from->potential;
  into->kinetic += from->kinetic;
  into->virial += from->virial;
  into->px += from->px;
  into->py += from->py;
  into->pz += from->pz;
  into->pairs += from->pairs;
  if (from->fastest > into->fastest)
    into->fastest = from->fastest;
}
#pragma omp end declare target

#pragma omp declare reduction(observe : observables_t : observe(&omp_out, &omp_in)) initializer(omp_priv = {0})

#pragma omp declare reduction(+ : vec3 : omp_out = vec_axpy(1.0, omp_in, omp_out)) initializer(omp_priv = {0.0, 0.0, 0.0})

/* Cells go to a device with their tables. */
#pragma omp declare mapper(on_device : cells_t c) map(to : c.n, c.width) map(to : c.count[0 : c.n], c.list[0 : c.n * c.width])

/* setup.c */
void system_create(system_t *s, int per_side, double density, uint64_t seed);
void system_destroy(system_t *s);

/* cells.c */
void cells_create(cells_t *c, box_t *b, double cutoff, int n);
void cells_destroy(cells_t *c);
int cells_fill(system_t *s);
bool cells_valid(const system_t *s);

/* force.c */
observables_t forces_host(system_t *s);
observables_t forces_device(system_t *s);
observables_t forces_direct(system_t *s);

/* integrate.c */
void half_kick(system_t *s, double dt);
void drift(system_t *s, double dt);
observables_t kinetic(const system_t *s);
void thermostat(system_t *s, double temperature, double rate);

/* random.c */
void random_seed(uint64_t seed);
double random_uniform(void);
double random_gauss(void);
long random_drawn(void);

/* log.c */
void log_warning(const char *fmt, ...);
int log_warnings(void);

#endif
