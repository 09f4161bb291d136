import type { RestoreFault, RestoreStep } from '#domain/backup/restore.ts'
import { toRestoreFault } from '../../db/backup/backup-fault.ts'
import type { BackupPlace, RestoreOrder } from '../../db/backup/backup-place.ts'
import type { Database } from '../../db/open-database.ts'
import type { Deps } from '../../deps.ts'
import { topics } from '../../live/topics.ts'
import {
  bringRows,
  changeRestore,
  findOpenRestore,
  keepRows,
  noteRestore,
  type KeptRows,
  type RestoreRow,
} from './restore-queries.ts'

/** A server that was asked and can't begin in this time is gone. */
const forgottenMs = 5 * 60_000

type Work = {
  deps: Deps
  place: BackupPlace
  signal: AbortSignal | undefined
  save: () => Promise<RestoreFault | null>
}

class NotSaved extends Error {
  readonly fault: RestoreFault
  constructor(fault: RestoreFault) {
    super('the backup of now could not be made')
    this.fault = fault
  }
}

/** With the turn, so a restore that is on its way was interrupted. */
export async function workOnRestore(work: Work): Promise<void> {
  const { deps, place } = work
  const row = await findOpenRestore(deps.db)
  if (row === null) return place.orders.clear()
  const { restoreId, state, asked } = row
  const order = place.orders.get(restoreId)
  place.orders.clear()
  if (state !== 'waiting') return fail(deps, restoreId, { at: state as RestoreStep })
  if (order !== undefined) return restore(work, row, order)
  if (deps.clock.now() - asked.getTime() > forgottenMs)
    await fail(deps, restoreId, { at: 'waiting' })
}

async function restore(
  { deps, place, signal, save }: Work,
  row: RestoreRow,
  order: RestoreOrder,
): Promise<void> {
  const { restoreId, name } = row
  let at: RestoreStep = 'waiting'
  const enter = async (state: RestoreStep): Promise<void> => {
    at = state
    await changeRestore(deps.db, restoreId, { state })
    deps.bus.publish([topics.backups()])
  }
  try {
    await enter('loading')
    await place.restore({
      name,
      identities: order.identities,
      signal,
      whenLoaded: async () => {
        await enter('saving')
        const fault = await save()
        if (fault !== null) throw new NotSaved(fault)
        signal?.throwIfAborted()
        await enter('switching')
      },
      carrying: {
        keep: (tx) => keepRows(tx, order.sessionId),
        bring: (tx, kept) => finish(tx, deps.clock.now(), { row, order, kept }),
      },
    })
    deps.log.info({ backup: name }, 'a backup was restored')
    deps.bus.publish([topics.backups()])
  } catch (error) {
    deps.log.warn({ err: error, at }, 'a backup could not be restored')
    await fail(deps, restoreId, { at, error })
  }
}

type Finished = { row: RestoreRow; order: RestoreOrder; kept: KeptRows }

/** In the transaction of the switch, so that the log is true. */
async function finish(tx: Database, now: number, { row, order, kept }: Finished): Promise<void> {
  await bringRows(tx, kept)
  await noteRestore(tx, { name: row.name, userId: order.userId }, now)
  await changeRestore(tx, row.restoreId, { state: 'done', ended: new Date(now) })
}

async function fail(
  { db, clock, bus }: Deps,
  restoreId: string,
  { at, error }: { at: RestoreStep; error?: unknown },
): Promise<void> {
  const fault = toFault(at, error)
  const ended = new Date(clock.now())
  await changeRestore(db, restoreId, { state: 'failed', failedAt: at, fault, ended })
  bus.publish([topics.backups()])
}

function toFault(at: RestoreStep, error: unknown): RestoreFault {
  if (error === undefined) return 'interrupted'
  if (error instanceof NotSaved) return error.fault
  return toRestoreFault(error, at === 'loading' ? 'damaged' : 'other')
}
