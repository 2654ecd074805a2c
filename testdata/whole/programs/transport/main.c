/* main.c: reads slabs, runs histories, and compares the ways to run them. */
#include "mc.h"

#include <string.h>
#include <time.h>

extern int mc_reactions_agree(); /* of physics.c; nobody wrote its prototype into the header */

static struct mc_geometry geometry;

static void one_run(name, run, histories, tally)
  const char *name;
  void (*run)(const struct mc_geometry *, struct mc_tally *, long, unsigned long);
  long histories;
  struct mc_tally *tally;
{
  clock_t start = clock();
  (*run)(&geometry, tally, histories, 1UL);
  fprintf(stderr, "%s: %.3f s\n", name, (double)(clock() - start) / CLOCKS_PER_SEC);
}

int main(argc, argv)
  int argc;
  char **argv;
{
  struct mc_tally host, device;
  long histories = argc > 2 ? atol(argv[2]) : 1000L;
  int line, k;
  FILE *f;

  if (argc < 2) {
    fprintf(stderr, "usage: %s FILE [HISTORIES]\n", argv[0]);
    return 2;
  }
  if ((f = fopen(argv[1], "r")) == NULL) {
    perror(argv[1]);
    return 1;
  }
  line = mc_read_geometry(&geometry, f);
  fclose(f);
  if (line != 0) {
    fprintf(stderr, "%s:%d: not a material or slab\n", argv[1], line);
    return 1;
  }
  mc_build_tables(&geometry);
  printf("%d slabs of %d materials, %d wrong entries\n", geometry.n_regions, geometry.n_materials, mc_check_tables(&geometry));
  printf("reactions:");
  for (k = 0; k < 4; k++)
    printf(" %s", mc_reaction_name(k));
  printf("; %s\n", mc_reactions_agree(&geometry) ? "they agree" : "THEY DIFFER");

  one_run("host", mc_run_host, histories, &host);
  mc_tally_print(&host, &geometry, histories);
  one_run("device", mc_run_device, histories, &device);
  printf("device: %s\n", mc_tally_same(&host, &device) ? "the same" : "OTHER RESULTS");
  return !mc_tally_same(&host, &device);
}
