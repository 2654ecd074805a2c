/* main.c: two streams of electrons and one of ions. */
#include "pic.h"

#include <math.h>
#include <string.h>
#include <sys/time.h>

static double seconds(void)
{
  struct timeval tv;
  gettimeofday(&tv, NULL);
  return tv.tv_sec + 1e-6 * tv.tv_usec;
}

static void usage(const char *program)
{
  fprintf(stderr, "usage: %s [-n CELLS] [-p PARTICLES] [-s STEPS] [-e EVERY] [-r SEED]\n", program);
  exit(2);
}

static input_t parse(int argc, char **argv)
{
  input_t in = {.nx = 16, .ny = 8, .per_cell = 4, .steps = 10, .sort_every = 5, .dt = R(0.1), .drift = R(0.5), .seed = 7};
  for (int i = 1; i < argc; i++) {
    if (argv[i][0] != '-' || strlen(argv[i]) != 2 || i + 1 == argc)
      usage(argv[0]);
    switch (argv[i][1]) {
    case 'n':
      if (sscanf(argv[++i], "%dx%d", &in.nx, &in.ny) != 2)
        usage(argv[0]);
      break;
    case 'p': in.per_cell = atoi(argv[++i]); break;
    case 's': in.steps = atoi(argv[++i]); break;
    case 'e': in.sort_every = atoi(argv[++i]); break;
    case 'r': in.seed = (unsigned)strtoul(argv[++i], NULL, 0); break;
    default: usage(argv[0]);
    }
  }
  return in;
}

int main(int argc, char **argv)
{
  const input_t in = parse(argc, argv);
  enum { ELECTRONS, IONS, SPECIES };
  species_t species[SPECIES];
  grid_t grid;
  energies_t first, now;
  double t0;
  int failed = 0;

  grid_init(&grid, &in);
  species_init(&species[ELECTRONS], "electrons", R(-1.0), R(1.0), &grid, &in, in.drift);
  species_init(&species[IONS], "ions", R(1.0), R(100.0), &grid, &in, R(0.0));
  fprintf(stderr, "%s\n", MODEL_NAME);
  printf("%d x %d cells, %d particles of %d species, %d steps\n", in.nx, in.ny, species[0].np + species[1].np, SPECIES,
         in.steps);
  printf(" step    electrons         ions        field        total\n");
  t0 = seconds();
  for (int step = 0; step <= in.steps; step++) {
    int sweeps;
    grid_clear_charge(&grid);
    for (int k = 0; k < SPECIES; k++)
      species_deposit(&species[k], &grid);
    grid_finish_charge(&grid, R(0.0));
    sweeps = poisson_solve(&grid, 400, R(1e-3));
    failed += sweeps < 0;
    diag_energies(&now, species, SPECIES, &grid);
    if (step == 0)
      first = now;
    if (step % 5 == 0)
      diag_print(step, &now, SPECIES);
    for (int k = 0; k < SPECIES; k++)
      species_push(&species[k], &grid, in.dt);
    if (in.sort_every && step % in.sort_every == in.sort_every - 1)
      for (int k = 0; k < SPECIES; k++) {
        species_sort(&species[k], &grid);
        failed += !species_sorted(&species[k], &grid);
      }
  }
  fprintf(stderr, "%.3f s\n", seconds() - t0);
  for (int k = 0; k < SPECIES; k++) {
    const int lost = species_lost(&species[k], &grid);
    diag_histogram(&species[k], R(1.0), 10);
    CHECK(lost == 0, "%d of %s", lost, species[k].name);
  }
  printf("electrons gained %.3f of their energy, %d failures\n", now.kinetic[ELECTRONS] / first.kinetic[ELECTRONS] - 1.0,
         failed);
  for (int k = 0; k < SPECIES; k++)
    species_free(&species[k]);
  grid_free(&grid);
  return failed != 0;
}
