// All that waits for a connection, in the order it will be sent; each can be given up.
import { useTexts } from '../i18n/texts.ts'
import { waitingTexts } from '../lib/outbox-texts.ts'
import { isQuiet, waitingWords } from '../lib/outbox-words.ts'
import { useOutbox } from '../lib/use-outbox.ts'
import { Button } from '../ui/button.tsx'
import { List, ListRow } from '../ui/list-row.tsx'
import { Sheet } from '../ui/sheet.tsx'

export function WaitingSheet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useTexts(waitingTexts)
  const { outbox, items } = useOutbox(userId)
  const waiting = items.filter((item) => item.state === 'waiting' && !isQuiet(item))
  return (
    <Sheet isOpen title={t.title} closeLabel={t.close} onClose={onClose}>
      <p className="text-muted">{waiting.length === 0 ? t.empty : t.lead}</p>
      {waiting.length > 0 && (
        <List label={t.title}>
          {waiting.map((item) => (
            <ListRow key={item.key} title={waitingWords(item)} trailing={<Button variant="ghost" size="sm" onPress={() => outbox.remove(item.key)} aria-label={t.giveUpOf(waitingWords(item))}>{t.giveUp}</Button>} />
          ))}
        </List>
      )}
    </Sheet>
  )
}
