// Directives where none can stand.
int table[] = {
#pragma acc wait
  1, 2
};
struct s {
#pragma acc declare create(table)
  int x;
};
#pragma acc parallel
int f(int n,
#pragma acc wait
  int m)
{
  int x = (n +
#pragma acc wait
    m);
  #pragma acc parallel
  int y = 1;
  typedef int word;
  #pragma acc data copy(x)
  word z;
  #pragma acc loop
  #pragma acc parallel
}
#pragma acc routine seq
