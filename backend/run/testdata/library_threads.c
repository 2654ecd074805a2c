// threads.h, with threads that do not wait for one another.
#include <stdio.h>
#include <threads.h>

static mtx_t lock;
static int total, made;
static once_flag once = ONCE_FLAG_INIT;
static tss_t key;
static void first(void) { made++; }
static int work(void *p) {
  int v = *(int *)p;
  call_once(&once, first);
  tss_set(key, p);
  mtx_lock(&lock);
  total += *(int *)tss_get(key);
  mtx_unlock(&lock);
  if (v == 3)
    thrd_exit(30);
  return -v;
}
int main(void) {
  thrd_t t[4];
  int in[4] = {1, 2, 3, 4}, result, sum = 0;
  mtx_init(&lock, mtx_plain);
  tss_create(&key, NULL);
  for (int i = 0; i < 4; i++)
    if (thrd_create(&t[i], work, &in[i]) != thrd_success)
      return 1;
  for (int i = 0; i < 4; i++) {
    thrd_join(t[i], &result);
    sum += result;
  }
  printf("%d %d %d %d\n", total, made, sum, thrd_equal(t[0], t[1]) != 0);
  mtx_destroy(&lock);
  return 0;
}
