import { describe, expect, test } from 'vitest'
import { accepted, nobody, refusal, signUp, withdraw } from '#test/scenes/roster-decisions.ts'
import { inWords, now, player, rosterOf, terms } from '#test/support/roster-builder.ts'
import type { EventTerms } from './entry.ts'
import type { RosterRequest } from './roster-request.ts'
import { decideBatch } from './roster.ts'

describe('the organizer', () => {
  const strict = terms({ gender: 'Men', skillMin: 5, signupOpens: now + 1 })
  const add = (playerId: string): RosterRequest => ({
    kind: 'add',
    player: player(playerId, { skillSelf: 2, gender: 'woman' }),
  })
  const move = (playerId: string, to: 'playing' | 'waiting'): RosterRequest => ({
    kind: 'move',
    playerId,
    to,
  })
  const swap = (playerId: string, withPlayerId: string): RosterRequest => ({
    kind: 'swap',
    playerId,
    withPlayerId,
  })

  test('adds whom level, gender and times would keep out', () => {
    expect(accepted(strict, nobody, add('ann')).answer.place).toBe('playing')
  })

  test('adds to the waitlist of a full event, and not beyond it', () => {
    expect(accepted(terms({ maxPlayers: 2 }), rosterOf('ann', 'ben'), add('cleo')).answer).toEqual({
      place: 'waiting',
      position: 1,
    })
    expect(
      refusal(terms({ maxPlayers: 2 }), rosterOf('ann', 'ben', 'cleo?', 'dan?'), add('eve')),
    ).toBe('event-full')
    expect(refusal(terms(), rosterOf('ann'), add('ann'))).toBe('already-signed-up')
  })

  test('removes, and the line moves up', () => {
    expect(
      accepted(terms({ maxPlayers: 2 }), rosterOf('ann', 'ben', 'cleo?'), {
        kind: 'remove',
        playerId: 'ben',
      }).promoted,
    ).toEqual(['cleo'])
    expect(refusal(terms(), nobody, { kind: 'remove', playerId: 'ben' })).toBe('not-signed-up')
  })

  test('moves a party in past the line where there is room only', () => {
    const event = terms({ maxPlayers: 3 })
    expect(
      accepted(event, rosterOf('ann', 'ben', 'cleo+1?', 'dan?'), move('dan', 'playing')).words,
    ).toBe('ann ben cleo+1? dan')
    expect(refusal(event, rosterOf('ann', 'ben', 'cleo+1?'), move('cleo', 'playing'))).toBe(
      'event-over-capacity',
    )
  })

  test('moves a party out to the end of the line, even of a full waitlist, and the place goes to the first that fits', () => {
    const { words, promoted, demoted, roster } = accepted(
      terms({ maxPlayers: 2 }),
      rosterOf('ann', 'ben', 'cleo+1?', 'dan?'),
      move('ann', 'waiting'),
    )
    expect(words).toBe('ben cleo+1? dan ann?')
    expect([promoted, demoted]).toEqual([['dan'], ['ann']])
    expect(roster.entries.at(-1)?.order).toBe(5)
  })

  test('a party moved out does not take its own place back', () => {
    expect(accepted(terms(), rosterOf('ann', 'ben'), move('ann', 'waiting')).words).toBe('ben ann?')
  })

  test('moving to where one is changes nothing', () => {
    expect(accepted(terms(), rosterOf('ann'), move('ann', 'playing')).changes).toEqual([])
  })

  test('swaps who waits with who plays, named in either order', () => {
    const roster = rosterOf('ann', 'ben', 'cleo?', 'dan?')
    expect(accepted(terms({ maxPlayers: 2 }), roster, swap('dan', 'ann')).words).toBe(
      'ben cleo? dan ann?',
    )
    expect(accepted(terms({ maxPlayers: 2 }), roster, swap('ann', 'dan')).words).toBe(
      'ben cleo? dan ann?',
    )
    expect(accepted(terms({ maxPlayers: 2 }), roster, swap('ann', 'ben')).changes).toEqual([])
  })

  test('a swap needs room for the larger party, and gives what it frees to the line', () => {
    expect(
      refusal(terms({ maxPlayers: 2 }), rosterOf('ann', 'ben', 'cleo+1?'), swap('cleo', 'ann')),
    ).toBe('event-over-capacity')
    const { words, promoted } = accepted(
      terms(),
      rosterOf('ann+1', 'ben+1', 'cleo?', 'dan?'),
      swap('dan', 'ann'),
    )
    expect(words).toBe('ben+1 cleo dan ann+1?')
    expect(promoted).toEqual(['cleo', 'dan'])
    expect(refusal(terms(), rosterOf('ann'), swap('ann', 'zoe'))).toBe('not-signed-up')
  })

  test('after the start nothing moves by itself, and the organizer still can', () => {
    const started = terms().startsAt
    const { words, promoted } = accepted(
      terms({ maxPlayers: 2 }),
      rosterOf('ann', 'ben', 'cleo?'),
      { kind: 'remove', playerId: 'ann' },
      started,
    )
    expect([words, promoted]).toEqual(['ben cleo?', []])
    expect(
      accepted(terms({ maxPlayers: 2 }), rosterOf('ben', 'cleo?'), add('dan'), started).words,
    ).toBe('ben cleo? dan')
    expect(
      accepted(terms({ maxPlayers: 2 }), rosterOf('ben', 'cleo?'), move('cleo', 'playing'), started)
        .words,
    ).toBe('ben cleo')
  })

  test.each(['draft', 'cancelled'] as const)('a %s event has no roster to change', (status) => {
    const code = status === 'draft' ? 'event-not-found' : 'event-cancelled'
    const requests: RosterRequest[] = [
      add('cleo'),
      { kind: 'remove', playerId: 'ann' },
      move('ann', 'waiting'),
      swap('ann', 'ben'),
      { kind: 'set-guests', playerId: 'ann', guests: 1 },
      withdraw('ann'),
    ]
    expect(
      requests.map((request) => refusal(terms({ status }), rosterOf('ann', 'ben?'), request)),
    ).toEqual(requests.map(() => code))
  })
})

describe('resizing', () => {
  const resize = (changes: Partial<EventTerms>): RosterRequest => ({
    kind: 'resize',
    terms: terms(changes),
  })

  test('the last joined wait, even beyond the waitlist limit, and come back first', () => {
    const smaller = accepted(
      terms(),
      rosterOf('ann', 'ben', 'cleo', 'dan', 'eve?', 'fay?'),
      resize({ maxPlayers: 2, maxWaitlist: 1 }),
    )
    expect(smaller.words).toBe('ann ben cleo? dan? eve? fay?')
    expect(smaller.demoted).toEqual(['cleo', 'dan'])
    const larger = accepted(terms({ maxPlayers: 2 }), smaller.roster, resize({ maxPlayers: 3 }))
    expect(larger.words).toBe('ann ben cleo dan? eve? fay?')
    expect(larger.promoted).toEqual(['cleo'])
  })

  test('what a large party leaves free goes to the first that fits', () => {
    expect(
      accepted(terms(), rosterOf('ann', 'ben+2', 'cleo?'), resize({ maxPlayers: 3 })).words,
    ).toBe('ann ben+2? cleo')
  })

  test('who is in keeps guests, level and gender that newcomers could not have', () => {
    expect(
      accepted(
        terms(),
        rosterOf('ann+2'),
        resize({ guestsPerPlayer: 0, gender: 'Men', skillMin: 6 }),
      ).changes,
    ).toEqual([])
  })

  test('a cancelled event is left alone', () => {
    expect(
      refusal(terms({ status: 'cancelled' }), rosterOf('ann'), resize({ maxPlayers: 2 })),
    ).toBe('event-cancelled')
  })

  test('its terms hold for the rest of the batch', () => {
    const { results, roster } = decideBatch(
      terms({ maxPlayers: 2 }),
      rosterOf('ann', 'ben'),
      [resize({ maxPlayers: 3 }), signUp('cleo'), signUp('dan')],
      now,
    )
    expect(results.every((result) => result.ok)).toBe(true)
    expect(inWords(roster)).toBe('ann ben cleo dan?')
  })
})

test('a batch tells the net changes: who comes and goes leaves no row', () => {
  const { changes } = decideBatch(
    terms(),
    rosterOf('ann'),
    [signUp('ben'), withdraw('ben'), withdraw('ann'), signUp('ann')],
    now,
  )
  expect(changes).toEqual([
    {
      kind: 'update',
      before: {
        playerId: 'ann',
        gender: null,
        partner: null,
        guests: 0,
        place: 'playing',
        order: 1,
        isSentOut: false,
        offeredUntil: null,
      },
      after: {
        playerId: 'ann',
        gender: null,
        partner: null,
        guests: 0,
        place: 'playing',
        order: 3,
        isSentOut: false,
        offeredUntil: null,
      },
    },
  ])
})
