// The organizers' actions on a roster. The live event shows the result, so only refusals show a
// message.
import type { CallInput, CallOutput } from '#contract/contract.ts'
import type { Attendance, EntryPlace } from '#domain/event/entry.ts'
import type { Result } from '#domain/shared/result.ts'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { callOrWait } from '../../net/outbox/call-or-wait.ts'
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { asObject } from '../../net/wire-values.ts'
import { useBusyEach } from '../../parts/event/use-busy-each.ts'
import { usePlayer } from '../../session/use-me.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'

/** isFailing: the server can't take it now; otherwise it waits for a connection. */
export type WaitingAttendance = { attendance: Attendance | null; isFailing: boolean }

function isWaitingCheckIn(item: OutboxItem, eventId: string, playerId: string): boolean {
  const input = asObject(item.input)
  return (
    item.name === 'events-checkIn' &&
    item.state === 'waiting' &&
    input?.['eventId'] === eventId &&
    input['playerId'] === playerId
  )
}

type Named = { playerId: string; playerName: string }

function describePlace({ place, position }: CallOutput<'events-addPlayer'>): string {
  const t = pick(rosterTexts)
  if (position !== null) return t.addedWaiting({ n: position })
  return place === 'waiting' ? t.addedToDraw : t.added
}

async function addByName(eventId: string, name: string): Promise<string | null> {
  const answer = await call('events-addWalkIn', { eventId, name })
  if (answer.ok) return describePlace(answer.value)
  await alertUser(refusalText(answer.refusal))
  return null
}

export function useRosterActions(eventId: string) {
  const { isBusy, run } = useBusyEach()
  const { userId } = usePlayer()
  const { items } = useOutbox(userId)
  const t = pick(rosterTexts)
  const on = (playerId: string): CallInput<'events-removePlayer'> => ({ eventId, playerId })
  const tell = async (answer: Result<unknown> | 'waiting') =>
    answer === 'waiting' || answer.ok ? undefined : alertUser(refusalText(answer.refusal))

  return {
    isBusy,
    checkIn: ({ playerId, playerName }: Named, attendance: Attendance | null) =>
      run(playerId, async () =>
        tell(
          await callOrWait({
            userId,
            name: 'events-checkIn',
            input: { ...on(playerId), attendance },
            about: playerName,
          }),
        ),
      ),
    waitingAttendance: (playerId: string): WaitingAttendance | undefined => {
      const item = items.findLast((one) => isWaitingCheckIn(one, eventId, playerId))
      const attendance = asObject(item?.input)?.['attendance']
      if (attendance !== null && attendance !== 'here' && attendance !== 'no-show') return undefined
      return { attendance, isFailing: item?.isFailing === true }
    },
    move: (playerId: string, to: EntryPlace) =>
      run(playerId, async () => tell(await call('events-movePlayer', { ...on(playerId), to }))),
    swap: (playerId: string, withPlayerId: string) =>
      run(playerId, async () =>
        tell(await call('events-swapPlayers', { ...on(playerId), withPlayerId })),
      ),
    remove: ({ playerId, playerName }: Named) =>
      run(playerId, async () => {
        if (
          await confirmUser({
            title: t.removeTitle({ name: playerName }),
            text: t.removeText,
            confirm: labels.remove,
            isDanger: true,
          })
        )
          await tell(await call('events-removePlayer', on(playerId)))
      }),
    /**
     * Runs in parallel, because players are added faster than answers come. Resolves to their new
     * place, or null when refused.
     */
    add: async ({ playerId }: Named): Promise<string | null> => {
      const answer = await call('events-addPlayer', on(playerId))
      if (!answer.ok) {
        await tell(answer)
        return null
      }
      return describePlace(answer.value)
    },
    addByName: (name: string) => addByName(eventId, name),
  }
}

export type RosterActions = ReturnType<typeof useRosterActions>
