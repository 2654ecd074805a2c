// Regions in regions: every pair of constructs.
void known(void *, ...);

void in_parallel(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp parallel
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel
  {
#pragma omp sections
    { known(&k); }
  }
#pragma omp parallel
  {
#pragma omp single
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp masked
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp critical
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp task
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel
  {
#pragma omp target
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in parallel"
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel
  {
#pragma omp barrier
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp ordered // want OMP3013 "ordered is not in a loop with an ordered clause"
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp atomic
    k++;
  }
#pragma omp parallel
  {
#pragma omp taskwait
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp flush
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp scope
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp cancel parallel
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp master
    known(&k);
  }
#pragma omp parallel
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in parallel"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_for(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp parallel
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp for // want OMP3010 "for cannot be closely nested in for"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in for"
    { known(&k); }
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp single // want OMP3010 "single cannot be closely nested in for"
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp masked // want OMP3010 "masked cannot be closely nested in for"
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp critical
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp task
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp target
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp teams // want OMP3015 "teams cannot be nested in for"
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in for"
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp ordered // want OMP3013 "the loop around has no ordered clause"
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp atomic
    k++;
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp taskwait
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp flush
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in for"
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in for"
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp master // want OMP3010 "master cannot be closely nested in for"
    known(&k);
  }
#pragma omp for
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in for"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_sections(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp parallel
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp for // want OMP3010 "for cannot be closely nested in sections"
    for (j = 0; j < 10; j++) known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in sections"
    { known(&k); }
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp single // want OMP3010 "single cannot be closely nested in sections"
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp masked // want OMP3010 "masked cannot be closely nested in sections"
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp critical
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp task
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp target
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in section"
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in sections"
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp ordered
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp atomic
    k++;
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp taskwait
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp flush
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp taskgroup
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp target update to(k)
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in sections"
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in sections"
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp master // want OMP3010 "master cannot be closely nested in sections"
    known(&k);
  }
  }
#pragma omp sections
  {
#pragma omp section
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in section"
    for (j = 0; j < 10; j++) known(&k);
  }
  }
}

void in_single(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp single
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp single
  {
#pragma omp for // want OMP3010 "for cannot be closely nested in single"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp single
  {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in single"
    { known(&k); }
  }
#pragma omp single
  {
#pragma omp single // want OMP3010 "single cannot be closely nested in single"
    known(&k);
  }
#pragma omp single
  {
#pragma omp masked // want OMP3010 "masked cannot be closely nested in single"
    known(&k);
  }
#pragma omp single
  {
#pragma omp critical
    known(&k);
  }
#pragma omp single
  {
#pragma omp task
    known(&k);
  }
#pragma omp single
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp single
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp single
  {
#pragma omp target
    known(&k);
  }
#pragma omp single
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in single"
    known(&k);
  }
#pragma omp single
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp single
  {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in single"
    known(&k);
  }
#pragma omp single
  {
#pragma omp ordered
    known(&k);
  }
#pragma omp single
  {
#pragma omp atomic
    k++;
  }
#pragma omp single
  {
#pragma omp taskwait
    known(&k);
  }
#pragma omp single
  {
#pragma omp flush
    known(&k);
  }
#pragma omp single
  {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp single
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp single
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp single
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp single
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp single
  {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in single"
    known(&k);
  }
#pragma omp single
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in single"
    known(&k);
  }
#pragma omp single
  {
#pragma omp master // want OMP3010 "master cannot be closely nested in single"
    known(&k);
  }
#pragma omp single
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in single"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_masked(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp masked
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp masked
  {
#pragma omp for // want OMP3010 "for cannot be closely nested in masked"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp masked
  {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in masked"
    { known(&k); }
  }
#pragma omp masked
  {
#pragma omp single // want OMP3010 "single cannot be closely nested in masked"
    known(&k);
  }
#pragma omp masked
  {
#pragma omp masked
    known(&k);
  }
#pragma omp masked
  {
#pragma omp critical
    known(&k);
  }
#pragma omp masked
  {
#pragma omp task
    known(&k);
  }
#pragma omp masked
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp masked
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp masked
  {
#pragma omp target
    known(&k);
  }
#pragma omp masked
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in masked"
    known(&k);
  }
#pragma omp masked
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp masked
  {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in masked"
    known(&k);
  }
#pragma omp masked
  {
#pragma omp ordered
    known(&k);
  }
#pragma omp masked
  {
#pragma omp atomic
    k++;
  }
#pragma omp masked
  {
#pragma omp taskwait
    known(&k);
  }
#pragma omp masked
  {
#pragma omp flush
    known(&k);
  }
#pragma omp masked
  {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp masked
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp masked
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp masked
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp masked
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp masked
  {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in masked"
    known(&k);
  }
#pragma omp masked
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in masked"
    known(&k);
  }
#pragma omp masked
  {
#pragma omp master
    known(&k);
  }
#pragma omp masked
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in masked"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_critical(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp critical
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp critical
  {
#pragma omp for // want OMP3010 "for cannot be closely nested in critical"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp critical
  {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in critical"
    { known(&k); }
  }
#pragma omp critical
  {
#pragma omp single // want OMP3010 "single cannot be closely nested in critical"
    known(&k);
  }
#pragma omp critical
  {
#pragma omp masked
    known(&k);
  }
#pragma omp critical
  {
#pragma omp critical // want OMP3011 "critical region inside of one with the same name"
    known(&k);
  }
#pragma omp critical
  {
#pragma omp task
    known(&k);
  }
#pragma omp critical
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp critical
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp critical
  {
#pragma omp target
    known(&k);
  }
#pragma omp critical
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in critical"
    known(&k);
  }
#pragma omp critical
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp critical
  {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in critical"
    known(&k);
  }
#pragma omp critical
  {
#pragma omp ordered // want OMP3010 "ordered cannot be closely nested in critical"
    known(&k);
  }
#pragma omp critical
  {
#pragma omp atomic
    k++;
  }
#pragma omp critical
  {
#pragma omp taskwait
    known(&k);
  }
#pragma omp critical
  {
#pragma omp flush
    known(&k);
  }
#pragma omp critical
  {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp critical
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp critical
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp critical
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp critical
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp critical
  {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in critical"
    known(&k);
  }
#pragma omp critical
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in critical"
    known(&k);
  }
#pragma omp critical
  {
#pragma omp master
    known(&k);
  }
#pragma omp critical
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in critical"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_task(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp task
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp task
  {
#pragma omp for // want OMP3010 "for cannot be closely nested in task"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp task
  {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in task"
    { known(&k); }
  }
#pragma omp task
  {
#pragma omp single // want OMP3010 "single cannot be closely nested in task"
    known(&k);
  }
#pragma omp task
  {
#pragma omp masked // want OMP3010 "masked cannot be closely nested in task"
    known(&k);
  }
#pragma omp task
  {
#pragma omp critical
    known(&k);
  }
#pragma omp task
  {
#pragma omp task
    known(&k);
  }
#pragma omp task
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp task
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp task
  {
#pragma omp target
    known(&k);
  }
#pragma omp task
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in task"
    known(&k);
  }
#pragma omp task
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp task
  {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in task"
    known(&k);
  }
#pragma omp task
  {
#pragma omp ordered // want OMP3010 "ordered cannot be closely nested in task"
    known(&k);
  }
#pragma omp task
  {
#pragma omp atomic
    k++;
  }
#pragma omp task
  {
#pragma omp taskwait
    known(&k);
  }
#pragma omp task
  {
#pragma omp flush
    known(&k);
  }
#pragma omp task
  {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp task
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp task
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp task
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp task
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp task
  {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in task"
    known(&k);
  }
#pragma omp task
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in task"
    known(&k);
  }
#pragma omp task
  {
#pragma omp master // want OMP3010 "master cannot be closely nested in task"
    known(&k);
  }
#pragma omp task
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in task"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_taskloop(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp parallel
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp for // want OMP3010 "for cannot be closely nested in taskloop"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in taskloop"
    { known(&k); }
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp single // want OMP3010 "single cannot be closely nested in taskloop"
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp masked // want OMP3010 "masked cannot be closely nested in taskloop"
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp critical
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp task
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp target
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp teams // want OMP3015 "teams cannot be nested in taskloop"
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in taskloop"
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp ordered // want OMP3010 "ordered cannot be closely nested in taskloop"
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp atomic
    k++;
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp taskwait
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp flush
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in taskloop"
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in taskloop"
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp master // want OMP3010 "master cannot be closely nested in taskloop"
    known(&k);
  }
#pragma omp taskloop
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in taskloop"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_simd(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp parallel // want OMP3018 "parallel cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp for // want OMP3018 "for cannot be in a simd region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp sections // want OMP3018 "sections cannot be in a simd region"
    { known(&k); }
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp single // want OMP3018 "single cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp masked // want OMP3018 "masked cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp critical // want OMP3018 "critical cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp task // want OMP3018 "task cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp taskloop // want OMP3018 "taskloop cannot be in a simd region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp target // want OMP3018 "target cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp teams // want OMP3015 "teams cannot be nested in simd" OMP3018 "teams cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region" OMP3018 "distribute cannot be in a simd region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp barrier // want OMP3018 "barrier cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp ordered // want OMP3013 "ordered in a simd region needs the simd clause"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp atomic
    k++;
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp taskwait // want OMP3018 "taskwait cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp flush // want OMP3018 "flush cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp taskgroup // want OMP3018 "taskgroup cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(parallel) // want OMP3006 "loop with bind\\(parallel\\) cannot be nested in simd"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp parallel for // want OMP3018 "parallel for cannot be in a simd region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp target update to(k) // want OMP3018 "target update cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp scope // want OMP3018 "scope cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp cancel parallel // want OMP3018 "cancel cannot be in a simd region" OMP3019 "cancel parallel cannot be closely nested in simd"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp master // want OMP3018 "master cannot be in a simd region"
    known(&k);
  }
#pragma omp simd
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in simd"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_target(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp target
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp target
  {
#pragma omp for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target
  {
#pragma omp sections
    { known(&k); }
  }
#pragma omp target
  {
#pragma omp single
    known(&k);
  }
#pragma omp target
  {
#pragma omp masked
    known(&k);
  }
#pragma omp target
  {
#pragma omp critical
    known(&k);
  }
#pragma omp target
  {
#pragma omp task
    known(&k);
  }
#pragma omp target
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target
  {
#pragma omp target
    known(&k);
  }
#pragma omp target
  {
#pragma omp teams
    known(&k);
  }
#pragma omp target
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target
  {
#pragma omp barrier
    known(&k);
  }
#pragma omp target
  {
#pragma omp ordered // want OMP3013 "ordered is not in a loop with an ordered clause"
    known(&k);
  }
#pragma omp target
  {
#pragma omp atomic
    k++;
  }
#pragma omp target
  {
#pragma omp taskwait
    known(&k);
  }
#pragma omp target
  {
#pragma omp flush
    known(&k);
  }
#pragma omp target
  {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp target
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp target
  {
#pragma omp scope
    known(&k);
  }
#pragma omp target
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in target"
    known(&k);
  }
#pragma omp target
  {
#pragma omp master
    known(&k);
  }
#pragma omp target
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in target"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_teams(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp teams
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp teams
  {
#pragma omp for // want OMP3017 "for cannot be directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams
  {
#pragma omp sections // want OMP3017 "sections cannot be directly in a teams region"
    { known(&k); }
  }
#pragma omp teams
  {
#pragma omp single // want OMP3017 "single cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp masked // want OMP3017 "masked cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp critical // want OMP3017 "critical cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp task // want OMP3017 "task cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp taskloop // want OMP3017 "taskloop cannot be directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams
  {
#pragma omp simd // want OMP3017 "simd cannot be directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams
  {
#pragma omp target // want OMP3017 "target cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in teams"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp distribute
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams
  {
#pragma omp barrier // want OMP3017 "barrier cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp ordered // want OMP3013 "ordered is not in a loop with an ordered clause" OMP3017 "ordered cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp atomic
    k++;
  }
#pragma omp teams
  {
#pragma omp taskwait // want OMP3017 "taskwait cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp flush
    known(&k);
  }
#pragma omp teams
  {
#pragma omp taskgroup // want OMP3017 "taskgroup cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp teams
  {
#pragma omp scope // want OMP3017 "scope cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in teams"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp master // want OMP3017 "master cannot be directly in a teams region"
    known(&k);
  }
#pragma omp teams
  {
#pragma omp loop bind(teams)
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_distribute(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp parallel
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp sections
    { known(&k); }
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp single
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp masked
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp critical
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp task
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp target
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp teams // want OMP3015 "teams cannot be nested in distribute"
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp barrier
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp ordered // want OMP3013 "ordered is not in a loop with an ordered clause"
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp atomic
    k++;
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp taskwait
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp flush
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp scope
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in distribute"
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp master
    known(&k);
  }
#pragma omp distribute
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in distribute"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_parallel_for(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp parallel
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp for // want OMP3010 "for cannot be closely nested in parallel for"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in parallel for"
    { known(&k); }
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp single // want OMP3010 "single cannot be closely nested in parallel for"
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp masked // want OMP3010 "masked cannot be closely nested in parallel for"
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp critical
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp task
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp target
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp teams // want OMP3015 "teams cannot be nested in parallel for"
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in parallel for"
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp ordered // want OMP3013 "the loop around has no ordered clause"
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp atomic
    k++;
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp taskwait
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp flush
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in parallel for"
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in parallel for"
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp master // want OMP3010 "master cannot be closely nested in parallel for"
    known(&k);
  }
#pragma omp parallel for
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in parallel for"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_loop_bind_parallel(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp parallel
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp for // want OMP3010 "for cannot be closely nested in loop" OMP3023 "for cannot be in a region whose iterations run in any order"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in loop" OMP3023 "sections cannot be in a region whose iterations run in any order"
    { known(&k); }
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp single // want OMP3010 "single cannot be closely nested in loop" OMP3023 "single cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp masked // want OMP3010 "masked cannot be closely nested in loop" OMP3023 "masked cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp critical // want OMP3023 "critical cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp task // want OMP3023 "task cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp taskloop // want OMP3023 "taskloop cannot be in a region whose iterations run in any order"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp target // want OMP3023 "target cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp teams // want OMP3015 "teams cannot be nested in loop" OMP3023 "teams cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region" OMP3023 "distribute cannot be in a region whose iterations run in any order"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in loop" OMP3023 "barrier cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp ordered // want OMP3010 "ordered cannot be closely nested in loop" OMP3023 "ordered cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp atomic // want OMP3023 "atomic cannot be in a region whose iterations run in any order"
    k++;
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp taskwait // want OMP3023 "taskwait cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp flush // spec: §10.3 // want OMP3023 "flush cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp taskgroup // want OMP3023 "taskgroup cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(parallel) // want OMP3006 "loop with bind\\(parallel\\) cannot be nested in loop"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp target update to(k) // want OMP3023 "target update cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in loop" OMP3023 "scope cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in loop" OMP3023 "cancel cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp master // want OMP3010 "master cannot be closely nested in loop" OMP3023 "master cannot be in a region whose iterations run in any order"
    known(&k);
  }
#pragma omp loop bind(parallel)
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in loop"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_ordered(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp ordered
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp for // want OMP3010 "for cannot be closely nested in ordered"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp ordered
  {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in ordered"
    { known(&k); }
  }
#pragma omp ordered
  {
#pragma omp single // want OMP3010 "single cannot be closely nested in ordered"
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp masked
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp critical
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp task
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp ordered
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp ordered
  {
#pragma omp target
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in ordered"
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp ordered
  {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in ordered"
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp ordered // want OMP3010 "ordered cannot be closely nested in ordered"
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp atomic
    k++;
  }
#pragma omp ordered
  {
#pragma omp taskwait
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp flush
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp ordered
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp ordered
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp ordered
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in ordered"
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in ordered"
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp master
    known(&k);
  }
#pragma omp ordered
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in ordered"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_master(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp master
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp master
  {
#pragma omp for // want OMP3010 "for cannot be closely nested in master"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp master
  {
#pragma omp sections // want OMP3010 "sections cannot be closely nested in master"
    { known(&k); }
  }
#pragma omp master
  {
#pragma omp single // want OMP3010 "single cannot be closely nested in master"
    known(&k);
  }
#pragma omp master
  {
#pragma omp masked
    known(&k);
  }
#pragma omp master
  {
#pragma omp critical
    known(&k);
  }
#pragma omp master
  {
#pragma omp task
    known(&k);
  }
#pragma omp master
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp master
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp master
  {
#pragma omp target
    known(&k);
  }
#pragma omp master
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in master"
    known(&k);
  }
#pragma omp master
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp master
  {
#pragma omp barrier // want OMP3010 "barrier cannot be closely nested in master"
    known(&k);
  }
#pragma omp master
  {
#pragma omp ordered
    known(&k);
  }
#pragma omp master
  {
#pragma omp atomic
    k++;
  }
#pragma omp master
  {
#pragma omp taskwait
    known(&k);
  }
#pragma omp master
  {
#pragma omp flush
    known(&k);
  }
#pragma omp master
  {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp master
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp master
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp master
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp master
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp master
  {
#pragma omp scope // want OMP3010 "scope cannot be closely nested in master"
    known(&k);
  }
#pragma omp master
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in master"
    known(&k);
  }
#pragma omp master
  {
#pragma omp master
    known(&k);
  }
#pragma omp master
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in master"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_target_data_map_k(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp target data map(k)
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp sections
    { known(&k); }
  }
#pragma omp target data map(k)
  {
#pragma omp single
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp masked
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp critical
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp task
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp target
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in target data"
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp barrier
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp ordered
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp atomic
    k++;
  }
#pragma omp target data map(k)
  {
#pragma omp taskwait
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp flush
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp scope
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in target data"
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp master
    known(&k);
  }
#pragma omp target data map(k)
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in target data"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_taskgroup(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp taskgroup
  {
#pragma omp parallel
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp sections
    { known(&k); }
  }
#pragma omp taskgroup
  {
#pragma omp single
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp masked
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp critical
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp task
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp target
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp teams // want OMP3015 "teams cannot be nested in taskgroup"
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp barrier
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp ordered
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp atomic
    k++;
  }
#pragma omp taskgroup
  {
#pragma omp taskwait
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp flush
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp scope
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in taskgroup"
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp master
    known(&k);
  }
#pragma omp taskgroup
  {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in taskgroup"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_parallel_for_simd(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp parallel // want OMP3018 "parallel cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp for // want OMP3018 "for cannot be in a simd region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp sections // want OMP3018 "sections cannot be in a simd region"
    { known(&k); }
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp single // want OMP3018 "single cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp masked // want OMP3018 "masked cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp critical // want OMP3018 "critical cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp task // want OMP3018 "task cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp taskloop // want OMP3018 "taskloop cannot be in a simd region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp target // want OMP3018 "target cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp teams // want OMP3015 "teams cannot be nested in parallel for simd" OMP3018 "teams cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region" OMP3018 "distribute cannot be in a simd region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp barrier // want OMP3018 "barrier cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp ordered // want OMP3013 "the loop around has no ordered clause"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp atomic
    k++;
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp taskwait // want OMP3018 "taskwait cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp flush // want OMP3018 "flush cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp taskgroup // want OMP3018 "taskgroup cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(parallel) // want OMP3006 "loop with bind\\(parallel\\) cannot be nested in parallel for simd"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp parallel for // want OMP3018 "parallel for cannot be in a simd region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp target update to(k) // want OMP3018 "target update cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp scope // want OMP3018 "scope cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp cancel parallel // want OMP3018 "cancel cannot be in a simd region" OMP3019 "cancel parallel cannot be closely nested in parallel for simd"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp master // want OMP3018 "master cannot be in a simd region"
    known(&k);
  }
#pragma omp parallel for simd
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in parallel for simd"
    for (j = 0; j < 10; j++) known(&k);
  }
}

void in_teams_distribute(int n) {
  int i, j, k = 0;
  known(&k);
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp parallel
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp sections
    { known(&k); }
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp single
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp masked
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp critical
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp task
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp taskloop
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp simd
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp target
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp teams // want OMP3015 "teams cannot be nested in teams distribute"
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp distribute // want OMP3016 "distribute is not directly in a teams region"
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp barrier
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp ordered // want OMP3013 "ordered is not in a loop with an ordered clause"
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp atomic
    k++;
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp taskwait
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp flush
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp taskgroup
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(thread)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(parallel)
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp parallel for
    for (j = 0; j < 10; j++) known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp target update to(k)
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp scope
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp cancel parallel // want OMP3019 "cancel parallel cannot be closely nested in teams distribute"
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp master
    known(&k);
  }
#pragma omp teams distribute
  for (i = 0; i < 10; i++) {
#pragma omp loop bind(teams) // want OMP3006 "loop with bind\\(teams\\) cannot be nested in teams distribute"
    for (j = 0; j < 10; j++) known(&k);
  }
}
