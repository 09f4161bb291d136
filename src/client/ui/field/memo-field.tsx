// Memoizes fields. A form holds its draft in one place, so without this every tap would render all
// of its fields, which is most of the work on a slow phone.
import { memo, useInsertionEffect, useState, type ComponentType, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

/**
 * Rerenders `field` only when a value, text or option changes. Handlers (`on…`) may be new each
 * time: the newest is called.
 */
export function memoField<Field extends (props: never) => ReactNode>(field: Field): Field {
  const Drawn = memo(field as unknown as ComponentType<Props>, isSame)
  const Kept = (props: Props) => {
    const [newest] = useState(createNewest)
    // Before all other effects, because an effect of the field may call a handler.
    useInsertionEffect(() => newest.take(props))
    return <Drawn {...props} {...newest.handlersFor(props)} />
  }
  return Kept as unknown as Field
}

function createNewest() {
  let props: Props = {}
  const kept = new Map<string, unknown>()
  const keep = (name: string): unknown => {
    const handler =
      kept.get(name) ??
      ((...given: unknown[]) => {
        const called = props[name]
        return typeof called === 'function' ? (called(...given) as unknown) : undefined
      })
    kept.set(name, handler)
    return handler
  }
  return {
    take: (next: Props): void => {
      props = next
    },
    handlersFor: (next: Props): Props =>
      Object.fromEntries(
        Object.entries(next).flatMap(([name, value]) =>
          typeof value === 'function' && /^on[A-Z]/.test(name) ? [[name, keep(name)]] : [],
        ),
      ),
  }
}

const isSame = (before: object, after: object): boolean =>
  hasSameItems(before, after, (one, other) => isSameOptions(one, other))

const isSameOptions = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  hasSameItems(
    one,
    other,
    (option, another) => isPlain(option) && isPlain(another) && hasSameItems(option, another),
  )

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function hasSameItems(
  before: object,
  after: object,
  isAlike: (one: unknown, other: unknown) => boolean = () => false,
): boolean {
  const items = Object.entries(before)
  return (
    items.length === Object.keys(after).length &&
    items.every(([name, value]) => {
      const other = (after as Props)[name]
      return Object.is(value, other) || isAlike(value, other)
    })
  )
}
