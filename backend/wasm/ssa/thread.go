package ssa

// ThreadJumps leads a way into a block that does nothing but decide by a phi past it, where the phi is a constant on that way:
// the blocks of a && b, where a is false. The header of a loop stays the only way in: past it, a way might enter a cycle in the middle.
func (f *Func) ThreadJumps() {
	var headers map[*Block]bool
	for _, j := range f.Blocks {
		if j.Kind != If || len(j.Values) != 1 {
			continue
		}
		phi := j.Values[0]
		if phi.Op != Phi || phi != j.Control || phi.Uses != 1 {
			continue
		}
		for i := 0; i < len(j.Preds) && len(j.Preds) > 1; {
			c, isConst := phi.Args[i].IsConst()
			if !isConst {
				i++
				continue
			}
			way := 0
			if c == 0 {
				way = 1
			}
			if headers == nil {
				headers = f.headers()
			}
			to, from := j.Succs[way], j.Preds[i]
			if to.Block == j || headers[j] {
				i++
				continue
			}
			var args []*Value
			for _, p := range to.Block.Phis() {
				args = append(args, p.Args[to.Index])
			}
			from.Block.Redirect(from.Index, to.Block) // takes the i-th predecessor of j away
			for k, p := range to.Block.Phis() {
				p.Args = append(p.Args, args[k])
				args[k].Uses++
			}
		}
	}
}

// headers are the headers of the loops.
func (f *Func) headers() map[*Block]bool {
	out := map[*Block]bool{}
	_, loops := f.forest()
	for _, l := range loops {
		out[l.Header] = true
	}
	return out
}
