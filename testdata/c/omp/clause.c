// Every clause on directives that take it and on those that do not, and clauses given twice.
static int own;
#pragma omp threadprivate(own)
void known(void *, ...);

void on_parallel(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp parallel private(x)
  { known(a); }
#pragma omp parallel firstprivate(y)
  { known(a); }
#pragma omp parallel shared(x)
  { known(a); }
#pragma omp parallel shared(x) shared(x) // want OMP4002 "'x' is in a shared clause and in a shared clause"
  { known(a); }
#pragma omp parallel default(shared)
  { known(a); }
#pragma omp parallel default(shared) default(shared) // want OMP2002 "default is repeated"
  { known(a); }
#pragma omp parallel if(n)
  { known(a); }
#pragma omp parallel if(n) if(n) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  { known(a); }
#pragma omp parallel num_threads(2)
  { known(a); }
#pragma omp parallel num_threads(2) num_threads(2) // want OMP2002 "num_threads is repeated"
  { known(a); }
#pragma omp parallel schedule(static) // want OMP2001 "parallel does not allow the clause schedule"
  { known(a); }
#pragma omp parallel schedule(static) schedule(static) // want OMP2001 "parallel does not allow the clause schedule" OMP2001 "parallel does not allow the clause schedule"
  { known(a); }
#pragma omp parallel collapse(1) // want OMP2001 "parallel does not allow the clause collapse"
  { known(a); }
#pragma omp parallel collapse(1) collapse(1) // want OMP2001 "parallel does not allow the clause collapse" OMP2001 "parallel does not allow the clause collapse"
  { known(a); }
#pragma omp parallel nowait // want OMP2001 "parallel does not allow the clause nowait"
  { known(a); }
#pragma omp parallel nowait nowait // want OMP2001 "parallel does not allow the clause nowait" OMP2001 "parallel does not allow the clause nowait"
  { known(a); }
#pragma omp parallel ordered // want OMP2001 "parallel does not allow the clause ordered"
  { known(a); }
#pragma omp parallel ordered ordered // want OMP2001 "parallel does not allow the clause ordered" OMP2001 "parallel does not allow the clause ordered"
  { known(a); }
#pragma omp parallel copyin(own)
  { known(a); }
#pragma omp parallel proc_bind(close)
  { known(a); }
#pragma omp parallel proc_bind(close) proc_bind(close) // want OMP2002 "proc_bind is repeated"
  { known(a); }
#pragma omp parallel untied // want OMP2001 "parallel does not allow the clause untied"
  { known(a); }
#pragma omp parallel untied untied // want OMP2001 "parallel does not allow the clause untied" OMP2001 "parallel does not allow the clause untied"
  { known(a); }
#pragma omp parallel final(n) // want OMP2001 "parallel does not allow the clause final"
  { known(a); }
#pragma omp parallel final(n) final(n) // want OMP2001 "parallel does not allow the clause final" OMP2001 "parallel does not allow the clause final"
  { known(a); }
#pragma omp parallel priority(1) // want OMP2001 "parallel does not allow the clause priority"
  { known(a); }
#pragma omp parallel priority(1) priority(1) // want OMP2001 "parallel does not allow the clause priority" OMP2001 "parallel does not allow the clause priority"
  { known(a); }
#pragma omp parallel depend(in:n) // want OMP2001 "parallel does not allow the clause depend"
  { known(a); }
#pragma omp parallel map(to:b) // want OMP2001 "parallel does not allow the clause map"
  { known(a); }
#pragma omp parallel device(0) // want OMP2001 "parallel does not allow the clause device"
  { known(a); }
#pragma omp parallel device(0) device(0) // want OMP2001 "parallel does not allow the clause device" OMP2001 "parallel does not allow the clause device"
  { known(a); }
#pragma omp parallel num_teams(2) // want OMP2001 "parallel does not allow the clause num_teams"
  { known(a); }
#pragma omp parallel num_teams(2) num_teams(2) // want OMP2001 "parallel does not allow the clause num_teams" OMP2001 "parallel does not allow the clause num_teams"
  { known(a); }
#pragma omp parallel thread_limit(2) // want OMP2001 "parallel does not allow the clause thread_limit"
  { known(a); }
#pragma omp parallel thread_limit(2) thread_limit(2) // want OMP2001 "parallel does not allow the clause thread_limit" OMP2001 "parallel does not allow the clause thread_limit"
  { known(a); }
#pragma omp parallel dist_schedule(static) // want OMP2001 "parallel does not allow the clause dist_schedule"
  { known(a); }
#pragma omp parallel dist_schedule(static) dist_schedule(static) // want OMP2001 "parallel does not allow the clause dist_schedule" OMP2001 "parallel does not allow the clause dist_schedule"
  { known(a); }
#pragma omp parallel safelen(4) // want OMP2001 "parallel does not allow the clause safelen"
  { known(a); }
#pragma omp parallel safelen(4) safelen(4) // want OMP2001 "parallel does not allow the clause safelen" OMP2001 "parallel does not allow the clause safelen"
  { known(a); }
#pragma omp parallel simdlen(4) // want OMP2001 "parallel does not allow the clause simdlen"
  { known(a); }
#pragma omp parallel simdlen(4) simdlen(4) // want OMP2001 "parallel does not allow the clause simdlen" OMP2001 "parallel does not allow the clause simdlen"
  { known(a); }
#pragma omp parallel aligned(q) // want OMP2001 "parallel does not allow the clause aligned"
  { known(a); }
#pragma omp parallel nontemporal(x) // want OMP2001 "parallel does not allow the clause nontemporal"
  { known(a); }
#pragma omp parallel nontemporal(x) nontemporal(x) // want OMP2001 "parallel does not allow the clause nontemporal" OMP2001 "parallel does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  { known(a); }
#pragma omp parallel grainsize(2) // want OMP2001 "parallel does not allow the clause grainsize"
  { known(a); }
#pragma omp parallel grainsize(2) grainsize(2) // want OMP2001 "parallel does not allow the clause grainsize" OMP2001 "parallel does not allow the clause grainsize"
  { known(a); }
#pragma omp parallel num_tasks(2) // want OMP2001 "parallel does not allow the clause num_tasks"
  { known(a); }
#pragma omp parallel num_tasks(2) num_tasks(2) // want OMP2001 "parallel does not allow the clause num_tasks" OMP2001 "parallel does not allow the clause num_tasks"
  { known(a); }
#pragma omp parallel nogroup // want OMP2001 "parallel does not allow the clause nogroup"
  { known(a); }
#pragma omp parallel nogroup nogroup // want OMP2001 "parallel does not allow the clause nogroup" OMP2001 "parallel does not allow the clause nogroup"
  { known(a); }
#pragma omp parallel is_device_ptr(q) // want OMP2001 "parallel does not allow the clause is_device_ptr"
  { known(a); }
#pragma omp parallel is_device_ptr(q) is_device_ptr(q) // want OMP2001 "parallel does not allow the clause is_device_ptr" OMP2001 "parallel does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  { known(a); }
#pragma omp parallel use_device_ptr(q) // want OMP2001 "parallel does not allow the clause use_device_ptr"
  { known(a); }
#pragma omp parallel use_device_ptr(q) use_device_ptr(q) // want OMP2001 "parallel does not allow the clause use_device_ptr" OMP2001 "parallel does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  { known(a); }
#pragma omp parallel order(concurrent) // want OMP2001 "parallel does not allow the clause order"
  { known(a); }
#pragma omp parallel order(concurrent) order(concurrent) // want OMP2001 "parallel does not allow the clause order" OMP2001 "parallel does not allow the clause order"
  { known(a); }
#pragma omp parallel copyprivate(own) // want OMP2001 "parallel does not allow the clause copyprivate"
  { known(a); }
#pragma omp parallel copyprivate(own) copyprivate(own) // want OMP2001 "parallel does not allow the clause copyprivate" OMP2001 "parallel does not allow the clause copyprivate"
  { known(a); }
#pragma omp parallel filter(0) // want OMP2001 "parallel does not allow the clause filter"
  { known(a); }
#pragma omp parallel filter(0) filter(0) // want OMP2001 "parallel does not allow the clause filter" OMP2001 "parallel does not allow the clause filter"
  { known(a); }
#pragma omp parallel seq_cst // want OMP2001 "parallel does not allow the clause seq_cst"
  { known(a); }
#pragma omp parallel seq_cst seq_cst // want OMP2001 "parallel does not allow the clause seq_cst" OMP2001 "parallel does not allow the clause seq_cst"
  { known(a); }
}

void on_for(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp for private(x)
  for (i = 0; i < 10; i++) known(a);
#pragma omp for firstprivate(y) // want OMP4010 "'y' is a variable of the function and private in regions around, firstprivate needs a shared variable"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for shared(x) // want OMP2001 "for does not allow the clause shared"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for shared(x) shared(x) // want OMP2001 "for does not allow the clause shared" OMP2001 "for does not allow the clause shared" OMP4002 "'x' is in a shared clause and in a shared clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for default(shared) // want OMP2001 "for does not allow the clause default"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for default(shared) default(shared) // want OMP2001 "for does not allow the clause default" OMP2001 "for does not allow the clause default"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for if(n) // want OMP2001 "for does not allow the clause if"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for if(n) if(n) // want OMP2001 "for does not allow the clause if" OMP2001 "for does not allow the clause if" OMP2028 "a second if clause for the same construct"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for num_threads(2) // want OMP2001 "for does not allow the clause num_threads"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for num_threads(2) num_threads(2) // want OMP2001 "for does not allow the clause num_threads" OMP2001 "for does not allow the clause num_threads"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for schedule(static)
  for (i = 0; i < 10; i++) known(a);
#pragma omp for schedule(static) schedule(static) // want OMP2002 "schedule is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for collapse(1)
  for (i = 0; i < 10; i++) known(a);
#pragma omp for collapse(1) collapse(1) // want OMP2002 "collapse is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for nowait
  for (i = 0; i < 10; i++) known(a);
#pragma omp for nowait nowait // want OMP2002 "nowait is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for ordered
  for (i = 0; i < 10; i++) known(a);
#pragma omp for ordered ordered // want OMP2002 "ordered is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for copyin(own) // want OMP2001 "for does not allow the clause copyin"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for proc_bind(close) // want OMP2001 "for does not allow the clause proc_bind"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for proc_bind(close) proc_bind(close) // want OMP2001 "for does not allow the clause proc_bind" OMP2001 "for does not allow the clause proc_bind"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for untied // want OMP2001 "for does not allow the clause untied"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for untied untied // want OMP2001 "for does not allow the clause untied" OMP2001 "for does not allow the clause untied"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for final(n) // want OMP2001 "for does not allow the clause final"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for final(n) final(n) // want OMP2001 "for does not allow the clause final" OMP2001 "for does not allow the clause final"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for priority(1) // want OMP2001 "for does not allow the clause priority"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for priority(1) priority(1) // want OMP2001 "for does not allow the clause priority" OMP2001 "for does not allow the clause priority"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for depend(in:n) // want OMP2001 "for does not allow the clause depend"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for map(to:b) // want OMP2001 "for does not allow the clause map"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for device(0) // want OMP2001 "for does not allow the clause device"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for device(0) device(0) // want OMP2001 "for does not allow the clause device" OMP2001 "for does not allow the clause device"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for num_teams(2) // want OMP2001 "for does not allow the clause num_teams"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for num_teams(2) num_teams(2) // want OMP2001 "for does not allow the clause num_teams" OMP2001 "for does not allow the clause num_teams"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for thread_limit(2) // want OMP2001 "for does not allow the clause thread_limit"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for thread_limit(2) thread_limit(2) // want OMP2001 "for does not allow the clause thread_limit" OMP2001 "for does not allow the clause thread_limit"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for dist_schedule(static) // want OMP2001 "for does not allow the clause dist_schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for dist_schedule(static) dist_schedule(static) // want OMP2001 "for does not allow the clause dist_schedule" OMP2001 "for does not allow the clause dist_schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for safelen(4) // want OMP2001 "for does not allow the clause safelen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for safelen(4) safelen(4) // want OMP2001 "for does not allow the clause safelen" OMP2001 "for does not allow the clause safelen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for simdlen(4) // want OMP2001 "for does not allow the clause simdlen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for simdlen(4) simdlen(4) // want OMP2001 "for does not allow the clause simdlen" OMP2001 "for does not allow the clause simdlen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for aligned(q) // want OMP2001 "for does not allow the clause aligned"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for nontemporal(x) // want OMP2001 "for does not allow the clause nontemporal"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for nontemporal(x) nontemporal(x) // want OMP2001 "for does not allow the clause nontemporal" OMP2001 "for does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for grainsize(2) // want OMP2001 "for does not allow the clause grainsize"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for grainsize(2) grainsize(2) // want OMP2001 "for does not allow the clause grainsize" OMP2001 "for does not allow the clause grainsize"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for num_tasks(2) // want OMP2001 "for does not allow the clause num_tasks"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for num_tasks(2) num_tasks(2) // want OMP2001 "for does not allow the clause num_tasks" OMP2001 "for does not allow the clause num_tasks"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for nogroup // want OMP2001 "for does not allow the clause nogroup"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for nogroup nogroup // want OMP2001 "for does not allow the clause nogroup" OMP2001 "for does not allow the clause nogroup"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for is_device_ptr(q) // want OMP2001 "for does not allow the clause is_device_ptr"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for is_device_ptr(q) is_device_ptr(q) // want OMP2001 "for does not allow the clause is_device_ptr" OMP2001 "for does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for use_device_ptr(q) // want OMP2001 "for does not allow the clause use_device_ptr"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for use_device_ptr(q) use_device_ptr(q) // want OMP2001 "for does not allow the clause use_device_ptr" OMP2001 "for does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for order(concurrent)
  for (i = 0; i < 10; i++) known(a);
#pragma omp for order(concurrent) order(concurrent) // want OMP2002 "order is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for copyprivate(own) // want OMP2001 "for does not allow the clause copyprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for copyprivate(own) copyprivate(own) // want OMP2001 "for does not allow the clause copyprivate" OMP2001 "for does not allow the clause copyprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for filter(0) // want OMP2001 "for does not allow the clause filter"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for filter(0) filter(0) // want OMP2001 "for does not allow the clause filter" OMP2001 "for does not allow the clause filter"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for seq_cst // want OMP2001 "for does not allow the clause seq_cst"
  for (i = 0; i < 10; i++) known(a);
#pragma omp for seq_cst seq_cst // want OMP2001 "for does not allow the clause seq_cst" OMP2001 "for does not allow the clause seq_cst"
  for (i = 0; i < 10; i++) known(a);
}

void on_simd(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp simd private(x)
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd firstprivate(y) // want OMP2001 "simd does not allow the clause firstprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd shared(x) // want OMP2001 "simd does not allow the clause shared"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd shared(x) shared(x) // want OMP2001 "simd does not allow the clause shared" OMP2001 "simd does not allow the clause shared" OMP4002 "'x' is in a shared clause and in a shared clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd default(shared) // want OMP2001 "simd does not allow the clause default"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd default(shared) default(shared) // want OMP2001 "simd does not allow the clause default" OMP2001 "simd does not allow the clause default"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd if(n)
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd if(n) if(n) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd num_threads(2) // want OMP2001 "simd does not allow the clause num_threads"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd num_threads(2) num_threads(2) // want OMP2001 "simd does not allow the clause num_threads" OMP2001 "simd does not allow the clause num_threads"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd schedule(static) // want OMP2001 "simd does not allow the clause schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd schedule(static) schedule(static) // want OMP2001 "simd does not allow the clause schedule" OMP2001 "simd does not allow the clause schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd collapse(1)
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd collapse(1) collapse(1) // want OMP2002 "collapse is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd nowait // want OMP2001 "simd does not allow the clause nowait"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd nowait nowait // want OMP2001 "simd does not allow the clause nowait" OMP2001 "simd does not allow the clause nowait"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd ordered // want OMP2001 "simd does not allow the clause ordered"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd ordered ordered // want OMP2001 "simd does not allow the clause ordered" OMP2001 "simd does not allow the clause ordered"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd copyin(own) // want OMP2001 "simd does not allow the clause copyin"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd proc_bind(close) // want OMP2001 "simd does not allow the clause proc_bind"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd proc_bind(close) proc_bind(close) // want OMP2001 "simd does not allow the clause proc_bind" OMP2001 "simd does not allow the clause proc_bind"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd untied // want OMP2001 "simd does not allow the clause untied"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd untied untied // want OMP2001 "simd does not allow the clause untied" OMP2001 "simd does not allow the clause untied"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd final(n) // want OMP2001 "simd does not allow the clause final"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd final(n) final(n) // want OMP2001 "simd does not allow the clause final" OMP2001 "simd does not allow the clause final"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd priority(1) // want OMP2001 "simd does not allow the clause priority"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd priority(1) priority(1) // want OMP2001 "simd does not allow the clause priority" OMP2001 "simd does not allow the clause priority"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd depend(in:n) // want OMP2001 "simd does not allow the clause depend"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd map(to:b) // want OMP2001 "simd does not allow the clause map"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd device(0) // want OMP2001 "simd does not allow the clause device"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd device(0) device(0) // want OMP2001 "simd does not allow the clause device" OMP2001 "simd does not allow the clause device"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd num_teams(2) // want OMP2001 "simd does not allow the clause num_teams"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd num_teams(2) num_teams(2) // want OMP2001 "simd does not allow the clause num_teams" OMP2001 "simd does not allow the clause num_teams"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd thread_limit(2) // want OMP2001 "simd does not allow the clause thread_limit"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd thread_limit(2) thread_limit(2) // want OMP2001 "simd does not allow the clause thread_limit" OMP2001 "simd does not allow the clause thread_limit"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd dist_schedule(static) // want OMP2001 "simd does not allow the clause dist_schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd dist_schedule(static) dist_schedule(static) // want OMP2001 "simd does not allow the clause dist_schedule" OMP2001 "simd does not allow the clause dist_schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd safelen(4)
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd safelen(4) safelen(4) // want OMP2002 "safelen is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd simdlen(4)
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd simdlen(4) simdlen(4) // want OMP2002 "simdlen is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd aligned(q)
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd nontemporal(x)
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd nontemporal(x) nontemporal(x) // want OMP4006 "'x' is listed twice in nontemporal"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd grainsize(2) // want OMP2001 "simd does not allow the clause grainsize"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd grainsize(2) grainsize(2) // want OMP2001 "simd does not allow the clause grainsize" OMP2001 "simd does not allow the clause grainsize"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd num_tasks(2) // want OMP2001 "simd does not allow the clause num_tasks"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd num_tasks(2) num_tasks(2) // want OMP2001 "simd does not allow the clause num_tasks" OMP2001 "simd does not allow the clause num_tasks"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd nogroup // want OMP2001 "simd does not allow the clause nogroup"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd nogroup nogroup // want OMP2001 "simd does not allow the clause nogroup" OMP2001 "simd does not allow the clause nogroup"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd is_device_ptr(q) // want OMP2001 "simd does not allow the clause is_device_ptr"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd is_device_ptr(q) is_device_ptr(q) // want OMP2001 "simd does not allow the clause is_device_ptr" OMP2001 "simd does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd use_device_ptr(q) // want OMP2001 "simd does not allow the clause use_device_ptr"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd use_device_ptr(q) use_device_ptr(q) // want OMP2001 "simd does not allow the clause use_device_ptr" OMP2001 "simd does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd order(concurrent)
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd order(concurrent) order(concurrent) // want OMP2002 "order is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd copyprivate(own) // want OMP2001 "simd does not allow the clause copyprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd copyprivate(own) copyprivate(own) // want OMP2001 "simd does not allow the clause copyprivate" OMP2001 "simd does not allow the clause copyprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd filter(0) // want OMP2001 "simd does not allow the clause filter"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd filter(0) filter(0) // want OMP2001 "simd does not allow the clause filter" OMP2001 "simd does not allow the clause filter"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd seq_cst // want OMP2001 "simd does not allow the clause seq_cst"
  for (i = 0; i < 10; i++) known(a);
#pragma omp simd seq_cst seq_cst // want OMP2001 "simd does not allow the clause seq_cst" OMP2001 "simd does not allow the clause seq_cst"
  for (i = 0; i < 10; i++) known(a);
}

void on_sections(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp sections private(x)
  { known(a); }
#pragma omp sections firstprivate(y) // want OMP4010 "'y' is a variable of the function and private in regions around, firstprivate needs a shared variable"
  { known(a); }
#pragma omp sections shared(x) // want OMP2001 "sections does not allow the clause shared"
  { known(a); }
#pragma omp sections shared(x) shared(x) // want OMP2001 "sections does not allow the clause shared" OMP2001 "sections does not allow the clause shared" OMP4002 "'x' is in a shared clause and in a shared clause"
  { known(a); }
#pragma omp sections default(shared) // want OMP2001 "sections does not allow the clause default"
  { known(a); }
#pragma omp sections default(shared) default(shared) // want OMP2001 "sections does not allow the clause default" OMP2001 "sections does not allow the clause default"
  { known(a); }
#pragma omp sections if(n) // want OMP2001 "sections does not allow the clause if"
  { known(a); }
#pragma omp sections if(n) if(n) // want OMP2001 "sections does not allow the clause if" OMP2001 "sections does not allow the clause if" OMP2028 "a second if clause for the same construct"
  { known(a); }
#pragma omp sections num_threads(2) // want OMP2001 "sections does not allow the clause num_threads"
  { known(a); }
#pragma omp sections num_threads(2) num_threads(2) // want OMP2001 "sections does not allow the clause num_threads" OMP2001 "sections does not allow the clause num_threads"
  { known(a); }
#pragma omp sections schedule(static) // want OMP2001 "sections does not allow the clause schedule"
  { known(a); }
#pragma omp sections schedule(static) schedule(static) // want OMP2001 "sections does not allow the clause schedule" OMP2001 "sections does not allow the clause schedule"
  { known(a); }
#pragma omp sections collapse(1) // want OMP2001 "sections does not allow the clause collapse"
  { known(a); }
#pragma omp sections collapse(1) collapse(1) // want OMP2001 "sections does not allow the clause collapse" OMP2001 "sections does not allow the clause collapse"
  { known(a); }
#pragma omp sections nowait
  { known(a); }
#pragma omp sections nowait nowait // want OMP2002 "nowait is repeated"
  { known(a); }
#pragma omp sections ordered // want OMP2001 "sections does not allow the clause ordered"
  { known(a); }
#pragma omp sections ordered ordered // want OMP2001 "sections does not allow the clause ordered" OMP2001 "sections does not allow the clause ordered"
  { known(a); }
#pragma omp sections copyin(own) // want OMP2001 "sections does not allow the clause copyin"
  { known(a); }
#pragma omp sections proc_bind(close) // want OMP2001 "sections does not allow the clause proc_bind"
  { known(a); }
#pragma omp sections proc_bind(close) proc_bind(close) // want OMP2001 "sections does not allow the clause proc_bind" OMP2001 "sections does not allow the clause proc_bind"
  { known(a); }
#pragma omp sections untied // want OMP2001 "sections does not allow the clause untied"
  { known(a); }
#pragma omp sections untied untied // want OMP2001 "sections does not allow the clause untied" OMP2001 "sections does not allow the clause untied"
  { known(a); }
#pragma omp sections final(n) // want OMP2001 "sections does not allow the clause final"
  { known(a); }
#pragma omp sections final(n) final(n) // want OMP2001 "sections does not allow the clause final" OMP2001 "sections does not allow the clause final"
  { known(a); }
#pragma omp sections priority(1) // want OMP2001 "sections does not allow the clause priority"
  { known(a); }
#pragma omp sections priority(1) priority(1) // want OMP2001 "sections does not allow the clause priority" OMP2001 "sections does not allow the clause priority"
  { known(a); }
#pragma omp sections depend(in:n) // want OMP2001 "sections does not allow the clause depend"
  { known(a); }
#pragma omp sections map(to:b) // want OMP2001 "sections does not allow the clause map"
  { known(a); }
#pragma omp sections device(0) // want OMP2001 "sections does not allow the clause device"
  { known(a); }
#pragma omp sections device(0) device(0) // want OMP2001 "sections does not allow the clause device" OMP2001 "sections does not allow the clause device"
  { known(a); }
#pragma omp sections num_teams(2) // want OMP2001 "sections does not allow the clause num_teams"
  { known(a); }
#pragma omp sections num_teams(2) num_teams(2) // want OMP2001 "sections does not allow the clause num_teams" OMP2001 "sections does not allow the clause num_teams"
  { known(a); }
#pragma omp sections thread_limit(2) // want OMP2001 "sections does not allow the clause thread_limit"
  { known(a); }
#pragma omp sections thread_limit(2) thread_limit(2) // want OMP2001 "sections does not allow the clause thread_limit" OMP2001 "sections does not allow the clause thread_limit"
  { known(a); }
#pragma omp sections dist_schedule(static) // want OMP2001 "sections does not allow the clause dist_schedule"
  { known(a); }
#pragma omp sections dist_schedule(static) dist_schedule(static) // want OMP2001 "sections does not allow the clause dist_schedule" OMP2001 "sections does not allow the clause dist_schedule"
  { known(a); }
#pragma omp sections safelen(4) // want OMP2001 "sections does not allow the clause safelen"
  { known(a); }
#pragma omp sections safelen(4) safelen(4) // want OMP2001 "sections does not allow the clause safelen" OMP2001 "sections does not allow the clause safelen"
  { known(a); }
#pragma omp sections simdlen(4) // want OMP2001 "sections does not allow the clause simdlen"
  { known(a); }
#pragma omp sections simdlen(4) simdlen(4) // want OMP2001 "sections does not allow the clause simdlen" OMP2001 "sections does not allow the clause simdlen"
  { known(a); }
#pragma omp sections aligned(q) // want OMP2001 "sections does not allow the clause aligned"
  { known(a); }
#pragma omp sections nontemporal(x) // want OMP2001 "sections does not allow the clause nontemporal"
  { known(a); }
#pragma omp sections nontemporal(x) nontemporal(x) // want OMP2001 "sections does not allow the clause nontemporal" OMP2001 "sections does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  { known(a); }
#pragma omp sections grainsize(2) // want OMP2001 "sections does not allow the clause grainsize"
  { known(a); }
#pragma omp sections grainsize(2) grainsize(2) // want OMP2001 "sections does not allow the clause grainsize" OMP2001 "sections does not allow the clause grainsize"
  { known(a); }
#pragma omp sections num_tasks(2) // want OMP2001 "sections does not allow the clause num_tasks"
  { known(a); }
#pragma omp sections num_tasks(2) num_tasks(2) // want OMP2001 "sections does not allow the clause num_tasks" OMP2001 "sections does not allow the clause num_tasks"
  { known(a); }
#pragma omp sections nogroup // want OMP2001 "sections does not allow the clause nogroup"
  { known(a); }
#pragma omp sections nogroup nogroup // want OMP2001 "sections does not allow the clause nogroup" OMP2001 "sections does not allow the clause nogroup"
  { known(a); }
#pragma omp sections is_device_ptr(q) // want OMP2001 "sections does not allow the clause is_device_ptr"
  { known(a); }
#pragma omp sections is_device_ptr(q) is_device_ptr(q) // want OMP2001 "sections does not allow the clause is_device_ptr" OMP2001 "sections does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  { known(a); }
#pragma omp sections use_device_ptr(q) // want OMP2001 "sections does not allow the clause use_device_ptr"
  { known(a); }
#pragma omp sections use_device_ptr(q) use_device_ptr(q) // want OMP2001 "sections does not allow the clause use_device_ptr" OMP2001 "sections does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  { known(a); }
#pragma omp sections order(concurrent) // want OMP2001 "sections does not allow the clause order"
  { known(a); }
#pragma omp sections order(concurrent) order(concurrent) // want OMP2001 "sections does not allow the clause order" OMP2001 "sections does not allow the clause order"
  { known(a); }
#pragma omp sections copyprivate(own) // want OMP2001 "sections does not allow the clause copyprivate"
  { known(a); }
#pragma omp sections copyprivate(own) copyprivate(own) // want OMP2001 "sections does not allow the clause copyprivate" OMP2001 "sections does not allow the clause copyprivate"
  { known(a); }
#pragma omp sections filter(0) // want OMP2001 "sections does not allow the clause filter"
  { known(a); }
#pragma omp sections filter(0) filter(0) // want OMP2001 "sections does not allow the clause filter" OMP2001 "sections does not allow the clause filter"
  { known(a); }
#pragma omp sections seq_cst // want OMP2001 "sections does not allow the clause seq_cst"
  { known(a); }
#pragma omp sections seq_cst seq_cst // want OMP2001 "sections does not allow the clause seq_cst" OMP2001 "sections does not allow the clause seq_cst"
  { known(a); }
}

void on_single(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp single private(x)
  { known(a); }
#pragma omp single firstprivate(y) // want OMP4010 "'y' is a variable of the function and private in regions around, firstprivate needs a shared variable"
  { known(a); }
#pragma omp single shared(x) // want OMP2001 "single does not allow the clause shared"
  { known(a); }
#pragma omp single shared(x) shared(x) // want OMP2001 "single does not allow the clause shared" OMP2001 "single does not allow the clause shared" OMP4002 "'x' is in a shared clause and in a shared clause"
  { known(a); }
#pragma omp single default(shared) // want OMP2001 "single does not allow the clause default"
  { known(a); }
#pragma omp single default(shared) default(shared) // want OMP2001 "single does not allow the clause default" OMP2001 "single does not allow the clause default"
  { known(a); }
#pragma omp single if(n) // want OMP2001 "single does not allow the clause if"
  { known(a); }
#pragma omp single if(n) if(n) // want OMP2001 "single does not allow the clause if" OMP2001 "single does not allow the clause if" OMP2028 "a second if clause for the same construct"
  { known(a); }
#pragma omp single num_threads(2) // want OMP2001 "single does not allow the clause num_threads"
  { known(a); }
#pragma omp single num_threads(2) num_threads(2) // want OMP2001 "single does not allow the clause num_threads" OMP2001 "single does not allow the clause num_threads"
  { known(a); }
#pragma omp single schedule(static) // want OMP2001 "single does not allow the clause schedule"
  { known(a); }
#pragma omp single schedule(static) schedule(static) // want OMP2001 "single does not allow the clause schedule" OMP2001 "single does not allow the clause schedule"
  { known(a); }
#pragma omp single collapse(1) // want OMP2001 "single does not allow the clause collapse"
  { known(a); }
#pragma omp single collapse(1) collapse(1) // want OMP2001 "single does not allow the clause collapse" OMP2001 "single does not allow the clause collapse"
  { known(a); }
#pragma omp single nowait
  { known(a); }
#pragma omp single nowait nowait // want OMP2002 "nowait is repeated"
  { known(a); }
#pragma omp single ordered // want OMP2001 "single does not allow the clause ordered"
  { known(a); }
#pragma omp single ordered ordered // want OMP2001 "single does not allow the clause ordered" OMP2001 "single does not allow the clause ordered"
  { known(a); }
#pragma omp single copyin(own) // want OMP2001 "single does not allow the clause copyin"
  { known(a); }
#pragma omp single proc_bind(close) // want OMP2001 "single does not allow the clause proc_bind"
  { known(a); }
#pragma omp single proc_bind(close) proc_bind(close) // want OMP2001 "single does not allow the clause proc_bind" OMP2001 "single does not allow the clause proc_bind"
  { known(a); }
#pragma omp single untied // want OMP2001 "single does not allow the clause untied"
  { known(a); }
#pragma omp single untied untied // want OMP2001 "single does not allow the clause untied" OMP2001 "single does not allow the clause untied"
  { known(a); }
#pragma omp single final(n) // want OMP2001 "single does not allow the clause final"
  { known(a); }
#pragma omp single final(n) final(n) // want OMP2001 "single does not allow the clause final" OMP2001 "single does not allow the clause final"
  { known(a); }
#pragma omp single priority(1) // want OMP2001 "single does not allow the clause priority"
  { known(a); }
#pragma omp single priority(1) priority(1) // want OMP2001 "single does not allow the clause priority" OMP2001 "single does not allow the clause priority"
  { known(a); }
#pragma omp single depend(in:n) // want OMP2001 "single does not allow the clause depend"
  { known(a); }
#pragma omp single map(to:b) // want OMP2001 "single does not allow the clause map"
  { known(a); }
#pragma omp single device(0) // want OMP2001 "single does not allow the clause device"
  { known(a); }
#pragma omp single device(0) device(0) // want OMP2001 "single does not allow the clause device" OMP2001 "single does not allow the clause device"
  { known(a); }
#pragma omp single num_teams(2) // want OMP2001 "single does not allow the clause num_teams"
  { known(a); }
#pragma omp single num_teams(2) num_teams(2) // want OMP2001 "single does not allow the clause num_teams" OMP2001 "single does not allow the clause num_teams"
  { known(a); }
#pragma omp single thread_limit(2) // want OMP2001 "single does not allow the clause thread_limit"
  { known(a); }
#pragma omp single thread_limit(2) thread_limit(2) // want OMP2001 "single does not allow the clause thread_limit" OMP2001 "single does not allow the clause thread_limit"
  { known(a); }
#pragma omp single dist_schedule(static) // want OMP2001 "single does not allow the clause dist_schedule"
  { known(a); }
#pragma omp single dist_schedule(static) dist_schedule(static) // want OMP2001 "single does not allow the clause dist_schedule" OMP2001 "single does not allow the clause dist_schedule"
  { known(a); }
#pragma omp single safelen(4) // want OMP2001 "single does not allow the clause safelen"
  { known(a); }
#pragma omp single safelen(4) safelen(4) // want OMP2001 "single does not allow the clause safelen" OMP2001 "single does not allow the clause safelen"
  { known(a); }
#pragma omp single simdlen(4) // want OMP2001 "single does not allow the clause simdlen"
  { known(a); }
#pragma omp single simdlen(4) simdlen(4) // want OMP2001 "single does not allow the clause simdlen" OMP2001 "single does not allow the clause simdlen"
  { known(a); }
#pragma omp single aligned(q) // want OMP2001 "single does not allow the clause aligned"
  { known(a); }
#pragma omp single nontemporal(x) // want OMP2001 "single does not allow the clause nontemporal"
  { known(a); }
#pragma omp single nontemporal(x) nontemporal(x) // want OMP2001 "single does not allow the clause nontemporal" OMP2001 "single does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  { known(a); }
#pragma omp single grainsize(2) // want OMP2001 "single does not allow the clause grainsize"
  { known(a); }
#pragma omp single grainsize(2) grainsize(2) // want OMP2001 "single does not allow the clause grainsize" OMP2001 "single does not allow the clause grainsize"
  { known(a); }
#pragma omp single num_tasks(2) // want OMP2001 "single does not allow the clause num_tasks"
  { known(a); }
#pragma omp single num_tasks(2) num_tasks(2) // want OMP2001 "single does not allow the clause num_tasks" OMP2001 "single does not allow the clause num_tasks"
  { known(a); }
#pragma omp single nogroup // want OMP2001 "single does not allow the clause nogroup"
  { known(a); }
#pragma omp single nogroup nogroup // want OMP2001 "single does not allow the clause nogroup" OMP2001 "single does not allow the clause nogroup"
  { known(a); }
#pragma omp single is_device_ptr(q) // want OMP2001 "single does not allow the clause is_device_ptr"
  { known(a); }
#pragma omp single is_device_ptr(q) is_device_ptr(q) // want OMP2001 "single does not allow the clause is_device_ptr" OMP2001 "single does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  { known(a); }
#pragma omp single use_device_ptr(q) // want OMP2001 "single does not allow the clause use_device_ptr"
  { known(a); }
#pragma omp single use_device_ptr(q) use_device_ptr(q) // want OMP2001 "single does not allow the clause use_device_ptr" OMP2001 "single does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  { known(a); }
#pragma omp single order(concurrent) // want OMP2001 "single does not allow the clause order"
  { known(a); }
#pragma omp single order(concurrent) order(concurrent) // want OMP2001 "single does not allow the clause order" OMP2001 "single does not allow the clause order"
  { known(a); }
#pragma omp single copyprivate(own)
  { known(a); }
#pragma omp single copyprivate(own) copyprivate(own) // want OMP4015 "'own' is listed twice for copyprivate"
  { known(a); }
#pragma omp single filter(0) // want OMP2001 "single does not allow the clause filter"
  { known(a); }
#pragma omp single filter(0) filter(0) // want OMP2001 "single does not allow the clause filter" OMP2001 "single does not allow the clause filter"
  { known(a); }
#pragma omp single seq_cst // want OMP2001 "single does not allow the clause seq_cst"
  { known(a); }
#pragma omp single seq_cst seq_cst // want OMP2001 "single does not allow the clause seq_cst" OMP2001 "single does not allow the clause seq_cst"
  { known(a); }
}

void on_task(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp task private(x)
  { known(a); }
#pragma omp task firstprivate(y)
  { known(a); }
#pragma omp task shared(x)
  { known(a); }
#pragma omp task shared(x) shared(x) // want OMP4002 "'x' is in a shared clause and in a shared clause"
  { known(a); }
#pragma omp task default(shared)
  { known(a); }
#pragma omp task default(shared) default(shared) // want OMP2002 "default is repeated"
  { known(a); }
#pragma omp task if(n)
  { known(a); }
#pragma omp task if(n) if(n) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  { known(a); }
#pragma omp task num_threads(2) // want OMP2001 "task does not allow the clause num_threads"
  { known(a); }
#pragma omp task num_threads(2) num_threads(2) // want OMP2001 "task does not allow the clause num_threads" OMP2001 "task does not allow the clause num_threads"
  { known(a); }
#pragma omp task schedule(static) // want OMP2001 "task does not allow the clause schedule"
  { known(a); }
#pragma omp task schedule(static) schedule(static) // want OMP2001 "task does not allow the clause schedule" OMP2001 "task does not allow the clause schedule"
  { known(a); }
#pragma omp task collapse(1) // want OMP2001 "task does not allow the clause collapse"
  { known(a); }
#pragma omp task collapse(1) collapse(1) // want OMP2001 "task does not allow the clause collapse" OMP2001 "task does not allow the clause collapse"
  { known(a); }
#pragma omp task nowait // want OMP2001 "task does not allow the clause nowait"
  { known(a); }
#pragma omp task nowait nowait // want OMP2001 "task does not allow the clause nowait" OMP2001 "task does not allow the clause nowait"
  { known(a); }
#pragma omp task ordered // want OMP2001 "task does not allow the clause ordered"
  { known(a); }
#pragma omp task ordered ordered // want OMP2001 "task does not allow the clause ordered" OMP2001 "task does not allow the clause ordered"
  { known(a); }
#pragma omp task copyin(own) // want OMP2001 "task does not allow the clause copyin"
  { known(a); }
#pragma omp task proc_bind(close) // want OMP2001 "task does not allow the clause proc_bind"
  { known(a); }
#pragma omp task proc_bind(close) proc_bind(close) // want OMP2001 "task does not allow the clause proc_bind" OMP2001 "task does not allow the clause proc_bind"
  { known(a); }
#pragma omp task untied
  { known(a); }
#pragma omp task untied untied // want OMP2002 "untied is repeated"
  { known(a); }
#pragma omp task final(n)
  { known(a); }
#pragma omp task final(n) final(n) // want OMP2002 "final is repeated"
  { known(a); }
#pragma omp task priority(1)
  { known(a); }
#pragma omp task priority(1) priority(1) // want OMP2002 "priority is repeated"
  { known(a); }
#pragma omp task depend(in:n)
  { known(a); }
#pragma omp task map(to:b) // want OMP2001 "task does not allow the clause map"
  { known(a); }
#pragma omp task device(0) // want OMP2001 "task does not allow the clause device"
  { known(a); }
#pragma omp task device(0) device(0) // want OMP2001 "task does not allow the clause device" OMP2001 "task does not allow the clause device"
  { known(a); }
#pragma omp task num_teams(2) // want OMP2001 "task does not allow the clause num_teams"
  { known(a); }
#pragma omp task num_teams(2) num_teams(2) // want OMP2001 "task does not allow the clause num_teams" OMP2001 "task does not allow the clause num_teams"
  { known(a); }
#pragma omp task thread_limit(2) // want OMP2001 "task does not allow the clause thread_limit"
  { known(a); }
#pragma omp task thread_limit(2) thread_limit(2) // want OMP2001 "task does not allow the clause thread_limit" OMP2001 "task does not allow the clause thread_limit"
  { known(a); }
#pragma omp task dist_schedule(static) // want OMP2001 "task does not allow the clause dist_schedule"
  { known(a); }
#pragma omp task dist_schedule(static) dist_schedule(static) // want OMP2001 "task does not allow the clause dist_schedule" OMP2001 "task does not allow the clause dist_schedule"
  { known(a); }
#pragma omp task safelen(4) // want OMP2001 "task does not allow the clause safelen"
  { known(a); }
#pragma omp task safelen(4) safelen(4) // want OMP2001 "task does not allow the clause safelen" OMP2001 "task does not allow the clause safelen"
  { known(a); }
#pragma omp task simdlen(4) // want OMP2001 "task does not allow the clause simdlen"
  { known(a); }
#pragma omp task simdlen(4) simdlen(4) // want OMP2001 "task does not allow the clause simdlen" OMP2001 "task does not allow the clause simdlen"
  { known(a); }
#pragma omp task aligned(q) // want OMP2001 "task does not allow the clause aligned"
  { known(a); }
#pragma omp task nontemporal(x) // want OMP2001 "task does not allow the clause nontemporal"
  { known(a); }
#pragma omp task nontemporal(x) nontemporal(x) // want OMP2001 "task does not allow the clause nontemporal" OMP2001 "task does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  { known(a); }
#pragma omp task grainsize(2) // want OMP2001 "task does not allow the clause grainsize"
  { known(a); }
#pragma omp task grainsize(2) grainsize(2) // want OMP2001 "task does not allow the clause grainsize" OMP2001 "task does not allow the clause grainsize"
  { known(a); }
#pragma omp task num_tasks(2) // want OMP2001 "task does not allow the clause num_tasks"
  { known(a); }
#pragma omp task num_tasks(2) num_tasks(2) // want OMP2001 "task does not allow the clause num_tasks" OMP2001 "task does not allow the clause num_tasks"
  { known(a); }
#pragma omp task nogroup // want OMP2001 "task does not allow the clause nogroup"
  { known(a); }
#pragma omp task nogroup nogroup // want OMP2001 "task does not allow the clause nogroup" OMP2001 "task does not allow the clause nogroup"
  { known(a); }
#pragma omp task is_device_ptr(q) // want OMP2001 "task does not allow the clause is_device_ptr"
  { known(a); }
#pragma omp task is_device_ptr(q) is_device_ptr(q) // want OMP2001 "task does not allow the clause is_device_ptr" OMP2001 "task does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  { known(a); }
#pragma omp task use_device_ptr(q) // want OMP2001 "task does not allow the clause use_device_ptr"
  { known(a); }
#pragma omp task use_device_ptr(q) use_device_ptr(q) // want OMP2001 "task does not allow the clause use_device_ptr" OMP2001 "task does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  { known(a); }
#pragma omp task order(concurrent) // want OMP2001 "task does not allow the clause order"
  { known(a); }
#pragma omp task order(concurrent) order(concurrent) // want OMP2001 "task does not allow the clause order" OMP2001 "task does not allow the clause order"
  { known(a); }
#pragma omp task copyprivate(own) // want OMP2001 "task does not allow the clause copyprivate"
  { known(a); }
#pragma omp task copyprivate(own) copyprivate(own) // want OMP2001 "task does not allow the clause copyprivate" OMP2001 "task does not allow the clause copyprivate"
  { known(a); }
#pragma omp task filter(0) // want OMP2001 "task does not allow the clause filter"
  { known(a); }
#pragma omp task filter(0) filter(0) // want OMP2001 "task does not allow the clause filter" OMP2001 "task does not allow the clause filter"
  { known(a); }
#pragma omp task seq_cst // want OMP2001 "task does not allow the clause seq_cst"
  { known(a); }
#pragma omp task seq_cst seq_cst // want OMP2001 "task does not allow the clause seq_cst" OMP2001 "task does not allow the clause seq_cst"
  { known(a); }
}

void on_taskloop(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp taskloop private(x)
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop firstprivate(y)
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop shared(x)
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop shared(x) shared(x) // want OMP4002 "'x' is in a shared clause and in a shared clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop default(shared)
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop default(shared) default(shared) // want OMP2002 "default is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop if(n)
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop if(n) if(n) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop num_threads(2) // want OMP2001 "taskloop does not allow the clause num_threads"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop num_threads(2) num_threads(2) // want OMP2001 "taskloop does not allow the clause num_threads" OMP2001 "taskloop does not allow the clause num_threads"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop schedule(static) // want OMP2001 "taskloop does not allow the clause schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop schedule(static) schedule(static) // want OMP2001 "taskloop does not allow the clause schedule" OMP2001 "taskloop does not allow the clause schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop collapse(1)
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop collapse(1) collapse(1) // want OMP2002 "collapse is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop nowait // want OMP2001 "taskloop does not allow the clause nowait"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop nowait nowait // want OMP2001 "taskloop does not allow the clause nowait" OMP2001 "taskloop does not allow the clause nowait"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop ordered // want OMP2001 "taskloop does not allow the clause ordered"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop ordered ordered // want OMP2001 "taskloop does not allow the clause ordered" OMP2001 "taskloop does not allow the clause ordered"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop copyin(own) // want OMP2001 "taskloop does not allow the clause copyin"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop proc_bind(close) // want OMP2001 "taskloop does not allow the clause proc_bind"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop proc_bind(close) proc_bind(close) // want OMP2001 "taskloop does not allow the clause proc_bind" OMP2001 "taskloop does not allow the clause proc_bind"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop untied
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop untied untied // want OMP2002 "untied is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop final(n)
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop final(n) final(n) // want OMP2002 "final is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop priority(1)
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop priority(1) priority(1) // want OMP2002 "priority is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop depend(in:n) // want OMP2001 "taskloop does not allow the clause depend"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop map(to:b) // want OMP2001 "taskloop does not allow the clause map"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop device(0) // want OMP2001 "taskloop does not allow the clause device"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop device(0) device(0) // want OMP2001 "taskloop does not allow the clause device" OMP2001 "taskloop does not allow the clause device"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop num_teams(2) // want OMP2001 "taskloop does not allow the clause num_teams"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop num_teams(2) num_teams(2) // want OMP2001 "taskloop does not allow the clause num_teams" OMP2001 "taskloop does not allow the clause num_teams"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop thread_limit(2) // want OMP2001 "taskloop does not allow the clause thread_limit"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop thread_limit(2) thread_limit(2) // want OMP2001 "taskloop does not allow the clause thread_limit" OMP2001 "taskloop does not allow the clause thread_limit"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop dist_schedule(static) // want OMP2001 "taskloop does not allow the clause dist_schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop dist_schedule(static) dist_schedule(static) // want OMP2001 "taskloop does not allow the clause dist_schedule" OMP2001 "taskloop does not allow the clause dist_schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop safelen(4) // want OMP2001 "taskloop does not allow the clause safelen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop safelen(4) safelen(4) // want OMP2001 "taskloop does not allow the clause safelen" OMP2001 "taskloop does not allow the clause safelen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop simdlen(4) // want OMP2001 "taskloop does not allow the clause simdlen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop simdlen(4) simdlen(4) // want OMP2001 "taskloop does not allow the clause simdlen" OMP2001 "taskloop does not allow the clause simdlen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop aligned(q) // want OMP2001 "taskloop does not allow the clause aligned"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop nontemporal(x) // want OMP2001 "taskloop does not allow the clause nontemporal"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop nontemporal(x) nontemporal(x) // want OMP2001 "taskloop does not allow the clause nontemporal" OMP2001 "taskloop does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop grainsize(2)
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop grainsize(2) grainsize(2) // want OMP2002 "grainsize is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop num_tasks(2)
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop num_tasks(2) num_tasks(2) // want OMP2002 "num_tasks is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop nogroup
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop nogroup nogroup // want OMP2002 "nogroup is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop is_device_ptr(q) // want OMP2001 "taskloop does not allow the clause is_device_ptr"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop is_device_ptr(q) is_device_ptr(q) // want OMP2001 "taskloop does not allow the clause is_device_ptr" OMP2001 "taskloop does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop use_device_ptr(q) // want OMP2001 "taskloop does not allow the clause use_device_ptr"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop use_device_ptr(q) use_device_ptr(q) // want OMP2001 "taskloop does not allow the clause use_device_ptr" OMP2001 "taskloop does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop order(concurrent) // want OMP2001 "taskloop does not allow the clause order"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop order(concurrent) order(concurrent) // want OMP2001 "taskloop does not allow the clause order" OMP2001 "taskloop does not allow the clause order"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop copyprivate(own) // want OMP2001 "taskloop does not allow the clause copyprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop copyprivate(own) copyprivate(own) // want OMP2001 "taskloop does not allow the clause copyprivate" OMP2001 "taskloop does not allow the clause copyprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop filter(0) // want OMP2001 "taskloop does not allow the clause filter"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop filter(0) filter(0) // want OMP2001 "taskloop does not allow the clause filter" OMP2001 "taskloop does not allow the clause filter"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop seq_cst // want OMP2001 "taskloop does not allow the clause seq_cst"
  for (i = 0; i < 10; i++) known(a);
#pragma omp taskloop seq_cst seq_cst // want OMP2001 "taskloop does not allow the clause seq_cst" OMP2001 "taskloop does not allow the clause seq_cst"
  for (i = 0; i < 10; i++) known(a);
}

void on_target(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp target private(x)
  { known(a); }
#pragma omp target firstprivate(y)
  { known(a); }
#pragma omp target shared(x) // want OMP2001 "target does not allow the clause shared"
  { known(a); }
#pragma omp target shared(x) shared(x) // want OMP2001 "target does not allow the clause shared" OMP2001 "target does not allow the clause shared" OMP4002 "'x' is in a shared clause and in a shared clause"
  { known(a); }
#pragma omp target default(shared) // spec: OpenMP 6.0 // want OMP2010 "default on target needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target default(shared) default(shared) // want OMP2010 "default on target needs OpenMP 6\\.0, but the version is 5\\.2" OMP2002 "default is repeated" OMP2010 "default on target needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target if(n)
  { known(a); }
#pragma omp target if(n) if(n) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  { known(a); }
#pragma omp target num_threads(2) // want OMP2001 "target does not allow the clause num_threads"
  { known(a); }
#pragma omp target num_threads(2) num_threads(2) // want OMP2001 "target does not allow the clause num_threads" OMP2001 "target does not allow the clause num_threads"
  { known(a); }
#pragma omp target schedule(static) // want OMP2001 "target does not allow the clause schedule"
  { known(a); }
#pragma omp target schedule(static) schedule(static) // want OMP2001 "target does not allow the clause schedule" OMP2001 "target does not allow the clause schedule"
  { known(a); }
#pragma omp target collapse(1) // want OMP2001 "target does not allow the clause collapse"
  { known(a); }
#pragma omp target collapse(1) collapse(1) // want OMP2001 "target does not allow the clause collapse" OMP2001 "target does not allow the clause collapse"
  { known(a); }
#pragma omp target nowait
  { known(a); }
#pragma omp target nowait nowait // want OMP2002 "nowait is repeated"
  { known(a); }
#pragma omp target ordered // want OMP2001 "target does not allow the clause ordered"
  { known(a); }
#pragma omp target ordered ordered // want OMP2001 "target does not allow the clause ordered" OMP2001 "target does not allow the clause ordered"
  { known(a); }
#pragma omp target copyin(own) // want OMP2001 "target does not allow the clause copyin"
  { known(a); }
#pragma omp target proc_bind(close) // want OMP2001 "target does not allow the clause proc_bind"
  { known(a); }
#pragma omp target proc_bind(close) proc_bind(close) // want OMP2001 "target does not allow the clause proc_bind" OMP2001 "target does not allow the clause proc_bind"
  { known(a); }
#pragma omp target untied // want OMP2001 "target does not allow the clause untied"
  { known(a); }
#pragma omp target untied untied // want OMP2001 "target does not allow the clause untied" OMP2001 "target does not allow the clause untied"
  { known(a); }
#pragma omp target final(n) // want OMP2001 "target does not allow the clause final"
  { known(a); }
#pragma omp target final(n) final(n) // want OMP2001 "target does not allow the clause final" OMP2001 "target does not allow the clause final"
  { known(a); }
#pragma omp target priority(1) // spec: OpenMP 6.0 // want OMP2010 "priority on target needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target priority(1) priority(1) // want OMP2010 "priority on target needs OpenMP 6\\.0, but the version is 5\\.2" OMP2002 "priority is repeated" OMP2010 "priority on target needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target depend(in:n)
  { known(a); }
#pragma omp target map(to:b)
  { known(a); }
#pragma omp target device(0)
  { known(a); }
#pragma omp target device(0) device(0) // want OMP2002 "device is repeated"
  { known(a); }
#pragma omp target num_teams(2) // want OMP2001 "target does not allow the clause num_teams"
  { known(a); }
#pragma omp target num_teams(2) num_teams(2) // want OMP2001 "target does not allow the clause num_teams" OMP2001 "target does not allow the clause num_teams"
  { known(a); }
#pragma omp target thread_limit(2)
  { known(a); }
#pragma omp target thread_limit(2) thread_limit(2) // want OMP2002 "thread_limit is repeated"
  { known(a); }
#pragma omp target dist_schedule(static) // want OMP2001 "target does not allow the clause dist_schedule"
  { known(a); }
#pragma omp target dist_schedule(static) dist_schedule(static) // want OMP2001 "target does not allow the clause dist_schedule" OMP2001 "target does not allow the clause dist_schedule"
  { known(a); }
#pragma omp target safelen(4) // want OMP2001 "target does not allow the clause safelen"
  { known(a); }
#pragma omp target safelen(4) safelen(4) // want OMP2001 "target does not allow the clause safelen" OMP2001 "target does not allow the clause safelen"
  { known(a); }
#pragma omp target simdlen(4) // want OMP2001 "target does not allow the clause simdlen"
  { known(a); }
#pragma omp target simdlen(4) simdlen(4) // want OMP2001 "target does not allow the clause simdlen" OMP2001 "target does not allow the clause simdlen"
  { known(a); }
#pragma omp target aligned(q) // want OMP2001 "target does not allow the clause aligned"
  { known(a); }
#pragma omp target nontemporal(x) // want OMP2001 "target does not allow the clause nontemporal"
  { known(a); }
#pragma omp target nontemporal(x) nontemporal(x) // want OMP2001 "target does not allow the clause nontemporal" OMP2001 "target does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  { known(a); }
#pragma omp target grainsize(2) // want OMP2001 "target does not allow the clause grainsize"
  { known(a); }
#pragma omp target grainsize(2) grainsize(2) // want OMP2001 "target does not allow the clause grainsize" OMP2001 "target does not allow the clause grainsize"
  { known(a); }
#pragma omp target num_tasks(2) // want OMP2001 "target does not allow the clause num_tasks"
  { known(a); }
#pragma omp target num_tasks(2) num_tasks(2) // want OMP2001 "target does not allow the clause num_tasks" OMP2001 "target does not allow the clause num_tasks"
  { known(a); }
#pragma omp target nogroup // want OMP2001 "target does not allow the clause nogroup"
  { known(a); }
#pragma omp target nogroup nogroup // want OMP2001 "target does not allow the clause nogroup" OMP2001 "target does not allow the clause nogroup"
  { known(a); }
#pragma omp target is_device_ptr(q)
  { known(a); }
#pragma omp target is_device_ptr(q) is_device_ptr(q) // want OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  { known(a); }
#pragma omp target use_device_ptr(q) // want OMP2001 "target does not allow the clause use_device_ptr"
  { known(a); }
#pragma omp target use_device_ptr(q) use_device_ptr(q) // want OMP2001 "target does not allow the clause use_device_ptr" OMP2001 "target does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  { known(a); }
#pragma omp target order(concurrent) // want OMP2001 "target does not allow the clause order"
  { known(a); }
#pragma omp target order(concurrent) order(concurrent) // want OMP2001 "target does not allow the clause order" OMP2001 "target does not allow the clause order"
  { known(a); }
#pragma omp target copyprivate(own) // want OMP2001 "target does not allow the clause copyprivate"
  { known(a); }
#pragma omp target copyprivate(own) copyprivate(own) // want OMP2001 "target does not allow the clause copyprivate" OMP2001 "target does not allow the clause copyprivate"
  { known(a); }
#pragma omp target filter(0) // want OMP2001 "target does not allow the clause filter"
  { known(a); }
#pragma omp target filter(0) filter(0) // want OMP2001 "target does not allow the clause filter" OMP2001 "target does not allow the clause filter"
  { known(a); }
#pragma omp target seq_cst // want OMP2001 "target does not allow the clause seq_cst"
  { known(a); }
#pragma omp target seq_cst seq_cst // want OMP2001 "target does not allow the clause seq_cst" OMP2001 "target does not allow the clause seq_cst"
  { known(a); }
}

void on_teams(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp teams private(x)
  { known(a); }
#pragma omp teams firstprivate(y)
  { known(a); }
#pragma omp teams shared(x)
  { known(a); }
#pragma omp teams shared(x) shared(x) // want OMP4002 "'x' is in a shared clause and in a shared clause"
  { known(a); }
#pragma omp teams default(shared)
  { known(a); }
#pragma omp teams default(shared) default(shared) // want OMP2002 "default is repeated"
  { known(a); }
#pragma omp teams if(n)
  { known(a); }
#pragma omp teams if(n) if(n) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  { known(a); }
#pragma omp teams num_threads(2) // want OMP2001 "teams does not allow the clause num_threads"
  { known(a); }
#pragma omp teams num_threads(2) num_threads(2) // want OMP2001 "teams does not allow the clause num_threads" OMP2001 "teams does not allow the clause num_threads"
  { known(a); }
#pragma omp teams schedule(static) // want OMP2001 "teams does not allow the clause schedule"
  { known(a); }
#pragma omp teams schedule(static) schedule(static) // want OMP2001 "teams does not allow the clause schedule" OMP2001 "teams does not allow the clause schedule"
  { known(a); }
#pragma omp teams collapse(1) // want OMP2001 "teams does not allow the clause collapse"
  { known(a); }
#pragma omp teams collapse(1) collapse(1) // want OMP2001 "teams does not allow the clause collapse" OMP2001 "teams does not allow the clause collapse"
  { known(a); }
#pragma omp teams nowait // want OMP2001 "teams does not allow the clause nowait"
  { known(a); }
#pragma omp teams nowait nowait // want OMP2001 "teams does not allow the clause nowait" OMP2001 "teams does not allow the clause nowait"
  { known(a); }
#pragma omp teams ordered // want OMP2001 "teams does not allow the clause ordered"
  { known(a); }
#pragma omp teams ordered ordered // want OMP2001 "teams does not allow the clause ordered" OMP2001 "teams does not allow the clause ordered"
  { known(a); }
#pragma omp teams copyin(own) // want OMP2001 "teams does not allow the clause copyin"
  { known(a); }
#pragma omp teams proc_bind(close) // want OMP2001 "teams does not allow the clause proc_bind"
  { known(a); }
#pragma omp teams proc_bind(close) proc_bind(close) // want OMP2001 "teams does not allow the clause proc_bind" OMP2001 "teams does not allow the clause proc_bind"
  { known(a); }
#pragma omp teams untied // want OMP2001 "teams does not allow the clause untied"
  { known(a); }
#pragma omp teams untied untied // want OMP2001 "teams does not allow the clause untied" OMP2001 "teams does not allow the clause untied"
  { known(a); }
#pragma omp teams final(n) // want OMP2001 "teams does not allow the clause final"
  { known(a); }
#pragma omp teams final(n) final(n) // want OMP2001 "teams does not allow the clause final" OMP2001 "teams does not allow the clause final"
  { known(a); }
#pragma omp teams priority(1) // want OMP2001 "teams does not allow the clause priority"
  { known(a); }
#pragma omp teams priority(1) priority(1) // want OMP2001 "teams does not allow the clause priority" OMP2001 "teams does not allow the clause priority"
  { known(a); }
#pragma omp teams depend(in:n) // want OMP2001 "teams does not allow the clause depend"
  { known(a); }
#pragma omp teams map(to:b) // want OMP2001 "teams does not allow the clause map"
  { known(a); }
#pragma omp teams device(0) // want OMP2001 "teams does not allow the clause device"
  { known(a); }
#pragma omp teams device(0) device(0) // want OMP2001 "teams does not allow the clause device" OMP2001 "teams does not allow the clause device"
  { known(a); }
#pragma omp teams num_teams(2)
  { known(a); }
#pragma omp teams num_teams(2) num_teams(2) // want OMP2002 "num_teams is repeated"
  { known(a); }
#pragma omp teams thread_limit(2)
  { known(a); }
#pragma omp teams thread_limit(2) thread_limit(2) // want OMP2002 "thread_limit is repeated"
  { known(a); }
#pragma omp teams dist_schedule(static) // want OMP2001 "teams does not allow the clause dist_schedule"
  { known(a); }
#pragma omp teams dist_schedule(static) dist_schedule(static) // want OMP2001 "teams does not allow the clause dist_schedule" OMP2001 "teams does not allow the clause dist_schedule"
  { known(a); }
#pragma omp teams safelen(4) // want OMP2001 "teams does not allow the clause safelen"
  { known(a); }
#pragma omp teams safelen(4) safelen(4) // want OMP2001 "teams does not allow the clause safelen" OMP2001 "teams does not allow the clause safelen"
  { known(a); }
#pragma omp teams simdlen(4) // want OMP2001 "teams does not allow the clause simdlen"
  { known(a); }
#pragma omp teams simdlen(4) simdlen(4) // want OMP2001 "teams does not allow the clause simdlen" OMP2001 "teams does not allow the clause simdlen"
  { known(a); }
#pragma omp teams aligned(q) // want OMP2001 "teams does not allow the clause aligned"
  { known(a); }
#pragma omp teams nontemporal(x) // want OMP2001 "teams does not allow the clause nontemporal"
  { known(a); }
#pragma omp teams nontemporal(x) nontemporal(x) // want OMP2001 "teams does not allow the clause nontemporal" OMP2001 "teams does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  { known(a); }
#pragma omp teams grainsize(2) // want OMP2001 "teams does not allow the clause grainsize"
  { known(a); }
#pragma omp teams grainsize(2) grainsize(2) // want OMP2001 "teams does not allow the clause grainsize" OMP2001 "teams does not allow the clause grainsize"
  { known(a); }
#pragma omp teams num_tasks(2) // want OMP2001 "teams does not allow the clause num_tasks"
  { known(a); }
#pragma omp teams num_tasks(2) num_tasks(2) // want OMP2001 "teams does not allow the clause num_tasks" OMP2001 "teams does not allow the clause num_tasks"
  { known(a); }
#pragma omp teams nogroup // want OMP2001 "teams does not allow the clause nogroup"
  { known(a); }
#pragma omp teams nogroup nogroup // want OMP2001 "teams does not allow the clause nogroup" OMP2001 "teams does not allow the clause nogroup"
  { known(a); }
#pragma omp teams is_device_ptr(q) // want OMP2001 "teams does not allow the clause is_device_ptr"
  { known(a); }
#pragma omp teams is_device_ptr(q) is_device_ptr(q) // want OMP2001 "teams does not allow the clause is_device_ptr" OMP2001 "teams does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  { known(a); }
#pragma omp teams use_device_ptr(q) // want OMP2001 "teams does not allow the clause use_device_ptr"
  { known(a); }
#pragma omp teams use_device_ptr(q) use_device_ptr(q) // want OMP2001 "teams does not allow the clause use_device_ptr" OMP2001 "teams does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  { known(a); }
#pragma omp teams order(concurrent) // want OMP2001 "teams does not allow the clause order"
  { known(a); }
#pragma omp teams order(concurrent) order(concurrent) // want OMP2001 "teams does not allow the clause order" OMP2001 "teams does not allow the clause order"
  { known(a); }
#pragma omp teams copyprivate(own) // want OMP2001 "teams does not allow the clause copyprivate"
  { known(a); }
#pragma omp teams copyprivate(own) copyprivate(own) // want OMP2001 "teams does not allow the clause copyprivate" OMP2001 "teams does not allow the clause copyprivate"
  { known(a); }
#pragma omp teams filter(0) // want OMP2001 "teams does not allow the clause filter"
  { known(a); }
#pragma omp teams filter(0) filter(0) // want OMP2001 "teams does not allow the clause filter" OMP2001 "teams does not allow the clause filter"
  { known(a); }
#pragma omp teams seq_cst // want OMP2001 "teams does not allow the clause seq_cst"
  { known(a); }
#pragma omp teams seq_cst seq_cst // want OMP2001 "teams does not allow the clause seq_cst" OMP2001 "teams does not allow the clause seq_cst"
  { known(a); }
}

void on_distribute(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp distribute private(x)
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute firstprivate(y) // want OMP4010 "'y' is a variable of the function and private in regions around, firstprivate needs a shared variable"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute shared(x) // want OMP2001 "distribute does not allow the clause shared"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute shared(x) shared(x) // want OMP2001 "distribute does not allow the clause shared" OMP2001 "distribute does not allow the clause shared" OMP4002 "'x' is in a shared clause and in a shared clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute default(shared) // want OMP2001 "distribute does not allow the clause default"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute default(shared) default(shared) // want OMP2001 "distribute does not allow the clause default" OMP2001 "distribute does not allow the clause default"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute if(n) // want OMP2001 "distribute does not allow the clause if"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute if(n) if(n) // want OMP2001 "distribute does not allow the clause if" OMP2001 "distribute does not allow the clause if" OMP2028 "a second if clause for the same construct"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute num_threads(2) // want OMP2001 "distribute does not allow the clause num_threads"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute num_threads(2) num_threads(2) // want OMP2001 "distribute does not allow the clause num_threads" OMP2001 "distribute does not allow the clause num_threads"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute schedule(static) // want OMP2001 "distribute does not allow the clause schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute schedule(static) schedule(static) // want OMP2001 "distribute does not allow the clause schedule" OMP2001 "distribute does not allow the clause schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute collapse(1)
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute collapse(1) collapse(1) // want OMP2002 "collapse is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute nowait // want OMP2001 "distribute does not allow the clause nowait"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute nowait nowait // want OMP2001 "distribute does not allow the clause nowait" OMP2001 "distribute does not allow the clause nowait"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute ordered // want OMP2001 "distribute does not allow the clause ordered"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute ordered ordered // want OMP2001 "distribute does not allow the clause ordered" OMP2001 "distribute does not allow the clause ordered"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute copyin(own) // want OMP2001 "distribute does not allow the clause copyin"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute proc_bind(close) // want OMP2001 "distribute does not allow the clause proc_bind"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute proc_bind(close) proc_bind(close) // want OMP2001 "distribute does not allow the clause proc_bind" OMP2001 "distribute does not allow the clause proc_bind"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute untied // want OMP2001 "distribute does not allow the clause untied"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute untied untied // want OMP2001 "distribute does not allow the clause untied" OMP2001 "distribute does not allow the clause untied"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute final(n) // want OMP2001 "distribute does not allow the clause final"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute final(n) final(n) // want OMP2001 "distribute does not allow the clause final" OMP2001 "distribute does not allow the clause final"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute priority(1) // want OMP2001 "distribute does not allow the clause priority"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute priority(1) priority(1) // want OMP2001 "distribute does not allow the clause priority" OMP2001 "distribute does not allow the clause priority"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute depend(in:n) // want OMP2001 "distribute does not allow the clause depend"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute map(to:b) // want OMP2001 "distribute does not allow the clause map"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute device(0) // want OMP2001 "distribute does not allow the clause device"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute device(0) device(0) // want OMP2001 "distribute does not allow the clause device" OMP2001 "distribute does not allow the clause device"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute num_teams(2) // want OMP2001 "distribute does not allow the clause num_teams"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute num_teams(2) num_teams(2) // want OMP2001 "distribute does not allow the clause num_teams" OMP2001 "distribute does not allow the clause num_teams"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute thread_limit(2) // want OMP2001 "distribute does not allow the clause thread_limit"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute thread_limit(2) thread_limit(2) // want OMP2001 "distribute does not allow the clause thread_limit" OMP2001 "distribute does not allow the clause thread_limit"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute dist_schedule(static)
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute dist_schedule(static) dist_schedule(static) // want OMP2002 "dist_schedule is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute safelen(4) // want OMP2001 "distribute does not allow the clause safelen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute safelen(4) safelen(4) // want OMP2001 "distribute does not allow the clause safelen" OMP2001 "distribute does not allow the clause safelen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute simdlen(4) // want OMP2001 "distribute does not allow the clause simdlen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute simdlen(4) simdlen(4) // want OMP2001 "distribute does not allow the clause simdlen" OMP2001 "distribute does not allow the clause simdlen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute aligned(q) // want OMP2001 "distribute does not allow the clause aligned"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute nontemporal(x) // want OMP2001 "distribute does not allow the clause nontemporal"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute nontemporal(x) nontemporal(x) // want OMP2001 "distribute does not allow the clause nontemporal" OMP2001 "distribute does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute grainsize(2) // want OMP2001 "distribute does not allow the clause grainsize"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute grainsize(2) grainsize(2) // want OMP2001 "distribute does not allow the clause grainsize" OMP2001 "distribute does not allow the clause grainsize"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute num_tasks(2) // want OMP2001 "distribute does not allow the clause num_tasks"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute num_tasks(2) num_tasks(2) // want OMP2001 "distribute does not allow the clause num_tasks" OMP2001 "distribute does not allow the clause num_tasks"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute nogroup // want OMP2001 "distribute does not allow the clause nogroup"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute nogroup nogroup // want OMP2001 "distribute does not allow the clause nogroup" OMP2001 "distribute does not allow the clause nogroup"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute is_device_ptr(q) // want OMP2001 "distribute does not allow the clause is_device_ptr"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute is_device_ptr(q) is_device_ptr(q) // want OMP2001 "distribute does not allow the clause is_device_ptr" OMP2001 "distribute does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute use_device_ptr(q) // want OMP2001 "distribute does not allow the clause use_device_ptr"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute use_device_ptr(q) use_device_ptr(q) // want OMP2001 "distribute does not allow the clause use_device_ptr" OMP2001 "distribute does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute order(concurrent)
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute order(concurrent) order(concurrent) // want OMP2002 "order is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute copyprivate(own) // want OMP2001 "distribute does not allow the clause copyprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute copyprivate(own) copyprivate(own) // want OMP2001 "distribute does not allow the clause copyprivate" OMP2001 "distribute does not allow the clause copyprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute filter(0) // want OMP2001 "distribute does not allow the clause filter"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute filter(0) filter(0) // want OMP2001 "distribute does not allow the clause filter" OMP2001 "distribute does not allow the clause filter"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute seq_cst // want OMP2001 "distribute does not allow the clause seq_cst"
  for (i = 0; i < 10; i++) known(a);
#pragma omp distribute seq_cst seq_cst // want OMP2001 "distribute does not allow the clause seq_cst" OMP2001 "distribute does not allow the clause seq_cst"
  for (i = 0; i < 10; i++) known(a);
}

void on_target_data_map(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp target data map(to: a) private(x) // want OMP2001 "target data does not allow the clause private"
  { known(a); }
#pragma omp target data map(to: a) firstprivate(y) // want OMP2001 "target data does not allow the clause firstprivate"
  { known(a); }
#pragma omp target data map(to: a) shared(x) // want OMP2001 "target data does not allow the clause shared"
  { known(a); }
#pragma omp target data map(to: a) shared(x) shared(x) // want OMP2001 "target data does not allow the clause shared" OMP2001 "target data does not allow the clause shared" OMP4002 "'x' is in a shared clause and in a shared clause"
  { known(a); }
#pragma omp target data map(to: a) default(shared) // spec: OpenMP 6.0 // want OMP2010 "default on target data needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target data map(to: a) default(shared) default(shared) // want OMP2010 "default on target data needs OpenMP 6\\.0, but the version is 5\\.2" OMP2002 "default is repeated" OMP2010 "default on target data needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target data map(to: a) if(n)
  { known(a); }
#pragma omp target data map(to: a) if(n) if(n) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  { known(a); }
#pragma omp target data map(to: a) num_threads(2) // want OMP2001 "target data does not allow the clause num_threads"
  { known(a); }
#pragma omp target data map(to: a) num_threads(2) num_threads(2) // want OMP2001 "target data does not allow the clause num_threads" OMP2001 "target data does not allow the clause num_threads"
  { known(a); }
#pragma omp target data map(to: a) schedule(static) // want OMP2001 "target data does not allow the clause schedule"
  { known(a); }
#pragma omp target data map(to: a) schedule(static) schedule(static) // want OMP2001 "target data does not allow the clause schedule" OMP2001 "target data does not allow the clause schedule"
  { known(a); }
#pragma omp target data map(to: a) collapse(1) // want OMP2001 "target data does not allow the clause collapse"
  { known(a); }
#pragma omp target data map(to: a) collapse(1) collapse(1) // want OMP2001 "target data does not allow the clause collapse" OMP2001 "target data does not allow the clause collapse"
  { known(a); }
#pragma omp target data map(to: a) nowait // spec: OpenMP 6.0 // want OMP2010 "nowait on target data needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target data map(to: a) nowait nowait // want OMP2010 "nowait on target data needs OpenMP 6\\.0, but the version is 5\\.2" OMP2002 "nowait is repeated" OMP2010 "nowait on target data needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target data map(to: a) ordered // want OMP2001 "target data does not allow the clause ordered"
  { known(a); }
#pragma omp target data map(to: a) ordered ordered // want OMP2001 "target data does not allow the clause ordered" OMP2001 "target data does not allow the clause ordered"
  { known(a); }
#pragma omp target data map(to: a) copyin(own) // want OMP2001 "target data does not allow the clause copyin"
  { known(a); }
#pragma omp target data map(to: a) proc_bind(close) // want OMP2001 "target data does not allow the clause proc_bind"
  { known(a); }
#pragma omp target data map(to: a) proc_bind(close) proc_bind(close) // want OMP2001 "target data does not allow the clause proc_bind" OMP2001 "target data does not allow the clause proc_bind"
  { known(a); }
#pragma omp target data map(to: a) untied // want OMP2001 "target data does not allow the clause untied"
  { known(a); }
#pragma omp target data map(to: a) untied untied // want OMP2001 "target data does not allow the clause untied" OMP2001 "target data does not allow the clause untied"
  { known(a); }
#pragma omp target data map(to: a) final(n) // want OMP2001 "target data does not allow the clause final"
  { known(a); }
#pragma omp target data map(to: a) final(n) final(n) // want OMP2001 "target data does not allow the clause final" OMP2001 "target data does not allow the clause final"
  { known(a); }
#pragma omp target data map(to: a) priority(1) // want OMP2001 "target data does not allow the clause priority"
  { known(a); }
#pragma omp target data map(to: a) priority(1) priority(1) // want OMP2001 "target data does not allow the clause priority" OMP2001 "target data does not allow the clause priority"
  { known(a); }
#pragma omp target data map(to: a) depend(in:n) // spec: OpenMP 6.0 // want OMP2010 "depend on target data needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target data map(to: a) map(to:b)
  { known(a); }
#pragma omp target data map(to: a) device(0)
  { known(a); }
#pragma omp target data map(to: a) device(0) device(0) // want OMP2002 "device is repeated"
  { known(a); }
#pragma omp target data map(to: a) num_teams(2) // want OMP2001 "target data does not allow the clause num_teams"
  { known(a); }
#pragma omp target data map(to: a) num_teams(2) num_teams(2) // want OMP2001 "target data does not allow the clause num_teams" OMP2001 "target data does not allow the clause num_teams"
  { known(a); }
#pragma omp target data map(to: a) thread_limit(2) // want OMP2001 "target data does not allow the clause thread_limit"
  { known(a); }
#pragma omp target data map(to: a) thread_limit(2) thread_limit(2) // want OMP2001 "target data does not allow the clause thread_limit" OMP2001 "target data does not allow the clause thread_limit"
  { known(a); }
#pragma omp target data map(to: a) dist_schedule(static) // want OMP2001 "target data does not allow the clause dist_schedule"
  { known(a); }
#pragma omp target data map(to: a) dist_schedule(static) dist_schedule(static) // want OMP2001 "target data does not allow the clause dist_schedule" OMP2001 "target data does not allow the clause dist_schedule"
  { known(a); }
#pragma omp target data map(to: a) safelen(4) // want OMP2001 "target data does not allow the clause safelen"
  { known(a); }
#pragma omp target data map(to: a) safelen(4) safelen(4) // want OMP2001 "target data does not allow the clause safelen" OMP2001 "target data does not allow the clause safelen"
  { known(a); }
#pragma omp target data map(to: a) simdlen(4) // want OMP2001 "target data does not allow the clause simdlen"
  { known(a); }
#pragma omp target data map(to: a) simdlen(4) simdlen(4) // want OMP2001 "target data does not allow the clause simdlen" OMP2001 "target data does not allow the clause simdlen"
  { known(a); }
#pragma omp target data map(to: a) aligned(q) // want OMP2001 "target data does not allow the clause aligned"
  { known(a); }
#pragma omp target data map(to: a) nontemporal(x) // want OMP2001 "target data does not allow the clause nontemporal"
  { known(a); }
#pragma omp target data map(to: a) nontemporal(x) nontemporal(x) // want OMP2001 "target data does not allow the clause nontemporal" OMP2001 "target data does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  { known(a); }
#pragma omp target data map(to: a) grainsize(2) // want OMP2001 "target data does not allow the clause grainsize"
  { known(a); }
#pragma omp target data map(to: a) grainsize(2) grainsize(2) // want OMP2001 "target data does not allow the clause grainsize" OMP2001 "target data does not allow the clause grainsize"
  { known(a); }
#pragma omp target data map(to: a) num_tasks(2) // want OMP2001 "target data does not allow the clause num_tasks"
  { known(a); }
#pragma omp target data map(to: a) num_tasks(2) num_tasks(2) // want OMP2001 "target data does not allow the clause num_tasks" OMP2001 "target data does not allow the clause num_tasks"
  { known(a); }
#pragma omp target data map(to: a) nogroup // spec: OpenMP 6.0 // want OMP2010 "nogroup on target data needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target data map(to: a) nogroup nogroup // spec: OpenMP 6.0 // want OMP2010 "nogroup on target data needs OpenMP 6\\.0, but the version is 5\\.2" OMP2002 "nogroup is repeated" OMP2010 "nogroup on target data needs OpenMP 6\\.0, but the version is 5\\.2"
  { known(a); }
#pragma omp target data map(to: a) is_device_ptr(q) // want OMP2001 "target data does not allow the clause is_device_ptr"
  { known(a); }
#pragma omp target data map(to: a) is_device_ptr(q) is_device_ptr(q) // want OMP2001 "target data does not allow the clause is_device_ptr" OMP2001 "target data does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  { known(a); }
#pragma omp target data map(to: a) use_device_ptr(q)
  { known(a); }
#pragma omp target data map(to: a) use_device_ptr(q) use_device_ptr(q) // want OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  { known(a); }
#pragma omp target data map(to: a) order(concurrent) // want OMP2001 "target data does not allow the clause order"
  { known(a); }
#pragma omp target data map(to: a) order(concurrent) order(concurrent) // want OMP2001 "target data does not allow the clause order" OMP2001 "target data does not allow the clause order"
  { known(a); }
#pragma omp target data map(to: a) copyprivate(own) // want OMP2001 "target data does not allow the clause copyprivate"
  { known(a); }
#pragma omp target data map(to: a) copyprivate(own) copyprivate(own) // want OMP2001 "target data does not allow the clause copyprivate" OMP2001 "target data does not allow the clause copyprivate"
  { known(a); }
#pragma omp target data map(to: a) filter(0) // want OMP2001 "target data does not allow the clause filter"
  { known(a); }
#pragma omp target data map(to: a) filter(0) filter(0) // want OMP2001 "target data does not allow the clause filter" OMP2001 "target data does not allow the clause filter"
  { known(a); }
#pragma omp target data map(to: a) seq_cst // want OMP2001 "target data does not allow the clause seq_cst"
  { known(a); }
#pragma omp target data map(to: a) seq_cst seq_cst // want OMP2001 "target data does not allow the clause seq_cst" OMP2001 "target data does not allow the clause seq_cst"
  { known(a); }
}

void on_parallel_for(int n, float *q) {
  int i, k = 0;
  float x = 0, y = 0, a[10], b[10];
  known(&x, &y, &i, &k, a, b);
#pragma omp parallel for private(x)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for firstprivate(y)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for shared(x)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for shared(x) shared(x) // want OMP4002 "'x' is in a shared clause and in a shared clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for default(shared)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for default(shared) default(shared) // want OMP2002 "default is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for if(n)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for if(n) if(n) // want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for num_threads(2)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for num_threads(2) num_threads(2) // want OMP2002 "num_threads is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for schedule(static)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for schedule(static) schedule(static) // want OMP2002 "schedule is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for collapse(1)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for collapse(1) collapse(1) // want OMP2002 "collapse is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for nowait // want OMP2001 "parallel for does not allow the clause nowait"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for nowait nowait // want OMP2001 "parallel for does not allow the clause nowait" OMP2001 "parallel for does not allow the clause nowait"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for ordered
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for ordered ordered // want OMP2002 "ordered is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for copyin(own)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for proc_bind(close)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for proc_bind(close) proc_bind(close) // want OMP2002 "proc_bind is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for untied // want OMP2001 "parallel for does not allow the clause untied"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for untied untied // want OMP2001 "parallel for does not allow the clause untied" OMP2001 "parallel for does not allow the clause untied"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for final(n) // want OMP2001 "parallel for does not allow the clause final"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for final(n) final(n) // want OMP2001 "parallel for does not allow the clause final" OMP2001 "parallel for does not allow the clause final"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for priority(1) // want OMP2001 "parallel for does not allow the clause priority"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for priority(1) priority(1) // want OMP2001 "parallel for does not allow the clause priority" OMP2001 "parallel for does not allow the clause priority"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for depend(in:n) // want OMP2001 "parallel for does not allow the clause depend"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for map(to:b) // want OMP2001 "parallel for does not allow the clause map"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for device(0) // want OMP2001 "parallel for does not allow the clause device"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for device(0) device(0) // want OMP2001 "parallel for does not allow the clause device" OMP2001 "parallel for does not allow the clause device"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for num_teams(2) // want OMP2001 "parallel for does not allow the clause num_teams"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for num_teams(2) num_teams(2) // want OMP2001 "parallel for does not allow the clause num_teams" OMP2001 "parallel for does not allow the clause num_teams"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for thread_limit(2) // want OMP2001 "parallel for does not allow the clause thread_limit"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for thread_limit(2) thread_limit(2) // want OMP2001 "parallel for does not allow the clause thread_limit" OMP2001 "parallel for does not allow the clause thread_limit"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for dist_schedule(static) // want OMP2001 "parallel for does not allow the clause dist_schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for dist_schedule(static) dist_schedule(static) // want OMP2001 "parallel for does not allow the clause dist_schedule" OMP2001 "parallel for does not allow the clause dist_schedule"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for safelen(4) // want OMP2001 "parallel for does not allow the clause safelen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for safelen(4) safelen(4) // want OMP2001 "parallel for does not allow the clause safelen" OMP2001 "parallel for does not allow the clause safelen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for simdlen(4) // want OMP2001 "parallel for does not allow the clause simdlen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for simdlen(4) simdlen(4) // want OMP2001 "parallel for does not allow the clause simdlen" OMP2001 "parallel for does not allow the clause simdlen"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for aligned(q) // want OMP2001 "parallel for does not allow the clause aligned"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for nontemporal(x) // want OMP2001 "parallel for does not allow the clause nontemporal"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for nontemporal(x) nontemporal(x) // want OMP2001 "parallel for does not allow the clause nontemporal" OMP2001 "parallel for does not allow the clause nontemporal" OMP4006 "'x' is listed twice in nontemporal"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for grainsize(2) // want OMP2001 "parallel for does not allow the clause grainsize"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for grainsize(2) grainsize(2) // want OMP2001 "parallel for does not allow the clause grainsize" OMP2001 "parallel for does not allow the clause grainsize"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for num_tasks(2) // want OMP2001 "parallel for does not allow the clause num_tasks"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for num_tasks(2) num_tasks(2) // want OMP2001 "parallel for does not allow the clause num_tasks" OMP2001 "parallel for does not allow the clause num_tasks"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for nogroup // want OMP2001 "parallel for does not allow the clause nogroup"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for nogroup nogroup // want OMP2001 "parallel for does not allow the clause nogroup" OMP2001 "parallel for does not allow the clause nogroup"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for is_device_ptr(q) // want OMP2001 "parallel for does not allow the clause is_device_ptr"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for is_device_ptr(q) is_device_ptr(q) // want OMP2001 "parallel for does not allow the clause is_device_ptr" OMP2001 "parallel for does not allow the clause is_device_ptr" OMP4002 "'q' is in a is_device_ptr clause and in a is_device_ptr clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for use_device_ptr(q) // want OMP2001 "parallel for does not allow the clause use_device_ptr"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for use_device_ptr(q) use_device_ptr(q) // want OMP2001 "parallel for does not allow the clause use_device_ptr" OMP2001 "parallel for does not allow the clause use_device_ptr" OMP4002 "'q' is in a use_device_ptr clause and in a use_device_ptr clause"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for order(concurrent)
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for order(concurrent) order(concurrent) // want OMP2002 "order is repeated"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for copyprivate(own) // want OMP2001 "parallel for does not allow the clause copyprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for copyprivate(own) copyprivate(own) // want OMP2001 "parallel for does not allow the clause copyprivate" OMP2001 "parallel for does not allow the clause copyprivate"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for filter(0) // want OMP2001 "parallel for does not allow the clause filter"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for filter(0) filter(0) // want OMP2001 "parallel for does not allow the clause filter" OMP2001 "parallel for does not allow the clause filter"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for seq_cst // want OMP2001 "parallel for does not allow the clause seq_cst"
  for (i = 0; i < 10; i++) known(a);
#pragma omp parallel for seq_cst seq_cst // want OMP2001 "parallel for does not allow the clause seq_cst" OMP2001 "parallel for does not allow the clause seq_cst"
  for (i = 0; i < 10; i++) known(a);
}
