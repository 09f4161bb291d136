// What a browser remembers, in memory.

/** Local storage of its own. */
export function createStorage(): Storage {
  const kept: Record<string, string> = {}
  const methods: Record<string, unknown> = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
    clear: () => {
      for (const key of Object.keys(kept)) Reflect.deleteProperty(kept, key)
    },
  }
  return new Proxy(kept, { get: (_, name) => methods[String(name)] }) as unknown as Storage
}
