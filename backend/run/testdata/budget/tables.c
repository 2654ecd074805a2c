#include <errno.h>
#include <omp.h>
#include <pthread.h>
#include <regex.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *nothing(void *p) { return p; }

int main(void) {
  int n = 0, e = 0;
  regex_t re;
  while (n < 100000 && !(e = regcomp(&re, "a{1,200}b*(c|d)+", REG_EXTENDED))) n++;
  printf("regcomp: %s\n", e == REG_ESPACE ? "REG_ESPACE" : "no bound");

  omp_alloctrait_t t[] = {{omp_atk_alignment, 64}};
  for (n = 0; n < 1000000 && omp_init_allocator(omp_default_mem_space, 1, t) != omp_null_allocator;) n++;
  printf("omp_init_allocator: %s\n", n < 1000000 ? "omp_null_allocator" : "no bound");

  hcreate(1000000);
  ENTRY *found = &(ENTRY){0};
  for (n = 0; n < 1000000 && found; n++) {
    char key[16];
    snprintf(key, sizeof key, "%d", n);
    found = hsearch((ENTRY){key, 0}, ENTER);
  }
  printf("hsearch: %s\n", found ? "no bound" : strerror(errno));

  pthread_t thread;
  for (n = 0; n < 1000000 && !(e = pthread_create(&thread, 0, nothing, 0));) n++;
  printf("pthread_create: %s\n", e ? strerror(e) : "no bound");

  pthread_key_t key;
  for (n = 0; n < 1000000 && !(e = pthread_key_create(&key, 0));) n++;
  printf("pthread_key_create: %s\n", e ? strerror(e) : "no bound");
  printf("pthread_setspecific of no key: %s\n", strerror(pthread_setspecific(123456, 0)));

  for (n = 10000; n > 0 && ungetc('x', stdin) != EOF;) n--;
  printf("ungetc: %s\n", n > 0 ? "EOF" : "no bound");
}
