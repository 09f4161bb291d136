// House rules that affect the viewer of an event. Queried only when the venue has rules and there
// is something to tap, and again when an awaited time comes.
import { useEffect } from 'react'
import type { CallOutput } from '#contract/contract.ts'
import type { MainButton } from '#domain/event/main-button.ts'
import { useRead } from '../../net/use-read.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { isEntering } from './main-button-words.ts'

export type HouseWord = CallOutput<'houseRules-mine'>

type House = {
  house: HouseWord | undefined
  keptOut: HouseWord | null
  again: () => void
}

export function useHouseRules(
  { eventId, hasSignUpRules }: EventDetail,
  button: MainButton,
  now: number,
): House {
  const isAsked = hasSignUpRules && isEntering(button)
  const { data, again } = useRead('houseRules-mine', isAsked ? { eventId } : 'skip')
  const until = data?.refusal?.until ?? null
  const isOver = until !== null && Date.parse(until) <= now
  useEffect(() => {
    if (isOver) again()
  }, [isOver, again])
  const house = isAsked ? data : undefined
  const mustWait = button.kind === 'join-waitlist'
  const isKeptOut = house !== undefined && (house.refusal !== null || (mustWait && !house.mayWait))
  return { house, keptOut: isKeptOut ? house : null, again }
}
