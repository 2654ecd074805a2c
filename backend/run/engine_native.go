//go:build !js

package run

func windowsOf(*Image, Options) (none windows) { return none }

func (p *process) newEngine() { p.engine = wazeroOf(p) }
