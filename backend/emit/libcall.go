package emit

import (
	"slices"
	"strings"

	"accc/backend/omptoacc"
	"accc/frontend/source"
	"accc/frontend/tokens"
)

// A libraryCall writes a call of OpenMP's library as one of OpenACC's. args are its arguments; of tells whether a device number
// is the host's. It returns "" if there is no equivalent.
type libraryCall func(args []string, of func(device string) whose) string

// whose tells whether a device number is the host's or a device's.
type whose uint8

const (
	unknown whose = iota
	theHost
	aDevice
)

const notHost = "acc_device_not_host"

var libraryCalls = map[string]libraryCall{
	"omp_get_num_devices":    plainCall("acc_get_num_devices(" + notHost + ")"),
	"omp_get_default_device": plainCall("acc_get_device_num(acc_get_device_type())"),
	"omp_is_initial_device":  plainCall("acc_on_device(acc_device_host)"),
	// The type acc_device_default is the host's where there is no device, as OpenMP's target regions then are; acc_device_not_host ends
	// the program there.
	setDevice: func(a []string, of func(string) whose) string {
		return withArgs(a, 1, func() string {
			if of(a[0]) == theHost {
				return "acc_set_device_type(acc_device_host)"
			}
			return "acc_set_device_num(" + a[0] + ", acc_device_default)"
		})
	},
	"omp_target_alloc": onDevice(2, func(a []string) string { return "acc_malloc(" + a[0] + ")" }),
	"omp_target_free":  onDevice(2, func(a []string) string { return "acc_free(" + a[0] + ")" }),
	targetMemcpy: func(a []string, of func(string) whose) string {
		return withArgs(a, 7, func() string {
			to, from := shifted(a[0], a[3]), shifted(a[1], a[4])
			// Nobody copies from the host to the host: if one number is the host's, the other is a device's.
			switch dst, src := of(a[5]), of(a[6]); {
			case dst != theHost && src == theHost:
				return "acc_memcpy_to_device(" + to + ", " + from + ", " + a[2] + ")"
			case dst == theHost && src != theHost:
				return "acc_memcpy_from_device(" + to + ", " + from + ", " + a[2] + ")"
			case dst == aDevice && src == aDevice:
				return "acc_memcpy_device(" + to + ", " + from + ", " + a[2] + ")"
			}
			return ""
		})
	},
	"omp_target_is_present": onDevice(2, func(a []string) string { return "acc_is_present((void *)(" + a[0] + "), 1)" }),
	"omp_get_mapped_ptr":    onDevice(2, func(a []string) string { return "acc_deviceptr((void *)(" + a[0] + "))" }),
	"omp_target_associate_ptr": onDevice(5, func(a []string) string {
		return "acc_map_data((void *)(" + a[0] + "), " + shifted(a[1], a[3]) + ", " + a[2] + ")"
	}),
	"omp_target_disassociate_ptr": onDevice(2, func(a []string) string { return "acc_unmap_data((void *)(" + a[0] + "))" }),
}

// statementOnly are the functions whose result OpenACC's do not have.
var statementOnly = map[string]bool{targetMemcpy: true, "omp_target_associate_ptr": true, "omp_target_disassociate_ptr": true}

func plainCall(text string) libraryCall {
	return func(a []string, _ func(string) whose) string { return withArgs(a, 0, func() string { return text }) }
}

func withArgs(args []string, n int, f func() string) string {
	if len(args) != n {
		return ""
	}
	return f()
}

// onDevice is a call of n arguments whose last is the number of a device. OpenACC's functions are about the current one, never about the host.
func onDevice(n int, f func(args []string) string) libraryCall {
	return func(a []string, of func(string) whose) string {
		if len(a) != n || of(a[n-1]) == theHost {
			return ""
		}
		return f(a)
	}
}

// shifted is an address at an offset in bytes.
func shifted(address, offset string) string {
	if offset == "0" {
		return address
	}
	return "(char *)(" + address + ") + (" + offset + ")"
}

// replacedCalls writes the calls of OpenMP's library that OpenACC's has, and reports whether there are any.
func (t *translation) replacedCalls() (some bool) {
	calls := slices.Clone(t.to.reverse.Calls)
	slices.SortFunc(calls, func(a, b CallSite) int { return a.Span.Start - b.Span.Start })
	end := 0
	for _, c := range calls {
		f := libraryCalls[strings.ToLower(c.Name)]
		if c.Span.File != t.file || t.keep || f == nil || c.Span.Start < end || t.inRest(c) || !t.namedAt(c) {
			continue
		}
		call, ok := t.callAt(c)
		whole, args := t.text.Span(call.Run), t.texts(call.args)
		of := t.devices(c, args)
		new, why := "", "OpenACC has no equivalent for this call"
		if ok && !(t.p.fortran() && len(args) > 1) {
			new = f(args, of)
		}
		if new == "" && strings.EqualFold(c.Name, targetMemcpy) && len(args) == 7 && (of(args[5]) == unknown || of(args[6]) == unknown) {
			why = "which of the two devices is the host is not known here"
		}
		if new != "" && statementOnly[c.Name] && !t.isStatementAt(call.Run) {
			new, why = "", "OpenACC's function for it has no result"
		}
		if new != "" && strings.EqualFold(c.Name, setDevice) && len(t.to.reverse.Program.Stay) > 0 {
			new = t.bothDevices(call, new)
		}
		if new == "" {
			omptoacc.Changed.New(c.Span, "%s stays: %s", c.Name, why).To(t.r)
			continue
		}
		t.edits = append(t.edits, source.Edit{Span: whole, New: new})
		some, end = true, whole.End
	}
	return some
}

const (
	setDevice    = "omp_set_default_device"
	targetMemcpy = "omp_target_memcpy"
)

// bothDevices is a call that chooses the device for the directives of both languages, as some of OpenMP stay; "" where it is no statement by
// itself, or where its argument may have an effect.
func (t *translation) bothDevices(call writtenCall, new string) string {
	for i := call.args[0].First; i < call.args[0].End; i++ { // a name, a number, or a sum of these
		switch t.text.Toks[i].Kind {
		case tokens.Name, tokens.Number, tokens.Int:
		default:
			if !t.text.Is(i, "+") && !t.text.Is(i, "-") {
				return ""
			}
		}
	}
	own := t.text.Span(call.Run).Text()
	if !t.p.fortran() {
		if !t.isStatementAt(call.Run) {
			return ""
		}
		return own + ", " + new
	}
	if call.First == 0 || !t.text.Word(call.First-1, "call") {
		return ""
	}
	if _, ok := t.text.Begins(call.First - 1); !ok {
		return ""
	}
	return own + "; call " + new
}

// inRest reports whether a call is in a construct that stays.
func (t *translation) inRest(c CallSite) bool {
	return slices.ContainsFunc(c.Around, func(s source.Span) bool {
		return s.File == t.file && t.to.reverse.stay[s.Start] && !t.to.reverse.host[s.Start]
	})
}

// namedAt reports whether a call is in the text of the file, and not in that of a macro.
func (t *translation) namedAt(c CallSite) bool {
	tok, in := t.text.At(c.Span.Start)
	return in && strings.EqualFold(t.text.Text(tok), c.Name)
}

// A writtenCall is the text of a call, and its arguments.
type writtenCall struct {
	tokens.Run
	args []tokens.Run
}

// callAt is a call as it is written; ok is false where the preprocessor has a part of it.
func (t *translation) callAt(c CallSite) (call writtenCall, ok bool) {
	name, _ := t.text.At(c.Span.Start)
	if call.First = name; !t.text.Is(name+1, "(") {
		return call, false
	}
	shut, ok := t.text.Closing(name + 1)
	call.End = shut + 1
	call.args = t.text.Arguments(name+1, shut)
	return call, ok
}

// texts are arguments as they are written, with OpenACC's calls in the place of calls without arguments.
func (t *translation) texts(args []tokens.Run) (list []string) {
	for _, a := range args {
		span := t.text.Span(a)
		var b strings.Builder
		from := span.Start
		for i := a.First; i+2 < a.End; i++ {
			f := libraryCalls[strings.ToLower(t.text.Text(i))]
			if f == nil || !t.text.Is(i+1, "(") || !t.text.Is(i+2, ")") {
				continue
			}
			if new := f(nil, nil); new != "" {
				b.Write(t.file.Text[from:t.text.Toks[i].Start])
				b.WriteString(new)
				from = int(t.text.Toks[i+2].End)
			}
		}
		b.Write(t.file.Text[from:span.End])
		list = append(list, b.String())
	}
	return list
}

// isStatementAt reports whether a call of C is a statement by itself.
func (t *translation) isStatementAt(call tokens.Run) bool {
	path := t.text.statements(int(t.text.Toks[call.First].Start))
	if len(path) == 0 || !t.text.Is(call.End, ";") {
		return false
	}
	s := path[len(path)-1]
	return s.Start == int(t.text.Toks[call.First].Start) && s.End == int(t.text.Toks[call.End].End)
}
