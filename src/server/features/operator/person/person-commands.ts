import type { ParsedInput } from '#contract/contract.ts'
import { toSlug } from '#domain/player/slug.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { CallContext } from '../../../handler.ts'
import { askForConfirmation } from '../../account/confirmation-commands.ts'
import { banAddress, describeBan, liftBan } from '../../suspension/ban-commands.ts'
import type { OperatorLogLine } from '../queries.ts'
import { deleteFor, describeLoss } from './delete-commands.ts'

type Asked = ParsedInput<'operators-act'>
type AskedTo<A extends Asked['act']> = Extract<Asked, { act: A }>
type Line = Omit<OperatorLogLine, 'byUserId'>
type Person = { userId: string; playerId: string | null; email: string }

export async function confirmAgain(
  context: CallContext,
  { userId, playerId }: Person,
): Promise<Result<Line, 'email-verified' | 'no-email'>> {
  const asked = await askForConfirmation(context, userId)
  if (!asked.ok) return asked
  return ok({ command: 'players confirm', userId, ...(playerId === null ? {} : { playerId }) })
}

/** The line names no one: the person is gone from everywhere. */
export async function deletePerson(
  context: CallContext,
  person: Person,
  { typedName }: AskedTo<'deletePerson'>,
): Promise<Result<Line, 'name-differs' | 'last-owner'>> {
  const isMeant =
    typedName.trim().toLowerCase() === person.email.toLowerCase() ||
    (person.playerId !== null && toSlug(typedName) === person.playerId)
  if (!isMeant) return refuse('name-differs')
  const { deps, language } = context
  const gone = await deleteFor(context, person, { people: deps.people, language })
  return gone.ok ? ok({ command: 'players delete', detail: describeLoss(gone.value) }) : gone
}

export type BanAct = AskedTo<'ban' | 'unban'>
export const isBanAct = (input: Asked): input is BanAct =>
  input.act === 'ban' || input.act === 'unban'

export async function actOnBans(
  context: CallContext,
  input: BanAct,
): Promise<Result<Line | null, 'bad-input'>> {
  const isBan = input.act === 'ban'
  const reason = isBan ? input.reason : ''
  const done = isBan
    ? await banAddress(context, { text: input.pattern, reason })
    : await liftBan(context, input.pattern)
  if (!done.ok) return done
  const { pattern, isNew } = done.value
  if (!isNew) return ok(null)
  return ok({ command: isBan ? 'bans add' : 'bans remove', detail: describeBan(pattern, reason) })
}
