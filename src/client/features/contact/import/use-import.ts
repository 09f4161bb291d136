// A running import: rows are checked in batches, then added together. Cancelling or leaving before
// that drops everything.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Keeper } from '#contract/contact.ts'
import type { ContactFields } from '#domain/contact/contact.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { newId } from '../../../device/new-id.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { call } from '../../../net/call.ts'
import { alertUser } from '../../../ui/overlay/dialogs.ts'
import { toBatches } from './import-batches.ts'
import {
  correctEntry,
  toAsked,
  withAnswers,
  type ImportAnswer,
  type ImportEntry,
} from './import-entries.ts'

type Progress = { done: number; all: number }

export type ImportStage =
  | { step: 'sheet' }
  | { step: 'checking'; progress: Progress }
  | ({ step: 'preview' } & Preview)
  | { step: 'done'; added: number }

type Open = { importId: string; stop: AbortController }

export function useImport(keeper: Keeper) {
  const [stage, setStage] = useState<ImportStage>({ step: 'sheet' })
  const open = useRef<Open | null>(null)

  /** Drops the server's staged rows; keepalive lets the call outlive the page. */
  const drop = (): void => {
    const dropped = open.current
    open.current = null
    if (dropped === null) return
    dropped.stop.abort()
    void call('contacts-discard', { importId: dropped.importId }, { keepalive: true })
  }
  const onLeave = useEffectEvent(drop)
  useEffect(() => () => onLeave(), [])

  const cancel = (): void => {
    drop()
    setStage({ step: 'sheet' })
  }

  async function check(entries: readonly ImportEntry[]): Promise<void> {
    drop()
    const mine: Open = { importId: newId(), stop: new AbortController() }
    open.current = mine
    const rows = toAsked(entries)
    const show = (done: number): void =>
      setStage({ step: 'checking', progress: { done, all: rows.length } })
    show(0)
    const answer = await stageRows(keeper, mine, rows, show)
    if (open.current !== mine) return
    if (answer.ok) return setStage({ step: 'preview', ...toPreview(entries, answer.value) })
    cancel()
    await alertUser(refusalText(answer.refusal))
  }

  async function correct(place: number, fields: ContactFields): Promise<boolean> {
    const mine = open.current
    if (mine === null || stage.step !== 'preview') return false
    const answer = await stageCorrection(keeper, mine, stage, { place, fields })
    if (open.current !== mine) return false
    if (answer.ok) setStage({ step: 'preview', ...answer.value })
    else await alertUser(refusalText(answer.refusal))
    return answer.ok
  }

  async function add(leaveOut: readonly number[], tags: readonly string[]): Promise<void> {
    const mine = open.current
    if (mine === null) return
    const answer = await commitRows(keeper, mine, { leaveOut, tags })
    if (answer.ok) {
      open.current = null
      return setStage({ step: 'done', added: answer.value.added })
    }
    if (answer.refusal.code === 'contact-import-not-found') cancel()
    await alertUser(refusalText(answer.refusal))
  }

  return { stage, check, correct, add, cancel }
}

const toPart = (keeper: Keeper, { importId }: Open, from: number) => ({ importId, keeper, from })

type Kept = { leaveOut: readonly number[]; tags: readonly string[] }

const commitRows = (keeper: Keeper, { importId }: Open, { leaveOut, tags }: Kept) =>
  call('contacts-commit', {
    importId,
    keeper,
    leaveOut: [...leaveOut],
    mayContact: true,
    tags: [...tags],
  })

type Preview = { entries: readonly ImportEntry[]; isCompared: boolean }

const toPreview = (
  entries: readonly ImportEntry[],
  { rows, isCompared }: ImportAnswer,
): Preview => ({ entries: withAnswers(entries, rows), isCompared })

async function stageCorrection(
  keeper: Keeper,
  mine: Open,
  { entries: before, isCompared }: Preview,
  { place, fields }: { place: number; fields: ContactFields },
): Promise<Result<Preview> | { ok: false; refusal: Refusal }> {
  const { entries, asked } = correctEntry(before, place, fields)
  let preview: Preview = { entries, isCompared }
  for (const row of asked) {
    const rows = toAsked(entries.filter((entry) => entry.row === row))
    const answer = await call('contacts-stage', { ...toPart(keeper, mine, row), rows })
    if (!answer.ok) return answer
    preview = {
      entries: withAnswers(preview.entries, answer.value.rows),
      isCompared: preview.isCompared && answer.value.isCompared,
    }
  }
  return ok(preview)
}

async function stageRows(
  keeper: Keeper,
  mine: Open,
  rows: readonly ContactFields[],
  onProgress: (done: number) => void,
): Promise<Result<ImportAnswer> | { ok: false; refusal: Refusal }> {
  const answers: ImportAnswer = { rows: [], isCompared: true }
  for (const batch of toBatches(rows)) {
    const part = { ...toPart(keeper, mine, answers.rows.length), rows: batch }
    const answer = await call('contacts-stage', part, { signal: mine.stop.signal })
    if (!answer.ok) return answer
    answers.rows.push(...answer.value.rows)
    answers.isCompared &&= answer.value.isCompared
    onProgress(answers.rows.length)
  }
  return ok(answers)
}
