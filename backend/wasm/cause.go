package wasm

// Cause is why a program was stopped.
type Cause int64

// The causes. Those after Overflow are unreachable instructions to the engine.
const (
	Unknown       Cause = iota
	BadAccess           // outside of the memory
	DivideByZero        // of integers
	Overflow            // the smallest integer divided by -1
	NoFunction          // a call through a pointer that designates no function
	BadCall             // a call through a pointer to a function of another type
	Misaligned          // an atomic access
	CallDepth           // too many nested calls
	StackOverflow       // no room for the variables of a function
	Unreached           // the program says that it cannot come here
	Disagreement        // a call cannot be that of the function
)

var causeTexts = [...]string{
	Unknown:       "unknown",
	BadAccess:     "access outside of the memory",
	DivideByZero:  "integer division by zero",
	Overflow:      "integer overflow in a division",
	NoFunction:    "call through a pointer that designates no function: a null pointer, or one that was never set",
	BadCall:       "call of something that is not a function of the type",
	Misaligned:    "atomic access to an address that is not aligned",
	CallDepth:     "too many nested calls",
	StackOverflow: "stack overflow",
	Unreached:     "a place that the program says is never reached",
	Disagreement:  "a call without an argument that the function takes, or for a result that it does not have",
}

// String describes the cause.
func (c Cause) String() string { return causeTexts[c] }
