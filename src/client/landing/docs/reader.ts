// The script of the page of the API, put inside it at build time: theme, search as one types, and
// links that open what they lead to.
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

/** Shows the entries that hold every word, and says how many they are. */
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
  // A search from far down would otherwise leave the eye at what comes after the last result.
  if (words.length > 0 && results !== null && results.getBoundingClientRect().top < 0)
    results.scrollIntoView()
}

function countText({ dataset }: HTMLElement): string {
  const count = groups.flatMap(({ entries }) => entries).filter(({ entry }) => !entry.hidden).length
  return (count === 0 ? dataset['nothing'] : dataset['found']?.replace('#', String(count))) ?? ''
}

/** A link to an entry opens it, whatever the search hides. */
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
// A browser that comes back keeps what was typed.
find()
openTarget()
