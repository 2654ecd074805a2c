package irgen

// Attributes that keep what the acc dialect of LLVM 22 has no place for, so that a directive can be written
// back as it was. They are discardable: tools that do not know them leave them alone.
const (
	// Named marks an acc.routine whose directive names its function: routine(f).
	Named = "accc.named"
	// ForceCollapse marks an acc.loop with collapse(force: n) (OpenACC 3.3 §2.9.1).
	ForceCollapse = "accc.collapse_force"
	// Bare marks an acc.loop that no directive asked for.
	Bare = "accc.bare"
	// Final marks the store of the value that the variable of such a loop has behind it.
	Final = "accc.final"
)
