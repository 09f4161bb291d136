// In-memory local storage and cookies.

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

export function createCookieJar(): { cookie: string; written: string[] } {
  const values = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('max-age=0')) values.delete(name)
      else values.set(name, value)
    },
  }
}
