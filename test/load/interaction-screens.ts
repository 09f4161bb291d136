// The ten screens that people are on most, and what they do there.
import type { Locator, Page } from '@playwright/test'
import type { Community } from './interaction-scene.ts'

type Act = (page: Page) => Promise<void>

export type Screen = {
  name: string
  path: string
  /** What is there once the screen has its data. */
  ready: (page: Page) => Locator
  /** Done in this order, round after round. */
  acts: readonly (readonly [name: string, act: Act])[]
  /** Puts things back, without a tap. */
  afterRound?: (page: Page) => Promise<void>
}

const tap =
  (role: 'button' | 'tab' | 'radio' | 'link', name: string | RegExp): Act =>
  (page) =>
    page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click()
const press =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key)
const choose =
  (group: string, option: string): Act =>
  (page) =>
    page.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click()

/** Each with its address in `community`. */
export function listScreens({ ana, location, openEvent, evening, today }: Community): Screen[] {
  return [
    {
      name: 'calendar',
      path: '/calendar',
      ready: (page) => page.locator('[data-count=public]'),
      acts: [
        ['four weeks on', tap('button', 'Forward')],
        ['four weeks back', tap('button', 'Back')],
        ['open the menu', tap('button', /^Menu/)],
        ['close the menu', press('Escape')],
      ],
    },
    {
      name: 'list',
      path: '/list',
      ready: (page) => page.getByRole('heading', { level: 3 }),
      acts: [
        ['only with places', tap('button', 'Places left')],
        ['all again', tap('button', 'Places left')],
        ['open the filters', tap('button', 'Filters')],
        ['close the filters', press('Escape')],
      ],
    },
    {
      name: 'day',
      path: `/eventday/${today}/${location}`,
      ready: (page) => page.getByRole('heading', { level: 3 }),
      acts: [
        ['next day', tap('link', /^Next day/)],
        ['day before', tap('link', /^Previous day|^Day before/)],
        ['open an event', (page) => page.getByRole('heading', { level: 3 }).first().click()],
        ['back to the day', tap('button', 'Back')],
      ],
    },
    {
      name: 'event',
      path: `/vieweditevent/${openEvent}`,
      ready: (page) => page.getByRole('button', { name: 'Sign up' }),
      acts: [['sign up', tap('button', 'Sign up')]],
      afterRound: async (page) => {
        await ana.must('events-withdraw', { eventId: openEvent })
        await page.getByRole('button', { name: 'Sign up' }).waitFor()
      },
    },
    {
      name: 'my events',
      path: '/myevents',
      ready: (page) => page.getByRole('heading', { level: 2 }),
      acts: [
        ['open the next event', (page) => page.getByRole('heading', { level: 2 }).click()],
        ['back to my events', tap('button', 'Back')],
      ],
    },
    {
      name: 'match list',
      path: `/matchlist/${evening}`,
      ready: (page) => page.getByRole('tab', { name: 'Rounds' }),
      acts: [
        ['rounds', tap('tab', 'Rounds')],
        ['standings', tap('tab', 'Standings')],
        ['now', tap('tab', 'Now')],
        ['enter a score', tap('button', /^Enter score/)],
        ['close the sheet', press('Escape')],
      ],
    },
    {
      name: 'players',
      path: `/players/${location}`,
      ready: (page) => page.getByRole('button', { name: 'Friend: Ben' }),
      acts: [
        ['a friend', tap('button', 'Friend: Ben')],
        ['no friend', tap('button', 'Friend: Ben')],
        ['a favorite', tap('button', 'Favorite: Cleo')],
        ['no favorite', tap('button', 'Favorite: Cleo')],
      ],
    },
    {
      name: 'messages',
      path: '/messagethread/Ben',
      ready: (page) => page.getByRole('textbox', { name: 'Write a message' }),
      acts: [
        [
          'write a message',
          (page) =>
            page.getByRole('textbox', { name: 'Write a message' }).pressSequentially('On my way'),
        ],
        ['send it', tap('button', 'Send')],
      ],
    },
    {
      name: 'settings',
      path: '/player/settings',
      ready: (page) => page.getByRole('radiogroup', { name: 'Theme' }),
      acts: [
        ['dark', choose('Theme', 'Dark')],
        ['light', choose('Theme', 'Light')],
        ['larger text', choose('Text size', '130%')],
        ['usual text', choose('Text size', '100%')],
      ],
    },
    {
      name: 'event form',
      path: `/createevent/${today}/${location}`,
      ready: (page) => page.getByRole('button', { name: 'Increase Courts' }),
      acts: [
        ['more courts', tap('button', 'Increase Courts')],
        ['fewer courts', tap('button', 'Decrease Courts')],
        ['teams of two', choose('Who signs up', 'Teams of two')],
        ['players', choose('Who signs up', 'Players')],
      ],
    },
  ]
}
