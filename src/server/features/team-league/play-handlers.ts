// Line-ups and results of a match-up, by captains and organizers. The league's lock serializes two
// submitted at the same moment.
import type { CallOutput } from '#contract/contract.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { checkScore, type ScoreRefusal } from '#domain/match/score.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { checkLineup, permitLineup } from '#domain/team-league/lineup.ts'
import { mayCaptainsScore, tallyMatchup, type PairResult } from '#domain/team-league/matchup.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { markLineupsShown, replaceLineup, savePairGames } from '../league/matchup-queries.ts'
import { alertAboutLeague, tell } from '../league/run-commands.ts'
import { findResponsible, openMatchup, type OpenMatchup } from './run-handlers.ts'

const done = ok<CallOutput<'leagues-setLineup'>>({ success: true })

export const setPairs: InTransaction<'leagues-setLineup'> = async (
  context,
  { side, lineup, ...key },
) => {
  const { tx, now } = context
  const opened = await openMatchup(context, key)
  if (!opened.ok) return opened
  const { league, matchup, sides, viewer, isShown } = opened.value
  const allowed = permitLineup(viewer, side, isShown)
  if (!allowed.ok) return allowed
  const { pairs } = league.fields
  const checked = checkLineup(lineup, { pairs, players: sides[side].playerIds })
  if (!checked.ok) return checked
  // A played pair still needs its two people.
  if (lineup.length === 0 && matchup.results.length > 0) return refuse('lineup-missing')
  const { matchupId } = matchup
  await replaceLineup(tx, { matchupId, side, lineup })
  const isOtherSet = matchup.lineups[side === 'a' ? 'b' : 'a'].length > 0
  if (!isShown && lineup.length > 0 && isOtherSet) {
    await markLineupsShown(tx, matchupId, now)
    await tellShown(context, opened.value)
  }
  return done
}

async function tellShown(
  context: CallContext,
  { league, matchup: { day, startTime }, sides }: OpenMatchup,
): Promise<void> {
  for (const [team, against] of [
    [sides.a, sides.b],
    [sides.b, sides.a],
  ] as const) {
    const playerId = findResponsible(team, league)
    if (playerId === context.actor.playerId) continue
    await alertAboutLeague(context, league, [playerId], 'league-lineups-shown', {
      team: team.name,
      against: against.name,
      date: day,
      time: startTime,
    })
  }
}

function refuseGames(
  { league, matchup, viewer, isShown }: OpenMatchup,
  { pair, games }: PairResult,
  now: number,
): Result<never, 'matchup-decided' | 'lineup-missing' | 'event-too-early' | ScoreRefusal> | null {
  const { pairs, ...rule } = league.fields
  if (!viewer.runsLeague && !mayCaptainsScore(tallyMatchup(matchup.results, pairs, rule)))
    return refuse('matchup-decided')
  const { a, b } = matchup.lineups
  if (pair > pairs || !isShown || a.length === 0 || b.length === 0) return refuse('lineup-missing')
  if (games.length === 0) return null
  if (isEarly(matchup, now)) return refuse('event-too-early')
  const checked = checkScore(games, null, rule)
  return checked.ok ? null : checked
}

export const setGames: InTransaction<'leagues-setPairResult'> = async (
  context,
  { pair, games, ...key },
) => {
  const opened = await openMatchup(context, key)
  if (!opened.ok) return opened
  const refusal = refuseGames(opened.value, { pair, games }, context.now)
  if (refusal !== null) return refusal
  const { league, matchup } = opened.value
  const { pairs, ...rule } = league.fields
  await savePairGames(context.tx, { matchupId: matchup.matchupId, pair, games })
  const others = matchup.results.filter((result) => result.pair !== pair)
  const results = games.length === 0 ? others : [...others, { pair, games }]
  const before = tallyMatchup(matchup.results, pairs, rule)
  const after = tallyMatchup(results, pairs, rule)
  if (after.outcome !== null && toScore(after) !== toScore(before))
    await tellResult(context, opened.value, toScore(after))
  return done
}

const toScore = ({ a, b, outcome }: ReturnType<typeof tallyMatchup>): string =>
  outcome === null ? '' : `${a.pairs}–${b.pairs}`

async function tellResult(
  context: CallContext,
  { league, sides: { a, b } }: OpenMatchup,
  score: string,
): Promise<void> {
  const playerIds = [...a.playerIds, ...b.playerIds].filter((id) => id !== context.actor.playerId)
  await tell(context, league, playerIds, 'league-result', {
    team: a.name,
    against: b.name,
    score,
  })
}
