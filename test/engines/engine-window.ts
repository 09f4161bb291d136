// The operations that every engine supports on a window. Flows use only these, so each is written
// once.
import type { Cookie } from '../e2e/start-product.ts'

export type Handle = object

export type EngineWindow = {
  goTo(url: string): Promise<void>
  /** Runs a function in the page. Use `find` for one that returns an element. */
  run<Answer>(code: PageCode<Answer>): Promise<Awaited<Answer>>
  find(code: PageCode<Element | null>): Promise<Handle | null>
  click(handle: Handle): Promise<void>
  type(handle: Handle, text: string): Promise<void>
  choose(handle: Handle, path: string): Promise<void>
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** A function without closures and its arguments. */
export type PageCode<Answer> = {
  // Arguments travel as JSON.
  // oxlint-disable-next-line typescript/no-explicit-any
  call: (...values: any[]) => Answer
  values: readonly unknown[]
}

export type Engine = {
  open(url: string, cookies: readonly Cookie[]): Promise<EngineWindow>
  close(): Promise<void>
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** Phone size; engines with a larger minimum width come as close as they can. */
export const phone = { width: 390, height: 844 }
