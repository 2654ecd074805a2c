// Directives in headers and in macros of headers.
#include "header.h"
#include "header.h"
void f(int *a, int n)
{
  FILL(a, n);
}
