// One directive copies a section to the device and another one of the same memory from it.
void exchange(double *p, int n) {
#pragma omp target update to(p[0:n]) from(p[n:n])
}
