package run_test

import "fmt"

// attached are objects with pointers, on the device with what these lead to.
func (p *program) attached() {
	t, c := p.name("node"), p.name("c")
	p.line("struct %s { short n; %s *v; struct %[1]s *next; double w; } %[3]s[3];", t, p.pick("int", "long", "short"), c)
	p.block("for (int q = 0; q < 3; q++)", func() {
		p.line("%s[q].n = 10 + q; %[1]s[q].v = malloc(12 * sizeof *%[1]s[q].v); %[1]s[q].next = &%[1]s[(q + 1) %% 3]; %[1]s[q].w = q;", c)
		p.line("for (int i = 0; i < 12; i++) %s[q].v[i] = i * q + m;", c)
	})
	p.line("#pragma acc enter data copyin(%s%s)", c, p.pick("", "[0:3]"))
	p.block("for (int q = 0; q < 3; q++)", func() {
		p.line("#pragma acc enter data copyin(%s[q].v[0:12])%s", c, p.pick("", " async(1)\n#pragma acc wait"))
	})
	if p.one(2) {
		p.line("#pragma acc data copy(%s[1].v[0:12])", c)
	}
	p.line("#pragma acc parallel loop present(%s) %s", c, p.pick("collapse(2)", "gang", "num_gangs(2)"))
	p.line("for (int q = 0; q < 3; q++)")
	p.line("    for (int i = 0; i < 12; i++)")
	p.line("        %s[q].v[i] = %[1]s[q].v[i] * %[1]s[q].n + (int)%[1]s[q].w * k + %d;", c, p.IntN(9))
	if p.one(2) {
		p.line("#pragma acc update self(%s[1].v[%d:5])", c, p.IntN(7))
	}
	if p.one(2) {
		p.line("#pragma acc parallel loop present(%s)", c)
		p.line("for (int q = 0; q < 3; q++) %s[q].w += 0.5;", c)
		p.line("#pragma acc update self(%s[0].w, %[1]s[2].w)", c)
		p.line("all += (long)(%s[0].w * 2) + (long)(%[1]s[2].w * 2);", c)
	}
	p.block("for (int q = 2; q >= 0; q--)", func() {
		p.line("#pragma acc exit data copyout(%s[q].v[0:12])", c)
		p.line("for (int i = 0; i < 12; i++) all = all * 3 + %s[q].v[i];", c)
	})
	p.line("#pragma acc exit data delete(%s)", c)
	p.line("for (int q = 0; q < 3; q++) free(%s[q].v);", c)
}

// counted is data that is there as long as something has brought it along.
func (p *program) counted() {
	x := p.name("x")
	p.line("%s %s[30]; for (int i = 0; i < 30; i++) %[2]s[i] = i * m;", p.pick(integerTypes...), x)
	p.line("#pragma acc enter data copyin(%s)", x)
	p.line("#pragma acc enter data copyin(%s[5:4])\n#pragma acc enter data create(%[1]s[0:3])", x)
	p.line("#pragma acc data copy(%s)", x)
	p.block("", func() {
		p.line("#pragma acc parallel loop")
		p.line("for (int i = 0; i < 30; i++) %s[i] += i ^ k;", x)
		p.line("#pragma acc exit data copyout(%s[5:4])", x)
	})
	p.line("#pragma acc exit data copyout(%s[0:3])", x)
	p.line("#pragma acc parallel loop present(%s)", x)
	p.line("for (int i = 0; i < 30; i++) %s[i] *= 2;", x)
	p.line("#pragma acc exit data copyout(%s)%s", x, p.pick("", " finalize"))
	p.line("#pragma acc update self(%s) if_present", x)
	p.line("for (int i = 0; i < 30; i++) all = all * 3 + (long)%s[i];", x)
}

// planes are sections of rows of an array, with gaps between them.
func (p *program) planes() {
	g := p.name("g")
	t := p.pick("int", "short", "double", "unsigned char")
	switch p.IntN(3) {
	case 0:
		p.line("%s %s[8][10];", t, g)
	case 1:
		p.line("%s (*%s)[10] = malloc(8 * sizeof *%[2]s);", t, g)
	default:
		p.line("int width%[2]s = 10; %[1]s (*%[2]s)[width%[2]s] = malloc(8 * sizeof *%[2]s);", t, g)
	}
	p.line("for (int i = 0; i < 80; i++) %s[i / 10][i %% 10] = i;", g)
	p.line("#pragma acc data copyin(%s[0:8][0:10])", g)
	p.block("", func() {
		p.line("#pragma acc parallel loop %s", p.pick("collapse(2)", "tile(3, 4)", "gang"))
		p.line("for (int i = 0; i < 8; i++) for (int j = 0; j < 10; j++) %s[i][j] = %[1]s[i][j] * %d + j;", g, 2+p.IntN(3))
		r, c, h, w := p.IntN(4), p.IntN(5), 1+p.IntN(4), 1+p.IntN(5)
		p.line("#pragma acc update self(%s[%d:%d][%d:%d])", g, r, h, c, w)
		p.line("for (int i = %d; i < %d; i++) for (int j = %d; j < %d; j++) all = all * 3 + (long)%s[i][j];", r, r+h, c, c+w, g)
		p.line("%s[%d][%d] = 7;", g, r, c)
		p.line("#pragma acc update device(%s[%d:1][%d:1])", g, r, c)
		p.line("#pragma acc serial copyout(%s[7:1][0:10])", g)
		p.line("%s[7][3] = %[1]s[%d][%d] + 1;", g, r, c)
		p.line("#pragma acc update self(%s[7:1][0:10])", g)
	})
	p.line("all = all * 3 + (long)%s[7][3];", g)
}

// withinFunctions are data and constructs in functions, called directly and by their addresses.
func (p *program) withinFunctions() {
	x, step := p.name("x"), p.name("step")
	p.line("int %s[40]; for (int i = 0; i < 40; i++) %[1]s[i] = i ^ m;", x)
	p.line("int (*%s[3])(int *, int) = {scratch, inPlace, %s};", step, p.pick("scratch", "inPlace"))
	p.line("#pragma acc data copy(%s)", x)
	p.line("for (int q = 0; q < 3; q++) all = all * 5 + %s[q](%s, 30 + q);", step, x)
	p.line("#pragma acc data copy(%s[3:20])", x)
	p.line("all += %s[k %% 3 == 0](%s + 3, 20);", step, x)
	p.line("for (int i = 0; i < 40; i++) all = all * 3 + %s[i];", x)
}

// onHost runs constructs where the program says, with data of the host or of the device.
func (p *program) onHost() {
	dst, src := p.split()
	when := p.pick("n > 50", "m == 4", "k", "n0 < 5", "m & 1")
	p.line("#pragma acc data copy(%s) if(%s)", dst.clause, when)
	p.block("", func() {
		for range 2 {
			data := ""
			for _, a := range src {
				data += " copyin(" + a.clause + ")"
			}
			p.line("#pragma acc %s copy(%s)%s if(%s)%s", p.head(), dst.clause, data, when, p.pick("", " async(3) wait(2)"))
			p.with(func() { p.line("%s { %s }", p.loop("i", "n"), p.assign(2, "i", src, dst)) }, "i")
			p.line("#pragma acc wait")
		}
	})
}

// manyQueues are asynchronous constructs that follow one another across queues.
func (p *program) manyQueues() {
	q := p.name("q")
	p.line("long %s[4][20];", q)
	p.line("#pragma acc enter data create(%s) async", q)
	p.line("#pragma acc wait")
	p.block("for (int s = 0; s < 4; s++)", func() {
		p.line("#pragma acc parallel loop async(s %% %d + 1) present(%s)", 1+p.IntN(4), q)
		p.line("for (int i = 0; i < 20; i++) %s[s][i] = i * (s + m);", q)
	})
	p.line("#pragma acc wait%s", p.pick("", "(1, 2, 3, 4)", " async(7)\n#pragma acc wait(7)"))
	p.block(fmt.Sprintf("for (int s = 1; s < %d; s++)", 3+p.IntN(5)), func() {
		// Not kernels: it would copy s, which changes before the queue comes to that.
		p.line("#pragma acc %s async(s) wait(s - 1) present(%s)", p.pick("parallel loop", "serial loop"), q)
		p.line("for (int i = 0; i < 20; i++) %s[s & 3][i] = %[1]s[(s - 1) & 3][i] * 3 + s;", q)
	})
	p.line("#pragma acc wait")
	p.line("#pragma acc exit data copyout(%s) async(2) wait(1)", q)
	p.line("#pragma acc wait(2)")
	p.line("for (int i = 0; i < 80; i++) all = all * 3 + %s[i / 20][i %% 20];", q)
}
