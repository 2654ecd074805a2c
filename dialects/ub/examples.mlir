// ub.poison
%0 = ub.poison : i32

// ub.unreachable
ub.unreachable
