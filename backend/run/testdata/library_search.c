// search.h: a tree, a hash table, arrays and queues.
#include <search.h>
#include <stdio.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static int visited, deepest, ordered = 1, last = -1;
static void visit(const void *node, VISIT which, int level) {
  if (level > deepest)
    deepest = level;
  if (which == postorder || which == leaf) {
    int key = **(int *const *)node;
    ordered = ordered && key > last;
    last = key;
    visited++;
  }
}
static int ended;
static void end(void *key) { ended++; }

int main(void) {
  enum { n = 2000 };
  static int keys[n];
  void *root = NULL;
  for (int i = 0; i < n; i++) {
    keys[i] = i;
    int **node = (int **)tsearch(&keys[i], &root, compare);
    if (*node != &keys[i])
      printf("wrong node\n");
  }
  int again = 7, missing = n + 1;
  printf("%d %d\n", **(int **)tsearch(&again, &root, compare), tfind(&missing, &root, compare) == NULL);
  for (int i = 0; i < n; i += 2)
    if (!tdelete(&keys[i], &root, compare))
      printf("not deleted\n");
  printf("%d %d\n", tfind(&keys[10], &root, compare) == NULL, **(int **)tfind(&keys[11], &root, compare));
  twalk(root, visit);
  printf("%d nodes, %s, %s\n", visited, ordered ? "in order" : "not in order", deepest < 60 ? "not deep" : "deep");
  tdestroy(root, end);
  printf("%d ended\n", ended);

  char names[8][4] = {"ab", "cd", "ef", "gh"};
  hcreate(100);
  for (long i = 0; i < 4; i++) {
    ENTRY e = {names[i], (void *)i};
    hsearch(e, ENTER);
  }
  ENTRY want = {"ef", 0}, no = {"zz", 0};
  ENTRY *found = hsearch(want, FIND);
  printf("%s %ld %d\n", found->key, (long)found->data, hsearch(no, FIND) == NULL);
  hdestroy();

  int list[8] = {4, 2, 9}, key = 9, other = 5;
  size_t many = 3;
  printf("%d %d ", (int)((int *)lfind(&key, list, &many, sizeof(int), compare) - list), lfind(&other, list, &many, sizeof(int), compare) == NULL);
  lsearch(&other, list, &many, sizeof(int), compare);
  lsearch(&key, list, &many, sizeof(int), compare);
  printf("%d %d\n", (int)many, list[3]);

  struct item { struct item *next, *before; int v; } a = {.v = 1}, b = {.v = 2}, c = {.v = 3};
  insque(&a, NULL);
  insque(&c, &a);
  insque(&b, &a);
  for (struct item *i = &a; i; i = i->next)
    printf("%d ", i->v);
  remque(&b);
  printf("%d %d\n", a.next->v, c.before->v);
  return 0;
}
