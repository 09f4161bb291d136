// Keeps the public links of a tournament's divisions in step with its own.
import { randomBytes } from 'node:crypto'
import { publishMatchList } from '../../core/event/publish-match-list.ts'
import { listFacts } from '../../core/event/queries.ts'
import type { CallContext } from '../../handler.ts'
import { saveWatchKey } from '../match-list/queries.ts'
import { listDivisions } from './division-queries.ts'
import type { TournamentKey } from './queries.ts'

export async function linkDivisions(
  { tx, effects }: Pick<CallContext, 'tx' | 'effects'>,
  key: TournamentKey,
  isOn: boolean,
): Promise<void> {
  const changed = (await listDivisions(tx, key)).filter(
    ({ isOpen, watchKey }) => isOpen && (watchKey === null) === isOn,
  )
  const events = await listFacts(
    tx,
    changed.map(({ eventId }) => eventId),
  )
  for (const event of events) {
    await saveWatchKey(tx, event.eventId, isOn ? randomBytes(16).toString('base64url') : null)
    // The event still has the old key, so its holders learn that the link ended.
    publishMatchList(effects, event)
  }
}
