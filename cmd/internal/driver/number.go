package driver

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

// A Number is a flag whose value is a number in a range.
type Number struct {
	at       *int
	min, max int
}

// NumberFlag makes a flag of a number from min to max, stored at p.
func NumberFlag(p *int, value, min, max int) *Number {
	*p = value
	return &Number{p, min, max}
}

// String implements pflag.Value; 0 is a default that the help text names.
func (n *Number) String() string {
	if n.at == nil || *n.at == 0 {
		return ""
	}
	return strconv.Itoa(*n.at)
}

// Type implements pflag.Value.
func (n *Number) Type() string { return "number" }

// Set implements pflag.Value.
func (n *Number) Set(text string) error {
	v, err := strconv.Atoi(text)
	if err != nil || v < n.min || v > n.max {
		return fmt.Errorf("expected a number from %d to %d", n.min, n.max)
	}
	*n.at = v
	return nil
}

// A Size is a flag whose value is a number of bytes: 67108864, 64M.
type Size struct {
	at       *int64
	min, max int64
}

// SizeFlag makes a flag of a number of bytes from min to max, stored at p.
func SizeFlag(p *int64, min, max int64) *Size { return &Size{p, min, max} }

// String implements pflag.Value.
func (n *Size) String() string {
	if n.at == nil || *n.at == 0 {
		return ""
	}
	return strconv.FormatInt(*n.at, 10)
}

// Type implements pflag.Value.
func (n *Size) Type() string { return "size" }

// Min is the smallest number of bytes that the flag takes.
func (n *Size) Min() int64 { return n.min }

// sizeUnits are the letters after a number of bytes.
var sizeUnits = map[byte]int64{'K': 1 << 10, 'M': 1 << 20, 'G': 1 << 30}

// Set implements pflag.Value.
func (n *Size) Set(text string) error {
	digits, unit := strings.ToUpper(text), int64(1)
	if len(digits) > 0 {
		if u, ok := sizeUnits[digits[len(digits)-1]]; ok {
			digits, unit = digits[:len(digits)-1], u
		}
	}
	v, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || v > math.MaxInt64/unit || v*unit < n.min || v*unit > n.max {
		return fmt.Errorf("expected a number of bytes from %d to %d, or one of K, M or G", n.min, n.max)
	}
	*n.at = v * unit
	return nil
}

// A Duration is a flag whose value is a time: 90, in seconds, 1.5s, 2m.
type Duration struct{ at *time.Duration }

// DurationFlag makes a flag of a time above 0, stored at p.
func DurationFlag(p *time.Duration) *Duration { return &Duration{p} }

// String implements pflag.Value.
func (d *Duration) String() string {
	if d.at == nil || *d.at == 0 {
		return ""
	}
	return d.at.String()
}

// Type implements pflag.Value.
func (d *Duration) Type() string { return "duration" }

// Set implements pflag.Value.
func (d *Duration) Set(text string) error {
	v, err := time.ParseDuration(text)
	if err != nil {
		v, err = time.ParseDuration(text + "s")
	}
	if err != nil || v <= 0 {
		return fmt.Errorf("expected a time above 0, such as 90, 1.5s or 2m")
	}
	*d.at = v
	return nil
}
