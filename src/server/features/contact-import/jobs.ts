// Deletes contact imports that were never confirmed.
import { importKeptMinutes } from '#domain/contact/contact.ts'
import type { Deps } from '../../deps.ts'
import { forgetLookups } from './lookup-queries.ts'
import { deleteOpenImports } from './queries.ts'

const minuteMs = 60_000

export async function forgetOpenImports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOpenImports(db, clock.now() - importKeptMinutes * minuteMs)
  await forgetLookups(db, clock.now())
}
