package driver

import (
	"os"
	"runtime"
	"slices"

	"accc/backend/device"
	"accc/backend/icv"
)

// A Variable is an environment variable that accc, or a program under accc run, reads.
type Variable struct {
	Name    string
	Takes   string // its values
	Doc     string
	Default string // "" where there is none
	Spec    string // the section that defines it, "" for accc's own
	// Processors: the default is the number of this machine's processors.
	Processors bool
}

// Variables are the environment variables that mean something: accc's own, OpenACC's and OpenMP's.
func Variables() []Variable {
	list := []Variable{
		{Name: "ACCC_CC", Takes: "a command", Doc: "the C compiler that accc drives", Default: "cc"},
		{Name: "ACCC_FC", Takes: "a command", Doc: "the Fortran compiler that accc drives", Default: "gfortran"},
		{Name: "ACCC_RUN_FLAGS", Takes: "flags of accc run, with spaces between them", Doc: "what executables of --target=wasm are run with"},
		{Name: "ACCC_TRACE", Takes: "anything", Doc: "an internal error shows its stack"},
		{Name: "NO_COLOR", Takes: "anything", Doc: "diagnostics have no colours, unless --color asks for them"},
		{Name: "ACC_DEVICE_TYPE", Takes: "nvidia, host, not_host or default", Doc: "the type of the device that programs use", Default: "default", Spec: "OpenACC 3.3 §4.1"},
		{Name: "ACC_DEVICE_NUM", Takes: "a number of 0 or more", Doc: "the number of the device that programs use", Default: "0", Spec: "OpenACC 3.3 §4.2"},
		{Name: "ACC_PROFLIB", Takes: "nothing", Doc: "a profiling library; native code cannot be loaded: a warning says so", Spec: "OpenACC 3.3 §5.3.3"},
	}
	initial, _ := icv.Read(func(string) (string, bool) { return "", false }, icv.Host, runtime.NumCPU())
	values := initial.Values()
	more, _ := icv.Read(func(string) (string, bool) { return "", false }, icv.Host, runtime.NumCPU()+1)
	other := more.Values()
	for _, v := range icv.Variables() {
		row := Variable{Name: v.Name, Takes: v.Takes, Doc: v.Doc, Spec: "OpenMP 5.2 chapter 21"}
		if v.PerDevice {
			row.Doc += "; " + v.Name + "_DEV_n and _DEV set it for devices, _ALL for the host and all devices"
		}
		if at := slices.IndexFunc(values, func(x icv.Value) bool { return x.Name == v.Name }); at >= 0 {
			row.Default = values[at].Text
			row.Processors = other[at].Text != row.Default
		}
		list = append(list, row)
	}
	return list
}

// EnvironmentWarnings tells which variables of OpenACC and OpenMP in the environment have values that they cannot have.
func EnvironmentWarnings() []string {
	_, warnings := icv.Read(os.LookupEnv, icv.Host, runtime.NumCPU())
	if _, _, err := device.ReadEnvironment(os.LookupEnv); err != nil {
		warnings = append(warnings, err.Error())
	}
	return warnings
}
