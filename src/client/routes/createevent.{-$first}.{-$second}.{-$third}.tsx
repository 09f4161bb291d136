// /createevent/{locId}/{startDate}/{startTime}, /createevent/{startDate}/{locId} and /createevent:
// a new event. `?from=` copies an event, `?club=` names the venue's club to invite.
import { Suspense, useState } from 'react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import type { InvitationTier } from '#domain/invitation/tier.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import type { TemplateFields } from '#domain/template/template.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { toDeviceDay } from '../device/today.ts'
import { CreateEvent } from '../features/event-form/create-event.tsx'
import {
  parseCreateParams,
  type CreateRouteParams,
} from '../features/event-form/create-route-params.ts'
import {
  copyEventDraft,
  draftFrom,
  freshDraft,
  type DraftField,
} from '../features/event-form/event-draft.ts'
import { suggestedStart } from '../features/event-form/suggested-start.ts'
import type { EventFormStart } from '../features/event-form/use-event-form.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useLive } from '../net/use-live.ts'
import type { EventDetail } from '../parts/event/event-detail.ts'
import { useEventTiers } from '../parts/event/use-event-tiers.ts'
import { usePlayer } from '../session/use-me.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const TemplatePicker = lazyPart(
  () => import('../features/template/template-picker.tsx'),
  'TemplatePicker',
)

/** Parsed by hand, because it loads with the first script; an invalid event id is dropped. */
const readSearch = ({ from, club }: Record<string, unknown>): { from?: string; club?: string } => ({
  ...(typeof from === 'string' && isUuid(from) ? { from } : {}),
  ...(typeof club === 'string' && club !== '' ? { club } : {}),
})

export const Route = createFileRoute('/createevent/{-$first}/{-$second}/{-$third}')({
  component: CreateEventScreen,
  validateSearch: readSearch,
})

function CreateEventScreen() {
  const t = useTexts(eventFormTexts)
  const goBack = useBack()
  const params = Route.useParams()
  const { from, club } = Route.useSearch()
  const model = useLive('events-byId', from === undefined ? 'skip' : { eventId: from })
  const tiers = useEventTiers(model.data)
  const isWaiting = from !== undefined && (model.status === 'loading' || tiers.isLoading)
  return (
    <Page title={t.createTitle} back={{ onPress: goBack }}>
      {isWaiting ? (
        <SkeletonList rows={3} />
      ) : (
        <NewEvent
          key={`${from} ${club} ${Object.values(params).join(' ')}`}
          asked={parseCreateParams(params)}
          club={club ?? null}
          model={model.data}
          tiers={tiers.tiers ?? []}
        />
      )}
    </Page>
  )
}

type NewEventProps = {
  asked: CreateRouteParams
  club: string | null
  model: EventDetail | undefined
  tiers: readonly InvitationTier[]
}

function NewEvent({ asked, club, model, tiers }: NewEventProps) {
  const t = useTexts(eventFormTexts)
  const { player, locations } = usePlayer()
  const navigate = useNavigate()
  const [{ start, version }, setStart] = useState(() => ({
    start:
      model === undefined
        ? getStart(asked, player.homeLocation ?? locations[0]?.locationId ?? null, club)
        : { ...startLike(model, asked.startDate), tiers },
    version: 0,
  }))
  const open = (eventId: string) =>
    void navigate({ to: '/vieweditevent/$evId', params: { evId: eventId }, replace: true })
  const startFrom = (fields: TemplateFields) =>
    setStart({ start: startFromTemplate(asked, fields), version: version + 1 })
  return (
    <>
      {asked.unread.length > 0 && (
        <Notice>
          {t.linkUnread({ parts: asked.unread.map((part) => `“${part}”`).join(', ') })}
        </Notice>
      )}
      {model === undefined && (
        <Suspense>
          <TemplatePicker onPick={startFrom} />
        </Suspense>
      )}
      <CreateEvent key={version} start={start} copyOf={model?.eventId ?? null} onCreated={open} />
    </>
  )
}

type Start = Omit<EventFormStart, 'edited'>

function getStart(asked: CreateRouteParams, home: string | null, club: string | null): Start {
  const now = new Date()
  const when = suggestedStart(asked, {
    day: toDeviceDay(now.getTime()),
    minutes: now.getHours() * 60 + now.getMinutes(),
  })
  const touched: DraftField[] = [
    ...(asked.locationId === null ? [] : ['location' as const]),
    ...(asked.startTime === null ? [] : ['startTime' as const]),
    ...(club === null ? [] : (['invite', 'invited'] as const)),
  ]
  const draft = freshDraft({ ...when, location: asked.locationId ?? home })
  return { draft: club === null ? draft : { ...draft, invite: true, invited: club }, touched }
}

/** The same event on the address's day, else on the next such weekday that is still ahead. */
function startLike(model: EventDetail, asked: Day | null): Start {
  const today = toDeviceDay(Date.now())
  if (asked !== null && asked >= today)
    return { draft: copyEventDraft(model.fields, asked), touched: null }
  let day: Day = addDays(model.fields.startDate, 7)
  while (day <= today) day = addDays(day, 7)
  return { draft: copyEventDraft(model.fields, day), touched: null }
}

/** A template on the address's day, else on the next day when its time is still ahead. */
function startFromTemplate(asked: CreateRouteParams, { tiers, ...fields }: TemplateFields): Start {
  const now = new Date()
  const today = toDeviceDay(now.getTime())
  const isPast =
    fields.startTime <=
    `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`
  return {
    tiers,
    draft: draftFrom(fields, asked.startDate ?? (isPast ? addDays(today, 1) : today)),
    touched: null,
  }
}
