import { expect, test } from 'vitest'
import { openCourt, watching } from '#test/support/live-court.ts'

test('deflated frames and the texts between them are read in their order', async () => {
  const court = await openCourt()
  const { states, data } = watching(court.connection(), 'events-list', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  const rows = Array.from({ length: 2_000 }, (_, n) => `row ${n}`)
  const answers = [rows, ['small'], rows.toReversed(), ['last']]
  for (const [at, answer] of answers.entries()) {
    const frame = { type: 'snapshot', key: 'k', version: at + 1, data: answer }
    if (answer.length > 1) court.sayPacked(frame)
    else court.say(frame)
  }
  await expect.poll(() => data()).toEqual(['last'])
  expect(states.map((state) => state.data)).toEqual(answers)
})

test('a frame that cannot be inflated is ignored', async () => {
  const court = await openCourt()
  const { data } = watching(court.connection(), 'events-list', {})
  const { id } = await court.heard('subscribe')
  court.sockets[0]?.send(Buffer.from('no zlib'))
  court.say({ type: 'subscribed', id, key: 'k' })
  court.sayPacked({ type: 'snapshot', key: 'k', version: 1, data: 'there' })
  await expect.poll(() => data()).toBe('there')
})
