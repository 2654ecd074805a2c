// Command lower measures accc ir on long programs with OpenMP: of Fortran beside flang-22 -emit-hlfir, of C beside cc/v4 reading
// and typing the same file, which is the least that lowering takes. The two run in turn. It prints medians of processor time and
// of elapsed time, which many cores shorten, their ratios, and the largest memory of accc.
//
//	go run ./testdata/bench/lower [-lines n] [-runs n]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"modernc.org/cc/v4"
)

func main() {
	lines := flag.Int("lines", 20000, "lines of each program")
	runs := flag.Int("runs", 5, "runs of each command")
	translate := flag.String("translate", "", "only read this file of C with cc/v4")
	flag.Parse()
	var err error
	if *translate != "" {
		err = read(*translate)
	} else {
		err = measure(*lines, *runs)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// read is cc/v4 itself: it skips the directives.
func read(file string) error {
	model, err := cc.NewABI(runtime.GOOS, runtime.GOARCH)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	_, err = cc.Translate(&cc.Config{ABI: model, DefaultSizeT: cc.ULong, DefaultPtrdiffT: cc.Long, DefaultWcharT: cc.Int},
		[]cc.Source{{Name: "<predefined>", Value: "int __predefined_declarator;\n"}, {Name: file, Value: text}})
	return err
}

func measure(lines, runs int) error {
	dir, err := os.MkdirTemp("", "accc-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	accc := filepath.Join(dir, "accc")
	if out, err := exec.Command("go", "build", "-o", accc, "./cmd/accc").CombinedOutput(); err != nil {
		return fmt.Errorf("%v\n%s", err, out)
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	fmt.Printf("%d cores\n%-8s %8s %9s %9s %-10s %7s %9s %9s %7s %8s\n", runtime.NumCPU(), "language", "lines", "accc ir", "other", "", "ratio", "elapsed", "other", "ratio", "memory")
	for _, p := range []struct {
		language, ext, routine, name string
		other                        []string
	}{
		{"Fortran", ".f90", routineFortran, "flang-22", []string{"flang-22", "-fc1", "-fopenmp", "-emit-hlfir", "-o", os.DevNull}},
		{"C", ".c", routineC, "cc/v4", []string{self, "-translate"}},
	} {
		if _, err := exec.LookPath(p.other[0]); err != nil {
			continue
		}
		file := filepath.Join(dir, "long"+p.ext)
		n := lines / strings.Count(p.routine, "\n")
		var text strings.Builder
		for k := range n {
			text.WriteString(strings.ReplaceAll(p.routine, "NUMBER", fmt.Sprint(k)))
		}
		if err := os.WriteFile(file, []byte(text.String()), 0o600); err != nil {
			return err
		}
		var ours, others, elapsed, elapsedOther []float64
		memory := 0.0
		for range runs {
			a, wall, m, err := once(accc, "ir", file, "-o", os.DevNull)
			if err != nil {
				return err
			}
			b, otherWall, _, err := once(p.other[0], append(p.other[1:len(p.other):len(p.other)], file)...)
			if err != nil {
				return err
			}
			ours, others, memory = append(ours, a), append(others, b), max(memory, m)
			elapsed, elapsedOther = append(elapsed, wall), append(elapsedOther, otherWall)
		}
		a, b, wall, otherWall := median(ours), median(others), median(elapsed), median(elapsedOther)
		fmt.Printf("%-8s %8d %8.2fs %8.2fs %-10s %7.2f %8.2fs %8.2fs %7.2f %6.0fMB\n", p.language, strings.Count(text.String(), "\n"),
			a, b, p.name, a/b, wall, otherWall, wall/otherWall, memory)
	}
	return nil
}

// once is the processor time and the elapsed time of a command in seconds, and its largest resident size in MiB.
func once(name string, args ...string) (seconds, elapsed, memory float64, err error) {
	cmd := exec.Command(name, args...)
	var said strings.Builder
	cmd.Stderr = &said
	start := time.Now()
	if err := cmd.Run(); err != nil {
		return 0, 0, 0, fmt.Errorf("%s: %v\n%s", strings.Join(cmd.Args, " "), err, said.String())
	}
	elapsed = time.Since(start).Seconds()
	s := cmd.ProcessState
	if usage, ok := s.SysUsage().(*syscall.Rusage); ok {
		memory = float64(usage.Maxrss) / 1024
	}
	return (s.UserTime() + s.SystemTime()).Seconds(), elapsed, memory, nil
}

func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}

const routineC = `void worker_NUMBER(int n, const float *x, const float *y, float *z)
{
  float sum = NUMBER, last = 0;
#pragma omp parallel for default(none) shared(n, x, y, z) lastprivate(last) reduction(+ : sum) schedule(dynamic, 16)
  for (int i = 0; i < n; i++) {
    z[i] = 0.5f * x[i] + y[i];
    last = z[i];
    sum += last;
  }
#pragma omp target teams distribute parallel for map(to : x[0 : n], y[0 : n]) map(tofrom : z[0 : n]) num_teams(8)
  for (int i = 0; i < n; i++)
    z[i] -= x[i] * y[i];
#pragma omp parallel num_threads(4) firstprivate(sum)
  {
#pragma omp single
#pragma omp task depend(inout : z[0]) untied
    z[0] += sum;
#pragma omp critical
    z[1] += last;
#pragma omp barrier
  }
}

`

const routineFortran = `subroutine worker_NUMBER(n, x, y, z)
  integer :: n, i
  real :: x(n), y(n), z(n), sum, last
  sum = NUMBER
  last = 0
  !$omp parallel do default(none) shared(n, x, y, z) lastprivate(last) reduction(+: sum) schedule(dynamic, 16)
  do i = 1, n
    z(i) = 0.5 * x(i) + y(i)
    last = z(i)
    sum = sum + last
  end do
  !$omp target teams distribute parallel do map(to: x, y) map(tofrom: z) num_teams(8)
  do i = 1, n
    z(i) = z(i) - x(i) * y(i)
  end do
  !$omp parallel num_threads(4) firstprivate(sum)
  !$omp single
  !$omp task depend(inout: z(1)) untied
  z(1) = z(1) + sum
  !$omp end task
  !$omp end single
  !$omp critical
  z(2) = z(2) + last
  !$omp end critical
  !$omp end parallel
end subroutine

`
