// The members of a club and, for its owner, the open invitations.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Crown, UserMinus } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { skillToText } from '#domain/player/skill.ts'
import { clubPageTexts, clubTexts } from '#words/en/club/club.ts'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import type { ClubActions } from './use-club-actions.ts'

type Club = LiveOutput<'clubs-byId'>
type Person = Club['members'][number]

/** `action` stands beside the heading. */
export function ClubMembers({
  club,
  actions,
  action,
}: {
  club: Club
  actions: ClubActions
  action?: ReactNode
}) {
  const t = useTexts(clubPageTexts)
  const words = useTexts(clubTexts)
  const { playerId: me } = usePlayer().player
  return (
    <Section title={words.members({ n: club.memberCount })} action={action}>
      <List label={t.memberOf}>
        {club.members.map((person) => (
          <PersonRow
            key={person.playerId}
            person={person}
            isMe={person.playerId === me}
            isOwner={person.playerId === club.ownerId}
          >
            {club.mine === 'owner' && person.playerId !== club.ownerId && (
              <IconButton
                icon={UserMinus}
                label={t.remove({ player: person.playerName })}
                isPending={actions.busy === person.playerId}
                onPress={() => void actions.removeMember(club, person)}
                className="hover:text-bad"
              />
            )}
          </PersonRow>
        ))}
      </List>
      {club.members.length < club.memberCount && <p className="text-sm text-muted">{t.hidden}</p>}
    </Section>
  )
}

export function ClubInvitations({ club, actions }: { club: Club; actions: ClubActions }) {
  const t = useTexts(clubPageTexts)
  if (club.invited.length === 0) return null
  return (
    <Section title={t.waiting}>
      <List label={t.waiting}>
        {club.invited.map((person) => (
          <PersonRow key={person.playerId} person={person} isMe={false} isOwner={false}>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t.takeBackNamed({ player: person.playerName })}
              isPending={actions.busy === person.playerId}
              onPress={() => void actions.takeBack(club, person)}
            >
              {t.takeBack}
            </Button>
          </PersonRow>
        ))}
      </List>
    </Section>
  )
}

function PersonRow({
  person: { playerName, photoURL, skillSelf },
  isMe,
  isOwner,
  children,
}: {
  person: Person
  isMe: boolean
  isOwner: boolean
  children: ReactNode
}) {
  const t = useTexts(clubPageTexts)
  return (
    <ListRow
      leading={<Avatar name={playerName} photoUrl={photoURL} />}
      title={
        <span className="flex items-center gap-2">
          <Link
            to="/viewplayer/$pName"
            params={{ pName: playerName }}
            className="truncate rounded outline-none hover:underline focus-visible:ring-focus"
          >
            {playerName}
          </Link>
          {isOwner && (
            <span className="shrink-0 text-gold" title={t.owner}>
              <Crown aria-hidden size={16} />
              <span className="sr-only">{t.owner}</span>
            </span>
          )}
          {isMe && <Badge tone="you">{t.you}</Badge>}
        </span>
      }
      detail={t.skill({ skill: skillSelf === null ? t.unknownSkill : skillToText(skillSelf) })}
      trailing={children}
    />
  )
}
