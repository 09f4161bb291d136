// A request inside its bubble: its text, event or venue, state, and answer buttons.
import { Link } from '@tanstack/react-router'
import { Crown, Handshake } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { threadTexts } from '#words/en/message/messages.ts'
import type { LocalizedTexts } from '#words/words.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'

export type ThreadMessage = LiveOutput<'messages-thread'>['messages'][number]
export type RequestMessage = ThreadMessage & { request: NonNullable<ThreadMessage['request']> }

export function RequestText({
  message,
  name,
  isBusy,
  onAccept,
  onDecline,
}: {
  message: RequestMessage
  name: string
  isBusy: boolean
  onAccept: () => void
  onDecline: () => void
}) {
  const t = useTexts(threadTexts)
  const { type, fromMe, request } = message
  const Icon = type === 'teamReq' ? Handshake : Crown
  const isMine = request.state === 'open' && !fromMe
  return (
    <div className="flex min-w-48 flex-col gap-2 py-1">
      <span className="flex items-start gap-2">
        <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
        <span className="min-w-0">
          <span className="block font-semibold text-pretty">{formatRequest(message, name, t)}</span>
          {type === 'teamReq' &&
            (message.event === null ? (
              <span className="block text-sm">{t.hiddenEvent}</span>
            ) : (
              <EventLine event={message.event} />
            ))}
        </span>
      </span>
      {isMine ? (
        <span className="flex gap-2">
          <Button className="flex-1" isPending={isBusy} onPress={onAccept}>
            {t.accept}
          </Button>
          <Button variant="plain" isDisabled={isBusy} onPress={onDecline}>
            {t.decline}
          </Button>
        </span>
      ) : (
        <span className="text-sm font-semibold">{t[request.state]}</span>
      )}
    </div>
  )
}

function formatRequest(
  { type, fromMe, request }: RequestMessage,
  name: string,
  t: LocalizedTexts<typeof threadTexts>,
): string {
  if (type === 'teamReq') return fromMe ? t.teamAsking({ name }) : t.teamAsked({ name })
  return fromMe
    ? t.adminAsking({ name, location: request.locationName })
    : t.adminAsked({ location: request.locationName })
}

export function EventLine({ event }: { event: NonNullable<ThreadMessage['event']> }) {
  const t = useTexts(threadTexts)
  return (
    <Link
      to="/vieweditevent/$evId"
      params={{ evId: event.eventId }}
      className="block rounded-sm py-1 text-sm underline underline-offset-4 outline-none focus-visible:ring-focus"
    >
      {t.eventLine({
        event: eventName(event),
        day: formatDay(event.startDate),
        time: formatTime(event.startTime),
      })}
    </Link>
  )
}
