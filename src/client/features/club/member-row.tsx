// One member in a club's list, with the actions the viewer has on them.
import { Suspense, useState } from 'react'
import { UserMinus, UserRoundCog } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { toDay } from '#domain/shared/day.ts'
import { clubPeopleTexts } from '#words/en/club/club-home.ts'
import { clubPageTexts } from '#words/en/club/club.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { usePlayer } from '../../session/use-me.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ClubPage } from './club-page.ts'
import { PersonRow } from './person-row.tsx'
import type { ClubActions } from './use-club-actions.ts'

const MemberSheet = lazyPart(() => import('./member-sheet.tsx'), 'MemberSheet')

export type ClubMember = CallOutput<'clubMembers-search'>['members'][number]
export type MemberRowProps = {
  club: ClubPage
  member: ClubMember
  actions: ClubActions
  onChanged: () => void
}

function listMemberActions({ rights, tags, ownerId }: ClubPage, { playerId, office }: ClubMember) {
  const mayAppoint = rights.includes('club.appoint')
  const isOthers = playerId !== ownerId && rights.includes('club.people')
  const mayRemove = isOthers && (mayAppoint || office === null)
  return { mayRemove, mayManage: isOthers && (mayAppoint || tags.length > 0) }
}

export function MemberRow(props: MemberRowProps) {
  const { club, member } = props
  const t = useTexts(clubPeopleTexts)
  const { playerId: me } = usePlayer().player
  const more = [
    ...(member.realName === '' ? [] : [member.realName]),
    ...member.tags,
    ...(member.lastPlayed === null
      ? []
      : [t.lastPlayed({ day: formatDay(toDay(member.lastPlayed)) })]),
  ]
  return (
    <PersonRow
      person={member}
      isMe={member.playerId === me}
      isOwner={member.playerId === club.ownerId}
      badge={member.office === null ? undefined : t[member.office]}
      more={more}
    >
      <Ways {...props} />
    </PersonRow>
  )
}

function Ways({ club, member, actions, onChanged }: MemberRowProps) {
  const t = useTexts(clubPeopleTexts)
  const page = useTexts(clubPageTexts)
  const [isOpen, setOpen] = useState(false)
  const { mayRemove, mayManage } = listMemberActions(club, member)
  return (
    <span className="flex items-center">
      {mayManage && (
        <IconButton
          icon={UserRoundCog}
          label={t.manage({ player: member.playerName })}
          onPress={() => setOpen(true)}
        />
      )}
      {mayRemove && (
        <IconButton
          icon={UserMinus}
          label={page.remove({ player: member.playerName })}
          isPending={actions.busy === member.playerId}
          onPress={() => void actions.removeMember(club, member)}
          className="hover:text-bad"
        />
      )}
      <Suspense>
        {mayManage && (
          <MemberSheet
            club={club}
            member={member}
            actions={actions}
            isOpen={isOpen}
            onChanged={onChanged}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </span>
  )
}
