import { describe, expect, test } from 'vitest'
import { accepted, refusal, signUp, withdraw } from '#test/scenes/roster-decisions.ts'
import { hourMs, now, player, rosterOf, terms } from '#test/support/roster-builder.ts'
import { drawPartiesMax } from './event.ts'
import type { RosterRequest } from './roster-request.ts'

test('a draw takes so many parties and no more', () => {
  const lottery = terms({ signupMode: 'lottery', drawAt: now + hourMs })
  const parties = Array.from({ length: drawPartiesMax }, (_, index) => `p${index}?`)
  expect(refusal(lottery, rosterOf(...parties.slice(1)), signUp('ann'))).toBeNull()
  expect(refusal(lottery, rosterOf(...parties), signUp('ann'))).toBe('event-full')
})

const remove = (playerId: string, isOwn?: boolean): RosterRequest =>
  isOwn === undefined ? { kind: 'remove', playerId } : { kind: 'remove', playerId, isOwn }
const add = (playerId: string): RosterRequest => ({ kind: 'add', player: player(playerId) })
const move = (playerId: string, to: 'playing' | 'waiting'): RosterRequest => ({
  kind: 'move',
  playerId,
  to,
})

describe('players taken off by an organizer', () => {
  const event = terms({ maxPlayers: 8 })
  const { roster: without } = accepted(
    event,
    accepted(event, rosterOf('ann', 'ben', 'cleo'), remove('ann')).roster,
    remove('ben'),
  )

  test('cannot sign up again, however many they are', () => {
    expect([
      refusal(event, without, signUp('ann')),
      refusal(event, without, signUp('ben')),
    ]).toEqual(['sent-out', 'sent-out'])
    expect(refusal(event, without, signUp('dan'))).toBeNull()
  })

  test('are free again once an organizer brings them back, each on their own', () => {
    const back = accepted(event, without, add('ann')).roster
    const left = accepted(event, back, withdraw('ann')).roster
    expect(refusal(event, left, signUp('ann'))).toBeNull()
    expect(refusal(event, left, signUp('ben'))).toBe('sent-out')
  })

  test('may sign up again when they took themselves off', () => {
    const left = accepted(event, rosterOf('ann'), remove('ann', true)).roster
    expect(refusal(event, left, signUp('ann'))).toBeNull()
  })

  test('are not late, whatever the cut-off', () => {
    const soon = terms({ cancelCutoffHours: 48 })
    expect(accepted(soon, rosterOf('ann'), remove('ann')).late).toBe(false)
    expect(accepted(soon, rosterOf('ann'), withdraw('ann')).late).toBe(true)
  })
})

describe('a party sent to the waitlist', () => {
  const event = terms({ maxPlayers: 2 })
  const sent = accepted(event, rosterOf('ann', 'ben'), move('ann', 'waiting')).roster

  test('does not take its own place back', () => {
    expect(accepted(event, sent, withdraw('ben')).words).toBe('ann?')
  })

  test('waits like everyone once others have taken the places', () => {
    const full = accepted(event, sent, signUp('cleo'))
    expect(full.words).toBe('ben ann? cleo')
    expect(accepted(event, full.roster, withdraw('ben')).words).toBe('ann cleo')
  })

  test('is still sent out while the rest of it would fit without guests', () => {
    const crowd = accepted(
      terms({ maxPlayers: 4 }),
      rosterOf('ann+2', 'ben', 'cleo'),
      move('ann', 'waiting'),
    )
    const joined = accepted(terms({ maxPlayers: 4 }), crowd.roster, signUp('dan'))
    expect(joined.roster.entries.find(({ playerId }) => playerId === 'ann')?.isSentOut).toBe(true)
  })

  test('of several, only those without room wait like everyone', () => {
    const teams = accepted(
      event,
      accepted(event, sent, signUp('cleo')).roster,
      move('cleo', 'waiting'),
    )
    expect(
      Object.fromEntries(
        teams.roster.entries.map(({ playerId, isSentOut }) => [playerId, isSentOut]),
      ),
    ).toEqual({ ben: false, ann: false, cleo: false })
  })

  test('stays out when it changes places with a waiting party, and places are free', () => {
    expect(
      accepted(terms({ maxPlayers: 3 }), rosterOf('ann', 'ben?'), {
        kind: 'swap',
        playerId: 'ann',
        withPlayerId: 'ben',
      }).words,
    ).toBe('ben ann?')
  })
})

describe('moving', () => {
  const full = terms({ maxPlayers: 2 })

  test('a party to where it is already changes nothing, in a full event too', () => {
    expect(accepted(full, rosterOf('ann', 'ben'), move('ann', 'playing')).changes).toEqual([])
    expect(
      accepted(full, rosterOf('ann', 'ben', 'cleo?'), move('cleo', 'waiting')).changes,
    ).toEqual([])
  })

  test('someone not in the event is refused', () => {
    expect(refusal(full, rosterOf('ann'), move('ben', 'waiting'))).toBe('not-signed-up')
  })
})

describe('a party with a guest more', () => {
  test('keeps its order where it plays, and where it is the last to wait', () => {
    const orderOf = (words: string[], playerId: string, maxPlayers: number) =>
      accepted(terms({ maxPlayers, maxWaitlist: 5 }), rosterOf(...words), {
        kind: 'set-guests',
        playerId,
        guests: 1,
      }).roster.entries.find((entry) => entry.playerId === playerId)?.order
    expect(orderOf(['ann', 'ben'], 'ann', 4)).toBe(1)
    expect(orderOf(['ann', 'ben', 'cleo?'], 'cleo', 2)).toBe(3)
    expect(orderOf(['ann', 'cleo?', 'ben', 'dan'], 'cleo', 3)).toBe(2)
    expect(orderOf(['ann', 'ben', 'cleo?', 'dan?'], 'cleo', 2)).toBe(5)
  })

  test('counts the guests it brings already', () => {
    expect(
      refusal(terms({ maxPlayers: 4 }), rosterOf('ann+1', 'ben'), {
        kind: 'set-guests',
        playerId: 'ann',
        guests: 2,
      }),
    ).toBeNull()
  })
})

describe('an edit of the event', () => {
  test('is about no one, and no one is late by it', () => {
    const { answer, party, late } = accepted(terms({ cancelCutoffHours: 48 }), rosterOf('ann'), {
      kind: 'resize',
      terms: terms({ maxPlayers: 2 }),
    })
    expect({ answer, party, late }).toEqual({
      answer: { place: 'out', position: null },
      party: [],
      late: false,
    })
  })

  test('with fewer places sends no more to the waitlist than it must, though a larger party waits longer', () => {
    const before = rosterOf('ann+2?', 'ben', 'cleo', 'dan', 'eve')
    const { words } = accepted(terms(), before, {
      kind: 'resize',
      terms: terms({ maxPlayers: 3 }),
    })
    expect(words).toBe('ann+2? ben cleo dan eve?')
  })

  test('cannot be a cancellation', () => {
    expect(
      refusal(terms(), rosterOf('ann'), { kind: 'resize', terms: terms({ status: 'cancelled' }) }),
    ).toBe('event-cancelled')
  })

  const lottery = { signupMode: 'lottery', drawAt: now + hourMs } as const
  const later = { ...lottery, drawAt: now + 2 * hourMs }
  const turns = { ...lottery, signupMode: 'take turns' } as const
  test.each([
    ['a draw can be set while no one is in', terms(), [], lottery, null],
    ['no draw is set over places that were given', terms(), ['ann'], lottery, 'draw-fixed'],
    ['a draw to come can be later', terms(lottery), ['ann?'], later, null],
    ['a draw to come can take turns', terms(lottery), ['ann?'], turns, null],
    [
      'a draw that was made keeps its time',
      terms({ ...lottery, isDrawn: true }),
      [],
      later,
      'draw-fixed',
    ],
    [
      'a draw that was made keeps its mode',
      terms({ ...lottery, isDrawn: true }),
      [],
      turns,
      'draw-fixed',
    ],
    [
      'a draw that was made bars no other edit',
      terms({ ...lottery, isDrawn: true }),
      ['ann'],
      lottery,
      null,
    ],
  ] as const)('%s', (_fact, before, parties, after, code) => {
    expect(
      refusal(before, rosterOf(...parties), {
        kind: 'resize',
        terms: { ...before, ...after },
      }),
    ).toBe(code)
  })
})
