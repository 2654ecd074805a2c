// Arguments of the wrong type or value.
#include <omp.h>
struct pair { int l, r; };
void known(void *, ...);

void counts(int n, int *p, struct pair s, float x, void *v) {
  int k = 0, i, j;
  const int two = 2;
  enum { TWO = 2 };
  float c[10][10];
  known(c, &k, &i, &j);
#pragma omp parallel num_threads(2.5) // want OMP2006 "expected an integer for num_threads, found double"
  k = 1;
#pragma omp parallel num_threads(x) // want OMP2006 "expected an integer for num_threads, found float"
  k = 1;
#pragma omp parallel num_threads(s) // want OMP2006 "expected an integer for num_threads, found struct pair"
  k = 1;
#pragma omp parallel num_threads(p) // want OMP2006 "expected an integer for num_threads, found int \\*"
  k = 1;
#pragma omp parallel num_threads(0) // want OMP2007 "expected a positive number for num_threads, found 0"
  k = 1;
#pragma omp parallel num_threads(-1) // want OMP2007 "expected a positive number for num_threads, found -1"
  k = 1;
#pragma omp parallel num_threads("2") // want OMP2006 "expected an integer for num_threads, found char\\[2\\]"
  k = 1;
#pragma omp parallel num_threads(known) // want OMP2006 "expected an integer for num_threads, found void \\(void \\*, \\.\\.\\.\\)"
  k = 1;
#pragma omp parallel num_threads(missing) // want ACC0122 "missing is not declared"
  k = 1;
#pragma omp parallel num_threads(n)
  k = 1;
#pragma omp parallel num_threads('a')
  k = 1;
#pragma omp parallel if(s) // want OMP2011 "expected a scalar condition for if, found struct pair"
  k = 1;
#pragma omp parallel if(missing) // want ACC0122 "missing is not declared"
  k = 1;
#pragma omp parallel if(known(p)) // want OMP2011 "expected a scalar condition for if, found void"
  k = 1;
#pragma omp parallel if(p)
  k = 1;
#pragma omp parallel if(x)
  k = 1;
#pragma omp for collapse(0) // want OMP2008 "expected a positive constant for collapse, found 0"
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for collapse(-1) // want OMP2008 "expected a positive constant for collapse, found -1"
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for collapse(n) // want OMP2008 "expected a constant for collapse"
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for collapse(2.0) // want OMP2006 "expected an integer for collapse, found double"
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for collapse(s) // want OMP2006 "expected an integer for collapse, found struct pair"
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for collapse(p) // want OMP2006 "expected an integer for collapse, found int \\*"
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for collapse() // want OMP1005 "expected an argument between the parentheses of collapse"
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for collapse // want OMP1005 "expected an argument in parentheses after collapse"
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for collapse(1, 2) // want OMP1004 "expected '\\)', found ','"
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for collapse(TWO)
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for collapse(1 + 1)
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp for ordered(0) // want OMP2008 "expected a positive constant for ordered, found 0"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for ordered(-2) // want OMP2008 "expected a positive constant for ordered, found -2"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for ordered(n) // want OMP2008 "expected a constant for ordered"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for ordered(1.5) // want OMP2006 "expected an integer for ordered, found double"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for ordered() // want OMP1005 "expected an argument between the parentheses of ordered"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for ordered
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd safelen(0) // want OMP2008 "expected a positive constant for safelen, found 0"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd safelen(-4) // want OMP2008 "expected a positive constant for safelen, found -4"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd safelen(n) // want OMP2008 "expected a constant for safelen"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd safelen(4.0) // want OMP2006 "expected an integer for safelen, found double"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd safelen // want OMP1005 "expected an argument in parentheses after safelen"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd safelen(4)
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd simdlen(0) // want OMP2008 "expected a positive constant for simdlen, found 0"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd simdlen(-4) // want OMP2008 "expected a positive constant for simdlen, found -4"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd simdlen(n) // want OMP2008 "expected a constant for simdlen"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd simdlen(4.0) // want OMP2006 "expected an integer for simdlen, found double"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd simdlen(8) safelen(4) // want OMP2022 "simdlen is 8, safelen is 4"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd simdlen(4) safelen(4)
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(p: 0) // want OMP2012 "expected a positive number for the alignment of aligned, found 0"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(p: -8) // want OMP2012 "expected a positive number for the alignment of aligned, found -8"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(p: n) // want OMP2012 "expected a constant for the alignment of aligned"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(p: 8.0) // want OMP2012 "expected an integer for the alignment of aligned, found double"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(n: 8) // want OMP4018 "expected a pointer or an array for aligned, 'n' is int"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(x) // want OMP4018 "expected a pointer or an array for aligned, 'x' is float"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(p, p) // want OMP4006 "'p' is listed twice in aligned"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(p: 8) aligned(p) // want OMP4006 "'p' is listed twice in aligned"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(p: ) // want OMP1012 "expected an expression, found '\\)'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(missing: 8) // want OMP4000 "'missing' is not declared"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd aligned(p: 16)
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd linear(x) // want OMP4021 "expected an integer or a pointer for linear, 'x' is float"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd linear(s) // want OMP4021 "expected an integer or a pointer for linear, 's' is struct pair"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd linear(k: 1.5) // want OMP2012 "expected an integer for the step of linear, found double"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd linear(k: ) // want OMP1012 "expected an expression, found '\\)'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd linear(k: s) // want OMP2012 "expected an integer for the step of linear, found struct pair"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd linear(k: missing) // want ACC0122 "missing is not declared"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd linear(k, k) // want OMP4002 "'k' is in a linear clause and in a linear clause"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd linear(c) // want OMP4021 "expected an integer or a pointer for linear, 'c' is float\\[10\\]\\[10\\]"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd linear(two) // want OMP4011 "'two' is const and cannot be in a linear clause"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp simd linear(k: 2)
  for (i = 0; i < 10; i++) { p[i] = 0; k += 2; }
#pragma omp simd linear(ref(k)) // want OMP2018 "expected the modifier val for linear on simd, found ref"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp taskloop grainsize(0) // want OMP2007 "expected a positive number for grainsize, found 0"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp taskloop grainsize(-1) // want OMP2007 "expected a positive number for grainsize, found -1"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp taskloop grainsize(1.5) // want OMP2006 "expected an integer for grainsize, found double"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp taskloop grainsize(foo: 1) // want OMP1009 "grainsize does not allow the modifier 'foo'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp taskloop num_tasks(0) // want OMP2007 "expected a positive number for num_tasks, found 0"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp taskloop num_tasks(-1) // want OMP2007 "expected a positive number for num_tasks, found -1"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp taskloop num_tasks(p) // want OMP2006 "expected an integer for num_tasks, found int \\*"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp taskloop num_tasks(s) // want OMP2006 "expected an integer for num_tasks, found struct pair"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp taskloop num_tasks(2) grainsize(3) // want OMP2003 "grainsize cannot be combined with num_tasks"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp taskloop reduction(+: k) nogroup // want OMP2003 "nogroup cannot be combined with reduction"
  for (i = 0; i < 10; i++) k += 1;
#pragma omp taskloop grainsize(strict: 2)
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp task priority(-1) // want OMP2014 "expected a priority of at least 0, found -1"
  k = 1;
#pragma omp task priority(1.5) // want OMP2006 "expected an integer for priority, found double"
  k = 1;
#pragma omp task priority(s) // want OMP2006 "expected an integer for priority, found struct pair"
  k = 1;
#pragma omp task priority(0)
  k = 1;
#pragma omp task final(s) // want OMP2011 "expected a scalar condition for final, found struct pair"
  k = 1;
#pragma omp task final() // want OMP1005 "expected an argument between the parentheses of final"
  k = 1;
#pragma omp task final(n) if(n)
  k = 1;
#pragma omp task detach(k) // want OMP2021 "expected an event handle for detach, 'k' is int"
  k = 1;
#pragma omp task detach(x) // want OMP2021 "expected an event handle for detach, 'x' is float"
  k = 1;
#pragma omp teams num_teams(0) // want OMP2007 "expected a positive number for num_teams, found 0"
  k = 1;
#pragma omp teams num_teams(-1) // want OMP2007 "expected a positive number for num_teams, found -1"
  k = 1;
#pragma omp teams num_teams(1.5) // want OMP2006 "expected an integer for num_teams, found double"
  k = 1;
#pragma omp teams num_teams(s) // want OMP2006 "expected an integer for num_teams, found struct pair"
  k = 1;
#pragma omp teams num_teams(4: 2) // want OMP2012 "the lower bound of num_teams is 4, the upper bound 2"
  k = 1;
#pragma omp teams num_teams(2: 4)
  k = 1;
#pragma omp teams thread_limit(0) // want OMP2007 "expected a positive number for thread_limit, found 0"
  k = 1;
#pragma omp teams thread_limit(-2) // want OMP2007 "expected a positive number for thread_limit, found -2"
  k = 1;
#pragma omp teams thread_limit(x) // want OMP2006 "expected an integer for thread_limit, found float"
  k = 1;
#pragma omp teams thread_limit(4)
  k = 1;
#pragma omp target device(1.5) // want OMP2006 "expected an integer for device, found double"
  k = 1;
#pragma omp target device(s) // want OMP2006 "expected an integer for device, found struct pair"
  k = 1;
#pragma omp target device(-7)
  k = 1;
#pragma omp target device(p) // want OMP2006 "expected an integer for device, found int \\*"
  k = 1;
#pragma omp target device(foo: 1) // want OMP1009 "device does not allow the modifier 'foo'"
  k = 1;
#pragma omp target device(device_num: 0)
  k = 1;
#pragma omp target device(0)
  k = 1;
#pragma omp masked filter(1.5) // want OMP2006 "expected an integer for filter, found double"
  k = 1;
#pragma omp masked filter(s) // want OMP2006 "expected an integer for filter, found struct pair"
  k = 1;
#pragma omp masked filter() // want OMP1005 "expected an argument between the parentheses of filter"
  k = 1;
#pragma omp masked filter(n)
  k = 1;
#pragma omp critical (a) hint(n) // want OMP2008 "expected a constant for hint"
  k = 1;
#pragma omp critical (a) hint(1.5) // want OMP2006 "expected an integer for hint, found double"
  k = 1;
#pragma omp critical (a) hint(s) // want OMP2006 "expected an integer for hint, found struct pair"
  k = 1;
#pragma omp critical (a) hint(-1) // want OMP2015 "expected a sum of hints, found -1"
  k = 1;
#pragma omp critical (a) hint(omp_sync_hint_contended | omp_sync_hint_uncontended) // want OMP2016 "critical constructs named 'a' have different hints" OMP2015 "the lock cannot be both contended and uncontended"
  k = 1;
#pragma omp critical (a) hint(omp_sync_hint_speculative | omp_sync_hint_nonspeculative) // want OMP2016 "critical constructs named 'a' have different hints" OMP2015 "the lock cannot be both speculative and nonspeculative"
  k = 1;
#pragma omp critical hint(omp_sync_hint_contended) // want OMP2027 "hint needs a name of the critical construct"
  k = 1;
#pragma omp critical (a) hint(omp_sync_hint_contended) // want OMP2016 "critical constructs named 'a' have different hints"
  k = 1;
#pragma omp critical hint(omp_sync_hint_none)
  k = 1;
#pragma omp for schedule(static, 0) // want OMP2007 "expected a positive number for schedule, found 0"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(static, -1) // want OMP2007 "expected a positive number for schedule, found -1"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(static, 1.5) // want OMP2006 "expected an integer for schedule, found double"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(dynamic, s) // want OMP2006 "expected an integer for schedule, found struct pair"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(dynamic, p) // want OMP2006 "expected an integer for schedule, found int \\*"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(auto, 2) // want OMP2024 "schedule\\(auto\\) takes no chunk size"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(runtime, 2) // want OMP2024 "schedule\\(runtime\\) takes no chunk size"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(foo) // want OMP1010 "expected static or dynamic or guided or auto or runtime, found 'foo'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule() // want OMP1005 "expected an argument between the parentheses of schedule"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule // want OMP1005 "expected an argument in parentheses after schedule"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(static, ) // want OMP1012 "expected an expression, found '\\)'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(static 2) // want OMP1004 "expected '\\)', found '2'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(static, 2, 3) // want OMP1004 "expected '\\)', found ','"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(2) // want OMP1010 "expected static or dynamic or guided or auto or runtime, found '2'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(foo: static) // want OMP1009 "schedule does not allow the modifier 'foo'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(monotonic static) // want OMP1009 "expected ':' after the modifier 'monotonic'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(monotonic, nonmonotonic: dynamic) // want OMP1014 "'nonmonotonic' cannot be combined with 'monotonic': expected one ordering modifier"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(nonmonotonic: dynamic) ordered // want OMP2023 "nonmonotonic cannot be combined with ordered"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(monotonic, simd: dynamic, 2)
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(guided, n)
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for schedule(auto)
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp distribute dist_schedule(dynamic) // want OMP1010 "expected static, found 'dynamic'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp distribute dist_schedule(static, 0) // want OMP2007 "expected a positive number for dist_schedule, found 0"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp distribute dist_schedule(static, x) // want OMP2006 "expected an integer for dist_schedule, found float"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp distribute dist_schedule() // want OMP1005 "expected an argument between the parentheses of dist_schedule"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp distribute dist_schedule(static, 4)
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for order(sequential) // want OMP1010 "expected concurrent, found 'sequential'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for order(foo: concurrent) // want OMP1009 "order does not allow the modifier 'foo'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for order(concurrent) ordered // want OMP2023 "order cannot be combined with ordered"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for order(reproducible: concurrent)
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for order() // want OMP1005 "expected an argument between the parentheses of order"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp loop bind(foo) // want OMP1010 "expected teams or parallel or thread, found 'foo'"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp loop bind() // want OMP1005 "expected an argument between the parentheses of bind"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for ordered(1) linear(k) // want OMP2023 "linear cannot be combined with ordered\\(n\\)"
  for (i = 0; i < 10; i++) p[i] = 0;
#pragma omp for collapse(2) ordered(1) // want OMP2023 "expected at least 2 loops for ordered, found 1"
  for (i = 0; i < 10; i++) for (j = 0; j < 10; j++) c[i][j] = 0;
#pragma omp target defaultmap(foo) // want OMP1010 "expected alloc or to or from or tofrom or firstprivate or none or default or present or storage or private or self, found 'foo'"
  k = 1;
#pragma omp target defaultmap(tofrom: foo) // want OMP1010 "expected scalar or aggregate or allocatable or pointer or all, found 'foo'"
  k = 1;
#pragma omp target defaultmap() // want OMP1005 "expected an argument between the parentheses of defaultmap"
  k = 1;
#pragma omp target defaultmap(scalar) // want OMP1010 "expected alloc or to or from or tofrom or firstprivate or none or default or present or storage or private or self, found 'scalar'"
  k = 1;
#pragma omp target defaultmap(tofrom: scalar) defaultmap(to: scalar) // want OMP2017 "a second defaultmap clause for category scalar"
  k = 1;
#pragma omp target defaultmap(tofrom: scalar) defaultmap(none: aggregate)
  k = 1;
#pragma omp target defaultmap(tofrom)
  k = 1;
}
