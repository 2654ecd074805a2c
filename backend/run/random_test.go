package run_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"accc/backend/run"
	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
)

var (
	programs = flag.Int("programs", 24, "how many random programs to run")
	seed     = flag.Uint64("seed", 1, "the first of them")
)

// TestRandomPrograms compares random programs, whose result the specification defines, with what gcc makes of them
// without directives. A failing seed runs alone with -run TestRandomPrograms -programs 1 -seed N.
func TestRandomPrograms(t *testing.T) {
	gcc := irtest.Oracle(t, "gcc")
	for i := range *programs {
		n := *seed + uint64(i)
		t.Run(fmt.Sprint("seed ", n), func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			text := generate(n)
			name := filepath.Join(dir, "p.c")
			want := native(t, gcc, name, text)
			require.Equal(t, want, native(t, gcc, name, beyondGCC.ReplaceAllString(text, ""), "-fopenacc"), "gcc -fopenacc differs from gcc\n%s", text)
			require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
			for _, mode := range []run.Mode{run.Discrete, run.Shared, run.Host} {
				got := execute(t, name, run.Options{Mode: mode})
				require.Equal(t, want, got, "mode %d\n%s", mode, text)
			}
		})
	}
}

// beyondGCC is what gcc 12 does not take, and what makes no difference to its host device: sections in two dimensions
// and the self clause of compute constructs.
var beyondGCC = regexp.MustCompile(`\[2:5\]| self\(n > 60\)`)

// native compiles a program with gcc and returns what it prints.
func native(t *testing.T, gcc, name, text string, flags ...string) string {
	exe := strings.TrimSuffix(name, ".c")
	require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	out, err := exec.Command(gcc, slices.Concat([]string{"-O1", "-w", "-fwrapv", "-o", exe, name, "-lm"}, flags)...).CombinedOutput()
	require.NoError(t, err, "%s\n%s", out, text)
	printed, err := exec.Command(exe).Output()
	require.NoError(t, err, text)
	return string(printed)
}

// A program is written statement by statement. Everything is of integer type, so that the order of a reduction does not show.
type program struct {
	*rand.Rand
	strings.Builder
	depth int
	vars  []string // readable scalars
	// conditions are the if clauses that do not change the result: not on the host while the data is on the device.
	conditions []string
}

func (p *program) line(format string, args ...any) {
	p.WriteString(strings.Repeat("    ", p.depth))
	fmt.Fprintf(p, format, args...)
	p.WriteString("\n")
}

func (p *program) pick(list ...string) string { return list[p.IntN(len(list))] }

// expr is an expression over the readable scalars and the arrays at an index.
func (p *program) expr(depth int, index string) string {
	switch {
	case depth == 0 || p.IntN(4) == 0:
		switch p.IntN(4) {
		case 0:
			return fmt.Sprint(p.IntN(19) - 9)
		case 1:
			return fmt.Sprintf("a[%s]", index)
		default:
			return p.pick(p.vars...)
		}
	case p.IntN(6) == 0:
		return fmt.Sprintf("(%s > %s ? %s : %s)", p.expr(depth-1, index), p.expr(depth-1, index), p.expr(depth-1, index), p.expr(depth-1, index))
	case p.IntN(6) == 0:
		return fmt.Sprintf("%s(%s, %s)", p.pick("mix", "low"), p.expr(depth-1, index), p.expr(depth-1, index))
	}
	return fmt.Sprintf("(%s %s %s)", p.expr(depth-1, index), p.pick("+", "-", "*", "^", "&", "|"), p.expr(depth-1, index))
}

// with makes a scalar readable for a while.
func (p *program) with(f func(), vars ...string) {
	n := len(p.vars)
	p.vars = append(p.vars, vars...)
	f()
	p.vars = p.vars[:n]
}

func (p *program) block(head string, f func()) {
	p.line("%s {", head)
	p.depth++
	f()
	p.depth--
	p.line("}")
}

// loop is the head of a loop over i with a number of iterations that the host knows.
func (p *program) loop(i string, limit string) string {
	switch p.IntN(7) {
	case 0:
		return fmt.Sprintf("for (int %s = %s - 1; %s >= 0; %s--)", i, limit, i, i)
	case 1:
		return fmt.Sprintf("for (int %s = 0; %s <= %s - 1; ++%s)", i, i, limit, i)
	case 2:
		return fmt.Sprintf("for (%s %s = 0; %s < %s; %s++)", p.pick("unsigned char", "short", "unsigned", "long"), i, i, limit, i)
	case 3:
		return fmt.Sprintf("for (int %s = %d; %s < %s; %s += %d)", i, p.IntN(4), i, limit, i, 1+p.IntN(5))
	case 4:
		return fmt.Sprintf("for (unsigned %s = %s - 1; %s > %d; %s -= %du)", i, limit, i, 3+p.IntN(3), i, 1+p.IntN(3))
	}
	return fmt.Sprintf("for (int %s = 0; %s < %s; %s++)", i, i, limit, i)
}

func (p *program) compute() string {
	c := p.pick("parallel loop", "parallel loop", "parallel loop gang", "kernels loop independent", "serial loop", "parallel loop gang vector", "kernels loop")
	if p.IntN(3) == 0 && strings.HasPrefix(c, "parallel") {
		c += fmt.Sprintf(" num_gangs(%d)", 1+p.IntN(40))
	}
	if p.IntN(6) == 0 {
		c += " " + p.pick(p.conditions...)
	}
	return c
}

func generate(seed uint64) string {
	p := &program{Rand: rand.New(rand.NewPCG(seed, 7)), vars: []string{"n", "m", "s"}}
	p.line("#include <stdio.h>\n#include <stdlib.h>\n")
	p.line("struct rec { int k; long *list; short tag[3]; };\n")
	p.line("#pragma acc routine seq\nstatic int mix(int x, int y) { return (x ^ y) * 31 + (x & 15); }\n")
	p.line("#pragma acc routine seq\nstatic int low(int x, int y) { if (x < y) return x; return y %s 1; }\n", p.pick("+", "-"))
	p.line("static int c[24][17];\n")
	p.block("int main(void)", func() {
		p.line("int n = %d, m = %d, s = %d;", 20+p.IntN(80), 3+p.IntN(8), p.IntN(50))
		p.line("long b[100], total = 0;")
		p.line("int *a = malloc(100 * sizeof *a), most = -1000000, bits = 0;")
		p.line("struct rec r = {4, malloc(100 * sizeof(long)), {1, 2, 3}};")
		p.block("for (int i = 0; i < 100; i++)", func() {
			p.line("a[i] = i * 7 %% 23 - 11;")
			p.line("b[i] = i;")
			p.line("r.list[i] = 100 - i;")
		})
		for range 2 + p.IntN(4) {
			p.statement()
		}
		if p.IntN(2) == 0 {
			p.region()
		} else {
			p.unstructured()
		}
		p.line("unsigned sum = 0;")
		p.block("for (int i = 0; i < 100; i++)", func() { p.line("sum = sum * 31 + a[i] + 17 * (int)b[i] + (int)r.list[i];") })
		p.block("for (int i = 0; i < 24 * 17; i++)", func() { p.line("sum = sum * 13 + c[i / 17][i %% 17];") })
		p.line(`printf("%%u %%ld %%d %%d %%d %%d\n", sum, total, most, bits, s, r.tag[1]);`)
		p.line("return 0;")
	})
	return p.String()
}

// statement is a construct of its own, with its own data clauses.
func (p *program) statement() {
	p.conditions = []string{"if(n > 10)", "if(m < 0)", "if(1)", "self(n > 60)"}
	p.construct("copy(a[0:100], b) copy(c)", "")
	p.conditions = []string{"if(n > 10)", "if(1)"}
}

// construct is a compute construct over data that the clauses given bring along.
func (p *program) construct(data, extra string) {
	kinds := 11
	if extra != "" {
		kinds = 6 // the host must not read s before an asynchronous construct has written it
	}
	switch p.IntN(kinds) {
	case 0: // a map
		p.line("#pragma acc %s %s%s", p.compute(), data, extra)
		p.block(p.loop("i", "n"), func() {
			p.with(func() { p.line("b[i] = %s;", p.expr(3, "i")) }, "i", "(int)b[i]")
		})
	case 1: // reductions
		p.line("#pragma acc %s %s%s reduction(+:total) reduction(max:most) reduction(^:bits)", p.compute(), data, extra)
		p.block(p.loop("i", "n"), func() {
			p.with(func() {
				p.line("int t = %s;", p.expr(2, "i"))
				p.line("total += t;")
				p.line("most = most > t ? most : t;")
				p.line("bits ^= t;")
			}, "i")
		})
	case 2: // a nest
		p.line("#pragma acc %s %s%s collapse(2)", p.compute(), data, extra)
		p.line("%s", p.loop("i", fmt.Sprint(1+p.IntN(24))))
		p.depth++
		p.block(p.loop("j", fmt.Sprint(1+p.IntN(17))), func() {
			p.with(func() {
				if p.IntN(2) == 0 {
					p.line("if ((i + j) %% 3 == 1) continue;")
				}
				p.line("c[i][j] += %s;", p.expr(2, "i"))
			}, "i", "j")
		})
		p.depth--
	case 3: // inner loops with a reduction each
		outer, inner := p.compute(), p.pick("seq", "vector", "worker")
		if strings.Contains(outer, "vector") {
			inner = "seq" // nothing else fits into a vector loop
		}
		p.line("#pragma acc %s %s%s", outer, data, extra)
		p.block(p.loop("i", "24"), func() {
			p.line("int row = %d;", p.IntN(5))
			p.line("#pragma acc loop %s reduction(+:row)", inner)
			p.line("%s", p.loop("j", "17"))
			p.with(func() { p.line("    row += c[i][j] + %s;", p.expr(1, "j")) }, "i", "j")
			p.line("b[i] += row;")
		})
	case 4: // private copies
		p.block("", func() {
			p.line("int work[8], w = %d;", p.IntN(9))
			p.line("#pragma acc %s %s%s private(work) firstprivate(w, r)", p.pick("parallel loop", "parallel loop gang", "serial loop"), data, extra)
			p.block(p.loop("i", "n"), func() {
				p.line("for (int k = 0; k < 8; k++) work[k] = k * w + i + r.tag[k %% 3];")
				p.line("int t = 0;")
				p.line("for (int k = 7; k >= 0; k -= %d) t = t * 3 + work[k];", 1+p.IntN(3))
				p.line("b[i] ^= t;")
			})
		})
	case 7: // structures and pointers in the kernel
		p.line("{")
		p.line("struct cell { short k; double w; char pad[3]; } cells[30];")
		p.line("#pragma acc %s %s%s copyout(cells)", p.pick("parallel loop", "kernels loop independent"), data, extra)
		p.block("for (int i = 0; i < 30; i++)", func() {
			p.line("struct cell t = {(short)(i * s), i / 4.0, {1, (char)i, 3}}, *q = &cells[i];")
			p.line("*q = t;")
			p.line("for (int k = 0; k < 3; k++) q->pad[k] += a[i] > k ? m : -k;")
			p.line("int *walk = a + i; while (*walk < 0 && walk < a + 60) walk += 2;")
			p.line("q->k ^= (short)(walk - a);")
		})
		p.line("for (int i = 0; i < 30; i++) total += cells[i].k + (long)(cells[i].w * 8) + cells[i].pad[i %% 3];")
		p.line("}")
	case 5: // a parallel region with several loops and control flow
		p.line("#pragma acc parallel %s%s num_gangs(%d)", data, extra, 1+p.IntN(9))
		p.block("", func() {
			p.line("#pragma acc loop gang")
			p.block(p.loop("i", "n"), func() {
				p.with(func() {
					p.line("int k = i;")
					p.line("while (k > m) k /= 2;")
					p.line("switch (k) { case 0: b[i] += 1; break; case 1: b[i] -= s; case 2: b[i] *= 3; break; default: b[i] = %s; }", p.expr(1, "i"))
				}, "i")
			})
			p.line("#pragma acc loop gang worker")
			p.block(p.loop("i", "17"), func() { p.line("c[m][i] += s + i;") })
		})
	case 8: // sections, and other types
		lo, n := p.IntN(20), 1+p.IntN(40)
		p.line("{")
		p.line("double d[64], sum = 0, top = -1e9; unsigned char u[64]; float f[64];")
		p.line("for (int i = 0; i < 64; i++) d[i] = i * m, u[i] = i, f[i] = i / 2.0f;")
		p.line("#pragma acc parallel loop copyin(a[%d:%d]) copy(d[%d:%d], f[:%d]) copyout(u[%d:%d])%s", lo, n, lo, n, lo+n, lo, n, extra)
		p.block(fmt.Sprintf("for (int i = %d; i < %d; i++)", lo, lo+n), func() {
			p.line("d[i] = d[i] * %d + a[i];", 1+p.IntN(4))
			p.line("u[i] = (unsigned char)(a[i] * m);")
			p.line("f[i] += u[i] + (f[i] > %d);", p.IntN(30))
		})
		p.line("#pragma acc %s copyin(d, u, f) reduction(+:sum) reduction(max:top)", p.pick("parallel loop", "serial loop", "kernels loop", "parallel loop gang vector"))
		p.line("for (int i = 0; i < 64; i++) { sum += d[i] + u[i] * 2; top = top > f[i] ? top : f[i]; }")
		p.line("total += (long)sum ^ (long)(top * 2);")
		p.line("}")
	case 9: // queues that wait for one another
		p.line("{")
		p.line("long q[40];")
		p.line("#pragma acc data copyin(a[0:100]) copyout(q)")
		p.block("", func() {
			p.line("#pragma acc parallel loop async(1)")
			p.with(func() { p.line("for (int i = 0; i < 40; i++) q[i] = %s;", p.expr(2, "i")) }, "i")
			p.line("#pragma acc %s wait(1) async(2)", p.pick("parallel loop", "kernels loop independent", "serial loop"))
			p.line("for (int i = 0; i < 40; i++) q[i] = q[i] * %d + i;", 2+p.IntN(5))
			p.line("#pragma acc wait(2) async(%d)", 3+p.IntN(2))
			for k := range 2 {
				p.line("#pragma acc parallel loop async(%d) wait(2)", 3+k)
				p.line("for (int i = %d; i < 40; i += 2) q[i] ^= s;", k)
			}
			p.line("#pragma acc %s", p.pick("wait", "wait(3, 4)", "wait(3)\n#pragma acc wait(4)"))
		})
		p.line("for (int i = 0; i < 40; i++) total = total * 3 + q[i];")
		p.line("}")
	case 10: // the other operators of reductions, on small types
		p.line("{")
		p.line("unsigned char all = 255; short any = 0; long product = %d; int both = 1, either = 0; unsigned least = 1000000;", 1+p.IntN(3))
		p.line("#pragma acc %s %s%s reduction(&:all) reduction(|:any) reduction(*:product) reduction(&&:both) reduction(||:either) reduction(min:least)",
			p.compute(), data, extra)
		p.block(p.loop("i", "n"), func() {
			p.line("all &= a[i] | %d;", p.IntN(256))
			p.line("any |= a[i] & %d;", p.IntN(1<<14))
			p.line("product *= a[i] | 1;")
			p.line("both = both && a[i] != %d;", p.IntN(40)-20)
			p.line("either = either || a[i] == %d;", p.IntN(40)-20)
			p.line("least = least < (unsigned)a[i] %% 10000 ? least : (unsigned)a[i] %% 10000;")
		})
		p.line("total += all + any * 3 + (product ^ both * 5) + either * 7 + least;")
		p.line("}")
	case 6: // atomics
		p.line("#pragma acc %s %s%s copy(s)", p.compute(), data, extra)
		p.block(p.loop("i", "n"), func() {
			p.line("#pragma acc atomic update")
			p.line("b[i %% m] += a[i];")
			p.line("#pragma acc atomic")
			p.line("s ^= i;")
		})
	}
}

// region is a data region with constructs, updates and host code in it.
func (p *program) region() {
	p.line("#pragma acc data copy(a[0:100], b) copy(c)")
	p.block("", func() {
		for range 2 + p.IntN(3) {
			p.construct(p.pick("present(a[0:100], b, c)", ""), "")
			if p.IntN(3) == 0 {
				lo := p.IntN(50)
				p.line("#pragma acc update self(a[%d:%d], c[%d:3][2:5])", lo, 1+p.IntN(40), p.IntN(20))
				p.line("a[%d] += 5;", lo)
				p.line("#pragma acc update device(a[%d:1])", lo)
			}
		}
	})
}

// unstructured is enter data and exit data around asynchronous constructs, and a structure whose member is attached.
func (p *program) unstructured() {
	p.line("#pragma acc enter data copyin(a[0:100], b) copyin(c) async(1)")
	for range 2 + p.IntN(2) {
		p.construct("present(a[0:100], b, c)", " async(1)")
	}
	p.line("#pragma acc wait(1)")
	p.line("#pragma acc exit data copyout(a[0:100], b) copyout(c)")
	p.line("#pragma acc enter data copyin(r)")
	p.line("#pragma acc enter data copyin(r.list[0:100])")
	p.line("#pragma acc parallel loop present(r) async(2)")
	p.line("%s r.list[i] = r.list[i] * r.k + r.tag[i %% 3];", p.loop("i", "100"))
	p.line("#pragma acc exit data copyout(r.list[0:100]) wait(2) async(3)")
	p.line("#pragma acc wait(3)")
	p.line("#pragma acc exit data delete(r)")
}
