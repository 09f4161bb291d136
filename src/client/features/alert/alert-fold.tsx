// Alerts that differ only in the day of their event: one row with the days as links.
import { useRef, useState, type RefCallback } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { alertTarget } from '#contract/alert-target.ts'
import { alertsTexts } from '#words/en/alert/alerts.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { AlertContent, AlertTime, rowLook } from './alert-row.tsx'
import type { AlertItem } from './alert-words.ts'
import type { FoldedAlerts } from './fold-alerts.ts'

type AlertFoldProps = { fold: FoldedAlerts<AlertItem>; now: number; isToday: boolean }

const daysAtFirst = 4

export function AlertFold({ fold: { shared, byDay }, now, isToday }: AlertFoldProps) {
  const t = useTexts(alertsTexts)
  const [isOpen, setOpen] = useState(false)
  const wantsFocus = useRef(false)
  const takeFocus = (day: HTMLElement | null) => {
    if (day === null || !wantsFocus.current) return
    wantsFocus.current = false
    day.focus({ preventScroll: true })
  }
  const shown = isOpen ? byDay : byDay.slice(0, daysAtFirst)
  const hasTime = shared.params['time'] === undefined
  return (
    <li
      data-unread={shared.read ? undefined : ''}
      className={clsx(rowLook, !shared.read && 'bg-soft/60')}
    >
      <AlertContent alert={shared}>
        <span className="flex flex-wrap items-center gap-x-4">
          {shown.map((alert, at) => (
            <FoldedDay
              key={alert.alertId}
              alert={alert}
              hasTime={hasTime}
              onMount={at === daysAtFirst ? takeFocus : undefined}
            />
          ))}
          {shown.length < byDay.length && (
            <Button
              variant="ghost"
              size="sm"
              onPress={() => {
                wantsFocus.current = true
                setOpen(true)
              }}
            >
              {t.moreDays({ n: byDay.length - shown.length })}
            </Button>
          )}
        </span>
      </AlertContent>
      <AlertTime alert={shared} now={now} isToday={isToday} />
    </li>
  )
}

type FoldedDayProps = {
  alert: AlertItem
  hasTime: boolean
  onMount: RefCallback<HTMLElement> | undefined
}

function FoldedDay({ alert, hasTime, onMount }: FoldedDayProps) {
  const target: LinkProps | null = alertTarget(alert)
  const { date = '', time = '' } = alert.params
  const day = [formatDay(date), ...(hasTime && time !== '' ? [formatTime(time)] : [])].join(', ')
  return target === null ? (
    <span ref={onMount} tabIndex={-1} className="outline-none">
      {day}
    </span>
  ) : (
    <Link
      {...target}
      ref={onMount}
      className="inline-flex min-h-11 items-center rounded font-semibold text-brand outline-none hover:underline focus-visible:ring-focus"
    >
      {day}
    </Link>
  )
}
