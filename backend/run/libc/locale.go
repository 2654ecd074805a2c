package libc

// locale.h, C23 7.11: there is the C locale.
var localeHeader = header{"locale.h", []row{
	{"char *setlocale(int category, const char *locale)", "choose the locale, of which there is one", host, setlocale},
}}

func setlocale(e *Env, s []uint64) {
	if s[1] != 0 {
		switch string(e.cstring(s[1])) {
		case "", "C", "POSIX":
		default:
			s[0] = 0
			return
		}
	}
	s[0] = e.staticString("locale", "C")
}
