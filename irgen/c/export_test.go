package c

// Beside lets functions be lowered beside each other however few they are, until the function that it returns is called.
func Beside() (end func()) {
	from, run := besideFrom, besideRun
	besideFrom, besideRun = 1, 1
	return func() { besideFrom, besideRun = from, run }
}
