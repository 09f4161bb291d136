// The API page's script, inlined at build time: theme, search as you type, and links that expand
// their target.
import './docs.css'
import { offerTheme } from '../theme-button.ts'

const field = document.querySelector<HTMLInputElement>('#find')
const results = document.querySelector<HTMLElement>('#results')
const found = document.querySelector<HTMLElement>('#found')
const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')].map((group) => ({
  group,
  entries: [...group.querySelectorAll<HTMLDetailsElement>('details')].map((entry) => ({
    entry,
    text: entry.textContent.toLowerCase(),
  })),
}))

function find() {
  const words = (field?.value ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  for (const { group, entries } of groups) {
    for (const { entry, text } of entries)
      entry.hidden = !words.every((word) => text.includes(word))
    group.hidden = entries.every(({ entry }) => entry.hidden)
  }
  if (found !== null) found.textContent = words.length === 0 ? '' : countText(found)
  // Otherwise a search from far down would leave the view below the last result.
  if (words.length > 0 && results !== null && results.getBoundingClientRect().top < 0)
    results.scrollIntoView()
}

function countText({ dataset }: HTMLElement): string {
  const count = groups.flatMap(({ entries }) => entries).filter(({ entry }) => !entry.hidden).length
  return (count === 0 ? dataset['nothing'] : dataset['found']?.replace('#', String(count))) ?? ''
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!(target instanceof HTMLDetailsElement)) return
  if (target.hidden && field !== null) {
    field.value = ''
    find()
  }
  target.open = true
  target.scrollIntoView()
}

offerTheme()
field?.addEventListener('input', find)
addEventListener('hashchange', openTarget)
// Browsers restore the field's text on back navigation.
find()
openTarget()
