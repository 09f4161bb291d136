// Poll answers of members and of people without an account.
import { isPollChoice, isPollOpen } from '#domain/club/club-poll.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { ClubKey } from '../club/queries.ts'
import { lockPoll, replaceVote } from './queries.ts'

export async function castVote(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  key: ClubKey,
  { playerId, pollId, choices }: { playerId: string; pollId: string; choices: readonly number[] },
): Promise<Result<{ success: boolean }, 'poll-not-found' | 'poll-closed' | 'bad-input'>> {
  const poll = await lockPoll(tx, key, pollId)
  if (poll === undefined) return refuse('poll-not-found')
  const closes = poll.closes?.getTime() ?? null
  if (!isPollOpen({ closed: poll.closed !== null, closes }, now)) return refuse('poll-closed')
  if (!isPollChoice(poll, choices)) return refuse('bad-input', { field: 'choices' })
  await replaceVote(tx, { pollId, playerId, choices }, now)
  return ok({ success: true })
}
