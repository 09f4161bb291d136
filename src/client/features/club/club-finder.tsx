// Finding players for a club by a part of their name: each may be invited, or added at once. The sheet stays open for the next one.
import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import type { CallOutput, LiveOutput } from '#contract/contract.ts'
import { pickerMax } from '#domain/message/message.ts'
import { skillToText } from '#domain/player/skill.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../lib/use-read.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { clubPageTexts, clubTexts } from './club-texts.ts'
import type { ClubActions } from './use-club-actions.ts'

type Club = LiveOutput<'clubs-byId'>
type Found = CallOutput<'players-find'>['players'][number]
type ClubFinderProps = { club: Club; actions: ClubActions; isOpen: boolean; onClose: () => void }

export function ClubFinder({ club, actions, isOpen, onClose }: ClubFinderProps) {
  const t = useTexts(clubPageTexts)
  const { close } = useTexts(clubTexts)
  return (
    <Sheet title={t.invitePlayers} closeLabel={close} isOpen={isOpen} onClose={onClose}>
      <Finder club={club} actions={actions} />
    </Sheet>
  )
}

function Finder({ club, actions }: { club: Club; actions: ClubActions }) {
  const t = useTexts(clubPageTexts)
  const { retry } = useTexts(clubTexts)
  const [text, setText] = useState('')
  const { data, refusal, again } = useRead('players-find', { text: useSettled(text.trim()) })
  const players = data?.players ?? []
  return (
    <>
      <SearchField label={t.search} value={text} onChange={setText} maxLength={pickerMax} />
      {refusal !== null && <ErrorState title={t.failed} retry={{ label: retry, onPress: again }} />}
      {refusal === null && data === undefined && <SkeletonList label={t.searching} rows={3} />}
      {data !== undefined && players.length === 0 && <EmptyState icon={UserSearch} title={t.noneFound} text={t.noneFoundText} />}
      {players.length > 0 && (
        <List label={t.search}>
          {players.map((player) => <FoundRow key={player.playerId} club={club} player={player} actions={actions} />)}
        </List>
      )}
    </>
  )
}

function FoundRow({ club, player, actions }: { club: Club; player: Found; actions: ClubActions }) {
  const t = useTexts(clubPageTexts)
  const { playerId, playerName, photoURL, skillSelf } = player
  const isMember = club.members.some((member) => member.playerId === playerId)
  const isInvited = club.invited.some((invited) => invited.playerId === playerId)
  const isBusy = actions.busy === playerId
  return (
    <ListRow
      leading={<span className="hidden sm:block"><Avatar name={playerName} photoUrl={photoURL} /></span>}
      title={playerName}
      detail={t.skill(skillSelf === null ? t.unknownSkill : skillToText(skillSelf))}
      trailing={isMember ? <Badge tone="brand">{t.isMember}</Badge> : (
        <span className="flex items-center gap-2">
          <Button variant="ghost" size="sm" aria-label={t.addNamed(playerName)} isDisabled={isBusy} onPress={() => void actions.add(club, player)}>{t.addNow}</Button>
          {isInvited ? <Badge tone="warm">{t.isInvited}</Badge> : <Button variant="soft" size="sm" aria-label={t.inviteNamed(playerName)} isDisabled={isBusy} onPress={() => void actions.invite(club, player)}>{t.invite}</Button>}
        </span>
      )}
    />
  )
}
