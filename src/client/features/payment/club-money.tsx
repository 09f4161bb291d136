// Prepaid entries of a club: my balance, and for its owner everyone's, with the statement.
import { useState } from 'react'
import { Plus, Ticket } from 'lucide-react'
import { purseEntriesMax } from '#domain/purse/purse.ts'
import { purseTexts } from '#words/en/payment/payment.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLive } from '../../net/use-live.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { Section } from '../../ui/section.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { Statement } from './statement.tsx'

type ClubKey = { locationId: string; clubId: string }
type Holder = { playerId: string; playerName: string; balance: number }

export function ClubMoney({ club, isOwner }: { club: ClubKey; isOwner: boolean }) {
  const t = useTexts(purseTexts)
  const { data } = useLive('purses-mine', club)
  if (data === undefined || (!isOwner && !data.isOpen)) return null
  return (
    <Section title={t.title}>
      {data.isOpen && (
        <Card className="flex items-center gap-3">
          <Ticket aria-hidden size={20} className="shrink-0 text-brand" />
          <p className="min-w-0">
            <span className="block font-semibold">{t.left({ n: data.balance })}</span>
            <span className="block text-sm text-muted">{t.what}</span>
          </p>
        </Card>
      )}
      {isOwner && <Holders club={club} />}
      {isOwner && <Statement scope={{ kind: 'club', ...club }} />}
    </Section>
  )
}

function Holders({ club }: { club: ClubKey }) {
  const t = useTexts(purseTexts)
  const [chosen, setChosen] = useState<Holder | null>(null)
  return (
    <>
      <p className="text-sm text-muted">{t.text}</p>
      <HolderPages club={club} onSell={setChosen} />
      {chosen !== null && (
        <Sheet isOpen title={t.sell({ name: chosen.playerName })} onClose={() => setChosen(null)}>
          <SellForm club={club} holder={chosen} onDone={() => setChosen(null)} />
        </Sheet>
      )}
    </>
  )
}

type HolderPagesProps = { club: ClubKey; onSell: (holder: Holder) => void; after?: string | null }

function HolderPages({ club, onSell, after = null }: HolderPagesProps) {
  const t = useTexts(purseTexts)
  const [hasNext, setNext] = useState(false)
  const { data } = useLive('purses-holders', { ...club, after })
  const last = data?.holders.at(-1)
  if (data === undefined || last === undefined) return null
  return (
    <>
      <List label={t.title}>
        {data.holders.map((holder) => (
          <ListRow
            key={holder.playerId}
            title={holder.playerName}
            trailing={
              <>
                <span className="font-semibold text-fg tabular-nums">
                  {t.count({ n: holder.balance })}
                </span>
                <IconButton
                  icon={Plus}
                  label={t.sell({ name: holder.playerName })}
                  onPress={() => onSell(holder)}
                />
              </>
            }
          />
        ))}
      </List>
      {data.more && !hasNext && <ShowMore onMore={() => setNext(true)} />}
      {data.more && hasNext && <HolderPages club={club} onSell={onSell} after={last.playerId} />}
    </>
  )
}

const usual = 10

type SellFormProps = { club: ClubKey; holder: Holder; onDone: () => void }

function SellForm({ club, holder: { playerId, playerName }, onDone }: SellFormProps) {
  const t = useTexts(purseTexts)
  const [entries, setEntries] = useState(usual)
  const { busy, run } = useBusy<'sell'>()
  const sell = () =>
    run('sell', async () => {
      const answer = await callOrAlert('purses-sell', { ...club, playerId, entries })
      if (!answer.ok) return
      onDone()
      void showToast({
        title: t.done({ name: playerName, n: answer.value.balance }),
      })
    })
  return (
    <SheetForm onSubmit={() => void sell()}>
      <NumberField
        label={t.howMany}
        description={t.sellHint}
        minValue={-purseEntriesMax}
        maxValue={purseEntriesMax}
        value={entries}
        onChange={setEntries}
      />
      <Button type="submit" size="lg" isDisabled={entries === 0} isPending={busy !== null}>
        {labels.save}
      </Button>
    </SheetForm>
  )
}
