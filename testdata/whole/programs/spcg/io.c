/* io.c: parameters from a file of "name = value" lines, memory, and errors. */
#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spcg.h"

const char *const precond_names[PC_KINDS] = {
    [PC_NONE] = "none",
    [PC_JACOBI] = "jacobi",
    [PC_BLOCK] = "block",
    [PC_CHEBYSHEV] = "chebyshev",
};

void die(const char *file, int line, const char *fmt, ...)
{
  va_list ap;
  va_start(ap, fmt);
  fprintf(stderr, "%s:%d: ", file, line);
  vfprintf(stderr, fmt, ap);
  fputc('\n', stderr);
  va_end(ap);
  exit(EXIT_FAILURE);
}

void *xmalloc(size_t bytes, const char *file, int line)
{
  void *p = malloc(bytes ? bytes : 1);
  if (p == NULL)
    die(file, line, "out of memory (%zu bytes)", bytes);
  return p;
}

void params_default(params_t *p)
{
  *p = (params_t){
      .prob = {.nx = 8, .ny = 8, .nz = 8, .contrast = 1.0, .stencil = 7},
      .pc = PC_JACOBI,
      .block = 8,
      .degree = 3,
      .max_iter = 200,
      .tol = 1e-8,
  };
}

static char *trim(char *s)
{
  char *e;
  while (isspace((unsigned char)*s))
    s++;
  e = s + strlen(s);
  while (e > s && isspace((unsigned char)e[-1]))
    *--e = '\0';
  return s;
}

/* Each name that a file may have, with where its value goes. */
#define FIELD(name, member, conv) {name, offsetof(params_t, member), conv}
static const struct field {
  const char *name;
  size_t offset;
  char conv;
} fields[] = {
    FIELD("nx", prob.nx, 'i'),          FIELD("ny", prob.ny, 'i'),
    FIELD("nz", prob.nz, 'i'),          FIELD("stencil", prob.stencil, 'i'),
    FIELD("contrast", prob.contrast, 'd'), FIELD("block", block, 'i'),
    FIELD("degree", degree, 'i'),       FIELD("max_iter", max_iter, 'i'),
    FIELD("tol", tol, 'd'),             FIELD("verbose", verbose, 'i'),
};

static int set_field(params_t *p, const char *name, const char *value)
{
  if (strcmp(name, "precond") == 0) {
    for (int k = 0; k < PC_KINDS; k++)
      if (strcmp(value, precond_names[k]) == 0) {
        p->pc = (enum precond_kind)k;
        return 0;
      }
    return -1;
  }
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    char *end = NULL;
    if (strcmp(fields[i].name, name) != 0)
      continue;
    errno = 0;
    switch (fields[i].conv) {
    case 'i':
      *(int *)((char *)p + fields[i].offset) = (int)strtol(value, &end, 10);
      break;
    case 'd':
      *(double *)((char *)p + fields[i].offset) = strtod(value, &end);
      break;
    }
    return errno || end == value ? -1 : 0;
  }
  return -1;
}

int params_read(params_t *p, const char *file)
{
  char line[256];
  int n = 0, lineno = 0;
  FILE *f = fopen(file, "r");
  if (f == NULL)
    return -1;
  while (fgets(line, sizeof line, f)) {
    char *hash = strchr(line, '#'), *eq;
    lineno++;
    if (hash)
      *hash = '\0';
    if (*trim(line) == '\0')
      continue;
    if ((eq = strchr(line, '=')) == NULL)
      DIE("%s:%d: expected name = value", file, lineno);
    *eq = '\0';
    if (set_field(p, trim(line), trim(eq + 1)) != 0)
      DIE("%s:%d: cannot set '%s'", file, lineno, trim(line));
    n++;
  }
  fclose(f);
  return n;
}
