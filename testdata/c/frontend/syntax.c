// A syntax error.
#define MISTAKE return 1 }
int f(int n)
{
  #pragma acc wait
  MISTAKE
int g(int n) { return 2; }
