// Polls of a club: its owner and organizers ask and close them, its members answer.
import {
  areTimesAhead,
  openPollsMax,
  parsePollTime,
  pollsMax,
  toPollOptions,
  type PollKind,
} from '#domain/club/club-poll.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { sendAlertsTo } from '../../core/alerts/send-alerts.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { toInstant } from '../../time/zone-time.ts'
import { takeBackFromClub } from '../alert/commands.ts'
import { selectNoticeRecipients } from '../club/notice-queries.ts'
import { clubAlertParams, findClubStanding, type ClubKey } from '../club/queries.ts'
import { lockClubFor, openClubFor } from '../club/standing-commands.ts'
import { castVote } from './commands.ts'
import * as store from './queries.ts'

const done = ok({ success: true })

async function isTimely(
  { tx, now }: CallContext,
  key: ClubKey,
  { kind, options, closes }: { kind: PollKind; options: readonly string[]; closes: Date | null },
): Promise<boolean> {
  if (kind !== 'times') return true
  const zone = await store.findZone(tx, key)
  const times = options.flatMap((option) => {
    const at = parsePollTime(option)
    return at === null ? [] : [toInstant(at.day, at.time, zone)]
  })
  return areTimesAhead(times, { closes: closes === null ? null : closes.getTime(), now })
}

const ask: InTransaction<'clubPolls-ask'> = async (
  context,
  { pollId, kind, question, options, closes, ...key },
) => {
  const { actor, tx, now } = context
  const opened = await lockClubFor(context, key, 'club.events')
  if (!opened.ok) return opened
  const kept = toPollOptions(kind, options)
  if (!kept.ok) return kept
  const poll = { pollId, authorId: actor.playerId, kind, question, options: kept.value }
  const ends = closes === null ? null : new Date(closes)
  const counted = await store.countPolls(tx, key, now)
  const isNew = await store.insertPoll(tx, key, { ...poll, closes: ends }, now)
  if (!isNew) return done
  if (ends !== null && ends.getTime() <= now) return refuse('poll-closes-past')
  if (!(await isTimely(context, key, { kind, options: kept.value, closes: ends })))
    return refuse('poll-times-past')
  const most = counted.open >= openPollsMax ? openPollsMax : pollsMax
  if (counted.open >= openPollsMax || counted.polls >= pollsMax)
    return refuse('too-many-polls', { n: most })
  const { player: _owner, ...params } = clubAlertParams(opened.value.club)
  await sendAlertsTo(context, selectNoticeRecipients(key, actor.playerId), {
    kind: 'club-poll',
    params: { ...params, title: question, pollId },
  })
  return done
}

const vote: InTransaction<'clubPolls-vote'> = async (context, { pollId, choices, ...key }) => {
  const { actor, tx, effects, now } = context
  const { playerId } = actor
  const { role } = await findClubStanding(tx, key, playerId)
  if (role !== 'owner' && role !== 'member') return refuse('club-not-found')
  return castVote({ tx, effects, now }, key, { playerId, pollId, choices })
}

const close: InTransaction<'clubPolls-close'> = async (context, { pollId, ...key }) => {
  const opened = await lockClubFor(context, key, 'club.events')
  if (!opened.ok) return opened
  const isThere = await store.closePoll(context.tx, key, pollId, context.now)
  if (!isThere) return refuse('poll-not-found')
  return done
}

const remove: InTransaction<'clubPolls-remove'> = async (context, { pollId, ...key }) => {
  const { tx } = context
  const opened = await lockClubFor(context, key, 'club.events')
  if (!opened.ok) return opened
  const wasThere = await store.deletePoll(tx, key, pollId)
  if (!wasThere) return refuse('poll-not-found')
  await takeBackFromClub(tx, key, { kind: 'club-poll', params: { pollId } })
  return done
}

const listVoters: InTransaction<'clubPolls-voters'> = async (context, { pollId, ...key }) => {
  const { actor, tx } = context
  const opened = await openClubFor(context, key, 'club.events')
  if (!opened.ok) return opened
  const poll = await store.lockPoll(tx, key, pollId)
  if (poll === undefined) return refuse('poll-not-found')
  const { options } = poll
  return ok({ voters: await store.listVoters(tx, { pollId, options }, actor.playerId) })
}

export const clubPollHandlers = defineHandlers({
  'clubPolls-ask': ask,
  'clubPolls-vote': vote,
  'clubPolls-close': close,
  'clubPolls-remove': remove,
  'clubPolls-voters': listVoters,
})
