// What is wrong with a screen as it stands in a window. Each function runs in the page by itself,
// after `defineParts`. All lengths in px.

export type PageFault = { kind: string; what: string }

declare global {
  var parts: {
    /** All elements that are on the screen, or would be after scrolling down. */
    listShown: () => Element[]
    getTexts: (element: Element) => ChildNode[]
    nameElement: (element: Element) => string
  }
}

export function defineParts(): void {
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      })
    )
  }
  globalThis.parts = {
    listShown: () => [...document.querySelectorAll('body *')].filter(isShown),
    getTexts: (element) =>
      [...element.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      ),
    nameElement: (element) => {
      const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      return `${element.tagName.toLowerCase()} “${text.slice(0, 40)}”`
    },
  }
}

export function findLetterColumns(): PageFault[] {
  const { listShown, getTexts, nameElement } = globalThis.parts
  return listShown().flatMap((element): PageFault[] => {
    const letters = getTexts(element).reduce(
      (sum, text) => sum + (text.textContent ?? '').length,
      0,
    )
    const { fontSize, lineHeight } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const em = Number.parseFloat(fontSize)
    const line = Number.parseFloat(lineHeight) || em
    if (letters <= 3 || width >= 2 * em || height <= 2 * line) return []
    return [{ kind: 'letters one a line', what: nameElement(element) }]
  })
}

/** A tenth of the titles may be cut. */
export function findCutTitles(): PageFault[] {
  const titles = globalThis.parts.listShown().filter((element) => element.matches('[data-title]'))
  const cut = titles.filter(
    (title) =>
      title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 1,
  )
  if (cut.length <= titles.length / 10) return []
  return [{ kind: 'titles cut', what: `${cut.length} of ${titles.length}` }]
}

export function findLinkedTwice(): PageFault[] {
  const links = globalThis.parts.listShown().filter((element) => element.matches('main a[href]'))
  return [...Map.groupBy(links, (link) => link.getAttribute('href') ?? '')]
    .filter(([, same]) => same.length > 1)
    .map(([what]) => ({ kind: 'linked twice', what }))
}

export function findSidewaysScroll(): PageFault[] {
  const { listShown, nameElement } = globalThis.parts
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= innerWidth + 1) return []
  const clips = (part: Element | null): boolean =>
    part !== null &&
    part !== document.body &&
    (getComputedStyle(part).overflowX !== 'visible' || clips(part.parentElement))
  const widest = listShown().findLast(
    (element) =>
      element.getBoundingClientRect().right + scrollX >= scrollWidth - 1 &&
      !clips(element.parentElement),
  )
  const name = widest === undefined ? '' : nameElement(widest)
  return [{ kind: 'scrolls sideways', what: `${scrollWidth} of ${innerWidth} px, ${name}` }]
}

export function findOverEdges(): PageFault[] {
  const { listShown, getTexts, nameElement } = globalThis.parts
  const isCard = ({ borderTopWidth, backgroundColor, borderTopLeftRadius }: CSSStyleDeclaration) =>
    (Number.parseFloat(borderTopWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)') &&
    Number.parseFloat(borderTopLeftRadius) > 0
  const findCard = (element: Element): Element | null => {
    for (let part: Element | null = element; part !== null; part = part.parentElement) {
      const look = getComputedStyle(part)
      if (look.overflowX !== 'visible' || ['absolute', 'fixed'].includes(look.position)) return null
      if (part !== element && isCard(look)) return part
    }
    return null
  }
  const sticksOut = (text: ChildNode, card: DOMRect): boolean => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, bottom } = range.getBoundingClientRect()
    return right > card.right + 1 || left < card.left - 1 || bottom > card.bottom + 2
  }
  return listShown().flatMap((element): PageFault[] => {
    const texts = getTexts(element)
    const card = texts.length === 0 ? null : findCard(element)
    if (card === null) return []
    const edge = card.getBoundingClientRect()
    return texts
      .filter((text) => sticksOut(text, edge))
      .map(() => ({ kind: 'over the edge of its card', what: nameElement(element) }))
  })
}

/** Links within a text are as tall as its lines. A field is as large as the box around it. */
export function findSmallTargets(): PageFault[] {
  const least = 43.5
  const isTarget = (element: Element): boolean =>
    element.matches('a[href], button, input, select, textarea, [role=button]') &&
    !element.matches(':disabled, [aria-hidden=true] *, [inert] *, .sr-only, .sr-only *') &&
    !(element.matches('a') && getComputedStyle(element).display === 'inline')
  const measure = (target: Element): { width: number; height: number } => {
    const field = target.matches('input, select, textarea') ? target.parentElement : null
    const box = (target.closest('label') ?? field ?? target).getBoundingClientRect()
    const edge = getComputedStyle(target, '::after')
    const isGrown = edge.content !== 'none' && edge.position === 'absolute'
    return {
      width: Math.max(box.width, (isGrown && Number.parseFloat(edge.width)) || 0),
      height: Math.max(box.height, (isGrown && Number.parseFloat(edge.height)) || 0),
    }
  }
  return globalThis.parts
    .listShown()
    .filter(isTarget)
    .map((target) => ({ target, ...measure(target) }))
    .filter(({ width, height }) => width < least || height < least)
    .map(({ target, width, height }) => {
      const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim()
      const size = `${Math.round(width)}×${Math.round(height)}`
      return { kind: 'target below 44 px', what: `${name.slice(0, 40)} ${size}` }
    })
}

type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }

/** How far the screen moved while it loaded (CLS), and what moved. */
export const findShift = (): Promise<{ shift: number; what: string }> =>
  new Promise((resolve) => {
    const shifts: Shift[] = []
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    const nameNode = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null)
      const text = (element?.textContent ?? '').trim().slice(0, 30)
      return element === null ? 'what is gone' : `${element.tagName.toLowerCase()} “${text}”`
    }
    const answer = () =>
      resolve({
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        what: shifts.flatMap(({ sources }) => sources.map(({ node }) => nameNode(node))).join(', '),
      })
    requestAnimationFrame(() => setTimeout(answer))
  })
