import type { CallOutput, Calls, ParsedInput } from '#contract/contract.ts'
import { holdsName } from '#domain/account/own-name.ts'
import { leagueNameMax, leagueNameMin } from '#domain/league/league.ts'
import { toSlug } from '#domain/player/slug.ts'
import { countCharacters } from '#domain/shared/characters.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import { retryConflicts, transact } from '../../db/transaction.ts'
import { defineHandlers, type InTransaction, type OwnContext } from '../../handler.ts'
import { deletePlayer, findLoss, neutralWords } from './commands.ts'
import * as store from './queries.ts'

type Refusals = Calls['account-delete']['refusals'][number]
type Asked = ParsedInput<'account-delete'>

export function deletionHandlers({ proveSelf }: Pick<Auth, 'proveSelf'>) {
  const remove = async (
    own: OwnContext,
    { playerName, password, titles }: Asked,
  ): Promise<Result<CallOutput<'account-delete'>, Refusals>> => {
    const { actor, deps, now, language } = own
    if (toSlug(playerName) !== actor.playerId) return refuse('name-differs')
    const ownName = await store.findName(deps.db, actor.playerId)
    if (titles.some(({ title }) => holdsName(title, ownName))) return refuse('title-has-name')
    const proven = await proveSelf(actor, password)
    if (!proven.ok) return proven
    return retryConflicts(() =>
      transact(deps, now, async (unit) => {
        const gone = await deletePlayer(
          { actor, ...unit, language },
          { chosen: chosenIn(titles), people: deps.people },
        )
        if (!gone.ok) return gone
        return ok({ success: true })
      }),
    )
  }
  return defineHandlers<'account-deletionPreview' | 'account-delete'>({
    'account-deletionPreview': preview,
    'account-delete': { own: remove },
  })
}

/** The chosen titles; empty ones and invalid league names fall back to neutral names. */
function chosenIn(titles: Asked['titles']): store.Chosen {
  const isLeagueName = (title: string): boolean =>
    countCharacters(title) >= leagueNameMin && countCharacters(title) <= leagueNameMax
  const those = (fits: (title: string) => boolean) =>
    Object.fromEntries(titles.flatMap(({ id, title }) => (fits(title) ? [[id, title]] : [])))
  return { events: those((title) => title !== ''), leagues: those(isLeagueName) }
}

const preview: InTransaction<'account-deletionPreview'> = async ({ actor, tx, now, language }) => {
  const { playerId } = actor
  return ok({
    ...(await findLoss(tx, playerId, now)),
    titles: await store.listNamedTitles(tx, playerId, neutralWords(language), now),
  })
}
