import type { CallOutput, ParsedInput } from '#contract/contract.ts'
import { venuesShown } from '#domain/operator/console.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { CallContext } from '../../../handler.ts'
import { countMoved, listManagedVenues } from './venue-queries.ts'

type Shown = CallOutput<'operators-see'>
type AskedFor<P> = Extract<ParsedInput<'operators-see'>, { page: P }>

export async function loadVenues({ tx }: CallContext, asked: AskedFor<'venues'>): Promise<Shown> {
  const venues = await listManagedVenues(tx, asked, venuesShown + 1)
  return {
    page: 'venues',
    venues: venues.slice(0, venuesShown),
    more: venues.length > venuesShown,
  }
}

export async function loadMerge(
  { tx }: CallContext,
  { from, into }: AskedFor<'merge'>,
): Promise<Result<Shown, 'location-not-found'>> {
  const [moved, kept] = [await countMoved(tx, from), await countMoved(tx, into)]
  if (moved === null || kept === null || from === into) return refuse('location-not-found')
  return ok({ page: 'merge', ...moved })
}
