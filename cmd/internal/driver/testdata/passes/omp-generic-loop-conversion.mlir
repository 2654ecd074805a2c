// Loops without a binding take that of the construct around them; a loop of teams uses all threads where its body needs none of them for itself.
omp.private {type = private} @p : i32
omp.declare_reduction @r : i32 init {
^bb0(%0: i32):
  omp.yield(%0 : i32)
} combiner {
^bb0(%0: i32, %1: i32):
  omp.yield(%0 : i32)
}
func.func private @omp_api()
func.func private @omp_get_thread_num() -> i32
func.func private @omp_get_thread_num_() -> i32
func.func private @foo()
func.func @standalone(%c: i32, %x: !fir.ref<i32>) {
  omp.loop private(@p %x -> %px : !fir.ref<i32>) {
    omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
      fir.store %i to %px : !fir.ref<i32>
      omp.yield }
  }
  omp.loop bind(parallel)  private(@p %x -> %px : !fir.ref<i32>) reduction(@r %x -> %rx: !fir.ref<i32>) {
    omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
      fir.store %i to %px : !fir.ref<i32>
      fir.store %i to %rx : !fir.ref<i32>
      omp.yield }
  }
  omp.loop bind(thread) private(@p %x -> %px : !fir.ref<i32>) reduction(byref @r %x -> %rx: !fir.ref<i32>) {
    omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
      fir.store %i to %px : !fir.ref<i32>
      omp.yield }
  }
  omp.parallel {
    omp.loop private(@p %x -> %px : !fir.ref<i32>) {
      omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
        fir.store %i to %px : !fir.ref<i32>
        omp.yield }
    }
    omp.terminator
  }
  omp.parallel {
    %z = arith.constant 1 : i32
    omp.loop bind(thread) private(@p %x -> %px : !fir.ref<i32>) {
      omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
        fir.store %i to %px : !fir.ref<i32>
        omp.yield }
    }
    omp.terminator
  }
  omp.teams {
    omp.loop bind(teams)  private(@p %x -> %px : !fir.ref<i32>) {
      omp.loop_nest (%i, %j) : i32 = (%c, %c) to (%c, %c) inclusive step (%c, %c) collapse(2) { 
        fir.store %i to %px : !fir.ref<i32>
        omp.yield }
    }
    omp.terminator
  }
  omp.teams {
    omp.loop {
      omp.loop_nest (%i, %j) : i32 = (%c, %c) to (%c, %c) inclusive step (%c, %c) collapse(2) { 
        fir.call @foo() : () -> ()
        omp.yield }
    }
    omp.terminator
  }
  omp.teams {
    omp.loop {
      omp.loop_nest (%i, %j) : i32 = (%c, %c) to (%c, %c) inclusive step (%c, %c) collapse(2) { 
        %t1 = fir.call @omp_get_thread_num_() : () -> (i32)
        omp.loop bind(parallel) {
          omp.loop_nest (%k) : i32 = (%c) to (%c) inclusive step (%c) { 
             omp.yield }
          }
        omp.yield }
    }
    omp.terminator
  }
  omp.teams {
    omp.loop {
      omp.loop_nest (%i, %j) : i32 = (%c, %c) to (%c, %c) inclusive step (%c, %c) collapse(2) { 
        %t1 = fir.call @omp_get_thread_num_() : () -> (i32)
        omp.loop  {
          omp.loop_nest (%k) : i32 = (%c) to (%c) inclusive step (%c) { 
             omp.yield }
          }
        omp.loop bind(thread) {
          omp.loop_nest (%k) : i32 = (%c) to (%c) inclusive step (%c) { 
             omp.yield }
          }
        omp.yield }
    }
    omp.terminator
  }
  return
}
func.func @b(%c: i32, %x: !fir.ref<i32>, %cond: i1) {
  omp.teams {
    fir.if %cond {
    omp.loop bind(teams) {
      omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
        omp.yield }
    }
    }
    omp.terminator
  }
  omp.loop bind(teams) private(@p %x -> %px : !fir.ref<i32>) {
      omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
        fir.store %i to %px : !fir.ref<i32>
        omp.yield }
  }
  omp.loop bind(teams) {
      omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
        fir.call @foo() : () -> ()
        omp.yield }
  }
  return
}
omp.private {type = private} @p2 : i32
func.func @reduce0(%c: i32, %q: i1, %x: !fir.ref<i32>, %z: !fir.ref<i32>, %w: !fir.ref<i32>) {
 omp.teams private(@p2 %w -> %w2 : !fir.ref<i32>)  {
 omp.loop private(@p %x -> %px : !fir.ref<i32>) reduction(byref @r %x -> %y2, @r %z -> %z2 : !fir.ref<i32>, !fir.ref<i32>) { omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
 fir.store %c to %y2 : !fir.ref<i32> 
 fir.store %c to %z2 : !fir.ref<i32>
 omp.yield } }

 omp.terminator}
 return
}
func.func @reduce1(%c: i32, %q: i1, %x: !fir.ref<i32>, %z: !fir.ref<i32>, %w: !fir.ref<i32>) {
 omp.teams private(@p2 %w -> %w2 : !fir.ref<i32>)  {
 omp.loop private(@p %x -> %px : !fir.ref<i32>) reduction(byref @r %x -> %y2, @r %z -> %z2 : !fir.ref<i32>, !fir.ref<i32>) { omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
 fir.store %c to %y2 : !fir.ref<i32> 
 fir.store %c to %z2 : !fir.ref<i32>
fir.call @foo() : () -> ()
 omp.yield } }

 omp.terminator}
 return
}
func.func @reduce2(%c: i32, %q: i1, %x: !fir.ref<i32>, %z: !fir.ref<i32>, %w: !fir.ref<i32>) {
 omp.teams private(@p2 %w -> %w2 : !fir.ref<i32>) reduction(@r %x -> %y : !fir.ref<i32>) {
 omp.loop private(@p %x -> %px : !fir.ref<i32>) reduction(byref @r %x -> %y2, @r %z -> %z2 : !fir.ref<i32>, !fir.ref<i32>) { omp.loop_nest (%i) : i32 = (%c) to (%c) inclusive step (%c) { 
 fir.store %c to %y2 : !fir.ref<i32> 
 fir.store %c to %z2 : !fir.ref<i32>
 omp.yield } }

 omp.terminator}
 return
}
