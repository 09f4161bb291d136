// Measurements of one screen that run in the page, so each function stands alone.

export function measureTitles(): { all: number; cut: number; longest: number } {
  const titles = [...document.querySelectorAll<HTMLElement>('[data-title]')].filter((title) =>
    title.checkVisibility(),
  )
  const isCut = (title: HTMLElement): boolean =>
    title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 1
  const lines = titles.map((title) => {
    const { lineHeight } = getComputedStyle(title)
    return Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight))
  })
  return {
    all: titles.length,
    cut: titles.filter(isCut).length,
    longest: Math.max(0, ...lines),
  }
}

export function measureLinks(): { links: number; events: number } {
  const links = [...document.querySelectorAll('a[href*="/vieweditevent/"]')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href')?.split('/')[2]?.slice(0, 36))
  return { links: links.length, events: new Set(links).size }
}

export function countTexts(text: string): number {
  return [...document.querySelectorAll('#main *')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(text),
      )
    )
  }).length
}

/** In px of the page; null when it isn't shown. */
export function measureBox(
  selector: string,
): { top: number; width: number; height: number } | null {
  const part = document.querySelector(selector)
  if (part?.checkVisibility() !== true) return null
  const { top, width, height } = part.getBoundingClientRect()
  return { top: Math.round(top + scrollY), width: Math.round(width), height: Math.round(height) }
}
