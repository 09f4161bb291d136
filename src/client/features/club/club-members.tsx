// The members of a club page by page and, for officers who manage membership, the open invitations.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { UserSearch } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { memberSearchMax } from '#domain/club/club-members.ts'
import { clubPeopleTexts } from '#words/en/club/club-home.ts'
import { clubPageTexts, clubTexts } from '#words/en/club/club.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { List } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { labels } from '../../ui/words/labels.ts'
import { toClubKey, type ClubPage } from './club-page.ts'
import { MemberRow, type ClubMember, type MemberRowProps } from './member-row.tsx'
import { PersonRow } from './person-row.tsx'
import type { ClubActions } from './use-club-actions.ts'

type MembersProps = { club: ClubPage; actions: ClubActions; action?: ReactNode }
const searchFrom = 8

export function ClubMembers({ club, actions, action }: MembersProps) {
  const words = useTexts(clubTexts)
  const t = useTexts(clubPeopleTexts)
  const [text, setText] = useState('')
  const [tag, setTag] = useState<string | null>(null)
  const wanted = useSettled(text.trim())
  const shownTag = tag !== null && club.tags.includes(tag) ? tag : null
  return (
    <Section title={countPeople(club, words)} action={action}>
      {club.memberCount >= searchFrom && (
        <SearchField label={t.search} value={text} maxLength={memberSearchMax} onChange={setText} />
      )}
      {club.tags.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {club.tags.map((one) => (
            <Chip key={one} isOn={one === shownTag} onChange={(isOn) => setTag(isOn ? one : null)}>
              {one}
            </Chip>
          ))}
        </div>
      )}
      <Pages
        key={`${wanted} ${shownTag ?? ''}`}
        club={club}
        actions={actions}
        text={wanted}
        tag={shownTag}
      />
    </Section>
  )
}

function countPeople(
  { memberCount, contactCount }: ClubPage,
  words: ReturnType<typeof useTexts<typeof clubTexts>>,
): string {
  const members = words.members({ n: memberCount })
  return contactCount === null || contactCount === 0
    ? members
    : `${members}, ${words.contacts({ n: contactCount })}`
}

type PagesProps = { club: ClubPage; actions: ClubActions; text: string; tag: string | null }

function Pages({ club, actions, text, tag }: PagesProps) {
  const t = useTexts(clubPeopleTexts)
  const [before, setBefore] = useState<readonly string[]>([])
  const asked = { ...toClubKey(club), text, tag, after: before.at(-1) ?? null }
  const { data, refusal, isLoading, again } = useRead('clubMembers-search', asked)
  const seen = useRef(club)
  useEffect(() => {
    if (seen.current !== club) again()
    seen.current = club
  }, [club, again])
  if (refusal !== null) return <ErrorState title={refusalText(refusal)} onRetry={again} />
  if (data === undefined) return <SkeletonList label={t.loading} rows={3} />
  const last = data.members.at(-1)?.playerId
  return (
    <>
      <Page
        page={data}
        club={club}
        actions={actions}
        onChanged={again}
        isAll={text + (tag ?? '') === '' && before.length === 0}
      />
      {(data.hasMore || before.length > 0) && (
        <div className="grid grid-cols-2 gap-3">
          <Button
            variant="plain"
            isDisabled={before.length === 0 || isLoading}
            onPress={() => setBefore(before.slice(0, -1))}
          >
            {labels.previous}
          </Button>
          <Button
            variant="plain"
            isDisabled={!data.hasMore || isLoading}
            onPress={() => last !== undefined && setBefore([...before, last])}
          >
            {labels.next}
          </Button>
        </div>
      )}
    </>
  )
}

type PageProps = Omit<MemberRowProps, 'member'> & {
  page: CallOutput<'clubMembers-search'>
  isAll: boolean
}

const ownerFirst = (members: readonly ClubMember[], ownerId: string) =>
  members.toSorted((a, b) => Number(b.playerId === ownerId) - Number(a.playerId === ownerId))

function Page({ page: { members, hasMore }, isAll, ...props }: PageProps) {
  const t = useTexts(clubPeopleTexts)
  const page = useTexts(clubPageTexts)
  if (members.length === 0) return <EmptyState icon={UserSearch} title={t.none} text={t.noneText} />
  return (
    <>
      <List label={page.memberOf}>
        {ownerFirst(members, props.club.ownerId).map((member) => (
          <MemberRow key={member.playerId} {...props} member={member} />
        ))}
      </List>
      {isAll && !hasMore && members.length < props.club.memberCount && (
        <p className="text-sm text-muted">{page.hidden}</p>
      )}
    </>
  )
}

export function ClubInvitations({ club, actions }: { club: ClubPage; actions: ClubActions }) {
  const t = useTexts(clubPageTexts)
  if (club.invited.length === 0) return null
  return (
    <Section title={t.waiting}>
      <List label={t.waiting}>
        {club.invited.map((person) => (
          <PersonRow key={person.playerId} person={person}>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t.takeBackNamed({ player: person.playerName })}
              isDisabled={actions.busy === person.playerId}
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
