// At a start INSTALLATION_FILE sets, by the operator's commands and log, and fixes what it names.
import { toTextField } from '#domain/branding/own-texts.ts'
import { listFixed, replaceFixed } from '../core/branding/fixed-setting-queries.ts'
import { listOwnTexts } from '../core/branding/own-text-queries.ts'
import { retryConflicts, transact, type UnitOfWork } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { changeBranding, findBrandingChanges } from '../features/branding/commands.ts'
import { storeOwnText } from '../features/branding/text-commands.ts'
import { addOperatorLog } from '../features/operator/queries.ts'
import { changeMode } from '../features/registration/commands.ts'
import { toOperatorEvent } from '../security-log/operator-events.ts'
import type { Preset } from './installation-file.ts'

const nothing: Preset = { branding: {}, texts: [], registration: null, fields: [] }

type Unit = Pick<UnitOfWork, 'tx' | 'effects' | 'now'>

export async function applyInstallationFile(deps: Deps, preset: Preset | null): Promise<void> {
  await retryConflicts(() =>
    transact(deps, deps.clock.now(), (unit) => apply(unit, preset ?? nothing)),
  )
}

async function apply(unit: Unit, { branding, texts, registration, fields }: Preset): Promise<void> {
  const changed = await findBrandingChanges(unit.tx, branding)
  if (changed.length > 0) {
    await changeBranding(unit, branding, { isFile: true })
    await note(unit, 'branding set', changed.join(' '))
  }
  const stored = await listOwnTexts(unit.tx)
  for (const text of texts) {
    const own = stored.find((one) => toTextField(one) === toTextField(text))
    if ((own?.markdown ?? '') === text.markdown) continue
    await storeOwnText(unit, text)
    await note(unit, 'branding text', `${text.name} ${text.language}`)
  }
  if (registration !== null && (await changeMode(unit, registration, { isFile: true })) === true)
    await note(unit, 'registration mode', registration)
  const fixed = await listFixed(unit.tx)
  if (fixed.toSorted().join(' ') !== fields.toSorted().join(' '))
    await replaceFixed(unit.tx, fields)
}

async function note({ tx, effects, now }: Unit, command: string, detail: string): Promise<void> {
  await addOperatorLog(tx, { command, detail: `${detail}, by the installation file` }, now)
  effects.record(toOperatorEvent(command, null))
}
