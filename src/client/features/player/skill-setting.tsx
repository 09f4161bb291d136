// Changes the player's own level, at most once every 10 days, after a confirmation that mentions
// it.
import { useState } from 'react'
import { skillLockedUntil, skillToText } from '#domain/player/skill.ts'
import { settingsTexts } from '#words/en/player/settings.ts'
import { skillTexts } from '#words/en/player/skill.ts'
import { toDeviceDay, useNow } from '../../device/today.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { OwnPlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { SkillPicker } from './skill-picker.tsx'
import { useSavePlayer } from './use-save-player.ts'

const usualSkill = 3

export function SkillSetting({ player }: { player: OwnPlayer }) {
  const t = useTexts(settingsTexts)
  const words = useTexts(skillTexts)
  const { saving, save } = useSavePlayer(player.playerId)
  const [wanted, setWanted] = useState<number | null>(null)
  const lockedUntil = skillLockedUntil(
    player.skillChangedAt === null ? null : Date.parse(player.skillChangedAt),
    useNow(),
  )
  const skill = (lockedUntil === null ? wanted : null) ?? player.skillSelf ?? usualSkill

  async function ask() {
    if (
      await confirmUser({
        title: t.confirmSkill({ skill: skillToText(skill) }),
        text: t.confirmSkillText,
        confirm: t.confirmSkillYes,
      })
    )
      save({ skillSelf: skill })
  }

  return (
    <>
      <SkillPicker value={skill} onChange={setWanted} isDisabled={lockedUntil !== null} />
      <p className="text-sm text-muted">
        {lockedUntil === null
          ? words.lock
          : `${words.lock} ${t.lockedUntil({ day: formatDay(toDeviceDay(lockedUntil), 'date') })}`}
      </p>
      {lockedUntil === null && (
        <Button
          isDisabled={skill === player.skillSelf}
          isPending={saving !== null}
          onPress={() => void ask()}
        >
          {t.saveSkill}
        </Button>
      )}
    </>
  )
}
