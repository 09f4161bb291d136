// The state of the profile's form: the draft, which links are wrong, and saving it.
import { useState } from 'react'
import { networkNames, type SocialNetwork } from '#domain/player/profile.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { ownProfileTexts } from './own-profile-texts.ts'
import { badLinks, findProfileChanges, toProfileDraft, type ProfileDraft } from './profile-draft.ts'
import type { Profile } from './profile.ts'

export type ProfileForm = {
  draft: ProfileDraft
  change: (field: keyof ProfileDraft, text: string) => void
  /** What is wrong with a link, in words. */
  linkError: (network: SocialNetwork) => string | undefined
  isSaving: boolean
  save: () => void
}

const noneWrong: ReadonlySet<string> = new Set()

/**
 * Starts with the profile as it is now; what others change meanwhile does not move what is being
 * typed.
 */
export function useProfileForm(profile: Profile, onSaved: () => void): ProfileForm {
  const t = useTexts(ownProfileTexts)
  const [start] = useState(() => toProfileDraft(profile))
  const [draft, setDraft] = useState(start)
  const [wrong, setWrong] = useState(noneWrong)
  const [isSaving, setSaving] = useState(false)

  const change = (field: keyof ProfileDraft, text: string) => {
    setDraft((before) => ({ ...before, [field]: text }))
    setWrong((before) =>
      before.has(field) ? new Set([...before].filter((other) => other !== field)) : before,
    )
  }
  const refuse = ({ code, params }: Refusal): Promise<void> | void =>
    code === 'link-invalid'
      ? setWrong(new Set([String(params?.['field'])]))
      : alertUser(refusalText({ code, ...(params === undefined ? {} : { params }) }))
  const save = async () => {
    const bad = badLinks(draft)
    setWrong(new Set(bad))
    if (bad.length > 0) return
    const changes = findProfileChanges(start, draft)
    if (Object.keys(changes).length > 0) {
      setSaving(true)
      const answer = await call('players-updatePlayer', {
        playerId: profile.playerId,
        fields: changes,
      })
      setSaving(false)
      if (!answer.ok) return refuse(answer.refusal)
      void showToast({ title: t.saved, closeLabel: t.close })
    }
    onSaved()
  }
  const linkError = (network: SocialNetwork) =>
    wrong.has(network)
      ? refusalText({
          code: 'link-invalid',
          params: { network: networkNames[network], field: network },
        })
      : undefined
  return { draft, change, linkError, isSaving, save: () => void save() }
}
