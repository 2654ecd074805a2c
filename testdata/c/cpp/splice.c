// Line splicing and comments (C17 5.1.1.2).
in\
t ma\
in /\
* comment *\
/ /* /* */ x
// a comment that goes on \
int hidden;
"str\
ing" 'c\
' 1\
2 +\
+ -\
> #def
#def\
ine SPL\
ICED a \
  b
SPLICED /**/ SPLICED
/* several
   lines */ #define STILL 1
STILL
a/**/b a /**/ b
