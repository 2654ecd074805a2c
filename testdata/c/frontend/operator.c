// The _Pragma operator, by itself and in macros.
#define PRAGMA(x) _Pragma(#x)
#define ACC(...) PRAGMA(acc __VA_ARGS__)
#define FOR(i, n) ACC(loop gang) for (int i = 0; i < n; i++)
#define N 10
void f(int n, float *a)
{
  _Pragma("acc parallel copy(a[0:N]) num_gangs(2)") { a[0] = 1; }
  _Pragma ( "acc wait(1)" )
  ACC(parallel copyin(a[0:n]) async(1))
  FOR(i, n) { a[i] = N; }
  if (n) ACC(update self(a[0:n])) else n++;
  _Pragma("acc bogus")
  _Pragma("GCC ivdep") n--;
}
