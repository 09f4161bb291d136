// The devices where I am signed in, each with a way to sign out there.
import { useState } from 'react'
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { accountTexts } from '#words/en/account/account.ts'
import { useNow } from '../../device/today.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { showAnswer } from '../../net/show-answer.ts'
import { useRead } from '../../net/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { AccountPart } from './account-part.tsx'
import { problemText, type MethodsProps } from './account.ts'

type Session = CallOutput<'account-sessions'>['sessions'][number]

const pickIcon = ({ system }: Session) =>
  system === null
    ? MonitorSmartphone
    : ['Android', 'iPhone', 'iPad'].includes(system)
      ? Smartphone
      : Laptop

export function SessionList({ methods }: MethodsProps) {
  const t = useTexts(accountTexts)
  const [password, setPassword] = useState<string | null>(null)
  return (
    <AccountPart read={methods}>
      {(mine) => {
        const isProven = mine.isRecent || password !== null
        if (isProven)
          return (
            <Devices
              password={mine.isRecent ? null : password}
              onRefused={() => setPassword(null)}
            />
          )
        if (mine.hasPassword) return <Proof onProven={setPassword} />
        return <p className="text-muted">{t.notFresh}</p>
      }}
    </AccountPart>
  )
}

function Proof({ onProven }: { onProven: (password: string) => void }) {
  const t = useTexts(accountTexts)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function prove() {
    setPending(true)
    const answer = await call('account-sessions', { password })
    setPending(false)
    if (answer.ok) onProven(password)
    else setError(problemText(answer.refusal))
  }

  return (
    <SheetForm onSubmit={() => void prove()}>
      <p className="text-pretty text-muted">{t.sessionsProve}</p>
      <PasswordField
        label={t.currentPassword}
        autoComplete="current-password"
        showLabel={t.showPassword}
        value={password}
        onChange={setPassword}
        error={error}
      />
      <Button type="submit" variant="plain" className="self-start" isPending={isPending}>
        {t.showSessions}
      </Button>
    </SheetForm>
  )
}

type DevicesProps = { password: string | null; onRefused: () => void }

function Devices({ password, onRefused }: DevicesProps) {
  const t = useTexts(accountTexts)
  const read = useRead('account-sessions', { password })
  const now = useNow()
  const [busy, setBusy] = useState<string | null>(null)

  async function end(asked: () => Promise<boolean>, id: string) {
    setBusy(id)
    const isDone = await asked()
    setBusy(null)
    if (isDone) read.again()
    else onRefused()
  }
  const endOne = (sessionId: string) =>
    end(
      async () =>
        showAnswer(await call('account-revokeSession', { sessionId, password }), t.signedOut),
      sessionId,
    )
  async function endOthers() {
    if (
      !(await confirmUser({
        title: t.othersQuestion,
        text: '',
        confirm: t.signOutOthers,
        isDanger: true,
      }))
    )
      return
    await end(
      async () => showAnswer(await call('account-revokeOtherSessions', { password }), t.signedOut),
      'others',
    )
  }
  const getDeviceName = ({ browser, system }: Session): string =>
    browser !== null && system !== null
      ? t.device({ browser, system })
      : (browser ?? system ?? t.unknownDevice)

  return (
    <AccountPart read={read}>
      {({ sessions }) => (
        <>
          <List label={t.sessions}>
            {sessions.map((session) => {
              const Icon = pickIcon(session)
              return (
                <ListRow
                  key={session.sessionId}
                  leading={<Icon aria-hidden size={24} className="shrink-0 text-muted" />}
                  title={getDeviceName(session)}
                  detail={
                    session.isThis
                      ? t.thisDevice
                      : t.lastUsed({ when: formatRelative(session.lastUsed, now) })
                  }
                  trailing={
                    !session.isThis && (
                      <Button
                        variant="plain"
                        size="sm"
                        aria-label={t.signOutName({ name: getDeviceName(session) })}
                        isPending={busy === session.sessionId}
                        onPress={() => void endOne(session.sessionId)}
                      >
                        {t.signOut}
                      </Button>
                    )
                  }
                />
              )
            })}
          </List>
          {sessions.length > 1 && (
            <Button
              variant="plain"
              className="self-start"
              isPending={busy === 'others'}
              onPress={() => void endOthers()}
            >
              {t.signOutOthers}
            </Button>
          )}
        </>
      )}
    </AccountPart>
  )
}
