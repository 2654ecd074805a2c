// A call through a pointer that is no function, on a device of discrete memory.
#include <stdio.h>
int main(int argc, char **argv) {
#pragma acc parallel copyin(argc)
  { int (*f)(int) = (int (*)(int))(long)(argc == 1 ? 5 : 1); f(3); }
}
