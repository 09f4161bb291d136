import { eveningCardTexts } from '#words/en/result/evening-card.ts'
import { resultTexts } from '#words/en/result/result.ts'
import { shareFile } from '../../device/save-file.ts'
import { pick } from '../../i18n/texts.ts'
import { readLive } from '../../net/read-live.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { describeAll, describeMine, type SharedEvening } from './evening-card.ts'
import { fileName } from './file-name.ts'
import { drawResults } from './results-picture.ts'
import type { EntrantName } from './standing-words.ts'

export type PictureKind = 'mine' | 'all'

export async function sharePicture(
  kind: PictureKind,
  evening: SharedEvening,
  namePicture: () => Promise<EntrantName>,
): Promise<void> {
  const picture = await drawCard(kind, evening, namePicture).catch(() => null)
  const title = kind === 'mine' ? `${evening.title} ${pick(eveningCardTexts).mine}` : evening.title
  await (picture === null
    ? alertUser(pick(resultTexts).pictureFailed)
    : shareFile(new File([picture], fileName(title, 'png'), { type: 'image/png' }), title))
}

async function drawCard(
  kind: PictureKind,
  evening: SharedEvening,
  namePicture: () => Promise<EntrantName>,
): Promise<Blob | null> {
  const nameOutside = await namePicture()
  const words =
    kind === 'mine'
      ? describeMine(evening, nameOutside, await listBlocked())
      : describeAll(evening, nameOutside)
  return words === null ? null : drawResults({ ...words, address: location.host })
}

async function listBlocked(): Promise<ReadonlySet<string>> {
  const { players } = await readLive('players-blocked', {})
  return new Set(players.map(({ playerId }) => playerId))
}
