import { expect, test } from 'vitest'
import { defaultFormat } from '#domain/event/format.ts'
import { formatAfter } from './event-format-draft.ts'

const openPlay = { type: 'open play' as const, play: 'doubles' as const, format: null }

test('a competitive type brings its usual format, ranked, and other types none', () => {
  const asRoundRobin = formatAfter(openPlay, { type: 'round robin', play: 'doubles' })
  expect(asRoundRobin).toMatchObject({ format: 'rotating partners', ranked: true })
  expect(
    formatAfter(
      { type: 'round robin', play: 'doubles', format: asRoundRobin },
      { type: 'tournament', play: 'doubles' },
    ),
  ).toMatchObject({ format: 'single elimination' })
  expect(
    formatAfter(
      { type: 'round robin', play: 'doubles', format: asRoundRobin },
      { type: 'social', play: 'doubles' },
    ),
  ).toBeNull()
})

test('a chosen format stays but for a type that means one; where it does not fit the play the usual one takes its place with its rules', () => {
  const chosen = {
    ...defaultFormat('round robin', 'doubles', true),
    format: 'mexicano' as const,
    points: 15 as const,
  }
  const draft = { type: 'round robin' as const, play: 'doubles' as const, format: chosen }
  expect(formatAfter(draft, { type: 'league day', play: 'doubles' })).toEqual(chosen)
  expect(formatAfter(draft, { type: 'tournament', play: 'doubles' })).toEqual({
    ...chosen,
    format: 'single elimination',
  })
  expect(formatAfter(draft, { type: 'round robin', play: 'singles' })).toEqual({
    ...chosen,
    format: 'singles',
  })
})
