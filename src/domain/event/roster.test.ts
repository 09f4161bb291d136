import { describe, expect, test } from 'vitest'
import { accepted, nobody, refusal, signUp, withdraw } from '#test/scenes/roster-decisions.ts'
import { hourMs, inWords, now, player, rosterOf, terms } from '#test/support/roster-builder.ts'
import type { EventTerms } from './entry.ts'
import type { RosterRequest } from './roster-request.ts'
import { decideBatch } from './roster.ts'

describe('signing up', () => {
  test('the first plays, with guests', () => {
    const { words, answer, changes } = accepted(terms(), nobody, signUp('ann', 2))
    expect(words).toBe('ann+2')
    expect(answer).toEqual({ place: 'playing', position: null })
    expect(changes).toEqual([
      {
        kind: 'insert',
        after: {
          playerId: 'ann',
          gender: null,
          partner: null,
          guests: 2,
          place: 'playing',
          order: 1,
          isSentOut: false,
          offeredUntil: null,
        },
      },
    ])
  })

  test('full means the waitlist, with the position', () => {
    const { words, answer } = accepted(
      terms({ maxPlayers: 2 }),
      rosterOf('ann', 'ben', 'cleo?'),
      signUp('dan'),
    )
    expect(words).toBe('ann ben cleo? dan?')
    expect(answer).toEqual({ place: 'waiting', position: 2 })
  })

  test('the waitlist counts parties, not people, and a full one refuses', () => {
    const full = rosterOf('ann', 'ben', 'cleo+2?', 'dan+2?')
    expect(
      refusal(
        terms({ maxPlayers: 2, guestsPerPlayer: 1 }),
        rosterOf('ann', 'ben', 'cleo+1?'),
        signUp('dan', 1),
      ),
    ).toBeNull()
    expect(refusal(terms({ maxPlayers: 2 }), full, signUp('eve'))).toBe('event-full')
    expect(
      refusal(terms({ maxPlayers: 2, maxWaitlist: 0 }), rosterOf('ann', 'ben'), signUp('eve')),
    ).toBe('event-full')
  })

  test('a party that finds too few places lets a later single pass', () => {
    const { words } = accepted(terms(), rosterOf('ann', 'ben+1', 'cleo+1?'), signUp('dan'))
    expect(words).toBe('ann ben+1 cleo+1? dan')
  })

  test('a walk-in comes in whenever sign-up opened or closed, until the end or final results', () => {
    const walkIn: RosterRequest = {
      kind: 'sign-up',
      player: player('dan'),
      guests: 0,
      isWalkIn: true,
    }
    const hours = { signupOpens: now + hourMs, signupCloses: now - hourMs }
    const at = (startsAt: number) => terms({ ...hours, startsAt, endsAt: startsAt + 2 * hourMs })
    expect(accepted(at(now + hourMs), nobody, walkIn).words).toBe('dan')
    expect(accepted(at(now - hourMs), nobody, walkIn).words).toBe('dan')
    expect(refusal(at(now - 2 * hourMs), nobody, walkIn)).toBe('event-in-past')
    const final = { ...at(now - hourMs), isOver: true }
    expect(refusal(final, nobody, walkIn)).toBe('event-closed')
    expect(refusal(at(now - hourMs), nobody, signUp('dan'))).toBe('event-closed')
  })

  test('from the start on a walk-in moves nobody up who waits elsewhere', () => {
    const walkIn: RosterRequest = {
      kind: 'sign-up',
      player: player('dan'),
      guests: 0,
      isWalkIn: true,
    }
    const started = terms({ startsAt: now - hourMs, endsAt: now + hourMs })
    const { words, promoted } = accepted(started, rosterOf('ann', 'ben+1', 'cleo?'), walkIn)
    expect(words).toBe('ann ben+1 cleo? dan')
    expect(promoted).toEqual([])
  })

  test('nobody passes a waiting party that would fit', () => {
    const { words, promoted, answer } = accepted(
      terms(),
      rosterOf('ann', 'ben', 'cleo', 'dan?'),
      signUp('eve'),
    )
    expect(words).toBe('ann ben cleo dan eve?')
    expect(promoted).toEqual(['dan'])
    expect(answer).toEqual({ place: 'waiting', position: 1 })
  })

  test('once in, a second sign-up is refused, waiting or playing', () => {
    expect(refusal(terms(), rosterOf('ann'), signUp('ann'))).toBe('already-signed-up')
    expect(refusal(terms(), rosterOf('ann?'), signUp('ann'))).toBe('already-signed-up')
  })

  test('guests have a limit, and no party is larger than the event', () => {
    expect(refusal(terms(), nobody, signUp('ann', 3))).toBe('too-many-guests')
    expect(refusal(terms({ maxPlayers: 2 }), nobody, signUp('ann', 2))).toBe('too-many-guests')
  })

  test.each<[string | null, Partial<EventTerms>, number]>([
    ['event-not-found', { status: 'draft' }, now],
    ['event-cancelled', { status: 'cancelled' }, now],
    ['event-not-open', { signupOpens: now + 1 }, now],
    [null, { signupOpens: now }, now],
    [null, { signupCloses: now + 1 }, now],
    ['event-closed', { signupCloses: now }, now],
    ['event-closed', { isOver: true }, now],
    [null, {}, terms().startsAt - 1],
    ['event-closed', {}, terms().startsAt],
    ['event-closed', { signupCloses: terms().endsAt }, terms().startsAt],
    ['event-closed', {}, terms().endsAt - 1],
    ['event-in-past', {}, terms().endsAt],
  ])('time and status answer %s for %o at %d', (code, changes, at) => {
    expect(refusal(terms(changes), nobody, signUp('ann'), at)).toBe(code)
  })

  test.each<[string | null, Partial<EventTerms>, number | null]>([
    ['skill-too-low', { skillMin: 3 }, 2.75],
    [null, { skillMin: 3, skillMax: 3.5 }, 3],
    [null, { skillMin: 3, skillMax: 3.5 }, 3.5],
    ['skill-too-high', { skillMax: 3.5 }, 3.75],
    ['skill-too-low', { skillMin: 1 }, null],
    [null, { skillMax: 3 }, null],
    [null, { skillMin: 3, skillRule: 'warn' }, 1],
    [null, { skillMax: 3, skillRule: 'warn' }, 7],
  ])('the level answers %s for %o at level %s', (code, changes, skillSelf) => {
    expect(
      refusal(terms(changes), nobody, {
        kind: 'sign-up',
        player: player('ann', { skillSelf }),
        guests: 0,
      }),
    ).toBe(code)
  })

  test('Men and Women admit only who told that gender', () => {
    const codes = (gender: EventTerms['gender']) =>
      (['man', 'woman', 'other', null] as const).map((own) =>
        refusal(terms({ gender }), nobody, {
          kind: 'sign-up',
          player: player('ann', { gender: own }),
          guests: 0,
        }),
      )
    expect(codes('Men')).toEqual([
      null,
      'gender-not-allowed',
      'gender-not-allowed',
      'gender-not-allowed',
    ])
    expect(codes('Women')).toEqual([
      'gender-not-allowed',
      null,
      'gender-not-allowed',
      'gender-not-allowed',
    ])
    expect(codes('Mixed')).toEqual([null, null, null, null])
    expect(codes('Any')).toEqual([null, null, null, null])
  })
})

describe('a Mixed event', () => {
  const mixed = terms({ gender: 'Mixed', maxPlayers: 5, maxWaitlist: 9 })
  const asks = (gender: 'man' | 'woman' | 'other', ...ids: string[]): RosterRequest[] =>
    ids.map((id) => ({ kind: 'sign-up', player: player(id, { gender }), guests: 0 }))

  test('half of the places, rounded up, is all that women or men can take', () => {
    const { roster } = decideBatch(mixed, nobody, asks('man', 'al', 'bo', 'cy', 'di'), now)
    expect(inWords(roster)).toBe('al bo cy di?')
  })

  test('who waits for balance blocks neither the other gender nor those who count to none', () => {
    const { roster } = decideBatch(
      mixed,
      nobody,
      [...asks('man', 'al', 'bo', 'cy', 'di'), ...asks('woman', 'eva'), ...asks('other', 'fay')],
      now,
    )
    expect(inWords(roster)).toBe('al bo cy di? eva fay')
  })

  test('a freed place goes to the first who keeps the balance', () => {
    const { roster } = decideBatch(
      mixed,
      nobody,
      [...asks('man', 'al', 'bo', 'cy', 'di'), ...asks('woman', 'eva', 'fay', 'gia')],
      now,
    )
    expect(inWords(roster)).toBe('al bo cy di? eva fay gia?')
    expect(accepted(mixed, roster, withdraw('eva')).promoted).toEqual(['gia'])
    expect(accepted(mixed, roster, withdraw('al')).promoted).toEqual(['di'])
  })

  test('lowering the maximum lowers the half, and the last of the larger side wait', () => {
    const { roster } = decideBatch(
      mixed,
      nobody,
      [...asks('man', 'al', 'bo', 'cy'), ...asks('woman', 'eva')],
      now,
    )
    const { words, demoted } = accepted(mixed, roster, {
      kind: 'resize',
      terms: { ...mixed, maxPlayers: 4 },
    })
    expect(words).toBe('al bo cy? eva')
    expect(demoted).toEqual(['cy'])
  })

  test('an organizer cannot move a player in over the half', () => {
    const { roster } = decideBatch(mixed, nobody, asks('man', 'al', 'bo', 'cy', 'di'), now)
    expect(refusal(mixed, roster, { kind: 'move', playerId: 'di', to: 'playing' })).toBe(
      'event-over-capacity',
    )
  })
})

describe('guests', () => {
  const set = (playerId: string, guests: number): RosterRequest => ({
    kind: 'set-guests',
    playerId,
    guests,
  })

  test('more guests take free places', () => {
    expect(accepted(terms(), rosterOf('ann', 'ben'), set('ann', 2)).words).toBe('ann+2 ben')
  })

  test('more guests than places are refused', () => {
    expect(refusal(terms(), rosterOf('ann', 'ben+1'), set('ann', 2))).toBe('event-full')
  })

  test.each([
    ['one who fits', rosterOf('ann', 'ben+1', 'cleo?')],
    ['a party too large for the free place', rosterOf('ann', 'ben+1', 'cleo+2?')],
  ])('a guest added later never takes a place that %s waits for', (_who, roster) => {
    expect(refusal(terms({ maxPlayers: 4 }), roster, set('ann', 1))).toBe('others-waiting')
    expect(refusal(terms({ maxPlayers: 4 }), rosterOf('ann', 'ben+1'), set('ann', 1))).toBeNull()
  })

  test('nor does one added for a man while a place waits for a woman of a Mixed event', () => {
    const { roster } = decideBatch(
      terms({ maxPlayers: 2, gender: 'Mixed' }),
      nobody,
      ['ann', 'ben'].map((id) => ({
        kind: 'sign-up',
        player: player(id, { gender: 'man' }),
        guests: 0,
      })),
      now,
    )
    expect(inWords(roster)).toBe('ann ben?')
    expect(refusal(terms({ maxPlayers: 2, gender: 'Mixed' }), roster, set('ann', 1))).toBe(
      'others-waiting',
    )
  })

  test('a waiting party that adds a guest goes behind those who wait, and keeps its turn where it is the last', () => {
    const full = rosterOf('ann', 'ben+1', 'cleo?', 'dan?')
    const { words, answer } = accepted(terms({ maxPlayers: 3 }), full, set('cleo', 2))
    expect(words).toBe('ann ben+1 dan? cleo+2?')
    expect(answer).toEqual({ place: 'waiting', position: 2 })
    expect(accepted(terms({ maxPlayers: 3 }), full, set('dan', 1))).toMatchObject({
      words: 'ann ben+1 cleo? dan+1?',
      answer: { position: 2 },
    })
  })

  test('before a draw a guest more costs no turn, for there is no line', () => {
    const drawn = terms({ signupMode: 'lottery', drawAt: now + 1 })
    expect(accepted(drawn, rosterOf('ann?', 'ben?'), set('ann', 1)).words).toBe('ann+1? ben?')
  })

  test('fewer guests promote the first that fits', () => {
    const { words, promoted } = accepted(
      terms(),
      rosterOf('ann+2', 'ben', 'cleo+2?', 'dan+1?'),
      set('ann', 0),
    )
    expect(words).toBe('ann ben cleo+2? dan+1')
    expect(promoted).toEqual(['dan'])
  })

  test('fewer guests let a waiting party in itself', () => {
    const { answer, promoted } = accepted(terms(), rosterOf('ann+2', 'ben+1?'), set('ben', 0))
    expect(answer.place).toBe('playing')
    expect(promoted).toEqual(['ben'])
  })

  test('fewer are welcome where the limit was lowered meanwhile, more are not', () => {
    expect(accepted(terms({ guestsPerPlayer: 0 }), rosterOf('ann+2'), set('ann', 1)).words).toBe(
      'ann+1',
    )
    expect(refusal(terms({ guestsPerPlayer: 0 }), rosterOf('ann+1'), set('ann', 2))).toBe(
      'too-many-guests',
    )
    expect(refusal(terms({ maxPlayers: 2 }), rosterOf('ann'), set('ann', 2))).toBe(
      'too-many-guests',
    )
  })

  test('the same number changes nothing', () => {
    expect(accepted(terms(), rosterOf('ann+2'), set('ann', 2)).changes).toEqual([])
  })

  test('more guests keep the times of sign-up, fewer only the start', () => {
    const closed = terms({ signupCloses: now })
    expect(refusal(closed, rosterOf('ann'), set('ann', 1))).toBe('event-closed')
    expect(refusal(terms({ signupOpens: now + 1 }), rosterOf('ann'), set('ann', 1))).toBe(
      'event-not-open',
    )
    expect(refusal(closed, rosterOf('ann+1'), set('ann', 0))).toBeNull()
    expect(refusal(terms(), rosterOf('ann+1'), set('ann', 0), terms().startsAt)).toBe(
      'event-in-past',
    )
  })

  test('who is not in has no guests', () => {
    expect(refusal(terms(), nobody, set('ann', 1))).toBe('not-signed-up')
  })
})

describe('withdrawing', () => {
  test('the first waiting party that fits is promoted in the same decision', () => {
    const { words, promoted, changes, answer } = accepted(
      terms({ maxPlayers: 2 }),
      rosterOf('ann', 'ben', 'cleo+1?', 'dan?', 'eve?'),
      withdraw('ann'),
    )
    expect(words).toBe('ben cleo+1? dan eve?')
    expect(promoted).toEqual(['dan'])
    expect(answer).toEqual({ place: 'out', position: null })
    expect(changes.map((change) => change.kind)).toEqual(['update', 'delete'])
  })

  test('a large party leaving lets several in, in order', () => {
    expect(
      accepted(terms(), rosterOf('ann+2', 'ben', 'cleo?', 'dan+1?', 'eve?'), withdraw('ann'))
        .promoted,
    ).toEqual(['cleo', 'dan'])
  })

  test('it is late only after the cut-off, only for who plays, and never without a cut-off', () => {
    const event = terms({ cancelCutoffHours: 6 })
    const cutoff = event.startsAt - 6 * hourMs
    const late = (at: number, party = 'ann', of = event) =>
      accepted(of, rosterOf(party), withdraw('ann'), at).late
    expect([
      late(cutoff),
      late(cutoff + 1),
      late(cutoff + 1, 'ann?'),
      late(event.startsAt - 1, 'ann', terms()),
    ]).toEqual([false, true, false, false])
  })

  test('it ends at the start, and needs a published event and an entry', () => {
    expect(refusal(terms(), rosterOf('ann'), withdraw('ann'), terms().startsAt)).toBe(
      'event-in-past',
    )
    expect(refusal(terms({ status: 'cancelled' }), rosterOf('ann'), withdraw('ann'))).toBe(
      'event-cancelled',
    )
    expect(refusal(terms(), rosterOf('ann'), withdraw('ben'))).toBe('not-signed-up')
  })

  test('who comes back stands behind everyone else', () => {
    const event = terms({ maxPlayers: 1, guestsPerPlayer: 0 })
    const { roster } = decideBatch(
      event,
      rosterOf('ann', 'ben?'),
      [withdraw('ann'), signUp('ann')],
      now,
    )
    expect(inWords(roster)).toBe('ben ann?')
    expect(roster.entries.map((entry) => entry.order)).toEqual([2, 3])
  })
})
