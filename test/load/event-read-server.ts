// The real server, which asks its database without names when UNNAMED is set: what named statements
// are compared with.
import { Client } from 'pg'

if (process.env['UNNAMED'] !== undefined) {
  const query = Reflect.get(Client.prototype, 'query') as (...asked: unknown[]) => unknown
  Reflect.set(Client.prototype, 'query', function ask(this: Client, ...asked: unknown[]) {
    const [first] = asked
    const isNamed = typeof first === 'object' && first !== null && 'name' in first
    const { text, values } = first as { text: string; values: unknown[] }
    return Reflect.apply(query, this, isNamed ? [text, values] : asked)
  })
}
await import('../../src/server/main.ts')
