import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Circle, CircleCheck, CircleMinus, PartyPopper } from 'lucide-react'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import {
  findNextStep,
  type ListedStep,
  type SetupState,
  type SetupStep,
} from '#domain/operator/server-setup.ts'
import { setupStepTexts } from '#words/en/operator/setup.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { BackupStep } from './backup-step.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { LookPage } from './look/look-page.tsx'
import { MailStep } from './mail-step.tsx'
import { RegistrationPage } from './registration-page.tsx'
import { DemoStep } from './setup/demo-step.tsx'
import { VenuesStep } from './setup/venues-step.tsx'
import { doAct, usePage, useRenewed, type Shows } from './use-page.ts'

type Start = Shows<'start'>

export function StartPage({ chosen, role }: { chosen: string; role: OperatorRole | null }) {
  const read = useRenewed(usePage('start', { page: 'start' }))
  return (
    <ConsoleFrame read={read}>
      {(start) => <Steps start={start} chosen={chosen} role={role} again={read.again} />}
    </ConsoleFrame>
  )
}

type StepsProps = { start: Start; chosen: string; role: OperatorRole | null; again: () => void }

function Steps({ start, chosen, role, again }: StepsProps) {
  const t = useTexts(setupStepTexts)
  const { steps } = start
  const [first] = useState(() => findNextStep(steps, null))
  const here = steps.find(({ id }) => id === (chosen === '' ? first : chosen))
  return (
    <>
      <p className="text-muted">{t.lead}</p>
      <ol aria-label={t.steps} className="flex flex-wrap gap-2">
        {steps.map((step) => (
          <StepLink key={step.id} step={step} isHere={step === here} />
        ))}
      </ol>
      {here === undefined ? (
        <AllSet />
      ) : (
        <Step key={here.id} start={start} step={here} role={role} again={again} />
      )}
    </>
  )
}

const icons = { done: CircleCheck, skipped: CircleMinus, open: Circle } as const
const tones: Readonly<Record<SetupState, string>> = {
  done: 'text-brand',
  skipped: 'text-muted',
  open: 'text-muted',
}

function StepLink({ step: { id, state }, isHere }: { step: ListedStep; isHere: boolean }) {
  const t = useTexts(setupStepTexts)
  const Icon = icons[state]
  return (
    <li>
      <Link
        to="/operate"
        search={{ page: 'start', text: id }}
        aria-current={isHere ? 'step' : undefined}
        className={clsx(
          'flex min-h-11 items-center gap-2 rounded-xl px-3 font-semibold outline-none focus-visible:ring-focus',
          isHere ? 'bg-soft text-brand' : 'hover:bg-soft',
        )}
      >
        <Icon aria-hidden size={20} className={clsx('shrink-0', tones[state])} />
        {t[id]}
        <span className="sr-only">{t[state]}</span>
      </Link>
    </li>
  )
}

type StepProps = { start: Start; step: ListedStep; role: OperatorRole | null; again: () => void }

function Step({ start, step: { id, state }, role, again }: StepProps) {
  const t = useTexts(setupStepTexts)
  const navigate = useNavigate()
  const { busy, run } = useBusy<'leave'>()
  const goOn = () => {
    const next = findNextStep(start.steps, id)
    again()
    void navigate({ to: '/operate', search: { page: 'start', text: next ?? 'end' } })
  }
  const leave = () =>
    run('leave', async () => {
      if (await doAct({ act: 'skipStep', step: id }, t.skipped)) goOn()
    })
  return (
    <>
      <div>
        <h2>{t[id]}</h2>
        <p className="mt-1 text-muted">{t[`${id}Text`]}</p>
      </div>
      <StepBody id={id} start={start} role={role} again={again} />
      <div className="flex flex-wrap gap-3">
        {state === 'done' ? (
          <Button onPress={goOn}>{t.next}</Button>
        ) : (
          <Button variant="plain" isPending={busy !== null} onPress={() => void leave()}>
            {t.leave}
          </Button>
        )}
      </div>
    </>
  )
}

function StepBody({ id, start, role, again }: Omit<StepProps, 'step'> & { id: SetupStep }) {
  switch (id) {
    case 'look':
      return <LookPage onSaved={again} />
    case 'venues':
      return <VenuesStep onDone={again} />
    case 'registration':
      return <RegistrationPage part="mode" onSaved={again} />
    case 'mail':
      return <MailStep start={start} onDone={again} />
    case 'backup':
      return <BackupStep backedUp={start.backedUp} onDone={again} />
    case 'demo':
      return <DemoStep role={role} onDone={again} />
    case 'people':
      return <RegistrationPage part="invitations" onSaved={again} />
  }
}

function AllSet() {
  const t = useTexts(setupStepTexts)
  return (
    <EmptyState
      icon={PartyPopper}
      title={t.allSet}
      text={t.allSetText}
      action={
        <Link to="/operate" search={{ page: 'home' }} className={buttonClasses()}>
          {t.toHome}
        </Link>
      }
    />
  )
}
