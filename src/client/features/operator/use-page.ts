import { useEffect, useState } from 'react'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { logoFaultTexts, lookTexts } from '#words/en/operator/console.ts'
import { ownTextFaultTexts, ownTextTexts } from '#words/en/operator/texts.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { useRead, type Read } from '../../net/use-read.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'

export type PageInput = CallInput<'operators-see'>
type Shown = CallOutput<'operators-see'>
export type Shows<P extends Shown['page']> = Extract<Shown, { page: P }>
export type Account = Shows<'people'>['people'][number]
type Act = CallInput<'operators-act'>

export function usePage<P extends Shown['page']>(
  page: P,
  input: Extract<PageInput, { page: unknown }>,
): Read<Shows<P>> {
  const read = useRead('operators-see', input)
  const data = read.data?.page === page ? (read.data as Shows<P>) : undefined
  return { ...read, data }
}

const everydayMs = 15_000

export function useRenewed<Data>(read: Read<Data>, renewMs = everydayMs): Read<Data> {
  const { data, refusal, again } = read
  const [known, setKnown] = useState(data)
  if (data !== undefined && data !== known) setKnown(data)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') again()
    }
    const timer = setInterval(look, renewMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again, renewMs])
  const isAway = refusal?.code === 'unavailable'
  return isAway && known !== undefined ? { ...read, data: known, refusal: null } : read
}

function explainFault(fault: string): string {
  const words = { ...pick(ownTextFaultTexts), ...pick(logoFaultTexts) }
  return words[fault as keyof typeof words]
}

function explain(refusal: Refusal): string {
  const { field: path, fault } = refusal.code === 'bad-input' ? (refusal.params ?? {}) : {}
  if (typeof path !== 'string') return refusalText(refusal)
  const field = path.replace('change.', '')
  const t = pick(lookTexts)
  const label = field in t ? t[field as 'name'] : undefined
  if (fault === 'fixed') return pick(ownTextTexts).fixedField({ field: label ?? field })
  if (typeof fault === 'string') return explainFault(fault)
  return label === undefined ? refusalText(refusal) : t.badField({ field: label })
}

export async function doAct(act: Act, done: string): Promise<boolean> {
  return (await askAct(act, done)) !== null
}

export async function askAct(act: Act, done: string): Promise<CallOutput<'operators-act'> | null> {
  const answer = await call('operators-act', act)
  if (answer.ok) void showToast({ title: done })
  else await alertUser(explain(answer.refusal))
  return answer.ok ? answer.value : null
}
