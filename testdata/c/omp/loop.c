// Loops that are not in canonical form.
void known(void *, ...);
struct pair { int l, r; };
int next(void);

void forms(int n, int *p, struct pair s) {
  int i, j, k = 0, a[100];
  int c[10][10];
  float x;
  unsigned u;
  char h;
  int *q;
  known(a, c, &k);
#pragma omp for
  k = 1; // want OMP3001 "expected a for loop after for"
#pragma omp for
  while (k < 10) k++; // want OMP3001 "expected a for loop after for"
#pragma omp for
  do k++; while (k < 10); // want OMP3001 "expected a for loop after for"
#pragma omp for
  { for (i = 0; i < 10; i++) a[i] = 0; } // want OMP3001 "expected a for loop after for"
#pragma omp for
  if (n) for (i = 0; i < 10; i++) a[i] = 0; // want OMP3001 "expected a for loop after for"
#pragma omp for
  ; // want OMP3001 "expected a for loop after for"
#pragma omp for
  for (;;) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable and its first value"
#pragma omp for
  for (i = 0; ; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected a comparison of the loop variable by <, <=, >, >= or !="
#pragma omp for
  for (i = 0; i < 10; ) i++; // want OMP3002 "loop of for is not in canonical form: expected the loop variable to change by a fixed amount: \\+\\+, --, \\+= or -="
#pragma omp for
  for (; i < 10; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable and its first value"
#pragma omp for
  for (i = 0, j = 0; i < 10; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable and its first value"
#pragma omp for
  for (i = 0; i < 10; i++, j++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable to change by a fixed amount: \\+\\+, --, \\+= or -="
#pragma omp for
  for (i = 0; i < 10, j < 10; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected a comparison of the loop variable by <, <=, >, >= or !="
#pragma omp for
  for (i = 0; i < 10; i *= 2) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable to change by a fixed amount: \\+\\+, --, \\+= or -="
#pragma omp for
  for (i = 1; i < 10; i <<= 1) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable to change by a fixed amount: \\+\\+, --, \\+= or -="
#pragma omp for
  for (i = 0; i < 10; i = i * 2) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable to change by a fixed amount: \\+\\+, --, \\+= or -="
#pragma omp for
  for (i = 0; i < 10; j++) k = 1; // want OMP3002 "loop of for is not in canonical form: the step does not change the loop variable i"
#pragma omp for
  for (i = 0; j < 10; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: the condition does not compare the loop variable i"
#pragma omp for
  for (i = 0; i == 10; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected a comparison of the loop variable by <, <=, >, >= or !="
#pragma omp for
  for (i = 0; !i; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected a comparison of the loop variable by <, <=, >, >= or !="
#pragma omp for
  for (i = 0; i; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected a comparison of the loop variable by <, <=, >, >= or !="
#pragma omp for
  for (i = 0; i < 10 && n; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected a comparison of the loop variable by <, <=, >, >= or !="
#pragma omp for
  for (i = 0; i * 2 < 10; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: the condition does not compare the loop variable i"
#pragma omp for
  for (i = 0; i + 1 < 10; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: the condition does not compare the loop variable i"
#pragma omp for
  for (i = 0; i < 10; i--) k = 1; // want OMP3002 "loop of for is not in canonical form: the step leads away from the bound"
#pragma omp for
  for (i = 10; i > 0; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: the step leads away from the bound"
#pragma omp for
  for (i = 0; i <= 10; i -= 1) k = 1; // want OMP3002 "loop of for is not in canonical form: the step leads away from the bound"
#pragma omp for
  for (i = 0; i < 10; i += 0) k = 1; // want OMP3002 "loop of for is not in canonical form: the step must not be zero"
#pragma omp for
  for (i = 0; i != 10; i += 2) k = 1; // want OMP3002 "loop of for is not in canonical form: the condition != needs a step of one"
#pragma omp for
  for (i = 0; i != 10; i -= 3) k = 1; // want OMP3002 "loop of for is not in canonical form: the condition != needs a step of one"
#pragma omp for
  for (i = 0; i < 10; i = 1) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable to change by a fixed amount: \\+\\+, --, \\+= or -="
#pragma omp for
  for (i = 0; i < 10; i = j + 1) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable to change by a fixed amount: \\+\\+, --, \\+= or -="
#pragma omp for
  for (i = 0; i < 10; i = 1 - i) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable to change by a fixed amount: \\+\\+, --, \\+= or -="
#pragma omp for
  for (i = 0; i < 10; i += i) k = 1; // want OMP3002 "loop of for is not in canonical form: the step depends on the loop variable i"
#pragma omp for
  for (i = 0; i < i + 1; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: the bound depends on the loop variable i"
#pragma omp for
  for (i = i; i < 10; i++) k = 1; // want OMP3004 "the first value of 'i' depends on 'i' itself"
#pragma omp for
  for (x = 0; x < 10; x++) k = 1; // want OMP3002 "loop of for is not in canonical form: the loop variable must be an integer or a pointer"
#pragma omp for
  for (double d = 0; d < 10; d++) k = 1; // want OMP3002 "loop of for is not in canonical form: the loop variable must be an integer or a pointer"
#pragma omp for
  for (s.l = 0; s.l < 10; s.l++) k = 1; // want OMP3002 "loop of for is not in canonical form: the loop variable is no plain variable"
#pragma omp for
  for (a[0] = 0; a[0] < 10; a[0]++) k = 1; // want OMP3002 "loop of for is not in canonical form: the loop variable is no plain variable"
#pragma omp for
  for (*p = 0; *p < 10; (*p)++) k = 1; // want OMP3002 "loop of for is not in canonical form: the loop variable is no plain variable"
#pragma omp for
  for (i += 1; i < 10; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable and its first value"
#pragma omp for
  for (next(); i < 10; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable and its first value"
#pragma omp for
  for (i = 0; next(); i++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected a comparison of the loop variable by <, <=, >, >= or !="
#pragma omp for
  for (i = 0; i < 10; next()) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable to change by a fixed amount: \\+\\+, --, \\+= or -="
#pragma omp for
  for (int b = 0, d = 1; b < 10; b++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected one loop variable with its first value"
#pragma omp for
  for (int b; b < 10; b++) k = 1; // want OMP3002 "loop of for is not in canonical form: expected one loop variable with its first value"
#pragma omp for
  for (i = 0; i < 1.5; i++) k = 1; // want OMP3002 "loop of for is not in canonical form: the bound must be an integer"
#pragma omp for
  for (i = 0; i < 10; i += 1.5) k = 1; // want OMP3002 "loop of for is not in canonical form: the step must be an integer"
#pragma omp for
  for (q = p; q < 10; q++) k = 1;
#pragma omp for
  for (i = 0; i < 10; i++) k = 1;
#pragma omp for
  for (i = 0; i < n; ++i) k = 1;
#pragma omp for
  for (i = 10; i > 0; i--) k = 1;
#pragma omp for
  for (i = 10; 0 < i; i = i - 2) k = 1;
#pragma omp for
  for (i = 0; i != n; i++) k = 1;
#pragma omp for
  for (i = 0; i < n; i = 2 + i) k = 1;
#pragma omp for
  for (u = 0; u < 10; u++) k = 1;
#pragma omp for
  for (h = 0; h < 10; h++) k = 1;
#pragma omp for
  for (q = p; q < p + n; q++) k = 1;
#pragma omp for
  for (long l = 0; l <= n; l += 3) k = 1;
}

void leaving(int n, int *p) {
  int i, j, k = 0;
#pragma omp for
  for (i = 0; i < 10; i++) break; // want OMP3002 "break out of the loop of for"
#pragma omp for
  for (i = 0; i < 10; i++) { if (n) break; } // want OMP3002 "break out of the loop of for"
#pragma omp for
  for (i = 0; i < 10; i++) return; // want OMP3025 "return out of for"
#pragma omp for
  for (i = 0; i < 10; i++) { if (p[i]) goto out; } // want OMP3025 "goto out of for"
out:
#pragma omp simd
  for (i = 0; i < 10; i++) { if (p[i]) break; } // want OMP3002 "break out of the loop of simd"
#pragma omp taskloop
  for (i = 0; i < 10; i++) { if (p[i]) break; } // want OMP3002 "break out of the loop of taskloop"
#pragma omp distribute
  for (i = 0; i < 10; i++) { if (p[i]) break; } // want OMP3002 "break out of the loop of distribute"
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) { if (p[j]) break; } // want OMP3002 "break out of the loop of for"
#pragma omp for
  for (i = 0; i < 10; i++) { switch (p[i]) { case 1: break; default: k = 1; } }
#pragma omp for
  for (i = 0; i < 10; i++) { for (j = 0; j < 10; j++) if (p[j]) break; }
#pragma omp for
  for (i = 0; i < 10; i++) { if (n) continue; k = 1; }
}

void nests(int n, int *p) {
  int i, j, l, k = 0, c[10][10];
  known(c);
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) k = 1; // want OMP3003 "collapse needs 2 nested loops, found 1 loop"
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) { k = 1; } // want OMP3003 "collapse needs 2 nested loops, found 1 loop"
#pragma omp for collapse(3)
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0; // want OMP3003 "collapse needs 3 nested loops, found 2 loops"
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) while (k < 10) k++; // want OMP3003 "collapse needs 2 nested loops, found 1 loop"
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j *= 2) k = 1; // want OMP3002 "loop of for is not in canonical form: expected the loop variable to change by a fixed amount: \\+\\+, --, \\+= or -="
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) for (j = 0; j < i * i; j++) k = 1; // want OMP3004 "expected a bound that is 'i' times a constant plus a constant"
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) for (j = 0; j < c[0][i]; j++) k = 1; // want OMP3004 "expected a bound that is 'i' times a constant plus a constant"
#pragma omp for collapse(2)
  for (i = 0; i < j; i++) for (j = 0; j < 10; j++) k = 1; // want OMP3004 "the bounds of the loop depend on 'j', the variable of a loop inside of it"
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) for (i = 0; i < 10; i++) k = 1; // spec: §4.4.1 // want OMP3002 "loop of for is not in canonical form: the body changes the loop variable i"
#pragma omp for ordered(2)
  for (i = 0; i < 10; i++) k = 1; // want OMP3003 "ordered needs 2 nested loops, found 1 loop"
#pragma omp simd collapse(2)
  for (i = 0; i < 10; i++) k = 1; // want OMP3003 "collapse needs 2 nested loops, found 1 loop"
#pragma omp taskloop collapse(2)
  for (i = 0; i < 10; i++) k = 1; // want OMP3003 "collapse needs 2 nested loops, found 1 loop"
#pragma omp distribute collapse(2)
  for (i = 0; i < 10; i++) k = 1; // want OMP3003 "collapse needs 2 nested loops, found 1 loop"
#pragma omp parallel for collapse(2)
  for (i = 0; i < 10; i++) k = 1; // want OMP3003 "collapse needs 2 nested loops, found 1 loop"
#pragma omp tile sizes(2, 2)
  for (i = 0; i < 10; i++) k = 1; // want OMP3003 "sizes needs 2 nested loops, found 1 loop"
#pragma omp tile sizes(2)
  k = 1; // want OMP3001 "expected a for loop after tile"
#pragma omp unroll
  k = 1; // want OMP3001 "expected a for loop after unroll"
#pragma omp unroll
  while (k < 10) k++; // want OMP3001 "expected a for loop after unroll"
#pragma omp tile // want OMP2004 "tile needs sizes"
  for (i = 0; i < 10; i++) k = 1;
#pragma omp tile sizes(0) // want OMP2007 "expected a positive number for sizes, found 0"
  for (i = 0; i < 10; i++) k = 1;
#pragma omp tile sizes() // want OMP1005 "expected an argument between the parentheses of sizes"
  for (i = 0; i < 10; i++) k = 1;
#pragma omp unroll full partial // want OMP2003 "partial cannot be combined with full"
  for (i = 0; i < 10; i++) k = 1;
#pragma omp unroll partial(0) // want OMP2008 "expected a positive constant for partial, found 0"
  for (i = 0; i < 10; i++) k = 1;
#pragma omp unroll partial(n) // want OMP2008 "expected a constant for partial"
  for (i = 0; i < 10; i++) k = 1;
#pragma omp unroll full // place: at the loop // want OMP3005 "full unrolling needs a constant number of iterations"
  for (i = 0; i < n; i++) k = 1;
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) k = 1;
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) { for (j = 0; j < 10; j++) k = 1; }
#pragma omp for collapse(2)
  for (i = 0; i < 10; i++) for (j = i; j < 2 * i + 1; j++) k = 1;
#pragma omp for collapse(3)
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) for (l = 0; l < 10; l++) k = 1;
#pragma omp tile sizes(2, 4)
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) k = 1;
#pragma omp unroll partial(4)
  for (i = 0; i < 10; i++) k = 1;
}
