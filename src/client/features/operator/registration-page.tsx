import { useState } from 'react'
import { Copy, Mail } from 'lucide-react'
import {
  invitationDays,
  invitationDaysMax,
  invitationUsesMax,
  registrationModes,
  type RegistrationMode,
} from '#domain/registration/registration.ts'
import { operatorRegistrationTexts } from '#words/en/operator/registration.ts'
import { ownTextTexts } from '#words/en/operator/texts.ts'
import { copyText } from '../../device/copy-text.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { inSentence } from '../../i18n/in-sentence.ts'
import { useTexts } from '../../i18n/texts.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { FoundingCard } from './founding/founding-card.tsx'
import { doAct, usePage, type Shows } from './use-page.ts'

type Shown = Shows<'registration'>
type Done = { onDone: () => void }

export function RegistrationPage({
  part,
  onSaved,
}: {
  part?: 'mode' | 'invitations'
  onSaved?: () => void
}) {
  const read = usePage('registration', { page: 'registration' })
  const done = () => {
    read.again()
    onSaved?.()
  }
  return (
    <ConsoleFrame read={read}>
      {(shown) => (
        <>
          {part !== 'invitations' && (
            <Mode mode={shown.mode} isFixed={shown.isFixed} onDone={done} />
          )}
          {part === undefined && (shown.mode === 'approval' || shown.requests.length > 0) && (
            <Requests requests={shown.requests} onDone={done} />
          )}
          {part === undefined && <FoundingCard rules={shown.founding} onDone={done} />}
          {part !== 'mode' && <Invitations invitations={shown.invitations} onDone={done} />}
        </>
      )}
    </ConsoleFrame>
  )
}

function Mode({ mode, isFixed, onDone }: Pick<Shown, 'mode' | 'isFixed'> & Done) {
  const t = useTexts(operatorRegistrationTexts)
  const own = useTexts(ownTextTexts)
  const { run } = useBusy<'mode'>()
  const change = (next: RegistrationMode) =>
    run('mode', async () => {
      if (await doAct({ act: 'setRegistration', mode: next }, t[next])) onDone()
    })
  return (
    <section className={cardClasses()}>
      {isFixed ? (
        <p>{[`${t.mode}: ${t[mode]}.`, own.fixed].join(' ')}</p>
      ) : (
        <Select
          label={t.mode}
          options={registrationModes.map((id) => ({ id, label: t[id] }))}
          value={mode}
          description={t[`${mode}Text`]}
          onChange={(next) => void change(next)}
        />
      )}
    </section>
  )
}

function Requests({ requests, onDone }: Pick<Shown, 'requests'> & Done) {
  const t = useTexts(operatorRegistrationTexts)
  return (
    <section className={cardClasses()}>
      <h2>{t.waiting}</h2>
      {requests.length === 0 && <p className="mt-2 text-muted">{t.noneWaiting}</p>}
      <ul className="mt-2 divide-y divide-line">
        {requests.map((request) => (
          <RequestRow key={request.requestId} request={request} onDone={onDone} />
        ))}
      </ul>
    </section>
  )
}

function RequestRow({
  request: { requestId, email, sentence, ofNetwork, created },
  onDone,
}: { request: Shown['requests'][number] } & Done) {
  const t = useTexts(operatorRegistrationTexts)
  const { busy, run } = useBusy<'approve' | 'decline' | 'all'>()
  const isAlone = ofNetwork === 1
  const approve = () =>
    run('approve', async () => {
      if (await doAct({ act: 'approve', requestId }, t.approved)) onDone()
    })
  const decline = () =>
    run('decline', async () => {
      const title = t.declineTitle({ email })
      if (!(await confirmUser({ title, text: t.declineText, confirm: t.decline }))) return
      if (await doAct({ act: 'decline', requestId }, t.declined)) onDone()
    })
  const declineAll = () =>
    run('all', async () => {
      const title = t.declineAllTitle({ n: ofNetwork })
      if (!(await confirmUser({ title, text: t.declineAllText, confirm: t.decline }))) return
      if (await doAct({ act: 'decline', requestId, ofNetwork: true }, t.declinedAll)) onDone()
    })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="min-w-0 flex-1 basis-60">
        <b className="block break-words">{email}</b>
        <span className="block break-words">{sentence}</span>
        <span className="text-sm text-muted">
          {[formatInstant(created), ...(isAlone ? [] : [t.sameNetwork({ n: ofNetwork })])].join(
            ' · ',
          )}
        </span>
      </span>
      <Button size="sm" isPending={busy === 'approve'} onPress={() => void approve()}>
        {t.approve}
      </Button>
      <Button
        size="sm"
        variant="plain"
        isPending={busy === 'decline'}
        onPress={() => void decline()}
      >
        {t.decline}
      </Button>
      {!isAlone && (
        <Button
          size="sm"
          variant="plain"
          isPending={busy === 'all'}
          onPress={() => void declineAll()}
        >
          {t.declineAll({ n: ofNetwork })}
        </Button>
      )}
    </li>
  )
}

function Invitations({ invitations, onDone }: Pick<Shown, 'invitations'> & Done) {
  const t = useTexts(operatorRegistrationTexts)
  return (
    <section className={cardClasses()}>
      <h2>{t.invitations}</h2>
      {invitations.length === 0 && <p className="mt-2 text-muted">{t.noneInvited}</p>}
      <ul className="mt-2 divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onDone={onDone} />
        ))}
      </ul>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <InviteOne onDone={onDone} />
        <InviteMany onDone={onDone} />
      </div>
    </section>
  )
}

function InvitationRow({
  invitation: { id, link, email, usesLeft, ends },
  onDone,
}: { invitation: Shown['invitations'][number] } & Done) {
  const t = useTexts(operatorRegistrationTexts)
  const { busy, run } = useBusy<'end'>()
  const copy = async () => {
    const isCopied = await copyText(link)
    await (isCopied ? showToast({ title: t.copied }) : alertUser(link, t.copyFailed))
  }
  const end = () =>
    run('end', async () => {
      if (!(await confirmUser({ title: t.endTitle, text: t.endText, confirm: t.end }))) return
      if (await doAct({ act: 'uninvite', id }, t.ended)) onDone()
    })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="min-w-0 flex-1 basis-60">
        <b className="block break-words">{email ?? t.anyone}</b>
        <span className="text-sm text-muted">
          {[t.left({ n: usesLeft }), t.until({ when: inSentence(formatInstant(ends)) })].join(
            ' · ',
          )}
        </span>
      </span>
      <Button size="sm" variant="soft" onPress={() => void copy()}>
        <Copy aria-hidden size={16} />
        {t.copy}
      </Button>
      <Button size="sm" variant="plain" isPending={busy === 'end'} onPress={() => void end()}>
        {t.end}
      </Button>
    </li>
  )
}

function InviteOne({ onDone }: Done) {
  const t = useTexts(operatorRegistrationTexts)
  const [email, setEmail] = useState('')
  const { busy, run } = useBusy<'send'>()
  const send = () =>
    run('send', async () => {
      if (!(await doAct({ act: 'invite', email, uses: 1, days: invitationDays }, t.sent))) return
      setEmail('')
      onDone()
    })
  return (
    <SheetForm onSubmit={() => void send()}>
      <h3>{t.inviteOne}</h3>
      <TextField
        label={t.address}
        type="email"
        inputMode="email"
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" variant="soft" isPending={busy !== null}>
        <Mail aria-hidden size={20} />
        {t.send}
      </Button>
    </SheetForm>
  )
}

function InviteMany({ onDone }: Done) {
  const t = useTexts(operatorRegistrationTexts)
  const [uses, setUses] = useState(10)
  const [days, setDays] = useState(invitationDays)
  const { busy, run } = useBusy<'make'>()
  const make = () =>
    run('make', async () => {
      if (await doAct({ act: 'invite', email: null, uses, days }, t.made)) onDone()
    })
  return (
    <SheetForm onSubmit={() => void make()}>
      <h3>{t.inviteMany}</h3>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={t.uses}
          minValue={1}
          maxValue={invitationUsesMax}
          value={uses}
          onChange={setUses}
        />
        <NumberField
          label={t.days}
          minValue={1}
          maxValue={invitationDaysMax}
          value={days}
          onChange={setDays}
        />
      </div>
      <Button type="submit" variant="soft" isPending={busy !== null}>
        {t.make}
      </Button>
    </SheetForm>
  )
}
