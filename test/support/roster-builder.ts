// Builders for roster rules: an event that starts in a day, and its parties.
import { getPlayerIds, type Entry, type EventTerms } from '#domain/event/entry.ts'
import type { Roster, RosterPlayer } from '#domain/event/roster-request.ts'
import type { VenueClock } from '#domain/offer/offer.ts'

export const hourMs = 3_600_000
export const now = Date.UTC(2026, 5, 1, 12)

export const clockBehind: VenueClock = {
  toWall: (instant) => new Date(instant - 7 * hourMs).toISOString().slice(0, 16),
  toInstant: (moment) => Date.parse(`${moment}:00Z`) + 7 * hourMs,
}

/** An open event tomorrow for four players, two waiting parties and up to two guests each. */
export const terms = (changes: Partial<EventTerms> = {}): EventTerms => ({
  status: 'published',
  startsAt: now + 24 * hourMs,
  endsAt: now + 26 * hourMs,
  signupOpens: null,
  signupCloses: null,
  cancelCutoffHours: 0,
  maxPlayers: 4,
  maxWaitlist: 2,
  guestsPerPlayer: 2,
  gender: 'Any',
  entryBy: 'player',
  skillMin: null,
  skillMax: null,
  skillRule: 'block',
  ageMin: null,
  ageMax: null,
  year: 2026,
  signupMode: 'first come',
  drawAt: null,
  isDrawn: false,
  offersUntil: () => null,
  ...changes,
})

export const player = (playerId: string, changes: Partial<RosterPlayer> = {}): RosterPlayer => ({
  playerId,
  skillSelf: 3.5,
  gender: null,
  birthYear: null,
  ...changes,
})

/**
 * Parses parties in sign-up order: 'ann', 'ben+2' (with guests), 'dan&eve' (a team), 'cleo?'
 * (waiting), 'fay!' (offered a place for an hour).
 */
export function rosterOf(...parties: string[]): Roster {
  const entries = parties.map((party, index): Entry => {
    const [, playerId = '', partnerId, guests = '0', waiting] =
      /^([a-z0-9]+)(?:&([a-z0-9]+))?(?:\+(\d))?([?!])?$/.exec(party) ?? []
    const partner = partnerId === undefined ? null : { playerId: partnerId, gender: null }
    return {
      playerId,
      gender: null,
      partner,
      guests: Number(guests),
      place: waiting === undefined ? 'playing' : 'waiting',
      order: index + 1,
      isSentOut: false,
      offeredUntil: waiting === '!' ? now + hourMs : null,
    }
  })
  return { entries, nextOrder: entries.length + 1 }
}

export const inWords = (roster: Roster): string =>
  roster.entries
    .map(
      (entry) =>
        `${getPlayerIds(entry).join('&')}${entry.guests > 0 ? `+${entry.guests}` : ''}${entry.place === 'playing' ? '' : entry.offeredUntil === null ? '?' : '!'}`,
    )
    .join(' ')
