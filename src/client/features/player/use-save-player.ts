// Saves single fields of the player at once and shows success or refusal. Quick choices are sent in
// sequence, so the last one wins on the server, too.
import { useCallback, useRef, useState } from 'react'
import type { CallInput } from '#contract/contract.ts'
import { settingsTexts } from '#words/en/player/settings.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'

type Fields = CallInput<'players-updatePlayer'>['fields']

export function useSavePlayer(playerId: string): {
  saving: Fields | null
  save: (fields: Fields) => void
} {
  const [saving, setSaving] = useState<Fields | null>(null)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const last = useRef<Fields | null>(null)
  const save = useCallback(
    (fields: Fields) => {
      last.current = fields
      setSaving((before) => ({ ...before, ...fields }))
      sent.current = sent.current.then(async () => {
        const answer = await call('players-updatePlayer', { playerId, fields })
        if (last.current === fields) setSaving(null)
        const t = pick(settingsTexts)
        if (answer.ok) void showToast({ title: t.saved })
        else void alertUser(refusalText(answer.refusal))
      })
    },
    [playerId],
  )
  return { saving, save }
}
