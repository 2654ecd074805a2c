package acctooffload

import (
	"accc/dialects/acc"
	"accc/dialects/conversion/build"
	"accc/dialects/offload"
	"accc/ir"
)

// standalone are the directives that have no data clauses.
var standalone map[*ir.OpDef]func(h *hostFunction, o *ir.Op, s *setting)

func init() {
	standalone = map[*ir.OpDef]func(h *hostFunction, o *ir.Op, s *setting){
		acc.Wait: func(h *hostFunction, o *ir.Op, s *setting) {
			p := acc.WaitOf(target, o)
			h.wait(build.Before(o), o, s, p.Values, p.Number)
			o.Erase()
		},
		acc.Init:     func(h *hostFunction, o *ir.Op, s *setting) { h.initShutdown(offload.Init, o, s) },
		acc.Shutdown: func(h *hostFunction, o *ir.Op, s *setting) { h.initShutdown(offload.Shutdown, o, s) },
		acc.Set:      (*hostFunction).set,
	}
}

func (h *hostFunction) initShutdown(def *ir.OpDef, o *ir.Op, s *setting) {
	e := build.Before(o)
	var number *ir.Value
	if v := acc.SlotDeviceNum.Operand(o); v != nil {
		number = e.Cast(v, ir.I32())
	}
	start := func(deviceType ir.Attribute) {
		d := s.draft(e, def)
		d.Add("number", number)
		d.Set("device_type", deviceType)
		d.Insert(e.Builder, o.Loc)
	}
	list := acc.DeviceTypesOf(o.Attr("device_types"))
	if len(list) == 0 {
		start(nil)
	}
	for _, t := range list {
		start(ir.Integer(ir.I32(), typeNumbers[t]))
	}
	o.Erase()
}

// typeNumbers are the values of acc_device_t in openacc.h.
var typeNumbers = map[acc.DeviceType]int64{
	acc.DeviceNone: 1, acc.DeviceStar: 1, acc.DeviceDefault: 1, acc.DeviceHost: 2, acc.DeviceMulticore: 2, acc.DeviceNvidia: 5, acc.DeviceRadeon: 8,
}

func (h *hostFunction) set(o *ir.Op, s *setting) {
	e := build.Before(o)
	set := func(what int64, v *ir.Value) {
		d := s.draft(e, offload.Set)
		d.Add("value", v)
		d.Set("setting", offload.SettingEnum.Attr(what))
		d.Insert(e.Builder, o.Loc)
	}
	if v, ok := acc.DeviceTypeEnum.Of(o.Attr("device_type")); ok {
		set(offload.SetType, e.I64(typeNumbers[acc.DeviceType(v)]))
	}
	if v := acc.SlotDeviceNum.Operand(o); v != nil {
		set(offload.SetDevice, e.Cast(v, ir.I64()))
	}
	if v := acc.SlotDefaultAsync.Operand(o); v != nil {
		set(offload.SetQueue, e.Cast(v, ir.I64()))
	}
	o.Erase()
}
