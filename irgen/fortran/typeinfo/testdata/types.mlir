module attributes {fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = ""} {
  fir.type_info @_QMshapesTshape abstract nodestroy nofinal : !fir.type<_QMshapesTshape{id:i32,corners:!fir.array<4xf32>}> dispatch_table {
    fir.dt_entry "area", @_QParea_of deferred
    fir.dt_entry "name", @_QMshapesPshape_name
  } component_info {
    fir.dt_component "id" init @_QMshapesTshape.id
    fir.dt_component "corners" lbs [0]
  }
  func.func private @_QMshapesPshape_name(!fir.ref<!fir.char<1,5>>, index, !fir.class<!fir.type<_QMshapesTshape{id:i32,corners:!fir.array<4xf32>}>>) -> !fir.boxchar<1>
  func.func private @_QMshapesPrelease(!fir.ref<!fir.type<_QMshapesTsquare{shape:!fir.type<_QMshapesTshape{id:i32,corners:!fir.array<4xf32>}>,side:!fir.box<!fir.heap<f32>>}>>)
  func.func private @_QMshapesPrelease_all(!fir.box<!fir.array<?x!fir.type<_QMshapesTsquare{shape:!fir.type<_QMshapesTshape{id:i32,corners:!fir.array<4xf32>}>,side:!fir.box<!fir.heap<f32>>}>>>)
  func.func private @_QMshapesPwrite_square(!fir.class<!fir.type<_QMshapesTsquare{shape:!fir.type<_QMshapesTshape{id:i32,corners:!fir.array<4xf32>}>,side:!fir.box<!fir.heap<f32>>}>>, !fir.ref<i32>, !fir.boxchar<1>, !fir.box<!fir.array<?xi32>>, !fir.ref<i32>, !fir.boxchar<1>)
  fir.type_info @_QMshapesTsquare extends !fir.type<_QMshapesTshape{id:i32,corners:!fir.array<4xf32>}> {fir.finals = [[@_QMshapesPrelease, 0], [@_QMshapesPrelease_all, 1]], fir.transfers = [[@_QMshapesPwrite_square, 2]]} : !fir.type<_QMshapesTsquare{shape:!fir.type<_QMshapesTshape{id:i32,corners:!fir.array<4xf32>}>,side:!fir.box<!fir.heap<f32>>}> dispatch_table {
    fir.dt_entry "area", @_QMshapesPsquare_area
    fir.dt_entry "name", @_QMshapesPshape_name
    fir.dt_entry "write_square", @_QMshapesPwrite_square
  }
  func.func private @_QMshapesPsquare_area(!fir.class<!fir.type<_QMshapesTsquare{shape:!fir.type<_QMshapesTshape{id:i32,corners:!fir.array<4xf32>}>,side:!fir.box<!fir.heap<f32>>}>>) -> f32
  fir.type_info @_QMshapesTvector nofinal {fir.automatic = ["v"], fir.lengths = ["n"]} : !fir.type<_QMshapesTvector{n:i32,v:!fir.box<!fir.heap<!fir.array<?xf32>>>,owner:!fir.box<!fir.ptr<!fir.type<_QMshapesTsquare{shape:!fir.type<_QMshapesTshape{id:i32,corners:!fir.array<4xf32>}>,side:!fir.box<!fir.heap<f32>>}>>>}> component_info {
    fir.dt_component "owner"
  }
}
