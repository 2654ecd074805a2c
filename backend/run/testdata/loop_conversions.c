#include <stdio.h>
#define T(type, decl, from, op, bound, step) { decl; unsigned long n = 0, s = 0; \
  _Pragma("acc parallel loop reduction(+:n,s)") for (type i = from; i op bound; step) { n++; s += i & 15; } printf("%d %lu %lu\n", __LINE__, n, s); n = s = 0; \
  _Pragma("acc kernels copy(n,s)") { for (type i = from; i op bound; step) { n++; s += i & 15; } } printf("%lu %lu\n", n, s); }
int main(void) {
  T(unsigned, long m = -1, 0, <, m, i++)
  T(unsigned, long m = 5, 0, <, m, i++)
  T(unsigned char, int m = -1, 0, <, m, i++)
  T(unsigned char, int m = -1, 0, <=, m, i++)
  T(unsigned char, int m = 40, 0, <=, m, i += 3)
  T(unsigned char, int m = 4, 250, !=, m, i++)
  T(unsigned char, int m = 250, 4, !=, m, i--)
  T(unsigned short, unsigned m = 7, 0, !=, m, i++)
  T(int, unsigned m = 10, -5, <, m, i++)
  T(int, unsigned m = -2, -5, <, m, i++)
  int low = -5, zero = 0;
  T(int, unsigned m = 10, low, <, m, i++)
  T(int, unsigned m = 10, zero, <, m, i++)
  T(int, unsigned long m = 10, low, <, m, i++)
  T(int, unsigned long m = 10, zero, <=, m, i += 2)
  T(int, long m = -5000000000, zero, <=, m, i += 2)
  T(int, long m = 50, zero, <=, m, i += 2)
  T(int, unsigned long m = 10, 0, <=, m, i += 2)
  T(short, int m = -70000, 0, <=, m, i += 2)
  T(short, int m = 70, 0, <=, m, i += 2)
  T(int, long m = -5000000000, zero, <, m, i += 2)
  T(long, unsigned long m = 50, zero, <, m, i += 2)
  T(long, unsigned long m = 50, low, <, m, i += 2)
  T(int, double m = 2.5, 0, <, m, i++)
  T(unsigned long, int m = -3, -7, <, m, i++)
  T(unsigned long, unsigned long m = 0, 5, >, m, i--)
  T(unsigned long, unsigned long m = 1, 5, >=, m, i--)
  T(unsigned long, int st = 3; unsigned long m = 40, 5, <, m, i += st)
  T(unsigned long, int st = -3; unsigned long m = 40, -5, >=, -20, i += st)
  T(unsigned, int st = -3; unsigned long m = 40, 100, >=, 20, i += st)
  return 0;
}
