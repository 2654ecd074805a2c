#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  static char value[65536];
  memset(value, 'x', sizeof value - 1);
  for (int i = 0; i < 1000; i++) {
    char name[16];
    snprintf(name, sizeof name, "V%d", i);
    if (setenv(name, value, 1)) {
      printf("%s\n", strerror(errno));
      // What is there already may be replaced by less.
      printf("%d\n", setenv("V0", "", 1));
      return 0;
    }
  }
  puts("no bound");
}
