// Administration of a club: page and picture, renaming, tags, member CSV and deletion. Each part
// shows only with its right.
import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Camera, Pencil, SquarePen, Table2, Tags, Trash2, UsersRound } from 'lucide-react'
import { mayRunClub } from '#domain/club/club.ts'
import { clubHomeTexts, clubPeopleTexts } from '#words/en/club/club-home.ts'
import { clubPageTexts } from '#words/en/club/club.ts'
import { saveFile } from '../../device/save-file.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { clubCsv } from './club-csv.ts'
import { toClubKey, type ClubPage } from './club-page.ts'
import type { ClubViewProps } from './club-view.tsx'

const ClubNameForm = lazyPart(() => import('./club-name-form.tsx'), 'ClubNameForm')
const ClubEndSheet = lazyPart(() => import('./club-end-sheet.tsx'), 'ClubEndSheet')
const ClubTagsForm = lazyPart(() => import('./club-tags-form.tsx'), 'ClubTagsForm')

const photoCrop = { target: 'club', cropWidth: 800, cropHeight: 400, cropRatio: 2 } as const

type ClubRunningProps = Omit<ClubViewProps, 'together'> & { onEdit: () => void }

export function ClubRunning({
  club,
  actions,
  leaving,
  rename,
  agreements,
  onEdit,
}: ClubRunningProps) {
  const t = useTexts(clubPageTexts)
  const home = useTexts(clubHomeTexts)
  const [isRenaming, setRenaming] = useState(false)
  const isOwner = mayRunClub(club.mine)
  if (!isOwner && !club.rights.includes('club.people')) return null
  if (isRenaming)
    return (
      <Section title={t.about}>
        <Card className="animate-fade">
          <Suspense>
            <ClubNameForm
              initial={club.clubName}
              save={rename}
              onSaved={() => setRenaming(false)}
              onCancel={() => setRenaming(false)}
            />
          </Suspense>
        </Card>
      </Section>
    )
  return (
    <Section title={t.about}>
      <div className="flex flex-wrap gap-3">
        {isOwner && (
          <>
            <Button variant="plain" onPress={onEdit}>
              <SquarePen aria-hidden size={20} />
              {home.edit}
            </Button>
            <PictureLink club={club} />
            <Button variant="plain" onPress={() => setRenaming(true)}>
              <Pencil aria-hidden size={20} />
              {t.rename}
            </Button>
          </>
        )}
        <PeopleTools club={club} />
        {isOwner && agreements}
        {isOwner && (
          <Button
            variant="danger"
            isPending={actions.busy === club.clubId}
            onPress={() => leaving(() => actions.deleteClub(club))}
          >
            <Trash2 aria-hidden size={20} />
            {t.deleteThis}
          </Button>
        )}
      </div>
      {actions.ending !== null && (
        <Suspense>
          <ClubEndSheet ending={actions.ending} />
        </Suspense>
      )}
    </Section>
  )
}

function PictureLink({ club }: { club: ClubPage }) {
  const t = useTexts(clubHomeTexts)
  return club.key === null ? null : (
    <Link
      to="/upload/$targetId"
      params={{ targetId: club.key }}
      search={photoCrop}
      className={buttonClasses({ variant: 'plain' })}
    >
      <Camera aria-hidden size={20} />
      {t.picture}
    </Link>
  )
}

function PeopleTools({ club }: { club: ClubPage }) {
  const t = useTexts(clubPeopleTexts)
  const page = useTexts(clubPageTexts)
  const { busy, run } = useBusy<'table'>()
  const [isTagging, setTagging] = useState(false)
  const download = async () => {
    const answer = await callOrAlert('clubMembers-export', toClubKey(club))
    if (!answer.ok) return
    const csv = clubCsv(answer.value.members, club.ownerName)
    saveFile(`${club.clubId}.csv`, new Blob([csv], { type: 'text/csv' }))
  }
  return (
    <>
      {club.rights.includes('club.people') && (
        <Button variant="plain" onPress={() => setTagging(true)}>
          <Tags aria-hidden size={20} />
          {t.editTags}
        </Button>
      )}
      {club.rights.includes('club.people') && (
        <Link
          to="/contacts"
          search={{ venue: club.locationId, club: club.clubId }}
          className={buttonClasses({ variant: 'plain' })}
        >
          <UsersRound aria-hidden size={20} />
          {page.contacts}
        </Link>
      )}
      {club.rights.includes('club.export') && (
        <Button
          variant="plain"
          isPending={busy !== null}
          onPress={() => void run('table', download)}
        >
          <Table2 aria-hidden size={20} />
          {t.table}
        </Button>
      )}
      <Suspense>
        <ClubTagsForm club={club} isOpen={isTagging} onClose={() => setTagging(false)} />
      </Suspense>
    </>
  )
}
