/* offload.h: one set of macros for both directive languages. -DUSE_ACC or -DUSE_OMP chooses; without either the code is
 * serial. */
#ifndef PIC_OFFLOAD_H
#define PIC_OFFLOAD_H

#define PRAGMA_(x) _Pragma(#x)
#define PRAGMA(x) PRAGMA_(x)

#if defined(USE_ACC) && defined(USE_OMP)
#error "USE_ACC and USE_OMP exclude each other"
#elif defined(USE_ACC)

#define MODEL_NAME "OpenACC"
#define DEVICE_LOOP(...) PRAGMA(acc parallel loop gang vector __VA_ARGS__)
#define DEVICE_LOOP2(...) PRAGMA(acc parallel loop gang vector collapse(2) __VA_ARGS__)
#define PRESENT(...) present(__VA_ARGS__)
#define ALLOC_ON_DEVICE(...) PRAGMA(acc enter data create(__VA_ARGS__))
#define COPY_TO_DEVICE(...) PRAGMA(acc enter data copyin(__VA_ARGS__))
#define FREE_ON_DEVICE(...) PRAGMA(acc exit data delete(__VA_ARGS__))
#define TO_DEVICE(...) PRAGMA(acc update device(__VA_ARGS__))
#define TO_HOST(...) PRAGMA(acc update self(__VA_ARGS__))
#define ATOMIC_UPDATE PRAGMA(acc atomic update)
#define ATOMIC_CAPTURE PRAGMA(acc atomic capture)
#define DEVICE_ROUTINE PRAGMA(acc routine seq)
#define DEVICE_ROUTINE_END
#define SEQUENTIAL PRAGMA(acc loop seq)
#define SUM(...) reduction(+ : __VA_ARGS__)

#elif defined(USE_OMP)

#define MODEL_NAME "OpenMP"
#define DEVICE_LOOP(...) PRAGMA(omp target teams distribute parallel for __VA_ARGS__)
#define DEVICE_LOOP2(...) PRAGMA(omp target teams distribute parallel for collapse(2) __VA_ARGS__)
#if _OPENMP >= 202011
#define PRESENT(...) map(present, alloc : __VA_ARGS__)
#else
#define PRESENT(...) map(alloc : __VA_ARGS__)
#endif
#define ALLOC_ON_DEVICE(...) PRAGMA(omp target enter data map(alloc : __VA_ARGS__))
#define COPY_TO_DEVICE(...) PRAGMA(omp target enter data map(to : __VA_ARGS__))
#define FREE_ON_DEVICE(...) PRAGMA(omp target exit data map(delete : __VA_ARGS__))
#define TO_DEVICE(...) PRAGMA(omp target update to(__VA_ARGS__))
#define TO_HOST(...) PRAGMA(omp target update from(__VA_ARGS__))
#define ATOMIC_UPDATE PRAGMA(omp atomic update)
#define ATOMIC_CAPTURE PRAGMA(omp atomic capture)
#define DEVICE_ROUTINE PRAGMA(omp declare target)
#define DEVICE_ROUTINE_END PRAGMA(omp end declare target)
#define SEQUENTIAL
#define SUM(...) reduction(+ : __VA_ARGS__) map(tofrom : __VA_ARGS__)

#else

#define MODEL_NAME "serial"
#define DEVICE_LOOP(...)
#define DEVICE_LOOP2(...)
#define PRESENT(...)
#define ALLOC_ON_DEVICE(...)
#define COPY_TO_DEVICE(...)
#define FREE_ON_DEVICE(...)
#define TO_DEVICE(...)
#define TO_HOST(...)
#define ATOMIC_UPDATE
#define ATOMIC_CAPTURE
#define DEVICE_ROUTINE
#define DEVICE_ROUTINE_END
#define SEQUENTIAL
#define SUM(...)

#endif

#endif
