// Imports contacts. Rows are staged until confirmed, so that an interrupted or dropped import
// leaves no contact behind.
import { toClubTags } from '#domain/club/club-members.ts'
import { contactsMax, type ImportRowState } from '#domain/contact/contact.ts'
import { findDoubles } from '#domain/contact/doubles.ts'
import { limitLookups } from '#domain/contact/lookup.ts'
import { findContactProblems, normalizeContact, type RowProblem } from '#domain/contact/read-row.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { permitKeeper } from '../../core/player/keeper-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { findTags } from '../club/people-queries.ts'
import { createLinkKey } from '../contact/commands.ts'
import { lockKeeper } from '../contact/queries.ts'
import { publishTwins } from '../contact/twin-commands.ts'
import { findNewcomer } from '../newcomer/queries.ts'
import { lockLookups, noteLookups } from './lookup-queries.ts'
import * as store from './queries.ts'

const stage: InTransaction<'contacts-stage'> = async (
  context,
  { importId, keeper, from, rows },
) => {
  const { actor, tx, now, newId } = context
  const { playerId } = actor
  const kept = await permitKeeper(tx, actor, keeper)
  if (!kept.ok) return kept
  const until = from + rows.length
  if (until > contactsMax) return refuse('too-many-contacts', { n: contactsMax })
  if (!(await store.openImport(tx, { importId, playerId, now })))
    return refuse('contact-import-not-found')
  const looked = rows.map((cells, index) => {
    const fields = normalizeContact(cells)
    return { row: from + index, fields, problem: findContactProblems(fields)[0] ?? null }
  })
  const staged = looked.flatMap(({ row, fields, problem }) =>
    problem === null ? [{ ...fields, row, contactId: newId(), linkKey: createLinkKey() }] : [],
  )
  const part = { importId, from, until }
  await store.saveStagedRows(tx, importId, staged, part)
  const namesakes = await store.listNamesakes(tx, kept.value, part, staged)
  const doubles = new Set(listDoubles(namesakes, staged))
  const { told, isCompared } = await findPlayers(context, part, staged)
  const players = new Set(told)
  return ok({
    isCompared,
    rows: looked.map(({ row, problem }) => ({
      row,
      state: toRowState(row, { problem, doubles, players }),
      problem,
    })),
  })
}

/**
 * Rows that belong to players, as far as the caller may learn it: new accounts, which could be made
 * to test addresses, get no rows, others a limited number a day. isCompared: all other rows are
 * known not to be players.
 */
async function findPlayers(
  { actor: { playerId }, tx, now, deps }: CallContext,
  part: store.ImportPart,
  staged: readonly { row: number; email: string | null }[],
): Promise<{ told: number[]; isCompared: boolean }> {
  const asked = staged.filter(({ email }) => email !== null)
  if (asked.length === 0) return { told: [], isCompared: true }
  if ((await findNewcomer(tx, { playerId, now, deps })) !== null)
    return { told: [], isCompared: false }
  const { done, players } = await lockLookups(tx, { playerId, now })
  const left = limitLookups(done, asked.length, players)
  const looked = new Set(asked.slice(0, left.addresses).map(({ row }) => row))
  if (looked.size === 0) return { told: [], isCompared: false }
  const found = await store.listRowsOfPlayers(tx, playerId, part)
  const told = found.filter((row) => looked.has(row)).slice(0, left.matches)
  await noteLookups(tx, { playerId, now }, { addresses: looked.size, matches: told.length })
  return { told, isCompared: looked.size === asked.length && told.length < left.matches }
}

type Seen = { problem: RowProblem | null; doubles: Set<number>; players: Set<number> }

function toRowState(row: number, { problem, doubles, players }: Seen): ImportRowState {
  if (problem !== null) return 'wrong'
  if (doubles.has(row)) return 'double'
  return players.has(row) ? 'player' : 'new'
}

const listDoubles = (
  known: readonly store.KnownPerson[],
  rows: readonly (store.KnownPerson & { row: number })[],
): number[] => {
  const found = findDoubles([...known, ...rows]).slice(known.length)
  return rows.flatMap(({ row }, index) => (found[index] === null ? [] : [row]))
}

const commit: InTransaction<'contacts-commit'> = async (
  { actor, tx, effects, now },
  { importId, keeper, leaveOut, tags },
) => {
  const { playerId } = actor
  const kept = await permitKeeper(tx, actor, keeper)
  if (!kept.ok) return kept
  const found = await store.lockImport(tx, importId, playerId)
  if (found === undefined) return refuse('contact-import-not-found')
  if (found.confirmed !== null) return ok({ added: found.added ?? 0 })
  const wanted = toClubTags(tags)
  const known = keeper.kind === 'club' && wanted.length > 0 ? await findTags(tx, keeper) : []
  if (wanted.some((tag) => !known.includes(tag))) return refuse('club-tag-unknown')
  await lockKeeper(tx, kept.value)
  const leftOut = new Set(leaveOut)
  const staged = (await store.listStagedRows(tx, importId)).filter(({ row }) => !leftOut.has(row))
  const people = await store.listKnownPeople(tx, kept.value)
  const doubles = listDoubles(people, staged)
  const added = staged.length - doubles.length
  if (people.length + added > contactsMax) return refuse('too-many-contacts', { n: contactsMax })
  await store.dropStagedRows(tx, importId, [...leaveOut, ...doubles])
  await store.confirmImport(tx, kept.value, { importId, playerId, now }, { added, tags: wanted })
  await publishTwins(
    { tx, effects },
    staged.map(({ email }) => email),
  )
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
