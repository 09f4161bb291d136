// Lets visitors play on the court of the landing; a file of its own.
import { say } from '../personal-link/fill-parts.ts'
import { endDemoGame, nameDemoGame, openDemoQueue } from './demo-queue.ts'

const court = document.querySelector<HTMLElement>('#court')
if (court) play(court)

function play(court: HTMLElement): void {
  const { pair = '', next = '', told = '' } = court.dataset
  const nameSide = ([one = '', other = '']: readonly string[]) => say(pair, { one, other })
  const show = (part: string, text: string) => {
    const place = court.querySelector(`[data-part=${part}]`)
    if (place) place.textContent = text
  }
  let queue = openDemoQueue(Date.now())
  for (const [index, side] of (['a', 'b'] as const).entries()) {
    const button = court.querySelector<HTMLButtonElement>(`button[data-part=${side}]`)
    if (!button) continue
    button.disabled = false
    button.addEventListener('click', () => {
      const winners = nameSide(nameDemoGame(queue)[side])
      queue = endDemoGame(queue, side, Date.now())
      const game = nameDemoGame(queue)
      const [a, b] = [nameSide(game.a), nameSide(game.b)]
      show('a', a)
      show('b', b)
      show('next', say(next, { names: game.next.join(', ') }))
      show('told', say(told, { pair: winners, a, b }))
      jump(court.querySelectorAll(`[data-player="${index}"]`))
    })
  }
}

function jump(players: Iterable<Element>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const player of players)
    player.animate({ translate: ['0 0', '0 -12px', '0 0'] }, { duration: 400, easing: 'ease-out' })
}
