import type { Page } from '@playwright/test'
import { describe, test } from 'vitest'
import {
  eachLanguage,
  expect,
  type FormOptions,
  openForm,
  submitTwice,
} from '#test/support/form-page.ts'

const languages = [
  {
    language: 'en',
    day: 'Day',
    time: 'Start',
    publish: 'Publish',
    missing: 'Please fill this in.',
    past: 'An event can’t start in the past.',
    min: 'At least',
    max: 'At most',
    minOverMax: 'The minimum number of players can’t be above the maximum.',
  },
  {
    language: 'es',
    day: 'Día',
    time: 'Inicio',
    publish: 'Publicar',
    missing: 'Completa este campo.',
    past: 'Un evento no puede empezar en el pasado.',
    min: 'Mínimo',
    max: 'Máximo',
    minOverMax: 'El mínimo de jugadores no puede superar el máximo.',
  },
] as const

const hints = {
  last: null,
  canJoin: 12,
  mayCreate: true,
  isRanked: true,
  clubs: [],
  groups: [
    { invited: 'Friends', people: 3 },
    { invited: 'Favorites', people: 0 },
  ],
  mine: [],
  atLocation: [],
}
const venue = {
  locationId: 'riverside',
  timezone: 'America/New_York',
  fields: { name: 'Riverside Courts', courts: 8 },
}

async function openEvent({ answers = {}, ...options }: FormOptions = {}) {
  const form = await openForm('event', {
    ...options,
    live: { 'locations-byId': venue },
    answers: { 'events-createHints': () => ({ result: hints }), ...answers },
  })
  await expect(form.page.getByText('Riverside Courts')).toBeVisible()
  return form
}

const publish = (page: Page, name = 'Publish') => page.getByRole('button', { name, exact: true })

describe.each(eachLanguage(languages))('the form of an event, $language', (t) => {
  test('says at each field what is missing; mending one keeps the focus in it', async () => {
    const { page, asked } = await openEvent({ language: t.language })
    const day = page.getByLabel(t.day, { exact: true })
    const time = page.getByLabel(t.time, { exact: true })
    await day.fill('')
    await time.fill('')
    await publish(page, t.publish).click()
    await expect(day).toBeFocused()
    await expect(day).toHaveAccessibleDescription(t.missing)
    await expect(time).toHaveAccessibleDescription(t.missing)
    await day.fill('2031-06-03')
    await expect(day).toHaveAccessibleDescription('')
    await expect(time).toHaveAccessibleDescription(t.missing)
    await expect(day).toBeFocused()
    await publish(page, t.publish).click()
    await expect(time).toBeFocused()
    expect(asked('events-create')).toEqual([])
  })

  test('says at its field what the server refused, and keeps what was typed', async () => {
    const { page } = await openEvent({
      language: t.language,
      answers: { 'events-create': () => ({ refused: 'event-start-past' }) },
    })
    const time = page.getByLabel(t.time, { exact: true })
    await time.fill('09:30')
    await publish(page, t.publish).click()
    await expect(time).toHaveAccessibleDescription(t.past)
    await expect(time).toBeFocused()
    await expect(time).toHaveValue('09:30')
  })

  test('says at the maximum that the minimum is above it', async () => {
    const { page } = await openEvent({ language: t.language })
    await page.getByRole('textbox', { name: t.min }).fill('40')
    await publish(page, t.publish).click()
    await expect(page.getByRole('textbox', { name: t.max })).toHaveAccessibleDescription(
      t.minOverMax,
    )
    await expect(page.getByRole('textbox', { name: t.max })).toBeFocused()
  })
})

test('a refusal that is about no field is said in a dialog', async () => {
  const { page } = await openEvent({
    answers: { 'events-create': () => ({ refused: 'too-many-requests', params: { seconds: 9 } }) },
  })
  await publish(page).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('sent twice it asks once; sent again after a refusal it asks again', async () => {
  let refusals = 1
  const { page, asked } = await openEvent({
    answers: {
      'events-create': () =>
        refusals-- > 0 ? { refused: 'event-start-past' } : { result: { eventId: 'one' } },
    },
  })
  await submitTwice(page)
  await expect(page.getByText(languages[0].past)).toBeVisible()
  expect(asked('events-create')).toHaveLength(1)
  await publish(page).click()
  await expect(page.getByRole('button', { name: 'open' })).toBeVisible()
  expect(asked('events-create')).toHaveLength(2)
})

test('before publishing it says how many people are invited', async () => {
  const { page } = await openEvent()
  await page.getByText('Invited only').click()
  await expect(page.getByText('3 people will be invited when you publish.')).toBeVisible()
})

test('the last event at the venue fills in what nobody typed, and is taken back', async () => {
  const last = { location: 'riverside', title: 'Friday mixer', note: 'Balls', maxPlayers: 24 }
  const { promise: typed, resolve: setTyped } = Promise.withResolvers<void>()
  const { page } = await openEvent({
    answers: {
      'events-createHints': async () => {
        await typed
        return { result: { ...hints, last } }
      },
    },
  })
  const title = page.getByRole('textbox', { name: 'Title' })
  const most = page.getByRole('textbox', { name: 'At most' })
  await title.fill('Late night')
  setTyped()
  await expect(most).toHaveValue('24')
  await expect(title).toHaveValue('Late night')
  await page.getByRole('button', { name: 'Start fresh' }).click()
  await expect(most).toHaveValue('16')
  await expect(title).toHaveValue('Late night')
})

test('what is typed stays while the start of the form changes', async () => {
  const { page } = await openEvent()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Late night')
  await page.getByRole('button', { name: 'somebody else changes it' }).click()
  await expect(title).toHaveValue('Late night')
})
