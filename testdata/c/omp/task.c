// Tasks, dependences, cancellation, atomic and ordered.
#include <omp.h>
struct pair { int l, r; };
void known(void *, ...);

void dependences(int n, int *p, omp_depend_t d, float x, struct pair s) {
  int i, k = 0, a[10];
  known(a);
#pragma omp task depend // want OMP1005 "expected an argument in parentheses after depend"
  k = 1;
#pragma omp task depend() // want OMP1005 "expected a variable between the parentheses of depend"
  k = 1;
#pragma omp task depend(k) // want OMP1010 "expected a dependence type and ':'"
  k = 1;
#pragma omp task depend(in) // want OMP1010 "expected a dependence type and ':'"
  k = 1;
#pragma omp task depend(in:) // want OMP1004 "expected a variable, found '\\)'"
  k = 1;
#pragma omp task depend(in k) // want OMP1010 "expected a dependence type and ':'"
  k = 1;
#pragma omp task depend(foo: k) // want OMP1009 "depend does not allow the modifier 'foo'"
  k = 1;
#pragma omp task depend(: k) // want OMP1009 "expected a modifier, found ':'"
  k = 1;
#pragma omp task depend(in: missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp task depend(in: 1) // want OMP1007 "expected a variable or array section"
  k = 1;
#pragma omp task depend(in: k + 1) // want OMP1007 "expected a variable or array section, found an expression"
  k = 1;
#pragma omp task depend(in: known) // want OMP4001 "expected a variable, but 'known' is a function"
  k = 1;
#pragma omp task depend(source) // want OMP2020 "depend\\(source\\) is for ordered only"
  k = 1;
#pragma omp task depend(sink: i) // want OMP2020 "depend\\(sink\\) is for ordered only"
  k = 1;
#pragma omp task depend(in: a[0:0]) // want OMP4026 "expected at least one element for depend, found a section of length 0"
  k = 1;
#pragma omp task depend(in: a[0:-1]) // want OMP4026 "section has length -1"
  k = 1;
#pragma omp task depend(in: p[0:]) // want OMP4009 "section of int \\* needs a length"
  k = 1;
#pragma omp task depend(in: a[1.5]) // want OMP2006 "expected an integer in an array section, found double"
  k = 1;
#pragma omp task depend(depobj: k) // want OMP2029 "expected a variable of type omp_depend_t, 'k' is int"
  k = 1;
#pragma omp task depend(in: d) // want OMP2029 "'d' is a depend object: expected the dependence type depobj, found in"
  k = 1;
#pragma omp task depend(iterator, in: a[0]) // want OMP1005 "expected an argument in parentheses after iterator"
  k = 1;
#pragma omp task depend(iterator(), in: a[0]) // want OMP1005 "expected an argument between the parentheses of iterator"
  k = 1;
#pragma omp task depend(iterator(j), in: a[0]) // want OMP1016 "expected name = first:last"
  k = 1;
#pragma omp task depend(iterator(j=0), in: a[0]) // want OMP1016 "expected ':' and the end of the range, found '\\)'"
  k = 1;
#pragma omp task depend(iterator(j=0:10:0), in: a[0]) // want OMP2013 "the step of iterator 'j' is 0"
  k = 1;
#pragma omp task depend(iterator(float j=0:10), in: a[0]) // want OMP2013 "expected an integer or pointer type for iterator 'j', found float"
  k = 1;
#pragma omp task depend(iterator(j=0:10, l=0:j), in: a[l]) // want OMP2013 "the range of iterator 'l' uses iterator 'j'"
  k = 1;
#pragma omp task depend(iterator(j=0:x), in: a[0])
  k = 1;
#pragma omp task depend(iterator(j=0:s), in: a[0]) // want OMP2013 "expected an integer in the range of iterator 'j', found struct pair"
  k = 1;
#pragma omp task depend(iterator(j=0:10), foo: a[0]) // want OMP1009 "depend does not allow the modifier 'foo'"
  k = 1;
#pragma omp task depend(iterator(j=0:10): a[j]) // want OMP1010 "expected a dependence type before ':'"
  k = 1;
#pragma omp task depend(iterator(j=0:10, j=0:5), in: a[j]) // want OMP1014 "iterator 'j' repeated" ACC0122 "j is not declared"
  k = 1;
#pragma omp task depend(iterator(j=0:10), iterator(l=0:10), in: a[j]) // want OMP1014 "modifier 'iterator' repeated"
  k = 1;
#pragma omp task depend(in, out: k) // want OMP1014 "'out' cannot be combined with 'in': expected one dependence type modifier"
  k = 1;
#pragma omp task depend(in: k) depend(out: a[0])
  k = 1;
#pragma omp task depend(iterator(j=0:10), in: a[j])
  k = 1;
#pragma omp task depend(iterator(long j=0:n:2, int l=0:3), inout: a[j+l])
  k = 1;
#pragma omp task depend(mutexinoutset: k) depend(inoutset: a[1])
  k = 1;
#pragma omp task depend(depobj: d)
  k = 1;
#pragma omp task depend(in: *p, s.l, a[0:5])
  k = 1;
#pragma omp taskwait depend(in: k)
#pragma omp taskwait depend(source) // want OMP2020 "depend\\(source\\) is for ordered only"
#pragma omp taskwait nowait // want OMP2019 "nowait on taskwait needs a depend clause"
#pragma omp taskwait depend(in: k) nowait
#pragma omp task affinity() // want OMP1005 "expected a variable between the parentheses of affinity"
  k = 1;
#pragma omp task affinity(a)
  k = 1;
#pragma omp task affinity(missing) // want OMP4000 "'missing' is not declared"
  k = 1;
#pragma omp task affinity(iterator(j=0:10): a[j])
  k = 1;
#pragma omp depobj // want OMP2004 "depobj needs one of depend, destroy, update, init"
#pragma omp depobj(d) // want OMP2004 "depobj needs one of depend, destroy, update, init"
#pragma omp depobj() destroy // want OMP1005 "expected a variable between the parentheses of depobj"
#pragma omp depobj(k) destroy // want OMP2029 "expected a variable of type omp_depend_t, 'k' is int"
#pragma omp depobj(missing) destroy // want OMP4000 "'missing' is not declared"
#pragma omp depobj(d) destroy update(in) // want OMP2003 "update cannot be combined with destroy"
#pragma omp depobj(d) update(foo) // want OMP1010 "expected in or out or inout or mutexinoutset or inoutset or depobj, found 'foo'"
#pragma omp depobj(d) update // want OMP1005 "expected an argument in parentheses after update"
#pragma omp depobj(d) update() // want OMP1005 "expected an argument between the parentheses of update"
#pragma omp depobj(d) depend(source) // want OMP2020 "depend\\(source\\) is for ordered only"
#pragma omp depobj(d) depend(depobj: d) // want OMP2020 "depobj cannot be made of another depobj"
#pragma omp depobj(d) depend(in: k, n)
#pragma omp depobj(d) depend(in: k) depend(in: n) // want OMP2002 "depend is repeated"
#pragma omp depobj(d) depend(in: k)
#pragma omp depobj(d) update(out)
#pragma omp depobj(d) destroy
}

void crossings(int n, int *p) {
  int i, j, k = 0;
#pragma omp for ordered(1)
  for (i = 1; i < 10; i++) {
#pragma omp ordered depend(sink: i - 1)
    k = 1;
#pragma omp ordered depend(source)
  }
#pragma omp for ordered(1)
  for (i = 1; i < 10; i++) {
#pragma omp ordered depend(sink: i - 1, i) // want OMP3014 "expected 1 iteration variables, found 2"
#pragma omp ordered depend(sink: k) // want OMP3014 "expected loop variable 'i', found 'k'"
#pragma omp ordered depend(sink: i * 2) // want OMP3014 "expected 'i' plus or minus a constant, found 'i\\*2'"
#pragma omp ordered depend(sink: i - 1.5) // want OMP3014 "expected an integer after 'i -', found 1\\.5"
#pragma omp ordered depend(sink: k - 1) // want OMP3014 "expected loop variable 'i', found 'k-1'"
#pragma omp ordered depend(sink: ) // want OMP3013 "ordered\\(n\\) on the loop around asks for a doacross clause" OMP1004 "expected an iteration, found '\\)'"
#pragma omp ordered depend(in: k) // want OMP2020 "expected source or sink for depend on ordered, found in"
#pragma omp ordered depend(source) depend(source) // want OMP3014 "source is repeated"
#pragma omp ordered depend(source: i) // want OMP1004 "expected depend\\(source\\)"
#pragma omp ordered depend(source) threads // want OMP2003 "threads cannot be combined with depend"
#pragma omp ordered doacross(sink: i - 1)
#pragma omp ordered doacross(source:)
  }
#pragma omp for ordered(1)
  for (i = 1; i < 10; i++) {
#pragma omp ordered depend(sink: i + 1) // want OMP6025 "'i\\+1' is an iteration that comes later"
#pragma omp ordered depend(sink: i) // want OMP6025 "an iteration cannot wait for itself"
#pragma omp ordered depend(source)
  }
#pragma omp for ordered(2)
  for (i = 9; i > 0; i--)
    for (j = 1; j < 10; j += 2) {
#pragma omp ordered depend(sink: i + 1, j + 2) depend(sink: i, j - 2)
#pragma omp ordered depend(sink: i - 1, j) // want OMP6025 "'i-1' is an iteration that comes later"
#pragma omp ordered depend(sink: i, j + 2) // want OMP6025 "'j\\+2' is an iteration that comes later"
#pragma omp ordered depend(source)
    }
#pragma omp for ordered(2)
  for (i = 1; i < 10; i++)
    for (j = 1; j < 10; j++) {
#pragma omp ordered depend(sink: i - 1) // want OMP3014 "expected 2 iteration variables, found 1"
#pragma omp ordered depend(sink: i - 1, j)
#pragma omp ordered depend(sink: j, i) // want OMP3014 "expected loop variable 'i', found 'j'" OMP3014 "expected loop variable 'j', found 'i'"
#pragma omp ordered depend(source)
    }
#pragma omp for ordered
  for (i = 1; i < 10; i++) {
#pragma omp ordered depend(source) // spec: §4.4.4
  }
#pragma omp for
  for (i = 1; i < 10; i++) {
#pragma omp ordered // want OMP3013 "the loop around has no ordered clause"
    k = 1;
  }
#pragma omp for ordered
  for (i = 1; i < 10; i++) {
#pragma omp ordered threads simd
    k = 1;
  }
#pragma omp for ordered
  for (i = 1; i < 10; i++) {
#pragma omp ordered
    k = 1;
  }
#pragma omp for ordered(1)
  for (i = 1; i < 10; i++) {
#pragma omp ordered // want OMP3013 "ordered\\(n\\) on the loop around asks for a doacross clause"
    k = 1;
  }
#pragma omp simd
  for (i = 1; i < 10; i++) {
#pragma omp ordered // want OMP3013 "ordered in a simd region needs the simd clause"
    k = 1;
  }
#pragma omp simd
  for (i = 1; i < 10; i++) {
#pragma omp ordered simd
    k = 1;
  }
}

void atoms(int n, int *p, struct pair s, float x, float y) {
  int k = 0, v = 0, a[10], e = 0, d = 0;
  known(a);
#pragma omp atomic
  k = 1; // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  k = v; // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  k = v + 1; // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  k; // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  known(p); // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  s = s; // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  { k++; } // want OMP3022 "statement does not fit atomic: expected an expression statement"
#pragma omp atomic
  ; // want OMP3022 "statement does not fit atomic: expected an expression statement"
#pragma omp atomic
  if (k) k++; // want OMP3022 "statement does not fit atomic: expected an expression statement"
#pragma omp atomic
  k = k; // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  k = v - v; // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  k %= 2; // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  k = k % 2; // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  k += v++ + k;
#pragma omp atomic
  k++, v++; // want OMP3022 "statement does not fit atomic: expected x\\+\\+, x op= expression, x = x op expression or x = expression op x"
#pragma omp atomic
  p++;
#pragma omp atomic
  k ^= 1;
#pragma omp atomic
  x = y + x;
#pragma omp atomic
  ++a[n];
#pragma omp atomic
  s.l -= 2;
#pragma omp atomic update
  x /= y;
#pragma omp atomic read
  k++; // want OMP3022 "statement does not fit atomic: expected v = x, both of them variables"
#pragma omp atomic read
  k = v + 1; // want OMP3022 "statement does not fit atomic: expected v = x, both of them variables"
#pragma omp atomic read
  k += v; // want OMP3022 "statement does not fit atomic: expected v = x, both of them variables"
#pragma omp atomic read
  v = 1; // want OMP3022 "statement does not fit atomic: expected v = x, both of them variables"
#pragma omp atomic read
  { v = k; } // want OMP3022 "statement does not fit atomic: expected an expression statement"
#pragma omp atomic read
  v = k;
#pragma omp atomic write
  k++; // want OMP3022 "statement does not fit atomic: expected x = expression"
#pragma omp atomic write
  k += v; // want OMP3022 "statement does not fit atomic: expected x = expression"
#pragma omp atomic write
  k; // want OMP3022 "statement does not fit atomic: expected x = expression"
#pragma omp atomic write
  { k = 1; v = 1; } // want OMP3022 "statement does not fit atomic: expected an expression statement"
#pragma omp atomic write
  k = v * 2;
#pragma omp atomic capture
  k++; // want OMP3022 "statement does not fit atomic: expected v = x\\+\\+, v = x op= expression or v = x = x op expression"
#pragma omp atomic capture
  v = k; // want OMP3022 "statement does not fit atomic: expected v = x\\+\\+, v = x op= expression or v = x = x op expression"
#pragma omp atomic capture
  v = k + 1; // want OMP3022 "statement does not fit atomic: expected v = x\\+\\+, v = x op= expression or v = x = x op expression"
#pragma omp atomic capture
  { v = k; } // want OMP3022 "statement does not fit atomic: expected two expression statements"
#pragma omp atomic capture
  { v = k; e++; } // want OMP3022 "statement does not fit atomic: expected one statement that updates a location and one that reads the same location"
#pragma omp atomic capture
  { k++; k++; } // want OMP3022 "statement does not fit atomic: expected one statement that updates a location and one that reads the same location"
#pragma omp atomic capture
  { v = k; k++; k++; } // want OMP3022 "statement does not fit atomic: expected two expression statements"
#pragma omp atomic capture
  { k++; v = e; } // want OMP3022 "statement does not fit atomic: expected one statement that updates a location and one that reads the same location"
#pragma omp atomic capture
  v = k++;
#pragma omp atomic capture
  { v = k; k += 2; }
#pragma omp atomic capture
  { k = k * 2; v = k; }
#pragma omp atomic capture
  { v = k; k = e; }
#pragma omp atomic capture
  v = k = k + 1;
#pragma omp atomic compare
  k++; // want OMP3022 "statement does not fit atomic: expected if \\(x == e\\) \\{ x = d; \\}, if \\(x < e\\) \\{ x = e; \\} or x = x < e \\? e : x, also with >"
#pragma omp atomic compare
  if (k == e) v = d; // want OMP3022 "statement does not fit atomic: expected if \\(x == e\\) \\{ x = d; \\}, if \\(x < e\\) \\{ x = e; \\} or x = x < e \\? e : x, also with >"
#pragma omp atomic compare
  if (k != e) k = d; // want OMP3022 "statement does not fit atomic: expected if \\(x == e\\) \\{ x = d; \\}, if \\(x < e\\) \\{ x = e; \\} or x = x < e \\? e : x, also with >"
#pragma omp atomic compare
  if (k == e) k = d; else v = k; // want OMP3022 "statement does not fit atomic: expected if \\(x == e\\) \\{ x = d; \\}, if \\(x < e\\) \\{ x = e; \\} or x = x < e \\? e : x, also with >"
#pragma omp atomic compare
  k = k == e ? d : v; // want OMP3022 "statement does not fit atomic: expected if \\(x == e\\) \\{ x = d; \\}, if \\(x < e\\) \\{ x = e; \\} or x = x < e \\? e : x, also with >"
#pragma omp atomic compare
  k = v < k ? v : v; // want OMP3022 "statement does not fit atomic: expected if \\(x == e\\) \\{ x = d; \\}, if \\(x < e\\) \\{ x = e; \\} or x = x < e \\? e : x, also with >"
#pragma omp atomic compare
  if (k == e) { k = d; v = 1; } // want OMP3022 "statement does not fit atomic: expected if \\(x == e\\) \\{ x = d; \\}, if \\(x < e\\) \\{ x = e; \\} or x = x < e \\? e : x, also with >"
#pragma omp atomic compare
  while (k) k = 1; // want OMP3022 "statement does not fit atomic: expected if \\(x == e\\) \\{ x = d; \\}, if \\(x < e\\) \\{ x = e; \\} or x = x < e \\? e : x, also with >"
#pragma omp atomic compare
  if (k == e) { k = d; }
#pragma omp atomic compare
  k = k == e ? d : k;
#pragma omp atomic compare
  if (k < e) { k = e; }
#pragma omp atomic compare
  k = e > k ? e : k;
#pragma omp atomic compare capture
  if (k == e) { k = d; } else { v = k; }
#pragma omp atomic compare capture
  { v = k; if (k == e) { k = d; } }
#pragma omp atomic compare capture
  k = k == e ? d : k; // want OMP3022 "statement does not fit atomic: expected a conditional update of a location and v = location, in one of the orders that OpenMP has"
#pragma omp atomic compare capture
  { v = e; if (k == e) { k = d; } } // want OMP3022 "statement does not fit atomic: expected a conditional update of a location and v = location, in one of the orders that OpenMP has"
#pragma omp atomic read write // want OMP2003 "write cannot be combined with read"
  v = k;
#pragma omp atomic read capture // want OMP2003 "capture cannot be combined with read"
  v = k; // want OMP3022 "statement does not fit atomic: expected v = x\\+\\+, v = x op= expression or v = x = x op expression"
#pragma omp atomic read compare // want OMP2003 "compare cannot be combined with read"
  v = k; // want OMP3022 "statement does not fit atomic: expected if \\(x == e\\) \\{ x = d; \\}, if \\(x < e\\) \\{ x = e; \\} or x = x < e \\? e : x, also with >"
#pragma omp atomic write capture // want OMP2003 "capture cannot be combined with write"
  k = v; // want OMP3022 "statement does not fit atomic: expected v = x\\+\\+, v = x op= expression or v = x = x op expression"
#pragma omp atomic read read // want OMP2002 "read is repeated"
  v = k;
#pragma omp atomic seq_cst seq_cst // want OMP2002 "seq_cst is repeated"
  k++;
#pragma omp atomic seq_cst relaxed // want OMP2003 "relaxed cannot be combined with seq_cst"
  k++;
#pragma omp atomic acquire release // want OMP2003 "release cannot be combined with acquire"
  k++;
#pragma omp atomic read release // want OMP2025 "atomic read does not take release"
  v = k;
#pragma omp atomic write acquire // want OMP2025 "atomic write does not take acquire"
  k = v;
#pragma omp atomic read acq_rel // spec: §15.8.4
  v = k;
#pragma omp atomic write acq_rel // spec: §15.8.4
  k = v;
#pragma omp atomic read acquire
  v = k;
#pragma omp atomic write release
  k = v;
#pragma omp atomic update relaxed
  k++;
#pragma omp atomic fail(relaxed) // want OMP2026 "fail needs compare"
  k++;
#pragma omp atomic weak // want OMP2026 "weak needs compare"
  k++;
#pragma omp atomic compare weak
  if (k == e) { k = d; }
#pragma omp atomic compare fail(release) // want OMP1010 "expected seq_cst or acquire or relaxed, found 'release'"
  if (k == e) { k = d; }
#pragma omp atomic compare fail(foo) // want OMP1010 "expected seq_cst or acquire or relaxed, found 'foo'"
  if (k == e) { k = d; }
#pragma omp atomic compare fail // want OMP1005 "expected an argument in parentheses after fail"
  if (k == e) { k = d; }
#pragma omp atomic compare fail(acquire)
  if (k == e) { k = d; }
#pragma omp atomic hint(n) // want OMP2008 "expected a constant for hint"
  k++;
#pragma omp atomic hint(omp_sync_hint_uncontended)
  k++;
#pragma omp atomic foo // want OMP1003 "unknown clause 'foo'"
  k++;
#pragma omp flush acq_rel
#pragma omp flush seq_cst
#pragma omp flush relaxed // want OMP2001 "flush does not allow the clause relaxed"
#pragma omp flush acquire release // want OMP2003 "release cannot be combined with acquire"
#pragma omp flush acquire(k) // want OMP2010 "an argument of acquire needs OpenMP 6\\.0, but the version is 5\\.2"
#pragma omp flush acquire (k) // want OMP2010 "an argument of acquire needs OpenMP 6\\.0, but the version is 5\\.2"
#pragma omp flush (k) acquire // want OMP2019 "flush with a list does not take acquire"
#pragma omp flush (k, v)
}

void cancels(int n, int *p) {
  int i, k = 0;
#pragma omp cancel parallel // want OMP3019 "cancel parallel is not in a region that it can cancel"
#pragma omp cancel for // want OMP3019 "cancel for is not in a region that it can cancel"
#pragma omp parallel
  {
#pragma omp cancel for // want OMP3019 "cancel for cannot be closely nested in parallel"
#pragma omp cancel sections // want OMP3019 "cancel sections cannot be closely nested in parallel"
#pragma omp cancel taskgroup // want OMP3019 "cancel taskgroup cannot be closely nested in parallel"
#pragma omp cancel parallel for // want OMP2003 "for cannot be combined with parallel"
#pragma omp cancel parallel if(s) // want ACC0122 "s is not declared"
#pragma omp cancel parallel if(n)
#pragma omp cancellation point for // want OMP3019 "cancellation point for cannot be closely nested in parallel"
#pragma omp cancellation point parallel
#pragma omp for
    for (i = 0; i < 10; i++) {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in for"
#pragma omp cancel for
#pragma omp cancellation point for
    }
#pragma omp for nowait
    for (i = 0; i < 10; i++) {
#pragma omp cancel for // want OMP3019 "a region with nowait cannot be cancelled"
    }
#pragma omp for ordered
    for (i = 0; i < 10; i++) {
#pragma omp cancel for // want OMP3019 "a region with ordered cannot be cancelled"
    }
#pragma omp sections
    {
#pragma omp section
      {
#pragma omp cancel sections
#pragma omp cancel for // want OMP3019 "cancel for cannot be closely nested in sections"
      }
    }
#pragma omp sections nowait
    {
#pragma omp section
      {
#pragma omp cancel sections // spec: §16.1 // want OMP3019 "a region with nowait cannot be cancelled"
      }
    }
#pragma omp single
    {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in single"
    }
#pragma omp task
    {
#pragma omp cancel taskgroup
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in task"
#pragma omp cancellation point taskgroup
    }
#pragma omp if (n) cancel parallel // want OMP1001 "unknown directive 'if'"
    if (n)
#pragma omp cancel parallel // want OMP3027 "cancel cannot be the statement after if"
      k = 1;
    if (n)
#pragma omp barrier // want OMP3027 "barrier cannot be the statement after if"
      k = 1;
    if (n)
#pragma omp taskwait // want OMP3027 "taskwait cannot be the statement after if"
      k = 1;
    while (n)
#pragma omp flush // want OMP3027 "flush cannot be the statement after while"
      k = 1;
lab:
#pragma omp barrier // want OMP3027 "barrier cannot be the statement after a label"
    k = 1;
  }
}
