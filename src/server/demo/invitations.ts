// Invitations the demo's private events have sent by now. Each is a date of a weekly series and
// invites its group a week before, as in a real server; otherwise the first start would send two
// months of invitations.
import type { Insertable } from 'kysely'
import { inviteDaysBefore } from '#domain/invitation/invitation.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import type { NewEvent } from '../db/tables/event.ts'

type SeriesColumns = Required<Pick<NewEvent, 'seriesId' | 'seriesIndex' | 'groupAsked'>>
export type InvitingRows = {
  event_series: Insertable<Tables['event_series']>[]
  event_invitees: Insertable<Tables['event_invitees']>[]
}

const dayMs = 86_400_000

export const inNoSeries: SeriesColumns = { seriesId: null, seriesIndex: null, groupAsked: null }

const askedAt = ({ startsAt, created }: { startsAt: Date; created: Date }): number =>
  Math.max(created.getTime(), startsAt.getTime() - inviteDaysBefore * dayMs)

export function createSeries(
  random: Random,
  rows: InvitingRows,
  now: number,
): (key: string, weekday: number, event: { startsAt: Date; created: Date }) => SeriesColumns {
  const known = new Map<string, { seriesId: string; dates: number }>()
  return (key, weekday, event) => {
    const series = known.get(key) ?? { seriesId: random.uuid(), dates: 0 }
    if (series.dates === 0)
      rows.event_series.push({
        seriesId: series.seriesId,
        everyWeeks: 1,
        weekdays: [weekday],
        created: event.created,
      })
    series.dates += 1
    known.set(key, series)
    const asked = askedAt(event)
    return {
      seriesId: series.seriesId,
      seriesIndex: series.dates,
      groupAsked: asked <= now ? new Date(asked) : null,
    }
  }
}

export function addInvitees(
  rows: InvitingRows,
  {
    eventId,
    playerId: organizerId,
    groupAsked,
  }: Pick<NewEvent, 'eventId' | 'playerId' | 'groupAsked'>,
  playerIds: readonly string[],
): void {
  if (groupAsked === null || groupAsked === undefined) return
  for (const playerId of playerIds)
    if (playerId !== organizerId) rows.event_invitees.push({ eventId, playerId, asked: groupAsked })
}
