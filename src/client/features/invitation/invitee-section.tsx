// The invitees' answers for organizers: counts, names, a reminder to those without an answer, and
// the players invited by name.
import { Fragment, Suspense, useState, type ReactNode } from 'react'
import { BellRing, Contact, EllipsisVertical, UserPlus, X } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { isStandIn } from '#domain/contact/contact.ts'
import { remindRestMs, type InvitationAnswer } from '#domain/invitation/answer.ts'
import { contactPickerTexts } from '#words/en/invitation/contact-picker.ts'
import { inviteesTexts } from '#words/en/invitation/invitation.ts'
import { useNow } from '../../device/today.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLive } from '../../net/use-live.ts'
import { PlayerLink } from '../../parts/player/player-link.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Section } from '../../ui/section.tsx'
import { TierList } from './tier-list.tsx'
import { usePicking, type Pickable, type Picking } from './use-picking.ts'
import { useRemind } from './use-remind.ts'

const ContactPicker = lazyPart(() => import('./contact-picker.tsx'), 'ContactPicker')

type Invitees = LiveOutput<'events-invitees'>

const tones: Record<InvitationAnswer, BadgeTone> = {
  in: 'brand',
  waiting: 'warm',
  out: 'neutral',
  none: 'cool',
}
const shownAnswers = ['in', 'waiting', 'out', 'none'] as const

const clockMs = 60_000

type Finding = {
  title: string
  isOpen: boolean
  onClose: () => void
  onAdd: (player: Pickable) => Promise<string | null>
  known: ReadonlyMap<string, string>
}

type InviteeSectionProps = {
  eventId: string
  startsAt: string
  timezone: string
  isSeries: boolean
  isOpen: boolean
  hasBegun: boolean
  renderFinder: (finding: Finding) => ReactNode
}

export function InviteeSection({
  eventId,
  startsAt,
  timezone,
  isSeries,
  isOpen,
  hasBegun,
  renderFinder,
}: InviteeSectionProps) {
  const t = useTexts(inviteesTexts)
  const picking = usePicking(eventId)
  const [isFinding, setFinding] = useState(false)
  const contactWords = useTexts(contactPickerTexts)
  const [isChoosing, setChoosing] = useState(false)
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
          <Answers eventId={eventId} invitees={data} isOpen={isOpen} />
        )}
      </Card>
      {data.tiers.length > 0 && (
        <TierList tiers={data.tiers} startsAt={startsAt} timezone={timezone} />
      )}
      <PickedList invitees={data} picking={picking} />
      {data.invitesByName && !hasBegun && (
        <Button variant="soft" size="sm" className="self-start" onPress={() => setFinding(true)}>
          <UserPlus aria-hidden size={16} />
          {t.pick}
        </Button>
      )}
      {data.invitesContacts && !hasBegun && (
        <Button variant="soft" size="sm" className="self-start" onPress={() => setChoosing(true)}>
          <Contact aria-hidden size={16} />
          {contactWords.pick}
        </Button>
      )}
      {isChoosing && (
        <Suspense>
          <ContactPicker
            eventId={eventId}
            isSeries={isSeries}
            asked={new Set(data.invitees.map(({ playerId }) => playerId))}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      {isFinding &&
        renderFinder({
          title: t.pick,
          isOpen: true,
          onClose: () => setFinding(false),
          onAdd: picking.invite,
          known: new Map(
            data.invitees.flatMap(({ playerId, isInvited }) =>
              isInvited ? [[playerId, t.invited] as const] : [],
            ),
          ),
        })}
    </Section>
  )
}

function Answers({
  eventId,
  invitees,
  isOpen,
}: {
  eventId: string
  invitees: Invitees
  isOpen: boolean
}) {
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-3">
        {shownAnswers.map((answer) => (
          <Group key={answer} answer={answer} invitees={invitees} />
        ))}
      </dl>
      {isOpen && invitees.counts.none > 0 && (
        <Reminder eventId={eventId} reminded={invitees.reminded} />
      )}
    </div>
  )
}

/** Invitees whom the viewer may not see are only counted. */
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
              <PlayerLink name={playerName} playerId={playerId} />
            </Fragment>
          ))}
          {n > named.length && ` ${t.more({ n: n - named.length })}`}
        </dd>
      )}
    </div>
  )
}

function PickedList({ invitees: { invitees }, picking }: { invitees: Invitees; picking: Picking }) {
  const t = useTexts(inviteesTexts)
  const picked = invitees.filter(({ isPicked }) => isPicked)
  if (picked.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-muted">{t.picked}</h3>
      <List label={t.picked}>
        {picked.map((player) => (
          <ListRow
            key={player.playerId}
            title={<PlayerLink name={player.playerName} playerId={player.playerId} />}
            trailing={
              isStandIn(player.playerId) ? (
                <ContactMenu contact={player} picking={picking} />
              ) : (
                <IconButton
                  icon={X}
                  label={t.takeBack({ name: player.playerName })}
                  onPress={() => void picking.takeBack(player)}
                />
              )
            }
          />
        ))}
      </List>
    </div>
  )
}

function ContactMenu({ contact, picking }: { contact: Pickable; picking: Picking }) {
  const t = useTexts(contactPickerTexts)
  return (
    <Menu
      label={t.answerFor({ name: contact.playerName })}
      icon={EllipsisVertical}
      choices={[
        { id: 'in', label: t.sayIn, onAction: () => void picking.answerFor(contact, 'in') },
        { id: 'out', label: t.sayOut, onAction: () => void picking.answerFor(contact, 'out') },
        {
          id: 'take-back',
          label: t.takeBack,
          danger: true,
          onAction: () => void picking.takeBack(contact),
        },
      ]}
    />
  )
}

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
