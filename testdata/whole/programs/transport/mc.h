/* mc.h: Monte Carlo transport of particles through slabs of materials, in the C of 1989. */
#ifndef MC_H
#define MC_H

#include <stdio.h>
#include <stdlib.h>

#define MC_MAX_MATERIALS 4
#define MC_MAX_REGIONS 16
#define MC_BINS 8

#ifndef MC_ENERGY_GRID
#define MC_ENERGY_GRID 64
#endif

/* A generator of 32 random bits whose state the caller keeps. */
typedef unsigned int mc_seed;

/* Cross sections of a material on a grid of energies, which increase. */
struct mc_table {
  int n;
  double energy[MC_ENERGY_GRID];
  double total[MC_ENERGY_GRID];
  double scatter[MC_ENERGY_GRID];
  double fission[MC_ENERGY_GRID];
};

struct mc_material {
  char name[12];
  double density;
  struct mc_table xs;
};

struct mc_region {
  double left, right;
  int material;
};

struct mc_geometry {
  int n_regions;
  int n_materials;
  struct mc_region region[MC_MAX_REGIONS];
  struct mc_material material[MC_MAX_MATERIALS];
};

struct mc_particle {
  double x, mu, energy, weight;
  int region;
  int alive;
};

/* Tallies count in units of weight; each is an integer, so that their sum is the same in any order. */
struct mc_tally {
  long collisions[MC_MAX_REGIONS];
  long absorbed[MC_MAX_REGIONS];
  long spectrum[MC_BINS];
  long leaked_left, leaked_right;
  long produced;
  long lost;
};

/* A kind of collision: the probability is looked up, the function changes the particle. */
typedef int (*mc_reaction)(struct mc_particle *p, const struct mc_geometry *g, struct mc_tally *t, mc_seed *seed);

/* rng.c */
extern double mc_random(mc_seed *seed);
extern mc_seed mc_seed_of(unsigned long history, unsigned long run);

/* tables.c */
extern void mc_build_tables(struct mc_geometry *g);
extern int mc_search(const double *grid, int n, double value);
extern double mc_interpolate(const double *grid, const double *values, int n, double at);
extern int mc_check_tables(const struct mc_geometry *g);

/* geometry.c */
extern int mc_read_geometry(struct mc_geometry *g, FILE *f);
extern int mc_find_region(const struct mc_geometry *g, double x);
extern double mc_distance(const struct mc_geometry *g, const struct mc_particle *p);

/* physics.c */
extern int mc_collide(struct mc_particle *p, const struct mc_geometry *g, struct mc_tally *t, mc_seed *seed);
extern const char *mc_reaction_name(int kind);

/* history.c */
extern void mc_history(const struct mc_geometry *g, struct mc_tally *t, unsigned long number, unsigned long run);
extern void mc_run_host(const struct mc_geometry *g, struct mc_tally *t, long histories, unsigned long run);
extern void mc_run_device(const struct mc_geometry *g, struct mc_tally *t, long histories, unsigned long run);

/* tally.c */
extern void mc_tally_clear(struct mc_tally *t);
extern void mc_tally_add(struct mc_tally *into, const struct mc_tally *from);
extern void mc_tally_print(const struct mc_tally *t, const struct mc_geometry *g, long histories);
extern int mc_tally_same(const struct mc_tally *a, const struct mc_tally *b);

#endif
