// The script of the landing that shows an event, inlined at build time.
import './invitation.css'
import { startVisit } from './visit.ts'

async function leaveForGoogle(link: HTMLAnchorElement) {
  const answer = await fetch('/api/auth/sign-in/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'google' }),
  })
    .then((response) => response.json())
    .catch(() => null)
  location.assign(typeof answer?.url === 'string' ? answer.url : link.href)
}

startVisit()
document.querySelector<HTMLAnchorElement>('#google')?.addEventListener('click', (event) => {
  event.preventDefault()
  void leaveForGoogle(event.currentTarget as HTMLAnchorElement)
})
