// Sends tokens: receiver, amount, and what arrives, before anything moves. Loaded on demand.
import { useRef, useState } from 'react'
import type { CallOutput } from '#contract/contract.ts'
import {
  calculateFee,
  isLargeSend,
  noteMax,
  sendMax,
  sendMin,
  undoMs,
} from '#domain/player-pass/player-pass.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { passTexts } from '#words/en/player-pass/pass.ts'
import { newId } from '../../device/new-id.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { PlayerSearch } from '../../parts/player/player-search.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { ListRow } from '../../ui/list-row.tsx'
import { Notice } from '../../ui/notice.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

type Player = CallOutput<'players-find'>['players'][number]
type Purse = { balance: number; platformFee: number }

export function SendSheet({ purse, onClose }: { purse: Purse; onClose: () => void }) {
  const t = useTexts(passTexts)
  const [player, setPlayer] = useState<Player | null>(null)
  return (
    <Sheet
      isOpen
      title={player === null ? t.toWhom : t.sendTitle({ player: player.playerName })}
      onClose={onClose}
    >
      {player === null ? (
        <FindPlayer onFound={setPlayer} />
      ) : (
        <SendForm purse={purse} player={player} onOther={() => setPlayer(null)} onSent={onClose} />
      )}
    </Sheet>
  )
}

function FindPlayer({ onFound }: { onFound: (player: Player) => void }) {
  const t = useTexts(passTexts)
  return (
    <PlayerSearch>
      {(player) => (
        <ListRow
          key={player.playerId}
          leading={<Avatar name={player.playerName} photoUrl={player.photoURL} />}
          title={player.playerName}
          trailing={
            <Button
              variant="soft"
              size="sm"
              aria-label={`${t.choose}: ${player.playerName}`}
              onPress={() => onFound(player)}
            >
              {t.choose}
            </Button>
          }
        />
      )}
    </PlayerSearch>
  )
}

type SendFormProps = { purse: Purse; player: Player; onOther: () => void; onSent: () => void }

async function undo(transactionId: string, amount: number): Promise<void> {
  const t = pick(passTexts)
  const answer = await call('playerPass-undo', { transactionId })
  if (answer.ok) await showToast({ title: t.undone({ n: amount }), about: transactionId })
  else
    await showToast({
      title: refusalText(answer.refusal),
      tone: 'bad',
      about: transactionId,
    })
}

/** A retry after a lost answer uses the same key, so the tokens move only once. */
function SendForm({
  purse: { balance, platformFee },
  player: { playerId, playerName },
  onOther,
  onSent,
}: SendFormProps) {
  const t = useTexts(passTexts)
  const least = sendMin(platformFee)
  const [typed, setAmount] = useState<number | null>(Math.max(least, Math.min(5, balance)))
  const [note, setNote] = useKeptText(`tokens ${playerId}`)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { busy, run } = useBusy<'send'>()
  const key = useRef(newId())
  const change = (apply: () => void) => {
    apply()
    setRefusal(null)
    key.current = newId()
  }
  const amount =
    typed !== null && typed >= least && typed <= Math.min(balance, sendMax) ? typed : null
  const tooMany =
    typed !== null && typed > balance && typed <= sendMax ? t.onlyHave({ n: balance }) : undefined
  const send = () =>
    void run('send', async () => {
      if (amount === null) return
      if (
        isLargeSend(amount, balance) &&
        !(await confirmUser({
          title: t.sureTitle({ n: amount, player: playerName }),
          text: t.sure({ left: balance - amount }),
          confirm: t.sendNow({ n: amount }),
          cancel: t.notYet,
        }))
      )
        return
      const answer = await call(
        'playerPass-send',
        {
          to: playerId,
          amount,
          fee: calculateFee(amount, platformFee),
          ...(note.trim() === '' ? {} : { note: note.trim() }),
        },
        { idempotencyKey: key.current },
      )
      if (!answer.ok) return setRefusal(answer.refusal)
      const { transactionId } = answer.value
      await showToast({
        title: t.sent({ n: amount, player: playerName }),
        about: transactionId,
        forMs: undoMs,
        action: { label: labels.undo, onPress: () => void undo(transactionId, amount) },
      })
      onSent()
    })
  return (
    <SheetForm onSubmit={send}>
      <NumberField
        label={t.amount}
        description={t.have({ n: balance })}
        value={typed}
        minValue={least}
        maxValue={sendMax}
        empty={null}
        error={tooMany}
        onChange={(next) => change(() => setAmount(next))}
      />
      <TextField
        label={t.note}
        value={note}
        maxLength={noteMax}
        onChange={(next) => change(() => setNote(next))}
      />
      <Sums amount={amount ?? 0} purse={{ balance, platformFee }} playerName={playerName} />
      {refusal !== null && <Notice tone="bad">{refusalText(refusal)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          className="flex-1"
          isPending={busy !== null}
          isDisabled={amount === null}
        >
          {amount === null ? t.send : t.sendNow({ n: amount })}
        </Button>
        <Button variant="plain" onPress={onOther}>
          {t.other}
        </Button>
      </div>
    </SheetForm>
  )
}

function Sums({
  amount,
  purse: { balance, platformFee },
  playerName,
}: {
  amount: number
  purse: Purse
  playerName: string
}) {
  const t = useTexts(passTexts)
  const fee = calculateFee(amount, platformFee)
  const lines = [
    { label: t.arrives({ player: playerName }), value: amount - fee, isMain: true },
    ...(platformFee > 0
      ? [{ label: t.fee({ percent: formatNumber(platformFee) }), value: fee, isMain: false }]
      : []),
    { label: t.left, value: Math.max(0, balance - amount), isMain: false },
  ]
  return (
    <div className="rounded-xl bg-soft px-4 py-3">
      <dl className="flex flex-col gap-1">
        {lines.map(({ label, value, isMain }) => (
          <div
            key={label}
            className={
              isMain ? 'flex justify-between gap-3 font-bold' : 'flex justify-between gap-3'
            }
          >
            <dt className="min-w-0">{label}</dt>
            <dd className="shrink-0 tabular-nums">{t.tokens({ n: value })}</dd>
          </div>
        ))}
      </dl>
      {platformFee > 0 && <p className="mt-1 text-sm text-muted">{t.feeRule}</p>}
    </div>
  )
}
