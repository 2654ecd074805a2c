package driver

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

// Release is the version of accc. The linker sets it for packages.
var Release = "0.1.0"

// Version is the release with the commit it was built from, where known.
func Version() string {
	v := Release
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" && len(s.Value) >= 12 {
				v += "+" + s.Value[:12]
			}
		}
	}
	return fmt.Sprintf("%s (%s, %s/%s)", v, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
