// A read call for a component: sent when its input changes, and again on demand.
import { useCallback, useEffect, useState } from 'react'
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { call } from './call.ts'

/** While a new input is loading, `data` holds the last answer and `isLoading` is true. */
export type Read<Data> = {
  data: Data | undefined
  refusal: Refusal | null
  isLoading: boolean
  again: () => void
}

/** With 'skip' no call is sent. A late answer to an older input is dropped. */
export function useRead<N extends CallName>(
  name: N,
  input: CallInput<N> | 'skip',
): Read<CallOutput<N>> {
  const question = input === 'skip' ? 'skip' : JSON.stringify(input)
  const [state, setState] = useState<{
    question: string
    data: CallOutput<N> | undefined
    refusal: Refusal | null
  } | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (input === 'skip') return
    const abort = new AbortController()
    void call(name, input, { signal: abort.signal }).then((answer) => {
      if (abort.signal.aborted) return
      setState(
        answer.ok
          ? { question, data: answer.value, refusal: null }
          : { question, data: undefined, refusal: answer.refusal },
      )
    })
    return () => abort.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- `question` stands for the input: its identity changes at every render
  }, [name, question, round])
  const again = useCallback(() => setRound((last) => last + 1), [])
  return {
    data: state?.data,
    refusal: state?.question === question ? state.refusal : null,
    isLoading: question !== 'skip' && state?.question !== question,
    again,
  }
}
