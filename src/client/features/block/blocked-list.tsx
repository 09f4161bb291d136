// The players I blocked, each with an unblock button. The list follows changes from other windows.
import { UserRoundX } from 'lucide-react'
import { blockTexts } from '#words/en/block/block.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useBlock } from './block-action.tsx'

export function BlockedList() {
  const t = useTexts(blockTexts)
  const { busy, unblock } = useBlock()
  const { live, retry } = useLiveList('players-blocked', {})
  if (live.status === 'loading') return <SkeletonList label={t.loading} rows={1} />
  if (live.status === 'refused') return <ErrorState title={t.failed} onRetry={retry} />
  const { players } = live.data
  if (players.length === 0)
    return <EmptyState icon={UserRoundX} title={t.empty} text={t.emptyText} />
  return (
    <>
      <p className="text-muted">{t.hint}</p>
      <List label={t.title}>
        {players.map((player) => (
          <ListRow
            key={player.playerId}
            leading={<Avatar name={player.playerName} />}
            title={player.playerName}
            trailing={
              <Button
                variant="plain"
                size="sm"
                aria-label={t.unblockName({ name: player.playerName })}
                isPending={busy === player.playerId}
                onPress={() => void unblock(player)}
              >
                {t.unblock}
              </Button>
            }
          />
        ))}
      </List>
    </>
  )
}
