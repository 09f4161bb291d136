// Profiles: edits show live in others' windows, friends and favorites, hiding, and the player's own
// profile with its venues.
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

async function aFullProfile(story: Story, homeLocation: string): Promise<void> {
  await story.app.signedIn('Ben_12', { homeLocation, skill: 4.25 })
  await anAdmin(story.app.db, homeLocation, 'ben12')
  await story.app.db
    .insertInto('player_diamonds')
    .values({ playerId: 'ben12', diamondId: 'registered', celebrated: true })
    .execute()
  await story.app.db
    .updateTable('players')
    .set({
      created: '2026-03-02T15:00:00Z',
      headline: 'Third-shot drop or bust',
      summary: 'Came from tennis.\nNever left the kitchen line.',
      youtube: 'https://youtube.com/@ben',
      medium: 'https://medium.com/@ben',
      wins: 2,
      losses: 1,
      points: 1204,
      medalGold: 2,
      medalBronze: 1,
    })
    .where('playerId', '=', 'ben12')
    .execute()
}

for (const [language, theme] of looks) {
  test(`axe finds nothing on profiles, ${theme}, ${language} @proof`, async ({ story }) => {
    const venue = await aLocation(story.app.db, { name: 'Riverside Courts' })
    await aFullProfile(story, venue)
    const { page } = await story.player('Ann', '/viewplayer/Ben_12', {
      homeLocation: venue,
      language,
      theme,
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Ben_12' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/player')
    await expect(page.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/player?edit=true')
    await page.getByLabel('Medium').fill('nope')
    await page.getByRole('button', { name: language === 'en' ? 'Save' : 'Guardar' }).click()
    await expect(
      page.getByText(
        language === 'en' ? 'This isn’t a link to Medium.' : 'Esto no es un enlace a Medium.',
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await page.goto('/viewplayer/nobody')
    await expect(
      page.getByText(language === 'en' ? 'Player not found' : 'Jugador no encontrado'),
    ).toBeVisible()
    await expectAccessible(page)
  })
}

test('a public profile shows who somebody is, what they earned and how they play @proof', async ({
  story,
}) => {
  const venue = await aLocation(story.app.db, { name: 'Riverside Courts' })
  await aFullProfile(story, venue)
  const { page } = await story.player('Ann', '/viewplayer/Ben_12', { homeLocation: venue })
  await expect(page.getByText('Drafted Mar 2, 2026')).toBeVisible()
  await expect(page.getByText('Level 4.25')).toBeVisible()
  for (const earned of [
    '2 gold medals',
    '0 silver medals',
    '1 bronze medal',
    '1 diamond',
    'Admin of 1 venue',
  ])
    await expect(page.getByText(earned)).toBeAttached()
  await expect(page.getByText('Third-shot drop or bust')).toBeVisible()
  await expect(page.getByText('Came from tennis. Never left the kitchen line.')).toBeVisible()
  const stat = (label: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('..')
      .getByRole('definition')
  for (const [label, value] of [
    ['Win percentage', '66.7%'],
    ['Wins', '2'],
    ['Losses', '1'],
    ['Points', '1,204'],
    ['Hosted', '0'],
    ['Attended', '0'],
  ] as const)
    await expect(stat(label)).toHaveText(value)

  const link = page.getByRole('link', { name: 'YouTube: youtube.com/@ben (opens in a new window)' })
  await expect(link).toHaveAttribute('href', 'https://youtube.com/@ben')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('list', { name: 'Links' }).getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    '/messagethread/Ben_12',
  )
})

test('what is no link is never one tap away, however it came into the store @proof', async ({
  story,
}) => {
  const venue = await aLocation(story.app.db)
  await aFullProfile(story, venue)
  await story.app.db
    .updateTable('players')
    .set({ facebook: 'javascript:alert(1)', instagram: 'https://evil.example/instagram.com' })
    .where('playerId', '=', 'ben12')
    .execute()
  const { page } = await story.player('Ann', '/viewplayer/Ben_12', { homeLocation: venue })
  await expect(page.getByRole('list', { name: 'Links' }).getByRole('link')).toHaveCount(2)
})

test("a profile edited in one window changes in the other's, bad links first refused one by one", async ({
  story,
}) => {
  const venue = await aLocation(story.app.db)
  const { page: ann, player } = await story.player('Ann', '/player', { homeLocation: venue })
  const { page: ben } = await story.player('Ben', '/viewplayer/Ann', { homeLocation: venue })
  await expect(ben.getByText('No matches yet')).toBeVisible()
  await ann.getByRole('link', { name: 'Edit profile' }).click()
  await ann.getByLabel('Headline').fill('Lefty')
  await ann.getByLabel('Summary').fill('x'.repeat(260))
  await expect(ann.getByText('250/250')).toBeVisible()
  await ann.getByLabel('Summary').fill('Plays at dawn.')
  await ann.getByLabel('YouTube').fill('javascript:alert(1)')
  await ann.getByLabel('X', { exact: true }).fill('https://x.com.evil.example/ann')
  await ann.getByRole('button', { name: 'Save' }).click()
  await expect(ann.getByText('This isn’t a link to YouTube.')).toBeVisible()
  await expect(ann.getByText('This isn’t a link to X.')).toBeVisible()
  await ann.getByLabel('YouTube').fill('youtube.com/@ann')
  await expect(ann.getByText('This isn’t a link to YouTube.')).toBeHidden()
  await ann.getByLabel('X', { exact: true }).fill('')
  await ann.getByRole('button', { name: 'Save' }).click()

  await expect(ann.getByText('Profile saved')).toBeVisible()
  await expect(ann).toHaveURL(`${story.url}/player`)
  await expect(ann.getByText('Plays at dawn.')).toBeVisible()
  await expect(ben.getByText('Lefty')).toBeVisible()
  await expect(ben.getByRole('link', { name: /^YouTube: youtube.com\/@ann/ })).toBeVisible()

  await story.app.db
    .updateTable('players')
    .set({ photoUrl: '/icon.svg' })
    .where('playerId', '=', player.playerId)
    .execute()
  await ann.getByRole('link', { name: 'Edit profile' }).click()
  await ann.getByLabel('Headline').fill('Lefty for life')
  await ann.getByRole('button', { name: 'Save' }).click()
  await expect(ben.getByText('Lefty for life')).toBeVisible()
  await expect(ben.getByText('1 diamond')).toBeAttached()
  await expect(ann.getByText('Complete your profile')).toBeHidden()
})

test('friend and favorite are added and taken back, here and in the other window @proof', async ({
  story,
}) => {
  const venue = await aLocation(story.app.db)
  await story.app.signedIn('Ben')
  const { page, player } = await story.player('Ann', '/viewplayer/Ben', { homeLocation: venue })
  const other = await story.window(player, '/viewplayer/Ben')
  for (const [add, remove] of [
    ['Add Friend', 'Un-Friend'],
    ['Add Favorite', 'Un-Favorite'],
  ] as const) {
    await expect(other.getByRole('button', { name: add })).toBeVisible()
    await page.getByRole('button', { name: add }).click()
    await expect(page.getByRole('button', { name: remove })).toBeVisible()
    await expect(other.getByRole('button', { name: remove })).toBeVisible()
    await other.getByRole('button', { name: remove }).click()
    await expect(page.getByRole('button', { name: add })).toBeVisible()
  }
})

test("hiding takes the profile from a stranger's open window, and not from a friend's @proof", async ({
  story,
}) => {
  const venue = await aLocation(story.app.db)
  const { page: ann, player } = await story.player('Ann', '/player/settings/visibility', {
    homeLocation: venue,
  })
  const { page: friend } = await story.player('Friend', '/viewplayer/Ann', { homeLocation: venue })
  const { page: stranger } = await story.player('Stranger', '/viewplayer/Ann', {
    homeLocation: venue,
  })
  await player.must('playerFriends-set', { friendId: 'friend', friend: true })
  await expect(stranger.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible()
  await expect(ann.getByRole('heading', { name: 'Who sees my profile' })).toBeInViewport()
  await ann.getByText('Hide my profile').click()
  await expect(ann.getByText('Saved')).toBeVisible()
  await expect(stranger.getByText('Player not found')).toBeVisible()
  await expect(friend.getByText('Hidden profile')).toBeVisible()
  await stranger.goto('/viewplayer/Never-was')
  await expect(stranger.getByText('Player not found')).toBeVisible()
  await ann.getByText('Hide my profile').click()
  await stranger.goto('/viewplayer/Ann')
  await expect(stranger.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible()
})

test('the own profile offers a venue as home, and asks before it adds one @proof', async ({
  story,
}) => {
  const [home, other] = [
    await aLocation(story.app.db, { name: 'Home Courts' }),
    await aLocation(story.app.db, { name: 'Other Courts' }),
  ]
  const { page } = await story.player('Ann', `/player/${other}/true`, { homeLocation: home })
  await expect(page.getByRole('alertdialog')).toContainText(
    'Add Other Courts to your favorite venue list?',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add' }).click()
  await expect(page).toHaveURL(`${story.url}/player/${other}`)
  await expect(
    page.getByRole('list', { name: 'My venues' }).locator('[aria-current=true]'),
  ).toContainText('Other Courts')
  await expect(page.getByRole('heading', { name: 'My venues' })).toBeInViewport()
  await page.getByRole('button', { name: 'Make it home' }).click()
  await expect(page.getByText('Other Courts is your home venue.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home venue: Other Courts' })).toBeAttached()
})

test('a declined venue is not added @proof', async ({ story }) => {
  const [home, other] = [
    await aLocation(story.app.db, { name: 'Home Courts' }),
    await aLocation(story.app.db, { name: 'Other Courts' }),
  ]
  const { page } = await story.player('Ann', `/player/${other}/true`, { homeLocation: home })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${story.url}/player`)
  await expect(page.getByRole('list', { name: 'My venues' }).getByRole('listitem')).toHaveCount(1)
})

test('the own public profile leads to editing instead of marking oneself; the photo link names the crop @proof', async ({
  story,
}) => {
  const { page } = await story.player('Ann', '/viewplayer/Ann', {
    homeLocation: await aLocation(story.app.db),
  })
  await expect(page.getByText('This is your profile as others see it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Friend' })).toBeHidden()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Add a photo' })).toHaveAttribute(
    'href',
    '/upload/ann?target=player&storagePath=players&cropWidth=340&cropHeight=400&cropRatio=0.85',
  )
})

test('from the screen of a venue the way to the own profile and the calendar leads to all of it @proof', async ({
  story,
}) => {
  const venue = await aLocation(story.app.db, { name: 'Riverside Courts' })
  const { page } = await story.player('Ann', `/venues/${venue}`, { homeLocation: venue })
  await expect(page.getByRole('list', { name: 'My venues' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/player')
  await page.goto(`/venuedetail/${venue}`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Event Calendar' })).toHaveAttribute(
    'href',
    '/calendar',
  )
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL(`${story.url}/player`)
})
