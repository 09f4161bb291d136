// The organizers' settings of self check-in, with a plain explanation of what the rule prevents and
// what it doesn't.
import { Link } from '@tanstack/react-router'
import { Printer, QrCode } from 'lucide-react'
import { checkInTexts, deskTexts } from '#words/en/check-in/check-in.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Switch } from '../../ui/field/switch.tsx'
import { Section } from '../../ui/section.tsx'

export function SelfCheckIn({ eventId, isOn }: { eventId: string; isOn: boolean }) {
  const t = useTexts(deskTexts)
  const { poster } = useTexts(checkInTexts)
  const set = async (next: boolean) => {
    await callOrAlert('checkIns-set', { eventId, isOn: next })
  }
  return (
    <Section title={t.self}>
      <Switch isSelected={isOn} onChange={(next) => void set(next)} detail={t.selfText}>
        {t.self}
      </Switch>
      {isOn && (
        <div className="grid gap-2 sm:grid-cols-2">
          <Link
            to="/at/$place"
            params={{ place: eventId }}
            search={{ view: 'screen' }}
            className={buttonClasses()}
          >
            <QrCode aria-hidden size={20} />
            {t.show}
          </Link>
          <Link
            to="/at/$place"
            params={{ place: eventId }}
            search={{ view: 'poster' }}
            className={buttonClasses({ variant: 'plain' })}
          >
            <Printer aria-hidden size={20} />
            {poster}
          </Link>
        </div>
      )}
      <details className="rounded-2xl border border-line bg-card px-4 py-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {t.rule}
        </summary>
        <ul className="flex flex-col gap-2 pb-3 text-muted">
          <li>{t.ruleCode}</li>
          <li>{t.rulePoster}</li>
          <li>{t.ruleUndo}</li>
        </ul>
      </details>
    </Section>
  )
}
