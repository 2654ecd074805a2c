// Routine and declare directives.
#pragma acc routine seq
float one(float);
#pragma acc routine vector
#pragma acc routine worker device_type(nvidia)
static float two(float x) { return x; }
float three(float);
#pragma acc routine(three) gang
#pragma acc routine(nowhere) seq
float table[10];
#pragma acc declare create(table)
extern int later;
#pragma acc declare link(later)
int later;
void f(int n, float *a)
{
  float local[4];
  #pragma acc declare create(local) present(a[0:n])
  #pragma acc routine seq
  float four(float);
  local[0] = four(a[0]);
}
#pragma acc routine seq
int after;
