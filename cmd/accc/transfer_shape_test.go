package main

// What the constructs of random programs write, and which part: by this it is decided whether what a clause copies is needed.

// body are loops over the elements of the array a that read b. whole: all elements are written before they are read.
func (m *mover) body(a, b string, whole bool) {
	forms := []string{"plain", "nest", "down", "twice", "plain"}
	if !whole { // rapid draws the first ones most often
		forms = append([]string{"guarded", "partial", "neighbor", "leave", "halves"}, forms...)
	}
	switch m.pick(forms...) {
	case "plain":
		m.over("i", "1", "n")
		m.write(a, b, "i", whole)
		m.end("do")
	case "nest":
		m.over("i", "1", "3")
		m.over("j", "1", m.pick("4", "4", "n / 3"))
		element := "i * 4 + j"
		if m.fortran {
			element = "(i - 1) * 4 + j"
		}
		m.write(a, b, element, whole)
		m.end("do")
		m.end("do")
	case "down":
		if m.fortran {
			m.line("do i = n, 1, -1")
		} else {
			m.line("for (int i = n - 1; i >= 0; i--) {")
		}
		m.depth++
		m.write(a, b, "i", whole)
		m.end("do")
	case "twice":
		m.over("i", "1", "n")
		m.write(a, b, "i", whole)
		m.semicolon("%s = %s + 1", m.at(a, "i"), m.at(a, "i"))
		m.end("do")
	case "partial":
		m.over("i", m.pick("1", "2"), m.pick("n", "n - 1"))
		m.semicolon("%s = i", m.at(a, "i"))
		m.end("do")
	case "guarded":
		m.over("i", "1", "n")
		condition := m.pick("i > 2", "n > 3", m.at(b, "i")+" > 1")
		if m.fortran {
			m.line("if (%s) %s = i", condition, m.at(a, "i"))
		} else {
			m.line("if (%s) %s = i;", condition, m.at(a, "i"))
		}
		m.end("do")
	case "neighbor":
		m.over("i", "2", "n")
		m.semicolon("%s = %s + 1", m.at(a, "i"), m.at(b, "i - 1"))
		m.end("do")
	case "leave":
		m.over("i", "1", "1")
		m.over("j", "1", "n")
		if m.fortran {
			m.line("if (j == n - 2) exit")
		} else {
			m.line("if (j == n - 2) break;")
		}
		m.semicolon("%s = j", m.at(a, "j"))
		m.end("do")
		m.end("do")
	case "halves":
		m.over("i", "1", "6")
		m.semicolon("%s = i", m.at(a, "2 * i"))
		m.end("do")
	}
}

// over begins a loop from and to indices that count from 1.
func (m *mover) over(i, from, to string) {
	if m.fortran {
		m.line("do %s = %s, %s", i, from, to)
	} else {
		m.line("for (int %s = %s - 1; %s < %s; %s++) {", i, from, i, to, i)
	}
	m.depth++
}

// write stores in an element: a number, or what it was and an element of another array, if it was written before.
func (m *mover) write(a, b, element string, whole bool) {
	switch {
	case whole && a == b:
		m.semicolon("%s = i", m.at(a, element))
	case whole:
		m.semicolon("%s = %s + i", m.at(a, element), m.at(b, element))
	default:
		m.semicolon("%s = %s * 0.5 + %s", m.at(a, element), m.at(a, element), m.at(b, element))
	}
}
