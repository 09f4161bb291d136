// A photo store in memory.
import { assertPhotoKey, type PhotoStore } from '#server/uploads/photo-store.ts'

export function createMemoryPhotos(): PhotoStore {
  const kept = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => {
      assertPhotoKey(key)
      kept.set(key, bytes)
    },
    get: async (key) => kept.get(key) ?? null,
    remove: async (key) => void kept.delete(key),
    list: async () => [...kept.keys()],
    removeUnfinished: async () => 0,
    check: async () => undefined,
  }
}
