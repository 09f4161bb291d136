import { useState, type ReactNode } from 'react'
import { KeyRound, Save } from 'lucide-react'
import {
  hasRecipientForm,
  keyProofLength,
  provesKey,
  recipientMax,
  shortenRecipient,
} from '#domain/backup/recipient.ts'
import { operatorBackupTexts } from '#words/en/operator/backups.ts'
import { useTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../navigation/load-part.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { ActSheet } from './act-sheet.tsx'
import type { BackupKey } from './make-key.ts'
import { Proof, useProof } from './proof.tsx'
import { doAct } from './use-page.ts'

type Done = { onDone: () => void }

export function KeyCard({ recipient, onDone }: { recipient: string | null } & Done) {
  const t = useTexts(operatorBackupTexts)
  const isSet = recipient !== null
  return (
    <section className={cardClasses()}>
      <h2>{t.key}</h2>
      <p className="mt-2 break-words">
        {isSet ? t.keySet({ recipient: shortenRecipient(recipient) }) : t.keyNone}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ActSheet
          label={isSet ? t.changeKey : t.setKey}
          variant="soft"
          title={t.keyTitle}
          onDone={onDone}
          renderForm={(done) => <KeyForm onDone={done} />}
        />
        {isSet && (
          <ActSheet
            label={t.dropKey}
            variant="plain"
            title={t.dropTitle}
            onDone={onDone}
            renderForm={(done) => <DropForm onDone={done} />}
          />
        )}
      </div>
    </section>
  )
}

function KeyForm({ onDone }: Done) {
  const t = useTexts(operatorBackupTexts)
  const [made, setMade] = useState<BackupKey | null>(null)
  const { busy, run } = useBusy<'make'>()
  const make = () =>
    run('make', async () => {
      const { makeKey } = await loadPart(() => import('./make-key.ts'))
      setMade(await makeKey())
    })
  return (
    <div className="flex flex-col gap-4">
      <p>{t.keyText}</p>
      {made === null ? (
        <>
          <Button isPending={busy !== null} onPress={() => void make()}>
            <KeyRound aria-hidden size={16} />
            {t.makeKey}
          </Button>
          <OwnKeyForm onDone={onDone} />
        </>
      ) : (
        <MadeKeyForm made={made} onDone={onDone} />
      )}
    </div>
  )
}

/** Checked before it is sent, because a key pasted by mistake must not leave the browser. */
function OwnKeyForm({ onDone }: Done) {
  const t = useTexts(operatorBackupTexts)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const recipient = text.trim()
  return (
    <EncryptForm
      recipient={recipient}
      isRight={() => {
        const isRight = hasRecipientForm(recipient)
        setWrong(!isRight)
        return isRight
      }}
      variant="soft"
      onDone={onDone}
    >
      <TextField
        label={t.ownKey}
        description={t.ownKeyText}
        error={isWrong ? t.wrongKey : undefined}
        value={text}
        onChange={setText}
        maxLength={recipientMax}
        autoComplete="off"
        spellCheck="false"
      />
    </EncryptForm>
  )
}

function MadeKeyForm({ made, onDone }: { made: BackupKey } & Done) {
  const t = useTexts(operatorBackupTexts)
  const [end, setEnd] = useState('')
  const [isWrong, setWrong] = useState(false)
  const save = () => void loadPart(() => import('./make-key.ts')).then((part) => part.saveKey(made))
  return (
    <EncryptForm
      recipient={made.recipient}
      isRight={() => {
        const isRight = provesKey(made.identity, end)
        setWrong(!isRight)
        return isRight
      }}
      variant="primary"
      onDone={onDone}
    >
      <Button variant="soft" onPress={save}>
        <Save aria-hidden size={16} />
        {t.saveKey}
      </Button>
      <TextField
        label={t.keyEnd({ n: keyProofLength })}
        description={t.keyEndText}
        error={isWrong ? t.wrongEnd : undefined}
        value={end}
        onChange={setEnd}
        maxLength={keyProofLength}
        autoComplete="off"
        spellCheck="false"
      />
    </EncryptForm>
  )
}

type EncryptProps = {
  recipient: string
  isRight: () => boolean
  variant: 'primary' | 'soft'
  children: ReactNode
} & Done

function EncryptForm({ recipient, isRight, variant, children, onDone }: EncryptProps) {
  const t = useTexts(operatorBackupTexts)
  const { busy, run } = useBusy<'set'>()
  const proof = useProof()
  const set = () =>
    run('set', async () => {
      const act = { act: 'setBackupKey', recipient, ...proof.given } as const
      if (isRight() && (await doAct(act, t.keyChanged))) onDone()
    })
  return (
    <SheetForm onSubmit={() => void set()}>
      {children}
      <Proof proof={proof} />
      <Button type="submit" variant={variant} isPending={busy !== null}>
        {t.confirmKey}
      </Button>
    </SheetForm>
  )
}

function DropForm({ onDone }: Done) {
  const t = useTexts(operatorBackupTexts)
  const { busy, run } = useBusy<'drop'>()
  const proof = useProof()
  const drop = () =>
    run('drop', async () => {
      const act = { act: 'setBackupKey', recipient: null, ...proof.given } as const
      if (await doAct(act, t.dropped)) onDone()
    })
  return (
    <SheetForm onSubmit={() => void drop()}>
      <p>{t.dropText}</p>
      <Proof proof={proof} />
      <Button type="submit" variant="solidDanger" isPending={busy !== null}>
        {t.confirmDrop}
      </Button>
    </SheetForm>
  )
}
