// Importing contacts. Rows wait aside until they are confirmed, so that an import that breaks off
// or is dropped leaves nothing.
import { contactsMax, type ImportRowState } from '#domain/contact/contact.ts'
import { findContactProblems, settleContact, type RowProblem } from '#domain/contact/read-row.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { findNewcomer } from '../newcomer/queries.ts'
import { createLinkKey, publishContacts } from './commands.ts'
import * as store from './import-queries.ts'
import { permitKeeper } from './keeper-queries.ts'
import { countContacts, lockKeeper } from './queries.ts'

const stage: InTransaction<'contacts-stage'> = async (
  { actor, tx, now, newId, deps },
  { importId, keeper, from, rows },
) => {
  const { playerId } = actor
  const kept = await permitKeeper(tx, actor, keeper)
  if (!kept.ok) return kept
  const until = from + rows.length
  if (until > contactsMax) return refuse('too-many-contacts', { n: contactsMax })
  if (!(await store.openImport(tx, { importId, playerId, now })))
    return refuse('contact-import-not-found')
  const looked = rows.map((cells, index) => {
    const fields = settleContact(cells)
    return { row: from + index, fields, problem: findContactProblems(fields)[0] ?? null }
  })
  const staged = looked.flatMap(({ row, fields, problem }) =>
    problem === null ? [{ ...fields, row, contactId: newId(), linkKey: createLinkKey() }] : [],
  )
  const part = { importId, from, until }
  await store.saveStagedRows(tx, importId, staged, part)
  const doubles = new Set(await store.listDoubles(tx, kept.value, part))
  // An account made to test addresses learns nothing.
  const isNew = (await findNewcomer(tx, { playerId, now, deps })) !== null
  const players = new Set(isNew ? [] : await store.listRowsOfPlayers(tx, playerId, part))
  return ok({
    rows: looked.map(({ row, problem }) => ({
      row,
      state: toRowState(row, { problem, doubles, players }),
      problem,
    })),
  })
}

type Seen = { problem: RowProblem | null; doubles: Set<number>; players: Set<number> }

function toRowState(row: number, { problem, doubles, players }: Seen): ImportRowState {
  if (problem !== null) return 'wrong'
  if (doubles.has(row)) return 'double'
  return players.has(row) ? 'player' : 'new'
}

const commit: InTransaction<'contacts-commit'> = async (
  { actor, tx, effects, now },
  { importId, keeper, leaveOut },
) => {
  const { playerId } = actor
  const kept = await permitKeeper(tx, actor, keeper)
  if (!kept.ok) return kept
  const found = await store.lockImport(tx, importId, playerId)
  if (found === undefined) return refuse('contact-import-not-found')
  if (found.confirmed !== null) return ok({ added: found.added ?? 0 })
  await lockKeeper(tx, kept.value)
  await store.dropStagedRows(tx, kept.value, importId, leaveOut)
  const added = await store.countStagedRows(tx, importId)
  if ((await countContacts(tx, kept.value)) + added > contactsMax)
    return refuse('too-many-contacts', { n: contactsMax })
  await store.confirmImport(tx, kept.value, { importId, playerId, now }, added)
  publishContacts(effects, kept.value)
  return ok({ added })
}

const discard: InTransaction<'contacts-discard'> = async ({ actor, tx }, { importId }) => {
  await store.deleteOpenImport(tx, importId, actor.playerId)
  return ok({ success: true })
}

export const contactImportHandlers = defineHandlers({
  'contacts-stage': stage,
  'contacts-commit': commit,
  'contacts-discard': discard,
})
