package frontend

// PointerExtent is the length of the dimension of a pointer, of which its declaration says nothing.
const PointerExtent = -2

// An Extent is the length of a dimension of an array as the declaration of the array spells it.
type Extent struct {
	// Text is the expression in the user's words, uses of macros among them; "" if it has none, for the reason Why.
	Text, Why string
	// Atom: the text is a single word, which needs no parentheses as an operand.
	Atom bool
	// Length is the value, -1 if it is known only while the program runs, PointerExtent where there is none.
	Length int64
	// Holds returns why the text means something else where a directive stands: a name or a macro in it is another one there. It is "" where
	// the text means the same.
	Holds func(*Construct) (why string)
}
