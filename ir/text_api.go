package ir

// Parser reads MLIR text. It is also what dialects' types, attributes and custom formats read with.
type Parser struct{}

// Printer writes MLIR text.
type Printer struct{}

type format struct{}
