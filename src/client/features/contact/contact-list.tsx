// The contacts of a keeper by name with their status, searchable by name, e-mail or phone.
import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import {
  Link2,
  MessageCircle,
  MessageSquareText,
  MoreVertical,
  Pencil,
  RefreshCw,
  Trash2,
  Undo2,
  UserCheck,
  Users,
  UserX,
} from 'lucide-react'
import type { Keeper } from '#contract/contact.ts'
import { contactNameMax, type ContactState } from '#domain/contact/contact.ts'
import { skillToText } from '#domain/player/skill.ts'
import { contactsTexts } from '#words/en/contact/contact.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { toKeeperSearch } from '../../parts/contact/keeper-search.ts'
import { SendInvitations } from '../../parts/contact/send-invitations.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Menu, type MenuChoice } from '../../ui/overlay/menu.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { labels } from '../../ui/words/labels.ts'
import {
  answerClaimQuestion,
  copyContactLink,
  removeContact,
  renewContactLink,
  sendByPhone,
  takeBackClaimed,
} from './contact-actions.ts'
import type { KeptContact } from './contact-editor.tsx'

const ContactEditor = lazyPart(() => import('./contact-editor.tsx'), 'ContactEditor')

const PhoneSheet = lazyPart(() => import('./phone-sheet.tsx'), 'PhoneSheet')

const page = 50
const pageMax = 500

const tones: Record<ContactState, BadgeTone> = {
  new: 'neutral',
  invited: 'cool',
  used: 'brand',
  stopped: 'warm',
  bounced: 'bad',
  claimed: 'solid',
}

type ContactListProps = { keeper: Keeper; onImport: () => void }

export function ContactList({ keeper, onImport }: ContactListProps) {
  const t = useTexts(contactsTexts)
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(page)
  const [open, setOpen] = useState<KeptContact | 'new' | null>(null)
  const asked = useSettled(text.trim())
  const { live, isLoading, retry } = useLiveList('contacts-list', { keeper, text: asked, limit })
  if (live.status === 'loading') return <SkeletonList label={t.loading} rows={4} />
  if (live.status === 'refused')
    return <ErrorState title={t.failed} text={refusalText(live.refusal)} onRetry={retry} />
  const { total, unsent, unsentByPhone, contacts } = live.data
  const form = open !== null && (
    <Suspense>
      <ContactEditor
        keeper={keeper}
        contact={open === 'new' ? null : open}
        onClose={() => setOpen(null)}
      />
    </Suspense>
  )
  if (total === 0 && asked === '')
    return (
      <>
        <EmptyState
          icon={Users}
          title={t.empty}
          text={t.emptyText}
          action={
            <span className="flex flex-col items-center gap-3">
              <Button size="lg" onPress={onImport}>
                {t.importPeople}
              </Button>
              <MoveLink keeper={keeper} />
              <Button variant="ghost" onPress={() => setOpen('new')}>
                {t.addOne}
              </Button>
            </span>
          }
        />
        {form}
      </>
    )
  return (
    <>
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <Button onPress={onImport}>{t.importPeople}</Button>
        <Button variant="soft" onPress={() => setOpen('new')}>
          {t.add}
        </Button>
        <SendInvitations keeper={keeper} unsent={unsent} variant="soft" />
        <ByPhone keeper={keeper} unsent={unsentByPhone} />
      </div>
      <SearchField
        label={t.search}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setLimit(page)
        }}
        maxLength={contactNameMax}
      />
      <output className="text-sm text-muted">{t.count({ n: total })}</output>
      {contacts.length === 0 ? (
        <EmptyState icon={Users} title={t.none} text={t.noneText} />
      ) : (
        <List label={t.list}>
          {contacts.map((contact) => (
            <Row key={contact.contactId} contact={contact} onEdit={() => setOpen(contact)} />
          ))}
        </List>
      )}
      {contacts.length < total && limit < pageMax && (
        <ShowMore isLoading={isLoading} onMore={() => setLimit(Math.min(pageMax, limit + page))} />
      )}
      {form}
    </>
  )
}

function ByPhone({ keeper, unsent }: { keeper: Keeper; unsent: number }) {
  const t = useTexts(contactsTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {unsent > 0 && (
        <Button variant="soft" onPress={() => setOpen(true)}>
          {t.sendByPhone({ n: unsent })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PhoneSheet keeper={keeper} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function MoveLink({ keeper }: { keeper: Keeper }) {
  const t = useTexts(contactsTexts)
  return (
    <Link to="/move" search={toKeeperSearch(keeper)} className={buttonClasses({ variant: 'soft' })}>
      {t.move}
    </Link>
  )
}

function Row({ contact, onEdit }: { contact: KeptContact; onEdit: () => void }) {
  const t = useTexts(contactsTexts)
  const { name, email, phone, skillSelf, state } = contact
  const facts = [
    ...contact.claims.map(({ playerName: player }) => t.claimAsks({ player })),
    email ?? phone ?? '',
    skillSelf === null ? '' : t.level({ skill: skillToText(skillSelf) }),
  ].filter((fact) => fact !== '')
  return (
    <ListRow
      title={name}
      detail={
        <span className="flex flex-wrap items-center gap-x-2">
          <Badge tone={tones[state]}>{t[state]}</Badge>
          <span className="truncate">{facts.join(' · ')}</span>
        </span>
      }
      trailing={
        <Menu
          label={t.actions({ name })}
          icon={MoreVertical}
          choices={useRowChoices(contact, onEdit)}
        />
      }
    />
  )
}

function useRowChoices(contact: KeptContact, onEdit: () => void): MenuChoice[] {
  const t = useTexts(contactsTexts)
  const remove: MenuChoice = {
    id: 'remove',
    label: labels.remove,
    icon: Trash2,
    danger: true,
    onAction: () => void removeContact(contact),
  }
  const undo: MenuChoice = {
    id: 'undo',
    label: t.undoClaim,
    icon: Undo2,
    onAction: () => void takeBackClaimed(contact),
  }
  if (contact.link === null) return contact.isUndoable ? [undo, remove] : [remove]
  const phoneChoices: MenuChoice[] = [
    {
      id: 'whatsapp',
      label: t.byWhatsApp,
      icon: MessageCircle,
      onAction: () => void sendByPhone(contact, 'whatsapp'),
    },
    {
      id: 'sms',
      label: t.bySms,
      icon: MessageSquareText,
      onAction: () => void sendByPhone(contact, 'sms'),
    },
  ]
  return [
    ...listClaimChoices(contact, t),
    {
      id: 'copy',
      label: t.copyLink,
      icon: Link2,
      onAction: () => void copyContactLink(contact),
    },
    ...(contact.phone === null || contact.email !== null ? [] : phoneChoices),
    { id: 'edit', label: labels.edit, icon: Pencil, onAction: onEdit },
    {
      id: 'renew',
      label: t.renew,
      icon: RefreshCw,
      onAction: () => void renewContactLink(contact),
    },
    remove,
  ]
}

const listClaimChoices = (
  contact: KeptContact,
  t: ReturnType<typeof useTexts<typeof contactsTexts>>,
): MenuChoice[] =>
  contact.claims.flatMap((claim): MenuChoice[] => [
    {
      id: `yes ${claim.playerId}`,
      label: t.claimYes({ player: claim.playerName, name: contact.name }),
      icon: UserCheck,
      onAction: () => void answerClaimQuestion(contact, claim, true),
    },
    {
      id: `no ${claim.playerId}`,
      label: t.claimNo,
      icon: UserX,
      onAction: () => void answerClaimQuestion(contact, claim, false),
    },
  ])
