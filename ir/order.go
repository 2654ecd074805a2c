package ir

// An Order says how an operation orders the accesses of its thread with those of other threads of the host or of the device.
type Order uint8

const (
	// Acquire: the thread sees from here on what other threads wrote before they released it.
	Acquire Order = 1 << iota
	// Release: other threads may see from here on what the thread wrote.
	Release
	// Team restricts Acquire and Release to the threads that share the innermost operation around that is a Fork.
	Team
	// Fork: other threads may run what is inside, beside the code that follows too unless the operation is also a Join.
	Fork
	// Join: all threads that run what is inside have ended it when the operation ends.
	Join
)

// Orders is the interface of operations that order memory. What the operations inside do is theirs.
type Orders interface{ Order(o *Op) Order }

// OrderOf is how o orders memory, 0 if it does not.
func OrderOf(o *Op) Order {
	if x, ok := As[Orders](o); ok {
		return x.Order(o)
	}
	return 0
}

// FixedOrder is the Orders of operations that always order memory in one way.
type FixedOrder Order

// Order implements Orders.
func (f FixedOrder) Order(*Op) Order { return Order(f) }

// OrderUnlessNowait is the order at the end of operations that a unit attribute nowait frees of it.
type OrderUnlessNowait Order

// Order implements Orders.
func (f OrderUnlessNowait) Order(o *Op) Order {
	if o.Attr("nowait") != nil {
		return 0
	}
	return Order(f)
}
