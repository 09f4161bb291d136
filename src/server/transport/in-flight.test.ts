import { expect, test } from 'vitest'
import { inFlight } from './in-flight.ts'

test('closing waits for what runs, also for what fails and for what began meanwhile', async () => {
  const { counted, settled } = inFlight()
  const ended: string[] = []
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = counted(async (name: string, gate: number) => {
    await gates[gate]?.promise
    ended.push(name)
    if (name === 'fails') throw new Error('failed')
  })
  const first = work('fails', 0)
  const close = settled().then(() => ended.push('closed'))
  const second = work('late', 1)
  gates[0]?.resolve()
  await expect(first).rejects.toThrow('failed')
  expect(ended).toEqual(['fails'])
  gates[1]?.resolve()
  await second
  await close
  expect(ended).toEqual(['fails', 'late', 'closed'])
})
