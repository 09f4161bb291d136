// A player name being typed, with its check and proposals.
import { useEffect, useReducer, useState } from 'react'
import type { CallOutput } from '#contract/contract.ts'
import { toSlug } from '#domain/player/slug.ts'
import { getStored } from '../../device/storage.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { call } from '../../net/call.ts'
import { useRead } from '../../net/use-read.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { emptyName, nextName, type NameDraft } from './name-check.ts'

export type NameInHand = {
  draft: NameDraft
  name: string
  isAvailable: boolean
  proposals: readonly string[]
  edit: (text: string) => void
  noted: Pick<CallOutput<'players-proposeNames'>, 'skillSelf' | 'location'> | undefined
  choose: (name: string) => void
  check: () => Promise<void>
  markTaken: () => void
}

export function useNameDraft({ isFilled }: { isFilled: boolean }): NameInHand {
  const [draft, step] = useReducer(nextName, emptyName)
  const [key] = useState(() => getStored('personalLink'))
  const proposed = useRead('players-proposeNames', key === null ? {} : { key })
  const first = isFilled ? proposed.data?.names[0] : undefined
  useEffect(() => {
    if (first !== undefined) step({ type: 'offered', text: first })
  }, [first])
  const name = draft.text.trim()

  async function check() {
    step({ type: 'asked' })
    const answer = await call('validations-checkPlayer', { id: toSlug(name) })
    step({
      type: 'answered',
      text: draft.text,
      isTaken: answer.ok ? answer.value.playerExists : null,
    })
    if (!answer.ok && answer.refusal.code === 'too-many-requests')
      await alertUser(refusalText(answer.refusal))
  }

  return {
    draft,
    name,
    isAvailable: draft.check.state === 'available',
    proposals: proposed.data?.names ?? [],
    noted: proposed.data,
    edit: (text) => step({ type: 'edited', text }),
    choose: (text) => step({ type: 'chosen', text }),
    check,
    markTaken: () => {
      step({ type: 'answered', text: draft.text, isTaken: true })
      proposed.again()
    },
  }
}
