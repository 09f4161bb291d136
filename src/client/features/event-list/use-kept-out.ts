// Checks house rules for cards that offer me to sign up. One query serves all cards of a list, only
// where a venue has rules, and repeats when the offers change or an awaited time comes.
import { useEffect, useMemo } from 'react'
import type { CallOutput } from '#contract/contract.ts'
import { idsMax } from '#domain/shared/id-form.ts'
import { useNow } from '../../device/today.ts'
import type { Live } from '../../net/use-live.ts'
import { useRead } from '../../net/use-read.ts'
import { usePlayer } from '../../session/use-me.ts'
import type { BadgedEvent } from './event-badges.tsx'
import { isOpenTo } from './use-card-sign-up.ts'

type Told = CallOutput<'houseRules-byIds'>['events']

/**
 * The list with the rules that keep me out; cards beyond the first hundred offers report them after
 * the tap.
 */
export function useHouseRuleRefusals<Listed extends { events: readonly BadgedEvent[] }>(
  live: Live<Listed>,
): Live<Listed> {
  const { player } = usePlayer()
  const now = useNow()
  const offered = live.data?.events.filter(
    (event) => event.hasSignUpRules === true && isOpenTo(event, player, now),
  )
  const asked = (offered ?? [])
    .slice(0, idsMax)
    .map(({ eventId }) => eventId)
    .sort()
    .join(' ')
  const { data, isLoading, again } = useRead(
    'houseRules-byIds',
    asked === '' ? 'skip' : { eventIds: asked.split(' ') },
  )
  const told = data?.events
  const isOver = told?.some(({ refusal }) => Date.parse(refusal?.until ?? '') <= now) ?? false
  useEffect(() => {
    if (isOver) again()
  }, [isOver, again])
  return useMemo(
    () =>
      live.status === 'ready' && asked !== ''
        ? {
            ...live,
            data: { ...live.data, events: join(live.data.events, asked, told, isLoading) },
          }
        : live,
    [live, asked, told, isLoading],
  )
}

/** Unknown cards stay inactive; if the check fails, the sign-up itself reports the rule. */
function join<Event extends BadgedEvent>(
  events: readonly Event[],
  asked: string,
  told: Told = [],
  isLoading: boolean,
): Event[] {
  const known = new Map(told.map(({ eventId, refusal }) => [eventId, refusal]))
  return events.map((event) => {
    if (!asked.includes(event.eventId)) return event
    const refusal = known.get(event.eventId)
    const house = refusal === undefined && isLoading ? 'asked' : refusal
    return house === undefined || house === null ? event : { ...event, house }
  })
}
