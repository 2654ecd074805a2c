package run_test

import (
	"fmt"
	"strings"
)

// clauses names all arrays.
func (p *fortranProgram) clauses() string {
	var names []string
	for _, a := range p.arrays {
		names = append(names, a.clause)
	}
	return strings.Join(names, ", ")
}

// resident writes constructs that find their data on the device.
func (p *fortranProgram) resident(count int, queue string) {
	p.onDevice, p.queue = true, queue
	for range count {
		p.construct()
		if queue == "" && p.one(2) {
			p.updates()
		}
	}
	p.onDevice, p.queue = false, ""
}

// updates brings part of an array to the host, changes it there and takes it back.
func (p *fortranProgram) updates() {
	a := p.arrays[p.IntN(len(p.arrays))]
	if a.rank != 1 || !strings.HasSuffix(a.at("1"), ")") {
		return
	}
	lo := 1 + p.IntN(50)
	if a.whole && p.one(3) {
		p.line("!$acc update %s(%s) if_present", p.pick("self", "host"), a.name)
	} else {
		p.line("!$acc update self(%s)", a.slice(lo, lo+p.IntN(40), 1))
	}
	p.line("%s = %s", a.at(fmt.Sprint(lo)), fmt.Sprintf(a.elem.write, fmt.Sprint(p.IntN(100))))
	p.line("!$acc update device(%s)", p.pick(a.slice(lo, lo, 1), a.at(fmt.Sprint(lo))))
}

// region is a data region.
func (p *fortranProgram) region() {
	p.line("!$acc data copy(%s)", p.clauses())
	p.resident(2+p.IntN(3), "")
	p.line("!$acc end data")
}

// nested are data regions in data regions.
func (p *fortranProgram) nested() {
	v := p.variable("integer", "round", "")
	p.line("!$acc data copy(%s)", p.arrays[0].clause)
	p.block(fmt.Sprintf("do %s = 1, %d", v, 1+p.IntN(3)), "end do", func() {
		p.line("!$acc data %s(%s)", p.pick("copy", "pcopy"), p.clauses())
		p.resident(1+p.IntN(3), "")
		p.line("!$acc end data")
	})
	p.line("!$acc end data")
}

// unstructured is enter data and exit data around asynchronous constructs.
func (p *fortranProgram) unstructured() {
	p.line("!$acc enter data copyin(%s) async(1)", p.clauses())
	p.resident(2+p.IntN(3), "async(1)")
	p.line("!$acc wait(1)")
	if p.one(3) {
		p.line("!$acc enter data create(%s)", p.arrays[0].clause)
		p.resident(1, "")
		p.line("!$acc exit data delete(%s)", p.arrays[0].clause)
	}
	// Components come back before the objects that they are of.
	var first, wholes []string
	for _, a := range p.arrays {
		whole, member, ok := strings.Cut(a.clause, ", ")
		if !ok {
			first = append(first, whole)
			continue
		}
		first, wholes = append(first, member), append(wholes, whole)
	}
	p.line("!$acc exit data copyout(%s)%s", strings.Join(first, ", "), p.pick("", " async(2)\n!$acc wait"))
	if len(wholes) > 0 {
		p.line("!$acc exit data delete(%s)", strings.Join(wholes, ", "))
	}
}
