// A copy of everything stored about a person, for themselves or made for them by an operator: the
// caller confirms their identity again, and gets one archive at a time.
import type { personDataRefusals } from '#contract/operator/person.ts'
import type { ownDataRefusals } from '#contract/own-data.ts'
import type { Actor } from '#domain/access/actor.ts'
import { mayActOn, permitOperator } from '#domain/access/operator-roles.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import { findOperator } from '../../core/access/operator-queries.ts'
import type { Deps } from '../../deps.ts'
import { toOperatorEvent } from '../../security-log/operator-events.ts'
import { listAccounts } from '../operator/people-queries.ts'
import { addOperatorLog } from '../operator/queries.ts'
import { makeArchive } from './commands.ts'
import type { DataOwner } from './queries.ts'

type Archive<More extends RefusalCode> = Result<
  AsyncGenerator<Uint8Array>,
  'not-signed-in' | (typeof ownDataRefusals)[number] | More
>
export type OwnDataHandlers = {
  download(actor: Actor, password: string | null): Promise<Archive<never>>
  downloadFor(
    actor: Actor,
    asked: { userId: string; password: string | null },
  ): Promise<Archive<(typeof personDataRefusals)[number]>>
}

/** Builds one archive per asker at a time. */
export function ownDataHandlers(
  deps: Deps,
  { proveSelf }: Pick<Auth, 'proveSelf'>,
): OwnDataHandlers {
  const busy = new Set<string>()
  async function* whileBusy(askedBy: string, person: DataOwner): AsyncGenerator<Uint8Array> {
    busy.add(askedBy)
    try {
      const parts = { ...deps, now: deps.clock.now() }
      yield* makeArchive(parts, person, { isOwn: askedBy === person.userId })
    } finally {
      busy.delete(askedBy)
    }
  }
  return {
    download: async (actor, password) => {
      if (actor.kind !== 'signed-in') return refuse('not-signed-in')
      const proven = await proveSelf(actor, password)
      if (!proven.ok) return proven
      if (busy.has(actor.userId)) return refuse('data-busy')
      deps.security.record({ kind: 'own-data-exported', outcome: 'done' })
      return ok(whileBusy(actor.userId, actor))
    },
    downloadFor: async (actor, { userId, password }) => {
      if (actor.kind !== 'signed-in') return refuse('not-signed-in')
      const found = await findExported(deps, actor.userId, userId)
      if (!found.ok) return found
      const proven = await proveSelf(actor, password)
      if (!proven.ok) return proven
      if (busy.has(actor.userId)) return refuse('data-busy')
      const { playerId } = found.value
      const line = { command: 'players export', userId, ...(playerId === null ? {} : { playerId }) }
      await addOperatorLog(deps.db, { ...line, byUserId: actor.userId }, deps.clock.now())
      deps.security.record(toOperatorEvent(line.command, userId))
      return ok(whileBusy(actor.userId, { userId, playerId }))
    },
  }
}

async function findExported(
  { db, installation, clock }: Deps,
  operatorId: string,
  userId: string,
): Promise<Result<DataOwner, (typeof personDataRefusals)[number]>> {
  const own = await findOperator(db, operatorId)
  const allowed = permitOperator({ ...own, isLocal: installation.isLocal }, 'console.run')
  if (!allowed.ok) return allowed
  const [person] = await listAccounts(db, [userId], clock.now())
  if (person === undefined) return refuse('player-not-found')
  const isOther = userId !== operatorId && mayActOn(own.role, person.role)
  return isOther ? ok({ userId, playerId: person.playerId }) : refuse('not-allowed')
}
