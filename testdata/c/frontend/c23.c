// options: -std=c23
#include <stdbool.h>
[[nodiscard]] static int f(bool b, [[maybe_unused]] int n)
{
  static_assert(sizeof(int) == 4, "size");
  int a[2] = {};
  int *p = nullptr;
  int big = 1'000'000, bits = 0b101;
  auto wide = 2.5;
  typeof(int[3]) three;
  typeof_unqual(wide) w2 = 'ab';
  #pragma acc data copy(wide, three, w2) if('\x41' == 65)
  #pragma acc parallel num_gangs(1'0) copy(a) if(true)
  { a[0] = big; }
#ifdef NOT
#elifdef __STDC__
  bits++;
#endif
  return b ? bits : p == nullptr;
}
