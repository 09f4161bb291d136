// Authorization matrix of support: messages to the operator, the status, and Poppi's results.
import type { CallName } from '#contract/contract.ts'
import { plainRow, row, type Cell, type MatrixRow } from '../matrix-cell.ts'
import { aPlayerFor, aVenueFor, anEventFor, aPlace } from '../matrix-targets.ts'

let places = 0
/** An unmistakable name, because Poppi tolerates typos. */
const aSound = (): string =>
  Array.from(
    `${(places += 1) + 1000}`,
    (digit) => ['ba', 'du', 'fo', 'ge', 'ki', 'lu', 'mo', 'ne', 'po', 'ru'][Number(digit)],
  ).join('')
const rename = async (cell: Cell, locationId: string): Promise<string> => {
  const name = aSound()
  await cell.scene.db
    .updateTable('locations')
    .set({ name })
    .where('locationId', '=', locationId)
    .execute()
  return name
}
const asked = { language: 'en', day: '2026-06-01' } as const

export const rows: readonly MatrixRow[] = [
  plainRow('support-contact', 'ok', () => ({
    input: { topic: 'question', text: 'Where is the net?' },
  })),
  plainRow('support-status', 'ok', () => ({ input: {} })),
  // Only public events, so never one by invitation, for any caller.
  row(
    'poppi-ask',
    'an event',
    { own: 'shown', foreign: 'shown, blocked absent', private: 'absent', deleted: 'absent' },
    async (cell) => {
      const place = await aPlace(cell)
      const { eventId } = await anEventFor(cell, {}, place)
      return {
        input: { ...asked, question: `games at ${await rename(cell, place)}` },
        shows: ({ events }) => events.some(({ card }) => card.eventId === eventId),
      }
    },
  ),
  row(
    'poppi-ask',
    'a venue',
    { own: 'shown', foreign: 'shown', private: 'absent', deleted: 'absent' },
    async (cell) => {
      const locationId = await aVenueFor(cell)
      return {
        input: { ...asked, question: `courts ${await rename(cell, locationId)}` },
        shows: ({ venues }) => venues.some(({ card }) => card.locationId === locationId),
      }
    },
  ),
  row(
    'poppi-ask',
    'a player',
    {
      own: 'absent',
      foreign: 'shown, blocked absent',
      private: 'absent, friend shown, admin shown',
      deleted: 'absent',
    },
    async (cell) => {
      const playerId = await aPlayerFor(cell)
      return {
        input: { ...asked, question: `player ${playerId}` },
        shows: ({ players }) => players.some(({ card }) => card.playerId === playerId),
      }
    },
  ),
]

export const endNothing: readonly CallName[] = ['support-contact']
