// All waiting calls in sending order; each can be discarded.
import { waitingTexts } from '#words/en/app/outbox.ts'
import { tryingTexts } from '#words/en/app/trying.ts'
import { useTexts } from '../i18n/texts.ts'
import { isQuiet } from '../net/outbox/outbox-kinds.ts'
import { formatWaiting } from '../net/outbox/outbox-words.ts'
import { useOutbox } from '../net/outbox/use-outbox.ts'
import { Button } from '../ui/button.tsx'
import { List, ListRow } from '../ui/list-row.tsx'
import { Sheet } from '../ui/overlay/sheet.tsx'

export function WaitingSheet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useTexts(waitingTexts)
  const { trying } = useTexts(tryingTexts)
  const { outbox, items } = useOutbox(userId)
  const waiting = items.filter((item) => item.state === 'waiting' && !isQuiet(item))
  return (
    <Sheet isOpen title={t.title} onClose={onClose}>
      <p className="text-muted">{waiting.length === 0 ? t.empty : t.lead}</p>
      {waiting.length > 0 && (
        <List label={t.title}>
          {waiting.map((item) => (
            <ListRow
              key={item.key}
              title={formatWaiting(item)}
              detail={item.isFailing === true ? trying : undefined}
              trailing={
                <GiveUp what={formatWaiting(item)} onPress={() => outbox.remove(item.key)} />
              }
            />
          ))}
        </List>
      )}
    </Sheet>
  )
}

function GiveUp({ what, onPress }: { what: string; onPress: () => void }) {
  const t = useTexts(waitingTexts)
  return (
    <Button variant="ghost" size="sm" onPress={onPress} aria-label={t.giveUpOf({ what })}>
      {t.giveUp}
    </Button>
  )
}
