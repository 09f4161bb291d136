// Types a message's placeholders from its text, so that a missing or misspelled value at a call
// doesn't compile.

type TrimStart<M extends string> = M extends ` ${infer Rest}` ? TrimStart<Rest> : M

/** Depth has one element per open case. */
type ReadText<
  M extends string,
  Found,
  Depth extends unknown[],
> = M extends `${infer Head}}${infer Tail}`
  ? Head extends `${string}{${infer Inside}`
    ? ReadArgument<`${Inside}}${Tail}`, Found, Depth>
    : Depth extends [unknown, ...infer Outer]
      ? ReadCases<Tail, Found, Outer>
      : Found
  : Found

type ReadArgument<
  M extends string,
  Found,
  Depth extends unknown[],
> = M extends `${infer Head}}${infer Tail}`
  ? Head extends `${infer Name},${infer Rest}`
    ? TrimStart<Rest> extends `number`
      ? ReadText<Tail, Found & Record<Name, number>, Depth>
      : M extends `${string},${infer Kind},${infer Cases}`
        ? ReadCases<Cases, Found & Record<Name, ValueOf<TrimStart<Kind>>>, Depth>
        : never
    : ReadText<Tail, Found & Record<Head, string | number>, Depth>
  : never

type ReadCases<M extends string, Found, Depth extends unknown[]> =
  TrimStart<M> extends `}${infer Rest}`
    ? ReadText<Rest, Found, Depth>
    : M extends `${string}{${infer Rest}`
      ? ReadText<Rest, Found, [unknown, ...Depth]>
      : never

type ValueOf<Kind extends string> = Kind extends 'select' ? string | boolean | number : number

type Flat<T> = { readonly [K in keyof T]: T[K] }

/** 'Hi {name}, {n, plural, one {# day} other {# days}}' → { name: string | number; n: number }. */
export type Placeholders<M extends string> = Flat<ReadText<M, unknown, []>>
