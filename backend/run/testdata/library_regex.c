// regex.h: basic and extended expressions, groups, flags, errors.
#include <regex.h>
#include <stdio.h>

static void try(const char *pattern, int flags, const char *text, int at) {
  regex_t re;
  regmatch_t m[4];
  char why[64];
  int code = regcomp(&re, pattern, flags);
  if (code) {
    printf("%s: error %d\n", pattern, regerror(code, &re, why, sizeof why) > 0);
    return;
  }
  code = regexec(&re, text, 4, m, at);
  printf("%s on '%s': %d groups,", pattern, text, (int)re.re_nsub);
  if (code) {
    regerror(code, &re, why, sizeof why);
    printf(" %s", why);
  } else if (!(flags & REG_NOSUB)) {
    for (int i = 0; i < 4; i++)
      printf(" %d-%d", (int)m[i].rm_so, (int)m[i].rm_eo);
  }
  printf("\n");
  regfree(&re);
}

int main(void) {
  try("a\\(b*\\)c", 0, "xxabbbc", 0);
  try("a(b*)c", REG_EXTENDED, "xxabbbc", 0);
  try("a(b*)c", 0, "a(bb)c", 0);
  try("^[[:alpha:]_][[:alnum:]_]*[ \t]*=[ \t]*(.*)$", REG_EXTENDED, "size_1 = 42 # n", 0);
  try("(x|xy)(z|yz)", REG_EXTENDED, "xyz", 0);
  try("[]a]+", REG_EXTENDED, "b]a]", 0);
  try("[^]a-c-]+", REG_EXTENDED, "a-]xyz]", 0);
  try("[\\n]+", REG_EXTENDED, "a\\nb", 0);
  try("HELLO", REG_ICASE, "say hello", 0);
  try("^b.*$", REG_EXTENDED | REG_NEWLINE, "a\nbcd\ne", 0);
  try("^b.*$", REG_EXTENDED, "a\nbcd\ne", 0);
  try("a{2,3}", REG_EXTENDED, "aaaa", 0);
  try("a\\{2\\}", 0, "aaaa", 0);
  try("^a", 0, "abc", REG_NOTBOL);
  try("c$", 0, "abc", REG_NOTEOL);
  try("c$", 0, "abc", REG_NOTBOL);
  try("\\.c$", REG_EXTENDED | REG_NOSUB, "main.c", 0);
  try("[0-9]+\\.[0-9]*([eE][-+]?[0-9]+)?", REG_EXTENDED, "v=-12.5e+10;", 0);
  try("*a", 0, "b*a", 0);
  try("a\\|b", 0, "cb", 0);
  try("(a", REG_EXTENDED, "", 0);
  try("[a", REG_EXTENDED, "", 0);
  try("a\\", REG_EXTENDED, "", 0);
  return 0;
}
