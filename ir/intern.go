package ir

import (
	"encoding/binary"
	"hash/maphash"
	"sync"
	"sync/atomic"
)

// An Interner keeps one value for each key, for all goroutines. Types and
// attributes go through one, so that equality is pointer equality.
type Interner[K comparable, V any] struct {
	shards [32]struct {
		sync.RWMutex
		m map[K]V
	}
}

var internSeed = maphash.MakeSeed()

// Get returns the value of key, made by mk on first use. mk may run more than
// once under contention; one result wins.
func (in *Interner[K, V]) Get(key K, mk func() V) V {
	s := &in.shards[maphash.Comparable(internSeed, key)%uint64(len(in.shards))]
	s.RLock()
	v, ok := s.m[key]
	s.RUnlock()
	if ok {
		return v
	}
	made := mk()
	s.Lock()
	defer s.Unlock()
	if v, ok := s.m[key]; ok {
		return v
	}
	if s.m == nil {
		s.m = map[K]V{}
	}
	s.m[key] = made
	return made
}

// byteInterner is an Interner whose keys are built as bytes: finding what exists copies nothing.
type byteInterner[V any] struct {
	shards [32]struct {
		sync.RWMutex
		m map[string]V
	}
}

func (in *byteInterner[V]) find(key Key) (V, bool) {
	s := &in.shards[maphash.Bytes(internSeed, key)%uint64(len(in.shards))]
	s.RLock()
	v, ok := s.m[string(key)]
	s.RUnlock()
	return v, ok
}

// add puts a value in, unless another one came first, which is returned.
func (in *byteInterner[V]) add(key Key, made V) V {
	s := &in.shards[maphash.Bytes(internSeed, key)%uint64(len(in.shards))]
	s.Lock()
	defer s.Unlock()
	if v, ok := s.m[string(key)]; ok {
		return v
	}
	if s.m == nil {
		s.m = map[string]V{}
	}
	s.m[string(key)] = made
	return made
}

var lastID atomic.Uint32

func nextID() uint32 { return lastID.Add(1) }

// Key packs the identities of types and attributes into a comparable string,
// for interning composites.
type Key []byte

// NewKey starts a key with the kind of thing it is for; short ones need no memory of their own.
func NewKey(kind string) Key { return append(make(Key, 0, 120), kind...) }

// Num adds a number.
func (k Key) Num(n int64) Key { return binary.LittleEndian.AppendUint64(k, uint64(n)) }

// Type adds a type; nil is allowed.
func (k Key) Type(t Type) Key {
	if t == nil {
		return append(k, 0, 0, 0, 0)
	}
	return k.id(t.typeID())
}

// Types adds a list of types.
func (k Key) Types(ts []Type) Key {
	k = k.Num(int64(len(ts)))
	for _, t := range ts {
		k = k.Type(t)
	}
	return k
}

// Attr adds an attribute; nil is allowed.
func (k Key) Attr(a Attribute) Key {
	if a == nil {
		return append(k, 0, 0, 0, 0)
	}
	return k.id(a.attrID())
}

// Text adds a string.
func (k Key) Text(s string) Key { return append(k.Num(int64(len(s))), s...) }

func (k Key) id(n uint32) Key {
	return append(k, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
}
