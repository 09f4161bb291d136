// Chooses the event for "Send invitations". Its invitations are sent first, so that each mail names
// the event with day and place.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { EventCardData } from '#contract/calendar.ts'
import type { Keeper } from '#contract/contact.ts'
import { invitedAtOnceMax } from '#domain/invitation/picked.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { useNow, useToday } from '../../device/today.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { useMailed } from '../../session/stays-mail.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { filterInvitingEvents } from './inviting-events.ts'
import { inviteListTo, mailLinks } from './mail-links.ts'

/** Contacts beyond this many get their links without the event. */
const listMax = 500

type SendLinksSheetProps = {
  keeper: Keeper
  unsent: number
  onSent: () => void
  onClose: () => void
}

export function SendLinksSheet({ keeper, unsent, onSent, onClose }: SendLinksSheetProps) {
  const t = useTexts(contactsTexts)
  const { busy, run } = useBusy<'send'>()
  const [chosen, setChosen] = useState<string>()
  const { events, contactIds } = useChoice(keeper)
  const eventId = chosen ?? events?.[0]?.eventId ?? ''
  const text = useMailed(
    eventId === '' ? t.sendText({ n: unsent }) : t.sendEventText({ n: unsent }),
  )
  const send = () =>
    run('send', async () => {
      if (eventId === '') {
        if (await mailLinks(keeper, 'all')) onSent()
        return
      }
      const parts = splitEvery(contactIds, invitedAtOnceMax)
      if (!(await inviteListTo(eventId, keeper, parts))) return
      if (await mailLinks(keeper, contactIds)) onSent()
    })
  return (
    <Sheet
      title={t.sendTitle({ n: unsent })}
      isOpen
      onClose={onClose}
      footer={
        <Button
          className="w-full"
          isDisabled={events === undefined}
          isPending={busy !== null}
          onPress={() => void send()}
        >
          {t.sendConfirm}
        </Button>
      }
    >
      {events?.length === 0 && (
        <p className="text-pretty">
          {t.sendNoEvents}{' '}
          <Link
            to="/createevent/{-$first}/{-$second}/{-$third}"
            className="font-semibold text-brand underline underline-offset-2"
          >
            {t.sendPlan}
          </Link>
        </p>
      )}
      {events !== undefined && events.length > 0 && (
        <Select
          label={t.sendFor}
          options={[
            ...events.map((event) => ({ id: event.eventId, label: nameWithDay(event) })),
            { id: '', label: t.sendForNone },
          ]}
          value={eventId}
          onChange={setChosen}
        />
      )}
      {events !== undefined && <p className="text-sm text-pretty text-muted">{text}</p>}
    </Sheet>
  )
}

function useChoice(keeper: Keeper): { events?: EventCardData[]; contactIds: string[] } {
  const now = useNow()
  const mine = useLive('events-mine', { from: useToday() }).data
  const people = useLive('contacts-list', { keeper, text: '', limit: listMax }).data
  if (mine === undefined || people === undefined) return { contactIds: [] }
  const unsent = people.contacts.filter(({ state, email }) => state === 'new' && email !== null)
  return {
    events: filterInvitingEvents(mine.events, now),
    contactIds: unsent.map(({ contactId }) => contactId),
  }
}

const nameWithDay = (event: EventCardData): string =>
  `${eventName(event)} · ${formatDay(event.startDate)}, ${formatTime(event.startTime)}`

const splitEvery = <T,>(all: readonly T[], n: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / n) }, (_, at) => all.slice(at * n, (at + 1) * n))
