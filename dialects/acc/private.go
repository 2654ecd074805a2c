package acc

// Attributes of accc for what the acc dialect of LLVM 22 cannot express. They are discardable: tools that do not know
// them keep them.
const (
	// AttrNamed marks an acc.routine whose directive names its function: routine(f).
	AttrNamed = "accc.named"
	// AttrForceCollapse lists the device types for which an acc.loop has collapse(force: n) (OpenACC 3.3 §2.9.1).
	AttrForceCollapse = "accc.collapse_force"
	// AttrShortloop lists the device types for which an acc.loop has shortloop.
	AttrShortloop = "accc.shortloop"
	// AttrBare marks an acc.loop that no directive asked for.
	AttrBare = "accc.bare"
	// AttrConcurrent marks an acc.loop that is do concurrent in Fortran.
	AttrConcurrent = "accc.concurrent"
	// AttrFinal marks the store of the value that the variable of such a loop has after it.
	AttrFinal = "accc.final"
	// AttrUnsigned says which loops of an acc.loop compare their bounds without sign: the dialect compares by sign.
	AttrUnsigned = "accc.unsigned"
)
