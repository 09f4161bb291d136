// Where I am signed in: each device with a way to end it there.
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { CallOutput } from '#contract/contract.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../lib/call.ts'
import { confirmUser } from '../../lib/dialogs.ts'
import { useNow } from '../../lib/today.ts'
import { useRead } from '../../lib/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { AccountPart } from './account-part.tsx'
import { accountTexts } from './account-texts.ts'
import { settle } from './account.ts'

type Session = CallOutput<'account-sessions'>['sessions'][number]

const iconOf = ({ system }: Session) => (system === null ? MonitorSmartphone : ['Android', 'iPhone', 'iPad'].includes(system) ? Smartphone : Laptop)

export function SessionList() {
  const t = useTexts(accountTexts)
  const read = useRead('account-sessions', {})
  const now = useNow()
  const [busy, setBusy] = useState<string | null>(null)

  async function end(asked: () => Promise<boolean>, id: string) {
    setBusy(id)
    await asked()
    setBusy(null)
    read.again()
  }
  const endOne = (sessionId: string) => end(() => settle<'account-revokeSession'>(call('account-revokeSession', { sessionId }), t.signedOut), sessionId)
  async function endOthers() {
    if (!await confirmUser({ title: t.othersQuestion, text: '', confirm: t.signOutOthers, isDanger: true })) return
    await end(() => settle<'account-revokeOtherSessions'>(call('account-revokeOtherSessions', {}), t.signedOut), 'others')
  }
  const nameOf = ({ browser, system }: Session): string => (browser !== null && system !== null ? t.device(browser, system) : browser ?? system ?? t.unknownDevice)

  return (
    <AccountPart read={read}>
      {({ sessions }) => (
        <>
          <List label={t.sessions}>
            {sessions.map((session) => {
              const Icon = iconOf(session)
              return (
                <ListRow
                  key={session.sessionId} leading={<Icon aria-hidden size={22} className="shrink-0 text-muted" />} title={nameOf(session)}
                  detail={session.isThis ? t.thisDevice : t.lastUsed(formatRelative(session.lastUsed, now))}
                  trailing={!session.isThis && <Button variant="plain" size="sm" aria-label={t.signOutName(nameOf(session))} isPending={busy === session.sessionId} onPress={() => void endOne(session.sessionId)}>{t.signOut}</Button>}
                />
              )
            })}
          </List>
          {sessions.length > 1 && <Button variant="plain" className="self-start" isPending={busy === 'others'} onPress={() => void endOthers()}>{t.signOutOthers}</Button>}
        </>
      )}
    </AccountPart>
  )
}
