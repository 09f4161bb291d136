// The result of "I'm here", large enough to show to someone at the desk.
import type { ReactNode } from 'react'
import { CircleCheckBig, Hourglass, type LucideIcon } from 'lucide-react'
import type { ArrivalState } from './use-arriving.ts'

const signs: Readonly<Record<ArrivalState, LucideIcon>> = {
  here: CircleCheckBig,
  waiting: Hourglass,
  waitlist: Hourglass,
}

type ArrivalAnswerProps = {
  state: ArrivalState
  title: string
  text: string | null
  children?: ReactNode
}

export function ArrivalAnswer({ state, title, text, children }: ArrivalAnswerProps) {
  const Sign = signs[state]
  return (
    <output
      data-said={state}
      className="flex flex-col items-center gap-2 rounded-2xl bg-soft px-4 py-6 text-center"
    >
      <Sign aria-hidden size={48} className="text-brand" />
      <p className="text-xl font-bold">{title}</p>
      {text !== null && <p className="text-muted">{text}</p>}
      {children}
    </output>
  )
}
