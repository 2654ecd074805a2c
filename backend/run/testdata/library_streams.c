// Streams over memory.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *text = NULL;
  size_t size = 0;
  FILE *f = open_memstream(&text, &size);
  fprintf(f, "n=%d", 42);
  fflush(f);
  printf("%s %zu\n", text, size);
  for (int i = 0; i < 100; i++)
    fprintf(f, " %d", i);
  fclose(f);
  printf("%zu %zu ...%s\n", size, strlen(text), text + size - 5);
  free(text);

  char input[] = "3 4.5 word\nsecond line\n";
  int n;
  double x;
  char word[16], line[32];
  f = fmemopen(input, strlen(input), "r");
  int got = fscanf(f, "%d %lf %15s", &n, &x, word);
  printf("%d: %d %g %s\n", got, n, x, word);
  fgetc(f);
  printf("%s", fgets(line, sizeof line, f));
  printf("%d", fgetc(f) == EOF);
  printf(" %d\n", feof(f) != 0);
  rewind(f);
  printf("%c\n", fgetc(f));
  fclose(f);

  char out[16];
  memset(out, 'x', sizeof out);
  f = fmemopen(out, sizeof out, "w");
  fprintf(f, "%s", "hello");
  fclose(f);
  printf("%s %c\n", out, out[7]);
  f = fmemopen(out, sizeof out, "a");
  fputs(" you", f);
  fclose(f);
  printf("%s\n", out);
  f = fmemopen(NULL, 32, "w+");
  fputs("12 34", f);
  rewind(f);
  int a, b;
  got = fscanf(f, "%d %d", &a, &b);
  printf("%d %d\n", got, a + b);
  fclose(f);
  return 0;
}
