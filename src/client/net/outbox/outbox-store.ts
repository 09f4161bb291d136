// One person's outbox in local storage, one entry per item, so that two windows never overwrite
// each other. Entries are validated on read. Where storage is blocked or full the outbox lasts as
// long as its page.
import { isUuid } from '#domain/shared/id-form.ts'
import { newId } from '../../device/new-id.ts'
import { asObject, parseJson, readRefusal } from '../wire-values.ts'
import type { OutboxItem } from './outbox-item.ts'
import { outboxPrefix } from './outbox-prefix.ts'
import type { OutboxStore } from './outbox-world.ts'

/** One entry for all people of a device, because storage is cleared as a whole. */
const lifeKey = 'outbox-life'

/** `storage` throws where it is blocked. */
export function outboxStore(userId: string, storage: () => Storage): OutboxStore {
  const prefix = outboxPrefix(userId)
  const quietly = <T>(otherwise: T, act: (place: Storage) => T): T => {
    try {
      return act(storage())
    } catch {
      return otherwise
    }
  }
  return {
    list: () =>
      quietly([], (place) =>
        Object.keys(place)
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => readItem(key.slice(prefix.length), place.getItem(key) ?? '')),
      ),
    put: (item) =>
      quietly(false, (place) => {
        place.setItem(prefix + item.key, JSON.stringify(item))
        return true
      }),
    remove: (key) => quietly(undefined, (place) => place.removeItem(prefix + key)),
    life: () =>
      quietly(null, (place) => {
        if (place.getItem(lifeKey) === null) place.setItem(lifeKey, newId().slice(0, 8))
        return place.getItem(lifeKey)
      }),
  }
}

function readItem(key: string, text: string): OutboxItem[] {
  const item = asObject(parseJson(text))
  if (item === null || !isUuid(key)) return []
  const { name, input, about, at, state, refusal } = item
  if (
    typeof name !== 'string' ||
    typeof about !== 'string' ||
    typeof at !== 'number' ||
    asObject(input) === null
  )
    return []
  return [
    {
      key,
      name,
      input,
      about,
      at,
      ...(state === 'refused'
        ? { state, refusal: readRefusal(refusal) }
        : { state: state === 'asking' ? state : 'waiting', refusal: null }),
    },
  ]
}
