// The meaning of each level on the court, in plain words. One text for each whole and half level; a
// quarter is on the way to the next.
import { skillStep } from '#domain/player/skill.ts'
import { texts } from '../../i18n/texts.ts'

export const skillTexts = texts(
  {
    label: 'My level',
    lower: 'Lower level',
    higher: 'Higher level',
    lock: 'Skill self-assessment can be updated only once every 10 days.',
    between: (words: string) => `${words} On the way to the next level.`,
    levels: [
      'New to the game: learning how to serve and keep score.',
      'Knows the rules and keeps short rallies going.',
      'Serves and returns in play; learning where to stand.',
      'Sustains rallies, starting to play softly at the net.',
      'Steady strokes, moves forward with the partner, dinks with purpose.',
      'Varies pace and placement, third-shot drops that mostly work.',
      'Controls the point, few unforced errors, reads the other side.',
      'Attacks and defends with a plan, wins local tournaments.',
      'Masters every shot, adapts within a game, plays in strong fields.',
      'Regional tournament level, power with precision.',
      'National tournament level.',
      'Among the best of the country.',
      'Professional.',
    ],
  },
  {
    label: 'Mi nivel',
    lower: 'Bajar nivel',
    higher: 'Subir nivel',
    lock: 'La autoevaluación de nivel solo se puede cambiar una vez cada 10 días.',
    between: (words: string) => `${words} En camino al siguiente nivel.`,
    levels: [
      'Empezando: aprende a sacar y a contar los puntos.',
      'Conoce las reglas y mantiene peloteos cortos.',
      'Saca y devuelve dentro; aprende a colocarse.',
      'Mantiene el peloteo y empieza a jugar suave en la red.',
      'Golpes firmes, sube con su pareja, dejadas con intención.',
      'Varía ritmo y dirección, sus terceras bolas suelen funcionar.',
      'Controla el punto, pocos errores, lee al rival.',
      'Ataca y defiende con un plan, gana torneos locales.',
      'Domina todos los golpes y se adapta durante el partido.',
      'Nivel de torneo regional, potencia con precisión.',
      'Nivel de torneo nacional.',
      'Entre los mejores del país.',
      'Profesional.',
    ],
  },
)

const perText = 0.5

/** Which text describes `skill`, and whether it is a quarter above it. */
export function getSkillText(skill: number): { level: number; isBetween: boolean } {
  const level = Math.floor((skill - 1) / perText)
  return { level, isBetween: skill - 1 - level * perText >= skillStep }
}
