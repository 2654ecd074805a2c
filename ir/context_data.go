package ir

// Data is what a dialect keeps for each context, such as names of types that
// mean different things in different programs. mk makes it on first use.
func (c *Context) Data(key any, mk func() any) any {
	c.dataMu.Lock()
	defer c.dataMu.Unlock()
	if d, ok := c.data[key]; ok {
		return d
	}
	if c.data == nil {
		c.data = map[any]any{}
	}
	d := mk()
	c.data[key] = d
	return d
}
