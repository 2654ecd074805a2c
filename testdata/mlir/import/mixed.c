// C with what LLVM IR has: structures, unions, switches, variable arguments, atomics, machine code, addresses of labels.
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <string.h>
struct p { int x; double y; struct p *next; };
static double sum(const struct p *l) { double s = 0; for (; l; l = l->next) s += l->y; return s; }
static int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
union u { int i; float f; };
int sw(int k) { switch (k) { case 1: return 7; case 2: return 9; case 500: return 1; default: return 0; } }
float vec(float *restrict a, float *restrict b, int n) { float s = 0; for (int i = 0; i < n; i++) { a[i] = b[i] * 2 + sqrtf(b[i]); s += a[i]; } return s; }
volatile int vg; _Atomic int ag; _Thread_local int tl;
int va(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n); int s = 0; while (n--) s += __builtin_va_arg(l, int); __builtin_va_end(l); return s; }
int main(int argc, char **argv) {
  struct p a = {1, 2.5, 0}, b = {2, 3.5, &a};
  int arr[16]; for (int i = 0; i < 16; i++) arr[i] = (i * 37) % 16;
  qsort(arr, 16, sizeof(int), cmp);
  union u q; q.f = 1.5f; vg++; ag++; tl = 3;
  char buf[32]; memset(buf, 0, 32); strcpy(buf, argv[0]);
  printf("%f %d %d %s %d\n", sum(&b), arr[3], q.i, buf, sw(argc) + va(3, 1, 2, 3));
  __asm__ volatile("nop");
  if (__builtin_expect(argc > 3, 0)) abort();
  void *lab[] = {&&x, &&y}; goto *lab[argc & 1];
x: return 0;
y: return 1;
}
