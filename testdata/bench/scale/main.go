// Command scale measures how time and memory of accc grow with the size of a program: nested loops, initializers and
// directives, each at a tenth of the size and at all of it. It prints processor time, the largest memory and the ratios of
// both, which are 10 where the cost is linear; for initializers also what gcc takes.
//
//	go run ./testdata/bench/scale [-only nest|initializer|directives] [-loops n] [-megabytes n] [-directives n]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// A measurement is one command on programs of two sizes.
type measurement struct {
	name    string
	size    int
	ext     string
	program func(size int) string
	command []string // of accc, or another program; FILE stands for the source
}

func main() {
	only := flag.String("only", "", "measure only these: nest, initializer or directives")
	loops := flag.Int("loops", 3000, "levels of nested loops")
	megabytes := flag.Int("megabytes", 10, "size of initializers")
	directives := flag.Int("directives", 100_000, "number of directives")
	flag.Parse()
	if err := measure(*only, measurements(*loops, *megabytes*100_000, *directives)); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func measurements(loops, numbers, directives int) []measurement {
	var out []measurement
	for _, construct := range []string{"", "serial", "parallel"} {
		name := strings.TrimRight("nest "+construct, " ")
		out = append(out,
			measurement{name, loops, ".c", func(n int) string { return nestC(n, construct) }, []string{"accc", "run", "FILE"}},
			measurement{name, loops, ".f90", func(n int) string { return nestFortran(n, construct) }, []string{"accc", "run", "FILE"}})
	}
	for _, command := range [][]string{{"accc", "check", "FILE"}, {"accc", "ir", "FILE"}, {"accc", "run", "FILE"}, {"gcc", "-O1", "-c", "FILE", "-o", os.DevNull}} {
		out = append(out,
			measurement{"initializer numbers", numbers, ".c", numbersC, command},
			measurement{"initializer structs", numbers, ".c", structsC, command})
	}
	for _, command := range []string{"check", "ir"} {
		out = append(out,
			measurement{"directives", directives, ".c", directivesC, []string{"accc", command, "FILE"}},
			measurement{"directives", directives, ".f90", directivesFortran, []string{"accc", command, "FILE"}})
	}
	return out
}

func measure(only string, all []measurement) error {
	dir, err := os.MkdirTemp("", "accc-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	accc := filepath.Join(dir, "accc")
	if out, err := exec.Command("go", "build", "-o", accc, "./cmd/accc").CombinedOutput(); err != nil {
		return fmt.Errorf("%v\n%s", err, out)
	}
	fmt.Printf("%-20s %-5s %-11s %8s %9s %9s %7s %9s %9s %7s\n", "program", "", "command", "size", "1:10", "", "ratio", "1:10", "", "ratio")
	for _, m := range all {
		if !strings.HasPrefix(m.name, only) {
			continue
		}
		if _, err := exec.LookPath(m.command[0]); err != nil && m.command[0] != "accc" {
			continue
		}
		small, err := m.once(dir, accc, m.size/10)
		if err != nil {
			return err
		}
		big, err := m.once(dir, accc, m.size)
		if err != nil {
			return err
		}
		fmt.Printf("%-20s %-5s %-11s %8d %8.2fs %8.2fs %7.1f %7.0fMB %7.0fMB %7.1f\n", m.name, m.ext[1:], strings.Join(m.command[:2], " "), m.size,
			small.time.Seconds(), big.time.Seconds(), big.time.Seconds()/small.time.Seconds(), small.memory, big.memory, big.memory/small.memory)
	}
	return nil
}

// cost is what one execution took.
type cost struct {
	time   time.Duration // of processors
	memory float64       // largest resident size, in MiB
}

func (m measurement) once(dir, accc string, size int) (cost, error) {
	file := filepath.Join(dir, "program"+m.ext)
	if err := os.WriteFile(file, []byte(m.program(size)), 0o600); err != nil {
		return cost{}, err
	}
	words := append([]string(nil), m.command...)
	for i, w := range words {
		switch w {
		case "FILE":
			words[i] = file
		case "accc":
			words[i] = accc
		}
	}
	cmd := exec.Command(words[0], words[1:]...)
	var said strings.Builder
	cmd.Stderr = &said
	if err := cmd.Run(); err != nil {
		return cost{}, fmt.Errorf("%s: %v\n%s", strings.Join(m.command, " "), err, said.String())
	}
	s := cmd.ProcessState
	return cost{s.UserTime() + s.SystemTime(), float64(s.SysUsage().(*syscall.Rusage).Maxrss) / 1024}, nil
}

// nestC is one accumulation in each of n nested loops.
func nestC(n int, construct string) string {
	var b strings.Builder
	b.WriteString("#include <stdio.h>\nint main(void) {\n\tdouble s = 0;\n")
	if construct != "" {
		fmt.Fprintf(&b, "#pragma acc %s copy(s)\n", construct)
	}
	b.WriteString("{\n")
	for i := range n {
		fmt.Fprintf(&b, "for (int i%d = 0; i%[1]d < 1; i%[1]d++) { s += i%[1]d + 1;\n", i)
	}
	b.WriteString(strings.Repeat("}", n) + "\n}\n\tprintf(\"%g\\n\", s);\n\treturn 0;\n}\n")
	return b.String()
}

func nestFortran(n int, construct string) string {
	var b strings.Builder
	b.WriteString("program nest\n  implicit none\n  real(8) :: s\n")
	for i := range n {
		fmt.Fprintf(&b, "  integer :: i%d\n", i)
	}
	b.WriteString("  s = 0\n")
	if construct != "" {
		fmt.Fprintf(&b, "  !$acc %s copy(s)\n", construct)
	}
	for i := range n {
		fmt.Fprintf(&b, "  do i%d = 1, 1\n  s = s + i%[1]d\n", i)
	}
	b.WriteString(strings.Repeat("  end do\n", n))
	if construct != "" {
		fmt.Fprintf(&b, "  !$acc end %s\n", construct)
	}
	b.WriteString("  print *, s\nend program\n")
	return b.String()
}

// numbersC initializes an array with n numbers of some ten characters.
func numbersC(n int) string {
	var b strings.Builder
	b.WriteString("#include <stdio.h>\ndouble a[] = {\n")
	for i := range n {
		fmt.Fprintf(&b, "%d.%05d,\n", i%100, i*7919%100_000)
	}
	fmt.Fprintf(&b, "};\nint main(void) {\n\tprintf(\"%%g\\n\", a[%d]);\n\treturn 0;\n}\n", n-1)
	return b.String()
}

// structsC initializes as many numbers in nested structures.
func structsC(n int) string {
	var b strings.Builder
	b.WriteString("#include <stdio.h>\nstruct p { int x; double y[2]; };\nstruct q { struct p a, b; } a[] = {\n")
	for i := range n / 6 {
		fmt.Fprintf(&b, "{{%d, {%d.25, %d.5}}, {.x = %[1]d, .y = {%[3]d.75, %[2]d.125}}},\n", i, i%1000, i%77)
	}
	fmt.Fprintf(&b, "};\nint main(void) {\n\tprintf(\"%%g\\n\", a[%d].b.y[1]);\n\treturn 0;\n}\n", n/6-1)
	return b.String()
}

// directivesC has five directives in each function.
func directivesC(n int) string {
	var b strings.Builder
	for i := range n / 5 {
		fmt.Fprintf(&b, `void f%d(int n, const float *a, float *c)
{
	float s = 0;
#pragma acc data copyin(a[0:n]) copy(c[0:n])
	{
#pragma acc parallel loop gang vector reduction(+:s) num_gangs(32)
		for (int i = 0; i < n; i++) {
			c[i] = a[i] + %d;
			s += c[i];
		}
#pragma acc update self(c[0:n])
	}
#pragma acc kernels
	c[0] = s;
#pragma acc wait
}
`, i, i%13)
	}
	return b.String()
}

func directivesFortran(n int) string {
	var b strings.Builder
	for i := range n / 5 {
		fmt.Fprintf(&b, `subroutine f%d(n, a, c)
  integer :: n, i
  real :: a(n), c(n), s
  s = 0
  !$acc data copyin(a) copy(c)
  !$acc parallel loop gang vector reduction(+:s) num_gangs(32)
  do i = 1, n
    c(i) = a(i) + %d
    s = s + c(i)
  end do
  !$acc update self(c)
  !$acc end data
  !$acc kernels
  c(1) = s
  !$acc end kernels
  !$acc wait
end subroutine
`, i, i%13)
	}
	return b.String()
}
