// The operator's commands for roles of the installation, with open windows.
import { expect, test } from 'vitest'
import { admin, app, logLines, startOperator } from '#test/scenes/operator-scene.ts'

startOperator()

const roles = async () =>
  (
    await admin<{ operators: { playerId: string; role: string }[] }>('operators', 'list')
  ).operators.map(({ playerId, role }) => `${playerId} ${role}`)

test('a role reaches the open window of its person, and goes again', async () => {
  const [ann, ben] = [await app.signedIn('ann'), await app.signedIn('ben')]
  const window = (await app.socket(ben.token)).subscribe('players-me', {})
  expect((await window.next()).player?.operatorRole).toBe(null)
  await admin('operators', 'add', 'ann', '--role', 'owner')
  await admin('operators', 'add', ben.email)
  await window.until(({ player }) => player?.operatorRole === 'operator')
  expect(await roles()).toEqual(['ann owner', 'ben operator'])
  await admin('operators', 'remove', 'ben')
  await window.until(({ player }) => player?.operatorRole === null)
  expect(await logLines()).toEqual([
    'operators add owner',
    'operators add operator',
    'operators remove operator',
  ])
  expect(await app.db.selectFrom('operators').select(['userId', 'role']).execute()).toEqual([
    { userId: ann.userId, role: 'owner' },
  ])
})

test('the last owner keeps the role, is asked to hand over before leaving, and may go then', async () => {
  const gil = await app.signedIn('gil')
  await app.signedIn('cara')
  await admin('operators', 'add', 'gil', '--role', 'owner')
  await admin('operators', 'remove', 'ann')
  const asked = { playerName: 'gil', password: null }
  const last = 'The last owner stays. Make someone else an owner first.'
  await expect(admin('operators', 'remove', 'gil')).rejects.toThrow(last)
  await expect(admin('operators', 'add', 'gil', '--role', 'viewer')).rejects.toThrow(last)
  expect(await gil.call('account-delete', asked)).toMatchObject({
    ok: false,
    refusal: { code: 'last-owner' },
  })
  await admin('operators', 'add', 'cara', '--role', 'owner')
  await gil.must('account-delete', asked)
  expect(await roles()).toEqual(['cara owner'])
})

test('two owners who leave at the same time leave one owner', async () => {
  const people = [await app.signedIn('dan'), await app.signedIn('eva')]
  for (const { playerId } of people) await admin('operators', 'add', playerId, '--role', 'owner')
  await admin('operators', 'remove', 'cara')
  const answers = await Promise.all(
    people.map((person) =>
      person.call('account-delete', { playerName: person.playerId, password: null }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await roles()).toHaveLength(1)
})

test('a role is given once and taken once', async () => {
  await app.signedIn('fay')
  await admin('operators', 'add', 'fay', '--role', 'viewer')
  await expect(admin('operators', 'add', 'fay', '--role', 'viewer')).rejects.toThrow(
    'fay is viewer already.',
  )
  await admin('operators', 'remove', 'fay')
  await expect(admin('operators', 'remove', 'fay')).rejects.toThrow('fay has no role.')
})
