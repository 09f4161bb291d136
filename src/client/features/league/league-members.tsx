// The members of a league; organizers also see open invitations and can remove members.
import { Users, X } from 'lucide-react'
import { skillToText } from '#domain/player/skill.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PlayerLink } from '../../parts/player/player-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import type { LeagueDetail } from './league-words.ts'
import type { LeagueActions } from './use-league-actions.ts'

type Member = LeagueDetail['members'][number]

export function LeagueMembers({
  league,
  actions,
}: {
  league: LeagueDetail
  actions: LeagueActions
}) {
  const t = useTexts(leagueTexts)
  if (league.members.length === 0) return <EmptyState icon={Users} title={t.noMembers} />
  return (
    <List label={t.members}>
      {league.members.map((member) => (
        <MemberRow key={member.playerId} member={member} league={league} actions={actions} />
      ))}
    </List>
  )
}

function MemberRow({
  member,
  league,
  actions,
}: {
  member: Member
  league: LeagueDetail
  actions: LeagueActions
}) {
  const t = useTexts(leagueTexts)
  const { playerName, photoURL, skillSelf, partnerId, partnerName, state, position } = member
  const mark = { joined: null, invited: t.invitedMark, asked: t.askedMark, left: t.leftMark }[state]
  const detail = [
    position === null ? '' : t.placeOf({ n: position }),
    skillSelf === null ? '' : skillToText(skillSelf),
  ]
    .filter((part) => part !== '')
    .join(' · ')
  return (
    <ListRow
      leading={<Avatar name={shownName(playerName)} photoUrl={photoURL} />}
      title={
        partnerId === null ? (
          <PlayerLink name={playerName} />
        ) : (
          <span className="flex flex-wrap gap-x-2">
            <PlayerLink name={playerName} />
            <PlayerLink name={partnerName} />
          </span>
        )
      }
      {...(detail === '' ? {} : { detail })}
      trailing={
        <>
          {mark !== null && <Badge tone={state === 'left' ? 'neutral' : 'warm'}>{mark}</Badge>}
          {league.isMineToRun && state !== 'left' && (
            <Out member={member} league={league} actions={actions} />
          )}
        </>
      }
    />
  )
}

function Out({
  member,
  league,
  actions,
}: {
  member: Member
  league: LeagueDetail
  actions: LeagueActions
}) {
  const manage = useTexts(leagueManageTexts)
  if (league.state === 'concluded') return null
  const isInvited = member.state === 'invited'
  return (
    <IconButton
      icon={X}
      label={
        isInvited
          ? manage.takeBack({ name: member.playerName })
          : manage.removeNamed({ name: member.playerName })
      }
      isDisabled={actions.busy !== null}
      onPress={() => void (isInvited ? actions.takeBack(member) : actions.remove(member))}
    />
  )
}
