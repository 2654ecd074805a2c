// Clause names that are not declared, and expressions that are wrong: the rest is still typed.
void f(int n, float *a)
{
  #pragma acc parallel copy(nowhere, a[0:n], missing[0:n]) num_gangs(gangs) vector_length(n) async(a.x)
  { a[0] = 1; }
  #pragma acc parallel copyin(a[0:length]) if(n + ) firstprivate(n.x)
  { a[0] = 1; }
  #pragma acc update self(a[1:n])
}
