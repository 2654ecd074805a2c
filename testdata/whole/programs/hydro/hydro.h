/* hydro.h: what Fortran calls, and what it has for C. */
#ifndef HYDRO_H
#define HYDRO_H

#ifdef __cplusplus
extern "C" {
#endif

/* type(mesh_t), bind(c), of module mesh_mod */
typedef struct mesh {
  int nz;   /* zones along a ray */
  int nray; /* rays */
  double dt, time;
  double length;
  int step;
} mesh_t;

/* The common block /EOSCON/ of eos.f, by the name that Fortran compilers give it. */
extern struct {
  double gamma, cq, cl, pfloor;
  int neos, kind[4];
} eoscon_;

/* A variable of module control_mod with bind(c). */
extern int debug_level;
extern double cfl_number;

/* kernels.c; arrays have the zones of a ray one after another, or its nodes */
void hydro_pressure(const mesh_t *m, const double *rho, const double *e, double *p, double *cs);
void hydro_viscosity(const mesh_t *m, const double *rho, const double *u, const double *cs, double *q);
void hydro_accelerate(const mesh_t *m, const double *mass, const double *p, const double *q, double *u);
void hydro_move(const mesh_t *m, const double *u, double *x);
void hydro_energy(const mesh_t *m, const double *mass, const double *u, const double *p, const double *q, double *e);
void hydro_density(const mesh_t *m, const double *mass, const double *x, double *rho);

/* step.c */
double hydro_time_step(const mesh_t *m, const double *x, const double *u, const double *cs);
int hydro_cycle(mesh_t *m, double *x, double *u, double *rho, double *e, double *p, double *q, double *cs,
                const double *mass);
double wall_seconds(void);

/* Fortran's, called from C: eos.f, by its name there, and diag.f90, with bind(c). */
double eosp_(const double *rho, const double *e);
void note_step(int step, double dt, int where);
int message(const char *text, int length);

#ifdef __cplusplus
}
#endif
#endif
