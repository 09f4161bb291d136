import type { CallOutput, ParsedInput } from '#contract/contract.ts'
import { clubsShown } from '#domain/operator/console.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { CallContext } from '../../../handler.ts'
import { countOwedEntries } from '../../club/owed-queries.ts'
import { countClubLoss, listManagedClubs } from './club-queries.ts'

type Shown = CallOutput<'operators-see'>
type AskedFor<P> = Extract<ParsedInput<'operators-see'>, { page: P }>

export async function loadClubs(
  { tx, now }: CallContext,
  asked: AskedFor<'clubs'>,
): Promise<Shown> {
  const clubs = await listManagedClubs(tx, { ...asked, now }, clubsShown + 1)
  return {
    page: 'clubs',
    clubs: clubs.slice(0, clubsShown).map(({ ownerId: _id, ...club }) => club),
    more: clubs.length > clubsShown,
  }
}

export async function loadClubLoss(
  { tx, now }: CallContext,
  { page, ...key }: AskedFor<'clubLoss'>,
): Promise<Result<Shown, 'club-not-found'>> {
  const loss = await countClubLoss(tx, key, now)
  if (loss === null) return refuse('club-not-found')
  return ok({ page, ...loss, owed: await countOwedEntries(tx, key, now) })
}
