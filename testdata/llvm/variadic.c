// not yet handled: the arguments of a variadic function
#include <stdarg.h>
int first(int n, ...)
{
  va_list list;
  va_start(list, n);
  int k = va_arg(list, int);
  va_end(list);
  return k;
}
