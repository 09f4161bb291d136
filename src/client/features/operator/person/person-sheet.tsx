import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { canOperate, type OperatorRole } from '#domain/access/operator-roles.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { personTexts } from '#words/en/operator/person.ts'
import { formatInstant } from '../../../i18n/formats.ts'
import { inSentence } from '../../../i18n/in-sentence.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { confirmUser } from '../../../ui/overlay/dialogs.ts'
import { useBusy } from '../../../ui/use-busy.ts'
import { labels } from '../../../ui/words/labels.ts'
import { ActSheet } from '../act-sheet.tsx'
import { ConsoleFrame } from '../console-frame.tsx'
import { doAct, usePage, type Shows } from '../use-page.ts'
import { DeleteForm } from './delete-form.tsx'
import { ExportForm } from './export-form.tsx'

type Target = { userId: string; name: string }
type PersonProps = { person: Target; role: OperatorRole; onDone: () => void }
type Facts = Shows<'person'>

export function PersonButton({ person, role, onDone }: PersonProps) {
  const t = useTexts(personTexts)
  return (
    <ActSheet
      label={t.open}
      variant="plain"
      title={person.name}
      onDone={onDone}
      renderForm={(done) => <PersonView person={person} role={role} onDone={done} />}
    />
  )
}

function PersonView({ person, role, onDone }: PersonProps) {
  const [step, setStep] = useState<'details' | 'export' | 'delete'>('details')
  const read = usePage('person', { page: 'person', userId: person.userId })
  const goBack = () => setStep('details')
  return (
    <ConsoleFrame read={read}>
      {(facts) => {
        if (step === 'export') return <ExportForm person={person} onDone={goBack} />
        if (step === 'delete')
          return <DeleteForm person={person} loss={facts.loss} onDone={onDone} onBack={goBack} />
        return (
          <>
            <Address person={person} facts={facts} onDone={read.again} />
            <SigningIn facts={facts} />
            <Memberships facts={facts} />
            {canOperate(role, 'console.run') && <Data onStep={setStep} />}
          </>
        )
      }}
    </ConsoleFrame>
  )
}

function Address({
  person: { userId },
  facts: { email, emailVerified, suppressed, ban, isConfirmationDue },
  onDone,
}: {
  person: Target
  facts: Facts
  onDone: () => void
}) {
  const t = useTexts(personTexts)
  const frame = useTexts(consoleTexts)
  const { busy, run } = useBusy<'confirm' | 'ban'>()
  if (email === null) return null
  const confirm = () =>
    run('confirm', async () => {
      if (await doAct({ act: 'confirmAgain', userId }, t.confirmSent)) onDone()
    })
  const shutOut = () =>
    run('ban', async () => {
      const text = t.banText({ address: email })
      if (!(await confirmUser({ title: t.ban, text, confirm: t.ban, cancel: labels.cancel })))
        return
      if (await doAct({ act: 'ban', pattern: email, reason: '' }, frame.done)) onDone()
    })
  return (
    <section className="flex flex-col gap-2">
      <h3>{t.address}</h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-words">{email}</span>
        <Badge tone={emailVerified ? 'brand' : 'warm'}>
          {emailVerified ? t.confirmed : t.unconfirmed}
        </Badge>
        {suppressed !== null && <Badge tone="bad">{t.noMail}</Badge>}
        {ban !== null && <Badge tone="bad">{t.banned({ pattern: ban })}</Badge>}
      </p>
      {isConfirmationDue && <p className="text-muted">{t.due}</p>}
      <div className="flex flex-wrap gap-3">
        {(!emailVerified || suppressed !== null) && !isConfirmationDue && (
          <Button
            variant="plain"
            size="sm"
            isPending={busy === 'confirm'}
            onPress={() => void confirm()}
          >
            {t.confirmAgain}
          </Button>
        )}
        {ban === null && (
          <Button
            variant="plain"
            size="sm"
            isPending={busy === 'ban'}
            onPress={() => void shutOut()}
          >
            {t.ban}
          </Button>
        )}
      </div>
    </section>
  )
}

function SigningIn({
  facts: { hasPassword, hasSecondFactor, providers, passkeys, sessions },
}: {
  facts: Facts
}) {
  const t = useTexts(personTexts)
  const ways = [
    ...(hasPassword ? [t.password] : []),
    ...providers.map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
    ...(passkeys > 0 ? [t.passkeys({ n: passkeys })] : []),
    ...(hasSecondFactor ? [t.secondFactor] : []),
  ]
  return (
    <section className="flex flex-col gap-2">
      <h3>{t.signIn}</h3>
      {ways.length > 0 && <p>{ways.join(' · ')}</p>}
      {sessions.length === 0 ? (
        <p className="text-muted">{t.noDevices}</p>
      ) : (
        <List label={t.devices}>
          {sessions.map(({ browser, system, created, lastUsed }) => (
            <ListRow
              key={`${created} ${lastUsed}`}
              title={t.device({
                browser: browser ?? t.someBrowser,
                system: system ?? t.someSystem,
              })}
              detail={t.lastUsed({ when: inSentence(formatInstant(lastUsed)) })}
            />
          ))}
        </List>
      )}
    </section>
  )
}

function Memberships({ facts: { venues, clubs } }: { facts: Facts }) {
  const t = useTexts(personTexts)
  if (venues.length + clubs.length === 0) return <p className="text-muted">{t.noClubs}</p>
  return (
    <>
      {venues.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3>{t.venues}</h3>
          <List label={t.venues}>
            {venues.map(({ locationId, name }) => (
              <ListRow
                key={locationId}
                title={
                  <Link to="/venuedetail/$locationId" params={{ locationId }}>
                    {name}
                  </Link>
                }
              />
            ))}
          </List>
        </section>
      )}
      {clubs.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3>{t.clubs}</h3>
          <List label={t.clubs}>
            {clubs.map(({ locationId, clubId, title, venue, standing }) => (
              <ListRow
                key={`${locationId} ${clubId}`}
                title={title}
                detail={`${t[standing]} · ${venue}`}
              />
            ))}
          </List>
        </section>
      )}
    </>
  )
}

function Data({ onStep }: { onStep: (step: 'export' | 'delete') => void }) {
  const t = useTexts(personTexts)
  return (
    <section className="flex flex-col gap-2">
      <h3>{t.data}</h3>
      <div className="flex flex-wrap gap-3">
        <Button variant="plain" size="sm" onPress={() => onStep('export')}>
          {t.export}
        </Button>
        <Button variant="danger" size="sm" onPress={() => onStep('delete')}>
          {t.delete}
        </Button>
      </div>
    </section>
  )
}
