// The ten most used screens and the typical acts on them.
import type { Locator, Page } from '@playwright/test'
import type { Community } from './interaction-scene.ts'

type Act = (page: Page) => Promise<void>

export type Screen = {
  name: string
  path: string
  ready: (page: Page) => Locator
  acts: readonly (readonly [name: string, act: Act])[]
  afterRound?: (page: Page) => Promise<void>
}

/** A finger's press time, so that the pressed state is painted. */
const likeAFinger = { delay: 60 }

const tap =
  (role: 'button' | 'tab' | 'radio' | 'link', name: string | RegExp): Act =>
  (page) =>
    page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click(likeAFinger)
const escape: Act = async (page) => {
  await page.getByRole('dialog').first().waitFor()
  await page.keyboard.press('Escape')
}
const choose =
  (group: string, option: string): Act =>
  (page) =>
    page
      .getByRole('radiogroup', { name: group })
      .getByText(option, { exact: true })
      .click(likeAFinger)
const winGame: Act = (page) =>
  page
    .getByRole('group', { name: /^Who won/ })
    .getByRole('button')
    .first()
    .click(likeAFinger)
const flip =
  (role: 'switch' | 'checkbox', name: string): Act =>
  (page) =>
    page
      .locator('label')
      .filter({ has: page.getByRole(role, { name }) })
      .click(likeAFinger)
const write =
  (field: string, text: string): Act =>
  (page) =>
    page.getByRole('textbox', { name: field, exact: true }).pressSequentially(text, { delay: 60 })
/** The select's list opens outside the page; the page does the same work. */
const select =
  (name: string, option: string): Act =>
  async (page) => {
    await page.getByRole('combobox', { name, exact: true }).focus()
    await page.keyboard.press(option)
  }

export function listScreens({
  ana,
  location,
  openEvent,
  evening,
  today,
  fullDay,
}: Community): Screen[] {
  const leave = async (page: Page): Promise<void> => {
    await ana.call('events-withdraw', { eventId: openEvent })
    await page.getByRole('button', { name: /^Sign up(: Tuesday drop-in.*)?$/ }).waitFor()
  }
  return [
    {
      name: 'calendar',
      path: '/calendar',
      ready: (page) => page.locator('[data-count=public]'),
      acts: [
        ['four weeks on', tap('button', 'Forward')],
        ['four weeks back', tap('button', 'Back')],
        ['a full day', tap('link', /55 public events|5\d public events/)],
        ['back to the calendar', tap('button', 'Calendar')],
        ['open the menu', tap('button', /^Menu/)],
        ['close the menu', escape],
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
        ['only the morning', tap('button', 'Morning')],
        ['any time', tap('button', 'Morning')],
        ['close the filters', escape],
        ['sign up on a card', tap('button', /^Sign up: Tuesday drop-in/)],
      ],
      afterRound: leave,
    },
    {
      name: 'day',
      path: `/eventday/${fullDay}/${location}`,
      ready: (page) => page.getByRole('heading', { level: 3 }),
      acts: [
        ['next day', tap('link', /^Next day/)],
        ['day before', tap('link', /^Previous day|^Day before/)],
        [
          'open an event',
          (page) => page.getByRole('heading', { level: 3 }).first().click(likeAFinger),
        ],
        ['back to the day', tap('button', 'Back')],
      ],
    },
    {
      name: 'event',
      path: `/vieweditevent/${openEvent}`,
      ready: (page) => page.getByRole('button', { name: 'Sign up' }),
      acts: [
        ['open the details', tap('button', 'Details')],
        ['close the details', tap('button', 'Details')],
        ['find a partner', tap('button', 'Find a partner')],
        ['close the sheet', escape],
        ['sign up', tap('button', 'Sign up')],
      ],
      afterRound: leave,
    },
    {
      name: 'my events',
      path: '/myevents',
      ready: (page) => page.getByRole('heading', { level: 2 }),
      acts: [
        [
          'open the next event',
          (page) => page.getByRole('heading', { level: 2 }).click(likeAFinger),
        ],
        ['back to my events', tap('button', 'Back')],
        ['another root', tap('link', /^Calendar$/)],
        ['back by the bar', tap('link', 'My events')],
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
        ['the winner', winGame],
        ['close the sheet', escape],
        ['open the tools', tap('button', 'Tools')],
        ['close the tools', escape],
        ['open the scoreboard', tap('button', 'Scoreboard')],
        ['a point', tap('button', /Ana & Ben/)],
        ['close the scoreboard', escape],
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
        ['only admins', tap('button', 'Only admins')],
        ['everyone again', tap('button', 'Only admins')],
        ['clubs', tap('tab', 'Clubs')],
        ['players', tap('tab', 'Players')],
        ['find a player', tap('button', 'Find a player')],
        ['close the search', escape],
      ],
    },
    {
      name: 'messages',
      path: '/messagethread/Ben',
      ready: (page) => page.getByRole('textbox', { name: 'Write a message' }),
      acts: [
        ['write a message', write('Write a message', 'On my way')],
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
        ['a channel', flip('checkbox', 'Reminders: E-mail')],
        ['not that channel', flip('checkbox', 'Reminders: E-mail')],
        ['a higher level', tap('button', 'Higher level')],
        ['a lower level', tap('button', 'Lower level')],
        ['no single letters', flip('switch', 'Shortcuts with single letters')],
        ['single letters', flip('switch', 'Shortcuts with single letters')],
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
        ['invited only', choose('Open to', 'Invited only')],
        ['everyone', choose('Open to', 'Everyone')],
        ['weekly', flip('switch', 'Repeat weekly')],
        ['once', flip('switch', 'Repeat weekly')],
        ['a longer event', select('Duration', 'ArrowDown')],
        ['a shorter event', select('Duration', 'ArrowUp')],
        ['a title', write('Title', 'Tuesday')],
        ['a note', write('Note', 'Bring balls')],
        ['the venues', tap('button', /^Venue/)],
        ['close the venues', escape],
      ],
    },
  ]
}
