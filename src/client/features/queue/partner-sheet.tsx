// The players whom I can ask to play together: alone, in my lane, in line or on court.
import { canPair } from '#domain/queue/pair-asks.ts'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { isOwnGuest } from './own-guests.ts'
import type { OwnPairProps } from './own-pair.tsx'

export function PartnerSheet({
  queue,
  mine,
  nameOf,
  actions,
  onClose,
}: OwnPairProps & { onClose: () => void }) {
  const t = useTexts(liveQueueTexts)
  const others = queue.members.filter(
    (other) => canPair(mine, other) && (other.mayBeAsked || isOwnGuest(mine, other)),
  )
  const ask = async (number: number) => {
    if ((await actions.pair({ kind: 'ask', with: number })) !== null) onClose()
  }
  return (
    <Sheet isOpen title={t.pairAsk} onClose={onClose}>
      <p className="text-muted">{others.length === 0 ? t.pairNobody : t.pairAskText}</p>
      {others.length > 0 && (
        <List label={t.choose}>
          {others.map(({ number }) => (
            <li key={number}>
              <button type="button" className={rowClasses} onClick={() => void ask(number)}>
                <RowContent title={nameOf(number)} />
              </button>
            </li>
          ))}
        </List>
      )}
    </Sheet>
  )
}
