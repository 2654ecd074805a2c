// map(self) asks for the host's own memory, which a device with discrete memory does not have.
int main(void) {
  int v = 1;
#pragma omp target map(self: v)
  v++;
  return v;
}
