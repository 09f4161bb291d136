import {
  ownTextMax,
  toTextField,
  type OwnText,
  type OwnTextFault,
} from '#domain/branding/own-texts.ts'
import { countCharacters } from '#domain/shared/characters.ts'
import { renderOwnText } from '../../branding/own-text.ts'
import { listFixed } from '../../core/branding/fixed-setting-queries.ts'
import { deleteOwnText, putOwnText } from '../../core/branding/own-text-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'

type Unit = Pick<UnitOfWork, 'tx' | 'now'>

export function findTextFault({ name, markdown }: Omit<OwnText, 'language'>): OwnTextFault | null {
  if (countCharacters(markdown) > ownTextMax[name]) return 'too-long'
  const rendered = renderOwnText(markdown)
  return typeof rendered === 'string' ? rendered : null
}

/** An empty text brings ours back. */
export async function changeOwnText(
  { tx, now }: Unit,
  text: OwnText,
): Promise<OwnTextFault | 'fixed' | null> {
  const fault = findTextFault(text)
  if (fault !== null) return fault
  if ((await listFixed(tx)).includes(toTextField(text))) return 'fixed'
  await storeOwnText({ tx, now }, text)
  return null
}

export const storeOwnText = ({ tx, now }: Unit, text: OwnText): Promise<void> =>
  text.markdown === '' ? deleteOwnText(tx, text) : putOwnText(tx, text, now)
