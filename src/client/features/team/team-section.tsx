// My team on the event's screen: my partner, requests to me and from me, and a search for a
// partner.
import { Suspense, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Handshake, Hourglass, MessageCircle, UserPlus } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { skillToText } from '#domain/player/skill.ts'
import { celebrationMs } from '#domain/shared/screen-timing.ts'
import { teamTexts } from '#words/en/team/team.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import { useTeam } from './use-team.ts'

const PartnerFinder = lazyPart(() => import('./partner-finder.tsx'), 'PartnerFinder')
const Celebration = lazyPart(() => import('../../ui/overlay/celebration.tsx'), 'Celebration')

export type MyTeam = LiveOutput<'eventTeams-mine'>

type TeamSectionProps = {
  eventId: string
  isTeamEvent: boolean
  isOpen: boolean
  isIn: boolean
  mine: MyTeam
  isFinding: boolean
  onFind: (isFinding: boolean) => void
  seekers: ReactNode
}

export function TeamSection({
  eventId,
  isTeamEvent,
  isOpen,
  isIn,
  mine,
  isFinding,
  onFind,
  seekers,
}: TeamSectionProps) {
  const t = useTexts(teamTexts)
  const team = useTeam(eventId)
  const { partner, sent, received } = mine
  if (!isOpen && partner === null) return null
  return (
    <>
      {partner === null ? (
        <Section title={t.title}>
          {(sent.length > 0 || received.length > 0) && <Requests mine={mine} team={team} />}
          <Search
            isTeamEvent={isTeamEvent}
            hasAsked={sent.length > 0 || received.length > 0}
            onFind={() => onFind(true)}
          />
        </Section>
      ) : (
        <Partner
          partner={partner}
          isTogether={isTeamEvent && isIn}
          canEnd={isOpen && !(isTeamEvent && isIn)}
          team={team}
        />
      )}
      {isFinding && (
        <Suspense>
          <PartnerFinder
            isOpen
            onClose={() => onFind(false)}
            onPick={(player) => void team.ask(player)}
            except={[...sent, ...received].map(({ playerId }) => playerId)}
          >
            {seekers}
          </PartnerFinder>
        </Suspense>
      )}
      {team.isFormed && (
        <Suspense>
          <Celebration
            picture="🤝"
            text={t.formed}
            shownMs={celebrationMs}
            onDone={team.celebrated}
          />
        </Suspense>
      )}
    </>
  )
}

type Team = ReturnType<typeof useTeam>
type Player = NonNullable<MyTeam['partner']>

function Partner({
  partner,
  isTogether,
  canEnd,
  team,
}: {
  partner: Player
  isTogether: boolean
  canEnd: boolean
  team: Team
}) {
  const t = useTexts(teamTexts)
  const { playerName } = partner
  const end = canEnd && (
    <Button
      variant="ghost"
      size="sm"
      isPending={team.busy !== null}
      onPress={() => void team.end(partner)}
    >
      {t.end}
    </Button>
  )
  return (
    <Section title={t.title} action={end}>
      <List label={t.title}>
        <ListRow
          leading={<Avatar name={playerName} photoUrl={partner.photoURL} />}
          title={<Name name={playerName} />}
          detail={
            <span className="flex items-center gap-2">
              <Handshake aria-hidden size={16} className="shrink-0 text-brand" />
              {isTogether
                ? t.together
                : `${t.partner} · ${t.skill({ skill: partner.skillSelf === null ? t.unknownSkill : skillToText(partner.skillSelf) })}`}
            </span>
          }
          trailing={
            <Link
              to="/messagethread/$pName"
              params={{ pName: playerName }}
              aria-label={t.write({ name: playerName })}
              className={buttonClasses({ variant: 'ghost', size: 'icon' })}
            >
              <MessageCircle aria-hidden size={20} />
            </Link>
          }
        />
      </List>
    </Section>
  )
}

const Name = ({ name }: { name: string }): ReactNode => (
  <Link
    to="/viewplayer/$pName"
    params={{ pName: name }}
    className="rounded outline-none hover:underline focus-visible:ring-focus"
  >
    {name}
  </Link>
)

function Requests({ mine: { sent, received }, team }: { mine: MyTeam; team: Team }) {
  const t = useTexts(teamTexts)
  return (
    <List label={t.requests}>
      {received.map((player) => (
        <ListRow
          key={player.messageId}
          leading={<Avatar name={player.playerName} photoUrl={player.photoURL} />}
          title={
            <span className="whitespace-normal">{t.asksYou({ name: player.playerName })}</span>
          }
          detail={t.skill({
            skill: player.skillSelf === null ? t.unknownSkill : skillToText(player.skillSelf),
          })}
          trailing={
            <span className="flex flex-col gap-1 py-1">
              <Button
                size="sm"
                isPending={team.busy === player.playerId}
                onPress={() => void team.accept(player)}
              >
                {t.accept}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                isDisabled={team.busy === player.playerId}
                onPress={() => void team.decline(player)}
              >
                {t.decline}
              </Button>
            </span>
          }
        />
      ))}
      {sent.map(({ playerId, playerName, photoURL }) => (
        <ListRow
          key={playerId}
          leading={<Avatar name={playerName} photoUrl={photoURL} />}
          title={t.asked({ name: playerName })}
          detail={
            <span className="flex items-start gap-2 whitespace-normal">
              <Hourglass aria-hidden size={16} className="mt-0.5 shrink-0" />
              {t.waiting}
            </span>
          }
        />
      ))}
    </List>
  )
}

function Search({
  isTeamEvent,
  hasAsked,
  onFind,
}: {
  isTeamEvent: boolean
  hasAsked: boolean
  onFind: () => void
}) {
  const t = useTexts(teamTexts)
  if (hasAsked)
    return (
      <Button variant="ghost" size="sm" className="self-start" onPress={onFind}>
        <UserPlus aria-hidden size={16} />
        {t.askAnother}
      </Button>
    )
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-soft text-brand">
        <Handshake aria-hidden size={20} />
      </span>
      <p className="min-w-40 flex-1 text-sm text-muted">{isTeamEvent ? t.bothEnter : t.optional}</p>
      <Button variant="soft" size="sm" className="max-sm:w-full" onPress={onFind}>
        <UserPlus aria-hidden size={16} />
        {t.find}
      </Button>
    </Card>
  )
}
