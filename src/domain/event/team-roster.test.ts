import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Gender } from '#domain/player/player.ts'
import { inWords, now, player, rosterOf, terms } from '#test/support/roster-builder.ts'
import type { EventTerms } from './entry.ts'
import { mainButton, type EventForButton } from './main-button.ts'
import { toRosterLines } from './roster-change.ts'
import type { Roster, RosterPlayer, RosterRequest } from './roster-request.ts'
import { decideBatch, decideRoster, findPlacement, type RosterDecision } from './roster.ts'

const teams = (changes: Partial<EventTerms> = {}): EventTerms =>
  terms({ entryBy: 'team', ...changes })
const signUp = (
  one: string,
  other: string | null,
  changes: { me?: Partial<RosterPlayer>; partner?: Partial<RosterPlayer>; guests?: number } = {},
): RosterRequest => ({
  kind: 'sign-up',
  player: player(one, changes.me),
  partner: other === null ? null : player(other, changes.partner),
  guests: changes.guests ?? 0,
})

function accepted(
  event: EventTerms,
  roster: Roster,
  request: RosterRequest,
  at = now,
): RosterDecision & { words: string } {
  const decided = decideRoster(event, roster, request, at)
  if (!decided.ok) throw new Error(`refused: ${decided.refusal.code}`)
  return { ...decided.value, words: inWords(decided.value.roster) }
}

function refusal(event: EventTerms, roster: Roster, request: RosterRequest): string | null {
  const decided = decideRoster(event, roster, request, now)
  return decided.ok ? null : decided.refusal.code
}

describe('entering', () => {
  test('a team takes two places, and both stand where the team does', () => {
    const { words, answer, party, roster } = accepted(teams(), rosterOf(), signUp('ann', 'ben'))
    expect([words, answer, party]).toEqual([
      'ann&ben',
      { place: 'playing', position: null },
      ['ann', 'ben'],
    ])
    expect(findPlacement(terms(), roster, 'ben')).toEqual({ place: 'playing', position: null })
    expect(accepted(teams(), rosterOf('ann&ben', 'cleo&dan'), signUp('eve', 'fay')).answer).toEqual(
      { place: 'waiting', position: 1 },
    )
  })

  test('without a partner nobody enters, added by an organizer neither', () => {
    expect(refusal(teams(), rosterOf(), signUp('ann', null))).toBe('needs-team')
    expect(refusal(teams(), rosterOf(), { kind: 'add', player: player('ann') })).toBe('needs-team')
    expect(
      accepted(teams(), rosterOf(), { kind: 'add', player: player('ann'), partner: player('ben') })
        .words,
    ).toBe('ann&ben')
  })

  test('the age binds both, and of a partner no more is told than that', () => {
    const fifty = teams({ ageMin: 50, year: 2026 })
    const at = (me: number | null, partner: number | null) =>
      refusal(
        fifty,
        rosterOf(),
        signUp('ann', 'ben', { me: { birthYear: me }, partner: { birthYear: partner } }),
      )
    expect([at(1976, 1970), at(1977, 1970), at(null, 1970)]).toEqual([
      null,
      'age-not-allowed',
      'birth-year-needed',
    ])
    expect([at(1976, 1977), at(1976, null)]).toEqual([
      'partner-age-not-allowed',
      'partner-age-not-allowed',
    ])
    expect(
      refusal(fifty, rosterOf(), { kind: 'add', player: player('ann'), partner: player('ben') }),
    ).toBeNull()
  })

  test('a team brings no guests, whatever the event allows players', () => {
    expect(
      refusal(teams({ guestsPerPlayer: 2 }), rosterOf(), signUp('ann', 'ben', { guests: 1 })),
    ).toBe('too-many-guests')
    expect(
      refusal(teams({ guestsPerPlayer: 2 }), rosterOf('ann&ben'), {
        kind: 'set-guests',
        playerId: 'ben',
        guests: 1,
      }),
    ).toBe('too-many-guests')
  })

  test('nobody enters twice, neither with another partner nor as one', () => {
    const roster = rosterOf('ann&ben')
    expect(
      [
        signUp('ann', 'cleo'),
        signUp('ben', 'cleo'),
        signUp('cleo', 'ben'),
        signUp('cleo', 'ann'),
      ].map((request) => refusal(teams(), roster, request)),
    ).toEqual(Array<string>(4).fill('already-signed-up'))
  })

  test('level and gender bind both partners', () => {
    const level = teams({ skillMin: 3, skillMax: 4 })
    expect(refusal(level, rosterOf(), signUp('ann', 'ben', { partner: { skillSelf: 2.5 } }))).toBe(
      'skill-too-low',
    )
    expect(refusal(level, rosterOf(), signUp('ann', 'ben', { partner: { skillSelf: 4.5 } }))).toBe(
      'skill-too-high',
    )
    expect(refusal(level, rosterOf(), signUp('ann', 'ben', { me: { skillSelf: 2.5 } }))).toBe(
      'skill-too-low',
    )
    expect(
      refusal(
        teams({ skillMin: 3, skillRule: 'warn' }),
        rosterOf(),
        signUp('ann', 'ben', { partner: { skillSelf: 2.5 } }),
      ),
    ).toBeNull()
    expect(
      refusal(
        teams({ gender: 'Women' }),
        rosterOf(),
        signUp('ann', 'ben', { me: { gender: 'woman' }, partner: { gender: 'man' } }),
      ),
    ).toBe('gender-not-allowed')
    expect(
      refusal(
        teams({ gender: 'Women' }),
        rosterOf(),
        signUp('ann', 'eve', { me: { gender: 'woman' }, partner: { gender: 'woman' } }),
      ),
    ).toBeNull()
  })

  test('in an event for players a partner changes nothing', () => {
    expect(
      accepted(terms(), rosterOf(), signUp('ann', 'ben', { partner: { skillSelf: 1 } })).words,
    ).toBe('ann')
    expect(
      refusal(
        terms({ skillMin: 3 }),
        rosterOf(),
        signUp('ann', 'ben', { partner: { skillSelf: 1 } }),
      ),
    ).toBeNull()
  })
})

describe('a Mixed event', () => {
  const add = (one: string, other: string, gender: Gender): RosterRequest => ({
    kind: 'add',
    player: player(one, { gender }),
    partner: player(other, { gender }),
  })
  const men = { me: { gender: 'man' }, partner: { gender: 'man' } } as const
  const mixed = { me: { gender: 'man' }, partner: { gender: 'woman' } } as const

  test('takes only a woman and a man together; any other gender, or none, counts as either', () => {
    const genders = fc.constantFrom('man' as const, 'woman' as const, 'other' as const, null)
    fc.assert(
      fc.property(genders, genders, (mine, theirs) => {
        const refused = refusal(
          teams({ gender: 'Mixed', maxPlayers: 8 }),
          rosterOf(),
          signUp('a', 'b', { me: { gender: mine }, partner: { gender: theirs } }),
        )
        const pair = [mine, theirs].join()
        const isSame = pair === 'man,man' || pair === 'woman,woman'
        expect(refused).toBe(isSame ? 'gender-not-allowed' : null)
      }),
    )
  })

  test('counts both of a team, also of one that an organizer added as it is', () => {
    const event = teams({ gender: 'Mixed', maxPlayers: 6, maxWaitlist: 5 })
    const { roster } = decideBatch(
      event,
      rosterOf(),
      [
        add('a', 'b', 'man'),
        add('c', 'd', 'man'),
        signUp('e', 'f', mixed),
        signUp('g', 'h', mixed),
      ],
      now,
    )
    expect(inWords(roster)).toBe('a&b c&d? e&f g&h?')
  })

  test('a team that could never fit is refused instead of waiting for ever', () => {
    expect(
      refusal(teams({ gender: 'Mixed', maxPlayers: 2 }), rosterOf(), signUp('a', 'b', men)),
    ).toBe('gender-not-allowed')
    expect(
      refusal(teams({ gender: 'Mixed', maxPlayers: 2 }), rosterOf(), signUp('a', 'b', mixed)),
    ).toBeNull()
  })
})

describe('moving and leaving', () => {
  test('one who withdraws takes the partner along, and the first team that fits is promoted, both of it', () => {
    for (const playerId of ['ann', 'ben']) {
      const { words, promoted, party } = accepted(
        teams(),
        rosterOf('ann&ben', 'cleo&dan', 'eve&fay?'),
        { kind: 'withdraw', playerId },
      )
      expect([words, promoted, party]).toEqual(['cleo&dan eve&fay', ['eve', 'fay'], ['ann', 'ben']])
    }
  })

  test('a single free place promotes no team, and nobody behind it passes', () => {
    const event = teams({ maxPlayers: 5, maxWaitlist: 5 })
    const roster = rosterOf('ann&ben', 'cleo&dan', 'eve&fay?')
    const { words, answer } = accepted(event, roster, signUp('gus', 'hal'))
    expect([words, answer]).toEqual([
      'ann&ben cleo&dan eve&fay? gus&hal?',
      { place: 'waiting', position: 2 },
    ])
    expect(
      accepted(event, roster, { kind: 'resize', terms: { ...event, maxPlayers: 6 } }).promoted,
    ).toEqual(['eve', 'fay'])
  })

  test('an organizer moves, swaps and removes whole teams by either player', () => {
    const roster = rosterOf('ann&ben', 'cleo&dan', 'eve&fay?')
    expect(
      accepted(teams(), roster, { kind: 'move', playerId: 'ben', to: 'waiting' }),
    ).toMatchObject({ words: 'cleo&dan eve&fay ann&ben?', demoted: ['ann', 'ben'] })
    expect(
      accepted(teams({ maxPlayers: 8 }), rosterOf('ann&ben'), {
        kind: 'move',
        playerId: 'ben',
        to: 'waiting',
      }).words,
    ).toBe('ann&ben?')
    expect(
      accepted(teams(), roster, { kind: 'swap', playerId: 'fay', withPlayerId: 'ben' }).words,
    ).toBe('cleo&dan eve&fay ann&ben?')
    expect(
      accepted(teams(), roster, { kind: 'swap', playerId: 'ann', withPlayerId: 'ben' }).changes,
    ).toEqual([])
    expect(accepted(teams(), roster, { kind: 'remove', playerId: 'dan' }).words).toBe(
      'ann&ben eve&fay',
    )
  })

  test('fewer places send out the last team, both of it', () => {
    expect(
      accepted(teams(), rosterOf('ann&ben', 'cleo&dan'), {
        kind: 'resize',
        terms: teams({ maxPlayers: 3 }),
      }),
    ).toMatchObject({ words: 'ann&ben cleo&dan?', demoted: ['cleo', 'dan'] })
  })

  test('who signs up changes only while nobody is in', () => {
    expect(refusal(terms(), rosterOf('ann?'), { kind: 'resize', terms: teams() })).toBe(
      'event-entry-fixed',
    )
    expect(refusal(teams(), rosterOf('ann&ben'), { kind: 'resize', terms: terms() })).toBe(
      'event-entry-fixed',
    )
    expect(refusal(terms(), rosterOf(), { kind: 'resize', terms: teams() })).toBeNull()
  })
})

test('a team that leaves and enters by its other player, or in other pairs, is written once a player', () => {
  const withdraw = (playerId: string): RosterRequest => ({ kind: 'withdraw', playerId })
  const again = decideBatch(
    teams(),
    rosterOf('ann&ben'),
    [withdraw('ann'), signUp('ben', 'ann')],
    now,
  )
  expect(
    toRosterLines(again.changes).toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1)),
  ).toEqual([
    {
      playerId: 'ann',
      partnerId: 'ben',
      lead: false,
      guests: 0,
      place: 'playing',
      order: 2,
      isSentOut: false,
      isLast: false,
      offeredUntil: null,
      gender: null,
      removed: false,
    },
    {
      playerId: 'ben',
      partnerId: 'ann',
      lead: true,
      guests: 0,
      place: 'playing',
      order: 2,
      isSentOut: false,
      isLast: false,
      offeredUntil: null,
      gender: null,
      removed: false,
    },
  ])
  const pairs = decideBatch(
    teams(),
    rosterOf('ann&ben', 'cleo&dan'),
    [withdraw('ann'), withdraw('dan'), signUp('ben', 'cleo')],
    now,
  )
  expect(
    toRosterLines(pairs.changes)
      .map(({ playerId, partnerId, removed }) => `${playerId} ${partnerId} ${removed}`)
      .toSorted(),
  ).toEqual(['ann ben true', 'ben cleo false', 'cleo ben false', 'dan cleo true'])
})

describe('the main button', () => {
  const event = (changes: Partial<EventForButton> = {}): EventForButton => ({
    ...teams(),
    type: 'open play',
    minPlayers: 4,
    cancelReason: '',
    matchListState: null,
    ...changes,
  })
  const button = (of: EventForButton, parties: string[], partner: RosterPlayer | null) =>
    mainButton(of, rosterOf(...parties).entries, player('me'), now, partner)

  test('asks for a partner first, then signs both up', () => {
    expect(button(event(), ['ann&ben'], null)).toEqual({ kind: 'needs-team' })
    expect(button(event(), ['ann&ben'], player('cleo'))).toEqual({
      kind: 'sign-up',
      needs: 2,
      warning: null,
    })
    expect(button(event({ maxPlayers: 2 }), ['ann&ben'], player('cleo'))).toEqual({
      kind: 'join-waitlist',
      position: 1,
      warning: null,
    })
  })

  test('says when only the partner is kept out, and warns of their level where that is all', () => {
    expect(button(event({ skillMin: 3 }), [], player('cleo', { skillSelf: 2 }))).toEqual({
      kind: 'partner-kept-out',
    })
    expect(button(event({ skillMin: 4 }), [], player('cleo', { skillSelf: 2 }))).toEqual({
      kind: 'read-only',
      reason: 'skill-too-low',
    })
    expect(
      button(event({ skillMin: 3, skillRule: 'warn' }), [], player('cleo', { skillSelf: 2 })),
    ).toEqual({ kind: 'sign-up', needs: 4, warning: 'skill-too-low' })
    expect(
      button(event({ entryBy: 'player', skillMin: 3 }), [], player('cleo', { skillSelf: 2 })),
    ).toEqual({ kind: 'sign-up', needs: 4, warning: null })
  })

  test('lets either of a team cancel', () => {
    expect(button(event(), ['cleo&me'], player('cleo')).kind).toBe('cancel')
    expect(button(event({ maxPlayers: 2 }), ['ann&ben', 'cleo&me?'], null)).toEqual({
      kind: 'leave-waitlist',
      position: 1,
    })
  })
})
