// The attendance history of an event's players, for organizers, where house rules count it.
import { useEffect } from 'react'
import { houseRecordTexts } from '#words/en/house-rule/house-rule.ts'
import { pick } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'

export function useAttendanceHistory(
  { eventId, hasSignUpRules }: Pick<EventDetail, 'eventId' | 'hasSignUpRules'>,
  mayKnow: boolean,
  roster: string,
): (playerId: string) => string | null {
  const { data, again } = useRead(
    'houseRules-roster',
    mayKnow && hasSignUpRules ? { eventId } : 'skip',
  )
  useEffect(() => {
    if (roster !== '') again()
  }, [again, roster])
  return (playerId) => {
    const one = data?.players.find((player) => player.playerId === playerId)
    return one === undefined
      ? null
      : pick(houseRecordTexts).fact({ came: one.came, sessions: one.sessions })
  }
}
