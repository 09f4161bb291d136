// Deletes an account for its person, by the rules of their own deletion.
import { defaultLanguage, type Language } from '#domain/shared/language.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockOwners } from '../../../core/access/operator-queries.ts'
import type { Database } from '../../../db/open-database.ts'
import type { UnitOfWork } from '../../../db/transaction.ts'
import { topics } from '../../../live/topics.ts'
import type { People } from '../../../manifests/table-facts.ts'
import { deletePlayer, findLoss } from '../../deletion/commands.ts'
import { deleteAccountOnly } from './person-queries.ts'

type Person = { userId: string; playerId: string | null; email: string }
export type Loss = Awaited<ReturnType<typeof findLoss>>

const nothing: Loss = {
  handedOver: 0,
  cancelled: 0,
  leaving: 0,
  clubsHandedOver: 0,
  clubsDeleted: 0,
  lastAdminOf: [],
  matches: 0,
}

export const findLossOf = async (
  db: Database,
  playerId: string | null,
  now: number,
): Promise<Loss> => (playerId === null ? nothing : findLoss(db, playerId, now))

export const describeLoss = ({ lastAdminOf, ...counts }: Loss): string =>
  Object.entries({ ...counts, lastAdminOf: lastAdminOf.length })
    .flatMap(([name, n]) => (n > 0 ? [`${name} ${n}`] : []))
    .join(', ')

export async function deleteFor(
  unit: UnitOfWork,
  { userId, playerId, email }: Person,
  { people, language = defaultLanguage }: { people: People; language?: Language },
): Promise<Result<Loss, 'last-owner'>> {
  const { tx, effects, now } = unit
  const loss = await findLossOf(tx, playerId, now)
  if (playerId === null) {
    if ((await lockOwners(tx)).includes(userId)) return refuse('last-owner')
    await deleteAccountOnly(tx, userId)
    effects.publish(topics.sessions(userId))
    return ok(loss)
  }
  const actor = {
    kind: 'signed-in',
    userId,
    email,
    playerId,
    provider: 'operator',
    sessionId: '',
    lacksSecondFactor: false,
  } as const
  const chosen = { events: {}, leagues: {} }
  const gone = await deletePlayer({ ...unit, actor, language }, { chosen, people })
  return gone.ok ? ok(loss) : gone
}
