// What every engine can do with a window. All else is said in terms of these, so that a flow is
// written once.
import type { Cookie } from '../e2e/start-product.ts'

/** Something on the page, as its engine names it. */
export type Handle = object

export type EngineWindow = {
  goTo(url: string): Promise<void>
  /** Runs a function of the page's side; an element it answers becomes a handle with `find`. */
  run<Answer>(code: PageCode<Answer>): Promise<Awaited<Answer>>
  /** As `run`, for code that answers an element or null. */
  find(code: PageCode<Element | null>): Promise<Handle | null>
  click(handle: Handle): Promise<void>
  /** Types into a field that is empty. */
  type(handle: Handle, text: string): Promise<void>
  /** Chooses the file at `path`. */
  choose(handle: Handle, path: string): Promise<void>
  /** What the page complained of since it was loaded. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** A function without surroundings, and what it is called with. */
export type PageCode<Answer> = {
  // Arguments travel as JSON.
  // oxlint-disable-next-line typescript/no-explicit-any
  call: (...values: any[]) => Answer
  values: readonly unknown[]
}

export type Engine = {
  /** A window of somebody of its own: nothing is shared with another one. */
  open(url: string, cookies: readonly Cookie[]): Promise<EngineWindow>
  close(): Promise<void>
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** The size of a phone; an engine with wider windows comes as near as it can. */
export const phone = { width: 390, height: 844 }
