import { expect, test } from 'vitest'
import { openKeptDraft } from './kept-draft.ts'

function aTab() {
  const held = new Map<string, string>()
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  }
  const open = <Draft extends object>(
    draft: Draft,
    load: string,
    { path = '/createevent', about = '' } = {},
  ) => openKeptDraft(draft, about, () => ({ storage, load, path }))
  return { held, open }
}
type Draft = { title: string; courts: number; days: number[]; skill: number | null }
const start: Draft = { title: '', courts: 1, days: [], skill: null }
const typed: Draft = { title: 'Dinks', courts: 2, days: [1], skill: 3.5 }

test('what was typed is there after a reload, in the form that it was typed in', () => {
  const { open } = aTab()
  open(start, '1').keep(typed)
  expect(open(start, '2').first).toEqual(typed)
  expect(open(start, '2', { path: '/elsewhere' }).first).toBe(start)
  const other = { name: '' }
  expect(open(other, '2').first).toBe(other)
})

test('what was typed into one of two things of a page is not found in the other', () => {
  const { open } = aTab()
  open(start, '1', { about: 'ann' }).keep(typed)
  expect(open(start, '2', { about: 'ben' }).first).toBe(start)
  expect(open(start, '2').first).toBe(start)
  expect(open(start, '2', { about: 'ann' }).first).toEqual(typed)
})

test('a form that is opened again without a reload begins anew, and so does one that was left', () => {
  const { held, open } = aTab()
  const form = open(start, '1')
  form.keep(typed)
  expect(open(start, '1').first).toBe(start)
  form.drop()
  expect(held.size).toBe(0)
  expect(open(start, '2').first).toBe(start)
})

test('what is no draft of this form is none, and a tab without storage forgets', () => {
  const { held, open } = aTab()
  open<object>({ ...start }, '1').keep({ ...typed, courts: 'two' })
  expect(open(start, '2').first).toBe(start)
  for (const key of held.keys()) held.set(key, '{')
  expect(open(start, '2').first).toBe(start)
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const closed = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  for (const findPlace of [forbidden, () => ({ storage: closed, path: '/', load: '1' })]) {
    const form = openKeptDraft(start, '', findPlace)
    form.keep(typed)
    form.drop()
    expect(form.first).toBe(start)
  }
})
