// Signs an event's agreements: the texts, a typed name and a check box.
import type { CallOutput } from '#contract/contract.ts'
import { findButton, findPart, makePart, nameEvent, say, type LinkWords } from './fill-parts.ts'
import { askLink, type LinkEvent } from './link-calls.ts'

type Asked = CallOutput<'links-agreements'>['agreements']

type Signing = {
  event: LinkEvent
  guests: number
  t: LinkWords
  show: (form: HTMLElement) => void
  /**
   * Called when signed, so that the answer can be sent; else with the error code, or null for back.
   */
  end: (isSigned: boolean, code: string | null) => void
}

function pickText({ textEn, textEs }: Asked[number]): string {
  const texts: Record<string, string> = { en: textEn, es: textEs }
  return texts[document.documentElement.lang] || textEn || textEs
}

export async function askToSign(signing: Signing, problem = ''): Promise<void> {
  const { event, guests, end } = signing
  const asked = await askLink('links-agreements', { eventId: event.eventId, guests })
  if (!asked.ok) return end(false, asked.code)
  const { agreements } = asked.value
  if (agreements.length === 0) return end(true, null)
  const form = makeForm(signing, agreements)
  showProblem(form, problem)
  signing.show(form)
  findPart(form, 'heading')?.focus()
}

function makeForm(signing: Signing, agreements: Asked): HTMLElement {
  const { event, guests, t, end } = signing
  const form = makePart('sign', { event: nameEvent(event, t) })
  findPart(form, 'texts')?.append(
    ...agreements.map((one) => makePart('agreement', { title: one.title, text: pickText(one) })),
  )
  const named = agreements.some(({ forGuests }) => forGuests) ? guests : 0
  for (let n = 1; n <= named; n += 1)
    findPart(form, 'names')?.append(makePart('guest', { label: say(t.signing.guest, { n }) }))
  findPart(form, 'minor')?.toggleAttribute('hidden', !agreements.some((one) => one.forMinors))
  findButton(form, 'back')?.addEventListener('click', () => end(false, null))
  form.addEventListener('input', () => showProblem(form, ''))
  form.addEventListener('submit', (submitted) => {
    submitted.preventDefault()
    void sign(signing, form, agreements)
  })
  return form
}

const readField = (form: HTMLElement, name: string): string =>
  (findButton(form, name) as HTMLInputElement | null)?.value.trim() ?? ''

const showProblem = (form: HTMLElement, text: string): void => {
  const place = findPart(form, 'problem')
  if (place) place.textContent = text
}

async function sign(signing: Signing, form: HTMLElement, agreements: Asked): Promise<void> {
  const { event, t, end } = signing
  const typedName = readField(form, 'name')
  const guests = [...form.querySelectorAll<HTMLInputElement>('[data-do=guest]')].map(({ value }) =>
    value.trim(),
  )
  const isTicked = (findButton(form, 'tick') as HTMLInputElement | null)?.checked === true
  const missing = findMissing({ typedName, guests, isTicked }, t)
  if (missing !== null) return showProblem(form, missing)
  const button = findButton(form, 'sign')
  button?.setAttribute('disabled', '')
  const signed = await askLink('links-accept', {
    eventId: event.eventId,
    versionIds: agreements.map(({ versionId }) => versionId),
    typedName,
    guardian: readField(form, 'guardian'),
    guests,
  })
  button?.removeAttribute('disabled')
  if (signed.ok) return end(true, null)
  if (signed.code === 'agreement-changed') return askToSign(signing, t.refusedChanged)
  if (signed.code === 'offline' || signed.code === 'too-many-requests')
    return showProblem(form, signed.code === 'offline' ? t.offline : t.refusedOften)
  end(false, signed.code)
}

function findMissing(
  given: { typedName: string; guests: readonly string[]; isTicked: boolean },
  { signing }: LinkWords,
): string | null {
  if (given.typedName.length < 2) return signing.nameMissing
  if (given.guests.some((name) => name.length < 2)) return signing.guestMissing
  return given.isTicked ? null : signing.tickMissing
}
