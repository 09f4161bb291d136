import type { Keeper } from '#contract/contact.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLive } from '../../net/use-live.ts'
import { Chip } from '../../ui/chip.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { KeptContact } from './contact-editor.tsx'

type TagsProps = { keeper: Extract<Keeper, { kind: 'club' }>; contact: KeptContact }

export function ContactTags({ keeper: { locationId, clubId }, contact }: TagsProps) {
  const t = useTexts(contactsTexts)
  const { busy, run } = useBusy<'tags'>()
  const home = useLive('clubs-home', { locationId, clubId })
  const list = useLive('contacts-list', {
    keeper: { kind: 'club', locationId, clubId },
    text: contact.name,
    limit: 50,
  })
  const { playerId, contactId } = contact
  if (home.status !== 'ready' || home.data.tags.length === 0 || playerId === null) return null
  const kept = list.status === 'ready' ? list.data.contacts : []
  const { tags } = kept.find((one) => one.contactId === contactId) ?? contact
  const choose = (tag: string, isOn: boolean) =>
    void run('tags', async () => {
      const wanted = isOn ? [...tags, tag] : tags.filter((one) => one !== tag)
      const asked = { locationId, clubId, playerId, tags: wanted }
      await callOrAlert('clubMembers-setTags', asked)
    })
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{t.tags}</legend>
      <div className="flex flex-wrap gap-2">
        {home.data.tags.map((tag) => (
          <Chip
            key={tag}
            isOn={tags.includes(tag)}
            isDisabled={busy !== null}
            onChange={(isOn) => choose(tag, isOn)}
          >
            {tag}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
