package driver

import (
	"os"
	"runtime"
	"slices"

	"accc/backend/icv"
)

// A Variable is an environment variable that accc, or a program under accc run, reads.
type Variable struct {
	Name    string
	Takes   string // its values
	Doc     string
	Default string // "" where there is none
	Spec    string // the section that defines it, "" for accc's own
}

// Variables are the environment variables that mean something: accc's own, OpenACC's and OpenMP's.
func Variables() []Variable {
	list := []Variable{
		{"ACCC_CC", "a command", "the C compiler that accc drives", "cc", ""},
		{"ACCC_FC", "a command", "the Fortran compiler that accc drives", "gfortran", ""},
		{"ACCC_RUN_FLAGS", "flags of accc run, with spaces between them", "what executables of --target=wasm are run with", "", ""},
		{"ACCC_TRACE", "anything", "an internal error shows its stack", "", ""},
		{"NO_COLOR", "anything", "diagnostics have no colours, unless --color asks for them", "", ""},
		{"ACC_DEVICE_TYPE", "nvidia, host, not_host or default", "the type of the device that programs use", "default", "OpenACC 3.3 §4.1"},
		{"ACC_DEVICE_NUM", "a number of 0 or more", "the number of the device that programs use", "0", "OpenACC 3.3 §4.2"},
		{"ACC_PROFLIB", "nothing", "a profiling library; native code cannot be loaded, so that a program ends with an error", "", "OpenACC 3.3 §5.3.3"},
	}
	initial, _ := icv.Read(func(string) (string, bool) { return "", false }, icv.Host, runtime.NumCPU())
	values := initial.Values()
	for _, v := range icv.Variables() {
		row := Variable{Name: v.Name, Takes: v.Takes, Doc: v.Doc, Spec: "OpenMP 5.2 chapter 21"}
		if v.PerDevice {
			row.Doc += "; " + v.Name + "_DEV_n and _DEV set it for devices, _ALL for the host and all devices"
		}
		if at := slices.IndexFunc(values, func(x icv.Value) bool { return x.Name == v.Name }); at >= 0 {
			row.Default = values[at].Text
		}
		list = append(list, row)
	}
	return list
}

// EnvironmentWarnings tells which variables of OpenMP in the environment have values that they cannot have.
func EnvironmentWarnings() []string {
	_, warnings := icv.Read(os.LookupEnv, icv.Host, runtime.NumCPU())
	return warnings
}
