// The state of the profile form: draft, invalid links, and saving.
import { useState } from 'react'
import { duprIdMax, duprIdMin, duprRatingMax, duprRatingMin } from '#domain/dupr/dupr.ts'
import { networkNames, type SocialNetwork } from '#domain/player/profile.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ownProfileTexts } from '#words/en/profile/own-profile.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { useDraft, type DraftState } from '../../ui/form/use-draft.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import {
  badDupr,
  badLinks,
  findProfileChanges,
  toProfileDraft,
  type ProfileDraft,
} from './profile-draft.ts'
import type { Profile } from './profile.ts'

export type ProfileForm = Pick<DraftState<ProfileDraft, string>, 'draft' | 'tries' | 'change'> & {
  linkError: (network: SocialNetwork) => string | undefined
  duprError: (field: 'duprId' | 'duprRating') => string | undefined
  isSaving: boolean
  save: () => void
}

export function useProfileForm(
  profile: Profile & { duprId: string | null },
  onSaved: () => void,
): ProfileForm {
  const t = useTexts(ownProfileTexts)
  const [start] = useState(() => toProfileDraft(profile))
  const { draft, problems, tries, change, refuse } = useDraft<ProfileDraft, string>(() => start)
  const { busy, run } = useBusy<'save'>()

  const refuseFields = (fields: readonly string[]) =>
    refuse(Object.fromEntries(fields.map((field) => [field, 'bad'])))
  const explain = ({ code, params }: Refusal): Promise<void> | void =>
    code === 'link-invalid'
      ? refuseFields([String(params?.['field'])])
      : alertUser(refusalText({ code, ...(params === undefined ? {} : { params }) }))
  const save = async () => {
    const bad = [...badLinks(draft), ...badDupr(draft)]
    refuseFields(bad)
    if (bad.length > 0) return
    const changes = findProfileChanges(start, draft)
    if (Object.keys(changes).length > 0) {
      const answer = await call('players-updatePlayer', {
        playerId: profile.playerId,
        fields: changes,
      })
      if (!answer.ok) return explain(answer.refusal)
      void showToast({ title: t.saved })
    }
    onSaved()
  }
  const linkError = (network: SocialNetwork) =>
    problems[network] &&
    refusalText({
      code: 'link-invalid',
      params: { network: networkNames[network], field: network },
    })
  const duprError = (field: 'duprId' | 'duprRating') => {
    if (problems[field] === undefined) return undefined
    return field === 'duprId'
      ? refusalText({ code: 'dupr-id-invalid', params: { min: duprIdMin, max: duprIdMax } })
      : t.duprRatingInvalid({ min: duprRatingMin, max: duprRatingMax })
  }
  return {
    draft,
    tries,
    change,
    linkError,
    duprError,
    isSaving: busy !== null,
    save: () => void run('save', save),
  }
}
