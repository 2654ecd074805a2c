package main

import (
	"fmt"
	"testing"

	"accc/ir/irtest"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// TestOptimizedThreadsAtRandom runs random programs of two threads of the host that share arrays, by which the device works: as they are and after
// --optimize=data. What one thread reads between two points where both synchronize is the same afterwards.
func TestOptimizedThreadsAtRandom(t *testing.T) {
	var ran, changed int
	irtest.Property(t, func(t *rapid.T) {
		g := &pair{generator: generator{t: t}}
		language := "c"
		if g.fortran = g.chance(40); g.fortran {
			language = "f90"
		}
		source := g.program()
		after := g.run(source, "emit", "-x", language, "-", "--optimize=data", "-w")
		if after == source {
			return
		}
		changed++
		status, want := execution(source, language)
		require.Zero(t, status, "%s\n%s", want, source)
		ran++
		if status, got := execution(after, language); status != 0 || got != want {
			t.Fatalf("status %d, %s instead of %s:\n%s\nis changed to:\n%s", status, got, want, source, after)
		}
	})
	require.Positive(t, ran)
	t.Logf("%d of the programs are changed, %d of those run", changed, ran)
}

// A pair writes a program of two threads that take turns: in each step the producer changes arrays, mostly on the device, and publishes them; then the consumer
// may read and write those that they share, while the producer works on its own, until the consumer has handed them back.
type pair struct {
	generator
	fortran bool
	// how the threads synchronize.
	how string
}

func (p *pair) statement(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if !p.fortran {
		text += ";"
	}
	p.line("%s", text)
}

func (p *pair) directive(format string, args ...any) {
	sentinel := "#pragma omp "
	if p.fortran {
		sentinel = "!$omp "
	}
	p.line("%s%s", sentinel, fmt.Sprintf(format, args...))
}

// block writes a block: what begins and ends it in Fortran, what begins it in C.
func (p *pair) block(fortran, end, c string, body func()) {
	if p.fortran {
		p.line("%s", fortran)
	} else {
		p.line("%s {", c)
	}
	p.depth++
	body()
	p.depth--
	if p.fortran {
		p.line("%s", end)
	} else {
		p.line("}")
	}
}

func (p *pair) loop(counter string, count int, body func()) {
	p.block(fmt.Sprintf("do %s = 1, %d", counter, count), "end do", fmt.Sprintf("for (int %s = 1; %s <= %d; %s++)", counter, counter, count, counter), body)
}

func (p *pair) at(array string, index any) string {
	if p.fortran {
		return fmt.Sprintf("%s(%v)", array, index)
	}
	return fmt.Sprintf("%s[%v]", array, index)
}

func (p *pair) program() string {
	kinds := []string{"barrier", "flush", "seq_cst", "critical"}
	if !p.fortran {
		kinds = append(kinds, "c11", "gnu")
	}
	p.how = p.pick(kinds...)
	if p.fortran {
		p.line("module shared")
		p.line("  real(8) :: a(%d) = 1, b(%d) = 2, c(%d) = 3, seen = 0", length, length, length)
		p.line("  integer :: ready = 0, taken = 0")
		p.line("contains")
		p.depth++
	} else {
		p.line("#include <omp.h>")
		p.line("#include <stdatomic.h>")
		p.line("#include <stdio.h>")
		p.line("static double a[%d], b[%d], c[%d], seen;", length+1, length+1, length+1)
		p.line("static %s ready, taken;", map[bool]string{true: "atomic_int", false: "int"}[p.how == "c11"])
	}
	set, wait := p.set, p.wait
	if p.chance(40) { // in functions
		set = func(flag string) { p.call("set_%s(s)", flag) }
		wait = func(flag string) { p.call("wait_%s(s)", flag) }
		for _, flag := range []string{"ready", "taken"} {
			p.procedure("set_"+flag, "s", func() { p.set(flag) })
			p.procedure("wait_"+flag, "s", func() { p.wait(flag) })
		}
	}
	steps := rapid.IntRange(2, 4).Draw(p.t, "steps")
	p.procedure("produce", "", func() {
		p.locals(true)
		p.loop("s", steps, func() {
			p.work("a", "b", "c", "l")
			set("ready")
			if p.chance(50) {
				p.work("c", "l")
			}
			wait("taken")
			if p.chance(40) {
				p.work("a", "b", "c", "l")
			}
		})
		p.loop("i", length, func() { p.statement("sum = sum + %s + %s", p.at("l", "i"), p.at("c", "i")) })
		p.directive("critical")
		p.critical("seen = seen + 1000 * sum")
	})
	p.procedure("consume", "", func() {
		p.locals(false)
		p.loop("s", steps, func() {
			wait("ready")
			for _, x := range []string{"a", "b"} {
				if p.chance(70) {
					p.statement("sum = 2 * sum + %s", p.at(x, p.index()))
				}
				if p.chance(40) {
					p.statement("%s = %s + s", p.at(x, p.index()), p.at(x, p.index()))
				}
			}
			set("taken")
		})
		p.directive("critical")
		p.critical("seen = seen + sum")
	})
	p.main()
	return p.b.String()
}

func (p *pair) index() int { return rapid.IntRange(1, length).Draw(p.t, "index") }

func (p *pair) critical(statement string) {
	if p.fortran {
		p.line("%s", statement)
		p.directive("end critical")
		return
	}
	p.line("%s;", statement)
}

func (p *pair) call(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if p.fortran {
		text = "call " + text
	}
	p.statement("%s", text)
}

// procedure writes one with at most an argument that is an integer.
func (p *pair) procedure(name, arg string, body func()) {
	params := "void"
	if arg != "" {
		params = "int " + arg
	}
	p.block(fmt.Sprintf("subroutine %s(%s)", name, arg), "end subroutine", fmt.Sprintf("static void %s(%s)", name, params), func() {
		if p.fortran && arg != "" {
			p.line("integer :: %s, t", arg)
		} else if arg != "" {
			p.line("int t;")
		}
		body()
	})
}

func (p *pair) locals(array bool) {
	if p.fortran {
		p.line("real(8) :: l(%d), sum", length)
		p.line("integer :: i, s, t")
		p.line("sum = 0")
	} else {
		p.line("double l[%d], sum = 0;", length+1)
		p.line("int t;")
	}
	if array {
		p.loop("i", length, func() { p.statement("%s = i", p.at("l", "i")) })
	}
}

// set publishes that the thread is done with the arrays in the step s.
func (p *pair) set(flag string) {
	switch p.how {
	case "barrier":
		p.directive("barrier")
	case "c11":
		p.line(p.pick("atomic_store(&%s, s);", "%s = s;"), flag)
	case "gnu":
		p.line("__atomic_store_n(&%s, s, %s);", flag, p.pick("__ATOMIC_RELEASE", "__ATOMIC_SEQ_CST"))
	case "critical":
		p.directive("critical")
		p.critical(flag + " = s")
	case "flush":
		p.directive("flush")
		p.directive("atomic write")
		p.statement("%s = s", flag)
	default:
		p.directive("atomic write %s", p.pick("seq_cst", "release"))
		p.statement("%s = s", flag)
	}
}

// wait waits for that.
func (p *pair) wait(flag string) {
	switch p.how {
	case "barrier":
		p.directive("barrier")
		return
	case "c11":
		p.line(p.pick("while (atomic_load(&%s) < s) ;", "while (%s < s) ;"), flag)
		return
	case "gnu":
		p.line("while (__atomic_load_n(&%s, __ATOMIC_ACQUIRE) < s) ;", flag)
		return
	}
	p.statement("t = 0")
	p.block("do while (t < s)", "end do", "while (t < s)", func() {
		switch p.how {
		case "critical":
			p.directive("critical")
			p.critical("t = " + flag)
		case "flush":
			p.directive("atomic read")
			p.statement("t = %s", flag)
		default:
			p.directive("atomic read %s", p.pick("seq_cst", "acquire"))
			p.statement("t = %s", flag)
		}
	})
	if p.how == "flush" {
		p.directive("flush")
	}
}

// work is what the producer does with some of its arrays: constructs, and now and then the host.
func (p *pair) work(arrays ...string) {
	for range rapid.IntRange(1, 2).Draw(p.t, "constructs") {
		x, y := p.pick(arrays...), p.pick(arrays...)
		maps := fmt.Sprintf("map(tofrom: %s)", x)
		if y != x {
			maps += fmt.Sprintf(" map(to: %s)", y)
		}
		p.directive("target teams distribute parallel %s %s", map[bool]string{true: "do", false: "for"}[p.fortran], maps)
		p.loop("i", length, func() { p.statement("%s = %s + %s / 2", p.at(x, "i"), p.at(x, "i"), p.at(y, "i")) })
	}
	if p.chance(25) {
		x := p.pick(arrays...)
		p.statement("%s = %s + 1", p.at(x, p.index()), p.at(x, p.index()))
	}
}

func (p *pair) main() {
	if p.fortran {
		p.depth = 0
		p.line("end module")
		p.line("program main")
		p.line("use omp_lib")
		p.line("use shared")
	} else {
		p.line("int main(void)")
		p.line("{")
	}
	both := []string{"produce", "consume"}
	sections := p.how != "barrier" && p.chance(50) // a barrier may not be in a section
	if sections {
		p.directive("parallel sections num_threads(2)")
	} else {
		p.directive("parallel num_threads(2)")
	}
	if !p.fortran {
		p.line("{")
	}
	for i, name := range both {
		if sections {
			p.directive("section")
			p.call("%s()", name)
			continue
		}
		condition := fmt.Sprintf("if (omp_get_thread_num() == %d)", i)
		p.block(condition+" then", "end if", condition, func() { p.call("%s()", name) })
	}
	switch {
	case !p.fortran:
		p.line("}")
	case sections:
		p.directive("end parallel sections")
	default:
		p.directive("end parallel")
	}
	if p.fortran {
		p.line("print *, seen, a, b, c")
		p.line("end program")
		return
	}
	p.line("for (int i = 1; i <= %d; i++)", length)
	p.line(`    printf("%%g %%g %%g\n", a[i], b[i], c[i]);`)
	p.line(`printf("%%.15g\n", seen);`)
	p.line("return 0;")
	p.line("}")
}
