// Sends "I'm here" with the scanned code, else with the device's position. Missing agreements are
// signed in between.
import { useState } from 'react'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { measurePosition } from '../../device/position.ts'
import { call } from '../../net/call.ts'
import { askAgreements } from '../../parts/agreement/agreement-questions.ts'
import { useBusy } from '../../ui/use-busy.ts'

export type OpenedCheckIn = CallOutput<'checkIns-open'>
export type EventNow = OpenedCheckIn['events'][number]
export type ArrivalState = CallOutput<'checkIns-arrive'>['state']

async function findProof(code: string | null): Promise<CallInput<'checkIns-arrive'>['proof']> {
  if (code !== null) return { kind: 'code', code }
  const position = await measurePosition()
  return position === null ? { kind: 'none' } : { kind: 'position', ...position }
}

export function useArriving(eventId: string, code: string | null, onChanged: () => void) {
  const { busy, run } = useBusy<'arrive'>()
  const [state, setState] = useState<ArrivalState | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const arrive = async (): Promise<void> => {
    const answer = await call('checkIns-arrive', { eventId, proof: await findProof(code) })
    if (answer.ok) {
      setRefusal(null)
      setState(answer.value.state)
      onChanged()
      return
    }
    if (answer.refusal.code === 'agreement-needed') {
      if (await askAgreements({ eventId, guests: 0 })) await arrive()
      return
    }
    setRefusal(answer.refusal)
    // The screen has shown the next code by now.
    if (answer.refusal.code === 'check-in-code') onChanged()
  }
  return { arrive: () => run('arrive', arrive), isBusy: busy !== null, state, refusal }
}
