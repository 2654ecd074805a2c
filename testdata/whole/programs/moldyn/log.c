/* log.c: warnings, one at a time. The critical section of this name is in cells.c, too. */
#include "md.h"

#include <stdarg.h>
#include <stdio.h>

static int warnings;

void log_warning(const char *fmt, ...)
{
  va_list ap;
  va_start(ap, fmt);
#pragma omp critical(statistics)
  {
    warnings++;
    fprintf(stderr, "warning: ");
    vfprintf(stderr, fmt, ap);
    fprintf(stderr, "\n");
  }
  va_end(ap);
}

int log_warnings(void)
{
  int n;
#pragma omp atomic read
  n = warnings;
  return n;
}
