// What the invitees of an event answered, for its organizers: counts, names, and the reminder to
// those without an answer.
import { Fragment } from 'react'
import { BellRing } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { remindRestMs, type InvitationAnswer } from '#domain/invitation/answer.ts'
import { inviteesTexts } from '#words/en/invitation/invitation.ts'
import { useNow } from '../../device/today.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { PlayerLink } from '../../parts/player/player-link.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { useRemind } from './use-remind.ts'

type Invitees = LiveOutput<'events-invitees'>

const tones: Record<InvitationAnswer, BadgeTone> = {
  in: 'brand',
  waiting: 'warm',
  out: 'neutral',
  none: 'cool',
}
const shownAnswers = ['in', 'waiting', 'out', 'none'] as const

const clockMs = 60_000

/** isOpen: players can still sign up, so a reminder makes sense. */
export function InviteeSection({ eventId, isOpen }: { eventId: string; isOpen: boolean }) {
  const t = useTexts(inviteesTexts)
  const { data } = useLive('events-invitees', { eventId })
  if (data === undefined) return null
  const { counts } = data
  const asked = counts.in + counts.waiting + counts.out + counts.none
  return (
    <Section
      title={t.title}
      action={asked > 0 && <span className="text-sm text-muted">{t.asked({ n: asked })}</span>}
    >
      <Card>
        {asked === 0 ? (
          <p className="text-muted">{t.nobody}</p>
        ) : (
          <div className="flex flex-col gap-3">
            <dl className="flex flex-col gap-3">
              {shownAnswers.map((answer) => (
                <Group key={answer} answer={answer} invitees={data} />
              ))}
            </dl>
            {isOpen && counts.none > 0 && <Reminder eventId={eventId} reminded={data.reminded} />}
          </div>
        )}
      </Card>
    </Section>
  )
}

/** Those with one answer; the ones that the viewer may not see are only counted. */
function Group({ answer, invitees }: { answer: InvitationAnswer; invitees: Invitees }) {
  const t = useTexts(inviteesTexts)
  const n = invitees.counts[answer]
  const named = invitees.invitees.filter((one) => one.answer === answer)
  if (n === 0 && answer === 'waiting') return null
  return (
    <div className="flex flex-col gap-1">
      <dt>
        <Badge tone={tones[answer]}>{t.group({ answer: t[answer], n })}</Badge>
      </dt>
      {n > 0 && (
        <dd className="text-sm text-pretty">
          {named.map(({ playerId, playerName }, index) => (
            <Fragment key={playerId}>
              {index > 0 && ', '}
              <PlayerLink name={playerName} />
            </Fragment>
          ))}
          {n > named.length && ` ${t.more({ n: n - named.length })}`}
        </dd>
      )}
    </div>
  )
}

/** Once a day: until then it says when the last one went out. */
function Reminder({ eventId, reminded }: { eventId: string; reminded: string | null }) {
  const t = useTexts(inviteesTexts)
  const now = useNow(clockMs)
  const { isBusy, remind } = useRemind(eventId)
  if (reminded !== null && now < Date.parse(reminded) + remindRestMs)
    return (
      <p className="text-sm text-muted">
        {t.lastReminded({ when: formatRelative(reminded, now) })}
      </p>
    )
  return (
    <Button
      variant="soft"
      size="sm"
      className="self-start"
      isPending={isBusy}
      onPress={() => void remind()}
    >
      <BellRing aria-hidden size={16} />
      {t.remind}
    </Button>
  )
}
