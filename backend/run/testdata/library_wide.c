// Wide characters: strings, conversions, formats.
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
  setlocale(LC_ALL, "C.UTF-8");
  wchar_t text[64], *next, *end;
  size_t n = mbstowcs(text, "r\xc3\xa9sum\xc3\xa9 \xe2\x82\xac", 64);
  char back[64];
  printf("%zu %x %x %zu", n, (unsigned)text[1], (unsigned)text[7], wcstombs(back, text, 64));
  printf(" %s\n", back);
  printf("%ls|%8ls|%lc\n", text, L"wide", (wint_t)0x3b1);
  printf("%d %d %d\n", mbtowc(text, "\xc3", 1), mblen("\xe2\x82\xac", 4), wctomb(back, 0x20ac));
  int made = swprintf(text, 64, L"%d-%5.2f-%s-%ls", 7, 2.5, "narrow", L"wide");
  printf("%d %s\n", made, wcscmp(text, L"7- 2.50-narrow-wide") ? "no" : "yes");
  printf("%d\n", swprintf(text, 4, L"%d", 123456));
  printf("%ld %g", wcstol(L" 42x", &end, 10), wcstod(L"2.5e3", NULL));
  printf(" %lc\n", (wint_t)*end);
  wcscpy(text, L"a,b;;c");
  for (wchar_t *w = wcstok(text, L",;", &next); w; w = wcstok(NULL, L",;", &next))
    printf("%ls ", w);
  wcscpy(text, L"abcabc");
  printf("%d %d %zu %ls\n", (int)(wcsstr(text, L"ca") - text), (int)(wcsrchr(text, L'b') - text), wcsspn(text, L"ab"), wcsncat(text, L"xyz", 2));
  printf("%d %d %d %lc\n", iswalpha(L'q') != 0, iswctype(L'7', wctype("digit")) != 0, iswspace(L'x') != 0, towupper(L'q'));
  mbstate_t state;
  memset(&state, 0, sizeof state);
  printf("%d %d %d\n", (int)mbrtowc(text, "\xe2\x82\xac", 3, &state), (int)wcrtomb(back, 0xe9, &state), (int)wcslen(L"four"));
  fflush(stdout);
  return 0;
}
