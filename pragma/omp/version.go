package omp

// releases are the values of _OPENMP, by version.
var releases = map[int]int{45: 201511, 50: 201811, 51: 202011, 52: 202111, 60: 202411}

// Default is the version that programs are read as where they ask for none: the one that all of is known.
const Default = 52

// Release is the value of the macro _OPENMP for a version times ten; 0 means Default.
func Release(version int) int {
	if r, ok := releases[version]; ok {
		return r
	}
	return releases[Default]
}
