int main(void) { double s = 0; int n = 0, a[10];
#pragma omp parallel for
for (int i = 0; i < 10; i++) {
 #pragma omp atomic
   s += i;
   a[i] = s;
 #pragma omp atomic
   n++;
   a[i] += n;
}
#pragma omp simd safelen(4)
for (int i = 4; i < 10; i++) a[i] = a[i-4];
#pragma omp simd
for (int i = 4; i < 10; i++) {
 #pragma omp ordered simd
 a[i] = a[i-4];
 }
}
