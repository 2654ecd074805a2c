// Reverse offload without what it needs.
int n;
void f(int k) {
#pragma omp target
  {
#pragma omp target device(ancestor: 1) // want OMP2030 "device\\(ancestor: 1\\) needs a requires directive with reverse_offload in the file"
    k++;
#pragma omp target device(ancestor: 2) // want OMP2030 "device\\(ancestor: 1\\) needs a requires directive with reverse_offload in the file" OMP2030 "expected 1, the device that this code was started from, found 2"
    k++;
#pragma omp target device(ancestor: n) // want OMP2030 "device\\(ancestor: 1\\) needs a requires directive with reverse_offload in the file"
    k++;
#pragma omp target device(device_num: 2)
    k++;
  }
}
