package library

// c are the functions of the C library, of POSIX and of the GNU extensions.
const c = `
# Arithmetic. What sets errno only counts as doing nothing.
acos~ acosh~ asin~ asinh~ atan~ atan2~ atanh~ cbrt~ ceil~ copysign~ cos~ cosh~ drem~ erf~ erfc~ exp~ exp10~ exp2~ expm1~ fabs~ fdim~ floor~ fma~ fmod~:
hypot~ ilogb~ j0~ j1~ jn~ ldexp~ llrint~ llround~ log~ log10~ log1p~ log2~ logb~ lrint~ lround~ nearbyint~ nextafter~ nexttoward~ pow~ remainder~ rint~:
round~ scalbln~ scalbn~ significand~ sin~ sinh~ sqrt~ tan~ tanh~ tgamma~ trunc~ y0~ y1~ yn~ __libm_cos __libm_sin:
cabs~ cacos~ cacosh~ carg~ casin~ casinh~ catan~ catanh~ ccos~ ccosh~ cexp~ cimag~ clog~ conj~ cpow~ cproj~ creal~ csin~ csinh~ csqrt~ ctan~ ctanh~:
abs labs llabs imaxabs ffs difftime:
fmax~: = greater
fmin~: = lesser
frexp~ modf~: - w
remquo~: - - w
sincos~: - w w
lgamma_r lgammaf_r lgammal_r: - w
nan~: r
lgamma~ gamma~: ; racy                        # signgam
feclearexcept feraiseexcept fetestexcept: ; state

# Characters.
isalnum isalpha isascii isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit toascii tolower toupper:
__ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc __errno_location __accc_program_name: = static

# Allocation. The result of realloc may be the memory that it was given.
malloc valloc: = fresh[0]; state
calloc: = fresh[0*1]; state
aligned_alloc memalign: = fresh[1]; state
free: f; state
realloc reallocarray: rwf; state
posix_memalign: w; state
strdup strndup: r = fresh; state
malloc_usable_size: -

# What the preprocessor takes away, in modules for transformations alone.
__accc_unread: rw

# Memory and strings.
memcpy memmove mempcpy: w[2] r[2] = arg0; copies
memccpy: w r = arg0; copies
bcopy: r[2] w[2]; copies
memset: w[2] = arg0
bzero explicit_bzero: w[1]
memcmp bcmp: r[2] r[2]
memchr memrchr rawmemchr strchr strrchr strchrnul index rindex: r = arg0
memmem: r - r = arg0
strlen strnlen: r
strcmp strncmp strcoll strcasecmp strncasecmp strcspn strspn: r r
strstr strcasestr strpbrk: r r = arg0
strcpy strncpy stpcpy stpncpy: w r = arg0
strcat strncat: rw r = arg0
strlcpy strxfrm: w r
strlcat: rw r
strerror strsignal: = static

# Numbers in text. What is stored at the second argument leads into the first one.
atoi atol atoll atof a64l: r
strtod strtof strtold strtol strtoll strtoul strtoull strtoimax strtoumax: rk w

# Input and output.
printf: r r%...; state
fprintf: o r r%...; state
dprintf: - r r%...; state
sprintf: w r r%...
snprintf: w - r r%...
puts perror: r; state
putchar getchar: ; state
fputs: r o; state
fputc putc ungetc: - o; state
fgetc getc fclose fflush fileno feof ferror clearerr rewind ftrylockfile ftell ftello fseek fseeko setlinebuf getw: o; state
putw: - o; state
fwrite: r[1*2] - - o; state
fread: w[1*2] - - o; state
fgets: w - o = arg0; state
scanf __isoc99_scanf: r w...; state
fscanf __isoc99_fscanf: o r w...; state
sscanf __isoc99_sscanf: r r w...
fgetpos: o w; state
fsetpos: o r; state
fopen: r r = static; state
fdopen: - r = static; state
tmpfile: = static; state
freopen: r r o; state
remove unlink rmdir chdir access: r; state
rename: r r; state
mkdir open creat: r; state
stat lstat: r w; state
fstat: - w; state
read: - w[2]; state
write: - r[2]; state
pread: - w[2]; state
pwrite: - r[2]; state
close lseek isatty fsync fdatasync ftruncate dup dup2: ; state
getcwd: w = arg0; state
gethostname: w; state

# Random numbers, the environment, time.
rand random drand48 lrand48 mrand48 srand srandom srand48: ; racy
rand_r: rw
erand48 nrand48 jrand48: rw; racy
arc4random arc4random_uniform: ; state
getenv: r = static; racy
setenv unsetenv: r r; racy
clock: ; state
time: w[8B]; state
gettimeofday: w w; state
clock_gettime clock_getres: - w[16B]; state
timespec_get: w; state
getrusage: - w; state
times uname: w; state
gmtime localtime asctime ctime: r = static; racy
gmtime_r localtime_r asctime_r ctime_r: r w
mktime timegm: rw; state
strftime: w - r r
nanosleep: r w; state
sleep usleep: ; state
getpid getppid getuid geteuid getgid getegid getpagesize sysconf sched_getcpu __rdtsc: ; state

# Ends of the program.
exit quick_exit _Exit _exit abort: ; ends
__assert_fail: r r - r; ends

# Functions that call the program.
qsort: rw[1*2]; calls
qsort_r: rw[1*2] - - - rw; calls
bsearch: r r = arg1; calls

# Nothing is known of these: they keep addresses, call the program, jump, start processes, or nobody has asked.
__accc_variables_of __sigsetjmp _longjmp _setjmp siglongjmp setjmp longjmp: ?
__isoc99_vfscanf __isoc99_vscanf __isoc99_vsscanf vfscanf vscanf vsscanf vprintf vfprintf vdprintf vsprintf vsnprintf vasprintf asprintf: ?
alphasort closedir dirfd fdopendir opendir readdir readdir_r rewinddir scandir seekdir telldir dlclose dlerror dlopen dlsym verr verrx vwarn vwarnx: ?
error_at_line fcntl lockf openat posix_fallocate fnmatch getopt getopt_long getopt_long_only glob globfree wcstoimax wcstoumax setlocale: ?
malloc_info malloc_stats poll getpwnam getpwuid regcomp regerror regexec regfree __hsearch hcreate hdestroy: ?
kill killpg psignal raise sigaction sigaltstack siginterrupt signal sigpending sigprocmask sigsuspend sigtimedwait sigwait sigwaitinfo: ?
strtok strtok_r strsep getline getdelim setbuf setvbuf: ?   # these access what pointers in memory lead to, then or later
fmemopen open_memstream pclose popen renameat setbuffer tempnam tmpnam mkdtemp mkstemp mkstemps mktemp realpath: ?
arc4random_buf at_quick_exit atexit on_exit clearenv putenv ecvt ecvt_r fcvt fcvt_r gcvt qecvt qecvt_r qfcvt qfcvt_r qgcvt getloadavg getsubopt: ?
initstate initstate_r setstate setstate_r l64a lcong48 lcong48_r random_r seed48 srandom_r system: ?
flock ioctl madvise mincore mlock mmap mprotect msync munlock munmap shm_open shm_unlink getrlimit setpriority setrlimit pselect: ?
chmod fchmod fchmodat fstatat futimens mkdirat mkfifo mkfifoat mknod mknodat umask utimensat getitimer setitimer utimes readv writev: ?
wait wait3 wait4 waitid waitpid clock_getcpuclockid clock_nanosleep clock_settime strptime: ?
timer_create timer_delete timer_getoverrun timer_gettime timer_settime c16rtomb c32rtomb mbrtoc16 mbrtoc32: ?
alarm chown chroot closefrom confstr daemon execl execle execlp execv execve execvp faccessat fchdir fchown fchownat fexecve fork fpathconf: ?
getdomainname getentropy getgroups getlogin getlogin_r getpgid getsid lchown link linkat nice pathconf pause pipe: ?
readlink readlinkat setegid seteuid setgid setpgid setregid setreuid setsid setuid symlink symlinkat syscall tcgetpgrp tcsetpgrp truncate: ?
ttyname ttyname_r ualarm unlinkat vfork utime fwscanf mbsnrtowcs open_wmemstream swscanf ungetwc vfwscanf vswscanf vwscanf: ?
wcpcpy wcpncpy wcsnrtombs wcstold wscanf towctrans wctrans: ?
`
