export const invitationTexts = {
  places:
    '{n, plural, =0 {Completo, lista de espera} =1 {Queda 1 plaza} other {Quedan {n} plazas}}',
  taken: '{playing} de {max} plazas ocupadas',
  allLevels: 'Todos los niveles',
  levelFrom: 'Nivel desde {skill}',
  levelTo: 'Nivel hasta {skill}',
  levels: 'Nivel {min}–{max}',
  host: 'Organiza {player}',
  cancelled: 'Este evento se canceló.',
  cancelledTitle: 'Cancelado: {title}',
  over: 'Este evento ya pasó.',
  countMeIn: 'Cuenten conmigo',
  withGoogle: 'Continuar con Google',
  players: 'Quiénes juegan',
  more: 'y {n} más',
  waiting: '{n, plural, one {# en la lista de espera} other {# en la lista de espera}}',
  nobody: 'Todavía nadie. Apúntate y empieza la lista.',
}
