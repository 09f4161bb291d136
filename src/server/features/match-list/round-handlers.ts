// Rounds and brackets: planning, applying and editing them.
import { isEarly } from '#domain/event/play-time.ts'
import { checkEntrants } from '#domain/match-list/check-entrants.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import { listForPlan } from '#domain/match-list/play-act.ts'
import { replaceRounds } from '#domain/match-list/replace-rounds.ts'
import { withoutRound, withMovedMatch, withSwappedPlayers } from '#domain/match-list/round-edit.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { storeBracket } from '../../brackets/lay-bracket.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import * as store from './queries.ts'
import { toAnswer, toStepped, runStep, type OpenedList, type StepResult } from './step-commands.ts'

/** Before check-in opens, plans count expected players as present. */
const toPlannedList = (
  { now }: CallContext,
  { event, list }: Pick<OpenedList, 'event' | 'list'>,
): MatchList => listForPlan(list, isEarly(event.terms, now))

function replanned<C extends RefusalCode>(
  context: CallContext,
  opened: OpenedList,
  plan: (list: MatchList) => Result<MatchList, C>,
): Result<MatchList, C> {
  const planned = plan(toPlannedList(context, opened))
  return planned.ok ? ok({ ...planned.value, players: opened.list.players }) : planned
}

export const plan: InTransaction<'matchLists-plan'> = async (
  context,
  { eventId, revision, rounds },
) =>
  toAnswer(
    await runStep(
      context,
      eventId,
      'plan',
      (opened): Result<StepResult, 'match-list-changed' | 'plan-invalid'> =>
        opened.list.revision === revision
          ? toStepped(
              replanned(context, opened, (list) =>
                replaceRounds(list, rounds, { play: opened.event.play, newId: context.newId }),
              ),
            )
          : refuse('match-list-changed'),
    ),
  )

export const lay: InTransaction<'matchLists-layBracket'> = async (
  context,
  { eventId, revision, entrants },
) =>
  toAnswer(
    await runStep(
      context,
      eventId,
      'bracket',
      async ({
        event,
        list,
        format,
      }): Promise<Result<StepResult, 'match-list-changed' | 'plan-invalid' | 'round-played'>> => {
        if (list.revision !== revision) return refuse('match-list-changed')
        const checked = checkEntrants(
          toPlannedList(context, { event, list }),
          { format: format.format, play: event.play },
          entrants,
        )
        if (!checked.ok) return checked
        return ok({
          list: await storeBracket(
            list,
            {
              kind: format.format === 'double elimination' ? 'double' : 'single',
              hasConsolation: format.consolation,
              entrants,
            },
            context.newId,
          ),
        })
      },
    ),
  )

export const drop: InTransaction<'matchLists-dropRound'> = async (context, { eventId, round }) =>
  toAnswer(
    await runStep(context, eventId, 'drop-round', ({ list }) =>
      toStepped(withoutRound(list, round)),
    ),
  )

export const swap: InTransaction<'matchLists-swap'> = async (
  context,
  { eventId, round, number, withNumber },
) =>
  toAnswer(
    await runStep(context, eventId, 'swap', ({ list }) =>
      toStepped(withSwappedPlayers(list, round, number, withNumber)),
    ),
  )

export const move: InTransaction<'matches-move'> = async (context, { matchId, court }) => {
  const eventId = await store.eventIdOfMatch(context.tx, matchId)
  if (eventId === null) return refuse('match-not-found')
  const moved = await runStep(context, eventId, 'move', ({ list }) =>
    toStepped(withMovedMatch(list, matchId, court)),
  )
  // Hides the existence of matches from those who can't see the event.
  return !moved.ok && moved.refusal.code === 'event-not-found'
    ? refuse('match-not-found')
    : toAnswer(moved)
}
