// Alignments beyond that of the stack.
#include <stdio.h>
struct S { int a; } __attribute__((aligned(64)));
typedef int ai __attribute__((aligned(32)));
_Alignas(128) static char g[3];
int h __attribute__((aligned(256)));
void f(void){ _Alignas(64) char buf[10]; char c; _Alignas(64) int i; ai z; struct S s; int q __attribute__((aligned(64))); _Alignas(double) char w[3]; static _Alignas(64) char st[3];
 printf("%d %d %d %d %d %d %d %d %d\n", (int)((unsigned long)buf%64),(int)((unsigned long)&i%64),(int)((unsigned long)&z%32),(int)((unsigned long)&s%64),(int)((unsigned long)&q%64),(int)((unsigned long)g%128),(int)((unsigned long)&h%256), (int)((unsigned long)w%8), (int)((unsigned long)st%64)); (void)c; }
int main(void){ f(); int r=0;
#pragma acc parallel copy(r)
 { _Alignas(64) char b[5]; struct S s; char c=1; b[0]=c; r = (int)((unsigned long)b%64) + (int)((unsigned long)&s%64); }
 printf("%d\n", r); printf("%zu %zu %zu\n", _Alignof(struct S), sizeof(struct S), _Alignof(ai)); }
