// Measurements that run in the page, so each function stands alone.

export function measureRoom(): { width: number; events: number } {
  const shown = [...document.querySelectorAll('body *')].filter((element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect()
    return (
      width > 2 &&
      height > 2 &&
      bottom > 0 &&
      top < innerHeight &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('header, [role=banner]') === null &&
      [...element.childNodes].some(
        (node) =>
          (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '') ||
          (node instanceof Element && ['IMG', 'SVG', 'INPUT'].includes(node.tagName.toUpperCase())),
      )
    )
  })
  const columns = new Set<number>()
  for (const element of shown) {
    const { left, right } = element.getBoundingClientRect()
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(innerWidth, right); x += 1)
      columns.add(x)
  }
  const events = new Set(
    [...document.querySelectorAll('a[href*="/vieweditevent/"], [data-event]')]
      .filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        return height > 2 && top >= 0 && bottom <= innerHeight
      })
      .map((element) => element.getAttribute('data-event') ?? element.getAttribute('href')),
  )
  return { width: columns.size / innerWidth, events: events.size }
}

export function measureSizes(): { texts: number[]; icons: number[]; spaces: number[] } {
  const texts: number[] = []
  const spaces: number[] = []
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (element.getBoundingClientRect().width < 2) continue
    const look = getComputedStyle(element)
    if (
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    )
      texts.push(Number.parseFloat(look.fontSize))
    for (const value of [look.rowGap, look.columnGap, look.paddingTop, look.paddingLeft]) {
      const space = Number.parseFloat(value)
      if (space > 0) spaces.push(Math.round(space * 10) / 10)
    }
  }
  const icons = [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')]
    .filter((icon) => icon.checkVisibility())
    .map((icon) => Math.round(icon.getBoundingClientRect().width))
    .filter((width) => width > 0)
  return { texts, icons, spaces }
}

export function measureFold(): { pictures: number; faces: number; lowNavigation: number } {
  const inFold = (element: Element): boolean => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 2 && top >= 0 && bottom <= innerHeight && element.checkVisibility()
  }
  const isRound = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius)
    return width >= 20 && width <= 96 && Math.abs(width - height) < 1 && radius >= width / 2
  }
  const isCut = (element: Element): boolean => {
    const { top } = element.getBoundingClientRect()
    for (let part = element.parentElement; part !== null; part = part.parentElement)
      if (
        getComputedStyle(part).overflowY === 'hidden' &&
        top >= part.getBoundingClientRect().bottom
      )
        return true
    return false
  }
  const pictures = [...document.querySelectorAll('main img, main svg')].filter(
    (element) => inFold(element) && element.getBoundingClientRect().width >= 120,
  )
  const barTop = document.querySelector('[data-tab-bar]')?.getBoundingClientRect().top
  const faces = [...document.querySelectorAll('main *')].filter(
    (element) =>
      inFold(element) &&
      element.getBoundingClientRect().bottom <= (barTop ?? innerHeight) &&
      isRound(element) &&
      !isCut(element) &&
      (element.tagName === 'IMG' || /^\p{L}{1,2}$/u.test(element.textContent ?? '')),
  )
  const low = [...document.querySelectorAll('nav a, nav button, header a, header button')].filter(
    (element) => inFold(element) && element.getBoundingClientRect().top > innerHeight / 2,
  )
  return { pictures: pictures.length, faces: faces.length, lowNavigation: low.length }
}

export const measureShift = (): Promise<number> =>
  new Promise((resolve) => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => setTimeout(() => resolve(shift)))
  })
