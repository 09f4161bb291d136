import { expect, test } from 'vitest'
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { notShown, listOutgoing } from './outgoing.ts'

const item = (changes: Partial<OutboxItem>): OutboxItem => ({
  key: 'k',
  name: 'messages-send',
  input: { messageId: 'm1', toId: 'ben', message: 'Hi' },
  about: 'Ben',
  at: 0,
  state: 'waiting',
  refusal: null,
  ...changes,
})

test('only sound messages of the outbox are outgoing', () => {
  const outgoing = listOutgoing([
    item({}),
    item({ name: 'events-signUp' }),
    item({ input: { toId: 'ben' } }),
    item({ input: null }),
  ])
  expect(outgoing).toEqual([
    {
      key: 'k',
      messageId: 'm1',
      toId: 'ben',
      toName: 'Ben',
      message: 'Hi',
      created: '1970-01-01T00:00:00.000Z',
      state: 'waiting',
      refusal: null,
    },
  ])
})

test('what the thread shows already, and what goes to others, is not shown again', () => {
  const outgoing = listOutgoing([
    item({}),
    item({ input: { messageId: 'm2', toId: 'ben', message: 'Hi' } }),
    item({ input: { messageId: 'm3', toId: 'cleo', message: 'Hi' } }),
  ])
  expect(notShown(outgoing, 'ben', ['m1']).map(({ messageId }) => messageId)).toEqual(['m2'])
})
