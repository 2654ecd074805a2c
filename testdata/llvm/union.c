// not yet handled: a union or a vector that is passed by value
union number { double d; long l; };
double of(union number n)
{
  return n.d;
}
