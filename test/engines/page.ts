// A flow's view of a page by roles and names, as a screen reader sees it. Every query waits.
import { hasKept } from '../e2e/kept-answers.ts'
import { until } from '../support/until.ts'
import type { EngineWindow, Handle } from './engine-window.ts'

export type Role = 'button' | 'heading' | 'link' | 'textbox'
type Name = string | RegExp

const patternOf = (name: Name): string =>
  typeof name === 'string' ? `^${RegExp.escape(name)}$` : name.source

/** Runs in the page: the first reachable element of `role` whose name matches `pattern`. */
function findByRole(role: Role, pattern: string): Element | null {
  const candidates = {
    button: 'button:enabled, [role=button]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    link: 'a[href], [role=link]',
    textbox: 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea',
  }[role]
  const textOf = (element: Element | null): string => element?.textContent ?? ''
  const spokenIn = (element: Element): string => {
    const spoken = element.cloneNode(true) as Element
    for (const hidden of spoken.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    const texts = document.createTreeWalker(spoken, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      words.push(node.textContent ?? '')
    return words.join(' ')
  }
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const names = [
      labelledBy.map((id) => textOf(document.querySelector(`#${CSS.escape(id)}`))).join(' '),
      element.getAttribute('aria-label') ?? '',
      [...((element as HTMLInputElement).labels ?? [])].map(spokenIn).join(' '),
      spokenIn(element),
    ].map((name) => name.replace(/\s+/g, ' ').trim())
    return names.find((name) => name !== '') ?? ''
  }
  // An open dialog makes all other elements unreachable.
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  for (const element of within.querySelectorAll(candidates))
    if (
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      new RegExp(pattern).test(nameOf(element))
    ) {
      // Centered, so that no bar covers it.
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return element
    }
  return null
}

const saysSo = (pattern: string): boolean =>
  new RegExp(pattern).test(document.body.innerText.replace(/\s+/g, ' '))

/** Runs in the page: the label of the only checkbox. The input itself is visually hidden. */
const findTick = (): Element | null => document.querySelector('label:has(input[type=checkbox])')

const findFile = (): Element | null => document.querySelector('input[type=file]')

const isStill = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
    )

const hasPicture = (address: string): boolean =>
  [...document.images].some((image) => image.src.includes(address) && image.naturalWidth > 0)

export type EnginePage = ReturnType<typeof pageOf>

export function pageOf(window: EngineWindow, url: string) {
  const hear = async <Answer>(what: string, ask: () => Promise<Answer>) => {
    try {
      // A page that is navigating away doesn't answer.
      return await until(what, () => ask().catch(() => null))
    } catch (error) {
      const read = await window.run({ call: () => document.body.innerText, values: [] })
      throw new Error(`${what} is missing in:\n${read}`, { cause: error })
    }
  }
  const find = (role: Role, name: Name): Promise<Handle> =>
    hear(`${role} ${String(name)}`, () =>
      window.find({ call: findByRole, values: [role, patternOf(name)] }),
    )
  const reads = (words: Name): Promise<boolean> =>
    window.run({
      call: saysSo,
      values: [typeof words === 'string' ? RegExp.escape(words) : words.source],
    })
  return {
    goTo: (path: string) => window.goTo(new URL(path, url).href),
    sees: find,
    reads: async (words: Name): Promise<void> => {
      await hear(`“${String(words)}”`, () => reads(words))
    },
    readsNoMore: async (words: Name): Promise<void> => {
      await hear(`the end of “${String(words)}”`, async () => !(await reads(words)))
    },
    press: async (role: 'button' | 'link', name: Name): Promise<void> => {
      // An element that is re-rendered may be missing at the moment of the click.
      await hear(`${role} ${String(name)} to press`, async () => {
        await find(role, name)
        // An opening sheet moves the element.
        if (!(await window.run({ call: isStill, values: [] }))) return false
        await window.click(await find(role, name))
        return true
      })
    },
    fill: async (name: Name, text: string): Promise<void> => {
      await window.type(await find('textbox', name), text)
    },
    tick: async (): Promise<void> => {
      await window.click(await hear('a box', () => window.find({ call: findTick, values: [] })))
    },
    choose: async (path: string): Promise<void> => {
      const field = () => window.find({ call: findFile, values: [] })
      await window.choose(await hear('a field for a file', field), path)
    },
    shows: async (address: string): Promise<void> => {
      await hear(`a picture at ${address}`, () =>
        window.run({ call: hasPicture, values: [address] }),
      )
    },
    untilKept: async (query: string): Promise<void> => {
      await hear(`kept answers to ${query}`, () => window.run({ call: hasKept, values: [query] }))
    },
    window,
  }
}
