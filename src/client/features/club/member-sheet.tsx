// One member of a club for its officers: role, tags, and transfer of ownership.
import { clubOffices } from '#domain/club/club-rights.ts'
import { clubPeopleTexts } from '#words/en/club/club-home.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import type { ClubPage } from './club-page.ts'
import type { ClubMember } from './member-row.tsx'
import type { ClubActions } from './use-club-actions.ts'

type MemberSheetProps = {
  club: ClubPage
  member: ClubMember
  actions: ClubActions
  isOpen: boolean
  onChanged: () => void
  onClose: () => void
}

export function MemberSheet(props: MemberSheetProps) {
  const { club, member, actions, isOpen, onChanged, onClose } = props
  const t = useTexts(clubPeopleTexts)
  const offices = [
    { id: 'none', label: t.noOffice } as const,
    ...clubOffices.map((id) => ({ id, label: t[id] })),
  ]
  const mayAppoint = club.rights.includes('club.appoint')
  const toggle = async (tag: string, isOn: boolean) => {
    const tags = isOn ? [...member.tags, tag] : member.tags.filter((one) => one !== tag)
    if (await actions.setTags(club, member, tags)) onChanged()
  }
  return (
    <Sheet title={member.playerName} isOpen={isOpen} onClose={onClose}>
      {mayAppoint && (
        <Select
          label={t.officeLabel}
          description={t.officeHint}
          options={offices}
          value={member.office ?? 'none'}
          onChange={(office) =>
            void actions.setOffice(club, member, office === 'none' ? null : office)
          }
        />
      )}
      {club.tags.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-semibold">{t.tagsLabel}</legend>
          <div className="flex flex-wrap gap-2">
            {club.tags.map((tag) => (
              <Chip
                key={tag}
                isOn={member.tags.includes(tag)}
                isDisabled={actions.busy !== null}
                onChange={(isOn) => void toggle(tag, isOn)}
              >
                {tag}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {mayAppoint && (
        <Button
          variant="plain"
          className="self-start"
          isPending={actions.busy === member.playerId}
          onPress={() => void actions.handOver(club, member).then((isDone) => isDone && onClose())}
        >
          {t.handOver}
        </Button>
      )}
    </Sheet>
  )
}
