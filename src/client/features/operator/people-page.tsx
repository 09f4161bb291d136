import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { canOperate, mayActOn, type OperatorRole } from '#domain/access/operator-roles.ts'
import { consoleTextMax } from '#domain/operator/console.ts'
import { consoleTexts, operatorRoleTexts, peopleTexts } from '#words/en/operator/console.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { inSentence } from '../../i18n/in-sentence.ts'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses, cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { labels } from '../../ui/words/labels.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { Bans } from './person/bans.tsx'
import { PersonButton } from './person/person-sheet.tsx'
import { RoleButton } from './role-sheet.tsx'
import { SuspendButton } from './suspend-sheet.tsx'
import { doAct, usePage, type Account } from './use-page.ts'

export function PeoplePage({ first, role }: { first: string; role: OperatorRole }) {
  const t = useTexts(peopleTexts)
  const [text, setText] = useState(first)
  const asked = useSettled(text.trim())
  const read = usePage('people', { page: 'people', text: asked })
  return (
    <>
      <SearchField label={t.search} value={text} onChange={setText} maxLength={consoleTextMax} />
      <ConsoleFrame read={read}>
        {({ people }) =>
          people.length === 0 ? (
            <EmptyState
              icon={Users}
              title={asked === '' ? t.noneSuspended : t.none}
              text={t.noneText}
            />
          ) : (
            <>
              {asked === '' && <h2>{t.suspendedNow}</h2>}
              <ul className="flex flex-col gap-3">
                {people.map((person) => (
                  <li key={person.userId} className={cardClasses()}>
                    <PersonView person={person} role={role} onDone={read.again} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </ConsoleFrame>
      {asked === '' && <Bans />}
    </>
  )
}

type PersonProps = { person: Account; role: OperatorRole; onDone: () => void }

function PersonView({ person, role, onDone }: PersonProps) {
  const t = useTexts(peopleTexts)
  const { email, emailVerified, playerName, suspended } = person
  const seen =
    person.lastSeen === null
      ? t.never
      : t.seen({ when: inSentence(formatInstant(person.lastSeen)) })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="text-lg">{playerName ?? t.unnamed}</b>
        <Marks person={person} />
      </div>
      <p className="break-words text-muted">
        {email ?? t.noEmail}
        {email !== null && !emailVerified && ` (${t.unconfirmed})`}
        <br />
        {[
          t.since({ when: inSentence(formatInstant(person.created)) }),
          seen,
          ...(person.sessions > 0 ? [t.sessions({ n: person.sessions })] : []),
        ].join(' · ')}
      </p>
      {suspended !== null && (
        <p className="font-medium text-bad">
          {[
            suspended.until === null
              ? t.forGood
              : t.until({ when: inSentence(formatInstant(suspended.until)) }),
            suspended.reason,
          ].join(' · ')}
        </p>
      )}
      <Actions person={person} role={role} onDone={onDone} />
    </div>
  )
}

function Marks({ person: { role, hidden, suspended } }: { person: Account }) {
  const t = useTexts(peopleTexts)
  const roles = useTexts(operatorRoleTexts)
  return (
    <>
      {role !== null && <Badge tone="brand">{roles[role]}</Badge>}
      {suspended !== null && <Badge tone="bad">{t.suspended}</Badge>}
      {hidden && suspended === null && <Badge>{t.hidden}</Badge>}
    </>
  )
}

function Actions({ person, role, onDone }: PersonProps) {
  const t = useTexts(peopleTexts)
  const { userId } = usePlayer()
  const isOther = person.userId !== userId && mayActOn(role, person.role)
  const name = person.playerName ?? person.email ?? t.unnamed
  return (
    <div className="flex flex-wrap gap-3">
      {person.playerId !== null && (
        <Link
          to="/viewplayer/$pName"
          params={{ pName: person.playerId }}
          className={buttonClasses({ variant: 'plain', size: 'sm' })}
        >
          {t.profile}
        </Link>
      )}
      {isOther && (
        <PersonButton person={{ userId: person.userId, name }} role={role} onDone={onDone} />
      )}
      {isOther && <AccountActions person={person} name={name} onDone={onDone} />}
      {canOperate(role, 'console.appoint') && (
        <RoleButton person={{ userId: person.userId, name, role: person.role }} onDone={onDone} />
      )}
    </div>
  )
}

type PlainAct = 'restore' | 'hide' | 'show' | 'signOut'

function AccountActions({
  person: { userId, playerId, hidden, suspended, sessions, ...coming },
  name,
  onDone,
}: {
  person: Account
  name: string
  onDone: () => void
}) {
  const t = useTexts(peopleTexts)
  const frame = useTexts(consoleTexts)
  const { busy, run } = useBusy<PlainAct>()
  const act = (kind: PlainAct, text?: string) =>
    run(kind, async () => {
      const question = { title: t[kind], text: text ?? '', confirm: t[kind], cancel: labels.cancel }
      if (text !== undefined && !(await confirmUser(question))) return
      if (await doAct({ act: kind, userId }, frame.done)) onDone()
    })
  const button = (kind: PlainAct, text?: string) => (
    <Button
      variant="plain"
      size="sm"
      isPending={busy === kind}
      onPress={() => void act(kind, text)}
    >
      {t[kind]}
    </Button>
  )
  if (suspended !== null) return button('restore')
  return (
    <>
      {sessions > 0 && button('signOut', t.signOutText({ name }))}
      {playerId !== null && (hidden ? button('show') : button('hide', t.hideText({ name })))}
      <SuspendButton person={{ userId, name, ...coming }} onDone={onDone} />
    </>
  )
}
