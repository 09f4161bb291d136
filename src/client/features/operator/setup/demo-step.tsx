import type { ReactNode } from 'react'
import { Trash2 } from 'lucide-react'
import { canOperate, type OperatorRole } from '#domain/access/operator-roles.ts'
import { affectsOthers, lossesOfDemo, partsOfDemo } from '#domain/operator/demo.ts'
import { operatorDemoTexts } from '#words/en/operator/demo.ts'
import { useNow } from '../../../device/today.ts'
import { formatRelative } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { cardClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { ActSheet } from '../act-sheet.tsx'
import { ConsoleFrame } from '../console-frame.tsx'
import { Proof, useProof } from '../proof.tsx'
import { doAct, usePage, type Shows } from '../use-page.ts'

type Demo = Shows<'demo'>
type Props = { role: OperatorRole | null; onDone: () => void }

export function DemoStep({ role, onDone }: Props) {
  const read = usePage('demo', { page: 'demo' })
  const done = () => {
    read.again()
    onDone()
  }
  return (
    <ConsoleFrame read={read}>
      {(demo) => (
        <section className={cardClasses()}>
          <Emptied demo={demo} />
          {demo.counts.people > 0 && <Consequences demo={demo} />}
          {demo.keptAccount !== null && <Kept email={demo.keptAccount} />}
          {demo.counts.people > 0 && <EmptyButton role={role} onDone={done} />}
        </section>
      )}
    </ConsoleFrame>
  )
}

function Emptied({ demo: { emptied, counts, keptAccount } }: { demo: Demo }) {
  const t = useTexts(operatorDemoTexts)
  const now = useNow()
  if (counts.people > 0) return null
  return (
    <>
      {emptied !== null && <p>{t.gone({ when: formatRelative(emptied, now) })}</p>}
      {keptAccount === null && <p className="text-muted">{t.none}</p>}
    </>
  )
}

function Consequences({ demo: { counts } }: { demo: Demo }) {
  const t = useTexts(operatorDemoTexts)
  const goes = partsOfDemo.filter((part) => counts[part] > 0)
  const lost = lossesOfDemo.filter((loss) => counts[loss] > 0)
  return (
    <div className="flex flex-col gap-4">
      <Listed title={t.goes}>
        {goes.map((part) => (
          <li key={part}>{t[part]({ n: counts[part] })}</li>
        ))}
      </Listed>
      {affectsOthers(counts) ? (
        <Listed title={t.losses}>
          {lost.map((loss) => (
            <li key={loss}>{t[loss]({ n: counts[loss] })}</li>
          ))}
          <li className="text-muted">{t.heard}</li>
        </Listed>
      ) : (
        <p>{t.noLosses}</p>
      )}
      <Listed title={t.stays}>
        <li>{t.staysText}</li>
        {counts.handedOver > 0 && <li>{t.handedOver({ n: counts.handedOver })}</li>}
      </Listed>
    </div>
  )
}

function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-4">{children}</ul>
    </div>
  )
}

function Kept({ email }: { email: string }) {
  const t = useTexts(operatorDemoTexts)
  return (
    <div className="mt-4">
      <Notice>{t.kept({ email })}</Notice>
    </div>
  )
}

function EmptyButton({ role, onDone }: Props) {
  const t = useTexts(operatorDemoTexts)
  return (
    <div className="mt-4">
      {canOperate(role, 'console.keep') ? (
        <ActSheet
          label={t.empty}
          variant="danger"
          title={t.title}
          onDone={onDone}
          renderForm={(done) => <EmptyForm onDone={done} />}
        />
      ) : (
        <p className="text-muted">{t.ownersOnly}</p>
      )}
    </div>
  )
}

function EmptyForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(operatorDemoTexts)
  const { busy, run } = useBusy<'empty'>()
  const proof = useProof()
  const empty = () =>
    run('empty', async () => {
      if (await doAct({ act: 'emptyDemo', ...proof.given }, t.done)) onDone()
    })
  return (
    <SheetForm onSubmit={() => void empty()}>
      <p>{t.backup}</p>
      <Proof proof={proof} />
      <Button type="submit" variant="solidDanger" isPending={busy !== null}>
        <Trash2 aria-hidden size={20} />
        {t.confirm}
      </Button>
    </SheetForm>
  )
}
