/* geometry.c: slabs beside each other, from a file. */
#include "mc.h"

#include <ctype.h>
#include <string.h>

static int material_named(struct mc_geometry *g, const char *name)
{
  int i;
  for (i = 0; i < g->n_materials; i++)
    if (strcmp(g->material[i].name, name) == 0)
      return i;
  return -1;
}

/* Lines are "material NAME DENSITY" and "slab NAME WIDTH"; what follows # is a comment. Returns the number of the first wrong line. */
int mc_read_geometry(g, f)
  struct mc_geometry *g;
  FILE *f;
{
  char line[128], word[16], name[16];
  double value, x = 0.0;
  int number = 0;

  memset(g, 0, sizeof *g);
  while (fgets(line, (int)sizeof line, f) != NULL) {
    char *c = line;
    number++;
    line[strcspn(line, "#\r\n")] = '\0';
    while (isspace((unsigned char)*c))
      c++;
    if (*c == '\0')
      continue;
    if (sscanf(c, "%15s %11s %lf", word, name, &value) != 3 || value <= 0.0)
      return number;
    if (strcmp(word, "material") == 0) {
      if (g->n_materials == MC_MAX_MATERIALS)
        return number;
      strcpy(g->material[g->n_materials].name, name);
      g->material[g->n_materials++].density = value;
    } else if (strcmp(word, "slab") == 0) {
      struct mc_region *r = &g->region[g->n_regions];
      if (g->n_regions == MC_MAX_REGIONS || (r->material = material_named(g, name)) < 0)
        return number;
      r->left = x;
      x += value;
      r->right = x;
      g->n_regions++;
    } else
      return number;
  }
  return g->n_regions > 0 ? 0 : number + 1;
}

#pragma omp declare target

int mc_find_region(const struct mc_geometry *g, double x)
{
  int i;
  for (i = 0; i < g->n_regions; i++)
    if (x >= g->region[i].left && x < g->region[i].right)
      return i;
  return -1;
}

/* mc_distance returns how far it is to the side of its region that a particle flies to. */
double mc_distance(const struct mc_geometry *g, const struct mc_particle *p)
{
  const struct mc_region *r = &g->region[p->region];
  if (p->mu > 0.0)
    return (r->right - p->x) / p->mu;
  if (p->mu < 0.0)
    return (r->left - p->x) / p->mu;
  return 1e30;
}

#pragma omp end declare target
