// Recognizes lines of a people list that name no person.

/** 'Members (24)', 'Admin', 'Online': labels that apps put around their lists. */
const label =
  /^(?:(?:all )?(?:members|players|participants|attendees|people|going|coaches|miembros|jugadores|participantes|integrantes|asistentes)(?:\s*[(:·]?\s*\d*\)?)|\d+ (?:members|players|participants|miembros|jugadores|participantes|integrantes)|(?:group )?admin|admin\. del grupo|administrador(?:a)?(?: del grupo)?|owner|organizer|co-organizer|event organizer|host|coach|player|member|online|en línea|see all|ver todo)$/i
/** 'Waitlist:', 'Total: 12', 'Subs (2)', '+1': what organizers write between the names. */
const heading =
  /^(?:total(?:es)?|wait ?list|waiting(?: list)?|lista de espera|en espera|subs?|substitutes?|suplentes?|alternates?|reserves?|reservas?|confirmed|confirmad[oa]s|playing|juegan|guests?|invitad[oa]s?|cancelled|cancelad[oa]|\+ ?\d(?: guests?| invitad[oa]s?)?)\s*[:=–-]?\s*\(?\d*\)?(?: (?:players|people|jugadores|personas))?:?$/i
const unnamed =
  /^(?:.+[’']s guest|invitad[oa] de .+|guest of .+|hidden player \d+|jugador oculto \d+)$/i
const noName = /https?:\/\/|www\.|\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.? ?m\b/i
export const isNotPerson = (text: string): boolean =>
  label.test(text) || heading.test(text) || unnamed.test(text) || noName.test(text)
