// 2.15.2: a global variable that a routine refers to must be in a declare directive.
// output: 0
#include <stdio.h>

int n;

#pragma acc routine seq
int f(void) { return n; } // want ACC4025

int main(void) { printf("%d\n", f()); }
